"""The line-up: the players of the next game."""
