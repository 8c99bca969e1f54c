"""Tiles, and what is wrong with a set of them, in words.

The sources are English. A tile has two names, for a language whose words change with their place: "red 7"
names it, "the red 7" is a tile that is taken or laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.games.rummikub.rules.tiles import KIND_OF, Tile, colour_of, is_joker, number_of

CONTEXT: Final = "rummikub"

COLOURS: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange"),
}

NAMED: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black {number}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red {number}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue {number}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange {number}"),
    "j": QT_TRANSLATE_NOOP("rummikub", "joker"),
}
"""Tiles as they are called."""

TAKEN: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "the black {number}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "the red {number}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "the blue {number}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "the orange {number}"),
    "j": QT_TRANSLATE_NOOP("rummikub", "the joker"),
}
"""Tiles that something is done to."""

FAULTS: Final[Mapping[str, str]] = {
    "too_few_tiles": translate(
        "rummikub", "%n (tile is|tiles are) no set yet: at least three belong together.", "", 0
    ),
    "colour_twice": QT_TRANSLATE_NOOP("rummikub", "{twice} stands twice in this group."),
    "group_too_long": translate(
        "rummikub", "A group has four tiles at most, one of each colour; this one has %n (tile|tiles).", "", 0
    ),
    "other_number_in_group": QT_TRANSLATE_NOOP(
        "rummikub", "{tile} doesn't belong here: all the tiles of this group show {number}."
    ),
    "other_colour_in_run": QT_TRANSLATE_NOOP("rummikub", "{tile} doesn't belong here: this run is {colour}."),
    "number_twice": QT_TRANSLATE_NOOP("rummikub", "{twice} stands twice in this run."),
    "run_downwards": QT_TRANSLATE_NOOP(
        "rummikub", "A run goes upwards, from its lowest number to its highest."
    ),
    "one_after_thirteen": QT_TRANSLATE_NOOP("rummikub", "A run ends at 13: there is no 1 after it."),
    "not_consecutive": QT_TRANSLATE_NOOP(
        "rummikub", "The numbers of a run follow one another, and here {next} comes right after {number}."
    ),
    "wrong_jokers_between": translate(
        "rummikub",
        "Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.",
        "",
        0,
    ),
    "joker_past_the_end": QT_TRANSLATE_NOOP(
        "rummikub", "The joker would be a {number} here, and there are only the numbers 1 to 13."
    ),
    "neither_run_nor_group": QT_TRANSLATE_NOOP(
        "rummikub", "{tile} and {other} fit together neither in a run nor in a group."
    ),
}
"""What is wrong with a set on the table, by the fault's code."""

LOOSE_JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "A joker can't lie alone: put it into a set in this turn.")
EMPTY_TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "nothing")


def tile(name: Tile) -> str:
    """Return what a tile is called."""
    return sentence(CONTEXT, NAMED[colour_of(name)], {"number": number_of(name)})


def taken(name: Tile) -> str:
    """Return a tile as the thing that something is done to."""
    return sentence(CONTEXT, TAKEN[colour_of(name)], {"number": number_of(name)})


def tiles(names: Iterable[Tile]) -> str:
    """Return what tiles are called, one after the other."""
    return ", ".join(tile(name) for name in names)


def table(sets: Iterable[Sequence[Tile]]) -> str:
    """Return what lies on a table, set by set."""
    return "; ".join(tiles(row) for row in sets) or translated(CONTEXT, EMPTY_TABLE)


def fault(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of what is wrong with a set, by the code and the facts of its fault."""
    known = dict(facts)
    count: int | None = None
    match code:
        case "too_few_tiles" if len(facts["tiles"]) == 1 and is_joker(facts["tiles"][0]):
            return translated(CONTEXT, LOOSE_JOKER)
        case "too_few_tiles" | "group_too_long":
            count = facts["given"]
        case "wrong_jokers_between":
            count = facts["next"] - facts["number"] - 1
        case "colour_twice" | "number_twice":
            known["twice"] = tile(f"{facts['colour']}{facts['number']}a")
    return said(FAULTS[code], known, count)


def said(
    source: str,
    facts: Mapping[str, Any],
    count: int | None = None,
    values: Mapping[str, Mapping[Any, str]] | None = None,
) -> str:
    """Return a sentence with tiles and colours in words, and with a capital at its head."""
    known = dict(facts)
    for fact in ("tile", "other"):
        if known.get(fact) in KIND_OF:
            known[fact] = tile(known[fact])
    words = {"colour": COLOURS, **(values or {})}
    text = sentence(CONTEXT, source, known, count=count, values=words)
    return text[:1].upper() + text[1:]
