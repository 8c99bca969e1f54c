"""The table on a screen, and what a player does there: picks tiles up, puts them down, takes them back.

There is no Qt here; ``ui/view_model.py`` shows this table. While another player's move is shown set by set,
the table is laid out as it is after the move. A tile whose step is still to come is seen where it was before,
and one that is still to be laid isn't seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Rejection, Seat, Value
from stolik.games.rummikub.rules.events import Event, TableSwept, TilesPlayed, TimeRanOut
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.state import State, has_doublets
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, Tile, is_joker
from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory, RackOrder
from stolik.games.rummikub.ui.screen_layout import (
    HELD_ABOVE,
    NEXT,
    NO_AREA,
    PITCH,
    TALL,
    Area,
    DropTarget,
    RackLayout,
    Spots,
    TableLayout,
    edited_layout,
    kept_layout,
    lay_out_table,
    target_at,
    wide,
    wishes,
)
from stolik.games.rummikub.ui.turn_draft import (
    LaidSet,
    LaidSets,
    PlayedMove,
    PlayedStep,
    SetPosition,
    TurnDraft,
    best_round,
    in_place,
    keeping_ids,
    placed,
    played_move,
)

Corner: TypeAlias = tuple[float, float, float]
"""The place of a tile on the screen: left, top and width."""

LEAD: Final = 2
"""How long tiles from the table wait to let their place be seen first, in the time between two tiles."""


class Trail(NamedTuple):
    """The path of tiles from one set to another: the middle of their places before and after."""

    x: float
    y: float
    toX: float
    toY: float


@dataclass(frozen=True, slots=True)
class Playback:
    """One stage, from 0, of a move that is shown set by set."""

    move: PlayedMove
    before: Mapping[Tile, Corner]
    after: Mapping[Tile, Corner]
    stage: int = 0

    @classmethod
    def begin(
        cls, event: TilesPlayed, before: Mapping[Tile, Corner], after: Mapping[Tile, Corner]
    ) -> Playback:
        """Return the first stage of a move, given the places of all tiles before and after it.

        If waiting tiles would cover others or have another size, all tiles go to their later places first.
        """
        first = cls(played_move(event.before, event.after), before, after)
        if all(replace(first, stage=stage).is_clear for stage in range(len(first.move.steps))):
            return first
        return replace(first, before={tile: after[tile] for tile in before if tile in after})

    @property
    def step(self) -> PlayedStep | None:
        return self.move.steps[self.stage] if self.stage < len(self.move.steps) else None

    @property
    def left(self) -> int:
        return max(0, len(self.move.steps) - self.stage - 1)

    @property
    def staying(self) -> dict[Tile, Corner]:
        """The tiles that are still where they were before the move, with their places."""
        waiting = (tile for tile, stage in self.move.stages.items() if stage > self.stage)
        return {tile: self.before[tile] for tile in waiting if tile in self.before}

    @property
    def is_clear(self) -> bool:
        unseen, waiting = self.unseen, self.staying
        others = [corner for tile, corner in self.after.items() if tile not in unseen and tile not in waiting]
        placed = [*waiting.values()]
        if len({corner[2] for corner in (*others, *placed)}) > 1:
            return False
        return not any(_meet(one, other) for one in placed for other in others)

    @property
    def unseen(self) -> frozenset[Tile]:
        return frozenset(tile for step in self.move.steps[self.stage + 1 :] for tile in step.laid)

    @property
    def travellers(self) -> dict[Tile, int]:
        """The tiles that come to their set in this stage, with the order in which they go."""
        step = self.step
        if step is None:
            return {}
        lead = LEAD if step.taken else 0
        return {tile: turn for turn, tile in enumerate(step.arriving, lead)}

    @property
    def trails(self) -> tuple[Trail, ...]:
        """The paths on which tiles of the table come to their set in this stage."""
        step = self.step
        taken: Sequence[Sequence[Tile]] = [] if step is None else [one.tiles for one in step.taken]
        return tuple(
            Trail(*_middle(self.before[tile] for tile in tiles), *_middle(self.after[tile] for tile in tiles))
            for tiles in taken
            if all(
                tile in self.before and self.after.get(tile, self.before[tile]) != self.before[tile]
                for tile in tiles
            )
        )


def _meet(one: Corner, other: Corner) -> bool:
    return abs(one[0] - other[0]) < one[2] - 1 and abs(one[1] - other[1]) < one[2] * TALL - 1


def _middle(corners: Iterable[Corner]) -> tuple[float, float]:
    places = [(x + wide / 2, y + wide * TALL / 2) for x, y, wide in corners]
    return sum([x for x, _ in places], IN_ORDER) / len(places), sum([y for _, y in places], IN_ORDER) / len(
        places
    )


Table: TypeAlias = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class ScreenAreas:
    """The areas for the table and the rack, and how large tiles may be."""

    table: Area = NO_AREA
    rack: Area = NO_AREA
    least: float = 30
    most: float = 60
    most_on_rack: float = 60


Touch: TypeAlias = Literal["lifted", "laid", "shifted", "returned", ""]


class TableEditor:
    """The table on one screen, whose owner sees their rack there and arranges tiles on their turn.

    Anything that is refused leaves everything as it was. ``mine`` is the seat that may act now, ``owner`` is
    the seat whose rack is seen; both are ``None`` if the screen belongs to nobody.
    """

    def __init__(self) -> None:
        self.view: State | None = None
        self.mine: Seat | None = None
        self.owner: Seat | None = None
        self.draft: TurnDraft | None = None
        self.picked: tuple[Tile, ...] = ()
        self.looks_before = False
        self.preview: TurnDraft | None = None
        """The draft that a hint shows instead, until it is accepted or the player does something else."""
        self.memory = ArrangementMemory()
        self.travellers: Mapping[Tile, int] = {}
        """The tiles that the last event moved, with the order in which they go."""
        self.origin: Seat | None = None
        """The seat whose tiles the last event laid."""
        self.table_layout = TableLayout()
        self.rack_layout = RackLayout()
        self._areas = ScreenAreas()
        self._sets: LaidSets = ()
        self._key: tuple[Any, ...] = ()
        self.since: Sequence[Event] = ()
        """The events since the viewer's last turn, until the next position is shown."""
        self.playback: Playback | None = None
        """The move of another player that is being shown set by set, if there is one."""
        # The table of the newest position seen, with its game and the number of turns played.
        self._newest: tuple[int, int, Table] = (0, 0, ())
        # Whether the time is up while the table is still seen as the player left it.
        self._stopped = False
        self.touch: Touch = ""
        """What has just been done with tiles on the table or the rack, for its sound."""

    # ------------------------------------------------------------------ what lies where

    @property
    def active(self) -> bool:
        view = self.view
        return self.draft is not None and view is not None and self.mine == view.turn and view.phase == "turn"

    @property
    def order(self) -> RackOrder:
        if self.owner is None or self.view is None:
            return RackOrder()
        return self.memory.order((self.view.game, self.owner))

    @property
    def entitled(self) -> bool:
        view, owner = self.view, self.owner
        if view is None or owner is None or not view.options.reshuffle_right or any(view.turns):
            return False
        return view.phase in ("asking", "turn") and has_doublets(view.racks[owner])

    @property
    def doublets(self) -> dict[Tile, str]:
        """The letters of all tiles in doublets, while these give the right to a new deal."""
        if not self.entitled:
            return {}
        kinds = Counter([KIND_OF[tile] for tile in self.order.tiles if not is_joker(tile)])
        letters = dict(
            zip([kind for kind, count in kinds.items() if count > 1], ascii_uppercase, strict=False)
        )
        return {tile: letters[KIND_OF[tile]] for tile in self.order.tiles if KIND_OF[tile] in letters}

    @property
    def own_points(self) -> int:
        return self.draft.own_points if self.active and self.draft is not None else 0

    @property
    def points_to_open(self) -> int:
        """The points that the owner of the rack needs to open, the usual ones if no rack is seen."""
        view, owner = self.view, self.owner
        return NEEDED if view is None or owner is None else view.options.needed_by(owner)

    @property
    def sets(self) -> LaidSets:
        if self.active and self.draft is not None:
            shown = self.preview or self.draft
            return self.draft.before if self.looks_before else shown.current
        return self._sets

    @property
    def laid(self) -> frozenset[Tile]:
        drafting = self.active or self._stopped
        return self.draft.laid if drafting and self.draft is not None else frozenset()

    @property
    def moved(self) -> frozenset[Tile]:
        drafting = self.active or self._stopped
        return self.draft.moved if drafting and self.draft is not None else frozenset()

    @property
    def on_rack(self) -> tuple[Tile, ...]:
        laid = frozenset() if self.looks_before else self.preview.laid if self.preview else self.laid
        return tuple(tile for tile in self.order.tiles if tile not in laid) if self.owner is not None else ()

    @property
    def news(self) -> frozenset[Tile]:
        return frozenset(tile for event in self._done_by_others for tile in event.laid)

    @property
    def shifted(self) -> frozenset[Tile]:
        played = (event for event in self._done_by_others if isinstance(event, TilesPlayed))
        return frozenset(tile for one in played for tile in played_move(one.before, one.after).moved)

    @property
    def _done_by_others(self) -> list[TilesPlayed | TableSwept]:
        if self.owner is None:
            return []
        done = [event for event in self.since if isinstance(event, TilesPlayed | TableSwept)]
        return [event for event in done if event.seat != self.owner]

    @property
    def table(self) -> Table:
        if self.active and self.draft is not None:
            return self.draft.table
        return self.view.table if self.view is not None else ()

    # ------------------------------------------------------------------ following the game

    def show(self, view: State, event: Value | None, mine: Seat | None, *, in_stages: bool = False) -> None:
        """Show a position; what the player was doing only goes on in the same turn of the same seat.

        With ``in_stages``, a move that led to it is shown set by set, beginning with the first.
        """
        old_sets, old_rack = self._sets, set(self.on_rack)
        old_places = self._corners()
        old_owner = self.owner
        if self.looks_before or self.preview:
            self.looks_before, self.preview = False, None
            self._lay_out()
        self.view, self.mine = view, mine
        come = (view.game, sum(view.turns))
        # The newest position is that of whoever may act, otherwise the one furthest into the match.
        if mine is not None or come >= self._newest[:2]:
            self._newest = (*come, view.table)
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
        there = {*self.on_rack, *(tile for one in self.sets if self.active for tile in one.tiles)}
        self._pick([tile for tile in self.picked if tile in there])
        self._lay_out()
        self.playback = None
        if in_stages and isinstance(event, TilesPlayed):
            self.playback = Playback.begin(event, old_places, self._corners())
            self.travellers = self.playback.travellers

    def show_stage(self, stage: int) -> None:
        if self.playback is not None:
            self.playback = replace(self.playback, stage=stage)
            self.travellers = self.playback.travellers

    def _corners(self) -> dict[Tile, Corner]:
        layout = self.table_layout
        return {
            tile: (*layout.place(one.id, index), layout.tile)
            for one in self.sets
            if one.id in layout.spots
            for index, tile in enumerate(one.tiles)
        }

    def _drafted(self, view: State, mine: Seat) -> TurnDraft:
        """Return the draft of this turn: the present one, the saved one, or a new one."""
        key = (view.game, mine, view.turns[mine], view.table, view.racks[mine])
        if key == self._key and self.draft is not None:
            return self.draft
        self._sets = self._with_places(keeping_ids(self._sets, view.table))
        needed = view.options.needed_by(mine)
        start = TurnDraft.begin(self._sets, view.racks[mine], view.opened[mine], needed)
        self._key, self.draft = key, start
        draft = self.memory.drafted(view, mine, start)
        if draft is not start:
            # Tiles that the draft has laid and moved go beside those that were there.
            self._lay_out()
            self.draft = replace(draft, current=self._with_places(draft.current))
        return self.draft

    def _drafts(self, view: State) -> bool:
        return self.draft is not None and self._key[:3] == (view.game, view.turn, view.turns[view.turn])

    # ------------------------------------------------------------------ the layout

    def measure(self, areas: ScreenAreas) -> None:
        self._areas = areas
        self._lay_out()
        # The earlier places of the tiles no longer fit this screen.
        self.playback = None

    def _lay_out(self) -> None:
        """Lay the sets out at their places, as far as the area allows."""
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
        """Return the sets to be shown next at their remembered places, or beside those that are shown."""
        known = self.memory.places(self.view.game if self.view else 0, (one.tiles for one in laid_sets))
        return placed(laid_sets, known.of(laid_sets)) if known is not None else self._settled(laid_sets, {})

    def _settled(self, laid_sets: LaidSets, dropped: Spots) -> LaidSets:
        """Return the sets to be shown next, with places derived from those that are shown.

        ``dropped`` are the places where some of them were put down.
        """
        return self._kept(laid_sets, self._layout_after(laid_sets, dropped))

    def _layout_after(self, laid_sets: LaidSets, dropped: Spots) -> TableLayout:
        """Return the layout of the sets to be shown next, derived from the present one."""
        areas, shown = self._areas, self.table_layout
        staying, wanted = wishes(self._sets, laid_sets, shown.spots)
        # A changed set is placed before a new one beside it.
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
        """Return the sets with the places of a layout, and remember these; without places if it has none."""
        if layout.area.width <= 0 or layout.area.height <= 0 or not layout.in_order:
            return tuple(replace(one, spot=None) for one in laid_sets)
        done = placed(laid_sets, layout.spots)
        if self.view is not None:
            self.memory.keep_places(self.view.game, done, layout.columns, layout.rows)
        return done

    @property
    def room(self) -> Area:
        return self.table_layout.box(NEXT) if NEXT in self.table_layout.lengths else NO_AREA

    def tile_at(self, x: float, y: float) -> Tile | None:
        for one in self.sets:
            if self.table_layout.box(one.id).holds(x, y):
                along = int((x - self.table_layout.box(one.id).x) // self.table_layout.pitch)
                return one.tiles[max(0, min(len(one.tiles) - 1, along))]
        if self.rack_layout.area.holds(x, y):
            row, column = self.rack_layout.slot_at(x, y)
            tile = self.order.rows[row][column]
            return tile if tile in self.on_rack else None
        return None

    def _set_of(self, tile: Tile) -> LaidSet | None:
        return next((one for one in self.sets if tile in one.tiles), None)

    def area_of(self, tile: Tile) -> Area:
        if found := self._set_of(tile):
            return self.table_layout.box(found.id)
        place = self.order.place_of(tile)
        return NO_AREA if place is None else self.rack_layout.box(*place)

    def area_around(self, target: DropTarget) -> Area:
        """Return the area of the whole set that a target is in, or of the target itself."""
        return self.table_layout.box(target.at[0]) if target.kind in ("set", "joker") else target.area

    def target_at(self, x: float, y: float) -> DropTarget:
        return target_at(x, y, self.sets, self.picked, self.table_layout, self.rack_layout)

    def target_under(self, x: float, y: float, grabbed: int) -> DropTarget:
        """Return where the picked tiles would go if the hand that carries them let go at a point.

        The hand holds the one with index ``grabbed``, and the tiles are seen above it. Over the cloth they go
        where they are seen, over the rack where the hand is.
        """
        layout, rack, count = self.table_layout, self.rack_layout, max(1, len(self.picked))
        if rack.area.holds(x, y):
            return rack.target_at(x - grabbed * rack.tile * PITCH, y)
        middle = x + ((count - 1) / 2 - grabbed) * layout.pitch
        seen = (middle, y - HELD_ABOVE * layout.tile)
        return target_at(*seen, self.sets, self.picked, layout, self.rack_layout, wide(count))

    def whole(self, tile: Tile) -> tuple[Tile, ...]:
        """Return the whole set of a tile, or the tiles around it on the rack up to the nearest gaps."""
        if found := self._set_of(tile):
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
        layout = self.table_layout
        boxes = {
            tile: Area(*layout.place(one.id, index), layout.tile, layout.tall)
            for one in self.sets
            for index, tile in enumerate(one.tiles)
        }
        boxes |= {tile: self.area_of(tile) for tile in self.on_rack}
        return [tile for tile, box in boxes.items() if box.meets(area)]

    def _pick(self, tiles: Sequence[Tile]) -> None:
        """Pick exactly these tiles, in reading order."""
        read_order = [*(tile for one in self.sets for tile in one.tiles), *self.on_rack]
        chosen = set(tiles)
        self.picked = tuple(tile for tile in read_order if tile in chosen)

    # ------------------------------------------------------------------ what is said about it

    def faults(self) -> dict[int, Rejection]:
        found = {}
        for one in self.sets:
            reading = read(one.tiles)
            if not isinstance(reading, Meld):
                found[one.id] = Rejection(reading.code, dict(reading.facts))
        return found

    def to_plain(self) -> dict[str, Any]:
        view = self.view
        draft = self.draft if view is not None and view.phase == "turn" and self._drafts(view) else None
        plain = self.memory.to_plain(view if draft is not None else None, draft)
        tables = [self._newest[2], *([draft.table] if draft is not None else [])]
        if places := self.memory.places_to_plain(self._newest[0], tables):
            plain["places"] = places
        return plain

    def take_touch(self) -> Touch:
        """Return what has just been done with tiles, only once."""
        touch, self.touch = self.touch, ""
        return touch

    # ------------------------------------------------------------------ picking up

    def can_pick(self, tile: Tile) -> Rejection | None:
        if tile in self.on_rack:
            return None
        if not self.active or self.draft is None:
            view = self.view
            drawn = view is not None and view.phase == "drawn" and self.mine == view.turn
            return Rejection("drawn_already") if drawn else Rejection("not_your_turn")
        probe = self.draft.lay([tile])
        return probe if isinstance(probe, Rejection) else None

    def pick(self, tiles: Iterable[Tile], add: bool = False) -> Rejection | None:
        """Pick tiles up, in addition to those picked or instead of them, unless one of them is refused."""
        wanted = list(dict.fromkeys(tiles))
        # A whole set may be carried even before the opening.
        whole = {tile for one in self.sets if self.active and {*one.tiles} <= {*wanted} for tile in one.tiles}
        for tile in wanted:
            if tile not in whole and (refusal := self.can_pick(tile)):
                return refusal
        self._lift([*(self.picked if add else ()), *wanted])
        return None

    def pick_inside(self, area: Area) -> None:
        self._lift([tile for tile in self.inside(area) if self.can_pick(tile) is None])

    def toggle(self, tile: Tile) -> Rejection | None:
        if tile in self.picked:
            self._lift([other for other in self.picked if other != tile])
            return None
        return self.pick([tile], add=True)

    def _lift(self, tiles: Iterable[Tile]) -> None:
        before = self.picked
        self._pick(list(tiles))
        self.touch = "lifted" if self.picked != before else ""

    def drop_picked(self) -> None:
        self._pick([])

    # ------------------------------------------------------------------ putting down

    def refusal_of(self, target: DropTarget) -> Rejection | None:
        if not self.picked or target.kind == "":
            return None
        back = [tile for tile in self.picked if tile not in self.on_rack]
        if target.kind == "rack" and (not back or self.draft is None):
            return None
        if not self.active or self.draft is None:
            return self.can_pick("")
        done = self.draft.take_back(back) if target.kind == "rack" else self._put_into(self.draft, target)
        return done if isinstance(done, Rejection) else None

    def _put_into(self, draft: TurnDraft, target: DropTarget) -> TurnDraft | Rejection:
        set_id, index = target.at
        if target.kind == "new":
            return draft.lay(self.picked, target.spot)
        if target.kind == "joker":
            joker = next(one for one in self.sets if one.id == set_id).tiles[index]
            return draft.add_to_joker(self.picked, joker)
        return draft.add(self.picked, set_id, index)

    def put(self, target: DropTarget) -> Rejection | None:
        if not self.picked or target.kind == "":
            return None
        if target.kind == "rack":
            return self._put_on_rack(*target.at)
        return self._arrange(lambda draft: self._put_into(draft, target), spot=target.spot)

    def _arrange(
        self,
        change: Callable[[TurnDraft], TurnDraft | Rejection],
        touch: Touch = "laid",
        spot: SetPosition | None = None,
    ) -> Rejection | None:
        """Apply a change to the draft as it is seen; the tiles in hand go to ``spot``."""
        if not self.active or self.draft is None:
            return self.can_pick("")
        draft = self._as_seen(self.draft)
        done = change(draft)
        if isinstance(done, Rejection):
            return done
        home = done.find(self.picked[0]) if spot is not None else None
        self._edit(draft, done, {home.id: spot} if home is not None and spot is not None else {})
        self.touch = touch
        return None

    @property
    def belongs(self) -> bool:
        """Whether the picked tiles belong in one place only, or are a tile of the rack that fits nowhere."""
        draft, picked = self.draft, self.picked
        return self.active and bool(draft and picked and isinstance(self._in_place(draft), TurnDraft))

    def put_in_place(self) -> Rejection | None:
        """Lay the picked tiles where they belong; if that is refused, they stay picked."""
        return self._arrange(self._in_place) if self.picked else self.can_pick("")

    def _in_place(self, draft: TurnDraft) -> TurnDraft | Rejection:
        """Return the draft with the picked tiles in place; a lone one that fits nowhere gets its best set."""
        done = in_place(draft, self.picked)
        is_lone = len(self.picked) == 1 and self.picked[0] in self.on_rack
        if is_lone and isinstance(done, Rejection) and done.code == "fits_in_no_set":
            return draft.lay(best_round(self.picked[0], self.on_rack))
        return done

    def split(self, set_id: int, index: int) -> Rejection | None:
        return self._arrange(lambda draft: draft.split(set_id, index))

    def _put_on_rack(self, row: int, column: int) -> Rejection | None:
        back = [tile for tile in self.picked if tile not in self.on_rack]
        if back and self.draft is not None:
            draft = self._as_seen(self.draft)
            done = draft.take_back(back)
            if isinstance(done, Rejection):
                return done
            self._put_in_order(self.order.move(self.picked, row, column, done.laid - set(self.picked)))
            self._edit(draft, done, {})
        else:
            self._put_in_order(self.order.move(self.picked, row, column, self.laid - set(self.picked)))
            self._take(self.draft)
        self.touch = "returned" if back else "shifted"
        return None

    def take_back(self) -> Rejection | None:
        back = [tile for tile in self.picked if tile not in self.on_rack]
        return self._arrange(
            lambda draft: draft.take_back(back) if back else draft, "returned" if back else ""
        )

    def nudge(self, columns: int, rows: int) -> None:
        picked = tuple(tile for tile in self.picked if tile in self.on_rack)
        place = self.order.place_of(picked[0]) if picked else None
        if place is not None and self.owner is not None:
            moved = self.order.move(picked, place[0] + rows, max(0, place[1] + columns), self.laid)
            self.touch = "shifted" if moved != self.order else ""
            self._put_in_order(moved)
            self._take(self.draft)
            self._pick(picked)

    def undo(self) -> Rejection | None:
        draft = self.draft
        return self._go_back(draft.undo() if self.active and draft else Rejection("nothing_to_undo"))

    def restore(self) -> Rejection | None:
        draft = self.draft
        able = self.active and draft is not None and draft.rearranged
        return self._go_back(draft.restore() if draft and able else Rejection("nothing_to_undo"))

    def tidy(self) -> Rejection | None:
        """Lay the sets of the table close together in their order, with tiles as large as possible."""
        if self.draft is None or not self.active or self.looks_before:
            return self.can_pick("")
        draft, areas = self._as_seen(self.draft), self._areas
        as_read = sorted(
            draft.current, key=lambda one: (one.spot.row, one.spot.along) if one.spot else (0, 0.0)
        )
        lengths = {one.id: len(one.tiles) for one in as_read}
        tidied = lay_out_table(lengths, {}, areas.table, areas.least, areas.most)
        if not tidied.in_order:
            return None
        done = draft.moved_to({one: tidied.spots[one] for one in lengths})
        if done is not draft or tidied.tile != self.table_layout.tile:
            self._kept(done.current, tidied)
            self._take(done)
            self.touch = "laid"
        return None

    def show_preview(self, table: Iterable[Sequence[Tile]], order: Sequence[Tile]) -> None:
        if self.draft is None or not self.active or self.looks_before:
            return
        self._take(self._as_seen(self.draft))
        self.preview = self.draft.arranged(table)
        self._lay_out()
        self.travellers = {tile: at for at, tile in enumerate(order)}

    def drop_preview(self) -> None:
        if self.preview is not None:
            self.preview, self.travellers = None, {}
            self._lay_out()

    def accept_preview(self) -> None:
        if self.draft is not None and (shown := self.preview) is not None:
            self.preview = None
            self._lay_out()
            self._edit(self._as_seen(self.draft), shown, {})
            self.touch = "laid"

    def sort(self, by_runs: bool) -> None:
        if self.owner is not None:
            done = self.order.sorted(self.laid, by_runs=by_runs)
            self.touch = "returned" if done != self.order else ""
            self._put_in_order(done)
            self._take(self.draft)

    def look_before(self, wanted: bool) -> None:
        self.looks_before = wanted and self.active
        if self.looks_before:
            self.preview = None
        self.drop_picked()
        self._lay_out()

    def _put_in_order(self, order: RackOrder) -> None:
        if self.owner is not None and self.view is not None:
            self.memory.keep((self.view.game, self.owner), self.view.turns[self.owner], order)

    def _as_seen(self, draft: TurnDraft) -> TurnDraft:
        """Return the draft with every set where it is seen, even if a screen of another size moved it."""
        if self.looks_before or not self.table_layout.in_order:
            return draft
        seen = draft.placed(self.table_layout.spots)
        self._sets = self._kept(seen.current, self.table_layout)
        return seen

    def _edit(self, before: TurnDraft, done: TurnDraft, dropped: Spots) -> None:
        """Go on with a draft after an edit; changed sets find their places, and no others move."""
        if done is not before:
            done = replace(done, current=self._settled(done.current, dropped))
            if set(done.current) == set(before.current):
                done = before
        self._take(done)

    def _go_back(self, draft: TurnDraft | Rejection) -> Rejection | None:
        """Go back to an earlier draft, and remember its places again, because its sets may be the same."""
        if isinstance(draft, Rejection):
            return draft
        self._take(draft)
        self._kept(self._sets, self.table_layout)
        self.touch = "returned"
        return None

    def _take(self, draft: TurnDraft | None) -> None:
        self.draft = draft
        if self.active and draft is not None:
            self._sets = draft.current
        self.travellers, self.origin, self.preview = {}, None, None
        self.drop_picked()
        self._lay_out()

    def obstacle(self) -> Rejection | None:
        if not self.active or self.draft is None or self.view is None or self.mine is None:
            return self.can_pick("")
        return self.draft.obstacle(self.view, self.mine)


def _owner(view: State, mine: Seat | None, last: Seat | None) -> Seat | None:
    if mine is not None:
        return mine
    if view.ended:
        return last
    seen = [seat for seat, rack in enumerate(view.racks) if rack and HIDDEN not in rack]
    return seen[0] if len(seen) == 1 else None


def _travellers(event: Value | None, before: LaidSets, after: LaidSets) -> dict[Tile, int]:
    """Return the tiles that a player has laid or moved to another set, with the order in which they go."""
    if not isinstance(event, TilesPlayed | TableSwept):
        return {}
    home = {tile: one.id for one in before for tile in one.tiles}
    moved = [tile for one in after for tile in one.tiles if home.get(tile) != one.id]
    # Tiles taken from the table go first, as a player would do it.
    moved.sort(key=lambda tile: tile in event.laid)
    return {tile: at for at, tile in enumerate(moved)}
