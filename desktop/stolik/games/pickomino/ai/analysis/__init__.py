"""What an analysis reads of a position, and what can be guessed in it."""
