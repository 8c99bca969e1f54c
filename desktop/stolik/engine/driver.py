"""Plays games to their end without a screen: for tests, figures and rollouts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from stolik.engine.game import TABLE, AnyGame, Seat, Value

Chooser: TypeAlias = Callable[[Any, Seat], Value]
"""Chooses a move for a seat from the seat's view."""


class EndlessGame(Exception):
    """A game did not end within its bound of moves."""


def playout(game: AnyGame, state: Any, choose: Chooser, rng: Random, limit: int = 100_000) -> tuple[Any, int]:
    """Play from a state to the end and return the last state and the number of moves.

    ``rng`` rolls the dice. The chooser must be lawful: moves aren't checked.

    Raises:
        EndlessGame: The game went on beyond ``limit`` moves.
    """
    for moves in range(limit):
        actors = game.to_act(state)
        if not actors:
            return state, moves
        seat = actors[0]
        move = game.chance(state, rng) if seat == TABLE else choose(game.view(state, seat), seat)
        state = game.apply(state, seat, move)[-1].state
    raise EndlessGame(f"no end within {limit} moves")


def random_chooser(game: AnyGame, rng: Random) -> Chooser:
    """Return a chooser that takes any legal move with equal chance, for games that can count theirs."""

    def choose(view: Any, seat: Seat) -> Value:
        moves = list(game.legal_moves(view, seat))
        move: Value = moves[int(rng.random() * len(moves))]
        return move

    return choose
