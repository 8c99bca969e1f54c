"""The four levels, each a set of habits that can be told in a sentence.

The first line of each docstring is that sentence. Nobody here plays by chance: the same position gets the
same move, so that a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.turn_solver import Payoffs
from stolik.games.pickomino.ai.valuation import best_move, exposed_tiles, payoffs, stop_value, worm_payoffs
from stolik.games.pickomino.ai.win_probability import win_chance
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

Tiles: TypeAlias = tuple[int, ...]


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
    """Keeps the most points, and likes worms; steals where it can; rolls on with three dice or more."""

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
    """What a worm that a bust would cost counts: to a bold player a fifth."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the turn's first takes a few milliseconds, the others look it up."""
        solution = turn_solver.solve(worm_payoffs(view, seat, self.FEAR))
        return best_move(solution, view, lambda move: stop_value(view, move))


class Master:
    """Plays for the win: weighs who leads, how near the end is, and whose tiles lie open to theft."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move; the turn's first takes some milliseconds, the others look it up."""
        ends = _turn_end_values(view.stacks, view.centre, seat, view.options.bust_without_tile_flips)
        return best_move(turn_solver.solve(ends.payoffs), view, ends.of)


class TurnEndValues:
    """The win chance of a seat after each way its turn can end."""

    def __init__(self, view: State, seat: Seat) -> None:
        self._seat = seat
        centre, exposed = view.centre, exposed_tiles(view, seat)
        self._take = {
            tile: self._after(_onto(view.stacks, seat, tile), [other for other in centre if other != tile])
            for tile in centre
        }
        self._steal = {
            tile: self._after(_onto(_without_top(view.stacks, owner), seat, tile), centre)
            for tile, owner in exposed.items()
        }
        self.payoffs: Payoffs = payoffs(
            view, seat, self._take.__getitem__, self._steal.__getitem__, self._bust(view)
        )

    def of(self, move: Take | Steal) -> float:
        """Return the win chance after a tile is taken or stolen."""
        return (self._steal if isinstance(move, Steal) else self._take)[move.tile]

    def _after(self, stacks: Sequence[Tiles], centre: Sequence[int]) -> float:
        return win_chance(stacks, centre, (self._seat + 1) % len(stacks), self._seat)

    def _bust(self, view: State) -> float:
        """Return the win chance after a bust, with one tile back in the centre and one turned down."""
        own, centre = view.stacks[self._seat], view.centre
        if not own:
            return self._after(view.stacks, centre[:-1] if view.options.bust_without_tile_flips else centre)
        highest = max(centre[-1], own[-1])
        left = sorted({*centre, own[-1]} - ({highest} if highest != own[-1] else set()))
        return self._after(_without_top(view.stacks, self._seat), left)


@lru_cache(maxsize=64)
def _turn_end_values(stacks: tuple[Tiles, ...], centre: Tiles, seat: Seat, flips: bool) -> TurnEndValues:
    """Return the values of the ends of a turn; its later decisions find them ready."""
    view = replace(GAME.start(len(stacks), Options(bust_without_tile_flips=flips), seat), stacks=stacks)
    return TurnEndValues(replace(view, centre=centre), seat)


def _onto(stacks: Sequence[Tiles], seat: Seat, tile: int) -> list[Tiles]:
    """Return the stacks with a tile more on the one of ``seat``."""
    return [(*stack, tile) if other == seat else stack for other, stack in enumerate(stacks)]


def _without_top(stacks: Sequence[Tiles], seat: Seat) -> list[Tiles]:
    """Return the stacks without the top tile of ``seat``."""
    return [stack[:-1] if other == seat else stack for other, stack in enumerate(stacks)]


def _options(view: State, seat: Seat) -> tuple[list[Keep], list[Take | Steal]]:
    """Return the legal faces to set aside, and the legal ways to end the turn with a tile."""
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
