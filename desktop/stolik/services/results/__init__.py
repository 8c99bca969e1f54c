"""Finished games: what is kept of them, and their analysis in idle time."""
