"""The tiles of Pickomino and the worms on them (§1)."""

from __future__ import annotations

from typing import Final

TILES: Final = tuple(range(21, 37))
"""The sixteen tiles, ascending."""


def worms(tile: int) -> int:
    """Return the worms on a tile: 1 on 21 to 24, up to 4 on 33 to 36 (§1).

    >>> [worms(tile) for tile in (21, 24, 25, 36)]
    [1, 1, 2, 4]
    """
    return (tile - 17) // 4
