"""A bot that only trainers and measurements play against: it keeps its jokers."""

from __future__ import annotations

from random import Random

from stolik.games.rummikub.ai.bots import Sharp
from stolik.games.rummikub.ai.solver.solver import can_go_out, solve
from stolik.games.rummikub.rules.moves import Draw, Move, Pass, Play
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import is_joker


class KeepsJokers(Sharp):
    """Plays as sharp does, but once it has opened it lays no joker except to go out."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        """Return the move in a few milliseconds, whatever the deadline."""
        if view.phase != "turn" or not view.opened[seat] or can_go_out(view.table, view.racks[seat]):
            return super().choose(view, seat, rng, deadline)
        found = solve(view.table, [tile for tile in view.racks[seat] if not is_joker(tile)])
        if found is not None:
            return Play(found.table)
        return Draw() if view.bank else Pass()
