"""The levels, each a limit for a turn and a set of habits that fits in the first line of its docstring.

No level plays at random: a bot's answer depends on its view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from stolik.engine.bot import Bot, Level
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.limited_search import LIMITS, Limit, best_within, neat_within, opening_within
from stolik.games.rummikub.ai.position_values import plain_tiles, with_added, with_known_rack
from stolik.games.rummikub.ai.valuation import best_move
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import is_set, value_of
from stolik.games.rummikub.rules.sets.opening import best_opening, can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Set, Table, Tile

Rack = tuple[Tile, ...]

LAST: Final = 1
"""How many tiles an opponent may have at most for sharp to lay its jokers."""


def aside(view: State, seat: Seat) -> Move | None:
    """Return the answer to any question other than what to lay, ``None`` if that is the question."""
    if view.phase == "asking":
        return KeepRack() if can_open(view.racks[seat], view.options.needed_by(seat)) else Redeal()
    if view.phase == "drawn":
        return EndTurn() if view.announced[seat] else Announce()
    return None


class MostTiles:
    """Lays as many tiles as it can within its limit."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        if (answer := aside(view, seat)) is not None:
            return answer
        table = self._table(view, seat, self.limit.in_time(view.options.turn_seconds))
        if table is not None:
            return Play(table)
        return Draw() if view.bank else Pass()

    def _table(self, view: State, seat: Seat, limit: Limit) -> Table | None:
        if not view.opened[seat]:
            sets = opening_within(view.racks[seat], limit.tiles, view.options.needed_by(seat))
            return None if sets is None else (*view.table, *sets)
        found = best_within(view.table, self._used(view, seat, limit), limit)
        return None if found is None else neat_within(view.table, found)

    def _used(self, view: State, seat: Seat, limit: Limit) -> Rack:
        return view.racks[seat]


class OwnSetsFirst(MostTiles):
    """Lays one set of its own a turn; adds to the table when far behind, and when the bank is empty.

    While there is a bank, it adds one tile that fits the table as it is if everyone else has far fewer tiles.
    With an empty bank, it also rearranges while the others go on; but if another player has just passed and
    is no better off, it lets the game end, unless it has few tiles itself. So two players of this kind don't
    hurry each other while a third can't lay, and yet empty their racks. If it is sure to win a single game of
    two, because it has fewer points and the bank is empty, it sees as many sets as the master and goes out.
    It keeps jokers for the move that goes out.
    """

    FAR: Final = 4
    """How many more tiles than another player's count as far more."""

    FEW: Final = 8
    """The number of tiles up to which a player sees how to go out and doesn't let the game end."""

    def _table(self, view: State, seat: Seat, limit: Limit) -> Table | None:
        rack = view.racks[seat]
        if _has_won_by_bank(view, seat):
            most = LIMITS[Level.MASTER].in_time(view.options.turn_seconds)
            limit = replace(limit, sets=most.sets)
        if not view.opened[seat] or _goes_out(view, rack, limit):
            return super()._table(view, seat, limit)
        plain = plain_tiles(rack)
        own = best_opening(plain)
        sets = [part for tiles in (own.sets if own else ()) for part in _parts(tiles, limit.tiles)]
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
        """Return whether the seat uses the table even if it doesn't go out at once."""
        own, seats = len(view.racks[seat]), view.seats
        back = seats - 1
        if not view.bank:
            if own <= self.FEW or _has_won_by_bank(view, seat):
                return True
            back = view.passes
        return all(own > len(view.racks[(seat - step) % seats]) + self.FAR for step in range(1, back + 1))


def _has_won_by_bank(view: State, seat: Seat) -> bool:
    """Return whether the bank is empty in a single game of two, and the seat knows that it has fewer points.

    A match of two games isn't won by this, because the points of going out would decide it.
    """
    known = with_known_rack(view, seat) if view.options.games_per_match == 1 else None
    if known is None:
        return False
    own, other = [sum(map(points_of, known.racks[each])) for each in (seat, 1 - seat)]
    return own < other


def _goes_out(view: State, rack: Rack, limit: Limit) -> bool:
    found = best_within(view.table, rack, limit) if len(rack) <= limit.tiles else None
    return found is not None and found.goes_out


def _parts(tiles: Set, most: int) -> list[Set]:
    """Return a set or, if it has too many tiles, the sets that remain when it is cut at either end."""
    if len(tiles) <= most:
        return [tiles]
    return [part for part in (tiles[:most], tiles[-most:]) if is_set(part)]


class HoldsJokers(MostTiles):
    """Lays as many tiles as its limit allows, but holds jokers until another player is about to go out."""

    def _used(self, view: State, seat: Seat, limit: Limit) -> Rack:
        rack = view.racks[seat]
        held = [len(each) for other, each in enumerate(view.racks) if other != seat and view.opened[other]]
        plain = plain_tiles(rack)
        if len(plain) == len(rack) or not view.bank or min(held, default=len(rack)) <= LAST:
            return rack
        return rack if _goes_out(view, rack, limit) else plain


class Master:
    """Plays to win within its limit: weighs what to lay and what to hold for a later turn."""

    limit = LIMITS[Level.MASTER]

    def choose(self, view: State, seat: Seat, rng: Random, deadline: float) -> Move:
        return best_move(view, seat)


BOTS: Final[Mapping[Level, Bot[State, Move]]] = {
    Level.GENTLE: OwnSetsFirst(LIMITS[Level.GENTLE]),
    Level.FAIR: MostTiles(LIMITS[Level.FAIR]),
    Level.SHARP: HoldsJokers(LIMITS[Level.SHARP]),
    Level.MASTER: Master(),
}
