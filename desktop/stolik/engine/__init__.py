"""The engine that plays any game: pure values and functions, without screen, files or clock."""
