"""Work around the computer players that needs no window."""
