"""What of the game is printed: the score card, and positions on paper."""
