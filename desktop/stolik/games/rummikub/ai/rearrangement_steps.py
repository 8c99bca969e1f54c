"""Turns one table into another as a player would: a short list of steps, each from one place to another.

Every set of the later table is either new, or an old set that has grown and shrunk (the one with which it
shares most tiles). Tiles that go from one set to another go together. The order of the steps has as few sets
as possible out of order at the worst moment, then over all moments; then, tiles from the rack come after
tiles from the table. Sets that exchange tiles are finished before others are started.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, Literal, TypeAlias

from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of

Row: TypeAlias = tuple[Tile, ...]
Source: TypeAlias = Literal["rack", "run", "group", "loose"]

RACK: Final = -1
"""Stands for the rack instead of a place on the table."""

_MOST_EXACT: Final = 9
"""The greatest number of steps between sets that exchange tiles for which every order is tried."""

_SCALE: Final = 1024
"""The weight of a set out of order, which exceeds that of any number of rack tiles that come too early."""

_MOST_TABLES: Final = 250
"""With more steps, how many tables on the way are examined before one more set may be out of order."""


@dataclass(frozen=True, slots=True)
class RearrangementStep:
    """Tiles taken from one place and put in another.

    ``taken_from`` (or ``RACK``) and ``put_on`` are places in the tables before and after the step, in which
    every set keeps its place. ``onto`` is the set that the tiles are added to, as it was before the step. If
    a tile takes the place of a joker, that joker is ``freed``: it then lies alone at the end of the table,
    from where a later step takes it (``loose``). ``table`` is the whole table after the step; a set without
    tiles is ``()``.
    """

    tiles: Row
    source: Source
    taken_from: int
    put_on: int
    onto: Row
    table: tuple[Row, ...]
    freed: Tile | None = None


@dataclass(slots=True, eq=False)
class _Errand:
    """Tiles that go from one place to another; ``freed`` is a joker whose place the tile takes.

    ``origin`` is their place at the beginning, which a joker may leave by being freed before it is carried.
    """

    tiles: list[Tile]
    origin: int
    goal: int
    freed: Tile | None = None


def steps_between(
    before: Sequence[Sequence[Tile]], after: Sequence[Sequence[Tile]], rack: Sequence[Tile] = ()
) -> tuple[RearrangementStep, ...]:
    """Return steps that turn one table into another with tiles of the rack; ``()`` if nothing changes.

    The table of the last step, without its empty sets, has the sets of ``after`` tile by tile, except that a
    group may keep its order. They are in the order of ``after`` if that is the order of ``solver.Solution``
    (old sets at their places, new ones last).

    >>> (step,) = steps_between([("k4a", "k5a", "k6a")], [("k3a", "k4a", "k5a", "k6a")], ["k3a"])
    >>> step.tiles, step.source, step.onto
    (('k3a',), 'rack', ('k4a', 'k5a', 'k6a'))

    Raises:
        ValueError: ``after`` has an unknown tile, has one twice, or lacks one of the table.
    """
    _ensure_tiles(before, after, rack)
    rows = [tuple(row) for row in before]
    goals = _goals(rows, after)
    rows += [()] * (max(goals, default=-1) + 1 - len(rows))
    steps: list[RearrangementStep] = []
    for errands in _apart(_errands(rows, goals)):
        for errand in _ordered_errands(rows, errands, goals):
            origin = _place_of(errand.tiles[0], rows)
            rows = _done(rows, errand, goals)
            steps.append(_step(errand, origin, steps[-1].table if steps else before, rows))
    return tuple(steps)


def _ensure_tiles(
    before: Sequence[Sequence[Tile]], after: Sequence[Sequence[Tile]], rack: Sequence[Tile]
) -> None:
    old, new = ([tile for row in table for tile in row] for table in (before, after))
    if len(set(new)) < len(new) or not set(old) <= set(new) <= {*old, *rack}:
        raise ValueError("the table after has other tiles than the table before and the rack")


def _goals(rows: Sequence[Row], after: Sequence[Sequence[Tile]]) -> dict[int, Row]:
    """Return the sets of the later table by the places that they get."""
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
    """Return the tiles that must be carried, grouped by the sets between which they go."""
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
            # A freed joker goes separately, from where it will lie by then.
            origin = lies.get(tile, RACK)
            alone = is_joker(tile) and origin != RACK
            key = (goal, origin) if not alone else (goal, -2 - len(found))
            found.setdefault(key, _Errand([], origin, goal)).tiles.append(tile)
    return [*swaps, *found.values()]


def _staying(row: Row, wanted: Row) -> set[Tile]:
    """Return the tiles that needn't be touched: all of a group, or as many of a run as keep their order."""
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
    """Return the tile that takes a joker's place in a set, if one does."""
    meld = read(row)
    if not isinstance(meld, Meld):
        return None
    at = row.index(joker)
    for tile in arriving:
        if not is_joker(tile) and number_of(tile) == meld.numbers[at] and colour_of(tile) in meld.colours[at]:
            return tile
    return None


def _apart(errands: Sequence[_Errand]) -> list[list[_Errand]]:
    """Return the errands in parts that share no set, ordered by the first errand of each part."""
    parts: list[tuple[set[int | Tile], list[_Errand]]] = []
    for errand in errands:
        touched: set[int | Tile] = {errand.goal, *filter(is_joker, errand.tiles)}
        touched |= {errand.freed} if errand.freed else set()
        touched |= {errand.origin} if errand.origin != RACK else set()
        joined = [part for part in parts if not part[0].isdisjoint(touched)]
        parts = [part for part in parts if part not in joined]
        members = [one for part in joined for one in part[1]]
        parts.append((touched.union(*(part[0] for part in joined)), [*members, errand]))
    found = [sorted(members, key=errands.index) for _, members in parts]
    return sorted(found, key=lambda members: errands.index(members[0]))


def _ordered_errands(
    rows: Sequence[Row], errands: Sequence[_Errand], goals: dict[int, Row]
) -> tuple[_Errand, ...]:
    """Return errands in the order with the fewest sets out of order, at the worst moment, then over all.

    With more errands than ``_MOST_EXACT``, it is the best order found; its worst moment is no worse than if
    each step left as few sets out of order as possible.
    """
    allowed = _disorder(rows)
    while (found := _order_within(allowed, rows, errands, goals)) is None:
        allowed += 1
    return found


def _order_within(
    allowed: int, rows: Sequence[Row], errands: Sequence[_Errand], goals: dict[int, Row]
) -> tuple[_Errand, ...] | None:
    """Return an order with at most ``allowed`` sets out of order at a time, ``None`` if none is found.

    A table is determined by the steps that led to it, given as bits, so no state is examined twice. With few
    errands the search goes by the disorder so far, with many by the progress.
    """
    exact = len(errands) <= _MOST_EXACT
    queue: list[tuple[tuple[int, ...], int, int, int, tuple[_Errand, ...], list[Row]]] = []
    heappush(queue, ((), 0, 0, 0, (), list(rows)))
    seen: set[int] = set()
    ticket = 0
    while queue and (exact or len(seen) < _MOST_TABLES):
        _, _, done, wrong, way, lie = heappop(queue)
        if len(way) == len(errands):
            return way
        if done in seen:
            continue
        seen.add(done)
        left = [place for place in range(len(errands)) if not done >> place & 1]
        waiting = {errands[place].freed for place in left}
        for place in left:
            errand = errands[place]
            # A joker can't leave a set before the tile that takes its place is there.
            if not waiting.isdisjoint(errand.tiles):
                continue
            after = _done(lie, errand, goals)
            here = _disorder(after)
            if here <= allowed:
                ticket += 1
                total = wrong + _SCALE * here + (len(left) if errand.origin == RACK else 0)
                rank = (total,) if exact else (len(left), here, errand.origin == RACK)
                heappush(queue, (rank, ticket, done | 1 << place, total, (*way, errand), after))
    return None


def _place_of(tile: Tile, rows: Sequence[Row]) -> int:
    return next((place for place, row in enumerate(rows) if tile in row), RACK)


def _done(rows: Sequence[Row], errand: _Errand, goals: dict[int, Row]) -> list[Row]:
    found = list(rows)
    origin = _place_of(errand.tiles[0], rows)
    if origin != RACK:
        found[origin] = tuple(tile for tile in found[origin] if tile not in errand.tiles)
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
    """Return a set in the wanted order, with tiles that will leave it beside their old neighbours."""
    order = {tile: place for place, tile in enumerate(wanted)}
    behind = -1.0
    keys = {}
    for tile in row:
        behind = order.get(tile, behind + 0.01)
        keys[tile] = behind
    return tuple(sorted(row, key=lambda tile: keys[tile]))


def _disorder(rows: Sequence[Row]) -> int:
    return sum(bool(row) and not is_set(row) for row in rows)


def _step(
    errand: _Errand, origin: int, before: Sequence[Sequence[Tile]], after: Sequence[Row]
) -> RearrangementStep:
    """Return the step for an errand whose tiles are taken from ``origin``."""
    onto = tuple(before[errand.goal]) if errand.goal < len(before) else ()
    source: Source = "rack"
    if origin != RACK:
        row = before[origin]
        source = "loose" if len(row) < 2 else "group" if _looks_like_a_group(row) else "run"
    return RearrangementStep(
        tuple(errand.tiles), source, origin, errand.goal, onto, tuple(after), errand.freed
    )


def _looks_like_a_group(row: Sequence[Tile]) -> bool:
    """Return whether tiles are a group or part of one; a single tile with jokers counts as part of a run."""
    meld = read(row)
    if isinstance(meld, Meld):
        return meld.kind == "group"
    real = [tile for tile in row if not is_joker(tile)]
    return len(real) > 1 and len({number_of(tile) for tile in real}) == 1
