"""The rivals of Knaster's bots, and the shares of wins and means required against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.rules.moves import Move, Write
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import LINES, LINES_OF, index_of
from stolik.games.knaster.rules.state import State

from tests.strength.contest import Contest, Side
from tests.strength.fitting import AnyMove, Plan


class FirstHabit:
    """Circles when it can, otherwise writes equal numbers in the same line: just the help's first habit."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        writes = [move for move in moves if isinstance(move, Write)]
        if not isinstance(moves[0], Write):
            return moves[0]
        numbers = view.sheets[seat].numbers

        def equals(move: Write) -> int:
            lines = LINES_OF[index_of(move.row, move.column)]
            return max(sum(numbers[cell] == view.sum for cell in LINES[line]) for line in lines)

        return max(writes, key=equals)


class FirstCell:
    """Circles when it can, otherwise writes into the first empty cell, as in a first game."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        return next(iter(GAME.legal_moves(view, seat)))


class AnyCell:
    """Circles when it can, otherwise writes into any empty cell, as in a first game."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        return rng.choice(moves) if isinstance(moves[0], Write) else moves[0]


class SoloMaster:
    """The master playing as if alone: the same look-ahead with the values of the solo game."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        sheets, waiting, due = (view.sheets[seat],), (view.waiting[seat],), (view.due[seat],)
        alone = replace(view, sheets=sheets, waiting=waiting, due=due, roller=0)
        return BOTS[Level.MASTER].choose(alone, 0, rng, deadline)


LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.58, Level.SHARP: 0.58, Level.MASTER: 0.58}
LEAST_ALONE: Final[Mapping[Level, float]] = {Level.MASTER: 92}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("master", BOTS[Level.MASTER]), Side("“solo weights”", SoloMaster())), 0.6),
    Contest((Side("“first habit”", FirstHabit()), Side("gentle", BOTS[Level.GENTLE])), 0.5),
    Contest((Side("“first cell”", FirstCell()), Side("gentle", BOTS[Level.GENTLE])), 0.4),
    Contest((Side("“any cell”", AnyCell()), Side("gentle", BOTS[Level.GENTLE])), 0.35),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]

FITTING: Final = Plan(
    (
        Side("“any move”", AnyMove(GAME)),
        Side("“any cell”", AnyCell()),
        Side("“first cell”", FirstCell()),
        Side("“first habit”", FirstHabit()),
    ),
)
"""The players whom an adapting computer has to match, besides the levels."""
