"""A position to be played again, and what the move was worth, as QML sees it."""
