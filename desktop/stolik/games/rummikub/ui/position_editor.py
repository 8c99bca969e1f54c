"""Sets up a position of Rummikub: the table, the rack of the seat on turn, and the facts about others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from stolik.engine.coaching.position_editor import (
    TURN,
    Piece,
    PositionEditor,
    Setting,
    Tray,
    seats_changed,
    take_away,
    whose_turn,
    without,
)
from stolik.engine.game import Seat, Value
from stolik.engine.messages import N_, sentence, translated
from stolik.games.rummikub.ai.seat_values import possible_came
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import LEAST
from stolik.games.rummikub.rules.state import State, changed, seen_by, tiles_on
from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, HIDDEN, NUMBERS, TILES, Tile
from stolik.games.rummikub.ui.names import CONTEXT
from stolik.games.rummikub.ui.names import tile as tile_name
from stolik.games.rummikub.ui.referee_tool import as_typed
from stolik.games.rummikub.ui.turn_draft import in_set_order

RACK: Final = "rack"
BANK: Final = "bank"
PASSES: Final = "passes"
_SET: Final = "set:"
_OPENED: Final = "opened:"
_TILES: Final = "tiles:"

SET: Final = N_("rummikub", "Set {number}")
NEW_SET: Final = N_("rummikub", "New set")
RACK_OF: Final = N_("rummikub", "{player}'s rack")
TILES_OF: Final = N_("rummikub", "{player}'s tiles")
HAS_OPENED: Final = N_("rummikub", "{player} has opened")
IN_BANK: Final = N_("rummikub", "Tiles in the bank")
PASSED: Final = N_("rummikub", "Passed in a row")


class RummikubEditor(PositionEditor):
    """The editor; only the seat on turn has known tiles, others have a number, and the rest is the bank."""

    game = GAME

    def empty(self, seats: int, options: Value) -> State:
        start: State = super().empty(seats, options)
        racks = tuple([() if seat == start.turn else (HIDDEN,) * DEALT_TILES for seat in range(seats)])
        return _derived(replace(start, phase="turn", racks=racks))

    def seated(self, state: State, seats: int) -> State:
        turn = state.turn if state.turn < seats else 0
        racks = seats_changed(state.racks, seats, (HIDDEN,) * DEALT_TILES)
        return _derived(
            replace(
                state,
                turn=turn,
                drawn=(None,) * seats,
                racks=changed(racks, turn, state.racks[state.turn]),
                opened=seats_changed(state.opened, seats, False),
                # Earlier games of the match were played by others.
                game=1,
                results=(),
            )
        )

    def plain(self, state: State) -> State:
        if state.ended or state.phase in ("drawing", "shuffling"):
            return self.empty(state.seats, state.options)
        asking = state.phase == "asking"
        plain = seen_by(replace(state, phase="turn", asked=()) if asking else state, state.turn)
        if HIDDEN not in plain.racks[plain.turn]:
            return plain
        # The position is what another seat knows.
        return _derived(replace(plain, racks=changed(plain.racks, plain.turn, ())))

    def settled(self, state: State) -> State:
        return replace(state, table=tuple(filter(None, state.table)))

    def where(self, state: State, facts: Mapping[str, Any]) -> str:
        laid = [place for place, row in enumerate(state.table) if row]
        return f"{_SET}{laid[facts['set']]}" if "set" in facts else ""

    def viewer(self, state: State) -> Seat:
        return state.turn

    def trays(self, state: State, names: Sequence[str]) -> Sequence[Tray]:
        away, new, rows = take_away(), translated(CONTEXT, NEW_SET), len(COLOURS)
        sets = []
        for at, row in enumerate(state.table if () in state.table else (*state.table, ())):
            title = sentence(CONTEXT, SET, {"number": at + 1}) if row else new
            sets.append(Tray(f"{_SET}{at}", title, _tiles(row), away, room=3, look="set", rows=rows))
        title, own = sentence(CONTEXT, RACK_OF, {"player": names[state.turn]}), state.racks[state.turn]
        return [*sets, Tray(RACK, title, _tiles(own), away, room=DEALT_TILES, look="rack", rows=rows)]

    def palette(self, state: State, tray: str) -> Sequence[Piece]:
        lying = tiles_on(state.table).union(state.racks[state.turn])
        box = [f"{colour}{number}" for number in range(1, NUMBERS + 1) for colour in COLOURS]
        copies = [[f"{kind}{copy}" for copy in COPIES] for kind in box]
        first = [next((tile for tile in tiles if tile not in lying), tiles[0]) for tiles in copies]
        return _tiles([*first, *[f"j{copy}" for copy in COPIES]], lying)

    def put(self, state: State, tray: str, piece: str, at: int = -1) -> State:
        if tray == RACK:
            rack = (*state.racks[state.turn], piece)
            return _derived(replace(state, racks=changed(state.racks, state.turn, rack)))
        place = int(tray.removeprefix(_SET))
        row = state.table[place] if place < len(state.table) else ()
        row = in_set_order((*row, piece))
        return _derived(replace(state, table=changed(state.table, place, row)))

    def take(self, state: State, tray: str, at: int) -> State:
        if tray == RACK:
            rack = without(state.racks[state.turn], at)
            return _derived(replace(state, racks=changed(state.racks, state.turn, rack)))
        place = int(tray.removeprefix(_SET))
        return _derived(replace(state, table=changed(state.table, place, without(state.table[place], at))))

    def settings(self, state: State, names: Sequence[str]) -> Sequence[Setting]:
        found = [whose_turn(state.turn, names)]
        for seat, name in enumerate(names):
            facts = {"player": name}
            if seat != state.turn:
                title, many = sentence(CONTEXT, TILES_OF, facts), len(state.racks[seat])
                found.append(Setting(f"{_TILES}{seat}", title, "number", many, most=len(TILES)))
            title = sentence(CONTEXT, HAS_OPENED, facts)
            found.append(Setting(f"{_OPENED}{seat}", title, "switch", int(state.opened[seat])))
        found.append(Setting(BANK, translated(CONTEXT, IN_BANK), "told", len(state.bank)))
        if not state.bank:
            most = state.seats - 1
            found.append(Setting(PASSES, translated(CONTEXT, PASSED), "number", state.passes, most=most))
        return found

    def set(self, state: State, setting: str, value: int) -> State:
        if setting == TURN:
            return _derived(_turn_of(state, value))
        if setting == PASSES:
            return _derived(replace(state, passes=value))
        if setting.startswith(_OPENED):
            seat = int(setting.removeprefix(_OPENED))
            return _derived(replace(state, opened=changed(state.opened, seat, bool(value))))
        seat = int(setting.removeprefix(_TILES))
        return _derived(replace(state, racks=changed(state.racks, seat, (HIDDEN,) * value)))


def _turn_of(state: State, seat: Seat) -> State:
    own, other = state.racks[state.turn], state.racks[seat]
    return replace(state, turn=seat, racks=changed(changed(state.racks, state.turn, other), seat, own))


def _derived(state: State) -> State:
    """Return the position made consistent: unplaced tiles are in the bank, and turns have been played.

    These are the fewest turns that can have led here if the seat on turn started.
    """
    seats, options = state.seats, state.options
    lying = len(tiles_on(state.table)) + sum(map(len, state.racks))
    bank = (HIDDEN,) * max(0, len(TILES) - lying)
    passes = 0 if bank else min(state.passes, seats - 1)
    most = 1 if options.turn_seconds is None else options.timeout_penalty
    made = -(-(len(TILES) - DEALT_TILES * seats - len(bank)) // most) + sum(state.opened)
    # A turn with an opening lays a set and draws nothing.
    each = [
        -(-(len(rack) - DEALT_TILES + LEAST * opened) // most) + opened
        for rack, opened in zip(state.racks, state.opened, strict=True)
    ]
    rounds = max(0, -(-made // seats), *each) + bool(passes)
    had = replace(
        state,
        phase="turn",
        starter=state.turn,
        bank=bank,
        came=tuple([(0,) * len(rack) for rack in state.racks]),
        announced=(False,) * seats,
        promised=False,
        turns=(rounds,) * seats,
        passes=passes,
        layers=tuple([seat for seat in range(seats) if state.opened[seat]]),
    )
    return replace(had, came=changed(had.came, state.turn, possible_came(had, state.turn)))


def _tiles(tiles: Sequence[Tile], lying: Collection[Tile] = ()) -> tuple[Piece, ...]:
    return tuple([Piece(tile, tile_name(tile), as_typed(tile).lower(), tile in lying) for tile in tiles])


EDITOR: Final = RummikubEditor()
