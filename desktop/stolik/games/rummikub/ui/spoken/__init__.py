"""The table told to who doesn't see it: groups, places of tiles, what can be done with them, and moves by set numbers."""
