"""The pages of the tournament: those that were begun, a new one, and the desk at which one is held."""
