"""Benchmarks: they print a table of figures, side by side, and never fail."""
