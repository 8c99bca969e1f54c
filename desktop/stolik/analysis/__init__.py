"""Errors, luck and the luck-adjusted result of games; pure, for every game with seat values."""
