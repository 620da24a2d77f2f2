"""The card table: where things lie, how they move, and the scene that shows it."""
