"""A person's strength at a game, with its uncertainty, from games against computers of the game's scale.

Every strength on the scale has a probability, beginning with a wide guess around the gentle computer. A game
makes those strengths likelier that explain it: the result says who won, the luck-adjusted result how uneven
the play was, and the cost of the person's own moves says most. Before each game a little of the probability
is spread over the whole scale, because people learn, some from one day to the next.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import accumulate
from math import exp, log, sqrt
from operator import mul
from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST, Scale, between
from stolik.engine.float_sums import IN_ORDER

WIDE: Final = 45.0
"""The standard deviation, to each side, of the strengths of people about whom nothing is known."""

JUMP: Final = 0.045
"""The chance that somebody plays the next game with a different strength."""

ENDS: Final = 8
"""The weight of each end of the scale, which stands for all strengths beyond it too."""

_STRENGTHS: Final = range(MOST + 1)
_WEIGHTS: Final = tuple([ENDS if strength in (0, MOST) else 1 for strength in _STRENGTHS])
_SPREAD: Final = tuple([JUMP * weight / sum(_WEIGHTS) for weight in _WEIGHTS])
_LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of a person against one computer on the scale.

    ``result`` is 1 for a win, 0.5 for a shared one, 0 for a loss. ``adjusted`` is the luck-adjusted result
    and ``error`` what the person's moves gave up; each is ``None`` if unknown.
    """

    strength: int
    result: float
    adjusted: float | None = None
    error: float | None = None


@dataclass(frozen=True)
class Rating:
    """The knowledge of a person's strength: ``chances`` holds the chance of each strength from 0 to 100."""

    scale: Scale
    chances: tuple[float, ...]

    def after(self, game: RatedGame) -> Rating:
        told = [_told(strength, game, self.scale) for strength in _STRENGTHS]
        most = max(told)
        before = [(1 - JUMP) * chance + spread for chance, spread in zip(self.chances, _SPREAD, strict=True)]
        return replace(
            self, chances=_shares([exp(each - most) * was for each, was in zip(told, before, strict=True)])
        )

    @property
    def strength(self) -> int:
        """The median strength, which is as likely too high as too low.

        A computer of this strength wins about half its games against the person.
        """
        return bisect_left(list(accumulate(self.chances)), 0.5 - _LEAST)

    @property
    def deviation(self) -> float:
        squares = [(strength - self.strength) ** 2 for strength in _STRENGTHS]
        return sqrt(sum(map(mul, self.chances, squares), IN_ORDER))


def unknown(scale: Scale) -> Rating:
    """Return the rating before the first game: stronger than the gentle computer with an even chance."""
    start = scale.marks[Level.GENTLE]
    weights = [
        exp(-(((strength - start) / WIDE) ** 2) / 2) * weight
        for strength, weight in zip(_STRENGTHS, _WEIGHTS, strict=True)
    ]
    below, above = _shares(weights[: start + 1]), _shares(weights[start + 1 :])
    return Rating(scale, tuple([chance / 2 for chance in (*below, *above)]))


def rated(games: Iterable[RatedGame], scale: Scale) -> Rating:
    """Return the rating after a person's games, oldest first; without any it is a wide guess."""
    return reduce(Rating.after, games, unknown(scale))


def win_chance(strength: int, against: int, scale: Scale) -> float:
    return 1 / (1 + exp(scale.odds_at(against) - scale.odds_at(strength)))


def _shares(weights: Sequence[float]) -> tuple[float, ...]:
    total = sum(weights, IN_ORDER)
    return tuple([weight / total for weight in weights])


def _told(strength: int, game: RatedGame, scale: Scale) -> float:
    """Return the log-likelihood of a game at a given strength of the person."""
    chance, spread = win_chance(strength, game.strength, scale), scale.spread_at(game.strength)
    if game.adjusted is None or spread is None:
        told = game.result * log(max(chance, _LEAST)) + (1 - game.result) * log(max(1 - chance, _LEAST))
    else:
        told = -(((game.adjusted - chance) / spread) ** 2) / 2
    if game.error is not None and scale.errors is not None:
        mean, deviation = (between(each, strength) for each in scale.errors)
        told -= ((game.error - mean) / deviation) ** 2 / 2 + log(deviation)
    return told
