"""A match: deals, sides, points, target, and its record."""
