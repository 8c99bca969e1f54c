"""The scale of strengths: a computer draws moves by the chance to win that they leave."""

from __future__ import annotations

from random import Random
from typing import Final

from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.strength import MOST, Scale, between, drawn, log_odds
from stolik.engine.game import Seat
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.valuation import keep_values, key_of, turn_win_chances
from stolik.games.pickomino.rules.moves import Move, Roll, Steal, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

SILLY: Final = 1.5
"""The loss, in log-odds to win, of a move that nobody would make."""

SPREADS: Final = (0.48, 0.35, 0.28, 0.222, 0.177, 0.142, 0.11, 0.083, 0.062, 0.03, 0.0)
"""The loss, in log-odds to win, that makes a move 1/e as likely, by strengths of 0, 10, ..., 100."""


class ByWorth:
    """Draws a move by what it leaves of the chance to win: the better, the likelier."""

    def __init__(self, spread: float) -> None:
        self._spread = spread

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the turn's first takes some milliseconds, the others look it up."""
        chances = win_chances(view, seat)
        if view.phase == "decide" and view.dice_left == 1:
            # Everybody sees that the last die had better stay where there is a tile to be had.
            chances = [option for option in chances if option[0] != Roll()] or chances
        return drawn([(move, log_odds(chance)) for move, chance in chances], self._spread, SILLY, rng)


def win_chances(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the options of the seat on turn with the chance to win that each leaves."""
    chances, key = turn_win_chances(view, seat), key_of(view)
    if view.phase == "keep":
        return list(keep_values(chances.solution, view, key))
    return [
        (move, chances.of(move) if isinstance(move, Take | Steal) else chances.solution.roll_value(key))
        for move in GAME.legal_moves(view, seat)
    ]


def bot_of(strength: int) -> AnyBot:
    return BOTS[Level.MASTER] if strength == MOST else ByWorth(between(SPREADS, strength))


SCALE: Final = Scale(
    marks={Level.GENTLE: 33, Level.FAIR: 71, Level.SHARP: 91, Level.MASTER: MOST},
    bot=bot_of,
    slope=0.034,
    spread=(0.3, 0.1),
)
