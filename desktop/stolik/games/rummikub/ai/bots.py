"""The four levels, each a set of habits that can be told in a sentence.

The first line of each docstring is that sentence. Nobody here plays by chance: the same position gets the
same move, so that a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.human_plays import Rack, laid_simply, rack_after, rearranged
from stolik.games.rummikub.ai.solver.solver import MOST_TILES, solve
from stolik.games.rummikub.ai.valuation import best_move
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.simple_plays import simple_tables
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Table


def _around(view: State, seat: Seat) -> Move | None:
    """Return the answer to all questions but what to lay, or ``None`` where that is asked."""
    if view.phase == "asking":
        return KeepRack()
    if view.phase == "drawn":
        return EndTurn() if view.announced[seat] else Announce()
    return None


def _laying(view: State, table: Table | None) -> Move:
    """Return the move that leaves a table, or the one of laying nothing."""
    if table is not None:
        return Play(table)
    return Draw() if view.bank else Pass()


def _opening(view: State, seat: Seat) -> Table | None:
    """Return the table with the opening that is worth most, or ``None`` where the rack allows none."""
    return next(iter(simple_tables(view.table, view.racks[seat], False)), None)


class Gentle:
    """Lays sets off its rack and adds single tiles; it never rearranges the table."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in about a millisecond, whatever the deadline."""
        if (answer := _around(view, seat)) is not None:
            return answer
        if not view.opened[seat]:
            return _laying(view, _opening(view, seat))
        return _laying(view, laid_simply(view.table, view.racks[seat]))


class Fair:
    """Lays sets and single tiles too, and makes one simple rearrangement in a turn."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in a few milliseconds, whatever the deadline."""
        if (answer := _around(view, seat)) is not None:
            return answer
        if not view.opened[seat]:
            return _laying(view, _opening(view, seat))
        return _laying(view, self._laid(view.table, view.racks[seat]))

    def _laid(self, table: Table, rack: Rack) -> Table | None:
        first = laid_simply(table, rack)
        now = table if first is None else first
        second = rearranged(now, rack_after(rack, now))
        if second is None:
            return first
        return laid_simply(second, rack_after(rack, second)) or second


class Sharp:
    """Lays the most tiles, however much of the table it has to rearrange."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in a few milliseconds, whatever the deadline."""
        if view.phase == "asking":
            return Redeal() if _opening(view, seat) is None else KeepRack()
        if (answer := _around(view, seat)) is not None:
            return answer
        if not view.opened[seat]:
            return _laying(view, _opening(view, seat))
        found = solve(view.table, view.racks[seat], MOST_TILES)
        return _laying(view, None if found is None else found.table)


class Master:
    """Plays for the win: gathers sets and jokers on its rack, and opens and lays only where that pays."""

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in some ten milliseconds, whatever the deadline."""
        return best_move(view, seat)


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: Gentle(),
    Level.FAIR: Fair(),
    Level.SHARP: Sharp(),
    Level.MASTER: Master(),
}
