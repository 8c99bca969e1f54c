"""The exact solver: the best tiles to lay for a table and a rack."""
