"""Where things lie: sets in rows on the table, tiles in the slots of the rack, and what is under a point.

Pure arithmetic in the pixels of the screen. Sets keep their places while there is room; where a table is laid
out afresh, its tiles are as large as lets all of them lie there, with room for one more set.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import floor
from typing import Final

from stolik.games.rummikub.ui.editor.rack_order import ROWS
from stolik.games.rummikub.ui.editor.set_places import (
    APART,
    PITCH,
    Lengths,
    Spots,
    arranged,
    fits,
    flow,
    free_place,
    wide,
)
from stolik.games.rummikub.ui.turn_draft import SetPosition

TALL: Final = 1.38
"""A tile's height in its widths."""

BETWEEN: Final = 0.24
"""The space between two rows of sets, in widths."""

NEXT: Final = 0
"""Stands for the set that is yet to be laid; no set has this number."""

HELD_ABOVE: Final = 0.5
"""How far the middle of carried tiles is above the pointer, in widths, so that a finger hides none."""

GRIP: Final = 0.4
"""How wide what a set is taken hold of is, in widths: less than there is between two sets."""

_ROOM: Final = 3
"""The tiles of a new set for which room is kept free."""

_SHRINK: Final = 0.96
"""The factor by which tiles shrink at least at once, so that they do it seldom."""

_NEARLY: Final = 0.85
"""The share of the size that a table in order allows down to which places are kept, not tiles large."""

_SMALLEST: Final = 8

_EXACT: Final = 1e-3
"""What a width taken from the number of columns may be wrong by."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the screen, in pixels."""

    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def meets(self, other: Area) -> bool:
        """Return whether the two overlap."""
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
        """The height of a tile."""
        return round(self.tile * TALL)

    @property
    def pitch(self) -> float:
        """From a tile to the next in its set."""
        return self.tile * PITCH

    @property
    def step(self) -> float:
        """From a row to the next one."""
        return self.tall + self.tile * BETWEEN

    @property
    def rows(self) -> int:
        """How many rows there are room for."""
        return _rows(self.area, self.tile)

    @property
    def columns(self) -> float:
        """How wide a row is, in tile widths."""
        return self.area.width / self.tile

    @property
    def in_order(self) -> bool:
        """Whether all sets lie inside the area and apart from each other."""
        return fits(self.lengths, self.spots, self.rows, self.columns)

    def place(self, set_id: int, index: int = 0) -> tuple[float, float]:
        """Return the upper left corner of a tile."""
        spot = self.spots[set_id]
        x = self.area.x + spot.along * self.tile + index * self.pitch
        # Rounded down, so that a set at the edge never reaches over it.
        return floor(x * 10) / 10, floor((self.area.y + spot.row * self.step) * 10) / 10

    def box(self, set_id: int) -> Area:
        """Return the area of the set with this number."""
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
        """Return the set nearest to a point, and how many tiles of it lie left of the point.

        ``None`` where what is ``across`` tile widths wide round the point is more than ``beside`` of them
        away from all sets along the row; those that are ``lifted`` aren't there.
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
        """Return the set that is taken hold of at a point: in the gap before its first tile."""
        across = GRIP * self.tile
        boxes = {set_id: self.box(set_id) for set_id in self.lengths if set_id != NEXT}
        held = (one for one, box in boxes.items() if replace(box, x=box.x - across, width=across).holds(x, y))
        return next(held, None)

    def spot_at(self, x: float, y: float) -> SetPosition:
        """Return the free position nearest to a point."""
        row = int((y - self.area.y) // self.step) if self.step else 0
        return SetPosition(max(0, min(self.rows - 1, row)), max(0.0, (x - self.area.x) / self.tile))


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The rack: two rows of slots."""

    area: Area = NO_AREA
    columns: int = 13
    most: float = 100

    @property
    def tile(self) -> float:
        """The width of a tile on the rack, in pixels."""
        by_width = self.area.width / (self.columns * PITCH)
        by_height = self.area.height / (ROWS * TALL * 1.06)
        return max(_SMALLEST, min(by_width, by_height, self.most))

    @property
    def tall(self) -> float:
        """The height of a tile."""
        return round(self.tile * TALL)

    @property
    def left(self) -> float:
        """Where the first slot begins: the slots stand in the middle of the shelf."""
        return self.area.x + (self.area.width - self.columns * self.tile * PITCH) / 2

    @property
    def step(self) -> float:
        """From one row to the other."""
        return self.area.height / ROWS

    def place(self, row: int, column: int) -> tuple[float, float]:
        """Return the upper left corner of a slot."""
        x = self.left + column * self.tile * PITCH
        return round(x, 1), round(self.area.y + row * self.step + (self.step - self.tall) / 2, 1)

    def slot_at(self, x: float, y: float) -> tuple[int, int]:
        """Return the row and the column of the slot nearest to a point."""
        column = int((x - self.left) // (self.tile * PITCH))
        row = int((y - self.area.y) // self.step) if self.step else 0
        return max(0, min(ROWS - 1, row)), max(0, min(self.columns - 1, column))


def lay_out_table(lengths: Lengths, spots: Spots, area: Area, least: float, most: float) -> TableLayout:
    """Return the layout of sets close together: in the rows and the order of before, where they have any.

    Tiles are between ``least`` and ``most`` wide, as large as can be; below ``least`` only where there is no
    other way.
    """
    if area.width <= 0 or area.height <= 0:
        return _heap(lengths, area, least)
    with_room = {**lengths, NEXT: _ROOM}
    best = (
        _largest(with_room, spots, area, least, most)
        # A crowded table: first the spare room goes, then the size.
        or _largest(lengths, spots, area, least, most)
        or _largest(lengths, spots, area, _SMALLEST, least)
    )
    if best is None:
        return _heap(lengths, area, _SMALLEST)
    tile, placed = best
    # Sets lie in the middle as if the spare room weren't there, unless that leaves none.
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
    columns: float | None = None,
    rows: int = 0,
) -> TableLayout:
    """Return the layout of sets in the places that they have, in an area that may have changed.

    ``columns`` is how many tile widths a row had, ``rows`` how many of them there was room for: tiles are as
    large again, or smaller, down to ``least``, where that lets every set keep its place. If none does, or if
    tiles could be much larger in an area that has changed, sets keep only their rows and their order.
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
    while size >= smallest:
        placed = arranged(lengths, known, {}, _rows(area, size), area.width / size)
        if placed is not None:
            return _with_room(TableLayout(area, size, placed, dict(lengths)))
        size -= 1
    return compact or lay_out_table(lengths, known, area, least, most)


def edited_layout(
    shown: TableLayout, lengths: Lengths, staying: Spots, wanted: Spots, least: float, most: float
) -> TableLayout:
    """Return the layout after an edit: ``staying`` sets keep their places, others go where they are wanted.

    Tiles keep their size while all fit, if only in their rows and their order. Then they shrink, for places
    to be kept; where they would become much smaller than those of a table in order, only rows and order are.
    """
    area = shown.area
    if area.width <= 0 or area.height <= 0 or not (staying or wanted):
        return lay_out_table(lengths, {}, area, least, most)
    placed = arranged(lengths, staying, wanted, shown.rows, shown.columns)
    if placed is not None:
        return _with_room(TableLayout(area, shown.tile, placed, dict(lengths)))
    closer = _largest(lengths, {**staying, **wanted}, area, shown.tile, shown.tile)
    if closer is not None:
        return _with_room(TableLayout(area, *closer, dict(lengths)))
    compact = lay_out_table(lengths, {**staying, **wanted}, area, least, min(most, shown.tile))
    size = floor(shown.tile * _SHRINK)
    while size >= max(least, compact.tile * _NEARLY):
        placed = arranged(lengths, staying, wanted, _rows(area, size), area.width / size)
        if placed is not None:
            return _with_room(TableLayout(area, size, placed, dict(lengths)))
        size -= 1
    return compact


def _with_room(layout: TableLayout) -> TableLayout:
    """Return the layout with the room for one more set, where there is some."""
    spot = free_place(_ROOM, layout.lengths, layout.spots, layout.rows, layout.columns)
    if spot is None:
        return layout
    return replace(layout, spots={**layout.spots, NEXT: spot}, lengths={**layout.lengths, NEXT: _ROOM})


def _heap(lengths: Lengths, area: Area, tile: float) -> TableLayout:
    """Return what stands for a layout where there is no room for one."""
    return TableLayout(area, tile, {set_id: SetPosition(0, 0) for set_id in lengths}, dict(lengths))


def _largest(
    lengths: Lengths, spots: Spots, area: Area, least: float, most: float
) -> tuple[float, Mapping[int, SetPosition]] | None:
    """Return the largest size with which all fits, and the places; sets keep their rows if they can."""
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
