"""Whose turn it is, and the way to the computer players."""
