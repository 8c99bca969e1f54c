"""Luck, choices and wins of one person over many games, each with its error, and when they say anything.

All games of one sum have one unit: the chance to win, where several sat at the table, or points, where
a person sat alone. Errors are two standard errors over the games, so that the truth lies within 19 times of
20, as long as there are enough games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from typing import Final, NamedTuple

from stolik.analysis.report.luck_size import normal_tail
from stolik.analysis.rollouts import Mean, mean_of
from stolik.engine.float_sums import IN_ORDER

REACH: Final = 2
"""The standard errors that are told to both sides."""

ENOUGH_CHANCE: Final = 7.0
"""The least sum of start chance × (1 - start chance) from which something is claimed.

The error of a sum of wins is two standard errors of a normal variable, and a sum of games that are won or
lost is normal only where both happen often enough. By the exact binomial sums of what fair dice bring, errors
that are to hold 19 times of 20 hold at least 18 times of 20 from this sum on, for every even chance from a
half to a twelfth; with the usual rule of 5 it is 17.8, with 3 it is 17. Two people need 28 games, four need
38, twelve need 92.
"""

ENOUGH_ALONE: Final = 20
"""The least games alone: with fewer the standard error itself is too uncertain (2 instead of 2.09)."""


class PlayedGame(NamedTuple):
    """What a game was for one person, by the analysis: ``result`` is 1 for a win, a share for a shared one.

    Alone ``result``, ``start``, ``luck`` and ``error`` are points. ``error`` is the sum over ``decisions``.
    """

    result: float
    start: float
    luck: float
    error: float
    decisions: int

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck


class FinishedGame(NamedTuple):
    """A finished game of a person: ``played`` is ``None`` until it has been worked out."""

    game: str
    alone: bool
    result: float
    played: PlayedGame | None


class Estimate(NamedTuple):
    """A mean, and how far to both sides of it the truth may lie."""

    mean: float
    reach: float

    @property
    def is_told_apart(self) -> bool:
        """Whether it differs from 0 by more than chance explains."""
        return abs(self.mean) > self.reach


@dataclass(frozen=True, slots=True)
class LuckFigures:
    """Luck and choices over games.

    ``results``, ``adjusted`` and ``luck`` are per game. ``start`` is the mean of what was to be expected at
    the start, and ``gained`` by how much the results without luck are above it. ``cost`` is what a hundred
    decisions gave away, ``None`` without decisions. ``tail`` is the chance of as much luck or more, or of as
    little or less. ``course`` is the sum of the luck after each game, and ``band`` how far average luck
    carries such a sum to both sides; both begin with 0, before the first game.
    """

    games: int
    results: Estimate
    adjusted: Estimate
    luck: Estimate
    start: float
    gained: Estimate
    cost: Estimate | None
    tail: float
    course: tuple[float, ...]
    band: tuple[float, ...]


def are_enough(games: Sequence[PlayedGame], alone: bool) -> bool:
    """Return whether games are enough to claim anything.

    >>> one = PlayedGame(1.0, 0.5, 0.4, 0.0, 9)
    >>> are_enough([one] * 27, alone=False), are_enough([one] * 28, alone=False)
    (False, True)
    """
    if alone:
        return len(games) >= ENOUGH_ALONE
    return sum([game.start * (1 - game.start) for game in games], IN_ORDER) >= ENOUGH_CHANCE


def luck_figures(games: Sequence[PlayedGame], alone: bool) -> LuckFigures:
    """Return luck and choices over at least two games, in the order in which they were played."""
    lucks = [game.luck for game in games]
    squares = sum([luck * luck for luck in lucks], IN_ORDER)
    # The mean of luck is 0 for certain, so its square needs no mean taken off.
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
        normal_tail(sum(lucks, IN_ORDER), squares) if squares else 0.5,
        tuple(accumulate(lucks, initial=0.0)),
        tuple([REACH * each for each in spread]),
    )


def _estimate(mean: Mean) -> Estimate:
    return Estimate(mean.mean, REACH * mean.error)


def _share(results: Sequence[float]) -> Estimate:
    """Return the share of wins; its error counts one more win and one more loss (Agresti and Caffo).

    Otherwise who has lost every game would be known never to win.
    """
    games = len(results)
    return Estimate(sum(results, IN_ORDER) / games, REACH * mean_of([*results, 0.0, 1.0]).error)


def _cost(games: Sequence[PlayedGame]) -> Estimate | None:
    """Return what a hundred decisions cost, by the ratio of the sums and its linear error over games."""
    decisions = sum([game.decisions for game in games], 0)
    if not decisions:
        return None
    ratio = sum([game.error for game in games], IN_ORDER) / decisions
    left = [game.error - ratio * game.decisions for game in games]
    return Estimate(100 * ratio, 100 * REACH * mean_of(left).error * len(games) / decisions)
