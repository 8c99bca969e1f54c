"""Puzzles of Rummikub: racks that can be laid as a whole on a table that has to be rearranged for it."""
