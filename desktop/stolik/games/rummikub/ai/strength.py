"""The scale of strengths: a computer plays each move like the level below or above its strength.

The nearer the strength is to the mark above, the more likely is the move of the higher level.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Final

from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.strength import MOST, Scale, between
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.rules.moves import Move
from stolik.games.rummikub.rules.state import State

MARKS: Final[Mapping[Level, int]] = {Level.GENTLE: 0, Level.FAIR: 75, Level.SHARP: 88, Level.MASTER: MOST}

LIKE_FAIR: Final = (0.0, 0.025, 0.055, 0.09, 0.125, 0.175, 0.24, 0.5, 1.0)
"""How often a computer between gentle and fair plays like fair, for strengths 0, 10, ..., 80."""


class Between:
    """Plays each move like one of two levels at random; ``share`` is the probability of the upper one."""

    def __init__(self, lower: Level, upper: Level, share: float) -> None:
        self._lower, self._upper, self._share = BOTS[lower], BOTS[upper], share

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        bot = self._upper if rng.random() < self._share else self._lower
        return bot.choose(view, seat, rng, deadline)


def bot_of(strength: int) -> AnyBot:
    lower, upper = next(pair for pair in pairwise(Level) if strength <= MARKS[pair[1]])
    if lower == Level.GENTLE:
        return Between(lower, upper, between(LIKE_FAIR, strength))
    share = (strength - MARKS[lower]) / (MARKS[upper] - MARKS[lower])
    return Between(lower, upper, share)


SCALE: Final = Scale(marks=MARKS, bot=bot_of, slope=0.055)
