"""The four levels; the first line of each docstring describes the level's habits."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.farkle.ai.valuation import advise
from stolik.games.farkle.rules.moves import Bank, Move, Roll
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import GOAL, State


class Gentle:
    """Sets the most points aside, and banks whatever the first roll brings."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        return _most_points(view, seat, 1)


class Fair:
    """Sets the most points aside, and banks as soon as it has 20."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in well under a millisecond, whatever the deadline."""
        return _most_points(view, seat, 20)


def _most_points(view: State, seat: Seat, enough: int) -> Move:
    """Return the move that sets the most points aside, or that banks if there are enough."""
    moves = list(GAME.legal_moves(view, seat))
    return Bank() if view.points >= enough and moves[-1] == Bank() else moves[0]


class Sharp:
    """Rolls on while a roll is worth more points than it risks."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in about a millisecond, whatever the deadline."""
        move: Move = advise(view, seat)[0].move
        return move


class Master(Sharp):
    """Weighs points like the sharp one, banks if that wins, and catches up in a last turn."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in about a millisecond, whatever the deadline."""
        if view.phase == "decide" and view.points:
            account = view.accounts[seat] + view.points
            if view.waiting:
                return Bank() if account >= max(view.accounts) else Roll()
            if account >= GOAL:
                return Bank()
        return super().choose(view, seat, rng, deadline)


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: Gentle(),
    Level.FAIR: Fair(),
    Level.SHARP: Sharp(),
    Level.MASTER: Master(),
}
