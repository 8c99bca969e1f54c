"""The window's part of the game of Farkle."""
