"""The computer players: from what a seat may know to a play."""
