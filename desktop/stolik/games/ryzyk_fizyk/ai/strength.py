"""The scale of strengths: a computer draws moves by the chance to win that they leave."""

from __future__ import annotations

from random import Random
from typing import Final

from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.strength import MOST, Scale, between, drawn, log_odds
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.ai.valuation import keep_places, roll_value, solve
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.state import State

SILLY: Final = 2.0
"""The loss, in log-odds to win, of a move that nobody would make."""

SPREADS: Final = (2.4, 1.35, 0.78, 0.5, 0.385, 0.31, 0.24, 0.175, 0.115, 0.065, 0.0)
"""The loss, in log-odds to win, that makes a move 1/e as likely, by strengths of 0, 10, ..., 100."""


class ByWorth:
    """Draws a move by what it leaves of the chance to win: the better, the likelier."""

    def __init__(self, spread: float) -> None:
        self._spread = spread

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the turn's first takes some milliseconds, the others look it up."""
        worths = [(move, log_odds(chance)) for move, chance in win_chances(view, seat)]
        return drawn(worths, self._spread, SILLY, rng)


def win_chances(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the options of the seat on turn with the chance to win that each leaves; 0 for a forced roll."""
    if view.phase == "decide" and view.must_roll:
        return [(Roll(), 0.0)]
    solution = solve(view, seat)
    if view.phase == "keep":
        return [
            (Keep(dice), solution.value(place, view.points + sum(dice, 0)))
            for dice, place in keep_places(view).items()
        ]
    return [(Bank(), solution.bank_value(view.points)), (Roll(), roll_value(solution, view))]


def bot_of(strength: int) -> AnyBot:
    return BOTS[Level.MASTER] if strength == MOST else ByWorth(between(SPREADS, strength))


SCALE: Final = Scale(
    marks={Level.GENTLE: 35, Level.FAIR: 65, Level.SHARP: 85, Level.MASTER: MOST},
    bot=bot_of,
    slope=0.0185,
    spread=(0.33, 0.1),
)
