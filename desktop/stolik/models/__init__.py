"""Qt models and words that the shell and the table share."""
