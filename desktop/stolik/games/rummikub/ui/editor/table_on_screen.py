"""What a player sees on the screen: the sets on the table, their rack, and what is under a point.

No Qt here: ``ui/table_model.py`` shows what is kept here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from stolik.engine.game import Rejection, Seat, Value
from stolik.games.rummikub.rules.events import Event, TableSwept, TilesPlayed, TimeRanOut
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.state import State, has_doublets
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile
from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory, RackOrder
from stolik.games.rummikub.ui.editor.playback import Corner, Playback
from stolik.games.rummikub.ui.editor.tile_news import laid_by_others, moved_by_others
from stolik.games.rummikub.ui.screen_layout import (
    HELD_ABOVE,
    NEXT,
    NO_AREA,
    Area,
    DropTarget,
    RackLayout,
    Spots,
    TableLayout,
    edited_layout,
    kept_layout,
    target_at,
    wide,
    wishes,
)
from stolik.games.rummikub.ui.turn_draft import (
    LaidSets,
    TurnDraft,
    keeping_ids,
    placed,
)

Table: TypeAlias = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class ScreenAreas:
    """What the screen gives: the two areas, and how large tiles may be."""

    table: Area = NO_AREA
    rack: Area = NO_AREA
    least: float = 30
    most: float = 60
    most_on_rack: float = 60


class TableOnScreen:
    """One screen's table: its owner sees their rack on it, and arranges tiles on their turn.

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
        self.preview: TurnDraft | None = None
        """What a hint shows in the draft's place, until it is accepted or the player does something else."""
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
        self._since: tuple[Event, ...] = ()
        self.playback: Playback | None = None
        """The move of another player that is being shown set by set, if one is."""
        # The table of the newest position that was seen, with how far its game had come.
        self._newest: tuple[int, int, Table] = (0, 0, ())
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
    def own_points(self) -> int:
        """What the sets laid in this turn count for an opening."""
        return self.draft.own_points if self.active and self.draft is not None else 0

    @property
    def points_to_open(self) -> int:
        """What the owner of the rack needs for an opening, the usual points where nobody's is seen."""
        view, owner = self.view, self.owner
        return NEEDED if view is None or owner is None else view.options.needed_by(owner)

    @property
    def sets(self) -> LaidSets:
        """The sets on the screen: those of the draft while the turn is arranged, else of the position."""
        if self.active and self.draft is not None:
            shown = self.preview or self.draft
            return self.draft.before if self.looks_before else shown.current
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
        laid = frozenset() if self.looks_before else self.preview.laid if self.preview else self.laid
        return tuple(tile for tile in self.order.tiles if tile not in laid) if self.owner is not None else ()

    @property
    def news(self) -> frozenset[Tile]:
        """The tiles that others have laid since the owner's last move."""
        return laid_by_others(self._since, self.owner)

    @property
    def shifted(self) -> frozenset[Tile]:
        """The tiles of the table that others have moved to another set since the owner's last move."""
        return moved_by_others(self._since, self.owner)

    @property
    def table(self) -> Table:
        """All sets as a move writes them."""
        if self.active and self.draft is not None:
            return self.draft.table
        return self.view.table if self.view is not None else ()

    # ------------------------------------------------------------------ following the game

    def show(self, view: State, event: Value | None, mine: Seat | None, *, in_stages: bool = False) -> None:
        """Show a position; what the player was doing goes on only in the same turn of the same seat.

        With ``in_stages`` a move that led to it is shown set by set, here the first.
        """
        old_sets, old_rack = self._sets, set(self.on_rack)
        old_places = self._corners()
        old_owner = self.owner
        if self.looks_before or self.preview:
            self.looks_before, self.preview = False, None
            self._lay_out()
        self.view, self.mine = view, mine
        self._note_newest(view, mine)
        self.owner = _owner(view, mine, self.owner)
        timed_out = isinstance(event, TimeRanOut) and event.outcome != "closed" and event.seat == self.owner
        self._stopped = timed_out and self._drafts(view)
        if self.owner is not None:
            whose = (view.game, self.owner)
            self.memory.follow(whose, view.turns[self.owner], view.racks[self.owner])
        if mine is not None and view.phase == "turn" and view.turn == mine:
            self._sets = self._drafted(view, mine).current
        elif not self._stopped:
            self._sets = self._with_places(keeping_ids(self._sets, view.table))
        self.travellers = _travellers(event, old_sets, self._sets)
        self.origin = event.seat if isinstance(event, TilesPlayed) and event.seat != self.owner else None
        if event is not None and self.owner == old_owner:
            new = [tile for tile in self.on_rack if tile not in old_rack]
            self.travellers = {**self.travellers, **{tile: at for at, tile in enumerate(new)}}
        there = {*self.on_rack, *(self.laid if self.active else ())}
        self._pick([tile for tile in self.picked if tile in there or (self.active and self._found(tile))])
        self._lay_out()
        self.playback = None
        if in_stages and isinstance(event, TilesPlayed):
            self._play_back(Playback.begin(event, old_places, self._corners()))

    def show_stage(self, stage: int) -> None:
        """Show a further set of the move that is being shown set by set."""
        if self.playback is not None:
            self._play_back(self.playback.at(stage))

    def follow(self, since: Sequence[Event]) -> None:
        """Take note of what was done since the viewer's last turn, up to the position that is shown next."""
        self._since = tuple(since)

    def _play_back(self, playback: Playback) -> None:
        self.playback = playback
        self.travellers = playback.travellers

    def _corners(self) -> dict[Tile, Corner]:
        """Return where the tiles of the table are seen: left, top and width."""
        layout = self.table_layout
        return {
            tile: (*layout.place(one.id, index), layout.tile)
            for one in self.sets
            if one.id in layout.spots
            for index, tile in enumerate(one.tiles)
        }

    def _drafted(self, view: State, mine: Seat) -> TurnDraft:
        """Return the draft of this turn: that of before, the one that was saved, or a new one."""
        key = (view.game, mine, view.turns[mine], view.table, view.racks[mine])
        if key == self._key and self.draft is not None:
            return self.draft
        self._sets = self._with_places(keeping_ids(self._sets, view.table))
        needed = view.options.needed_by(mine)
        start = TurnDraft.begin(self._sets, view.racks[mine], view.opened[mine], needed)
        self._key, self.draft = key, start
        draft = self.memory.drafted(view, mine, start)
        if draft is not start:
            # What it has laid and moved goes beside what lay there.
            self._lay_out()
            self.draft = replace(draft, current=self._with_places(draft.current))
        return self.draft

    def _drafts(self, view: State) -> bool:
        """Return whether the draft is of the turn that is seen."""
        return self.draft is not None and self._key[:3] == (view.game, view.turn, view.turns[view.turn])

    def _note_newest(self, view: State, mine: Seat | None) -> None:
        """Remember the table of the newest position: it is that of who may act, else the furthest one."""
        come = (view.game, sum(view.turns))
        if mine is not None or come >= self._newest[:2]:
            self._newest = (*come, view.table)

    # ------------------------------------------------------------------ the layout

    def measure(self, areas: ScreenAreas) -> None:
        """Lay everything out in the areas that the screen gives."""
        self._areas = areas
        self._lay_out()
        # Places where tiles lay before are no places of this screen any more.
        self.playback = None

    def _lay_out(self) -> None:
        """Lay the sets out where they have their places, as far as the area lets them."""
        preview, self.preview = self.preview, None
        sets, areas = self.sets, self._areas
        game = self.view.game if self.view is not None else 0
        known = self.memory.places(game, (one.tiles for one in sets))
        self.table_layout = kept_layout(
            {one.id: len(one.tiles) for one in sets},
            {one.id: one.spot for one in sets if one.spot is not None},
            areas.table,
            areas.least,
            areas.most,
            known.columns if known is not None else None,
            known.rows if known is not None else 0,
        )
        self.rack_layout = RackLayout(areas.rack, self.order.columns, areas.most_on_rack)
        if preview is not None:
            self.table_layout = self._layout_after(preview.current, {})
            self.preview = preview

    def _with_places(self, laid_sets: LaidSets) -> LaidSets:
        """Return the sets that are to be seen next where they lay before, else beside those that are seen."""
        known = self.memory.places(self.view.game if self.view else 0, (one.tiles for one in laid_sets))
        return placed(laid_sets, known.of(laid_sets)) if known is not None else self._settled(laid_sets, {})

    def _settled(self, laid_sets: LaidSets, dropped: Spots) -> LaidSets:
        """Return the sets that are to be seen next with places that follow from those that are seen.

        ``dropped`` are the places that some were put down at.
        """
        return self._kept(laid_sets, self._layout_after(laid_sets, dropped))

    def _layout_after(self, laid_sets: LaidSets, dropped: Spots) -> TableLayout:
        """Return the places of sets that follow on those that are seen."""
        areas, shown = self._areas, self.table_layout
        staying, wanted = wishes(self._sets, laid_sets, shown.spots)
        # A set that only changes comes before one that is new beside it.
        old = {one.id for one in self._sets}
        wanted = {
            **{one: spot for one, spot in wanted.items() if one in old and one not in dropped},
            **dropped,
            **{one: spot for one, spot in wanted.items() if one not in old and one not in dropped},
        }
        return edited_layout(
            shown,
            {one.id: len(one.tiles) for one in laid_sets},
            {one: spot for one, spot in staying.items() if one not in dropped},
            wanted,
            areas.least,
            areas.most,
        )

    def _kept(self, laid_sets: LaidSets, layout: TableLayout) -> LaidSets:
        """Return the sets with the places of a layout, which are remembered; without, where it has none."""
        if layout.area.width <= 0 or layout.area.height <= 0 or not layout.in_order:
            return tuple(replace(one, spot=None) for one in laid_sets)
        done = placed(laid_sets, layout.spots)
        if self.view is not None:
            self.memory.keep_places(self.view.game, done, layout.columns, layout.rows)
        return done

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

    def area_of(self, tile: Tile) -> Area:
        """Return the area of the set that a tile lies in, or of its slot on the rack."""
        found = next((one for one in self.sets if tile in one.tiles), None)
        if found is not None:
            return self.table_layout.box(found.id)
        place = self.order.place_of(tile)
        if place is None:
            return NO_AREA
        return Area(*self.rack_layout.place(*place), self.rack_layout.tile, self.rack_layout.tall)

    def area_around(self, target: DropTarget) -> Area:
        """Return all that a place for tiles belongs to: of a set the whole."""
        return self.table_layout.box(target.at[0]) if target.kind in ("set", "joker") else target.area

    def target_at(self, x: float, y: float) -> DropTarget:
        """Return where the picked tiles would go if they were put down at a point."""
        return target_at(x, y, self.sets, self.picked, self.table_layout, self.rack_layout)

    def target_under(self, x: float, y: float, grabbed: int) -> DropTarget:
        """Return where the picked tiles would go if the hand that carries them let go at a point.

        It has hold of the tile with the number ``grabbed`` among them, and they are seen above it.
        """
        layout, count = self.table_layout, max(1, len(self.picked))
        middle = x + ((count - 1) / 2 - grabbed) * layout.pitch
        seen = (middle, y - HELD_ABOVE * layout.tile)
        return target_at(*seen, self.sets, self.picked, layout, self.rack_layout, wide(count))

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
        draft = self.draft if view is not None and view.phase == "turn" and self._drafts(view) else None
        plain = self.memory.to_plain(view if draft is not None else None, draft)
        tables = [self._newest[2], *([draft.table] if draft is not None else [])]
        if places := self.memory.places_to_plain(self._newest[0], tables):
            plain["places"] = places
        return plain


def _owner(view: State, mine: Seat | None, last: Seat | None) -> Seat | None:
    """Return whose rack is seen; when a game has ended all are, and nobody's takes another's place."""
    if mine is not None:
        return mine
    if view.ended:
        return last
    seen = [seat for seat, rack in enumerate(view.racks) if rack and HIDDEN not in rack]
    return seen[0] if len(seen) == 1 else None


def _travellers(event: Value | None, before: LaidSets, after: LaidSets) -> dict[Tile, int]:
    """Return the tiles that a player has laid or moved to another set, in the order in which they go."""
    if not isinstance(event, TilesPlayed | TableSwept):
        return {}
    home = {tile: one.id for one in before for tile in one.tiles}
    moved = [tile for one in after for tile in one.tiles if home.get(tile) != one.id]
    # What is taken from the table comes first, as a player would do it.
    moved.sort(key=lambda tile: tile in event.laid)
    return {tile: at for at, tile in enumerate(moved)}
