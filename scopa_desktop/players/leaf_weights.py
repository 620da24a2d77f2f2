"""Fitted by tools/fit_leaf.py, which writes this file anew."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

STAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "classic": (
            "6 0.115 0.39 0.04688 0.025 -0.2224 0.003548 1.664",
            "12 0.11 0.33 0.03563 0.025 -0.1934 0.1457 1.954",
            "18 0.09 0.3 0.02438 0.025 -0.112 0.1539 2.202",
            "24 0.09 0.3 0.015 0.025 -0.09683 0.2618 2.428",
            "30 0.085 0.27 0.0075 0.025 0.005033 -0.05089 2.653",
        ),
    }
)
"""By preset a line for each size of the stock: size, then the fields of ``prospects.Stage``."""

RESULTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "classic": (
            "0:2:20 0:3:98 0:4:282 0:5:58 0:6:11 0:7:5 0:8:3 1:0:1 1:1:18 1:2:155 1:3:238 1:4:129 1:5:35",
            "1:6:15 1:7:3 1:8:1 2:0:13 2:1:145 2:2:345 2:3:121 2:4:57 2:5:17 2:6:1 3:0:121 3:1:237 3:2:140",
            "3:3:48 3:4:11 3:5:5 3:6:1 4:0:302 4:1:106 4:2:45 4:3:11 4:4:2 5:0:83 5:1:52 5:2:14 5:3:4 6:0:17",
            "6:1:18 6:2:1 6:3:1 7:0:5 7:1:3 8:0:1 8:3:1",
        ),
    }
)
"""By preset how often a deal brought so many points, as ``leader:dealer:times``."""
