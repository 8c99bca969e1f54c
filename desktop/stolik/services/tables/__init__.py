"""The tables of the house: the one in play, the waiting games, and how they are saved."""
