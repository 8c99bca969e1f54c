"""A position on paper."""

from __future__ import annotations

from typing import Final

from stolik.engine.drawing import Drawing, Shape, stacked, tile_drawings
from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Table
from stolik.games.rummikub.ui.names import CONTEXT
from stolik.games.rummikub.ui.printed.score_card_art import sort_key, tile_drawing

ON_TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "On the table")
YOUR_RACK: Final = QT_TRANSLATE_NOOP("rummikub", "Your rack")

_TILE: Final = (10.0, 13.8)
_GAP: Final = 0.6
_LEAST_A_ROW: Final = 14


def paper_position(view: State, seat: Seat) -> Drawing:
    """Return the sets on the table, and the rack of a seat."""
    tiles = sum(map(len, view.table), 0) + len(view.table) + len(view.racks[seat])
    # Half as wide again as high, however much lies there.
    wide = max(_LEAST_A_ROW, round((2.6 * tiles) ** 0.5))
    (rack,) = tile_drawings([sorted(view.racks[seat], key=sort_key)], wide, _TILE, _GAP, tile_drawing)
    parts = [(YOUR_RACK, rack)]
    if view.table:
        parts.insert(0, (ON_TABLE, _sets(view.table, wide)))
    return stacked([(translated(CONTEXT, text), drawing) for text, drawing in parts], 6.0, "#5A544B")


def _sets(table: Table, wide: int) -> Drawing:
    """Return sets one after the other, in rows of ``wide`` tiles; none is broken."""
    rows: list[list[tuple[str, ...]]] = [[]]
    for tiles in table:
        if rows[-1] and sum([len(each) + 1 for each in rows[-1]]) + len(tiles) > wide:
            rows.append([])
        rows[-1].append(tiles)
    shapes: list[Shape] = []
    for down, row in enumerate(rows):
        place = 0
        for tiles in row:
            for tile in tiles:
                shapes += tile_drawing(tile, place * (_TILE[0] + _GAP), down * (_TILE[1] + 2 * _GAP))
                place += 1
            place += 1
    return Drawing(wide * (_TILE[0] + _GAP), len(rows) * (_TILE[1] + 2 * _GAP), tuple(shapes))
