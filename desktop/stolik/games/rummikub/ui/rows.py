"""The rows that ``Table.qml`` draws: tiles, sets in disorder, seats, and the score card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF

from stolik.engine.game import Rejection, Seat
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, read
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Tile, is_joker
from stolik.games.rummikub.ui.hints import NO_MARKS, HintMarks
from stolik.games.rummikub.ui.messages import reason
from stolik.games.rummikub.ui.names import place_in_set, rack_place
from stolik.games.rummikub.ui.names import tile as tile_name
from stolik.games.rummikub.ui.printed import verdict
from stolik.games.rummikub.ui.screen_layout import Area
from stolik.games.rummikub.ui.status import (
    frame_text,
    opening_word,
    points_texts,
    seat_text,
    tile_label,
)
from stolik.games.rummikub.ui.table_editor import TableEditor


class TileRow(NamedTuple):
    """A tile that is seen.

    ``place`` is the corner and the width of the tile, when it goes there among those that travel, and the
    seat that it comes from, -1 for none. ``label`` tells all that can be seen of it; ``order`` is its place
    among those of its set, or of the rack, from 0, ``rank`` that among those picked. ``stands`` is the number
    that a joker stands for, 0 where that isn't settled. ``letter`` is that of a hint, "-" where the tile goes
    back to the rack. ``layable`` tiles can be laid now; ``changed`` ones have come to where they lie at the
    moment that is looked back at, or with one's own opening.
    """

    tile: Tile
    place: tuple[float, ...]
    zone: str
    set: int = -1
    row: int = -1
    column: int = -1
    label: str = ""
    order: int = 0
    fresh: bool = False
    laid: bool = False
    moved: bool = False
    news: bool = False
    shifted: bool = False
    picked: bool = False
    rank: int = 0
    stands: int = 0
    lit: bool = False
    letter: str = ""
    ghost: bool = False
    layable: bool = False
    changed: bool = False


class SetRow(NamedTuple):
    """A set in disorder; one that is ``started`` only lacks tiles.

    ``badge`` marks it: how many tiles of the least number are there, where the player gathers their own, else
    an exclamation mark.
    """

    set: int
    area: QRectF
    started: bool
    reason: str
    badge: str


class FrameRow(NamedTuple):
    """A set in a frame, and what that is called."""

    set: int
    area: QRectF
    label: str


class SeatRow(NamedTuple):
    """What can be seen of a seat, in words; ``scored`` tells whether it has points.

    When the match is ``over`` the card itself tells the big ones.
    """

    seat: int
    spoken: str
    opening: str
    big: str
    small: str
    scored: bool
    over: bool
    opened: bool
    announced: bool
    needed: int


_RANKS: Final[Mapping[Tile, int]] = {tile: at for at, tile in enumerate(TILES)}


def tile_rows(
    editor: TableEditor,
    numbers: Mapping[int, int],
    marks: HintMarks = NO_MARKS,
    layable: Collection[Tile] = (),
    changed: Collection[Tile] = (),
    past: bool = False,
) -> list[TileRow]:
    """Return a row for each tile that is seen.

    ``numbers`` are those that the sets are spoken of by, by id. At a moment that is looked back at, that is
    ``past``, no tile is fresh.
    """
    laid, moved, fresh = editor.laid, editor.moved, frozenset() if past else editor.order.fresh
    news, shifted, playback = editor.news, editor.shifted, editor.playback
    staying = playback.staying if playback is not None else {}
    unseen = playback.unseen if playback is not None else frozenset()
    rank = {tile: at for at, tile in enumerate(editor.picked)}
    origin = -1 if editor.origin is None else editor.origin
    rows: list[TileRow] = []

    def add(spot: str, tile: Tile, corner: Sequence[float], wide: float, **more: Any) -> None:
        turn = editor.travellers.get(tile, -1)
        row = TileRow(
            tile,
            (*corner, wide, turn, origin if turn >= 0 else -1),
            laid=tile in laid and not editor.looks_before,
            moved=tile in moved and not editor.looks_before,
            news=tile in news,
            shifted=tile in shifted and tile not in staying,
            picked=tile in rank,
            rank=rank.get(tile, 0),
            lit=tile in marks.lit,
            letter="-" if tile in marks.returned else marks.letters.get(tile, ""),
            ghost=tile in marks.ghosts,
            changed=tile in changed,
            **more,
        )
        rows.append(row._replace(label=_label(row, spot)))

    for one in editor.sets:
        meld = read(one.tiles)
        for index, tile in enumerate(one.tiles):
            stands = meld.numbers[index] if isinstance(meld, Meld) and is_joker(tile) else 0
            spot = place_in_set(index, len(one.tiles), numbers[one.id])
            more: dict[str, Any] = {"zone": "cloth", "set": one.id, "order": index}
            if tile in staying:
                add(spot, tile, staying[tile][:2], staying[tile][2], **more)
            elif tile not in unseen:
                corner = editor.table_layout.place(one.id, index)
                add(spot, tile, corner, editor.table_layout.tile, stands=stands, **more)
    for order, tile in enumerate(editor.on_rack):
        row, column = editor.order.place_of(tile) or (0, 0)
        corner = editor.rack_layout.place(row, column)
        more = {"row": row, "column": column, "fresh": tile in fresh, "layable": tile in layable}
        spot = rack_place(tile, editor.on_rack)
        add(spot, tile, corner, editor.rack_layout.tile, zone="rack", order=order, **more)
    return sorted(rows, key=lambda row: _RANKS[row.tile])


def _label(row: TileRow, spot: str) -> str:
    """Return a tile's row in words; ``spot`` is where it is in its set, or which of two equal ones it is."""
    where = "fresh" if row.fresh else "rack"
    if row.zone != "rack":
        where = next((each for each in ("laid", "moved", "news", "shifted") if getattr(row, each)), "")
    mark = next((each for each in ("lit", "changed", "layable") if getattr(row, each)), "")
    # A tile that only shows the letter of its set goes nowhere.
    if row.letter and row.lit:
        mark = "returned" if row.letter == "-" else "letter"
    return tile_label(
        tile_name(row.tile),
        spot,
        stands=row.stands,
        where=where,
        mark="ghost" if row.ghost else mark,
        letter=row.letter,
        picked=row.picked,
    )


def area_of(box: Area) -> QRectF:
    """Return an area as QML knows it."""
    return QRectF(box.x, box.y, box.width, box.height)


def set_rows(editor: TableEditor, faults: Mapping[int, Rejection]) -> list[SetRow]:
    """Return a row for each set in disorder."""
    rows = []
    for set_id, fault in faults.items():
        started, tiles = fault.code == "too_few_tiles", fault.facts["tiles"]
        gathered = started and editor.laid.issuperset(tiles)
        badge = f"{len(tiles)}/{LEAST}" if gathered else "!"
        area = area_of(editor.table_layout.box(set_id))
        rows.append(SetRow(set_id, area, started, reason(fault.code, fault.facts), badge))
    return rows


class Trail(NamedTuple):
    """A way of tiles: the middle of them before, and that after."""

    x: float
    y: float
    toX: float
    toY: float


def trail_rows(editor: TableEditor) -> list[Trail]:
    """Return the ways on which tiles of the table are on their way to another set."""
    trails = editor.playback.trails if editor.playback is not None else ()
    return [Trail(*each.start, *each.end) for each in trails]


def frame_rows(editor: TableEditor, marks: HintMarks, homes: Collection[int] = ()) -> list[FrameRow]:
    """Return a row for each set that a hint frames, or for ``homes``, those that the tiles in hand fit."""
    rows = []
    for one in editor.sets:
        if one.id in (homes or marks.sets):
            letter = "" if homes else marks.goals.get(one.id, "")
            area = area_of(editor.table_layout.box(one.id))
            rows.append(FrameRow(one.id, area, frame_text(letter, is_home=bool(homes))))
    return rows


def seat_rows(view: State) -> list[SeatRow]:
    """Return a row for each seat."""
    small, big = view.points
    return [
        SeatRow(
            seat,
            seat_text(view, seat),
            opening_word(view, seat),
            *points_texts(big[seat], small[seat]),
            bool(view.results),
            view.phase == "over",
            view.opened[seat],
            view.announced[seat],
            view.options.needed_by(seat),
        )
        for seat in range(len(view.racks))
    ]


class ScoreLine(NamedTuple):
    """What is written down of a player: the points, the sentence that proves them, and its tiles."""

    seat: Seat
    place: int
    small: int
    big: int
    reason: str
    sets: list[list[Tile]]
    rack: list[Tile]
    culprit: str


class ScoredGame(NamedTuple):
    """A finished game on the score card."""

    game: int
    lines: list[ScoreLine]


def score_rows(results: Sequence[GameResult], names: Sequence[str]) -> list[ScoredGame]:
    """Return the score card, game by game, with the sentence and the sets that prove what is written down."""
    return [
        ScoredGame(
            number,
            [
                ScoreLine(
                    one.seat,
                    result.places[one.seat],
                    one.points,
                    result.big_points[one.seat],
                    verdict(to_plain(one), names),
                    [list(tiles) for tiles in one.sets],
                    [] if one.sets else sorted(one.rack, key=lambda tile: _RANKS[tile]),
                    one.tile or "",
                )
                for one in sorted(result.verdicts, key=lambda one: result.places[one.seat])
            ],
        )
        for number, result in enumerate(results, 1)
    ]
