"""Figures, measured side by side; they print a table and never fail."""
