"""The scale of strengths: a computer draws its moves by the points and the chance to win they leave."""

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
"""What a win counts, in points."""

SILLY: Final = 20.0
"""The loss, in points, that rules a move out."""

SPREADS: Final = (10.6, 8.0, 5.9, 4.3, 3.25, 2.65, 2.15, 1.5, 1.0, 0.0)
"""The loss, in points, that makes a move 1/e as likely, by strengths of 10, 20, ..., 100."""


def worths(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the moves of a seat with what they bring; a seat that can enter something doesn't pass."""
    # What others can still reach is known only in the last roll.
    options = (advice if view.last_roll else valuation).advise(view, seat)
    entries = [option for option in options if not isinstance(option.move, Pass)] or options
    return [(option.move, _worth(option)) for option in entries]


def _worth(option: Advice) -> float:
    """Return what an option is worth in points, a win included; a certain one is worth infinitely much."""
    win = option.facts.get("win", 0.0)
    return inf if win == 1 else option.facts["points"] + WIN * win


SCALE: Final = Scale(
    marks={Level.GENTLE: 12, Level.FAIR: 29, Level.SHARP: 64, Level.MASTER: MOST},
    bot=by_worth(GAME, worths, SPREADS, SILLY, BOTS[Level.MASTER]),
    slope=0.07,
    spread=(0.35, 0.25),
    bottom=0.22,
)
