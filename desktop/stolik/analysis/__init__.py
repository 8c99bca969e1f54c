"""Error, luck and the luck-adjusted result of a played game; pure, for every game by its seat values."""
