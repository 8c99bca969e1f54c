"""Sets, places and tiles in the words of who hears them, with numbers instead of marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, read
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui.messages.set_names import JOKER
from stolik.games.rummikub.ui.messages.tile_names import COLOURS, CONTEXT, taken, tile, tiles

RUNS: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black run {first} to {last}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red run {first} to {last}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue run {first} to {last}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange run {first} to {last}"),
}
GROUP: Final = QT_TRANSLATE_NOOP("rummikub", "group of {number}s, {colours}")
WITH_JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "{set}, joker for {number}")
UNFINISHED: Final = QT_TRANSLATE_NOOP("rummikub", "not finished: {tiles}")
IN_DISORDER: Final = QT_TRANSLATE_NOOP("rummikub", "in disorder: {tiles}")
NUMBERED: Final = QT_TRANSLATE_NOOP("rummikub", "set {number}, {set}")

AND: Final = QT_TRANSLATE_NOOP("rummikub", "{before} and {last}")

SERIES: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black {first} to {last}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red {first} to {last}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue {first} to {last}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange {first} to {last}"),
}
"""Tiles of one colour that follow one another, as the things that something is done to."""

ORDINALS: Final = (
    QT_TRANSLATE_NOOP("rummikub", "first"),
    QT_TRANSLATE_NOOP("rummikub", "second"),
    QT_TRANSLATE_NOOP("rummikub", "third"),
    QT_TRANSLATE_NOOP("rummikub", "fourth"),
    QT_TRANSLATE_NOOP("rummikub", "fifth"),
    QT_TRANSLATE_NOOP("rummikub", "sixth"),
    QT_TRANSLATE_NOOP("rummikub", "seventh"),
    QT_TRANSLATE_NOOP("rummikub", "eighth"),
    QT_TRANSLATE_NOOP("rummikub", "ninth"),
    QT_TRANSLATE_NOOP("rummikub", "tenth"),
    QT_TRANSLATE_NOOP("rummikub", "eleventh"),
    QT_TRANSLATE_NOOP("rummikub", "twelfth"),
    QT_TRANSLATE_NOOP("rummikub", "thirteenth"),
)
OUT_OF: Final = (
    QT_TRANSLATE_NOOP("rummikub", "of one"),
    QT_TRANSLATE_NOOP("rummikub", "of two"),
    QT_TRANSLATE_NOOP("rummikub", "of three"),
    QT_TRANSLATE_NOOP("rummikub", "of four"),
    QT_TRANSLATE_NOOP("rummikub", "of five"),
    QT_TRANSLATE_NOOP("rummikub", "of six"),
    QT_TRANSLATE_NOOP("rummikub", "of seven"),
    QT_TRANSLATE_NOOP("rummikub", "of eight"),
    QT_TRANSLATE_NOOP("rummikub", "of nine"),
    QT_TRANSLATE_NOOP("rummikub", "of ten"),
    QT_TRANSLATE_NOOP("rummikub", "of eleven"),
    QT_TRANSLATE_NOOP("rummikub", "of twelve"),
    QT_TRANSLATE_NOOP("rummikub", "of thirteen"),
)
IN_SET: Final = QT_TRANSLATE_NOOP("rummikub", "{place} in set {set}")
ONE_OF: Final = QT_TRANSLATE_NOOP("rummikub", "{place} of {count}")


def described(row: Sequence[Tile]) -> str:
    """Return what tiles side by side are: a run, a group, or tiles that are no set yet.

    >>> described(["r9a", "r10a", "r11a"]), described(["r7a", "k7a", "ja"])
    ('red run 9 to 11', 'group of 7s, red, black, joker')
    """
    meld = read(row)
    if not isinstance(meld, Meld):
        source = UNFINISHED if len(row) < LEAST else IN_DISORDER
        return sentence(CONTEXT, source, {"tiles": tiles(row)})
    if meld.kind == "group":
        names = (JOKER if is_joker(one) else COLOURS[colour_of(one)] for one in row)
        colours = ", ".join(translated(CONTEXT, name) for name in names)
        return sentence(CONTEXT, GROUP, {"number": meld.numbers[0], "colours": colours})
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    text = sentence(CONTEXT, RUNS[meld.colours[0]], facts)
    for one, number in zip(row, meld.numbers, strict=True):
        if is_joker(one):
            text = sentence(CONTEXT, WITH_JOKER, {"set": text, "number": number})
    return text


def set_summary(number: int, row: Sequence[Tile]) -> str:
    """Return a set by its number and what it is.

    >>> set_summary(2, ["r9a", "r10a", "r11a"])
    'set 2, red run 9 to 11'
    """
    return sentence(CONTEXT, NUMBERED, {"number": number, "set": described(row)})


def place(index: int, count: int) -> str:
    """Return a tile's place among others, ``index`` from 0.

    >>> place(1, 3), place(13, 14)
    ('second of three', '14 of 14')
    """
    if count > len(OUT_OF):
        return sentence(CONTEXT, ONE_OF, {"place": index + 1, "count": count})
    return f"{translated(CONTEXT, ORDINALS[index])} {translated(CONTEXT, OUT_OF[count - 1])}"


def place_in_set(index: int, count: int, number: int) -> str:
    """Return a tile's place in a set, ``index`` from 0.

    >>> place_in_set(1, 3, 2)
    'second of three in set 2'
    """
    return sentence(CONTEXT, IN_SET, {"place": place(index, count), "set": number})


def tiles_held(row: Sequence[Tile]) -> str:
    """Return tiles as the things that something is done to.

    >>> tiles_held(["r9a", "r10a", "r11a"]), tiles_held(["r9a", "ja"])
    ('red 9 to 11', 'the red 9 and the joker')
    """
    plain = len(row) >= LEAST and not any(map(is_joker, row))
    if plain and len({colour_of(one) for one in row}) == 1:
        numbers = [number_of(one) for one in row]
        if all(after == before + 1 for before, after in pairwise(numbers)):
            facts = {"first": numbers[0], "last": numbers[-1]}
            return sentence(CONTEXT, SERIES[colour_of(row[0])], facts)
    *tiles, last = [taken(one) for one in row] or [""]
    parts = {"before": ", ".join(tiles), "last": last}
    return sentence(CONTEXT, AND, parts) if tiles else last


def rack_place(name: Tile, rack: Sequence[Tile]) -> str:
    """Return which of two equal tiles on the rack, in its order, a tile is; empty where there is one."""
    same = [other for other in rack if tile(other) == tile(name)]
    return place(same.index(name), len(same)) if len(same) > 1 else ""
