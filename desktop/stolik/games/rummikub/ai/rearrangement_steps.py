"""From one table to another as a player would do it: a short list of steps, each from one place to one other.

Every set of the table after is an old set that has grown and shrunk (the one it has most tiles of), or a new
one. Tiles that go from one set to another go together. Of the steps that are left the one comes next after
which the fewest sets are out of order; tiles from the rack come after tiles from the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of

Row: TypeAlias = tuple[Tile, ...]
Source: TypeAlias = Literal["rack", "run", "group", "loose"]
Target: TypeAlias = Literal["new_run", "new_group", "run", "group", "joker"]

RACK: Final = -1
"""Stands for the rack where a place on the table is asked for."""


@dataclass(frozen=True, slots=True)
class RearrangementStep:
    """Tiles taken from one place and put to one other.

    ``taken_from`` and ``put_on`` are places in the tables before and after the step, in which every set keeps
    its place (``RACK``: the rack); ``onto`` is the set that the tiles are put on, as it lay before the step.
    With the target ``joker`` one tile takes the place of ``freed``, which then lies alone at the table's end
    and is taken from there (``loose``) by a later step. ``table`` is how all lies after the step; a set that
    has no tiles left is ``()``.
    """

    tiles: Row
    source: Source
    taken_from: int
    target: Target
    put_on: int
    onto: Row
    table: tuple[Row, ...]
    freed: Tile | None = None


@dataclass(slots=True)
class _Errand:
    """Tiles that go from one place to another; ``freed`` is a joker whose place the tile takes."""

    tiles: list[Tile]
    origin: int
    goal: int
    freed: Tile | None = None


def steps_between(
    before: Sequence[Sequence[Tile]], after: Sequence[Sequence[Tile]], rack: Sequence[Tile] = ()
) -> tuple[RearrangementStep, ...]:
    """Return steps that make one table of another with tiles of the rack; ``()`` where nothing changes.

    The table of the last step, without its empty sets, has the sets of ``after``: in their order where that
    is the one of ``solver.Solution`` (old sets at their places, new ones last), and tile by tile, but for
    the order in a group that only changed its order.

    >>> (step,) = steps_between([("k4a", "k5a", "k6a")], [("k3a", "k4a", "k5a", "k6a")], ["k3a"])
    >>> step.tiles, step.source, step.target
    (('k3a',), 'rack', 'run')

    Raises:
        ValueError: ``after`` has a tile from nowhere, has one twice, or lacks one of the table.
    """
    _ensure_tiles(before, after, rack)
    rows = [tuple(row) for row in before]
    goals = _goals(rows, after)
    rows += [()] * (max(goals, default=-1) + 1 - len(rows))
    errands = _errands(rows, goals)
    steps: list[RearrangementStep] = []
    while errands:
        # A joker that lies in a set still goes nowhere before the tile that takes its place is there.
        waiting = {errand.freed for errand in errands if errand.freed}
        ready = [errand for errand in errands if not waiting & set(errand.tiles)]
        tries = [(_done(rows, errand, goals), errand) for errand in ready]
        rows, errand = min(tries, key=lambda one: (_disorder(one[0]), one[1].origin == RACK))
        errands.remove(errand)
        steps.append(_step(errand, steps[-1].table if steps else before, rows, goals))
        for other in errands:
            if errand.freed and errand.freed in other.tiles:
                other.origin = len(rows) - 1
    return tuple(steps)


def _ensure_tiles(
    before: Sequence[Sequence[Tile]], after: Sequence[Sequence[Tile]], rack: Sequence[Tile]
) -> None:
    old, new = ([tile for row in table for tile in row] for table in (before, after))
    if len(set(new)) < len(new) or not set(old) <= set(new) <= {*old, *rack}:
        raise ValueError("the table after has other tiles than the table before and the rack")


def _goals(rows: Sequence[Row], after: Sequence[Sequence[Tile]]) -> dict[int, Row]:
    """Return the sets of the table after, by the places that they get."""
    lies = {tile: place for place, row in enumerate(after) for tile in row}
    shared = Counter((place, lies[tile]) for place, row in enumerate(rows) for tile in row)
    places: dict[int, int] = {}
    for (place, index), _ in shared.most_common():
        if index not in places and place not in places.values():
            places[index] = place
    goals = {}
    new = len(rows)
    for index, row in enumerate(after):
        if index not in places:
            places[index] = new
            new += 1
        goals[places[index]] = tuple(row)
    return goals


def _errands(rows: Sequence[Row], goals: dict[int, Row]) -> list[_Errand]:
    """Return what has to be carried where."""
    lies = {tile: place for place, row in enumerate(rows) for tile in row}
    found: dict[tuple[int, int], _Errand] = {}
    swaps: list[_Errand] = []
    for goal, wanted in goals.items():
        staying = _staying(rows[goal], wanted)
        arriving = [tile for tile in wanted if tile not in staying]
        for joker in (tile for tile in rows[goal] if is_joker(tile) and tile not in staying):
            heir = _heir(rows[goal], joker, arriving)
            if heir is not None:
                arriving.remove(heir)
                swaps.append(_Errand([heir], lies.get(heir, RACK), goal, joker))
        for tile in arriving:
            # A joker that is freed goes its own way, from where it will lie.
            origin = lies.get(tile, RACK)
            alone = is_joker(tile) and origin != RACK
            key = (goal, origin) if not alone else (goal, -2 - len(found))
            found.setdefault(key, _Errand([], origin, goal)).tiles.append(tile)
    return [*swaps, *found.values()]


def _staying(row: Row, wanted: Row) -> set[Tile]:
    """Return the tiles that needn't be touched: of a run most that keep their order, of a group all."""
    meld = read(wanted)
    if isinstance(meld, Meld) and meld.kind == "group":
        return set(row) & set(wanted)
    best: dict[int, Row] = {-1: ()}
    for tile in (tile for tile in row if tile in wanted):
        at = wanted.index(tile)
        _, longest = max((len(kept), kept) for last, kept in best.items() if last < at)
        best[at] = (*longest, tile)
    return set(max((len(kept), kept) for kept in best.values())[1])


def _heir(row: Row, joker: Tile, arriving: Sequence[Tile]) -> Tile | None:
    """Return the tile that takes a joker's place in a set, where one does."""
    meld = read(row)
    if not isinstance(meld, Meld):
        return None
    at = row.index(joker)
    for tile in arriving:
        if not is_joker(tile) and number_of(tile) == meld.numbers[at] and colour_of(tile) in meld.colours[at]:
            return tile
    return None


def _done(rows: Sequence[Row], errand: _Errand, goals: dict[int, Row]) -> list[Row]:
    """Return the table after an errand."""
    found = list(rows)
    if errand.origin != RACK:
        found[errand.origin] = tuple(tile for tile in found[errand.origin] if tile not in errand.tiles)
    row = found[errand.goal]
    if errand.freed:
        found[errand.goal] = tuple(errand.tiles[0] if tile == errand.freed else tile for tile in row)
        found.append((errand.freed,))
        row = found[errand.goal]
    else:
        row = (*row, *errand.tiles)
    found[errand.goal] = _ordered(row, goals[errand.goal])
    return found


def _ordered(row: Row, wanted: Row) -> Row:
    """Return a set with its tiles in the order wanted, and those that leave where they lay."""
    order = {tile: place for place, tile in enumerate(wanted)}
    behind = -1.0
    keys = {}
    for tile in row:
        behind = order.get(tile, behind + 0.01)
        keys[tile] = behind
    return tuple(sorted(row, key=lambda tile: keys[tile]))


def _disorder(rows: Sequence[Row]) -> int:
    """Return how many sets are none."""
    return sum(bool(row) and not is_set(row) for row in rows)


def _step(
    errand: _Errand, before: Sequence[Sequence[Tile]], after: Sequence[Row], goals: dict[int, Row]
) -> RearrangementStep:
    """Return an errand as a step."""
    onto = tuple(before[errand.goal]) if errand.goal < len(before) else ()
    target: Target
    if errand.freed:
        target = "joker"
    elif _looks_like_a_group(goals[errand.goal]):
        target = "group" if onto else "new_group"
    else:
        target = "run" if onto else "new_run"
    source: Source = "rack"
    if errand.origin != RACK:
        row = before[errand.origin]
        source = "loose" if len(row) < 2 else "group" if _looks_like_a_group(row) else "run"
    return RearrangementStep(
        tuple(errand.tiles), source, errand.origin, target, errand.goal, onto, tuple(after), errand.freed
    )


def _looks_like_a_group(row: Sequence[Tile]) -> bool:
    """Tell whether tiles are a group or a part of one; a tile with a joker is taken for a part of a run."""
    meld = read(row)
    if isinstance(meld, Meld):
        return meld.kind == "group"
    real = [tile for tile in row if not is_joker(tile)]
    return len(real) > 1 and len({number_of(tile) for tile in real}) == 1
