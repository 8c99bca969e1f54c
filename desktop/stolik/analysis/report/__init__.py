"""The report on a game: everybody's chances, luck and skill in words, and the moments that mattered."""
