"""The rows that ``Table.qml`` draws: tiles, sets in disorder, seats, and the score card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from stolik.engine.game import Rejection
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Tile, is_joker
from stolik.games.rummikub.ui.editor.table_editor import TableEditor
from stolik.games.rummikub.ui.hints.hint_marks import NO_MARKS, HintMarks
from stolik.games.rummikub.ui.voice.names import place_in_set, rack_place
from stolik.games.rummikub.ui.voice.names import tile as tile_name
from stolik.games.rummikub.ui.voice.score_card import verdict
from stolik.games.rummikub.ui.voice.status import (
    frame_text,
    opening_word,
    points_texts,
    seat_text,
    tile_label,
)
from stolik.models.translation import reason_text

TILE_FIELDS: Final = (
    "tile",
    "place",
    "zone",
    "set",
    "index",
    "row",
    "column",
    "label",
    "order",
    "fresh",
    "laid",
    "moved",
    "news",
    "shifted",
    "picked",
    "rank",
    "stands",
    "lit",
    "letter",
    "ghost",
    "layable",
    "changed",
)
SET_FIELDS: Final = ("set", "x", "y", "width", "height", "started", "reason")
FRAME_FIELDS: Final = ("set", "x", "y", "width", "height", "letter", "label")
SEAT_FIELDS: Final = ("seat", "spoken", "opening", "big", "small", "scored", "opened", "announced", "needed")

_RANKS: Final[Mapping[Tile, int]] = {tile: at for at, tile in enumerate(TILES)}


def tile_rows(
    editor: TableEditor,
    numbers: Mapping[int, int],
    marks: HintMarks = NO_MARKS,
    layable: Collection[Tile] = (),
    changed: Collection[Tile] = (),
    past: bool = False,
) -> list[dict[str, Any]]:
    """Return a row for each tile that is seen.

    ``numbers`` are those that the sets are spoken of by, by id. ``label`` tells all that can be seen of a
    tile; ``order`` is its place among those of its set, or of the rack, from 0.
    ``place`` is the corner and the width of the tile, when it goes there among those that travel, and the
    seat that it comes from, -1 for none. ``rank`` is its place among those picked. ``stands`` is the number
    that a joker stands for, 0 where that isn't settled. ``letter`` is that of a hint, "-" where the
    tile goes back to the rack. ``layable`` tiles can be laid now; ``changed`` ones have come to where they
    lie at the moment that is looked back at. At such a moment, that is ``past``, no tile is fresh.
    """
    laid, moved, fresh = editor.laid, editor.moved, frozenset() if past else editor.order.fresh
    news, shifted, playback = editor.news, editor.shifted, editor.playback
    staying = playback.staying if playback is not None else {}
    unseen = playback.unseen if playback is not None else frozenset()
    rank = {tile: at for at, tile in enumerate(editor.picked)}
    origin = -1 if editor.origin is None else editor.origin
    rows: list[dict[str, Any]] = []

    def add(tile: Tile, corner: Sequence[float], wide: float, **more: Any) -> None:
        turn = editor.travellers.get(tile, -1)
        row: dict[str, Any] = {
            "tile": tile,
            "place": [*corner, wide, turn, origin if turn >= 0 else -1],
            "set": -1,
            "index": -1,
            "row": -1,
            "column": -1,
            "order": 0,
            "fresh": False,
            "laid": tile in laid and not editor.looks_before,
            "moved": tile in moved and not editor.looks_before,
            "news": tile in news,
            "shifted": tile in shifted and tile not in staying,
            "picked": tile in rank,
            "rank": rank.get(tile, 0),
            "stands": 0,
            "lit": tile in marks.lit,
            "letter": "-" if tile in marks.returned else marks.letters.get(tile, ""),
            "ghost": tile in marks.ghosts,
            "layable": False,
            "changed": tile in changed,
            **more,
        }
        spot = row.pop("spot")
        rows.append({**row, "label": _label(row, spot)})

    for one in editor.sets:
        meld = read(one.tiles)
        for index, tile in enumerate(one.tiles):
            stands = meld.numbers[index] if isinstance(meld, Meld) and is_joker(tile) else 0
            spot = place_in_set(index, len(one.tiles), numbers[one.id])
            more = {"zone": "cloth", "set": one.id, "index": index, "order": index, "spot": spot}
            if tile in staying:
                add(tile, staying[tile][:2], staying[tile][2], **more)
            elif tile not in unseen:
                corner = editor.table_layout.place(one.id, index)
                add(tile, corner, editor.table_layout.tile, stands=stands, **more)
    for order, tile in enumerate(editor.on_rack):
        row, column = editor.order.place_of(tile) or (0, 0)
        corner = editor.rack_layout.place(row, column)
        more = {"row": row, "column": column, "fresh": tile in fresh, "layable": tile in layable}
        spot = rack_place(tile, editor.on_rack)
        add(tile, corner, editor.rack_layout.tile, zone="rack", order=order, spot=spot, **more)
    return sorted(rows, key=lambda row: _RANKS[row["tile"]])


def _label(row: Mapping[str, Any], spot: str) -> str:
    """Return a tile's row in words."""
    on_rack, letter = row["zone"] == "rack", row["letter"]
    where = "fresh" if row["fresh"] else "rack"
    if not on_rack:
        where = next((each for each in ("laid", "moved", "news", "shifted") if row[each]), "")
    lettered = "returned" if letter == "-" else "letter" if letter else ""
    mark = (
        "ghost"
        if row["ghost"]
        else lettered or next((each for each in ("lit", "changed", "layable") if row[each]), "")
    )
    return tile_label(
        tile_name(row["tile"]),
        spot,
        stands=row["stands"],
        where=where,
        mark=mark,
        letter=letter if mark == "letter" else "",
        picked=row["picked"],
    )


def set_rows(editor: TableEditor, faults: Mapping[int, Rejection]) -> list[dict[str, Any]]:
    """Return a row for each set in disorder; ``started`` are those that only lack tiles."""
    rows = []
    for set_id, fault in faults.items():
        box = editor.table_layout.box(set_id)
        rows.append(
            {
                "set": set_id,
                "x": box.x,
                "y": box.y,
                "width": box.width,
                "height": box.height,
                "started": fault.code == "too_few_tiles",
                "reason": reason_text("rummikub", fault),
            }
        )
    return rows


def trail_rows(editor: TableEditor) -> list[dict[str, float]]:
    """Return the ways on which tiles of the table are on their way to another set."""
    trails = editor.playback.trails if editor.playback is not None else ()
    return [{"x": t.start[0], "y": t.start[1], "toX": t.end[0], "toY": t.end[1]} for t in trails]


def frame_rows(editor: TableEditor, marks: HintMarks) -> list[dict[str, Any]]:
    """Return a row for each set that a hint frames, with the letter of the tiles for it, if any."""
    boxes = {one.id: editor.table_layout.box(one.id) for one in editor.sets if one.id in marks.sets}
    return [
        {
            "set": set_id,
            "x": box.x,
            "y": box.y,
            "width": box.width,
            "height": box.height,
            "letter": marks.goals.get(set_id, ""),
            "label": frame_text(marks.goals.get(set_id, "")),
        }
        for set_id, box in boxes.items()
    ]


def seat_rows(view: State) -> list[dict[str, Any]]:
    """Return a row for each seat, in words: what can be seen of it, its opening and its points."""
    small, big = view.points
    rows = []
    for seat in range(len(view.racks)):
        big_text, small_text = points_texts(big[seat], small[seat])
        rows.append(
            {
                "seat": seat,
                "spoken": seat_text(view, seat),
                "opening": opening_word(view, seat),
                "big": big_text,
                "small": small_text,
                "scored": bool(view.results),
                "opened": view.opened[seat],
                "announced": view.announced[seat],
                "needed": view.options.needed_by(seat),
            }
        )
    return rows


def score_rows(results: Sequence[GameResult], names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the score card, game by game, with the sentence and the sets that prove what is written down."""
    return [
        {
            "game": number,
            "lines": [
                {
                    "seat": one.seat,
                    "place": result.places[one.seat],
                    "small": one.points,
                    "big": result.big_points[one.seat],
                    "reason": verdict(to_plain(one), names),
                    "sets": [list(tiles) for tiles in one.sets],
                    "rack": [] if one.sets else sorted(one.rack, key=lambda tile: _RANKS[tile]),
                    "culprit": one.tile or "",
                }
                for one in sorted(result.verdicts, key=lambda one: result.places[one.seat])
            ],
        }
        for number, result in enumerate(results, 1)
    ]
