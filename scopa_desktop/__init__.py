"""Scopa Desktop: the Italian card game for your own table."""

__version__ = "0.1.0"
