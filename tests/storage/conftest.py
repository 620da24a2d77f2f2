"""Windows knows neither users without rights nor limits of this kind; what they show is the same there."""

import os

collect_ignore = ["test_trouble.py"] if os.name == "nt" else []
