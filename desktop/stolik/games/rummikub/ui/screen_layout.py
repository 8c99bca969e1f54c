"""The places of things: sets in rows on the table, tiles in the slots of the rack, and what is under a point.

It is pure arithmetic in pixels of the screen or, for sets, in tile widths. Sets stay where they are, and as
little as possible moves to make room. In a new layout, tiles are as large as possible with room for one more
set.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import floor
from statistics import median
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.float_sums import IN_ORDER
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import Tile, is_joker
from stolik.games.rummikub.ui.turn_draft import LaidSet, LaidSets, SetPosition, belongs

PITCH: Final = 1.035
"""The distance from one tile to the next, in widths."""

APART: Final = 0.35
"""The least space between two sets side by side, in widths."""

REACH: Final = 3
"""How far a set moves along its row, in widths, before its neighbours make room for it.

A long set moves further, so that one with tiles added in front can grow to the other side.
"""

_EXACT: Final = 1e-3
"""The tolerance for sums of widths."""

Spots: TypeAlias = Mapping[int, SetPosition]
Lengths: TypeAlias = Mapping[int, int]


def wide(length: int) -> float:
    return 1 + (length - 1) * PITCH


def fits(lengths: Lengths, spots: Spots, rows: int, columns: float) -> bool:
    """Return whether all these sets have places inside the rows, without touching each other."""
    for set_id in lengths:
        spot = spots.get(set_id)
        if spot is None or not (0 <= spot.row < rows and spot.along >= -_EXACT):
            return False
        if spot.along + wide(lengths[set_id]) > columns + _EXACT:
            return False
    for row in range(rows):
        line = _line(row, lengths, spots)
        for one, other in pairwise(line):
            if spots[one].along + wide(lengths[one]) + APART > spots[other].along + _EXACT:
                return False
    return True


def wishes(old: LaidSets, new: LaidSets, spots: Spots) -> tuple[Spots, Spots]:
    """Return the places of unchanged sets, and the places that changed sets want.

    ``spots`` are the places of the old sets. A changed set wants its tiles to stay where they are, and so
    does a new one if at least half of its tiles come from one set. Others want no place.
    """
    before = {one.id: one for one in old if one.id in spots}
    staying: dict[int, SetPosition] = {}
    wanted: dict[int, SetPosition] = {}
    for one in new:
        same = before.get(one.id)
        if same is not None and same.tiles == one.tiles:
            staying[one.id] = spots[one.id]
            continue
        sources = [same] if same is not None else before.values()
        source = max(sources, key=lambda other: len(set(other.tiles) & set(one.tiles)), default=None)
        shared = [tile for tile in one.tiles if source is not None and tile in source.tiles]
        if source is None or not shared or (same is None and 2 * len(shared) < len(one.tiles)):
            continue
        shift = median(source.tiles.index(tile) - one.tiles.index(tile) for tile in shared)
        spot = spots[source.id]
        wanted[one.id] = SetPosition(spot.row, max(0.0, spot.along + shift * PITCH))
    return staying, wanted


def arranged(
    lengths: Lengths,
    staying: Spots,
    wanted: Spots,
    rows: int,
    columns: float,
    *,
    loose: bool,
) -> dict[int, SetPosition] | None:
    """Return a place for every set, ``None`` if there is no room with so little movement.

    A set goes to the nearest gap within reach in the wanted row; or its neighbours shift; or it goes to the
    nearest gap in another row; or the neighbours there shift; or the set at the end of a row goes to another
    row. Sets with a ``wanted`` place come first, in the given order, then the others. Only a ``loose``
    arrangement uses other rows than wanted and moves sets from row to row.
    """
    spots = dict(staying)
    if not fits({one: lengths[one] for one in spots}, spots, rows, columns):
        return None
    table = _Rows(lengths, rows, columns, staying, loose)
    for set_id in [*wanted, *(one for one in lengths if one not in wanted and one not in staying)]:
        found = table.with_one(set_id, wanted.get(set_id), spots)
        if found is None:
            return None
        spots = found
    return spots


def gap_near(
    along: float, room: float, row: int, lengths: Lengths, spots: Spots, columns: float
) -> float | None:
    starts = [
        max(left, min(along, right - room))
        for left, right in _gaps(row, lengths, spots, columns)
        if right - left + _EXACT >= room
    ]
    return min(starts, key=lambda start: abs(start - along), default=None)


def free_place(length: int, lengths: Lengths, spots: Spots, rows: int, columns: float) -> SetPosition | None:
    """Return a gap for a set that may go anywhere, preferably one where it and its neighbours can grow.

    Within its row, the place is as near to the middle of the table as possible.
    """
    room = wide(length)
    middle = max(0.0, (columns - room) / 2)
    for growth in (PITCH, 0.0):
        for row in range(rows):
            starts = []
            for left, right in _gaps(row, lengths, spots, columns):
                first = left + (growth if left > 0 else 0)
                last = right - room - (growth if right < columns else 0)
                if first <= last + _EXACT:
                    starts.append(max(first, min(middle, last)))
            if starts:
                return SetPosition(row, min(starts, key=lambda start: abs(start - middle)))
    return None


def flow(lengths: Lengths, spots: Spots, rows: int, columns: float) -> dict[int, SetPosition] | None:
    """Return places close together for all sets, ``None`` if they don't fit.

    Every set stays in its row, in the same order; the last sets of a row that is too full, and sets without a
    place, go to the end of the first row with room. The spare room of a row is spread between its sets, up to
    a tile for each, so that they can grow. Rows are centred on the table.
    """
    lines: list[list[int]] = [[] for _ in range(rows)]
    homeless: list[int] = []
    known = [set_id for set_id in lengths if set_id in spots and 0 <= spots[set_id].row < rows]
    for set_id in sorted(known, key=lambda one: spots[one].along):
        lines[spots[set_id].row].append(set_id)
    for line in lines:
        while _total(line, lengths) > columns:
            homeless.insert(0, line.pop())
    homeless += [set_id for set_id in lengths if set_id not in known]
    for set_id in homeless:
        for line in lines:
            if _total([*line, set_id], lengths) <= columns:
                line.append(set_id)
                break
        else:
            return None
    placed: dict[int, SetPosition] = {}
    for row, line in enumerate(lines):
        left = columns - _total(line, lengths)
        spread = min(PITCH, left / max(1, len(line)))
        along = (left - spread * max(0, len(line) - 1)) / 2
        for set_id in line:
            placed[set_id] = SetPosition(row, along)
            along += wide(lengths[set_id]) + APART + spread
    return placed


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows in which sets are arranged; ``staying`` sets are the last to make room for others."""

    lengths: Lengths
    rows: int
    columns: float
    staying: Collection[int]
    loose: bool

    def with_one(self, set_id: int, wish: SetPosition | None, spots: Spots) -> dict[int, SetPosition] | None:
        """Return the places with one set added, ``None`` if there is no room."""
        if wish is None:
            free = free_place(self.lengths[set_id], self.lengths, spots, self.rows, self.columns)
            if free is not None:
                return {**spots, set_id: free}
            below = SetPosition(self.rows - 1, self.columns)
            return self._in_a_row(set_id, below.along, range(self.rows - 1, -1, -1), spots)
        home = min(max(0, wish.row), self.rows - 1)
        room = wide(self.lengths[set_id])
        along = min(wish.along, self.columns - room)
        near = sorted(range(self.rows), key=lambda row: abs(row - home))
        start = gap_near(along, room, home, self.lengths, spots, self.columns)
        if start is not None and abs(start - along) <= max(REACH, room - 1) + _EXACT:
            return {**spots, set_id: SetPosition(home, start)}
        shifted = self._shifted(set_id, along, home, spots)
        if shifted is not None or not self.loose:
            return shifted
        return self._in_a_row(set_id, along, near, spots) or self._instead_of_one(set_id, along, near, spots)

    def _in_a_row(
        self, set_id: int, along: float, rows: Sequence[int], spots: Spots
    ) -> dict[int, SetPosition] | None:
        """Return the places with a set added in the first row with a gap, or in one whose sets can shift."""
        for row in rows:
            start = gap_near(along, wide(self.lengths[set_id]), row, self.lengths, spots, self.columns)
            if start is not None:
                return {**spots, set_id: SetPosition(row, start)}
        shifted = (self._shifted(set_id, along, row, spots) for row in rows)
        return next((places for places in shifted if places is not None), None)

    def _instead_of_one(
        self, set_id: int, along: float, rows: list[int], spots: Spots
    ) -> dict[int, SetPosition] | None:
        """Return the places with a set in a row that an untouched set at its end leaves for it."""
        for row in rows:
            others = [other for other in rows if other != row]
            line = _line(row, self.lengths, spots)
            # The end that is farther away comes first, because nobody is pointing at it.
            ends = sorted({*line[:1], *line[-1:]}, key=lambda one: -abs(spots[one].along - along))
            for leaving in [one for one in ends if one in self.staying]:
                rest = {one: spot for one, spot in spots.items() if one != leaving}
                made = self._in_a_row(set_id, along, [row], rest)
                if made is not None:
                    done = self._in_a_row(leaving, spots[leaving].along, others, made)
                    if done is not None:
                        return done
        return None

    def _shifted(self, set_id: int, along: float, row: int, spots: Spots) -> dict[int, SetPosition] | None:
        """Return the places with a set in a row whose other sets make room, as few and as little as possible.

        Sets that have changed too move rather than those in ``staying``.
        """
        lengths, staying = self.lengths, self.staying
        room = wide(lengths[set_id])
        line = _line(row, lengths, spots)
        middles = {one: spots[one].along + wide(lengths[one]) / 2 for one in line}
        left = [one for one in line if middles[one] < along + room / 2]
        right = line[len(left) :]
        first = sum([wide(lengths[one]) + APART for one in left], IN_ORDER)
        last = self.columns - room - sum([wide(lengths[one]) + APART for one in right], IN_ORDER)
        if first > last + _EXACT:
            return None
        starts = {min(max(along, first), last), first, last}
        # At each of these starts one more set begins to move; between them, the cost is linear.
        beside = 0.0
        for one in reversed(left):
            starts.add(spots[one].along + wide(lengths[one]) + APART + beside)
            beside += wide(lengths[one]) + APART
        beside = 0.0
        for one in right:
            starts.add(spots[one].along - APART - room - beside)
            beside += wide(lengths[one]) + APART
        best: tuple[tuple[int, int, float, float], dict[int, SetPosition]] | None = None
        for start in starts:
            if not first - _EXACT <= start <= last + _EXACT:
                continue
            moved = _pushed(start, room, left, right, lengths, spots)
            far = sum([abs(moved[one] - spots[one].along) for one in moved], IN_ORDER)
            cost = (sum([one in staying for one in moved], 0), len(moved), far, abs(start - along))
            if best is None or cost < best[0]:
                places = {
                    one: SetPosition(row, max(0.0, there)) for one, there in {**moved, set_id: start}.items()
                }
                best = (cost, {**spots, **places})
        return None if best is None else best[1]


def _pushed(
    start: float, room: float, left: list[int], right: list[int], lengths: Lengths, spots: Spots
) -> dict[int, float]:
    """Return the places of the sets that must give way if something of width ``room`` begins at ``start``."""
    moved: dict[int, float] = {}
    edge = start
    for one in reversed(left):
        edge -= APART + wide(lengths[one])
        if spots[one].along <= edge + _EXACT:
            break
        moved[one] = edge
    edge = start + room
    for one in right:
        edge += APART
        if spots[one].along >= edge - _EXACT:
            break
        moved[one] = edge
        edge += wide(lengths[one])
    return moved


def _line(row: int, lengths: Lengths, spots: Spots) -> list[int]:
    line = [one for one, spot in spots.items() if spot.row == row and one in lengths]
    return sorted(line, key=lambda one: spots[one].along)


def _gaps(row: int, lengths: Lengths, spots: Spots, columns: float) -> list[tuple[float, float]]:
    """Return the ranges of a row in which another set may lie."""
    gaps = []
    left = 0.0
    for one in _line(row, lengths, spots):
        gaps.append((left, spots[one].along - APART))
        left = spots[one].along + wide(lengths[one]) + APART
    return [*gaps, (left, columns)]


def _total(line: list[int], lengths: Lengths) -> float:
    return sum([wide(lengths[set_id]) for set_id in line], IN_ORDER) + APART * max(0, len(line) - 1)


TALL: Final = 1.38
"""The height of a tile, in widths."""

BETWEEN: Final = 0.24
"""The space between two rows of sets, in widths."""

ROWS: Final = 2
"""The number of rows of a rack."""

NEXT: Final = 0
"""The number that stands for a set still to be laid; no other set has it."""

HELD_ABOVE: Final = 0.5
"""How far the middle of carried tiles is above the pointer, in widths, so that no finger covers them."""

GRIP: Final = APART
"""The width of a set's grip, in tile widths, which is no more than the space between two sets."""

_ROOM: Final = 3
"""The number of tiles in a new set for which room is kept free."""

_NEARLY: Final = 0.88
"""Tiles shrink to this share of their size on a tidy table, at most, so that sets can keep their rows."""

_SMALLEST: Final = 8


class Area(NamedTuple):
    """A rectangle of the screen, in pixels."""

    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def meets(self, other: Area) -> bool:
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


NO_AREA: Final = Area()


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Sets in rows, with tiles of one size."""

    area: Area = NO_AREA
    tile: float = 40
    spots: Mapping[int, SetPosition] = field(default_factory=dict)
    lengths: Mapping[int, int] = field(default_factory=dict)

    @property
    def tall(self) -> float:
        return round(self.tile * TALL)

    @property
    def pitch(self) -> float:
        return self.tile * PITCH

    @property
    def step(self) -> float:
        return self.tall + self.tile * BETWEEN

    @property
    def rows(self) -> int:
        return _rows(self.area, self.tile)

    @property
    def columns(self) -> float:
        return self.area.width / self.tile

    @property
    def in_order(self) -> bool:
        return fits(self.lengths, self.spots, self.rows, self.columns)

    def place(self, set_id: int, index: int = 0) -> tuple[float, float]:
        spot = self.spots[set_id]
        x = self.area.x + spot.along * self.tile + index * self.pitch
        # Rounded down so that a set at the edge doesn't reach over it.
        return floor(x * 10) / 10, floor((self.area.y + spot.row * self.step) * 10) / 10

    def box(self, set_id: int) -> Area:
        x, y = self.place(set_id)
        return Area(x, y, wide(self.lengths[set_id]) * self.tile, self.tall)

    def under(
        self,
        x: float,
        y: float,
        beside: float = APART / 2,
        lifted: Collection[int] = (NEXT,),
        across: float = 0.0,
    ) -> tuple[int, float] | None:
        """Return the set nearest to a point in its row, and how many of its tiles are left of the point.

        It is ``None`` if something ``across`` tile widths wide, centred on the point, is more than ``beside``
        widths away from all sets. Sets that are ``lifted`` are ignored.
        """
        edge, near = BETWEEN * self.tile / 2, (beside + across / 2) * self.tile
        found: tuple[int, float] | None = None
        for set_id, length in self.lengths.items():
            box = self.box(set_id)
            away = max(box.x - x, x - box.x - box.width, 0.0)
            if set_id not in lifted and away <= near and box.y - edge <= y < box.y + box.height + edge:
                near = away
                found = set_id, max(0.0, min(float(length), (x - box.x) / self.pitch))
        return found

    def held_at(self, x: float, y: float) -> int | None:
        """Return the set whose grip, in the gap before its first tile, is at a point."""
        across = GRIP * self.tile
        boxes = {set_id: self.box(set_id) for set_id in self.lengths if set_id != NEXT}
        held = (one for one, box in boxes.items() if box._replace(x=box.x - across, width=across).holds(x, y))
        return next(held, None)

    def spot_at(self, x: float, y: float) -> SetPosition:
        row = int((y - self.area.y + self.tile * BETWEEN / 2) // self.step) if self.step else 0
        return SetPosition(max(0, min(self.rows - 1, row)), max(0.0, (x - self.area.x) / self.tile))


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The rack: two rows of slots."""

    area: Area = NO_AREA
    columns: int = 13
    most: float = 100

    @property
    def tile(self) -> float:
        by_width = self.area.width / (self.columns * PITCH)
        by_height = self.area.height / (ROWS * TALL * 1.06)
        return max(_SMALLEST, min(by_width, by_height, self.most))

    @property
    def tall(self) -> float:
        return round(self.tile * TALL)

    @property
    def left(self) -> float:
        return self.area.x + (self.area.width - self.columns * self.tile * PITCH) / 2

    @property
    def step(self) -> float:
        return self.area.height / ROWS

    def place(self, row: int, column: int) -> tuple[float, float]:
        x = self.left + column * self.tile * PITCH
        return round(x, 1), round(self.area.y + row * self.step + (self.step - self.tall) / 2, 1)

    def box(self, row: int, column: int) -> Area:
        return Area(*self.place(row, column), self.tile, self.tall)

    def slot_at(self, x: float, y: float) -> tuple[int, int]:
        column = int((x - self.left) // (self.tile * PITCH))
        row = int((y - self.area.y + self.tile * BETWEEN / 2) // self.step) if self.step else 0
        return max(0, min(ROWS - 1, row)), max(0, min(self.columns - 1, column))

    def target_at(self, x: float, y: float) -> DropTarget:
        slot = self.slot_at(x, y)
        return DropTarget("rack", slot, self.box(*slot))


def lay_out_table(lengths: Lengths, spots: Spots, area: Area, least: float, most: float) -> TableLayout:
    """Return the layout of sets close together, in their former rows and order if they have any.

    Tiles are as large as possible, between ``least`` and ``most`` wide, and smaller only if there is no other
    way.
    """
    if area.width <= 0 or area.height <= 0:
        return _heap(lengths, area, least)
    with_room = {**lengths, NEXT: _ROOM}
    best = (
        _largest(with_room, spots, area, least, most)
        # A crowded table first gives up the spare room, then the size.
        or _largest(lengths, spots, area, least, most)
        or _largest(lengths, spots, area, _SMALLEST, least)
    )
    if best is None:
        return _heap(lengths, area, _SMALLEST)
    tile, placed = best
    # Sets are centred as if there were no spare room, unless that leaves none.
    alone = _largest(lengths, spots, area, tile, tile)
    centred = alone and _with_room(TableLayout(area, *alone, dict(lengths)))
    if centred and (NEXT in centred.lengths or NEXT not in placed):
        return centred
    return TableLayout(area, tile, placed, {one: with_room[one] for one in placed})


def kept_layout(
    lengths: Lengths,
    spots: Spots,
    area: Area,
    least: float,
    most: float,
    columns: float | None,
    rows: int,
) -> TableLayout:
    """Return the layout of sets in their places, in an area that may have changed.

    ``columns`` is how many tile widths a row had, and ``rows`` how many rows there was room for. Tiles have
    the same size again, or a smaller one down to ``least``, if every set can keep its place. If not, or if
    tiles could be much larger in a changed area, sets only keep their rows and their order.
    """
    if not spots or area.width <= 0 or area.height <= 0:
        return lay_out_table(lengths, {}, area, least, most)
    size = max(1, floor(min(most, area.width / columns + _EXACT) if columns else most))
    known = {one: spots[one] for one in lengths if one in spots}
    compact: TableLayout | None = None
    smallest = min(size, least)
    if columns is None or abs(area.width / columns - size) > _EXACT or _rows(area, size) != rows:
        compact = lay_out_table(lengths, known, area, least, most)
        smallest = max(least, compact.tile * _NEARLY)
    kept = _shrunk(lengths, known, {}, area, smallest, size, loose=True)
    return kept or compact or lay_out_table(lengths, known, area, least, most)


def edited_layout(
    shown: TableLayout,
    lengths: Lengths,
    staying: Spots,
    wanted: Spots,
    least: float,
    most: float,
) -> TableLayout:
    """Return the layout after an edit: ``staying`` sets keep their places, others go where they are wanted.

    First, neighbours shift and tiles shrink, to a share of their size on a tidy table at most, so that every
    set keeps its row. Then, a set may leave the end of its row. If that isn't enough, sets keep their order
    and, as far as possible, their rows.
    """
    area = shown.area
    if area.width <= 0 or area.height <= 0 or not (staying or wanted):
        return lay_out_table(lengths, {}, area, least, most)
    placed = arranged(lengths, staying, wanted, shown.rows, shown.columns, loose=False)
    if placed is not None:
        return _with_room(TableLayout(area, shown.tile, placed, dict(lengths)))
    compact = lay_out_table(lengths, {**staying, **wanted}, area, least, min(most, shown.tile))
    smallest = min(shown.tile, max(least, floor(compact.tile * _NEARLY)))
    return (
        _shrunk(lengths, staying, wanted, area, smallest, shown.tile, loose=False)
        or _shrunk(lengths, staying, wanted, area, smallest, shown.tile, loose=True)
        or compact
    )


def _shrunk(
    lengths: Lengths,
    staying: Spots,
    wanted: Spots,
    area: Area,
    least: float,
    most: float,
    *,
    loose: bool,
) -> TableLayout | None:
    """Return the layout with the largest tiles for which sets have room where they are wanted."""
    for size in _sizes(least, most):
        placed = arranged(lengths, staying, wanted, _rows(area, size), area.width / size, loose=loose)
        if placed is not None:
            return _with_room(TableLayout(area, size, placed, dict(lengths)))
    return None


def _with_room(layout: TableLayout) -> TableLayout:
    """Return the layout with room for one more set added, if there is any."""
    spot = free_place(_ROOM, layout.lengths, layout.spots, layout.rows, layout.columns)
    if spot is None:
        return layout
    return replace(layout, spots={**layout.spots, NEXT: spot}, lengths={**layout.lengths, NEXT: _ROOM})


def _heap(lengths: Lengths, area: Area, tile: float) -> TableLayout:
    """Return a substitute for a layout, with all sets in one place, if there is no room."""
    return TableLayout(area, tile, {set_id: SetPosition(0, 0) for set_id in lengths}, dict(lengths))


def _largest(
    lengths: Lengths, spots: Spots, area: Area, least: float, most: float
) -> tuple[float, Mapping[int, SetPosition]] | None:
    """Return the largest size that fits everything, and the places; sets keep their rows if possible."""
    for tile in _sizes(least, most):
        rows, columns = _rows(area, tile), area.width / tile
        placed = flow(lengths, spots, rows, columns) or (flow(lengths, {}, rows, columns) if spots else None)
        if placed is not None:
            return tile, placed
    return None


def _rows(area: Area, tile: float) -> int:
    return int((area.height + tile * BETWEEN) // (round(tile * TALL) + tile * BETWEEN))


def _sizes(least: float, most: float) -> Iterator[float]:
    size = float(int(most))
    while size >= least:
        yield size
        size -= 1


_EDGE: Final = 0.15
"""How near to the edge of a tile, in widths, a tile that is put down means the place beside it."""

_TOUCH: Final = 0.1
"""How near to a complete set, in widths, tiles that don't belong there still join it."""

_NEXT_TO: Final = 0.5
"""How near to tiles that aren't a set yet, in widths, others join them."""

_REACH: Final = 0.9
"""How near to a set, in widths, tiles that belong to it join it."""

_BESIDE: Final = 0.2
"""How far outside the edge of the cloth, in widths, a tile that is let go still means the cloth."""

Kind: TypeAlias = Literal["set", "joker", "new", "rack", ""]


@dataclass(frozen=True, slots=True)
class DropTarget:
    """The target of tiles: a place in a set, a joker to be swapped, free space, the rack, or nothing.

    ``at`` is the number of a set and an index, or a row and a column of the rack; ``area`` shows the target.
    """

    kind: Kind
    at: tuple[int, int] = (0, 0)
    area: Area = NO_AREA
    spot: SetPosition | None = None


def target_at(
    x: float,
    y: float,
    sets: LaidSets,
    picked: Sequence[Tile],
    table_layout: TableLayout,
    rack_layout: RackLayout,
    across: float = 1.0,
) -> DropTarget:
    """Return where tiles would go if they were put down centred on a point of the screen.

    ``sets`` are the visible sets, ``picked`` are the tiles in reading order, and ``across`` is how wide they
    are seen, in tile widths. Outside the cloth and the rack they go nowhere.
    """
    if rack_layout.area.holds(x, y):
        return rack_layout.target_at(x, y)
    if not _cloth(table_layout, rack_layout).holds(x, y):
        return DropTarget("")
    lifted = {NEXT, *(one.id for one in sets if set(one.tiles) <= set(picked))}
    found = table_layout.under(x, y, _REACH, lifted, across)
    if found is not None:
        by_id = {one.id: one for one in sets}
        near, along = found
        fits = belongs(picked, by_id[near], round(along))
        if not fits and not table_layout.box(near).holds(x, y):
            # Between two sets, tiles go to the one in which they belong.
            further = table_layout.under(x, y, _REACH, {*lifted, near}, across)
            if further is not None and belongs(picked, by_id[further[0]], round(further[1])):
                near, along, fits = *further, True
        touching = _TOUCH if is_set(by_id[near].tiles) else _NEXT_TO
        touches = table_layout.under(x, y, touching, lifted, across) is not None
        lies = any(table_layout.box(each).holds(x, y) for each in lifted - {NEXT})
        # Tiles that are put down where they already are aren't meant for a set nearby.
        if touches or (not lies and fits):
            return _in_set(by_id[near], along, picked, table_layout)
    spot = _free_spot(x, y, sets, picked, table_layout)
    left = table_layout.area.x + spot.along * table_layout.tile
    top = table_layout.area.y + spot.row * table_layout.step
    across = wide(max(1, len(picked))) * table_layout.tile
    return DropTarget("new", (NEXT, 0), Area(left, top, across, table_layout.tall), spot)


def _cloth(table_layout: TableLayout, rack_layout: RackLayout) -> Area:
    """Return where tiles are let go over the cloth: a little beyond its edges, and down to the rack."""
    area, rim = table_layout.area, _BESIDE * table_layout.tile
    # Carried tiles are seen above the pointer.
    top = area.y - rim - HELD_ABOVE * table_layout.tile
    return Area(area.x - rim, top, area.width + 2 * rim, max(area.height + 2 * rim, rack_layout.area.y - top))


def _free_spot(
    x: float, y: float, sets: LaidSets, picked: Sequence[Tile], layout: TableLayout
) -> SetPosition:
    """Return where the picked tiles would lie as a set of their own if they were put down at a point."""
    spot = layout.spot_at(x, y)
    across = wide(max(1, len(picked)))
    along = max(0.0, min(spot.along - across / 2, layout.columns - across))
    lengths = {one.id: len(one.tiles) for one in sets if not set(one.tiles) <= set(picked)}
    spots = {one: layout.spots[one] for one in lengths}
    near = gap_near(along, across, spot.row, lengths, spots, layout.columns)
    return SetPosition(spot.row, along if near is None or abs(near - along) > 1 else near)


def _in_set(one: LaidSet, along: float, picked: Sequence[Tile], layout: TableLayout) -> DropTarget:
    """Return the joker of a set that would be swapped, or the place between its tiles."""
    index = min(len(one.tiles) - 1, int(along))
    left, top = layout.place(one.id, index)
    inside = _EDGE < along - index < 1 - _EDGE
    if inside and len(picked) == 1 and is_joker(one.tiles[index]) and _fits_joker(one, index, picked[0]):
        return DropTarget("joker", (one.id, index), Area(left, top, layout.tile, layout.tall))
    index = round(along)
    left, top = layout.place(one.id, index)
    thin = max(3.0, layout.tile * 0.09)
    return DropTarget("set", (one.id, index), Area(left - thin / 2, top, thin, layout.tall))


def _fits_joker(one: LaidSet, index: int, tile: Tile) -> bool:
    swapped = [*one.tiles]
    swapped[index] = tile
    return not is_joker(tile) and is_set(one.tiles) and is_set(swapped)
