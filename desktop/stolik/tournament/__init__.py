"""Tournaments: draws, points and places as a log of entries; no Qt, file, clock or game by name."""
