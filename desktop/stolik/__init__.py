"""Stolik, four family games round one computer."""

__version__ = "1.0.0"
__contact__ = "authors@stolik.example"
