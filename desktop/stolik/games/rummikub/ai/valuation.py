"""What the candidates of a turn are worth: big points and small points to be expected, and a chance to win.

The estimate is that of a small network (``position_values``), learned from games in which everybody keeps to
the master's limit, for a game as a match scores it: big points first, small points beside them. For two who
play a match of two games it is the chance to win the match, which small points decide
(``match_values.decided_by_points``).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import erf
from operator import mul
from typing import Final, NamedTuple

from stolik.engine.bot import Advice, Level
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.analysis.match_values import (
    decided_by_points,
    match_chances,
    points_needed,
)
from stolik.games.rummikub.ai.candidates import Candidate, candidates, laying_nothing
from stolik.games.rummikub.ai.features import features
from stolik.games.rummikub.ai.layable_tiles import layable_tiles
from stolik.games.rummikub.ai.limited_search import neat_within
from stolik.games.rummikub.ai.position_values import (
    Value,
    new_rack,
    shared_out,
    shift_among,
    shift_of,
    shifted,
    thresholds,
    value_of,
)
from stolik.games.rummikub.ai.solver.solver import Solution
from stolik.games.rummikub.rules.moves import Announce, EndTurn, KeepRack, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import BIG_POINTS, NOT_OPENED, points_of
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile, is_joker

POINT_WORTH: Final = 0.001
"""What a small point counts beside a big one."""


class Estimate(NamedTuple):
    """The chance to win this game, from 0 to 1, and the big and small points to be expected of it.

    ``worth`` is what the best candidate has most of: the big points with ``POINT_WORTH`` for each small one,
    or, where small points alone decide the match, the chance to win it, from 0 to 1.
    """

    chance: float
    big: float
    points: float
    worth: float

    @property
    def facts(self) -> dict[str, float]:
        """The figures of the game for an advice, by name."""
        return {"chance": self.chance, "big": self.big, "points": self.points}


def estimate(view: State, seat: Seat, candidate: Candidate) -> Estimate:
    """Return what a seat may expect after a candidate, from what it sees."""
    if candidate.rack:
        figures = features(view, seat, candidate)
        return _estimate(view, seat, value_of(figures, view.seats, shift_of(view, seat)))
    gain, variance = _gain(view, seat)
    big = float(BIG_POINTS[view.seats][0])
    if not decided_by_points(view):
        return Estimate(1.0, big, gain, big + POINT_WORTH * gain)
    needed = points_needed(view, seat)
    enough = [1.0 if each <= 0 else 0.5 + 0.5 * erf((gain - each) / (2 * variance) ** 0.5) for each in needed]
    return Estimate(1.0, big, gain, sum(enough, IN_ORDER) / len(enough))


def _estimate(view: State, seat: Seat, found: Value) -> Estimate:
    """Return what a network's answer is worth in the match."""
    worth = found.big + POINT_WORTH * found.small
    if decided_by_points(view):
        worth = sum(map(mul, _shares(points_needed(view, seat)), found.above), IN_ORDER)
    return Estimate(found.chance, found.big, found.small, worth)


@lru_cache(maxsize=64)
def _shares(needed: Sequence[int]) -> tuple[float, ...]:
    """Return what the chances of more points than each of the ``thresholds`` count in that to win the match.

    ``needed`` are the points needed, in equally likely cases; between two thresholds is taken in proportion.
    """
    steps = thresholds(2)
    found = [0.0] * len(steps)
    for each in needed:
        each = min(max(each, steps[0]), steps[-1])
        above = max(1, bisect_left(steps, each))
        part = (each - steps[above - 1]) / (steps[above] - steps[above - 1])
        found[above - 1] += (1 - part) / len(needed)
        found[above] += part / len(needed)
    return tuple(found)


def chances(view: State, seat: Seat, candidate: Candidate) -> tuple[float, ...]:
    """Return the chances of all seats after a candidate of one, as that one sees them: together 1."""
    return shared_out(view, seat, estimate(view, seat, candidate).chance)


def _gain(view: State, seat: Seat) -> tuple[float, float]:
    """Return the points that going out is likely to bring, and their variance, at least 1."""
    seen = {*view.racks[seat], *[tile for tiles in view.table for tile in tiles]}
    unseen = [points_of(tile) for tile in TILES if tile not in seen]
    mean = sum(unseen) / max(1, len(unseen))
    others = [other for other in range(view.seats) if other != seat]
    held = sum([len(view.racks[other]) for other in others if view.opened[other]])
    gain = mean * held + NOT_OPENED * sum([not view.opened[other] for other in others])
    each = sum([(points - mean) ** 2 for points in unseen], IN_ORDER) / max(1, len(unseen))
    return gain, max(1.0, held * each * (len(unseen) - held) / max(1, len(unseen) - 1))


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

    ``value`` is the ``worth`` of ``Estimate``. ``facts`` hold the ``big`` and small ``points`` to be expected
    of this game, and the ``chance`` to win it; of a move on the table also ``laid``, the tiles
    laid, and ``off``, the points they take off the rack; of every move in a turn ``left``, the tiles on the
    rack after it, and ``jokers`` among them. The phrase "goes out" fits where ``left`` is 0.
    """
    if HIDDEN in view.racks[seat] or not view.racks[seat]:
        return ()
    match view.phase:
        case "turn" if view.turn == seat:
            return tuple(
                [
                    advice_of(view, seat, candidate, found)
                    for candidate, found in ranked_candidates(view, seat)
                ]
            )
        case "drawn" if view.turn == seat:
            return _closing(view, seat)
        case "asking" if seat in view.asked:
            return _deal(view, seat)
    return ()


class KnownLevels:
    """The valuation at a table where the levels of the opponents are known.

    The valuation takes every opponent for a master, so among weaker ones the chance that it tells is too low.
    Here it is corrected by what the master won among them. The options, their order and their ``value`` stay,
    by which bots choose and the analysis counts.

    ``levels`` go by seat; ``None`` is a person, taken to play on as the valuation does.
    """

    def __init__(self, levels: Sequence[Level | None]) -> None:
        self._levels = tuple(levels)

    def advise(self, view: State, seat: Seat) -> tuple[Advice, ...]:
        """Return the options of the seat with the ``chance`` that holds at this table; the rest stays."""
        more = shift_among(view, seat, self._levels)
        return tuple(
            [
                replace(option, facts={**option.facts, "chance": shifted(option.facts["chance"], more)})
                for option in advise(view, seat)
            ]
        )

    def odds(self, view: State, seat: Seat) -> Mapping[str, tuple[Tile, ...]]:
        """Return the tiles that the seat can lay now, whoever else plays."""
        return odds(view, seat)


def advice_of(view: State, seat: Seat, candidate: Candidate, found: Estimate) -> Advice:
    """Return a candidate with its estimate as `advise` tells it."""
    facts = found.facts
    rack, left = view.racks[seat], set(candidate.rack)
    if isinstance(candidate.move, Play):
        laid = [tile for tile in rack if tile not in left]
        facts |= {"laid": float(len(laid)), "off": float(sum(map(points_of, laid)))}
    facts |= {"left": float(len(left)), "jokers": float(sum(map(is_joker, left)))}
    return Advice(neat_move(view, candidate), found.worth, facts)


def _at_rest(view: State, seat: Seat) -> Candidate:
    return laying_nothing(view.table, view.racks[seat], EndTurn(), view.options.needed_by(seat))


def _closing(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice after a draw: to announce only saves points, and it always may."""
    found = estimate(view, seat, _at_rest(view, seat))
    end = Advice(EndTurn(), found.worth, found.facts)
    if view.announced[seat]:
        return (end,)
    racks = [rack for other, rack in enumerate(view.racks) if other != seat and view.opened[other]]
    risk = NOT_OPENED * sum([_OUT_NEXT ** len(rack) for rack in racks], IN_ORDER)
    silent = found._replace(points=found.points - risk, worth=found.worth - POINT_WORTH * risk)
    return Advice(Announce(), found.worth, end.facts), Advice(EndTurn(), silent.worth, silent.facts)


_OUT_NEXT: Final = 0.7
"""The chance that a rack goes out at once, tile by tile, roughly."""


def _deal(view: State, seat: Seat) -> tuple[Advice, ...]:
    """Return the advice on a new deal: the rack against the mean of all racks."""
    found = estimate(view, seat, _at_rest(view, seat))
    fresh = _estimate(view, seat, new_rack(view.seats))
    if decided_by_points(view):
        fresh = fresh._replace(worth=match_chances(view, seat).of(1 / view.seats))
    keep, new = (
        Advice(move, each.worth, each.facts) for move, each in ((KeepRack(), found), (Redeal(), fresh))
    )
    return tuple(sorted((keep, new), key=lambda candidate: -candidate.value))
