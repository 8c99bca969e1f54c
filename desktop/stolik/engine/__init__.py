"""The engine that plays any game: pure values and functions, no screen, file or clock."""
