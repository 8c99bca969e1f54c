"""The Qt middle between a game's rules and its screen, common to all games."""
