"""Pages on paper: what stands where, and how it is painted."""
