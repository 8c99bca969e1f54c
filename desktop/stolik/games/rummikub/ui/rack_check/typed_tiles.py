"""Tiles as they are typed: "r7 u8 o13 J", with the words of a language or the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import takewhile
from string import ascii_lowercase
from typing import Final, NamedTuple
from unicodedata import combining, normalize

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

JOKER_LETTER: Final = "J"
_BLACK: Final = "k"
"""How records write black, in every language."""

_LEAST: Final = 3
"""The letters that tell all the names apart."""

_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[^\s,;]")

_OF_KIND: Final[Mapping[Kind, Tile]] = {KIND_OF[tile]: tile for tile in reversed(TILES)}
"""The first tile of each kind."""


class TileWords(NamedTuple):
    """What a language calls the tiles: the ``colours`` in the order of ``COLOURS``, and the ``joker``."""

    colours: tuple[str, ...]
    joker: str


ENGLISH: Final = TileWords(("black", "red", "blue", "orange"), "joker")


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


def read_tiles(text: str, words: TileWords = ENGLISH) -> TypedTiles:
    """Return the tiles of a text; a number alone has the colour of the tile before it.

    A colour is its letter in the language of the words or in English, or its name or the beginning of it
    where no other colour begins so. A joker is a J, a star or the word. Marks of letters may be left out.

    >>> written(read_tiles("red7 8, u13 joker").counts)
    'r7 r8 u13 J'
    >>> [(each.text, each.could_be) for each in read_tiles("x9 b8 k3k3k3").untaken]
    [('x9', ()), ('b8', ('k8a', 'b8a')), ('k3', ('k3a',))]
    """
    jokers = tuple(_folded(each.joker) for each in (words, ENGLISH))
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
    for token in _TOKEN.findall(normalize("NFC", text.lower())):
        if token.isdecimal():
            number = int(token) if len(token) <= len(str(NUMBERS)) else 0
            kinds = [COLOURS.index(colour) * NUMBERS + number - 1 for colour in colours]
            if len(kinds) == 1 and 1 <= number <= NUMBERS:
                put(kinds[0], before + token)
            else:
                known = kinds if 1 <= number <= NUMBERS else ()
                untaken.append(Untaken(before + token, first_of(known)))
            word = ""
        elif (named := _folded(token).startswith(jokers)) or token == "*" or not token.strip("j"):
            no_tile()
            for _ in range(1 if named else len(token)):
                put(JOKER, JOKER_LETTER)
            word = ""
        else:
            no_tile()
            colours, word = colours_of_word(token, words), token
            before = word
    no_tile()
    return TypedTiles(dict(counts), tuple(untaken))


@cache
def letters_of(words: TileWords) -> str:
    """Return the letter of each colour, in the order of ``COLOURS``: another one for each.

    It is the first one of the name with which no other colour is meant: "b" could be black or blue. If
    a name has none, it is any letter that is left.

    >>> letters_of(ENGLISH), letters_of(TileWords(("negro", "rojo", "azul", "naranja"), "comodín"))
    ('aruo', 'erab')
    """
    names = [_folded(name) for name in words.colours]
    found: list[str] = []
    for at, name in enumerate(names):
        others = names[:at] + names[at + 1 :]
        shared = max(_shared(name, other) for other in others)
        taken = {*found, *(other[:1] for other in others), JOKER_LETTER.lower(), *_BLACK * (at > 0)}
        # The last ones stand in where a name has none of its own.
        candidates = name[shared:] + name + ascii_lowercase
        found.append(next(letter for letter in candidates if letter.isalpha() and letter not in taken))
    return "".join(found)


def colours_of_word(word: str, words: TileWords = ENGLISH) -> str:
    """Return the letters in ``COLOURS`` that a word in small letters could stand for; empty for no colour.

    >>> [colours_of_word(word) for word in ("u", "blu", "bl", "orange")]
    ['b', 'b', 'kb', 'o']
    """
    typed = _folded(word)
    if typed == _BLACK:
        return _BLACK
    for language in (words, ENGLISH):
        letters, names = letters_of(language), [_folded(name) for name in language.colours]
        if typed in tuple(letters):
            return COLOURS[letters.index(typed)]
        # Names may change their last letters: "czarna", "czarnej".
        stem = typed[: max(_LEAST, len(typed) - 2)]
        exact = [colour for colour, name in zip(COLOURS, names, strict=True) if name == typed]
        begun = [colour for colour, name in zip(COLOURS, names, strict=True) if name.startswith(stem)]
        if exact or begun:
            return "".join(exact or begun)
    return ""


def written(counts: Mapping[Kind, int], words: TileWords = ENGLISH) -> str:
    """Return tiles as they would be typed, by colour and number, the jokers last.

    >>> written({KIND_OF["r7a"]: 2, KIND_OF["b13a"]: 1, JOKER: 1})
    'r7 r7 u13 J'
    """
    letters = letters_of(words)
    return " ".join(
        JOKER_LETTER if kind == JOKER else f"{letters[kind // NUMBERS]}{kind % NUMBERS + 1}"
        for kind in range(KINDS)
        for _ in range(counts.get(kind, 0))
    )


def tiles_of(counts: Mapping[Kind, int]) -> tuple[Tile, ...]:
    """Return the tiles that are counted by kind, at most two of each."""
    return tuple(tile for tile in TILES if COPIES.index(tile[-1]) < counts.get(KIND_OF[tile], 0))


def first_of(kinds: Iterable[Kind]) -> tuple[Tile, ...]:
    """Return one tile of each kind, in the order of the kinds."""
    return tuple([_OF_KIND[kind] for kind in kinds])


def _shared(one: str, other: str) -> int:
    """Return how many letters two words have in common at their beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _folded(word: str) -> str:
    """Return a word in small letters without marks."""
    return "".join(letter for letter in normalize("NFD", word.lower()) if not combining(letter))
