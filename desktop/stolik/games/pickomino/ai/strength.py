"""The scale of strengths: a computer draws its move at random, favouring those with better chances to win."""

from __future__ import annotations

from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST, Scale, by_worth, log_odds
from stolik.engine.game import Seat
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.valuation import keep_values, key_of, turn_win_chances
from stolik.games.pickomino.rules.moves import Move, Roll, Steal, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

SILLY: Final = 1.5
"""The loss, in log-odds of winning, from which a move is ruled out."""

SPREADS: Final = (0.35, 0.28, 0.222, 0.177, 0.142, 0.11, 0.083, 0.062, 0.03, 0.0)
"""The loss, in log-odds of winning, that makes a move 1/e as likely, for strengths 10, 20, ..., 100."""


def win_chances(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the options of the seat on turn with the chance to win that each leaves."""
    chances, key = turn_win_chances(view, seat), key_of(view)
    if view.phase == "keep":
        return list(keep_values(chances.solution, view, key))
    return [
        (move, chances.of(move) if isinstance(move, Take | Steal) else chances.solution.roll_value(key))
        for move in GAME.legal_moves(view, seat)
    ]


def worths(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the options of the seat on turn with the log-odds of winning that each leaves."""
    chances = win_chances(view, seat)
    if view.phase == "decide" and view.dice_left == 1:
        # Rolling the last die is plainly a mistake when a tile can be had.
        chances = [option for option in chances if option[0] != Roll()] or chances
    return [(move, log_odds(chance)) for move, chance in chances]


SCALE: Final = Scale(
    marks={Level.GENTLE: 33, Level.FAIR: 71, Level.SHARP: 91, Level.MASTER: MOST},
    bot=by_worth(GAME, worths, SPREADS, SILLY, BOTS[Level.MASTER]),
    slope=0.034,
    spread=(0.3, 0.1),
    bottom=0.2,
)
