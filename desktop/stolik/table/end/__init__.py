"""The end of a game on the screen: what it comes to, and how it is shown."""
