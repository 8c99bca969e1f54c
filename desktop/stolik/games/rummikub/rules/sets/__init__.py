"""Sets of tiles: their readings and their points, and the best opening of a rack."""
