"""Workers that misbehave; a spawned process imports them by name."""

import threading
from multiprocessing.connection import Connection


def die(orders: Connection, reports: Connection) -> None:
    """End at once."""


def hang(orders: Connection, reports: Connection) -> None:
    """Neither answer nor notice that the window is gone."""
    threading.Event().wait()
