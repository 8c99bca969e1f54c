"""The tournaments on disk, and their games in progress."""
