"""Sets of tiles: how they are read and what they are worth, and the best opening of a rack."""
