"""The scale of strengths: a computer draws moves by the points and the chance to win that they leave."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from stolik.engine.bot import Advice, AnyBot, Level
from stolik.engine.coaching.strength import MOST, Scale, between, drawn
from stolik.engine.game import Seat
from stolik.games.knaster.ai import advice, valuation
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.rules.moves import Move, Pass
from stolik.games.knaster.rules.state import State

WIN: Final = 40.0
"""What a win counts, in points."""

SILLY: Final = 20.0
"""The loss, in points, of a move that nobody would make."""

SPREADS: Final = (18.0, 10.6, 8.0, 5.9, 4.3, 3.25, 2.65, 2.15, 1.5, 1.0, 0.0)
"""The loss, in points, that makes a move 1/e as likely, by strengths of 0, 10, ..., 100."""


class ByWorth:
    """Draws a move by what it brings: the better, the likelier."""

    def __init__(self, spread: float) -> None:
        self._spread = spread

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in some hundredths of a second, whatever the deadline."""
        # What others can still reach is known in the last roll alone.
        options = (advice if view.last_roll else valuation).advise(view, seat)
        entries = [option for option in options if not isinstance(option.move, Pass)] or options
        worths = [(option.move, _worth(option)) for option in entries]
        move: Move = drawn(worths, self._spread, SILLY, rng)
        return move


def _worth(option: Advice) -> float:
    """Return what an option is worth in points, a win included; a certain one is worth infinitely much."""
    win = option.facts.get("win", 0.0)
    return inf if win == 1 else option.facts["points"] + WIN * win


def bot_of(strength: int) -> AnyBot:
    return BOTS[Level.MASTER] if strength == MOST else ByWorth(between(SPREADS, strength))


SCALE: Final = Scale(
    marks={Level.GENTLE: 12, Level.FAIR: 29, Level.SHARP: 64, Level.MASTER: MOST},
    bot=bot_of,
    slope=0.07,
    spread=(0.35, 0.25),
)
