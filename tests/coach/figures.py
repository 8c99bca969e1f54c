"""Figures from analysed games: calibration, bias, slope, and the sizes of luck, errors and revaluations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, isnan, nan, sqrt
from statistics import fmean, pvariance
from typing import Final

from stolik.engine.bot import Level

from tests.coach.games import LEVELS, AnalysedGame, Moment, SeatSums

TENTHS: Final = 10
SURE: Final = 3
"""The number of standard errors that counts as certain."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """The moments with a predicted chance in one tenth: their number, and the mean chances said and won.

    ``error`` is the standard error of ``won`` over games, since all moments of a game share its result.
    """

    moments: int
    said: float
    won: float
    error: float

    @property
    def missed(self) -> bool:
        """Whether it is off by more than 3 points and by more than three standard errors."""
        return abs(self.said - self.won) > max(0.03, SURE * self.error)


def tenths(games: Sequence[AnalysedGame]) -> list[Tenth | None]:
    """Return the calibration by tenths of the predicted chance, ``None`` for a tenth without moments."""
    found: list[Tenth | None] = []
    for tenth in range(TENTHS):
        gaps, said, won, count = [], 0.0, 0.0, 0
        for game in games:
            here = [each for each in game.moments if min(int(each.value * TENTHS), TENTHS - 1) == tenth]
            said += sum([each.value for each in here])
            won += sum([each.result for each in here])
            gaps.append(sum([each.result - each.value for each in here]))
            count += len(here)
        if count:
            error = sqrt(sum([gap * gap for gap in gaps])) / count
            found.append(Tenth(count, said / count, won / count, error))
        else:
            found.append(None)
    return found


def brier(games: Sequence[AnalysedGame]) -> float:
    return fmean([(each.value - each.result) ** 2 for game in games for each in game.moments])


def bias(games: Sequence[AnalysedGame]) -> tuple[float, float]:
    """Return the mean overestimate for the seat to act, with the standard error over games."""
    gaps = [sum([each.value - each.result for each in _acting(game)]) for game in games]
    count = sum([len(_acting(game)) for game in games])
    mean = sum(gaps) / count
    spread = [gap - mean * len(_acting(game)) for gap, game in zip(gaps, games, strict=True)]
    return mean, sqrt(sum([each * each for each in spread])) / count


def slope(games: Sequence[AnalysedGame]) -> tuple[float, float]:
    """Return the slope of results over predictions for the seat to act, with its standard error."""
    moments = [each for game in games for each in _acting(game)]
    said, won = fmean([each.value for each in moments]), fmean([each.result for each in moments])
    across = sum([(each.value - said) ** 2 for each in moments])
    if not across:
        return nan, inf
    found = sum([(each.value - said) * (each.result - won) for each in moments]) / across
    scores = []
    for game in games:
        gaps = [(each.value - said, each.result - won) for each in _acting(game)]
        scores.append(sum([here * (there - found * here) for here, there in gaps]))
    return found, sqrt(sum([score * score for score in scores])) / across


def _acting(game: AnalysedGame) -> list[Moment]:
    return [each for each in game.moments if each.acts]


def variance_ratio(games: Sequence[AnalysedGame]) -> float:
    """Return the variance of the results divided by that of the luck-adjusted results.

    Both are without the worth of the place at the table at the start.
    """
    results = [seat.result - seat.start for game in games for seat in game.seats]
    adjusted = [seat.result - seat.start - seat.luck for game in games for seat in game.seats]
    return pvariance(results) / max(pvariance(adjusted), 1e-12)


def of_level(games: Sequence[AnalysedGame], level: Level) -> list[SeatSums]:
    return [seat for game in games for seat in game.seats if seat.level == level]


def mean_luck(games: Sequence[AnalysedGame], level: Level) -> tuple[float, float]:
    return _mean_with_error([seat.luck for seat in of_level(games, level)])


def mean_error(games: Sequence[AnalysedGame], level: Level) -> float:
    seats = of_level(games, level)
    return sum([seat.error for seat in seats]) / max(1, sum([seat.decisions for seat in seats]))


def games_to_tell(games: Sequence[AnalysedGame], value: Callable[[SeatSums], float]) -> list[float]:
    """Return how many games separate each level from the one below by two standard errors, maybe infinite."""
    found = []
    for lower, higher in pairwise(LEVELS):
        gaps = []
        for game in games:
            low = [value(seat) for seat in game.seats if seat.level == lower]
            high = [value(seat) for seat in game.seats if seat.level == higher]
            if low and high:
                gaps.append(fmean(high) - fmean(low))
        mean, error = _mean_with_error(gaps)
        found.append(len(gaps) * (2 * error / mean) ** 2 if mean > 0 and not isnan(error) else inf)
    return found


def share_below(values: Sequence[float], share: float) -> float:
    """Return the least amount that this share of the values doesn't exceed, 0 if there are none."""
    amounts = sorted(map(abs, values))
    return amounts[min(len(amounts) - 1, int(share * len(amounts)))] if amounts else 0.0


def _mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return (values[0] if values else nan), inf
    return fmean(values), sqrt(pvariance(values) / (len(values) - 1))
