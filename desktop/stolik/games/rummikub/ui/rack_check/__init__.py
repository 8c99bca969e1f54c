"""The referee's question whether a rack of a real table could open, and its exact answer."""
