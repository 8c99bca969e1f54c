"""From one table to another as a player would do it: a short list of steps, each from one place to another.

Every set of the table after is an old set that has grown and shrunk (the one it has most tiles of), or a new
one. Tiles that go from one set to another go together. The steps are taken in the order with the fewest
sets out of order at the worst moment; of such orders, in the one in which the fewest are over all
moments; and then tiles from the rack come after tiles from the table. Sets that exchange tiles are finished
before others are started.
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
"""Stands for the rack in place of a place on the table."""

_MOST_EXACT: Final = 9
"""How many steps between sets that exchange tiles are tried in every order, at most."""

_SCALE: Final = 1024
"""A set out of order weighs more than any number of rack tiles that come too early."""

_MOST_TABLES: Final = 250
"""For more steps, how many tables on the way are examined before one more set may be out of order."""


@dataclass(frozen=True, slots=True)
class RearrangementStep:
    """Tiles taken from one place and put to one other.

    ``taken_from`` and ``put_on`` are places in the tables before and after the step, in which every set keeps
    its place (``RACK``: the rack); ``onto`` is the set that the tiles are put on, as it lay before the step.
    If one tile takes the place of a joker, that is ``freed``: it then lies alone at the table's end and is
    taken from there (``loose``) by a later step. ``table`` is the whole table after the step; a set that
    has no tiles left is ``()``.
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

    ``origin`` is where the tiles lie at the beginning: a joker may be freed before it is carried.
    """

    tiles: list[Tile]
    origin: int
    goal: int
    freed: Tile | None = None


def steps_between(
    before: Sequence[Sequence[Tile]], after: Sequence[Sequence[Tile]], rack: Sequence[Tile] = ()
) -> tuple[RearrangementStep, ...]:
    """Return steps that make one table of another with tiles of the rack; ``()`` if nothing changes.

    The table of the last step, without its empty sets, has the sets of ``after``: in their order if that
    is the one of ``solver.Solution`` (old sets at their places, new ones last), and tile by tile, except for
    the order in a group that only changed its order.

    >>> (step,) = steps_between([("k4a", "k5a", "k6a")], [("k3a", "k4a", "k5a", "k6a")], ["k3a"])
    >>> step.tiles, step.source, step.onto
    (('k3a',), 'rack', ('k4a', 'k5a', 'k6a'))

    Raises:
        ValueError: ``after`` has a tile from nowhere, has one twice, or lacks one of the table.
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
    """Return the tiles that must be carried, each lot with the sets it goes from and to."""
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
    """Return the tiles that needn't be touched: the most of a run that keep their order, all of a group."""
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
    """Return the errands in parts that share no set, in the order in which each part begins."""
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
    """Return errands in the order with the fewest sets out of order: at the worst moment, then over all.

    With more errands than ``_MOST_EXACT`` it is the best found, at its worst moment no worse than the one
    in which each step leaves the fewest sets out of order.
    """
    allowed = _disorder(rows)
    while (found := _order_within(allowed, rows, errands, goals)) is None:
        allowed += 1
    return found


def _order_within(
    allowed: int, rows: Sequence[Row], errands: Sequence[_Errand], goals: dict[int, Row]
) -> tuple[_Errand, ...] | None:
    """Return an order in which at most ``allowed`` sets are out of order; ``None`` if none is found.

    The steps carried out, as bits, determine the table, so no such state is examined twice.
    Few errands are searched by the disorder so far, many by how far they have come.
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
            # A joker still in a set goes nowhere until the tile that takes its place is there.
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
    """Return a set with its tiles in the order wanted, and those that leave where they lay."""
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
    """Return an errand, whose tiles are taken from ``origin``, as a step."""
    onto = tuple(before[errand.goal]) if errand.goal < len(before) else ()
    source: Source = "rack"
    if origin != RACK:
        row = before[origin]
        source = "loose" if len(row) < 2 else "group" if _looks_like_a_group(row) else "run"
    return RearrangementStep(
        tuple(errand.tiles), source, origin, errand.goal, onto, tuple(after), errand.freed
    )


def _looks_like_a_group(row: Sequence[Tile]) -> bool:
    """Return whether tiles are a group or a part of one; a tile with a joker is taken for a part of a run."""
    meld = read(row)
    if isinstance(meld, Meld):
        return meld.kind == "group"
    real = [tile for tile in row if not is_joker(tile)]
    return len(real) > 1 and len({number_of(tile) for tile in real}) == 1
