"""Whom the bots of Rummikub are measured against, and what shares of wins are demanded of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.rummikub.ai.bots import BOTS, Sharp
from stolik.games.rummikub.ai.solver.solver import can_go_out, solve
from stolik.games.rummikub.rules.rules import Draw, Move, Pass, Play, State
from stolik.games.rummikub.rules.tiles import is_joker

from tests.strength.contest import Contest, Side


class KeepsJokers(Sharp):
    """Plays as sharp does, but once it has opened it lays no joker except to go out."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        if view.phase != "turn" or not view.opened[seat] or can_go_out(view.table, view.racks[seat]):
            return super().choose(view, seat, rng, deadline)
        found = solve(view.table, [tile for tile in view.racks[seat] if not is_joker(tile)])
        if found is not None:
            return Play(found.table)
        return Draw() if view.bank else Pass()


GAMES: Final = 500
"""So many matches a row, of two games each."""

LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.65, Level.SHARP: 0.65, Level.MASTER: 0.57}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("master", BOTS[Level.MASTER]), Side("“keeps jokers”", KeepsJokers())), 0.57),
    Contest((Side("master", BOTS[Level.MASTER]), *[Side("sharp", BOTS[Level.SHARP])] * 3), 0.25),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]
