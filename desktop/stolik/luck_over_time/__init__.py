"""Luck over time: what luck and choices did for a person over all finished games."""
