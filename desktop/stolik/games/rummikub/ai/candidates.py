"""The candidates worth weighing in a turn: few and distinct, out of the countless ways to lay tiles.

After the opening they are what the solver finds for several ends: go out, lay most tiles with and without the
jokers, keep the sets that need no help of the table for a turn in which nothing else can be laid, lay one of
those sets alone, lay nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from stolik.engine.game import Seat
from stolik.games.rummikub.ai.solver.solver import Solution, solve
from stolik.games.rummikub.rules.moves import Draw, Pass, Play, SeatMove
from stolik.games.rummikub.rules.sets.melds import worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Set, Table, Tile, is_joker

OWN_SETS: Final = 4
"""So many of the rack's own sets at most are weighed one by one."""

Rack = tuple[Tile, ...]


class Candidate(NamedTuple):
    """A move, and what it leaves: the table and the own rack.

    ``dead`` is how many tiles of the rack couldn't be laid at the next turn, if the table stayed so, and
    ``ready`` whether any could be laid then without a joker; to a rack that hasn't opened only its own sets
    count. Where the present move is one of several, ``dead`` is taken from the position before it.
    """

    move: SeatMove
    table: Table
    rack: Rack
    dead: int
    ready: bool


def plain_tiles(rack: Sequence[Tile]) -> Rack:
    """Return the tiles of a rack that are no jokers."""
    return tuple([tile for tile in rack if not is_joker(tile)])


def candidates(view: State, seat: Seat) -> tuple[Candidate, ...]:
    """Return the candidates of the seat on turn, no two leaving the same rack; going out stands alone.

    ``view`` is what the seat sees of a position in the phase ``turn``; there is always one candidate.
    """
    table, rack = view.table, view.racks[seat]
    rest: SeatMove = Draw() if view.bank else Pass()
    found: dict[frozenset[Tile], Candidate] = {}
    for candidate in _later(table, rack, rest) if view.opened[seat] else _openings(table, rack, rest):
        if not candidate.rack:
            return (candidate,)
        found.setdefault(frozenset(candidate.rack), candidate)
    return tuple(found.values())


def _left(rack: Rack, table: Table) -> Rack:
    laid = {tile for tiles in table for tile in tiles}
    return tuple([tile for tile in rack if tile not in laid])


def _openings(table: Table, rack: Rack, rest: SeatMove) -> Iterator[Candidate]:
    """Yield openings, of all tiles and of those without jokers: the one worth most, and its smallest part."""
    for tiles in (rack, plain_tiles(rack)):
        found = best_opening(tiles)
        if found is None or found.value < NEEDED:
            break
        for sets in (found.sets, _enough(found.sets)):
            after = (*table, *sets)
            left = _left(rack, after)
            plain = plain_tiles(left)
            most = _most(after, left)
            ready = most if len(plain) == len(left) else _most(after, plain)
            yield Candidate(Play(after), after, left, len(left) - _laid(most), ready is not None)
    yield laying_nothing(table, rack, rest)


def laying_nothing(table: Table, rack: Rack, rest: SeatMove) -> Candidate:
    """Return the candidate of laying nothing for a player who hasn't opened."""
    best = best_opening(rack)
    laid = sum(map(len, best.sets)) if best is not None else 0
    return Candidate(rest, table, rack, len(rack) - laid, best is not None and best.value >= NEEDED)


def _enough(sets: Sequence[Set]) -> tuple[Set, ...]:
    """Return the sets with the fewest tiles that are an opening, of equals those worth least."""
    parts = [
        part
        for count in range(1, len(sets) + 1)
        for part in combinations(sets, count)
        if worth(part) >= NEEDED
    ]
    return min(parts, key=lambda part: (sum(map(len, part)), worth(part)))


def _later(table: Table, rack: Rack, rest: SeatMove) -> Iterator[Candidate]:
    """Yield what a player who has opened may do; nothing that can be laid stays where all can go."""
    most = _most(table, rack)
    if most is None:
        yield Candidate(rest, table, rack, len(rack), False)
        return
    dead = len(rack) - most.tiles
    yield Candidate(Play(most.table), most.table, _left(rack, most.table), dead, False)
    plain = plain_tiles(rack)
    without: Solution | None = most
    if len(plain) < len(rack):
        if len(rack) - len(plain) > 1:
            one = _most(table, (*plain, next(filter(is_joker, rack))))
            if one is not None:
                yield Candidate(Play(one.table), one.table, _left(rack, one.table), dead, False)
        without = _most(table, plain)
        if without is not None:
            yield Candidate(Play(without.table), without.table, _left(rack, without.table), dead, False)
    own = best_opening(plain)
    if without is not None and own is not None:
        kept = {tile for tiles in own.sets for tile in tiles}
        loose = tuple([tile for tile in plain if tile not in kept])
        if (saved := _most(table, loose)) is not None:
            yield Candidate(Play(saved.table), saved.table, _left(rack, saved.table), dead, True)
        for tiles in sorted(own.sets, key=lambda tiles: (len(tiles), worth((tiles,))))[:OWN_SETS]:
            after = (*table, tiles)
            yield Candidate(Play(after), after, _left(rack, after), dead, without.tiles > len(tiles))
    yield Candidate(rest, table, rack, dead, without is not None)


def _most(table: Table, rack: Rack) -> Solution | None:
    return solve(table, rack, neat=False) if rack else None


def _laid(solution: Solution | None) -> int:
    return 0 if solution is None else solution.tiles
