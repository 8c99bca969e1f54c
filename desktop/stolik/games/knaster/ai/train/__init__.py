"""Trainers of the data in ``ai/data``; not shipped."""
