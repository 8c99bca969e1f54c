"""The scale of strengths: a computer draws its move at random, favouring more points and better chances."""

from __future__ import annotations

from math import inf
from typing import Final

from stolik.engine.bot import Advice, Level
from stolik.engine.coaching.strength import MOST, Scale, by_worth
from stolik.engine.game import Seat
from stolik.games.knaster.ai import advice, valuation
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.rules.moves import Move, Pass
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

WIN: Final = 40.0
"""The worth of a win, in points."""

SILLY: Final = 20.0
"""The loss, in points, from which a move is ruled out."""

SPREADS: Final = (10.6, 8.0, 5.9, 4.3, 3.25, 2.65, 2.15, 1.5, 1.0, 0.0)
"""The loss, in points, that makes a move 1/e as likely, for strengths 10, 20, ..., 100."""


def worths(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the moves of a seat with their worths; passing is left out if something can be entered."""
    # Only in the last roll is it certain what the others can still reach.
    options = (advice if view.last_roll else valuation).advise(view, seat)
    entries = [option for option in options if not isinstance(option.move, Pass)] or options
    return [(option.move, _worth(option)) for option in entries]


def _worth(option: Advice) -> float:
    """Return the worth of an option in points, the chance to win included; infinite for a certain win."""
    win = option.facts.get("win", 0.0)
    return inf if win == 1 else option.facts["points"] + WIN * win


SCALE: Final = Scale(
    marks={Level.GENTLE: 12, Level.FAIR: 29, Level.SHARP: 64, Level.MASTER: MOST},
    bot=by_worth(GAME, worths, SPREADS, SILLY, BOTS[Level.MASTER]),
    slope=0.07,
    spread=(0.35, 0.25),
    bottom=0.22,
)
