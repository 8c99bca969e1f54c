"""Hints for a person: what they advise, what is true of it, and what is marked on the table."""
