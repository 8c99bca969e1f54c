"""The meaning of luck: in how many of a hundred games it is as great, and what it adds up to over many.

In a finished game against others, a seat's luck is its result (1 for a win, 0 for a loss) minus what it
deserved: its chance at the start, minus its errors, plus the gifts of others. With a deserved chance of 60%,
a player wins 60 of a hundred games, with a luck of +40, and loses 40, with a luck of -60. The deserved chance
differs from game to game: it is modelled as a normal variable whose mean is the chance at the start and whose
variance is the sum of the squares of this game's errors, gifts and revaluations. The answer is the chance of
as much luck or more under both, computed as a sum over 400 steps, without simulation.

In a solo game, and in one that isn't over, luck has no such bounds. There it is modelled as a normal variable
with mean 0 and, as its variance, the sum of the variances of this game's chance events.

Against others the latter model fails: luck ends near one of two values, and a normal variable makes the usual
look rare. Of 100 results of Worms (50 games of two fair computers) it declares 34 as rare as 10 games in a
hundred or rarer, where 20 are expected; the former model declares 6. In Circles (120 results) both come close
to the 20, with 25 and 17.

All games of one sum have the same unit: the chance to win, if there were several seats, or points in solo
games. The errors given are two standard errors over the games, so that the truth lies within them 19 times in
20, provided that there are enough games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import erfc, exp, sqrt
from typing import Final, NamedTuple

from stolik.analysis.rollouts import Mean, mean_of
from stolik.engine.float_sums import IN_ORDER

FEW: Final = 10
"""The fewest chance events for which anything is said."""

_STEPS: Final = 400
_REACH: Final = 4.0
"""The standard deviations that the sum covers on each side."""

_EQUAL: Final = 1e-9


def normal_tail(luck: float, variance: float) -> float:
    """Return the chance of as much luck or more, or, if it is negative, of as little or less.

    ``variance`` is the variance of luck, above 0.

    >>> round(normal_tail(1.0, 1.0), 4), round(normal_tail(-1.0, 1.0), 4), normal_tail(0.0, 1.0)
    (0.1587, 0.1587, 0.5)
    """
    return erfc(abs(luck) / sqrt(2 * variance)) / 2


def result_tail(luck: float, start: float, variance: float) -> float:
    """Return the same chance as `normal_tail` for a game that is won or lost.

    ``start`` is the chance to win at the start, ``variance`` the variance of the deserved chance.

    >>> round(result_tail(0.5, 0.5, 0.0), 4), round(result_tail(-0.25, 0.25, 0.0), 4)
    (0.5, 0.75)
    """
    deviation, total, found = sqrt(variance), 0.0, 0.0
    for step in range(_STEPS):
        at = _REACH * (2 * (step + 0.5) / _STEPS - 1)
        deserved, weight = start + at * deviation, exp(-at * at / 2)
        wins = min(1.0, max(0.0, deserved))
        total += weight
        for result, chance in ((1, wins), (0, 1 - wins)):
            beyond = result - deserved - luck
            found += weight * chance * ((beyond if luck >= 0 else -beyond) >= -_EQUAL)
    return found / total


def games_of_a_hundred(
    luck: float, variances: Sequence[float], deserved: tuple[float, float] | None = None
) -> int | None:
    """Return in how many of a hundred games a seat's luck is as great, rounded; 0 means fewer than one.

    The result is ``None`` if nothing can be said.

    Args:
        luck: The seat's luck in the game, in any unit.
        variances: The variances of its luck in each chance event, in the square of that unit; events that
            can't change anything for the seat have 0 and don't count.
        deserved: In a game that is won or lost, the mean and variance of the deserved chance.

    >>> games_of_a_hundred(0.4, [0.01] * 16), games_of_a_hundred(-0.4, [0.01] * 16)
    (16, 16)
    >>> games_of_a_hundred(3.0, [0.01] * 16), games_of_a_hundred(0.4, [0.01] * 9 + [0.0] * 9)
    (0, None)
    >>> games_of_a_hundred(0.5, [0.01] * 16, (0.5, 0.0))
    50
    """
    met = [variance for variance in variances if variance > 0]
    if len(met) < FEW:
        return None
    chance = normal_tail(luck, sum(met, IN_ORDER)) if deserved is None else result_tail(luck, *deserved)
    return int(100 * chance + 0.5)


REACH: Final = 2
"""The standard errors that are given on each side."""

ENOUGH_CHANCE: Final = 7.0
"""The least sum of start chance × (1 - start chance) that allows a claim.

The error given for a sum of wins is two standard errors of a normal variable, and a sum of games won or lost
is nearly normal only if both happen often enough. By exact binomial sums for fair dice, errors meant to hold
19 times in 20 hold at least 18 times in 20 from this sum on, for equal chances from a half to a twelfth; with
the usual rule of 5 it is 17.8 times, with 3 it is 17. Two people need 28 games, four need 38, twelve need 92.
"""

ENOUGH_ALONE: Final = 20
"""The fewest solo games: with fewer, the standard error itself is too uncertain (2 instead of 2.09)."""


class PlayedGame(NamedTuple):
    """One person's game, from its analysis: ``result`` is 1 for a win, a share for a shared one.

    In a solo game ``result``, ``start``, ``luck`` and ``error`` are points. ``error`` is a sum over
    ``decisions``.
    """

    result: float
    start: float
    luck: float
    error: float
    decisions: int

    @property
    def adjusted(self) -> float:
        return self.result - self.luck


class FinishedGame(NamedTuple):
    """A finished game of a person; ``played`` is ``None`` until the game was analysed."""

    game: str
    alone: bool
    result: float
    played: PlayedGame | None


class Estimate(NamedTuple):
    """A mean, and how far the truth may lie from it on either side."""

    mean: float
    reach: float

    @property
    def is_told_apart(self) -> bool:
        """Whether the mean differs from 0 by more than chance explains."""
        return abs(self.mean) > self.reach


@dataclass(frozen=True, slots=True)
class LuckFigures:
    """The luck and choices of a person over several games.

    ``results``, ``adjusted`` and ``luck`` are per game. ``start`` is the mean expectation at the start, and
    ``gained`` is how far the luck-adjusted results are above it. ``cost`` is what a hundred decisions gave
    away, ``None`` without decisions. ``course`` is the sum of luck after each game, and ``band`` how far
    ordinary luck takes this sum on either side; both begin with 0, before the first game.
    """

    games: int
    results: Estimate
    adjusted: Estimate
    luck: Estimate
    start: float
    gained: Estimate
    cost: Estimate | None
    course: tuple[float, ...]
    band: tuple[float, ...]


def are_enough(games: Sequence[PlayedGame], alone: bool) -> bool:
    """Return whether there are enough games for any claim.

    >>> one = PlayedGame(1.0, 0.5, 0.4, 0.0, 9)
    >>> are_enough([one] * 27, alone=False), are_enough([one] * 28, alone=False)
    (False, True)
    """
    if alone:
        return len(games) >= ENOUGH_ALONE
    return sum([game.start * (1 - game.start) for game in games], IN_ORDER) >= ENOUGH_CHANCE


def luck_figures(games: Sequence[PlayedGame], alone: bool) -> LuckFigures:
    """Return the figures over at least two games, given in the order in which they were played."""
    lucks = [game.luck for game in games]
    squares = sum([luck * luck for luck in lucks], IN_ORDER)
    # The true mean of luck is 0, so no mean is subtracted before squaring.
    spread = [sqrt(each) for each in accumulate([luck * luck for luck in lucks], initial=0.0)]
    results = [game.result for game in games]
    return LuckFigures(
        len(games),
        _estimate(mean_of(results)) if alone else _share(results),
        _estimate(mean_of([game.adjusted for game in games])),
        Estimate(sum(lucks, IN_ORDER) / len(games), REACH * sqrt(squares) / len(games)),
        sum([game.start for game in games], IN_ORDER) / len(games),
        _estimate(mean_of([game.adjusted - game.start for game in games])),
        _cost(games),
        tuple(accumulate(lucks, initial=0.0)),
        tuple([REACH * each for each in spread]),
    )


def _estimate(mean: Mean) -> Estimate:
    return Estimate(mean.mean, REACH * mean.error)


def _share(results: Sequence[float]) -> Estimate:
    """Return the share of wins; its error counts one more win and one more loss (Agresti and Caffo).

    Otherwise a player who lost every game would be certain never to win.
    """
    games = len(results)
    return Estimate(sum(results, IN_ORDER) / games, REACH * mean_of([*results, 0.0, 1.0]).error)


def _cost(games: Sequence[PlayedGame]) -> Estimate | None:
    """Return the cost of a hundred decisions: the ratio of the sums, with its linearised error over games."""
    decisions = sum([game.decisions for game in games], 0)
    if not decisions:
        return None
    ratio = sum([game.error for game in games], IN_ORDER) / decisions
    left = [game.error - ratio * game.decisions for game in games]
    return Estimate(100 * ratio, 100 * REACH * mean_of(left).error * len(games) / decisions)
