"""Stolik, four family games around one computer."""

__version__ = "1.1.0"
__contact__ = "authors@stolik.example"
