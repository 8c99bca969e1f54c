"""The games that are over: what is kept of them, and their analysis in spare time."""
