"""The scale of strengths: a computer draws its move at random, favouring those with better chances to win."""

from __future__ import annotations

from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST, Scale, by_worth, log_odds
from stolik.engine.game import Seat
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.ai.valuation import keep_places, roll_value, solve
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

SILLY: Final = 2.0
"""The loss, in log-odds of winning, from which a move is ruled out."""

SPREADS: Final = (1.35, 0.78, 0.5, 0.385, 0.31, 0.24, 0.175, 0.115, 0.065, 0.0)
"""The loss, in log-odds of winning, that makes a move 1/e as likely, for strengths 10, 20, ..., 100."""


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


def worths(view: State, seat: Seat) -> list[tuple[Move, float]]:
    return [(move, log_odds(chance)) for move, chance in win_chances(view, seat)]


SCALE: Final = Scale(
    marks={Level.GENTLE: 35, Level.FAIR: 65, Level.SHARP: 85, Level.MASTER: MOST},
    bot=by_worth(GAME, worths, SPREADS, SILLY, BOTS[Level.MASTER]),
    slope=0.0185,
    spread=(0.33, 0.17),
    bottom=0.11,
    errors=(
        (0.89, 0.56, 0.48, 0.42, 0.36, 0.31, 0.25, 0.19, 0.13, 0.07, 0.0),
        (0.4, 0.36, 0.32, 0.29, 0.27, 0.25, 0.23, 0.21, 0.19, 0.17, 0.15),
    ),
)
