"""The scale of a game's computers: how strong each is, from 0 to 100, and how it errs.

A computer on the scale draws its move by what the moves are worth: the better, the likelier. The levels are
marks on the scale, each at the strength that wins half its games against the level; 100 is the master itself.
All steps are equal: the chance to win depends only on how many steps apart two computers are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf, log
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from stolik.engine.bot import AnyBot, Level
from stolik.engine.game import AnyGame, Seat

MOST: Final = 100
"""The strength of the master, the greatest; the least is 0."""

FITS: Final = "fits"
"""Stands for a strength that isn't known yet: that of a computer matched to the people at its table."""

STEP: Final = 10
"""The distance between the strengths that a spread is given for."""

_CERTAIN: Final = 1e-9

M = TypeVar("M")

Worths: TypeAlias = Callable[[Any, Seat], Sequence[tuple[Any, float]]]
"""Returns the moves of a seat from its view, with each one's worth, within some hundredths of a second."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a game: its computers, its marks, and how results reveal a strength.

    ``bot`` returns the computer of a strength. ``slope`` is how much a step adds to the log-odds of winning
    with two seats, ``bottom`` how much a step below ``STEP`` adds if that differs. ``spread`` holds the
    standard deviations of a luck-adjusted result with two seats, against computers of strength 0 and 100;
    ``None`` if results are used as they are. ``errors`` holds what a seat gives up in a game of equals, for
    strengths of 0, 10, ..., 100, and the standard deviations of that; ``None`` if it isn't used.
    """

    marks: Mapping[Level, int]
    bot: Callable[[int], AnyBot] = field(repr=False)
    slope: float
    spread: tuple[float, float] | None = None
    bottom: float | None = None
    errors: tuple[Sequence[float], Sequence[float]] | None = None

    def odds_at(self, strength: int) -> float:
        """Return the log-odds that a strength wins against the strength ``STEP``."""
        steps = strength - STEP
        return steps * (self.slope if steps > 0 or self.bottom is None else self.bottom)

    def spread_at(self, strength: int) -> float | None:
        """Return the standard deviation of a luck-adjusted result against a computer of a strength."""
        if self.spread is None:
            return None
        least, most = self.spread
        return least + (most - least) * strength / MOST


def log_odds(chance: float) -> float:
    """Return the logarithm of how many times likelier a win is than a defeat; for a certain win, infinity.

    >>> log_odds(0.5), log_odds(1.0), round(log_odds(0.2), 3)
    (0.0, inf, -1.386)
    """
    if chance >= 1 - _CERTAIN:
        return inf
    chance = max(chance, _CERTAIN)
    return log(chance / (1 - chance))


def drawn(options: Sequence[tuple[M, float]], spread: float, silly: float, rng: Random) -> M:
    """Return a move drawn by its worth: one worth ``spread`` less than the best is drawn 1/e times as often.

    ``options`` holds at least one move with its worth; the best one, if its worth is infinite, is always
    returned. Moves worth over ``silly`` less than the best are never drawn.

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
    """Return the spread at a strength, interpolated between ``spreads`` for 0, 10, 20 and so on.

    >>> between([2.0, 1.0, 0.5], 15)
    0.75
    """
    at, part = divmod(strength, STEP)
    return spreads[at] if not part else spreads[at] + (spreads[at + 1] - spreads[at]) * part / STEP


class ByWorth:
    """A computer that draws a move by the ``worths`` of its seat's moves, as `drawn` does."""

    def __init__(self, worths: Worths, spread: float, silly: float) -> None:
        self._worths, self._spread, self._silly = worths, spread, silly

    def choose(self, view: Any, seat: Seat, rng: Random, deadline: float) -> Any:
        return drawn(self._worths(view, seat), self._spread, self._silly, rng)


class Careless(ByWorth):
    """A computer that makes a random legal move in a ``share`` of cases, and else draws one by its worth."""

    def __init__(self, game: AnyGame, share: float, worths: Worths, spread: float, silly: float) -> None:
        super().__init__(worths, spread, silly)
        self._game, self._share = game, share

    def choose(self, view: Any, seat: Seat, rng: Random, deadline: float) -> Any:
        if rng.random() < self._share:
            return rng.choice(list(self._game.legal_moves(view, seat)))
        return super().choose(view, seat, rng, deadline)


def by_worth(
    game: AnyGame, worths: Worths, spreads: Sequence[float], silly: float, master: AnyBot
) -> Callable[[int], AnyBot]:
    """Return a function that makes the computer of a strength; ``spreads`` are for 10, 20, 30 and so on.

    A computer of strength 0 makes random legal moves. They grow rarer up to 10, slowly at first: a careless
    move costs more the better the other moves are.
    """

    def bot(strength: int) -> AnyBot:
        if strength < STEP:
            return Careless(game, 1 - (strength / STEP) ** 2, worths, spreads[0], silly)
        return master if strength == MOST else ByWorth(worths, between(spreads, strength - STEP), silly)

    return bot
