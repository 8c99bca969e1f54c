"""Lessons: the first game of somebody who learns a game, told step by step at the game's own table."""
