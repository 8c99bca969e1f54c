"""The 106 tiles: 1-13 in four colours, each twice, and two jokers.

A tile is named as in a record: colour, number and copy (``"k7a"``, ``"o13b"``); the jokers are ``"ja"`` and
``"jb"``. No rule distinguishes the two copies, but each is a tile of its own and in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Tile: TypeAlias = str
"""A tile's name in the record."""

HIDDEN: Final[Tile] = "?"
"""The name of a tile that the viewer doesn't see, in views and in redacted events."""

Set: TypeAlias = tuple[Tile, ...]
Table: TypeAlias = tuple[Set, ...]
"""The sets on the table, in the order in which they were written."""

Kind: TypeAlias = int
"""The print of a tile: 0-51 are ``13 * colour + number - 1``, 52 is a joker, whichever copy."""

COLOURS: Final = "krbo"
"""Black, red, blue, orange."""

NUMBERS: Final = 13
COPIES: Final = "ab"
JOKER: Final[Kind] = len(COLOURS) * NUMBERS
KINDS: Final = JOKER + 1

KIND_OF: Final[Mapping[Tile, Kind]] = {
    **{
        f"{colour}{number}{copy}": NUMBERS * place + number - 1
        for place, colour in enumerate(COLOURS)
        for number in range(1, NUMBERS + 1)
        for copy in COPIES
    },
    **{f"j{copy}": JOKER for copy in COPIES},
}
"""The kind of every tile, by name."""

TILES: Final = tuple(KIND_OF)
"""All 106 tiles, in a fixed order."""


def is_joker(tile: Tile) -> bool:
    return KIND_OF[tile] == JOKER


def number_of(tile: Tile) -> int:
    """Return the number of a tile, 1-13, or 0 for a joker.

    >>> number_of("o13b"), number_of("ja")
    (13, 0)
    """
    kind = KIND_OF[tile]
    return 0 if kind == JOKER else kind % NUMBERS + 1


def colour_of(tile: Tile) -> str:
    """Return the letter of a tile's colour, or ``"j"`` for a joker.

    >>> colour_of("o13b"), colour_of("ja")
    ('o', 'j')
    """
    return tile[0]
