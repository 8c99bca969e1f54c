"""What the candidates of a turn are worth: big points and small points to be expected, and a chance to win.

The estimate is that of a small network (``position_values``), learned from games in which everybody keeps to
the master's limit, for a game as a match scores it: big points first, small points beside them. At two seats
that is the chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.candidates import Candidate, candidates, laying_nothing
from stolik.games.rummikub.ai.features import features
from stolik.games.rummikub.ai.layable_tiles import layable_tiles
from stolik.games.rummikub.ai.limited_search import neat_within
from stolik.games.rummikub.ai.position_values import new_rack, shared_out, shift_of, value_of
from stolik.games.rummikub.ai.solver.solver import Solution
from stolik.games.rummikub.rules.moves import Announce, EndTurn, KeepRack, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import BIG_POINTS, NOT_OPENED, points_of
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile, is_joker

POINT_WORTH: Final = 0.001
"""What a small point counts beside a big one."""


class Estimate(NamedTuple):
    """The chance to win this game, from 0 to 1, and the big and small points to be expected of it."""

    chance: float
    big: float
    points: float

    @property
    def worth(self) -> float:
        """The big points with the small points beside them: what the best candidate has most of."""
        return self.big + POINT_WORTH * self.points


def estimate(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return what a seat may expect after a candidate, from what it sees."""
    if not candidate.rack:
        return Estimate(1.0, BIG_POINTS[view.seats][0], _gain(view, seat))
    return Estimate(*value_of(features(view, seat, candidate), view.seats, shift_of(view, seat)))


def chances(view: State, seat: Seat, candidate: Candidate) -> tuple[float, ...]:
    """Return the chances of all seats after a candidate of one, as that one sees them: together 1."""
    return shared_out(view, seat, estimate(view, seat, candidate).chance)


def _unseen_mean(view: State, seat: Seat) -> float:
    """Return the mean points of a tile that the seat doesn't see."""
    seen = {*view.racks[seat], *[tile for tiles in view.table for tile in tiles]}
    unseen = [points_of(tile) for tile in TILES if tile not in seen]
    return sum(unseen) / max(1, len(unseen))


def _gain(view: State, seat: Seat) -> float:
    """Return the points that going out is likely to bring."""
    mean = _unseen_mean(view, seat)
    return sum(
        mean * len(rack) if view.opened[other] else NOT_OPENED
        for other, rack in enumerate(view.racks)
        if other != seat
    )


def ranked_candidates(view: State, seat: Seat) -> tuple[tuple[Candidate, Estimate], ...]:
    """Return the candidates of the seat on turn with their estimates, best first, of equals who lays most."""
    return ranked(view, seat, candidates(view, seat))


def ranked(view: State, seat: Seat, found: Sequence[Candidate]) -> tuple[tuple[Candidate, Estimate], ...]:
    """Return candidates with their estimates, best first, of equals who lays most."""
    weighed = [(candidate, estimate(view, seat, candidate)) for candidate in found]
    return tuple(sorted(weighed, key=lambda pair: (-pair[1].worth, len(pair[0].rack))))


def best_move(view: State, seat: Seat) -> SeatMove:
    """Return the best move of the seat that is to move or asked.

    Raises:
        IndexError: The seat has nothing to decide in this view.
    """
    if view.phase == "turn":
        return neat_move(view, ranked_candidates(view, seat)[0][0])
    best: SeatMove = advise(view, seat)[0].move
    return best


def neat_move(view: State, candidate: Candidate) -> SeatMove:
    """Return the move of a candidate; where it lays tiles, on a table disturbed as little as can be."""
    if not isinstance(candidate.move, Play):
        return candidate.move
    there = {tile for tiles in view.table for tile in tiles}
    laid = [tile for tiles in candidate.table for tile in tiles if tile not in there]
    found = Solution(candidate.table, tuple(laid), 0, goes_out=False)
    return Play(neat_within(view.table, found))


def odds(view: State, seat: Seat) -> Mapping[str, tuple[Tile, ...]]:
    """Return the tiles of the seat's rack that it can lay now, as ``layable``; chances aren't shown."""
    return {"layable": layable_tiles(view, seat)}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the candidates of the seat with their value, best first; empty where it isn't to decide.

    ``value`` is the big points to be expected, with ``POINT_WORTH`` for each small one. ``facts`` hold both,
    as ``big`` and ``points``, and the ``chance`` to win; of a move on the table also ``laid``, the tiles
    laid, and ``off``, the points they take off the rack; of every move in a turn ``left``, the tiles on the
    rack after it, and ``jokers`` among them. The phrase "goes out" fits where ``left`` is 0.
    """
    if HIDDEN in view.racks[seat] or not view.racks[seat]:
        return ()
    match view.phase:
        case "turn" if view.turn == seat:
            return tuple(
                [_advice(view, seat, candidate, found) for candidate, found in ranked_candidates(view, seat)]
            )
        case "drawn" if view.turn == seat:
            return _closing(view, seat)
        case "asking" if seat in view.asked:
            return _deal(view, seat)
    return ()


def _advice(view: State, seat: Seat, candidate: Candidate, found: Estimate) -> Advice:
    facts = found._asdict()
    rack, left = view.racks[seat], set(candidate.rack)
    if isinstance(candidate.move, Play):
        laid = [tile for tile in rack if tile not in left]
        facts |= {"laid": float(len(laid)), "off": float(sum(map(points_of, laid)))}
    facts |= {"left": float(len(left)), "jokers": float(sum(map(is_joker, left)))}
    return Advice(neat_move(view, candidate), found.worth, facts)


def _closing(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice after a draw: to announce only saves points, and it always may."""
    found = estimate(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn()))
    end = Advice(EndTurn(), found.worth, found._asdict())
    if view.announced[seat]:
        return (end,)
    racks = [rack for other, rack in enumerate(view.racks) if other != seat and view.opened[other]]
    risk = NOT_OPENED * sum([_OUT_NEXT ** len(rack) for rack in racks])
    silent = found._replace(points=found.points - risk)
    return Advice(Announce(), found.worth, end.facts), Advice(EndTurn(), silent.worth, silent._asdict())


_OUT_NEXT: Final = 0.7
"""The chance that a rack goes out at once, tile by tile, roughly."""


def _deal(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice on a new deal: the rack against the mean of all racks."""
    found = estimate(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn()))
    fresh = Estimate(*new_rack(view.seats))
    keep, new = (
        Advice(move, each.worth, each._asdict()) for move, each in ((KeepRack(), found), (Redeal(), fresh))
    )
    return tuple(sorted((keep, new), key=lambda candidate: -candidate.value))
