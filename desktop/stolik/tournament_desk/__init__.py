"""The pages of a tournament: what they hold, and what QML sees of it."""
