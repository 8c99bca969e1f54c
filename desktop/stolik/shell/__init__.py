"""The window and its pages as QML sees them, its keys and events, and the program's start and end."""
