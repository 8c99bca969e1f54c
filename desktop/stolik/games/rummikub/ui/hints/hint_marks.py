"""What a hint marks on the table, and the tiles that a beginner is shown to be of use now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.hints.hint_plan import HintPlan

WHERE: Final = 0
WHICH: Final = 1
SHOWN: Final = 2
"""The steps of a hint to lay tiles."""


@dataclass(frozen=True, slots=True)
class HintMarks:
    """What is marked: tiles that light up, and sets (by their numbers in the draft) that are framed.

    ``letters`` are written on tiles, those that are carried and one that stays in each set on the table, and
    ``goals`` are those of sets: what has the same letter belongs together; empty where only one set is given
    something. ``returned`` are tiles that go back to the rack, ``ghosts`` those that lie where the hint would
    have them.
    """

    lit: frozenset[Tile] = frozenset()
    sets: frozenset[int] = frozenset()
    letters: Mapping[Tile, str] = field(default_factory=dict)
    goals: Mapping[int, str] = field(default_factory=dict)
    returned: frozenset[Tile] = frozenset()
    ghosts: frozenset[Tile] = frozenset()


NO_MARKS: Final = HintMarks()


def marks_of(plan: HintPlan, step: int) -> HintMarks:
    """Return what a step of a hint marks."""
    if step == WHERE:
        # The sets have their frames; only single tiles light up.
        return HintMarks(frozenset((*plan.laid, *plan.returned)), plan.touched)
    carried = frozenset(plan.letters)
    if step == SHOWN:
        return HintMarks(ghosts=carried)
    several = len(set(plan.letters.values())) > 1
    returned = frozenset(plan.returned)
    letters, goals = ({**plan.letters, **plan.stays}, plan.goals) if several else ({}, {})
    return HintMarks(carried | returned, frozenset(plan.goals), letters, goals, returned)
