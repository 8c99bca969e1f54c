"""What the candidates of a turn are worth: a chance to win and points, estimated from features.

The estimate is a weighted sum of ``features``; the weights (``data/position_weights.json``) were learned from
games that the bots played among themselves, again and again with better ones. What they have learned can be
told: tiles that make sets among themselves may wait on the rack until all of them go at once,
jokers are kept for that, and a table that takes many tiles helps whoever holds few.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Final, Literal, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.engine.learned_tables import load
from stolik.games.rummikub.ai.candidates import Candidate, candidates, laying_nothing
from stolik.games.rummikub.ai.features import NAMES, features
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.rules.moves import Announce, EndTurn, KeepRack, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import NOT_OPENED, points_of
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, is_joker

POINT_WORTH: Final = 0.001
"""What a small point counts beside the chance to win."""

CLOSE: Final = 15.0
"""So many points make a lead at an empty bank clear, as e makes odds."""

_LEARNED: Final = "position_weights"
_MOST_WEIGHED: Final = 3
"""Three and four players share their weights."""


class Estimate(NamedTuple):
    """The chance to win this game, from 0 to 1, and the small points to be expected of it."""

    chance: float
    points: float

    @property
    def worth(self) -> float:
        """The chance to win with the points beside it: what the best candidate has most of."""
        return self.chance + POINT_WORTH * self.points


def estimate(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return what a seat may expect after a candidate, from what it sees.

    With an empty bank only the points on the racks count, else the learned weights.
    """
    if not candidate.rack:
        return Estimate(1.0, _gain(view, seat))
    if not view.bank:
        return _without_bank(view, seat, candidate)
    found = features(view, seat, candidate)
    chance, points = learned_weights("chance", view.seats), learned_weights("points", view.seats)
    return Estimate(_logistic(_sum(found, chance)), _sum(found, points))


@cache
def learned_weights(of: Literal["chance", "points"], players: int) -> tuple[float, ...]:
    """Return the learned weights of the features, in the order of ``NAMES``, for 2 to 4 players."""
    row = load(__package__, _LEARNED)[of][str(min(players, _MOST_WEIGHED))]
    return tuple([row[name] for name in NAMES])


@cache
def new_rack_worth(players: int) -> float:
    """Return the mean worth of a rack just dealt, for 2 to 4 players; learned like the weights."""
    worth: float = load(__package__, _LEARNED)["new_rack"][str(players)]
    return worth


def _sum(found: tuple[float, ...], weights: tuple[float, ...]) -> float:
    return sum([figure * weight for figure, weight in zip(found, weights, strict=True)])


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))


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


def _without_bank(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return the estimate where nothing is left to draw: the fewest points on the rack win."""
    mean, own = _unseen_mean(view, seat), sum(map(points_of, candidate.rack))
    least = min(mean * len(rack) for other, rack in enumerate(view.racks) if other != seat)
    return Estimate(_logistic((least - own) / CLOSE), least - own)


def ranked_candidates(view: State, seat: Seat) -> tuple[tuple[Candidate, Estimate], ...]:
    """Return the candidates of the seat on turn with their estimates, best first, of equals who lays most."""
    found = [(candidate, estimate(view, seat, candidate)) for candidate in candidates(view, seat)]
    return tuple(sorted(found, key=lambda pair: (-pair[1].worth, len(pair[0].rack))))


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
    untouched = set(candidate.table)
    if all(tiles in untouched for tiles in view.table):
        return candidate.move
    found = solve(view.table, laid)
    return Play(found.table) if found is not None and found.tiles == len(laid) else candidate.move


def odds(view: State, seat: Seat) -> Mapping[str, float]:
    """Return nothing: no chances are shown at this table."""
    return {}


def advise(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the candidates of the seat with their worth, best first; empty where it isn't to decide.

    ``worth`` is the chance to win with ``POINT_WORTH`` for each point to be expected. ``facts`` hold both, as
    ``chance`` and ``points``; of a move on the table also ``laid``, the tiles laid, and ``off``, the points
    they take off the rack; of every move in a turn ``left``, the tiles on the rack after it, and ``jokers``
    among them. The phrase "goes out" fits where ``left`` is 0.
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
    facts = {"chance": found.chance, "points": found.points}
    rack, left = view.racks[seat], set(candidate.rack)
    if isinstance(candidate.move, Play):
        laid = [tile for tile in rack if tile not in left]
        facts |= {"laid": float(len(laid)), "off": float(sum(map(points_of, laid)))}
    facts |= {"left": float(len(left)), "jokers": float(sum(map(is_joker, left)))}
    return Advice(neat_move(view, candidate), found.worth, facts)


def _closing(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice after a draw: to announce only saves points, and it always may."""
    found = estimate(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn()))
    end = Advice(EndTurn(), found.worth, {"chance": found.chance, "points": found.points})
    if view.announced[seat]:
        return (end,)
    racks = [rack for other, rack in enumerate(view.racks) if other != seat and view.opened[other]]
    risk = NOT_OPENED * sum([_OUT_NEXT ** len(rack) for rack in racks])
    points = found.points - risk
    silent = Advice(EndTurn(), found.worth - POINT_WORTH * risk, {"chance": found.chance, "points": points})
    return Advice(Announce(), found.worth, end.facts), silent


_OUT_NEXT: Final = 0.7
"""The chance that a rack goes out at once, tile by tile, roughly."""


def _deal(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice on a new deal: the rack against the mean of all racks."""
    found = estimate(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn()))
    fresh = new_rack_worth(view.seats)
    keep = Advice(KeepRack(), found.worth, {"chance": found.chance, "points": found.points})
    new = Advice(Redeal(), fresh, {"chance": fresh, "points": 0.0})
    return tuple(sorted((keep, new), key=lambda candidate: -candidate.value))
