"""Who sits down to the next game."""
