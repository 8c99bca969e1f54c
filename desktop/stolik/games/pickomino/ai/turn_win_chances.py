"""The chance of the seat on turn to win, by how its turn ends and by how it is played on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from stolik.engine.game import Seat
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.turn_ends import payoffs, turn_ends
from stolik.games.pickomino.ai.turn_solver import Payoffs, Solution
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.pickomino.rules.moves import Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

Tiles: TypeAlias = tuple[int, ...]


class TurnWinChances:
    """The chance of a seat to win after each way its turn can end, and the best play of the turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        following, flips = (seat + 1) % len(state.stacks), state.options.bust_without_tile_flips
        ends = self._ends = turn_ends(
            state, seat, lambda stacks, centre: win_chances(stacks, centre, following, flips)[seat]
        )
        self.payoffs: Final[Payoffs] = payoffs(
            state, seat, ends.takes.__getitem__, ends.steals.__getitem__, ends.bust
        )

    @property
    def solution(self) -> Solution:
        """The turn as it is played for the chance to win."""
        return turn_solver.solve(self.payoffs)

    def of(self, move: Take | Steal) -> float:
        """Return the chance to win after a tile is taken or stolen."""
        return (self._ends.steals if isinstance(move, Steal) else self._ends.takes)[move.tile]


def turn_win_chances(state: State, seat: Seat) -> TurnWinChances:
    """Return the chances of the turn that a state is of; its later decisions find them ready."""
    return _of_turn(state.stacks, state.centre, seat, state.options.bust_without_tile_flips)


@lru_cache(maxsize=64)
def _of_turn(stacks: tuple[Tiles, ...], centre: Tiles, seat: Seat, flips: bool) -> TurnWinChances:
    start = GAME.start(len(stacks), Options(bust_without_tile_flips=flips), seat)
    return TurnWinChances(replace(start, stacks=stacks, centre=centre), seat)
