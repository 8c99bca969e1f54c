"""The four levels, each a set of habits that can be told in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from desktop.bots.bot import Bot, Level
from desktop.engine.game import Seat
from desktop.games.pickomino import turn
from desktop.games.pickomino.prospects import win_chance
from desktop.games.pickomino.rules import GAME, WORM, Keep, Move, Roll, State, Steal, Take, points, worms
from desktop.games.pickomino.valuation import best_move, exposed_tiles, payoffs, worm_payoffs


class Gentle:
    """Sets aside a worm as soon as there is one, else the most dice; takes the first tile it can; never thinks of stealing."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move of a friendly beginner; the deadline is never near."""
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: self._liking(view, move))
        # A theft is made only where nothing else is left.
        return min(moves, key=_gentle_order)

    def _liking(self, view: State, move: Move) -> tuple[bool, int, int]:
        face = move.face if isinstance(move, Keep) else 0
        return face == WORM, view.rolled.count(face), face


class Fair:
    """Sets aside the most points, worms first among equals; steals whenever it can; stops with a tile unless many dice are left."""

    DICE_TO_ROLL_ON: Final = 4

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        moves = list(GAME.legal_moves(view, seat))
        if view.phase == "keep":
            return max(moves, key=lambda move: self._liking(view, move))
        for move in moves:
            if isinstance(move, Steal): return move
        for move in moves:
            if isinstance(move, Take) and view.dice_left < self.DICE_TO_ROLL_ON: return move
        return moves[0]
    def _liking(self, view: State, move: Move) -> tuple[int, bool]:
        face = move.face if isinstance(move, Keep) else 0
        return view.rolled.count(face)*points(face), face == WORM
