"""Everything said to a player, in the player's language."""
