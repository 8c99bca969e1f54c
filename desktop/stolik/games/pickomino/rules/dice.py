"""The eight dice of Pickomino: faces 1 to 6, where the worm is a face of its own that counts 5 points."""

from __future__ import annotations

from typing import Final

WORM: Final = 6
DICE: Final = 8


def points(face: int) -> int:
    """Return what a die of this face adds to the sum: a worm counts 5 (§1).

    >>> [points(face) for face in (1, 5, WORM)]
    [1, 5, 5]
    """
    return 5 if face == WORM else face
