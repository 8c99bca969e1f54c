"""Errors, luck and the luck-adjusted result of a finished game; pure, for every game with seat values."""
