"""What a player sees on the screen: the sets on the table, their rack, and what is under a point.

No Qt here: ``ui/qt.py`` shows what is kept here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.game import Rejection, Seat, Value
from stolik.games.rummikub.rules.events import TableSwept, TileDrawn, TilesPlayed, TimeRanOut
from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read
from stolik.games.rummikub.rules.state import State, has_doublets
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile, is_joker
from stolik.games.rummikub.ui.draft.turn_draft import LaidSet, LaidSets, TurnDraft, keeping_ids
from stolik.games.rummikub.ui.editor.arrangement_memory import ArrangementMemory
from stolik.games.rummikub.ui.editor.rack_order import RackOrder
from stolik.games.rummikub.ui.editor.screen_layout import (
    NEXT,
    NO_AREA,
    Area,
    RackLayout,
    SetPosition,
    TableLayout,
    lay_out_table,
)

Kind: TypeAlias = Literal["set", "joker", "new", "rack", ""]


@dataclass(frozen=True, slots=True)
class DropTarget:
    """Where tiles would go: a place in a set, a joker to be swapped, free space, or a slot of the rack.

    ``at`` is a set's number and an index, or a row and a column of the rack; ``area`` is what shows it.
    """

    kind: Kind
    at: tuple[int, int] = (0, 0)
    area: Area = NO_AREA
    spot: SetPosition | None = None


_EDGE: Final = 0.15
"""Who puts a tile so near to the edge of another one, in widths, means the place beside it."""

NOWHERE: Final = DropTarget("")


@dataclass(frozen=True, slots=True)
class ScreenAreas:
    """What the screen gives: the two areas, and how large tiles may be."""

    table: Area = NO_AREA
    rack: Area = NO_AREA
    least: float = 30
    most: float = 60
    most_on_rack: float = 60


class TableOnScreen:
    """One screen's table: whoever owns it sees their rack on it, and arranges tiles on their turn.

    ``mine`` is the seat that may act now, ``owner`` the seat whose rack is seen; both are ``None`` where the
    screen belongs to nobody.
    """

    def __init__(self) -> None:
        self.view: State | None = None
        self.mine: Seat | None = None
        self.owner: Seat | None = None
        self.draft: TurnDraft | None = None
        self.picked: tuple[Tile, ...] = ()
        self.looks_before = False
        self.memory = ArrangementMemory()
        self.travellers: Mapping[Tile, int] = {}
        """Tiles that the last event has moved, and which of them goes first."""
        self.origin: Seat | None = None
        """The seat whose tiles the last event laid."""
        self.table_layout = TableLayout()
        self.rack_layout = RackLayout()
        self._areas = ScreenAreas()
        self._sets: LaidSets = ()
        self._key: tuple[Any, ...] = ()
        self._news: dict[Seat, set[Tile]] = {}
        # The time is up, and the table is still seen as the player left it.
        self._stopped = False

    # ------------------------------------------------------------------ what lies where

    @property
    def active(self) -> bool:
        """Whether tiles can be laid and moved now."""
        view = self.view
        return self.draft is not None and view is not None and self.mine == view.turn and view.phase == "turn"

    @property
    def order(self) -> RackOrder:
        """How the owner's rack stands."""
        if self.owner is None or self.view is None:
            return RackOrder()
        return self.memory.order((self.view.game, self.owner))

    @property
    def entitled(self) -> bool:
        """Whether the owner's rack gives the right to a new deal, and no move has been made."""
        view, owner = self.view, self.owner
        if view is None or owner is None or not view.options.reshuffle_right or any(view.turns):
            return False
        return view.phase in ("asking", "turn") and has_doublets(view.racks[owner])

    @property
    def sets(self) -> LaidSets:
        """The sets that are seen."""
        if self.active and self.draft is not None:
            return self.draft.before if self.looks_before else self.draft.current
        return self._sets

    @property
    def laid(self) -> frozenset[Tile]:
        """The owner's tiles that lie on the table in this turn."""
        drafting = self.active or self._stopped
        return self.draft.laid if drafting and self.draft is not None else frozenset()

    @property
    def moved(self) -> frozenset[Tile]:
        """The tiles of the table that this turn has moved to another set."""
        drafting = self.active or self._stopped
        return self.draft.moved if drafting and self.draft is not None else frozenset()

    @property
    def on_rack(self) -> tuple[Tile, ...]:
        """The tiles that are seen on the rack, in its order."""
        laid = frozenset() if self.looks_before else self.laid
        return tuple(tile for tile in self.order.tiles if tile not in laid) if self.owner is not None else ()

    @property
    def news(self) -> frozenset[Tile]:
        """The tiles that others have laid since the owner's last move."""
        return frozenset(self._news.get(self.owner, ())) if self.owner is not None else frozenset()

    @property
    def table(self) -> tuple[tuple[Tile, ...], ...]:
        """All sets as a move writes them."""
        if self.active and self.draft is not None:
            return self.draft.table
        return self.view.table if self.view is not None else ()

    # ------------------------------------------------------------------ following the game

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Show a position; what the player was doing goes on only in the same turn of the same seat."""
        old_sets, old_rack = self._sets, set(self.on_rack)
        old_owner = self.owner
        self.view, self.mine, self.looks_before = view, mine, False
        self.owner = _owner(view, mine, self.owner)
        self._note(event)
        timed_out = isinstance(event, TimeRanOut) and event.outcome != "closed" and event.seat == self.owner
        self._stopped = timed_out and self._drafts(view)
        if self.owner is not None:
            self.memory.follow((view.game, self.owner), view.racks[self.owner])
        if mine is not None and view.phase == "turn" and view.turn == mine:
            key = (view.game, mine, view.turns[mine], view.table, view.racks[mine])
            if key != self._key or self.draft is None:
                start = TurnDraft.begin(
                    keeping_ids(self._sets, view.table), view.racks[mine], view.opened[mine]
                )
                self._key, self.draft = key, self.memory.drafted(view, mine, start)
            self._sets = self.draft.current
        elif not self._stopped:
            self._sets = keeping_ids(self._sets, view.table)
        self.travellers = _travellers(event, old_sets, self._sets)
        self.origin = event.seat if isinstance(event, TilesPlayed) and event.seat != self.owner else None
        if event is not None and self.owner == old_owner:
            new = [tile for tile in self.on_rack if tile not in old_rack]
            self.travellers = {**self.travellers, **{tile: at for at, tile in enumerate(new)}}
        there = {*self.on_rack, *(self.laid if self.active else ())}
        self._pick([tile for tile in self.picked if tile in there or (self.active and self._found(tile))])
        self._lay_out()

    def _drafts(self, view: State) -> bool:
        """Return whether the draft is of the turn that is seen."""
        return self.draft is not None and self._key[:3] == (view.game, view.turn, view.turns[view.turn])

    def _note(self, event: Value | None) -> None:
        """Remember who has seen which tiles be laid."""
        if isinstance(event, TilesPlayed):
            for seat in range(self.view.seats if self.view else 0):
                self._news.setdefault(seat, set()).update(event.laid if seat != event.seat else ())
        if isinstance(event, TilesPlayed | TileDrawn):
            self._news[event.seat] = set()

    # ------------------------------------------------------------------ the layout

    def measure(self, areas: ScreenAreas) -> None:
        """Lay everything out in the areas that the screen gives."""
        self._areas = areas
        self.table_layout = TableLayout(areas.table, 0)
        self._lay_out()

    def _lay_out(self) -> None:
        lengths = {one.id: len(one.tiles) for one in self.sets}
        areas = self._areas
        spots = {set_id: spot for set_id, spot in self.table_layout.spots.items() if set_id != NEXT}
        self.table_layout = lay_out_table(
            lengths, spots, areas.table, areas.least, areas.most, self.table_layout.tile
        )
        self.rack_layout = RackLayout(areas.rack, self.order.columns, areas.most_on_rack)

    @property
    def room(self) -> Area:
        """The free area that is kept for one more set."""
        return self.table_layout.box(NEXT) if NEXT in self.table_layout.lengths else NO_AREA

    def tile_at(self, x: float, y: float) -> Tile | None:
        """Return the tile at a point of the screen."""
        for one in self.sets:
            if self.table_layout.box(one.id).holds(x, y):
                along = int((x - self.table_layout.box(one.id).x) // self.table_layout.pitch)
                return one.tiles[max(0, min(len(one.tiles) - 1, along))]
        if self.rack_layout.area.holds(x, y):
            row, column = self.rack_layout.slot_at(x, y)
            tile = self.order.rows[row][column]
            return tile if tile in self.on_rack else None
        return None

    def target_at(self, x: float, y: float) -> DropTarget:
        """Return where the picked tiles would go if they were put down at a point."""
        if self.rack_layout.area.holds(x, y):
            row, column = self.rack_layout.slot_at(x, y)
            left, top = self.rack_layout.place(row, column)
            return DropTarget(
                "rack", (row, column), Area(left, top, self.rack_layout.tile, self.rack_layout.tall)
            )
        found = self.table_layout.under(x, y)
        if found is not None:
            one = next(one for one in self.sets if one.id == found[0])
            if not set(one.tiles) <= set(self.picked):
                return self._in_set(one, found[1])
        spot = self.table_layout.spot_at(x, y)
        wide = max(1, len(self.picked)) * self.table_layout.pitch
        left = min(x - wide / 2, self.table_layout.area.x + self.table_layout.area.width - wide)
        top = self.table_layout.area.y + spot.row * self.table_layout.step
        area = Area(max(self.table_layout.area.x, left), top, wide, self.table_layout.tall)
        return DropTarget(
            "new",
            (NEXT, 0),
            area,
            replace(spot, along=max(0.0, spot.along - wide / self.table_layout.tile / 2)),
        )

    def _in_set(self, one: LaidSet, along: float) -> DropTarget:
        index = min(len(one.tiles) - 1, int(along))
        left, top = self.table_layout.place(one.id, index)
        inside = _EDGE < along - index < 1 - _EDGE
        if inside and len(self.picked) == 1 and is_joker(one.tiles[index]) and self._fits_joker(one, index):
            return DropTarget(
                "joker", (one.id, index), Area(left, top, self.table_layout.tile, self.table_layout.tall)
            )
        index = round(along)
        left, top = self.table_layout.place(one.id, index)
        thin = max(3.0, self.table_layout.tile * 0.09)
        return DropTarget("set", (one.id, index), Area(left - thin / 2, top, thin, self.table_layout.tall))

    def _fits_joker(self, one: LaidSet, index: int) -> bool:
        swapped = [*one.tiles]
        swapped[index] = self.picked[0]
        return not is_joker(self.picked[0]) and is_set(one.tiles) and is_set(swapped)

    def whole(self, tile: Tile) -> tuple[Tile, ...]:
        """Return the whole set of a tile, or its neighbours on the rack without a gap between."""
        found = next((one for one in self.sets if tile in one.tiles), None)
        if found is not None:
            return found.tiles
        row, column = self.order.place_of(tile) or (0, 0)
        line = [slot if slot in self.on_rack else None for slot in self.order.rows[row]]
        first, last = column, column
        while first > 0 and line[first - 1] is not None:
            first -= 1
        while last + 1 < len(line) and line[last + 1] is not None:
            last += 1
        return tuple(slot for slot in line[first : last + 1] if slot is not None)

    def inside(self, area: Area) -> list[Tile]:
        """Return the tiles that a rectangle of the screen touches."""
        tiles = [
            tile
            for one in self.sets
            for index, tile in enumerate(one.tiles)
            if Area(
                *self.table_layout.place(one.id, index), self.table_layout.tile, self.table_layout.tall
            ).meets(area)
        ]
        for tile in self.on_rack:
            row, column = self.order.place_of(tile) or (0, 0)
            if Area(*self.rack_layout.place(row, column), self.rack_layout.tile, self.rack_layout.tall).meets(
                area
            ):
                tiles.append(tile)
        return tiles

    def _pick(self, tiles: Sequence[Tile]) -> None:
        """Pick just these, in the order in which they are read."""
        read_order = [*(tile for one in self.sets for tile in one.tiles), *self.on_rack]
        chosen = set(tiles)
        self.picked = tuple(tile for tile in read_order if tile in chosen)

    def _found(self, tile: Tile) -> bool:
        return any(tile in one.tiles for one in self.sets)

    # ------------------------------------------------------------------ what is said about it

    def faults(self) -> dict[int, Rejection]:
        """Return what is wrong with the sets in disorder, by their number."""
        found = {}
        for one in self.sets:
            reading = read(one.tiles)
            if not isinstance(reading, Meld):
                found[one.id] = Rejection(reading.code, dict(reading.facts))
        return found

    def to_plain(self) -> dict[str, Any]:
        """Return what must outlive the program."""
        view = self.view
        current = view is not None and view.phase == "turn"
        if view is None or not current or not self._drafts(view):
            return self.memory.to_plain(None, None)
        return self.memory.to_plain(view, self.draft)


def _owner(view: State, mine: Seat | None, last: Seat | None) -> Seat | None:
    """Return whose rack is seen; when a game has ended all are, and nobody's takes another's place."""
    if mine is not None:
        return mine
    if view.ended:
        return last
    seen = [seat for seat, rack in enumerate(view.racks) if rack and HIDDEN not in rack]
    return seen[0] if len(seen) == 1 else None


def _travellers(event: Value | None, before: LaidSets, after: LaidSets) -> dict[Tile, int]:
    """Return the tiles that somebody has laid or moved to another set, in the order in which they go."""
    if not isinstance(event, TilesPlayed | TableSwept):
        return {}
    home = {tile: one.id for one in before for tile in one.tiles}
    moved = [tile for one in after for tile in one.tiles if home.get(tile) != one.id]
    # What is taken from the table comes first, as a player would do it.
    moved.sort(key=lambda tile: tile in event.laid)
    return {tile: at for at, tile in enumerate(moved)}
