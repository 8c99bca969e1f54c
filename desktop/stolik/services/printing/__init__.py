"""Printed pages: their layout and how they are painted."""
