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

LETTERS: Final[Mapping[str, str]] = {"en": "aruo", "pl": "aenp"}
"""The letter of each colour, in the order of ``COLOURS``, by language.

It is the first with which no other colour is meant: "c" could be "czarna" or "czerwona", "b" black or blue.
"""

JOKER_LETTER: Final = "J"

_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "k": ("black", "czarny", "czarna", "czarne"),
    "r": ("red", "czerwony"),
    "b": ("blue", "niebieski"),
    "o": ("orange", "pomarańczowy", "pomaranczowy"),
}
_BLACK: Final = "k"
"""How records write black."""

_LEAST: Final = 3
"""So many letters tell all the names apart."""

_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[^\s,;]")

_OF_KIND: Final[Mapping[Kind, Tile]] = {KIND_OF[tile]: tile for tile in reversed(TILES)}
"""The first tile of each kind."""


class Untaken(NamedTuple):
    """What was typed and isn't taken, and the tiles that it ``could_be``.

    None where it is no tile, two where its colour isn't clear, and one where there are two of it already.
    """

    text: str
    could_be: tuple[Tile, ...] = ()


class TypedTiles(NamedTuple):
    """What was typed: how many tiles of each kind, and what isn't taken, in its order."""

    counts: Mapping[Kind, int]
    untaken: tuple[Untaken, ...]


def read_tiles(text: str) -> TypedTiles:
    """Return the tiles of a text; a number alone has the colour of the tile before it.

    A colour is its letter in English or Polish (a, r, u, o; a, e, n, p), or its name or the beginning of it
    where no other colour begins so. A joker is a J, a star or the word.

    >>> written(read_tiles("red7 8, n13 joker").counts, "en")
    'r7 r8 u13 J'
    >>> [(each.text, each.could_be) for each in read_tiles("x9 c8 k3k3k3").untaken]
    [('x9', ()), ('c8', ('k8a', 'r8a')), ('k3', ('k3a',))]
    """
    counts: Counter[Kind] = Counter()
    untaken: list[Untaken] = []
    colours, word = "", ""

    def put(kind: Kind, typed: str) -> None:
        if counts[kind] < len(COPIES):
            counts[kind] += 1
        else:
            untaken.append(Untaken(typed, (_OF_KIND[kind],)))

    def no_tile() -> None:
        if word:
            untaken.append(Untaken(word))

    before = ""
    for token in _TOKEN.findall(text.lower()):
        if token.isdecimal():
            number = int(token) if len(token) <= len(str(NUMBERS)) else 0
            kinds = [COLOURS.index(colour) * NUMBERS + number - 1 for colour in colours]
            if len(kinds) == 1 and 1 <= number <= NUMBERS:
                put(kinds[0], before + token)
            else:
                known = kinds if 1 <= number <= NUMBERS else ()
                untaken.append(Untaken(before + token, first_of(known)))
            word = ""
        elif token == "*" or token.startswith("joker") or not token.strip("j"):
            no_tile()
            for _ in range(1 if token.startswith("joker") else len(token)):
                put(JOKER, JOKER_LETTER)
            word = ""
        else:
            no_tile()
            colours, word = colours_of_word(token), token
            before = word
    no_tile()
    return TypedTiles(dict(counts), tuple(untaken))


def colours_of_word(word: str) -> str:
    """Return the letters in ``COLOURS`` that a word in small letters could stand for; empty for no colour.

    >>> colours_of_word("n"), colours_of_word("cze"), colours_of_word("cz"), colours_of_word("orange")
    ('b', 'r', 'kr', 'o')
    """
    if word == _BLACK:
        return _BLACK
    for letters in LETTERS.values():
        if word in tuple(letters):
            return COLOURS[letters.index(word)]
    # Polish names change their last letters: "czarna", "czarnej".
    stem = word[: max(_LEAST, len(word) - 2)]
    return "".join(colour for colour, names in _NAMES.items() if any(name.startswith(stem) for name in names))


def written(counts: Mapping[Kind, int], language: str) -> str:
    """Return tiles as they would be typed, by colour and number, the jokers last.

    >>> written({KIND_OF["r7a"]: 2, KIND_OF["b13a"]: 1, JOKER: 1}, "pl")
    'e7 e7 n13 J'
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
