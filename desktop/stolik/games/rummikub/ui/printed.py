"""Everything written and drawn away from the table: the score card, positions on paper, moves in a report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from stolik.engine.drawing import Box, Curve, Drawing, Oval, Polygon, Shape, Words, stacked, tile_drawings
from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.package import ScoreCardArt
from stolik.engine.score_card import Column, Remarks, ScoreTable
from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import GameScored
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import Table, Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui import messages
from stolik.games.rummikub.ui.names import CONTEXT, said, table

RACKS: Final = N_("rummikub", "What was left on the racks in the last game")
ON_RACKS: Final = N_("rummikub", "Tiles on the racks, turn by turn")

_WIDE: Final = 10.0
_TALL: Final = 13.8
_GAP: Final = 0.8
_LEAST_A_ROW: Final = 7
_MOST_A_ROW: Final = 14
_COLOURS: Final = {"k": "#1E1E1E", "r": "#B5103C", "b": "#1746A2", "o": "#A85B00"}
_IVORY: Final = "#FFFBEF"
_EDGE: Final = "#A79A7C"


def drawings_of(view: State) -> list[Drawing]:
    """Return the racks by seat, sorted by colour and number, each with as many rows as the fullest needs."""
    most = max(1, *map(len, view.racks))
    columns = min(_MOST_A_ROW, max(_LEAST_A_ROW, -(-most // 2)))
    racks = [sorted(rack, key=sort_key) for rack in view.racks]
    return tile_drawings(racks, columns, (_WIDE, _TALL), _GAP, tile_drawing)


def sort_key(tile: Tile) -> tuple[bool, str, int]:
    return (True, tile, 0) if is_joker(tile) else (False, colour_of(tile), number_of(tile))


def tile_drawing(tile: Tile, x: float, y: float) -> Iterator[Shape]:
    """Yield a tile with its upper left corner at x and y."""
    yield Box(
        x + 0.2, y + 0.2, _WIDE - 0.4, _TALL - 0.4, radius=1.4, fill=_IVORY, line=_EDGE, line_width=0.35
    )
    middle, sign = x + _WIDE / 2, y + 10.4
    if is_joker(tile):
        ink = _COLOURS["r" if tile == "ja" else "k"]
        yield from _joker(ink, middle, y + _TALL / 2)
        return
    colour = colour_of(tile)
    ink = _COLOURS[colour]
    yield Words(x, y + 0.8, _WIDE, 7.4, str(number_of(tile)), 6.0, ink, strong=True)
    if colour == "r":
        yield Oval(middle, sign, 1.3, 1.3, fill=ink)
    elif colour == "b":
        yield Box(middle - 1.15, sign - 1.15, 2.3, 2.3, fill=ink)
    elif colour == "o":
        yield Polygon(
            ((middle, sign - 1.6), (middle + 1.6, sign), (middle, sign + 1.6), (middle - 1.6, sign)), ink
        )
    else:
        top, left, right = (middle, sign - 1.35), (middle - 1.55, sign + 1.25), (middle + 1.55, sign + 1.25)
        yield Polygon((top, right, left), ink)


def _joker(ink: str, x: float, y: float) -> Iterator[Shape]:
    cap = ((-2.6, 0.4), (-3.4, -2.7), (-1.3, -1.3), (0, -3.9), (1.3, -1.3), (3.4, -2.7), (2.6, 0.4))
    yield Polygon(tuple((x + across, y + down) for across, down in cap), ink)
    for bell, high in ((-3.4, -3.1), (0.0, -4.3), (3.4, -3.1)):
        yield Oval(x + bell, y + high, 0.6, 0.6, fill=ink)
    for eye in (-0.95, 0.95):
        yield Oval(x + eye, y + 1.6, 0.36, 0.36, fill=ink)
    cheeks = (((x - 2.3, y + 3.0), (x - 1.2, y + 4.1), (x, y + 4.1)),)
    yield Curve((x - 2.5, y + 1.0), cheeks, ink, 0.55)
    yield Curve((x, y + 4.1), (((x + 1.2, y + 4.1), (x + 2.3, y + 3.0), (x + 2.5, y + 1.0)),), ink, 0.55)
    yield Curve((x - 1.1, y + 2.5), (((x - 0.5, y + 3.3), (x + 0.5, y + 3.3), (x + 1.1, y + 2.5)),), ink, 0.5)


ART: Final = ScoreCardArt(
    drawings_of,
    RACKS,
    with_table=True,
    progress=lambda view: [len(rack) for rack in view.racks],
    progress_caption=ON_RACKS,
)

ON_TABLE: Final = N_("rummikub", "On the table")
YOUR_RACK: Final = N_("rummikub", "Your rack")

_PAPER_GAP: Final = 0.6
_LEAST_ON_PAPER: Final = 14


def paper_position(view: State, seat: Seat) -> Drawing:
    tiles = sum(map(len, view.table), 0) + len(view.table) + len(view.racks[seat])
    # The drawing is one and a half times as wide as high, whatever the number of tiles.
    wide = max(_LEAST_ON_PAPER, round((2.6 * tiles) ** 0.5))
    (rack,) = tile_drawings(
        [sorted(view.racks[seat], key=sort_key)], wide, (_WIDE, _TALL), _PAPER_GAP, tile_drawing
    )
    parts = [(YOUR_RACK, rack)]
    if view.table:
        parts.insert(0, (ON_TABLE, _sets(view.table, wide)))
    return stacked([(translated(CONTEXT, text), drawing) for text, drawing in parts], 6.0, "#5A544B")


def _sets(table: Table, wide: int) -> Drawing:
    """Return sets one after another in rows of ``wide`` tiles, without breaking any of them."""
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
                shapes += tile_drawing(tile, place * (_WIDE + _PAPER_GAP), down * (_TALL + 2 * _PAPER_GAP))
                place += 1
            place += 1
    return Drawing(wide * (_WIDE + _PAPER_GAP), len(rows) * (_TALL + 2 * _PAPER_GAP), tuple(shapes))


def decision(session: Session, seat: Seat) -> dict[str, Any]:
    return {"rack": sorted(session.state.racks[seat], key=sort_key)}


def marked(state: State, move: Value) -> dict[str, Any]:
    """Return the sets that a move changes and the tiles that it lays, empty if it lays none.

    ``laying`` are the changed sets with tiles that are ``laid``, ``moved`` are those without.
    """
    if not isinstance(move, Play):
        return {}
    laid = tiles_on(move.table) - tiles_on(state.table)
    before = {frozenset(tiles) for tiles in state.table}
    changed = [list(tiles) for tiles in move.table if frozenset(tiles) not in before]
    return {
        "laying": [tiles for tiles in changed if not laid.isdisjoint(tiles)],
        "moved": [tiles for tiles in changed if laid.isdisjoint(tiles)],
        "laid": sorted(laid, key=sort_key),
    }


VERDICTS: Final[Mapping[str, str]] = {
    "winner": N_("rummikub", "{player} wins the game: {points}."),
    "opened": translate(
        "rummikub", "{player} has opened and has %n (point|points) left on the rack: {points}.", "", 0
    ),
    "cannot_open": translate(
        "rummikub",
        "{player} hasn't opened, and the rack had no sets worth %n (point|points): {points}.",
        "",
        0,
    ),
    "could_open": translate(
        "rummikub", "{player} could have opened with {sets} for %n (point|points): {points}.", "", 0
    ),
    "announced": translate(
        "rummikub",
        "{player} could have opened with {sets} for %n (point|points), but announced it: {points}.",
        "",
        0,
    ),
    "no_turn": translate(
        "rummikub",
        "{player} could have opened with {sets} for %n (point|points), but had no turn: {points}.",
        "",
        0,
    ),
    "difference": translate(
        "rummikub", "{player} has %n (point|points) on the rack; compared with the winner: {points}.", "", 0
    ),
}
"""What is written down for a player at the end of a game, by its reason."""

LEAST_LEFT: Final = translate(
    "rummikub", "{player} wins the game with the least left on the rack, %n (point|points): {points}.", "", 0
)
"""The winner's line if nobody went out."""

FEWER_TILES: Final = N_("rummikub", "{one} and {other} have equal points left: fewer tiles wins.")
LATER: Final = N_(
    "rummikub",
    "{one} and {other} tie on points and tiles. The last to lay wins, or else the order of play decides.",
)
"""The reason why the first of two players with equal points left has won."""

SINCE_TURN: Final = N_("rummikub", "The tile that made it possible came in turn {turn}: {tile}.")
SINCE_DEAL: Final = N_("rummikub", "The tiles dealt at the start were enough for that.")


def verdict(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    facts = dict(plain, player=names[plain["seat"]], points=signed(plain["points"]))
    facts["sets"] = table(plain["sets"])
    kept = plain["reason"] == "winner" and plain["rack"]
    # The count is the worth of the sets, the points left or, below, the points needed.
    count = plain["worth"] if plain["sets"] else plain["left"]
    if plain["reason"] == "cannot_open":
        count = plain.get("needed", NEEDED)
    told = said(LEAST_LEFT if kept else VERDICTS[plain["reason"]], facts, count)
    if not plain["sets"]:
        return told
    return f"{told} {said(SINCE_TURN if plain['tile'] else SINCE_DEAL, facts)}"


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


GAME_TITLE: Final = N_("rummikub", "Game {game}")
TOGETHER: Final = N_("rummikub", "Total")
SMALL: Final = N_("rummikub", "small points")
BIG: Final = N_("rummikub", "big points")
REFEREE: Final = N_("rummikub", "Chief referee")


def score_table_of(view: State, names: Sequence[str]) -> ScoreTable:
    """Return the small and big points of every game, their sums, and the reasons for them.

    No referee signs a match without a clock, since it isn't a tournament.
    """
    small, big = translated(CONTEXT, SMALL), translated(CONTEXT, BIG)
    several = len(view.results) > 1
    counts = [
        (
            sentence(CONTEXT, GAME_TITLE, {"game": number}) if several else "",
            (result.small_points, result.big_points),
        )
        for number, result in enumerate(view.results, 1)
    ]
    if several:
        counts.append((translated(CONTEXT, TOGETHER), view.points))
    columns = [
        column
        for group, (small_points, big_points) in counts
        for column in (
            Column(small, tuple(map(signed, small_points)), group, strong=group == counts[-1][0]),
            Column(big, tuple(map(str, big_points)), group, strong=group == counts[-1][0]),
        )
    ]
    return ScoreTable(
        tuple(columns),
        tuple(_remarks(number, result, names, several) for number, result in enumerate(view.results, 1)),
        translated(CONTEXT, REFEREE) if view.options.turn_seconds else "",
    )


def _remarks(number: int, result: GameResult, names: Sequence[str], several: bool) -> Remarks:
    """Return how a game ended, and what everyone except its winner writes down and why."""
    ended = messages.event(to_plain(GameScored(number, result)), names, numbered=several)
    by_seat = {one.seat: one for one in result.verdicts}
    others = [one for one in result.verdicts if one.seat != result.winner]
    told = [verdict(to_plain(one), names) for one in others]
    for one in others:
        if one.left == (won := by_seat[result.winner]).left:
            source = FEWER_TILES if len(won.rack) < len(one.rack) else LATER
            told.append(sentence(CONTEXT, source, {"one": names[won.seat], "other": names[one.seat]}))
    return Remarks(ended, tuple(told))
