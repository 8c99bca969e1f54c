"""What Rummikub draws on the score card: the tiles that were left on the racks in the last game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.engine.drawing import Box, Curve, Drawing, Oval, Polygon, Shape, Words, tile_drawings
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.package import ScoreCardArt
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of

RACKS: Final = QT_TRANSLATE_NOOP("rummikub", "What was left on the racks in the last game")
ON_RACKS: Final = QT_TRANSLATE_NOOP("rummikub", "Tiles on the racks, turn by turn")

_WIDE: Final = 10.0
_TALL: Final = 13.8
_GAP: Final = 0.8
_LEAST_A_ROW: Final = 7
_MOST_A_ROW: Final = 14
_COLOURS: Final = {"k": "#1E1E1E", "r": "#B5103C", "b": "#1746A2", "o": "#A85B00"}
_IVORY: Final = "#FFFBEF"
_EDGE: Final = "#A79A7C"


def drawings_of(view: State) -> list[Drawing]:
    """Return the racks by seat, sorted by colour and number, in as many rows as the fullest needs."""
    most = max(1, *map(len, view.racks))
    columns = min(_MOST_A_ROW, max(_LEAST_A_ROW, -(-most // 2)))
    racks = [sorted(rack, key=sort_key) for rack in view.racks]
    return tile_drawings(racks, columns, (_WIDE, _TALL), _GAP, tile_drawing)


def tiles_on_racks(view: State) -> list[int]:
    """Return how many tiles everybody has."""
    return [len(rack) for rack in view.racks]


def sort_key(tile: Tile) -> tuple[bool, str, int]:
    """Return what sorts tiles by colour and number, jokers last."""
    return (True, tile, 0) if is_joker(tile) else (False, colour_of(tile), number_of(tile))


def tile_drawing(tile: Tile, x: float, y: float) -> Iterator[Shape]:
    """Yield a tile whose corner on the upper left is at x and y."""
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
    """Yield a fool's cap with bells over a smile."""
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
    drawings_of, RACKS, with_table=True, progress=tiles_on_racks, progress_caption=ON_RACKS
)
