"""The tables of the house: the one in play, those that wait, and how they are saved."""
