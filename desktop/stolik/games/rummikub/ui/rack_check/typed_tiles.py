"""Tiles as somebody types them: "r7 b8 o13 J", with the letters of either language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    COPIES,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    TILES,
    Kind,
    Tile,
)

LETTERS: Final[Mapping[str, str]] = {"en": "krbo", "pl": "kcnp"}
"""The letter of each colour, in the order of ``COLOURS``, by language."""

JOKER_LETTER: Final = "J"

_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "k": ("black", "czarny", "czarna", "czarne"),
    "r": ("red", "czerwony"),
    "b": ("blue", "niebieski"),
    "o": ("orange", "pomarańczowy", "pomaranczowy"),
}
_LEAST: Final = 3
"""So many letters tell all the names apart."""

_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[^\s,;]")

_OF_KIND: Final[Mapping[Kind, Tile]] = {KIND_OF[tile]: tile for tile in reversed(TILES)}
"""The first tile of each kind."""


class TypedTiles(NamedTuple):
    """What was typed: how many ``tiles`` of each kind, what is no tile, and the tiles typed too often."""

    counts: Mapping[Kind, int]
    unread: tuple[str, ...]
    too_many: tuple[Tile, ...]


def read_tiles(text: str) -> TypedTiles:
    """Return the tiles of a text; a number alone has the colour of the tile before it.

    A colour is its letter in English or Polish (k, r, b, o; k, c, n, p), or three letters or more of its
    name. A joker is a J, a star or the word.

    >>> written(read_tiles("red7 8, n13 joker").counts, "en")
    'r7 r8 b13 J'
    >>> read_tiles("x9 r14 k3k3k3")[1:]
    (('x9', 'r14'), ('k3a',))
    """
    counts: Counter[Kind] = Counter()
    unread: list[str] = []
    too_many: dict[Tile, None] = {}
    colour, word = "", ""

    def put(kind: Kind) -> None:
        if counts[kind] < len(COPIES):
            counts[kind] += 1
        else:
            too_many[_OF_KIND[kind]] = None

    def no_tile() -> None:
        if word:
            unread.append(word)

    for token in _TOKEN.findall(text.lower()):
        if token.isdecimal():
            number = int(token) if len(token) <= len(str(NUMBERS)) else 0
            if colour and 1 <= number <= NUMBERS:
                put(COLOURS.index(colour) * NUMBERS + number - 1)
            else:
                unread.append((word or colour) + token)
            word = ""
        elif token == "*" or token.startswith("joker") or not token.strip("j"):
            no_tile()
            for _ in range(1 if token.startswith("joker") else len(token)):
                put(JOKER)
            word = ""
        else:
            no_tile()
            colour, word = colour_of_word(token), token
    no_tile()
    return TypedTiles(dict(counts), tuple(unread), tuple(too_many))


def colour_of_word(word: str) -> str:
    """Return the letter in ``COLOURS`` for a colour's letter or name in small letters; empty for no colour.

    >>> colour_of_word("n"), colour_of_word("cze"), colour_of_word("cz"), colour_of_word("orange")
    ('b', 'r', '', 'o')
    """
    for letters in LETTERS.values():
        if word in tuple(letters):
            return COLOURS[letters.index(word)]
    if len(word) < _LEAST:
        return ""
    # Polish names change their last letters: "czarna", "czarnej".
    stem = word[: max(_LEAST, len(word) - 2)]
    for colour, names in _NAMES.items():
        if any(name.startswith(stem) for name in names):
            return colour
    return ""


def written(counts: Mapping[Kind, int], language: str) -> str:
    """Return tiles as they would be typed, by colour and number, the jokers last.

    >>> written({KIND_OF["r7a"]: 2, KIND_OF["b13a"]: 1, JOKER: 1}, "pl")
    'c7 c7 n13 J'
    """
    letters = LETTERS[language]
    return " ".join(
        JOKER_LETTER if kind == JOKER else f"{letters[kind // NUMBERS]}{kind % NUMBERS + 1}"
        for kind in range(KINDS)
        for _ in range(counts.get(kind, 0))
    )


def tiles_of(counts: Mapping[Kind, int]) -> tuple[Tile, ...]:
    """Return the tiles of so many of each kind, at most two."""
    return tuple(tile for tile in TILES if COPIES.index(tile[-1]) < counts.get(KIND_OF[tile], 0))


def first_of(kinds: Iterable[Kind]) -> tuple[Tile, ...]:
    """Return one tile of each kind."""
    return tuple([_OF_KIND[kind] for kind in kinds])
