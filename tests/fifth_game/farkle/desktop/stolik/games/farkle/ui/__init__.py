"""What the window shows of the game of Farkle."""
