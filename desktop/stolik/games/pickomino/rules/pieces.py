"""The tiles of Pickomino with their worms, and its eight dice with a worm for the six (§1)."""

from __future__ import annotations

from typing import Final

WORM: Final = 6
DICE: Final = 8


def points(face: int) -> int:
    """Return the points that a die with this face adds to the sum; a worm counts 5 (§1).

    >>> [points(face) for face in (1, 5, WORM)]
    [1, 5, 5]
    """
    return 5 if face == WORM else face


TILES: Final = tuple(range(21, 37))
"""The sixteen tiles, ascending."""


def worms(tile: int) -> int:
    """Return the number of worms on a tile, from 1 on tiles 21 to 24 to 4 on tiles 33 to 36 (§1).

    >>> [worms(tile) for tile in (21, 24, 25, 36)]
    [1, 1, 2, 4]
    """
    return (tile - 17) // 4
