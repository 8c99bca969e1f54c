"""Whom the bots of Ryzyk-Fizyk are measured against, and what shares of wins are demanded of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.strength.contest import Contest, Side


class ThreeDice:
    """Follows the first habit of the help: rolls on with three dice or more, and banks with fewer."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: sum(move.dice) if isinstance(move, Keep) else 0)
        return Roll() if view.dice_to_roll >= 3 or len(moves) == 1 else Bank()


LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.58, Level.SHARP: 0.58, Level.MASTER: 0.53}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("“three dice”", ThreeDice()), Side("gentle", BOTS[Level.GENTLE])), 0.5),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]
