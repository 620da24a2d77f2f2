"""Builds every object once and connects them."""
