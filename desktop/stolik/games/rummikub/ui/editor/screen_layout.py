"""Where things lie: sets in rows on the table, tiles in the slots of the rack, and what is under a point.

Pure arithmetic in the pixels of the screen. Sets keep their row while they fit into it, and the tiles of the
table are as large as lets all of them lie there, with room for one more set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from stolik.games.rummikub.ui.editor.rack_order import ROWS

TALL: Final = 1.38
"""So many times as high as wide is a tile."""

PITCH: Final = 1.035
"""From a tile to the next one beside it, in widths."""

APART: Final = 0.55
"""The space between two sets side by side, in widths."""

BETWEEN: Final = 0.24
"""The space between two rows of sets, in widths."""

NEXT: Final = 0
"""Stands for the set that is yet to be laid; no set has this number."""

_ROOM: Final = 3
"""Room for a new set of so many tiles is kept free."""

_STEADY: Final = 1.12
"""Tiles grow only where they can grow by so much, so that they don't breathe with every move."""

_SMALLEST: Final = 8


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the screen."""

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
class SetPosition:
    """Where a set begins: its row, and how far along it, in tile widths."""

    row: int
    along: float


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

    def place(self, set_id: int, index: int = 0) -> tuple[float, float]:
        """Return the upper left corner of a tile."""
        spot = self.spots[set_id]
        x = self.area.x + spot.along * self.tile + index * self.pitch
        return round(x, 1), round(self.area.y + spot.row * self.step, 1)

    def box(self, set_id: int) -> Area:
        """Return the rectangle of a set."""
        x, y = self.place(set_id)
        return Area(x, y, _long(self.lengths[set_id]) * self.tile, self.tall)

    def under(self, x: float, y: float) -> tuple[int, float] | None:
        """Return the set at a point or right beside it, and how many tiles of it lie left of the point."""
        side, edge = APART * self.tile / 2, BETWEEN * self.tile / 2
        for set_id in self.lengths:
            box = self.box(set_id)
            wide = Area(box.x - side, box.y - edge, box.width + 2 * side, box.height + 2 * edge)
            if set_id != NEXT and wide.holds(x, y):
                along = (x - box.x) / self.pitch
                return set_id, max(0.0, min(float(self.lengths[set_id]), along))
        return None

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
        """The width of a tile."""
        wide = self.area.width / (self.columns * PITCH)
        tall = self.area.height / (ROWS * TALL * 1.06)
        return max(_SMALLEST, min(wide, tall, self.most))

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


def lay_out_table(
    lengths: Mapping[int, int],
    spots: Mapping[int, SetPosition],
    area: Area,
    least: float,
    most: float,
    last: float = 0,
) -> TableLayout:
    """Return the layout of sets of these lengths, in their order where they have no spot yet.

    Tiles are between ``least`` and ``most`` wide, and as wide as ``last`` where that is nearly the best;
    below ``least`` only where there is no other way.
    """
    if area.width <= 0 or area.height <= 0:
        return TableLayout(area, least, {set_id: SetPosition(0, 0) for set_id in lengths}, dict(lengths))
    wanted = {**lengths, NEXT: _ROOM}
    best = _largest(wanted, spots, area, least, most)
    if best is None:
        # A crowded table: first the spare room goes, then the size.
        wanted = dict(lengths)
        best = _largest(wanted, spots, area, least, most) or _largest(wanted, spots, area, _SMALLEST, least)
    if best is None:
        return TableLayout(area, _SMALLEST, {set_id: SetPosition(0, 0) for set_id in lengths}, dict(lengths))
    tile, placed = best
    if last <= tile < last * _STEADY:
        steady = _fitted(wanted, spots, area, last)
        if steady is not None:
            tile, placed = last, steady
    return TableLayout(area, tile, placed, wanted)


def _largest(
    lengths: Mapping[int, int], spots: Mapping[int, SetPosition], area: Area, least: float, most: float
) -> tuple[float, Mapping[int, SetPosition]] | None:
    """Return the largest size with which all fits, and the spots; sets keep theirs if they can."""
    for tile in _sizes(least, most):
        placed = _fitted(lengths, spots, area, tile)
        if placed is not None:
            return tile, placed
    return None


def _fitted(
    lengths: Mapping[int, int], spots: Mapping[int, SetPosition], area: Area, tile: float
) -> Mapping[int, SetPosition] | None:
    rows, columns = _rows(area, tile), area.width / tile
    return flow(lengths, spots, rows, columns) or (flow(lengths, {}, rows, columns) if spots else None)


def flow(
    lengths: Mapping[int, int], spots: Mapping[int, SetPosition], rows: int, columns: float
) -> Mapping[int, SetPosition] | None:
    """Return where each set begins, or ``None`` where they don't fit; ``columns`` is in tile widths.

    Every set stays in its row, in the order of before; the last of a row that is too full, and sets without
    a spot, go to the end of the first row with room.
    """
    lines: list[list[int]] = [[] for _ in range(rows)]
    homeless: list[int] = []
    known = [set_id for set_id in lengths if set_id in spots and spots[set_id].row < rows]
    for set_id in sorted(known, key=lambda one: spots[one].along):
        lines[spots[set_id].row].append(set_id)
    for line in lines:
        while _width(line, lengths) > columns:
            homeless.insert(0, line.pop())
    homeless += [set_id for set_id in lengths if set_id not in known]
    for set_id in homeless:
        for line in lines:
            if _width([*line, set_id], lengths) <= columns:
                line.append(set_id)
                break
        else:
            return None
    placed: dict[int, SetPosition] = {}
    for row, line in enumerate(lines):
        along = 0.0
        for set_id in line:
            placed[set_id] = SetPosition(row, along)
            along += _long(lengths[set_id]) + APART
    return placed


def _long(length: int) -> float:
    return 1 + (length - 1) * PITCH


def _width(line: list[int], lengths: Mapping[int, int]) -> float:
    return sum(_long(lengths[set_id]) for set_id in line) + APART * max(0, len(line) - 1)


def _rows(area: Area, tile: float) -> int:
    return int((area.height + tile * BETWEEN) // (round(tile * TALL) + tile * BETWEEN))


def _sizes(least: float, most: float) -> Iterator[float]:
    size = float(int(most))
    while size >= least:
        yield size
        size -= 1
