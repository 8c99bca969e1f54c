"""How strong a person plays a game, by games against computers of the game's scale, and how sure that is.

Every strength is given how well it explains what came of the games, beginning with a wide guess. A result
tells who won; without luck it tells how far the play was from even, so that far fewer games tell as much. Old
games fade, because people learn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from math import exp, log, sqrt
from operator import mul
from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST, Scale
from stolik.engine.float_sums import IN_ORDER

BEYOND: Final = 60
"""How far below 0 and above 100 the strength of a person may lie; that of a computer doesn't."""

WIDE: Final = 45.0
"""The standard deviation of the strengths of people of whom nothing is known."""

NEAR: Final = 7.0
"""How far from an end of the scale one may seem to be who is as strong as the computer of that end."""

FADING: Final = 0.98
"""What a game counts beside the one after it."""

_STRENGTHS: Final = range(-BEYOND, MOST + BEYOND + 1)
_LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of a person against one computer of the scale.

    ``result`` is 1 for a win, 0.5 for a shared one. ``adjusted`` is the luck-adjusted result, ``None`` where
    it isn't known.
    """

    strength: int
    result: float
    adjusted: float | None = None


@dataclass(frozen=True)
class Rating:
    """What is known of the strength of a person, which may lie beyond the ends of the scale.

    ``told`` is by strength the logarithm of how likely it makes what came of the games.
    """

    scale: Scale
    told: tuple[float, ...] = (0.0,) * len(_STRENGTHS)

    def after(self, game: RatedGame) -> Rating:
        return replace(
            self,
            told=tuple(
                [
                    FADING * before + _told(strength, game, self.scale)
                    for strength, before in zip(_STRENGTHS, self.told, strict=True)
                ]
            ),
        )

    @property
    def strength(self) -> float:
        return sum(map(mul, self._chances, _STRENGTHS), IN_ORDER)

    @property
    def deviation(self) -> float:
        """The standard deviation of the strength: how uncertain it is."""
        mean = self.strength
        squares = [(strength - mean) ** 2 for strength in _STRENGTHS]
        return sqrt(sum(map(mul, self._chances, squares), IN_ORDER))

    @property
    def fitting(self) -> int:
        """The strength, 0 to 100, of the computer against which about every second game is won.

        At an end of the scale only the errors to one side would be seen in the wins: whoever seems to be
        within a deviation of it, and not farther than ``NEAR``, gets the computer of that end.
        """
        near = min(self.deviation, NEAR)
        if self.strength + near >= MOST:
            return MOST
        return 0 if self.strength <= near else round(self.strength)

    @cached_property
    def _chances(self) -> tuple[float, ...]:
        marks = self.scale.marks
        start = (marks[Level.GENTLE] + marks[Level.FAIR]) / 2
        logs = [
            told - ((strength - start) / WIDE) ** 2 / 2
            for strength, told in zip(_STRENGTHS, self.told, strict=True)
        ]
        most = max(logs)
        weights = [exp(each - most) for each in logs]
        total = sum(weights, IN_ORDER)
        return tuple([weight / total for weight in weights])


def rated(games: Iterable[RatedGame], scale: Scale) -> Rating:
    """Return what games, the oldest first, tell of a person; without any it is a wide guess."""
    return reduce(Rating.after, games, Rating(scale))


def win_chance(steps: float, scale: Scale) -> float:
    return 1 / (1 + exp(-scale.slope * steps))


def _told(strength: int, game: RatedGame, scale: Scale) -> float:
    """Return the logarithm of how likely a strength makes what came of a game."""
    chance = win_chance(strength - game.strength, scale)
    spread = scale.spread_at(game.strength)
    if game.adjusted is None or spread is None:
        return game.result * log(max(chance, _LEAST)) + (1 - game.result) * log(max(1 - chance, _LEAST))
    return -(((game.adjusted - chance) / spread) ** 2) / 2
