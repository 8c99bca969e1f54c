"""A picture as values: what a game draws on paper, without a word of how it is painted.

Lengths are in units of the drawing's own, x to the right and y down; the painter scales them. Later
shapes lie over earlier ones. A colour is ``#RRGGBB``; an empty one stands for nothing painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias, TypeVar

Tile = TypeVar("Tile")
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, with corners of a ``radius``."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: str = ""
    line: str = ""
    line_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse round a centre."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    fill: str = ""
    line: str = ""
    line_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Curve:
    """A line with round ends: a ``start``, then cubic pieces of two control points and an end each.

    ``dashes`` are the lengths of strokes and gaps in turn, in widths of the line; empty where it is drawn
    through.
    """

    start: Point
    pieces: tuple[tuple[Point, Point, Point], ...]
    line: str
    line_width: float
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled area within straight lines."""

    points: tuple[Point, ...]
    fill: str


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text in the middle of a box, of letters ``size`` high; made smaller where it is too long.

    ``side`` is ``left``, ``middle`` or ``right``.
    """

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float
    colour: str = "#000000"
    strong: bool = False
    side: str = "middle"


Shape: TypeAlias = Box | Oval | Curve | Polygon | Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes within a width and a height.

    >>> name = Words(0, 0, 40, 8, "Ala", 6)
    >>> Drawing(40, 20, (Box(0, 0, 40, 20), name)).texts
    ('Ala',)
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """Every text in it, in the order of painting."""
        return tuple(shape.text for shape in self.shapes if isinstance(shape, Words))


def straight(
    points: tuple[Point, ...], line: str, line_width: float, dashes: tuple[float, ...] = ()
) -> Curve:
    """Return the line through points, each joined to the next straight on; there are two at least.

    >>> straight(((0, 0), (5, 5)), "#000000", 1).pieces
    (((0, 0), (5, 5), (5, 5)),)
    """
    pieces = tuple((before, point, point) for before, point in pairwise(points))
    return Curve(points[0], pieces, line, line_width, dashes)


def tile_drawings(
    seats: Sequence[Sequence[Tile]],
    columns: int,
    size: tuple[float, float],
    gap: float,
    draw: Callable[[Tile, float, float], Iterable[Shape]],
) -> list[Drawing]:
    """Return a drawing of each seat's tiles, in as many rows as the seat with most of them needs.

    Args:
        seats: The tiles of every seat, in their order.
        columns: How many tiles a row takes.
        size: Width and height of a tile.
        gap: The room between two tiles.
        draw: Makes the shapes of a tile whose corner on the upper left is at x and y.

    >>> blank = lambda tile, x, y: (Box(x, y, 10, 14),)
    >>> first, second = tile_drawings([(21, 22, 23), ()], 2, (10, 14), 1, blank)
    >>> first.width, first.height, [(box.x, box.y) for box in first.shapes]
    (21, 29, [(0, 0), (11, 0), (0, 15)])
    >>> second.texts
    ('–',)
    """
    wide, tall = size
    rows = -(-max(1, *map(len, seats)) // columns)

    def shapes(tiles: Sequence[Tile]) -> Iterator[Shape]:
        if not tiles:
            yield Box(0.3, 0.3, wide - 0.6, tall - 0.6, radius=1.4, line="#B9AF9B", line_width=0.3)
            yield Words(0, 0, wide, tall, "–", 5, "#6B6353")
        for place, tile in enumerate(tiles):
            row, column = divmod(place, columns)
            yield from draw(tile, column * (wide + gap), row * (tall + gap))

    width, height = columns * (wide + gap) - gap, rows * (tall + gap) - gap
    return [Drawing(width, height, tuple(shapes(tiles))) for tiles in seats]
