"""Pictures as values: what a game draws on paper, independent of how it is painted.

Lengths are in the drawing's own units, x to the right and y down; the painter scales them. Later shapes cover
earlier ones. A colour is ``#RRGGBB``; an empty one means that nothing is painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias, TypeVar

Tile = TypeVar("Tile")
Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, with corners rounded by ``radius``."""

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
    """An ellipse around a centre."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    fill: str = ""
    line: str = ""
    line_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Curve:
    """A line with round ends: a ``start``, then cubic pieces with two control points and an end each.

    ``dashes`` holds the lengths of dashes and gaps in turn, in line widths; it is empty for a solid line.
    """

    start: Point
    pieces: tuple[tuple[Point, Point, Point], ...]
    line: str
    line_width: float
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled area with straight edges."""

    points: tuple[Point, ...]
    fill: str


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text in a box, centred vertically, in letters ``size`` high, or smaller if it is too long.

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
        return tuple(shape.text for shape in self.shapes if isinstance(shape, Words))


def straight(
    points: tuple[Point, ...], line: str, line_width: float, dashes: tuple[float, ...] = ()
) -> Curve:
    """Return the straight-edged line through points, of which there are at least two.

    >>> straight(((0, 0), (5, 5)), "#000000", 1).pieces
    (((0, 0), (5, 5), (5, 5)),)
    """
    pieces = tuple((before, point, point) for before, point in pairwise(points))
    return Curve(points[0], pieces, line, line_width, dashes)


def moved(shape: Shape, across: float, down: float) -> Shape:
    """Return a shape shifted to the right and down.

    >>> moved(Box(1, 2, 10, 14), 3, 4)
    Box(x=4, y=6, width=10, height=14, radius=0.0, fill='', line='', line_width=0.0)
    >>> moved(straight(((0, 0), (5, 5)), "#000000", 1), 1, 2).pieces
    (((1, 2), (6, 7), (6, 7)),)
    >>> moved(Polygon(((0, 0), (4, 0), (0, 3)), "#000000"), 1, 2).points
    ((1, 2), (5, 2), (1, 5))
    """

    def at(point: Point) -> Point:
        return point[0] + across, point[1] + down

    match shape:
        case Curve():
            pieces = tuple([(at(one), at(other), at(end)) for one, other, end in shape.pieces])
            return replace(shape, start=at(shape.start), pieces=pieces)
        case Polygon():
            return replace(shape, points=tuple(map(at, shape.points)))
        case _:
            return replace(shape, x=shape.x + across, y=shape.y + down)


def stacked(parts: Sequence[tuple[str, Drawing]], caption: float, colour: str) -> Drawing:
    """Return drawings stacked vertically, each below its caption, which has letters ``caption`` high.

    >>> both = stacked([("One", Drawing(40, 20, ())), ("Two", Drawing(30, 10, ()))], 4, "#000000")
    >>> both.width, both.height, both.texts
    (40, 46.0, ('One', 'Two'))
    """
    wide, top = max([drawing.width for _, drawing in parts]), 0.0
    shapes: list[Shape] = []
    for text, drawing in parts:
        shapes.append(Words(0, top, wide, 1.5 * caption, text, caption, colour, side="left"))
        top += 1.5 * caption
        shapes += [moved(shape, 0, top) for shape in drawing.shapes]
        top += drawing.height + caption / 2
    return Drawing(wide, top, tuple(shapes))


PIPS: Final = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.5), (0.75, 0.5), (0.25, 0.75), (0.75, 0.75)),
}
"""The positions of the pips on each face, as fractions of the die's side."""


def die(face: int, x: float, y: float, side: float) -> Iterator[Shape]:
    """Yield a die whose upper left corner is at x and y; a face without pips stays blank.

    >>> len(list(die(5, 0, 0, 10)))
    6
    """
    edge = 0.02 * side
    yield Box(
        x + edge, y + edge, side - 2 * edge, side - 2 * edge, 0.2 * side, "#FFFFFF", "#6B6353", 0.03 * side
    )
    for across, down in PIPS.get(face, ()):
        yield Oval(x + across * side, y + down * side, 0.09 * side, 0.09 * side, fill="#1E1E1E")


def tile_drawings(
    seats: Sequence[Sequence[Tile]],
    columns: int,
    size: tuple[float, float],
    gap: float,
    draw: Callable[[Tile, float, float], Iterable[Shape]],
) -> list[Drawing]:
    """Return a drawing of each seat's tiles, in as many rows as the seat with the most tiles needs.

    A row has ``columns`` tiles; ``size`` is the width and height of a tile, ``gap`` the space between two.
    ``draw`` returns the shapes of a tile whose upper left corner is at x and y.

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
