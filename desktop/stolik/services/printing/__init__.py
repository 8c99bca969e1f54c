"""Printed pages: what stands where, and how it is painted."""
