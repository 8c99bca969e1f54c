"""The process in which the bots of all games think."""
