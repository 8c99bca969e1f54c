"""Stolik, four family games round one computer."""

__version__ = "0.1.0"
