"""Qt models that the shell and the table share."""
