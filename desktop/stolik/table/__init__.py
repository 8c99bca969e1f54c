"""The Qt layer between a game's rules and its screen, common to all games."""
