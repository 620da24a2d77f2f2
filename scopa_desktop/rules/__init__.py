"""The rules of the game, as a library."""
