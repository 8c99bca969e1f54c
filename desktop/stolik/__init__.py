"""Stolik, four family games round one computer."""

__version__ = "0.1.0"
__contact__ = "authors@stolik.example"
