"""One step of a rearrangement in words: which tiles, out of where, and what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from stolik.engine.messages import QT_TRANSLATE_NOOP, Translate, english, sentence, translate
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT, said, taken, tiles

Source: TypeAlias = Literal["rack", "run", "group", "loose"]
Target: TypeAlias = Literal["new_run", "new_group", "run", "group", "joker", "aside"]

STEP: Final = QT_TRANSLATE_NOOP("rummikub", "Take {moved} {source}, {target}.")

SOURCES: Final[Mapping[Source, str]] = {
    "rack": QT_TRANSLATE_NOOP("rummikub", "from your rack"),
    "run": QT_TRANSLATE_NOOP("rummikub", "from the run"),
    "group": QT_TRANSLATE_NOOP("rummikub", "from the group"),
    "loose": QT_TRANSLATE_NOOP("rummikub", "from beside the sets"),
}

TARGETS: Final[Mapping[Target, str]] = {
    "new_run": translate("rummikub", "put (it|them) down as a new run", "", 0),
    "new_group": translate("rummikub", "put (it|them) down as a new group", "", 0),
    "run": translate("rummikub", "put (it|them) on the run {onto}", "", 0),
    "group": translate("rummikub", "put (it|them) into the group {onto}", "", 0),
    "joker": translate("rummikub", "put (it|them) in the joker's place", "", 0),
    "aside": translate("rummikub", "put (it|them) aside for a moment", "", 0),
}


def step(
    moved: Sequence[Tile],
    source: Source,
    target: Target,
    onto: Sequence[Tile] = (),
    translate: Translate = english,
) -> str:
    """Return the sentence of a step; ``onto`` is the set that tiles are put to, as it lay before."""
    facts = {
        "moved": ", ".join(taken(name, translate) for name in moved),
        "source": translate(CONTEXT, SOURCES[source]),
        "target": sentence(
            CONTEXT, TARGETS[target], {"onto": tiles(onto, translate)}, translate, count=len(moved)
        ),
    }
    return said(STEP, facts, translate)
