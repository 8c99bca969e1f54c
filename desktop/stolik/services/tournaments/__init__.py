"""The tournaments on the disk, and the games in progress that belong to them."""
