"""The value of a seat from what it knows, for the analysis."""
