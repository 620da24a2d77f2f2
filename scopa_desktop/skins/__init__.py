"""Decks of cards: descriptions, art and pixmaps."""
