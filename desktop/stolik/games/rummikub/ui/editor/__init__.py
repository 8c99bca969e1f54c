"""The table on the screen and the edits of a turn on it, without Qt."""
