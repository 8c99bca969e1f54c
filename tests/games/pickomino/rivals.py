"""The rivals of Pickomino's bots, and the shares of wins required against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.strength import win_chances
from stolik.games.pickomino.ai.valuation import best_move, stop_value, worm_payoffs
from stolik.games.pickomino.rules.moves import Keep, Move, Roll
from stolik.games.pickomino.rules.pieces import WORM, points
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.strength.contest import Contest, Side
from tests.strength.fitting import AnyMove, Plan


class FirstTile:
    """Stops at the first tile that can be taken; keeps the most points, on a tie the worms."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: self.liking(view, move))
        return moves[-1]

    def liking(self, view: State, move: Move) -> tuple[int, int]:
        assert isinstance(move, Keep)
        return view.rolled.count(move.face) * points(move.face), move.face == WORM


class FirstTimer(FirstTile):
    """Stops at the first tile that can be taken; keeps the most dice, on a tie those with the higher face."""

    def liking(self, view: State, move: Move) -> tuple[int, int]:
        assert isinstance(move, Keep)
        return view.rolled.count(move.face), move.face


class HighestFace(FirstTile):
    """Stops at the first tile that can be taken; keeps the highest face, above all worms, however few."""

    def liking(self, view: State, move: Move) -> tuple[int, int]:
        assert isinstance(move, Keep)
        return move.face, 0


class AnyFace(FirstTile):
    """Stops at the first tile that can be taken; keeps any face."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        return rng.choice(moves) if view.phase == "keep" else moves[-1]


class RollsOn(FirstTimer):
    """Keeps the most dice, and takes no tile while at least two dice can be rolled."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        return (
            Roll()
            if view.phase == "decide" and view.dice_left > 1
            else super().choose(view, seat, rng, deadline)
        )


class ExactTurn:
    """Plays every turn for the most worms: those of a theft count twice, minus those that a bust costs."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        solution = turn_solver.solve(worm_payoffs(view, seat))
        return best_move(solution, view, lambda move: stop_value(view, move))


LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.58, Level.SHARP: 0.58, Level.MASTER: 0.53}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("sharp", BOTS[Level.SHARP]), Side("“first tile”", FirstTile())), 0.7),
    Contest((Side("master", BOTS[Level.MASTER]), Side("“exact turn”", ExactTurn())), 0.53),
    Contest((Side("“first tile”", FirstTile()), Side("gentle", BOTS[Level.GENTLE])), 0.4),
    Contest((Side("“first-timer”", FirstTimer()), Side("gentle", BOTS[Level.GENTLE])), 0.4),
    Contest((Side("“highest face”", HighestFace()), Side("gentle", BOTS[Level.GENTLE])), 0.35),
    Contest((Side("“rolls on”", RollsOn()), Side("gentle", BOTS[Level.GENTLE])), 0.35),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]

FITTING: Final = Plan(
    (
        Side("“any move”", AnyMove(GAME)),
        Side("“any face”", AnyFace()),
        Side("“first-timer”", FirstTimer()),
        Side("“highest face”", HighestFace()),
    ),
    by_errors=win_chances,
)
"""The players whom an adapting computer has to match, besides the levels."""
