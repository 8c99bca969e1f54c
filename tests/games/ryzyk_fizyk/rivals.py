"""The rivals of Ryzyk-Fizyk's bots, and the shares of wins required against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.bots import BOTS
from stolik.games.ryzyk_fizyk.ai.strength import win_chances
from stolik.games.ryzyk_fizyk.ai.turn_solver import Payoffs
from stolik.games.ryzyk_fizyk.ai.valuation import best_move, solve
from stolik.games.ryzyk_fizyk.ai.win_probability import rules_of
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

from tests.strength.contest import Contest, Side
from tests.strength.fitting import AnyMove, Plan


class ThreeDice:
    """Follows the help's first habit: rolls on with three dice or more and banks with fewer."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: sum(move.dice) if isinstance(move, Keep) else 0)
        return Roll() if self.rolls_on(view) or len(moves) == 1 else Bank()

    def rolls_on(self, view: State) -> bool:
        return view.dice_to_roll >= 3


class HoldsAt(ThreeDice):
    """Sets the most points aside and banks from a fixed number of points, whatever the dice and accounts."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def rolls_on(self, view: State) -> bool:
        return view.points < self.enough


class HighestFace(HoldsAt):
    """Only sets aside the highest face, and banks from 20 points on."""

    def __init__(self) -> None:
        super().__init__(20)

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = [move for move in GAME.legal_moves(view, seat) if isinstance(move, Keep)]
        if moves:
            return max(moves, key=lambda move: (min(move.dice), len(move.dice)))
        return super().choose(view, seat, rng, deadline)


class PointsOnly:
    """Plays for the most mean points and ignores the accounts; in a last turn plays to win, like the master.

    Winning or losing the game at once counts as 100 points.
    """

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        if view.phase == "decide" and view.must_roll:
            return Roll()
        if view.last_turns:
            return best_move(solve(view, seat), view)
        different = -view.accounts[seat] if view.options.six_different == "zero_account" else -100
        payoffs = Payoffs(POINTS, 0.0, rules_of(view.options), float(different), same=100.0)
        return best_move(turn_solver.solve(payoffs), view)


POINTS: Final = tuple(map(float, range(250)))

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.58, Level.SHARP: 0.58, Level.MASTER: 0.53}


def _against_points_only(seats: int, least: float) -> Contest:
    rivals = [Side("“points only”", PointsOnly()) for _ in range(seats - 1)]
    return Contest((Side("master", BOTS[Level.MASTER]), *rivals), least)


_GENTLE: Final = Side("gentle", BOTS[Level.GENTLE])

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("“three dice”", ThreeDice()), _GENTLE), 0.5),
    *[Contest((Side(f"“holds at {points}”", HoldsAt(points)), _GENTLE), 0.35) for points in (0, 20, 30)],
    Contest((Side("“highest face”", HighestFace()), _GENTLE), 0.35),
    _against_points_only(2, 0.52),
    _against_points_only(3, 0.36),
    _against_points_only(5, 0.215),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]

FITTING: Final = Plan(
    (
        Side("“any move”", AnyMove(GAME)),
        Side("“highest face”", HighestFace()),
        Side("“three dice”", ThreeDice()),
    ),
    by_errors=win_chances,
)
"""The players whom an adapting computer has to match, besides the levels."""
