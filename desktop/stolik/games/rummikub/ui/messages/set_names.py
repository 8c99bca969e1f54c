"""Sets of tiles by short names: "red 5-6-7", "red 5–11", "7-7-7".

The sources are English. A set has a name for each place in a sentence, for a language whose words change
with it: laid, taken from, and put to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT, taken, tiles

NamePlace: TypeAlias = Literal["laid", "from", "to"]

RUNS: Final[Mapping[NamePlace, Mapping[str, str]]] = {
    "laid": {
        "k": QT_TRANSLATE_NOOP("rummikub", "black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "orange {run}"),
    },
    "from": {
        "k": QT_TRANSLATE_NOOP("rummikub", "from black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "from red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "from blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "from orange {run}"),
    },
    "to": {
        "k": QT_TRANSLATE_NOOP("rummikub", "to black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "to red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "to blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "to orange {run}"),
    },
}
"""A run by its colour and its numbers."""

GROUPS: Final[Mapping[NamePlace, str]] = {
    "laid": QT_TRANSLATE_NOOP("rummikub", "{group}"),
    "from": QT_TRANSLATE_NOOP("rummikub", "from {group}"),
    "to": QT_TRANSLATE_NOOP("rummikub", "to {group}"),
}
"""A group by its numbers."""

JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "joker")

_SHORT: Final = 4
"""A run of more tiles is named by its first and its last number."""


def set_name(row: Sequence[Tile], place: NamePlace) -> str:
    """Return the name of a set, or of tiles side by side, as it stands in a sentence at such a place."""
    plain = [tile for tile in row if not is_joker(tile)]
    meld = read(row)
    kind = meld.kind if isinstance(meld, Meld) else ""
    if plain and (
        kind == "group" or (not kind and len({number_of(tile) for tile in plain}) == 1 < len(plain))
    ):
        return sentence(CONTEXT, GROUPS[place], {"group": _side_by_side(row)})
    if plain and len({colour_of(tile) for tile in plain}) == 1:
        run = _side_by_side(row)
        if isinstance(meld, Meld) and len(row) > _SHORT:
            run = f"{meld.numbers[0]}–{meld.numbers[-1]}"
        return sentence(CONTEXT, RUNS[place][colour_of(plain[0])], {"run": run})
    return sentence(CONTEXT, GROUPS[place], {"group": tiles(row)})


def tiles_taken(row: Sequence[Tile]) -> str:
    """Return tiles as the things that something is done to, those of one colour together."""
    if len(row) > 1 and not any(map(is_joker, row)) and len({colour_of(tile) for tile in row}) == 1:
        numbers = [number_of(tile) for tile in row]
        if all(other == one + 1 for one, other in pairwise(numbers)):
            return set_name(row, "laid")
        run = ", ".join(map(str, numbers))
        return sentence(CONTEXT, RUNS["laid"][colour_of(row[0])], {"run": run})
    return ", ".join(taken(tile) for tile in row)


def _side_by_side(row: Sequence[Tile]) -> str:
    return "-".join(translated(CONTEXT, JOKER) if is_joker(tile) else str(number_of(tile)) for tile in row)
