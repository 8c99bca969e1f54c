"""Writes down a position of Rummikub for its ID.

A tile in a set usually follows the one before, so it takes only a few bits. A tile on a rack or in the bank
is written as one of those that are left. What a seat doesn't see takes no digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, get_args

from stolik.engine.coaching.position_id import flag, number, one_of, picked, subset
from stolik.engine.game import Seat
from stolik.engine.package import Digits
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import Ending, GameResult, Reason, Verdict
from stolik.games.rummikub.rules.state import Phase, State
from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, HIDDEN, NUMBERS, TILES, Tile

_PHASES: Final = get_args(Phase)
_REASONS: Final = get_args(Reason)
_ENDINGS: Final = get_args(Ending)
_END, _NEXT, _SAME, _OTHER = range(4)

Tiles: TypeAlias = tuple[Tile, ...]


def coded(digits: Digits, seats: int, options: Options, state: State | None) -> State:
    """Write a state, or read one if there is none, and return it.

    For hidden tiles only their number is written.
    """
    phase: Phase = one_of(digits, _PHASES, state and state.phase)
    game = 1 + digits.digit(2, state and state.game - 1)
    starter = digits.digit(seats, state and state.starter)
    turn = digits.digit(seats, state and state.turn)
    left = list(TILES)
    contest: tuple[Seat, ...] = ()
    drawn: tuple[Tile | None, ...] = (None,) * seats
    if phase == "drawing":
        contest = subset(digits, range(seats), state and state.contest)
    if flag(digits, state and any(tile is not None for tile in state.drawn)):
        drawn = tuple(
            [_perhaps(digits, list(TILES), tile) for tile in (state.drawn if state else (None,) * seats)]
        )
    order = [(starter + step) % seats for step in range(seats)]
    asked = subset(digits, order, state and state.asked)
    table = _table(digits, left, state and state.table)
    racks = [_pile(digits, left, state and state.racks[seat]) for seat in range(seats)]
    came = [_came(digits, len(racks[seat]), state and state.came[seat]) for seat in range(seats)]
    bank = _pile(digits, left, state and state.bank)
    everybody = range(seats)
    opened = subset(digits, everybody, state and _where(state.opened))
    announced = subset(digits, everybody, state and _where(state.announced))
    turns = tuple([number(digits, state and state.turns[seat]) for seat in everybody])
    passes = number(digits, state and state.passes, 2)
    count = digits.digit(seats + 1, state and len(state.layers))
    who = list(everybody)
    layers = tuple([picked(digits, who, state and state.layers[at]) for at in range(count)])
    ended = digits.digit(3, state and len(state.results))
    results = tuple([_result(digits, seats, state and state.results[at]) for at in range(ended)])
    promised = flag(digits, state and state.promised)
    return State(
        options, phase, game, starter, turn, contest, drawn, asked, table, tuple(racks), tuple(came), bank,
        tuple([seat in opened for seat in everybody]), tuple([seat in announced for seat in everybody]),
        turns, passes, layers, results, promised,
    )  # fmt: skip


def _where(values: Sequence[bool]) -> list[Seat]:
    return [seat for seat, value in enumerate(values) if value]


def _perhaps(digits: Digits, left: list[Tile], tile: Tile | None) -> Tile | None:
    """Return one of the tiles that are left, or ``None``."""
    place = digits.digit(len(left) + 1, left.index(tile) + 1 if tile is not None else 0)
    return left[place - 1] if place else None


def _pile(digits: Digits, left: list[Tile], tiles: Tiles | None) -> Tiles:
    """Return the tiles of a rack or of the bank in their order; hidden ones are ``HIDDEN``."""
    count = number(digits, None if tiles is None else len(tiles), 16)
    if not count:
        return ()
    if flag(digits, None if tiles is None else HIDDEN in tiles):
        return (HIDDEN,) * count
    return tuple([picked(digits, left, None if tiles is None else tiles[at]) for at in range(count)])


def _came(digits: Digits, count: int, came: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the turns in which the tiles of a rack came, which ascend along the rack."""
    turns: list[int] = []
    for at in range(count):
        before = turns[-1] if turns else 0
        later = flag(digits, None if came is None else came[at] != before)
        turns.append(
            before + 1 + number(digits, None if came is None else came[at] - before - 1, 4)
            if later
            else before
        )
    return tuple(turns)


def _table(digits: Digits, left: list[Tile], table: tuple[Tiles, ...] | None) -> tuple[Tiles, ...]:
    count = number(digits, None if table is None else len(table), 16)
    return tuple([_set(digits, left, None if table is None else table[at]) for at in range(count)])


def _set(digits: Digits, left: list[Tile], tiles: Tiles | None) -> Tiles:
    """Return a set; each tile after the first is the next of a run, another of the same number, or any."""
    row = [picked(digits, left, None if tiles is None else tiles[0])]
    while True:
        tile = None if tiles is None or len(row) >= len(tiles) else tiles[len(row)]
        following, same = _following(row, left)
        known = None if tiles is None else _step(tile, following, same)
        step = digits.digit(4, known)
        if step == _END:
            return tuple(row)
        among = following if step == _NEXT else same if step == _SAME else left
        chosen = among[digits.digit(len(among), None if tile is None else among.index(tile))]
        left.remove(chosen)
        row.append(chosen)


def _step(tile: Tile | None, following: Sequence[Tile], same: Sequence[Tile]) -> int:
    if tile is None:
        return _END
    return _NEXT if tile in following else _SAME if tile in same else _OTHER


def _following(row: Sequence[Tile], left: Sequence[Tile]) -> tuple[list[Tile], list[Tile]]:
    """Return which of the tiles that are left would continue a row as a run, and which as a group."""
    at = next((at for at in range(len(row) - 1, -1, -1) if row[at][0] != "j"), None)
    if at is None:
        return [], []
    colour, here = row[at][0], int(row[at][1:-1])
    value = here + len(row) - at
    run = [f"{colour}{value}{copy}" for copy in COPIES] if value <= NUMBERS else []
    group = [f"{each}{here}{copy}" for each in COLOURS if each != colour for copy in COPIES]
    return [tile for tile in run if tile in left], [tile for tile in group if tile in left]


def _result(digits: Digits, seats: int, result: GameResult | None) -> GameResult:
    ending: Ending = one_of(digits, _ENDINGS, result and result.ending)
    winner = digits.digit(seats, result and result.winner)
    verdicts = tuple([_verdict(digits, seats, result and result.verdicts[at]) for at in range(seats)])
    small = tuple([_signed(digits, result and result.small_points[at]) for at in range(seats)])
    big = tuple([number(digits, result and result.big_points[at], 5) for at in range(seats)])
    places = tuple([1 + digits.digit(seats, result and result.places[at] - 1) for at in range(seats)])
    return GameResult(ending, winner, verdicts, small, big, places)


def _verdict(digits: Digits, seats: int, verdict: Verdict | None) -> Verdict:
    seat = digits.digit(seats, verdict and verdict.seat)
    points = _signed(digits, verdict and verdict.points)
    reason: Reason = one_of(digits, _REASONS, verdict and verdict.reason)
    rack = _pile(digits, list(TILES), verdict and verdict.rack)
    left = number(digits, verdict and verdict.left, 64)
    sets = _table(digits, list(TILES), verdict and verdict.sets)
    worth = number(digits, verdict and verdict.worth, 32)
    tile = _perhaps(digits, list(TILES), verdict and verdict.tile)
    turn = number(digits, verdict and verdict.turn, 8)
    needed = number(digits, verdict and verdict.needed, 31)
    return Verdict(seat, points, reason, rack, left, sets, worth, tile, turn, needed)


def _signed(digits: Digits, value: int | None) -> int:
    below = flag(digits, None if value is None else value < 0)
    size = number(digits, None if value is None else abs(value), 64)
    return -size if below else size
