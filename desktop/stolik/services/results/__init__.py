"""Finished games: their kept results, and their analysis in idle time."""
