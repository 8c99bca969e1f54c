"""In how many ways dice can be set aside that bring a tile, to explain the chances that the table shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from stolik.engine.dice import FACES
from stolik.games.pickomino.ai.turn_ends import SUMS, centre_tiles, exposed_tiles
from stolik.games.pickomino.rules.dice import DICE, WORM, points
from stolik.games.pickomino.rules.state import State

Kept: TypeAlias = tuple[int, ...]
"""Dice set aside, ascending."""


class Ways(NamedTuple):
    """What brings a tile: every sum from ``low`` to ``high``, and how many ``sets`` of dice make one."""

    low: int
    high: int
    sets: int


def sums_for(state: State, tile: int) -> frozenset[int]:
    """Return the sums with which the seat on turn can take or steal a tile; they follow one another."""
    centre, exposed = centre_tiles(state), exposed_tiles(state, state.turn)
    return frozenset([total for total in SUMS if centre.get(total) == tile or total == tile in exposed])


def ways_to(state: State, tile: int) -> Ways | None:
    """Return what brings a tile in this turn, ``None`` where nothing does.

    Sets are counted that hold what is set aside already, whatever the order in which their faces come. After
    a roll one of the faces rolled is among them, with all its dice. How likely each set is isn't told.
    """
    sums = sums_for(state, tile)
    ends = {kept for kept in _ends(state) if WORM in kept and sum(map(points, kept)) in sums}
    return Ways(min(sums), max(sums), len(ends)) if ends else None


def _ends(state: State) -> Iterator[Kept]:
    """Yield every set of dice that can lie aside at the end of the turn, some more than once."""
    if state.phase != "keep":
        yield from _further(state.kept)
        return
    for face, count in Counter(state.rolled).items():
        if face not in state.kept:
            yield from _further(tuple(sorted((*state.kept, *[face] * count))))


def _further(kept: Kept, above: int = 0) -> Iterator[Kept]:
    """Yield these dice, and those to which dice of new faces greater than ``above`` are added."""
    yield tuple(sorted(kept))
    for face in FACES:
        if face > above and face not in kept:
            for count in range(1, DICE - len(kept) + 1):
                yield from _further((*kept, *[face] * count), face)
