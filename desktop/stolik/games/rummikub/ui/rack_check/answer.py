"""Whether a rack could open, in words, with the sets that prove it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.games.rummikub.rules.sets.opening import NEEDED, Opening, best_opening
from stolik.games.rummikub.rules.tiles import Set, Tile, number_of
from stolik.games.rummikub.ui.names import CONTEXT

MANY: Final = 28
"""The tiles above which the best opening can take seconds, if they are much alike; any opening will do."""

NO_TILES: Final = QT_TRANSLATE_NOOP("rummikub", "Press the tiles that are on the rack, or type them.")
OPENS: Final = QT_TRANSLATE_NOOP("rummikub", "Yes, it opens: {worth} points.")
OPENS_NOT: Final = QT_TRANSLATE_NOOP("rummikub", "No: the best is {worth}.")
NO_SET: Final = QT_TRANSLATE_NOOP("rummikub", "No: these tiles make no set.")

COSTS_200: Final = QT_TRANSLATE_NOOP(
    "rummikub",
    "Not opened with this rack: −200. Only −100 if the last tile alone made it possible and that was"
    " announced, or if there was no turn yet.",
)
COSTS_100: Final = QT_TRANSLATE_NOOP("rummikub", "Not opened with this rack: −100.")


class Answer(NamedTuple):
    """Whether a rack ``opens``, and the sets that are worth ``worth`` together.

    The sets are the best ones where the rack doesn't open.
    """

    opens: bool
    worth: int
    sets: tuple[Set, ...]


def answer(rack: Sequence[Tile]) -> Answer:
    """Return whether a rack could open: exactly, over all combinations of sets and jokers.

    The sets of up to ``MANY`` tiles are the best ones there are.

    >>> answer(["k9a", "r9a", "b9a", "r2a"]).opens, answer(["k9a", "r9a", "b9a", "r2a"]).worth
    (False, 27)
    """
    found: Opening | None = None
    if len(rack) > MANY:
        found = best_opening(sorted(rack, key=number_of, reverse=True)[:MANY])
    if found is None or found.value < NEEDED:
        found = best_opening(rack)
    if found is None:
        return Answer(False, 0, ())
    return Answer(found.value >= NEEDED, found.value, found.sets)


def answer_text(rack: Sequence[Tile], known: Answer) -> str:
    """Return the answer in one sentence, or what to do where there are no tiles."""
    source = NO_TILES if not rack else OPENS if known.opens else OPENS_NOT if known.sets else NO_SET
    return sentence(CONTEXT, source, {"worth": known.worth})


def cost_text(rack: Sequence[Tile], known: Answer) -> str:
    """Return what it means for the points at the end of the game; empty where there are no tiles."""
    return translated(CONTEXT, COSTS_200 if known.opens else COSTS_100) if rack else ""
