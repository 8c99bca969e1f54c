"""Candidates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import (
    LIMITS,
    Limit,
    best_within,
    opening_within,
    smallest_opening,
)
from stolik.games.rummikub.ai.solver.solver import Solution, can_move, solve
from stolik.games.rummikub.rules.moves import Draw, Pass, Play, SeatMove
from stolik.games.rummikub.rules.sets.melds import is_set, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State, changed, tiles_on
from stolik.games.rummikub.rules.tiles import KIND_OF, TILES, Kind, Table, Tile, is_joker


def with_known_rack(view: State, seat: Seat) -> State | None:
    """Return the position of a turn with the rack that follows from a seat's view, ``None`` if none does."""
    if view.seats != 2 or view.bank or view.phase != "turn":
        return None
    seen = {*view.racks[seat], *tiles_on(view.table)}
    unseen = tuple([tile for tile in TILES if tile not in seen])
    # In a position that was made up there may be tiles that lie nowhere.
    if len(unseen) != len(view.racks[1 - seat]):
        return None
    return replace(view, racks=changed(view.racks, 1 - seat, unseen))


OWN_SETS: Final = 4
"""The rack's own sets that are weighed one by one, at most."""


FEWER_TRIED: Final = 200
"""The choices of sets that are tried for a move without jokers; for most tiles all are, for others none."""


_GATHERED: Final = 3
"""The halves of what can be laid in a turn beyond which nothing is gained by gathering more tiles."""


Rack = tuple[Tile, ...]


class Candidate(NamedTuple):
    """A move, and what it leaves: the table and the own rack.

    ``dead`` is how many tiles of the rack couldn't be laid at the next turn, if the table stayed so, and
    ``ready`` whether any could be laid then without a joker; to a rack that hasn't opened only its own sets
    count. If the present move is one of several, ``dead`` is taken from the position before it.
    """

    move: SeatMove
    table: Table
    rack: Rack
    dead: float
    ready: bool


def plain_tiles(rack: Sequence[Tile]) -> Rack:
    """Return the tiles of a rack that are no jokers."""
    return tuple([tile for tile in rack if not is_joker(tile)])


def candidates(view: State, seat: Seat, limit: Limit | None = None) -> tuple[Candidate, ...]:
    """Return the candidates of the seat on turn, no two leaving racks that are alike; going out stands alone.

    ``view`` is what the seat sees of a position in the phase ``turn``; there is always one candidate. A seat
    that announced to lay out may not lay nothing. All keep to a limit for a turn of a minute, the master's
    unless one is given. Tiles are laid singly only at
    three and four seats: at two it won more games but, with fewer small points, fewer matches of two games.
    """
    limit = (limit or LIMITS[Level.MASTER]).in_time(view.options.turn_seconds)
    table, rack = view.table, view.racks[seat]
    rest: SeatMove = Draw() if view.bank else Pass()
    found: dict[tuple[Kind, ...], Candidate] = {}
    ways = (
        _later(table, rack, rest, limit, singly=view.seats > 2)
        if view.opened[seat]
        else _openings(table, rack, rest, limit, view.options.needed_by(seat))
    )
    for candidate in ways:
        if not candidate.rack:
            return (candidate,)
        if found and candidate.move == rest and view.promised and not view.opened[seat]:
            continue
        if candidate.move != rest or not found or 2 * len(rack) <= _GATHERED * limit.tiles:
            found.setdefault(_kinds(candidate.rack), candidate)
    return tuple(found.values())


def _kinds(rack: Rack) -> tuple[Kind, ...]:
    return tuple(sorted([KIND_OF[tile] for tile in rack]))


def _left(rack: Rack, table: Table) -> Rack:
    laid = {tile for tiles in table for tile in tiles}
    return tuple([tile for tile in rack if tile not in laid])


def _openings(table: Table, rack: Rack, rest: SeatMove, limit: Limit, needed: int) -> Iterator[Candidate]:
    """Yield openings, of all tiles and of those without jokers: the one worth most, and the smallest one."""
    known: set[Rack] = set()
    for tiles in (rack, plain_tiles(rack)):
        found = opening_within(tiles, limit.tiles, needed)
        if found is None:
            break
        for sets in (found, smallest_opening(tiles, needed) or found):
            left = _left(rack, sets)
            if left not in known:
                known.add(left)
                yield _opening(table, left, sets, limit)
    yield laying_nothing(table, rack, rest, needed)


def _opening(table: Table, left: Rack, sets: Table, limit: Limit) -> Candidate:
    after = (*table, *sets)
    most = best_within(after, left, limit, tried=0)
    return Candidate(Play(after), after, left, len(left) - _laid(most), can_move(after, plain_tiles(left)))


def laying_nothing(table: Table, rack: Rack, rest: SeatMove, needed: int) -> Candidate:
    """Return the candidate of laying nothing for a player who hasn't opened, and needs ``needed`` points."""
    best = best_opening(rack)
    laid = sum(map(len, best.sets)) if best is not None else 0
    return Candidate(rest, table, rack, len(rack) - laid, best is not None and best.value >= needed)


def _later(table: Table, rack: Rack, rest: SeatMove, limit: Limit, *, singly: bool) -> Iterator[Candidate]:
    """Yield what a player who has opened may do; nothing that can be laid stays where all can go.

    ``singly`` asks for tiles that fit a set as it stands one by one, too, and for all but those.
    """

    def play(found: Solution, ready: bool) -> Candidate:
        return Candidate(Play(found.table), found.table, _left(rack, found.table), dead, ready)

    most = best_within(table, rack, limit)
    dead = len(rack) - _laid(most)
    if most is None:
        yield Candidate(rest, table, rack, dead, False)
        return
    yield play(most, False)
    plain = plain_tiles(rack)
    without: Solution | None = most
    if len(plain) < len(rack):
        if len(rack) - len(plain) > 1:
            one = best_within(table, (*plain, next(filter(is_joker, rack))), limit, tried=0)
            if one is not None:
                yield play(one, False)
        without = best_within(table, plain, limit, tried=FEWER_TRIED)
        if without is not None:
            yield play(without, False)
    own = best_opening(plain)
    if without is not None and own is not None:
        kept = {tile for tiles in own.sets for tile in tiles}
        saved = best_within(table, tuple([tile for tile in plain if tile not in kept]), limit, tried=0)
        if saved is not None:
            yield play(saved, True)
        for tiles in sorted(own.sets, key=lambda tiles: (len(tiles), worth((tiles,))))[:OWN_SETS]:
            if len(tiles) <= limit.tiles:
                after = (*table, tiles)
                yield Candidate(Play(after), after, _left(rack, after), dead, without.tiles > len(tiles))
    if singly and without is not None and without.tiles > 1:
        added = {tile: each for tile in without.laid if (each := with_added(table, tile)) is not None}
        for after in added.values():
            yield Candidate(Play(after), after, _left(rack, after), dead, True)
        others = tuple([tile for tile in without.laid if tile not in added])
        hard = best_within(table, others, limit, tried=0) if added else None
        if hard is not None:
            yield play(hard, True)
    yield Candidate(rest, table, rack, dead, without is not None)


def candidate_of(view: State, seat: Seat, move: SeatMove) -> Candidate:
    """Return a legal move of the seat on turn as a candidate, reckoned as `candidates` reckons its own.

    What else it keeps that could be laid now, and is no set of its own, may be spoilt: half counts as dead.
    Moves that leave racks alike are one candidate, whichever way the table lies after them, where the replies
    to each aren't tried.
    """
    table, rack, opened = view.table, view.racks[seat], view.opened[seat]
    left = _left(rack, move.table) if isinstance(move, Play) else rack
    is_tried = with_known_rack(view, seat) is not None
    for candidate in candidates(view, seat):
        if move == candidate.move or (not is_tried and _kinds(candidate.rack) == _kinds(left)):
            return candidate
    limit = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
    after = table
    if isinstance(move, Play):
        found = solve(table if opened else (), [tile for tile in rack if tile not in left], neat=False)
        assert found is not None, "a legal move lays a tile"
        if not opened:
            return _opening(table, left, found.table, limit)._replace(move=move)
        after = found.table
    elif not opened:
        return laying_nothing(table, rack, move, view.options.needed_by(seat))
    plain = plain_tiles(rack)
    most = best_within(table, rack, limit)
    without = most if len(plain) == len(rack) else best_within(table, plain, limit, tried=FEWER_TRIED)
    ready = _laid(without) > len(plain) - len(plain_tiles(left))
    dead, own = len(rack) - _laid(most), best_opening(plain_tiles(left))
    kept = len(left) - dead - (sum(map(len, own.sets), 0) if own is not None else 0)
    return Candidate(move, after, left, dead + max(0, kept) / 2, ready)


def with_added(table: Table, tile: Tile) -> Table | None:
    """Return a table with a tile added at an end of the first set that takes it, ``None`` if none does."""
    for place, tiles in enumerate(table):
        for longer in ((*tiles, tile), (tile, *tiles)):
            if is_set(longer):
                return (*table[:place], longer, *table[place + 1 :])
    return None


def _laid(solution: Solution | None) -> int:
    return 0 if solution is None else solution.tiles
