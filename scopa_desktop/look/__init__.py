"""Colours, sizes, style sheet, icons and shadows."""
