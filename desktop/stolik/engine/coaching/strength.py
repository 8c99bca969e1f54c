"""The scale of a game's computers: how strong one plays, from 0 to 100, and how it errs.

A computer of the scale draws its move by what the moves are worth: the better, the likelier. The levels are
marks on the scale, each where a computer of the scale wins every second game against it; 100 is the master
itself. Steps of the scale are equal: what somebody wins depends on how many steps the two are apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf, log
from random import Random
from typing import Final, TypeVar

from stolik.engine.bot import AnyBot, Level

MOST: Final = 100
"""The strength of the master; the least is 0."""

FITS: Final = "fits"
"""What stands for a strength that isn't known yet: that of a computer which fits the people at its table."""

STEP: Final = 10
"""The steps between two strengths for which a game's spreads are given."""

_CERTAIN: Final = 1e-9

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a game: its computers, its marks, and what results tell of a strength.

    ``bot`` returns the computer of a strength. ``slope`` is what a step counts in the log-odds to win at two
    seats. ``spread`` is the standard deviation of a luck-adjusted result at two seats, against a computer of
    strength 0 and of 100; ``None`` where results are taken as they are.
    """

    marks: Mapping[Level, int]
    bot: Callable[[int], AnyBot] = field(repr=False)
    slope: float
    spread: tuple[float, float] | None = None

    def spread_at(self, strength: int) -> float | None:
        """Return the standard deviation of a luck-adjusted result against a computer of a strength."""
        if self.spread is None:
            return None
        least, most = self.spread
        return least + (most - least) * strength / MOST


def log_odds(chance: float) -> float:
    """Return how many times likelier a win is than a defeat, as a logarithm; a certain win is infinite.

    >>> log_odds(0.5), log_odds(1.0), round(log_odds(0.2), 3)
    (0.0, inf, -1.386)
    """
    if chance >= 1 - _CERTAIN:
        return inf
    chance = max(chance, _CERTAIN)
    return log(chance / (1 - chance))


def drawn(options: Sequence[tuple[M, float]], spread: float, silly: float, rng: Random) -> M:
    """Return a move drawn by its worth: one worth ``spread`` less than the best is drawn 1/e times as often.

    ``options`` are moves with their worths, at least one; the first of the best is returned where that is
    worth infinitely much. Moves worth more than ``silly`` less than the best are never drawn.

    >>> drawn([("good", 1.0), ("bad", 0.0)], 0.5, 0.9, Random(1))
    'good'
    """
    best, most = max(options, key=lambda option: option[1])
    if most == inf:
        return best
    moves = [(move, worth) for move, worth in options if most - worth <= silly]
    weights = [exp((worth - most) / spread) for _, worth in moves]
    return rng.choices([move for move, _ in moves], weights)[0]


def between(spreads: Sequence[float], strength: int) -> float:
    """Return the spread at a strength, in proportion between those given for 0, 10, 20 and so on.

    >>> between([2.0, 1.0, 0.5], 15)
    0.75
    """
    at, part = divmod(strength, STEP)
    return spreads[at] if not part else spreads[at] + (spreads[at + 1] - spreads[at]) * part / STEP
