"""The fifth game's tests only run in a copy of the program that has this game."""

collect_ignore = ["farkle"]
