"""A move on the table as a person would make it: set by set, each with the tiles that come to it.

Which set has become which is decided as for the places on the screen (``keeping_ids``). Every set that gets
tiles is one step, so there are as few steps as there can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import Table, Tile
from stolik.games.rummikub.ui.draft.set_joining import Row
from stolik.games.rummikub.ui.draft.turn_draft import LaidSet, LaidSets, keeping_ids

_CACHED: Final = 1 << 7
"""The moves of a game, each asked for by the log, the screen and the status; each holds 20 KiB."""


@dataclass(frozen=True, slots=True)
class TakenTiles:
    """Tiles that leave a set for another one; ``source`` is the set as it lay before the step."""

    tiles: Row
    set_id: int
    source: Row


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """All the tiles that come to one set: first those taken from other sets, then those laid from the rack.

    ``onto`` is the set as it lay before the step, empty for a new one; ``result`` is the set after it, which
    may still hold tiles that leave in a later step. ``table`` is the table after it, without empty sets.
    """

    set_id: int
    onto: Row
    taken: tuple[TakenTiles, ...]
    laid: Row
    result: Row
    table: LaidSets

    @property
    def arriving(self) -> Row:
        """The tiles that come to the set, in the order in which they go there."""
        return (*(tile for one in self.taken for tile in one.tiles), *self.laid)


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move on the table, step by step; ``before`` are the sets that it began with."""

    before: LaidSets
    after: LaidSets
    steps: tuple[PlayedStep, ...]

    @property
    def stages(self) -> dict[Tile, int]:
        """The step, by 0-based index, in which each tile of the table after the move gets to its place.

        A tile that comes to a set does so in the set's step. The others of a set close up or make room in
        that step too, or, where no tile comes, when the last one has left; those of a set that the move
        doesn't touch have their place from the first step on.
        """
        left = {one.set_id: number for number, step in enumerate(self.steps) for one in step.taken}
        filled = {step.set_id: number for number, step in enumerate(self.steps)}
        return {tile: filled.get(one.id, left.get(one.id, 0)) for one in self.after for tile in one.tiles}

    @property
    def moved(self) -> frozenset[Tile]:
        """The tiles of the table that lie in another set after the move."""
        return frozenset(tile for step in self.steps for one in step.taken for tile in one.tiles)


@lru_cache(maxsize=_CACHED)
def played_move(before: Table, after: Table) -> PlayedMove:
    """Return a move from one table to another, step by step; the last step's table has the sets of ``after``.

    The next step is the one whose set has the fewest tiles that still have to leave, and after which the
    fewest sets are out of order: what is taken away goes before what takes its place. Among equals a step
    that takes tiles from the table goes first.

    >>> seven = ("k7a", "r7a", "b7a", "o7a")
    >>> move = played_move((seven,), (("k7a", "b7a", "o7a"), ("r5a", "r6a", "r7a")))
    >>> [(step.taken[0].tiles, step.laid) for step in move.steps]
    [(('r7a',), ('r5a', 'r6a'))]
    """
    old = keeping_ids((), before)
    new = keeping_ids(old, after)
    here = {one.id: one.tiles for one in old}
    goals = {one.id: one.tiles for one in new}
    lies = {tile: one.id for one in old for tile in one.tiles}
    steps: list[PlayedStep] = []
    waiting = [one for one in new if any(lies.get(tile) != one.id for tile in one.tiles)]
    # A set that only changes its order does so by itself.
    touched = {one.id for one in waiting} | {
        lies[tile] for one in waiting for tile in one.tiles if tile in lies
    }
    here = {number: goals[number] if number not in touched else row for number, row in here.items()}
    while waiting:
        tries = [(_done(one, here, goals), one) for one in waiting]
        after_it, one = min(tries, key=lambda found: _cost(found[1], here, found[0], lies))
        waiting.remove(one)
        steps.append(_step(one, here, after_it, lies, new))
        here = after_it
    return PlayedMove(old, new, tuple(steps))


def _done(one: LaidSet, here: dict[int, Row], goals: dict[int, Row]) -> dict[int, Row]:
    """Return the sets after the step of one of them."""
    arriving = set(one.tiles)
    there = {}
    for number, row in here.items():
        rest = tuple(tile for tile in row if tile not in arriving)
        there[number] = row if number == one.id else _settled(rest, goals.get(number, ()))
    leaving = [tile for tile in here.get(one.id, ()) if tile not in arriving]
    there[one.id] = _with_leaving(one.tiles, leaving, here.get(one.id, ()))
    return {number: row for number, row in there.items() if row}


def _settled(rest: Row, goal: Row) -> Row:
    """Return what is left of a set, as it lies at the end where nothing more comes or goes."""
    return goal if set(rest) == set(goal) else rest


def _with_leaving(goal: Row, leaving: Sequence[Tile], before: Row) -> Row:
    """Return a set with the tiles that have still to leave it beside the tiles they lay beside."""
    row = list(goal)
    for tile in leaving:
        ahead = [other for other in before[: before.index(tile)] if other in row]
        row.insert(row.index(ahead[-1]) + 1 if ahead else 0, tile)
    return tuple(row)


def _cost(
    one: LaidSet, here: dict[int, Row], after_it: dict[int, Row], lies: dict[Tile, int]
) -> tuple[int, int, bool]:
    leaving = sum(tile not in one.tiles for tile in here.get(one.id, ()))
    disorder = sum(not is_set(row) for row in after_it.values())
    return leaving, disorder, not any(lies.get(tile, one.id) != one.id for tile in one.tiles)


def _step(
    one: LaidSet, here: dict[int, Row], after_it: dict[int, Row], lies: dict[Tile, int], new: LaidSets
) -> PlayedStep:
    sources: dict[int, list[Tile]] = {}
    for tile in one.tiles:
        if tile in lies and lies[tile] != one.id:
            sources.setdefault(lies[tile], []).append(tile)
    order = {each.id: place for place, each in enumerate(new)}
    ids = sorted(after_it, key=lambda number: order.get(number, len(order)))
    return PlayedStep(
        one.id,
        here.get(one.id, ()),
        tuple(TakenTiles(tuple(tiles), number, here[number]) for number, tiles in sources.items()),
        tuple(tile for tile in one.tiles if tile not in lies),
        after_it[one.id],
        tuple(LaidSet(number, after_it[number]) for number in ids),
    )
