"""Whom the bots of Pickomino are measured against, and what shares of wins are demanded of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Move
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.strength.contest import Contest, Side


class FirstTile:
    """Stops at the first tile that can be taken; keeps the most points, of equals the worm."""

    def choose(self, view: State, seat: int, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: self.liking(view, move))
        return moves[-1]

    def liking(self, view: State, move: Move) -> tuple[int, bool]:
        assert isinstance(move, Keep)
        return view.rolled.count(move.face) * points(move.face), move.face == WORM


LEAST: Final[Mapping[Level, float]] = {Level.FAIR: 0.58, Level.SHARP: 0.58, Level.MASTER: 0.53}

CONTESTS: Final[Sequence[Contest]] = [
    Contest((Side("sharp", BOTS[Level.SHARP]), Side("“first tile”", FirstTile())), 0.7),
    Contest(tuple([Side(str(level), bot) for level, bot in BOTS.items()])),
]
