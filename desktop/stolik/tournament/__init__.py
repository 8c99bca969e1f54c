"""Tournaments: draws, points and places as a log of entries, with no Qt, files, clock or particular game."""
