"""The four levels, each a set of habits that fits in one sentence: the first line of its docstring.

No level plays at random: a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.valuation import best_move, stop_value, turn_win_chances, worm_payoffs
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.pieces import WORM, points
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


class Gentle:
    """Keeps worms at once, else the most dice; takes the first tile it can, and never thinks of stealing."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        keeps, ends = _options(view, seat)
        if keeps:
            return max(keeps, key=lambda keep: self._liking(view, keep.face))
        takes = [move for move in ends if isinstance(move, Take)]
        if takes:
            return takes[0]
        # With no die left, a theft may be the only move there is.
        return Roll() if view.dice_left else ends[0]

    def _liking(self, view: State, face: int) -> tuple[bool, int, int]:
        return face == WORM, view.rolled.count(face), face


class Fair:
    """Keeps the most points, and likes worms; steals when it can; rolls on with three dice or more."""

    WORM_BONUS: Final = 5
    DICE_TO_ROLL_ON: Final = 3

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        keeps, ends = _options(view, seat)
        if keeps:
            return max(keeps, key=lambda keep: self._liking(view, keep.face))
        # The theft comes last among the moves of the rules.
        if ends and (isinstance(ends[-1], Steal) or view.dice_left < self.DICE_TO_ROLL_ON):
            return ends[-1]
        return Roll()

    def _liking(self, view: State, face: int) -> tuple[int, bool]:
        worm = face == WORM
        return view.rolled.count(face) * points(face) + self.WORM_BONUS * worm, worm


class Sharp:
    """Works out the most worms a turn can bring, thefts included; bold, and blind to the score."""

    FEAR: Final = 0.2
    """How much a worm that a bust would cost counts: for a bold player, a fifth of a worm."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the first of a turn takes a few milliseconds, later ones are looked up."""
        solution = turn_solver.solve(worm_payoffs(view, seat, self.FEAR))
        return best_move(solution, view, lambda move: stop_value(view, move))


class Master:
    """Plays for the win: weighs who leads, how near the end is, and whose tiles lie open to theft."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the first of a turn takes some milliseconds, later ones are looked up."""
        chances = turn_win_chances(view, seat)
        return best_move(chances.solution, view, chances.of)


def _options(view: State, seat: Seat) -> tuple[list[Keep], list[Take | Steal]]:
    """Return the legal moves that set dice aside, and those that end the turn with a tile."""
    moves = list(GAME.legal_moves(view, seat))
    return (
        [move for move in moves if isinstance(move, Keep)],
        [move for move in moves if isinstance(move, Take | Steal)],
    )


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: Gentle(),
    Level.FAIR: Fair(),
    Level.SHARP: Sharp(),
    Level.MASTER: Master(),
}
