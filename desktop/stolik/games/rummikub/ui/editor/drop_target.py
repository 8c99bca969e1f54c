"""Where tiles that are picked up would go if they were put down at a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import Tile, is_joker
from stolik.games.rummikub.ui.editor.screen_layout import (
    HELD_ABOVE,
    NEXT,
    NO_AREA,
    Area,
    RackLayout,
    TableLayout,
)
from stolik.games.rummikub.ui.editor.set_places import gap_near, wide
from stolik.games.rummikub.ui.turn_draft import LaidSet, LaidSets, SetPosition, belongs

_EDGE: Final = 0.15
"""How near to the edge of a tile, in widths, another one put down means the place beside it."""

_TOUCH: Final = 0.1
"""How near to a set, in widths, tiles that are put down join it."""

_REACH: Final = 0.9
"""How near to a set tiles that belong to it join it."""

_BESIDE: Final = 0.2
"""How near to the edge of the cloth, in widths, a tile let go still means the cloth."""

Kind: TypeAlias = Literal["set", "joker", "new", "rack", ""]


@dataclass(frozen=True, slots=True)
class DropTarget:
    """Where tiles would go: a place in a set, a joker to be swapped, free space, the rack, or nowhere.

    ``at`` is a set's number and an index, or a row and a column of the rack; ``area`` is what shows it.
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
    """Return where tiles would go if they were put down round a point of the screen.

    ``sets`` are those that are seen, ``picked`` the tiles, in the order in which they are read. ``across`` is
    how wide they are seen, in tile widths. Outside the cloth and the rack they go nowhere.
    """
    if rack_layout.area.holds(x, y):
        row, column = rack_layout.slot_at(x, y)
        left, top = rack_layout.place(row, column)
        return DropTarget("rack", (row, column), Area(left, top, rack_layout.tile, rack_layout.tall))
    if not _cloth(table_layout, rack_layout).holds(x, y):
        return DropTarget("")
    lifted = {NEXT, *(one.id for one in sets if set(one.tiles) <= set(picked))}
    found = table_layout.under(x, y, _REACH, lifted, across)
    if found is not None:
        by_id = {one.id: one for one in sets}
        near, along = found
        fits = belongs(picked, by_id[near], round(along))
        if not fits and not table_layout.box(near).holds(x, y):
            # Between two sets the tiles go to the one to which they belong.
            further = table_layout.under(x, y, _REACH, {*lifted, near}, across)
            if further is not None and belongs(picked, by_id[further[0]], round(further[1])):
                near, along, fits = *further, True
        touches = table_layout.under(x, y, _TOUCH, lifted, across) is not None
        lies = any(table_layout.box(each).holds(x, y) for each in lifted - {NEXT})
        # Tiles put down where they lie already aren't meant for what lies near.
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
    # What is carried is seen higher than the pointer.
    top = area.y - rim - HELD_ABOVE * table_layout.tile
    return Area(area.x - rim, top, area.width + 2 * rim, max(area.height + 2 * rim, rack_layout.area.y - top))


def _free_spot(
    x: float, y: float, sets: LaidSets, picked: Sequence[Tile], layout: TableLayout
) -> SetPosition:
    """Return where the picked tiles would lie as a set of their own, put down at a point."""
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
