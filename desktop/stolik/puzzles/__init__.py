"""Puzzles of all games: made by grade and seed, one of them for every day, and what people have solved."""
