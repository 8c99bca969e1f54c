"""The exact solver for the best tiles to lay, given a table and a rack."""
