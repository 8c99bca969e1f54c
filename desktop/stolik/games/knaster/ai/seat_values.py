"""The value of every seat at any moment, for the analysis: its chance to win, alone its points in the end.

Each seat has the points that its sheet is expected to end with (``valuation``): after a roll by its best
entry looked one roll ahead, before it by the best entries of all eleven sums. Where several sit, what these
points are off by is taken to be spread alike and independently round them, and the chance of a seat is that
of ending above all others. The last roll leaves nothing to estimate: there the shares are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import erf, exp, sqrt
from operator import mul
from typing import Final, TypeAlias

from stolik.engine.dice import Rolled, roll_chances
from stolik.engine.game import Seat
from stolik.engine.seat_values import Valued, Values, mean_values
from stolik.games.knaster.ai.learned_values import lead_error
from stolik.games.knaster.ai.valuation import (
    CODE_CHANCES,
    SeatForecast,
    advise,
    chance_to_lead,
    empties_after,
)
from stolik.games.knaster.rules.moves import Move, Roll
from stolik.games.knaster.rules.sheet import Sheet
from stolik.games.knaster.rules.state import DICE, State

GRID: Final = 48
"""The steps in which the chance to end above all others is summed up."""

MOST_REMEMBERED: Final = 400
"""So many options of seats are remembered; a round of twelve meets far fewer."""

_Options: TypeAlias = tuple[tuple[Move, float], ...]
_Key: TypeAlias = tuple[Sheet, int, tuple[bool, tuple[str, ...]], int, bool]
_remembered: dict[_Key, _Options] = {}

REACH: Final = 5.0
"""How far beyond the expected points the sum goes, in standard deviations."""


def exact(state: State) -> bool:
    """Return whether the values are exact: they never are."""
    return False


def values(state: State) -> Values:
    """Return the value of every seat; at the end the shares of the win, alone the points."""
    if state.phase == "over":
        return _chances([float(sheet.score) for sheet in state.sheets], None)
    if state.phase == "enter":
        return _chances(_points(state), _stage(state))
    return _before_roll(state)


def options(state: State, seat: Seat) -> list[Valued]:
    """Return every legal option of the seat, best first."""
    if state.phase == "roll":
        return [Valued(Roll(), values(state))]
    points, stage = _points(state), _stage(state)
    found = []
    for move, own in _option_points(state, seat):
        found.append((own, Valued(move, _chances([*points[:seat], own, *points[seat + 1 :]], stage))))
    return [option for _, option in sorted(found, key=lambda each: (-each[1].values[seat], -each[0]))]


def outcomes(state: State) -> Iterable[tuple[Move, float]]:
    """Return every roll of the dice with its chance."""
    return roll_chances(DICE)


def after(state: State, move: Rolled) -> Values:
    """Return the values after the dice fell, every seat entering the sum best."""
    return _by_sum(state)[sum(move.dice)]


def _before_roll(state: State) -> Values:
    """Return the means of the values over the sums of the next roll."""
    by_sum = _by_sum(state)
    return mean_values((chance, by_sum[code + 1]) for code, chance in CODE_CHANCES)


@lru_cache(maxsize=4)
def _by_sum(state: State) -> dict[int, Values]:
    """Return the values by the sum that the next roll shows."""
    forecasts = [SeatForecast(state, seat) for seat in range(len(state.sheets))]
    stage = None if state.last_roll else max(0, min([forecast.board.empties for forecast in forecasts]) - 1)
    return {
        code + 1: _chances(
            [forecast.score + forecast.next_entry(forecast.board, code) for forecast in forecasts], stage
        )
        for code, _ in CODE_CHANCES
    }


def _stage(state: State) -> int | None:
    """Return the empty cells of the fullest sheet when all have entered, ``None`` in the last roll."""
    if state.last_roll:
        return None
    return min([empties_after(state, seat) for seat in range(len(state.sheets))])


def _points(state: State) -> list[float]:
    """Return the points that every seat is expected to end with, those who owe something entering it best."""
    return [_best_points(state, seat) for seat in range(len(state.sheets))]


def _best_points(state: State, seat: Seat) -> float:
    if state.owes(seat):
        return max([points for _, points in _option_points(state, seat)])
    key = _key(state, seat)
    known = _remembered.get(key)
    if known is None:
        forecast = SeatForecast(state, seat)
        known = _remember(key, ((Roll(), forecast.score + forecast.look_ahead(forecast.board)),))
    return known[0][1]


def _option_points(state: State, seat: Seat) -> _Options:
    """Return every legal option of a seat that owes something with the points it leads to, best first."""
    key = _key(state, seat)
    known = _remembered.get(key)
    if known is None:
        found = [(option.move, option.facts["points"]) for option in advise(state, seat)]
        known = _remember(key, tuple(sorted(found, key=lambda each: -each[1])))
    return known


def _key(state: State, seat: Seat) -> _Key:
    """Return all that the expected points of a seat depend on."""
    least = min(
        [empties_after(state, other) for other in range(len(state.sheets)) if other != seat], default=-1
    )
    owed = state.waiting[seat], state.due[seat]
    return state.sheets[seat], state.sum, owed, least, state.last_roll


def _remember(key: _Key, options: _Options) -> _Options:
    if len(_remembered) >= MOST_REMEMBERED:
        _remembered.clear()
    _remembered[key] = options
    return options


def _chances(points: Sequence[float], stage: int | None) -> Values:
    """Return the value of every seat by the points that they are expected to end with.

    ``stage`` are the empty cells of the fullest sheet, which tell how far these may be off; ``None`` where
    the points are sure.
    """
    if len(points) == 1:
        return tuple(points)
    best = max(points)
    if stage is None:
        first = [abs(own - best) < 1e-9 for own in points]
        return tuple([float(leads) / sum(first) for leads in first])
    if len(points) == 2:
        chance = chance_to_lead(points[0], points[1:], stage)
        return chance, 1 - chance
    spread = lead_error(stage) / sqrt(2)
    low, high = max(min(points), best - 2 * REACH * spread) - REACH * spread, best + REACH * spread
    weights = [0.0] * len(points)
    for step in range(GRID + 1):
        at = low + step * (high - low) / GRID
        below = [_below((at - own) / spread) for own in points]
        # The products of all before a seat and of all behind it, so that none of them is made anew.
        before = list(accumulate(below, mul, initial=1.0))
        behind = list(accumulate(reversed(below), mul, initial=1.0))
        for seat, own in enumerate(points):
            others = before[seat] * behind[-2 - seat]
            weights[seat] += exp(-(((at - own) / spread) ** 2) / 2) * others
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def _below(deviations: float) -> float:
    """Return the chance that a normal variable lies below its mean and so many standard deviations."""
    return 0.5 * (1 + erf(deviations / sqrt(2)))
