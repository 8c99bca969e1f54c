"""The levels, each a limit for a turn and a set of habits that can be told in a sentence.

The first line of each docstring is that sentence. Nobody here plays by chance: the same position gets the
same move, so that a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import LIMITS, Limit, best_within, neat_within, opening_within
from stolik.games.rummikub.ai.position_values import plain_tiles, with_added
from stolik.games.rummikub.ai.valuation import best_move
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import is_set, value_of
from stolik.games.rummikub.rules.sets.opening import best_opening, can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Set, Table, Tile

Rack = tuple[Tile, ...]

LAST: Final = 1
"""The tiles of an opponent at which sharp lays its jokers."""


def aside(view: State, seat: Seat) -> Move | None:
    """Return the answer to all questions but what to lay, or ``None`` where that is asked."""
    if view.phase == "asking":
        return KeepRack() if can_open(view.racks[seat], view.options.needed_by(seat)) else Redeal()
    if view.phase == "drawn":
        return EndTurn() if view.announced[seat] else Announce()
    return None


class MostTiles:
    """Lays the most tiles that it can within its limit."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in some milliseconds, whatever the deadline."""
        if (answer := aside(view, seat)) is not None:
            return answer
        table = self._table(view, seat, self.limit.in_time(view.options.turn_seconds))
        if table is not None:
            return Play(table)
        return Draw() if view.bank else Pass()

    def _table(self, view: State, seat: Seat, limit: Limit) -> Table | None:
        """Return the table after the turn, or ``None`` where nothing is to be laid."""
        if not view.opened[seat]:
            sets = opening_within(view.racks[seat], limit.tiles, view.options.needed_by(seat))
            return None if sets is None else (*view.table, *sets)
        found = best_within(view.table, self._used(view, seat, limit), limit)
        return None if found is None else neat_within(view.table, found)

    def _used(self, view: State, seat: Seat, limit: Limit) -> Rack:
        """Return the tiles of the rack that may be laid."""
        return view.racks[seat]


class OwnSetsFirst(MostTiles):
    """Lays one own set a turn; joins in at the table where it is far behind, and when the bank is empty.

    While there is a bank it adds to the table one tile that fits as it lies, where everybody else has far
    fewer. With an empty bank it rearranges too, as long as the others go on; but beside somebody who has just
    passed and is no better off it leaves the game at that, unless it has few tiles itself. So no two who
    play like this hurry one another while a third has nothing to lay, and yet they empty their racks. Jokers
    are kept for the move that goes out.
    """

    FAR: Final = 4
    """The tiles more than another's that are far more."""

    FEW: Final = 8
    """The tiles with which one sees how to go out, and doesn't leave it at that."""

    def _table(self, view: State, seat: Seat, limit: Limit) -> Table | None:
        rack = view.racks[seat]
        if not view.opened[seat] or _goes_out(view, rack, limit):
            return super()._table(view, seat, limit)
        plain = plain_tiles(rack)
        sets = [part for tiles in _own_sets(plain) for part in _parts(tiles, limit.tiles)]
        if sets:
            return (*view.table, max(sets, key=lambda tiles: (value_of(tiles), tiles)))
        if not self._joins_in(view, seat):
            return None
        for tile in sorted(plain, key=points_of, reverse=True):
            if (table := with_added(view.table, tile)) is not None:
                return table
        found = None if view.bank else best_within(view.table, plain, limit)
        return None if found is None else neat_within(view.table, found)

    def _joins_in(self, view: State, seat: Seat) -> bool:
        """Return whether the seat looks at the table for what doesn't go out at once."""
        own, seats = len(view.racks[seat]), view.seats
        back = seats - 1
        if not view.bank:
            if own <= self.FEW:
                return True
            back = view.passes
        return all(own > len(view.racks[(seat - step) % seats]) + self.FAR for step in range(1, back + 1))


def _goes_out(view: State, rack: Rack, limit: Limit) -> bool:
    """Return whether a rack can be laid at once."""
    found = best_within(view.table, rack, limit) if len(rack) <= limit.tiles else None
    return found is not None and found.goes_out


def _own_sets(rack: Rack) -> tuple[Set, ...]:
    found = best_opening(rack)
    return () if found is None else found.sets


def _parts(tiles: Set, most: int) -> list[Set]:
    """Return a set, or where it has too many tiles the sets that it can be cut to at its ends."""
    if len(tiles) <= most:
        return [tiles]
    return [part for part in (tiles[:most], tiles[-most:]) if is_set(part)]


class HoldsJokers(MostTiles):
    """Lays the most tiles within its limit, but holds jokers until another player is about to go out."""

    def __init__(self, limit: Limit, until: int) -> None:
        super().__init__(limit)
        self._until = until

    def _used(self, view: State, seat: Seat, limit: Limit) -> Rack:
        rack = view.racks[seat]
        held = [len(each) for other, each in enumerate(view.racks) if other != seat and view.opened[other]]
        plain = plain_tiles(rack)
        if len(plain) == len(rack) or not view.bank or min(held, default=len(rack)) <= self._until:
            return rack
        return rack if _goes_out(view, rack, limit) else plain


class Master:
    """Plays for the win within its limit: weighs what to lay and what to hold for a later turn."""

    limit = LIMITS[Level.MASTER]

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        """Return the move in some ten milliseconds, whatever the deadline."""
        return best_move(view, seat)


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: OwnSetsFirst(LIMITS[Level.GENTLE]),
    Level.FAIR: MostTiles(LIMITS[Level.FAIR]),
    Level.SHARP: HoldsJokers(LIMITS[Level.SHARP], LAST),
    Level.MASTER: Master(),
}
