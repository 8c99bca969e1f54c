"""What a paper is made of: its size, what stands on a page, how much room text takes, how pages are filled.

Lengths are in millimetres, from the top left corner of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, TypeAlias

from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextDocument, QTextOption

from stolik.engine.drawing import Drawing, Shape, Words, straight

INK: Final = "#23211E"
MUTED: Final = "#5A544B"
FAINT: Final = "#C9C0AE"
GOLD: Final = "#B7791F"
THIN: Final = 0.2

DOTS: Final = 16
"""The dots of a laid-out text in a millimetre."""

_FINE: Final = 200
_STYLE: Final = """
p { margin: 6px 0px; }
body { color: #000000; }
th, td { padding: 14px 20px; vertical-align: middle; }
th { font-weight: normal; color: #444444; border-bottom: 4px solid #000000; }
td { border-bottom: 4px solid #bbbbbb; }
th.over { border-bottom: 4px solid #bbbbbb; }
"""


@dataclass(frozen=True, slots=True)
class Paper:
    """An upright sheet: its name, its sides and margin, and the em of its text."""

    name: str
    width: float
    height: float
    margin: float
    text: float

    @property
    def inner_width(self) -> float:
        """What is left of the width within the margins."""
        return self.width - 2 * self.margin


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("A4", 210.0, 297.0, 16.0, 3.9),
    "a5": Paper("A5", 148.0, 210.0, 11.0, 3.1),
}


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing that fills its area; the sides of the two agree."""

    area: Area
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class RichText:
    """A text with markup, of letters with an em of ``size``."""

    area: Area
    html: str
    size: float


@dataclass(frozen=True, slots=True)
class Face:
    """A player's face on the seat's colour; ``file`` is the name of the drawing among the program's art."""

    area: Area
    file: str
    colour: str
    ring: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, made smaller where it is too long."""

    words: Words

    @property
    def area(self) -> Area:
        """The area in which it stands."""
        return Area(self.words.x, self.words.y, self.words.width, self.words.height)


Part: TypeAlias = Picture | RichText | Face | Line


@dataclass(slots=True)
class Page:
    """A page and its parts; later ones lie over earlier ones."""

    paper: Paper
    parts: list[Part] = field(default_factory=list)


class Sheet:
    """The pages of a paper, filled from the top with letters of an ``em``; the last ``foot`` stays free."""

    def __init__(self, paper: Paper, em: float, foot: float = 0.0) -> None:
        self.paper, self.em = paper, em
        self.left, self.wide = paper.margin, paper.inner_width
        self.top, self.bottom = paper.margin, paper.height - paper.margin - foot
        self.pages = [Page(paper)]

    def room_for(self, high: float) -> None:
        """Begin another page where this one has no room for so much, unless it is empty."""
        if self.top + high > self.bottom and self.top > self.paper.margin:
            self.new_page()

    def new_page(self) -> None:
        self.pages.append(Page(self.paper))
        self.top = self.paper.margin

    def put(self, part: Part, page: int = -1) -> None:
        """Place a part on a page, the last one unless another is given."""
        self.pages[page].parts.append(part)

    def words(
        self,
        area: Area,
        text: str,
        size: float,
        colour: str = INK,
        strong: bool = False,
        side: str = "left",
        page: int = -1,
    ) -> None:
        """Place a line of text in an area."""
        words = Words(area.x, area.y, area.width, area.height, text, size, colour, strong, side)
        self.put(Line(words), page)

    def line(
        self, text: str, size: float, colour: str = INK, *, strong: bool = False, less: float = 0.0
    ) -> None:
        """Place a line of text, ``size`` times the em, over the width, or over so much ``less``."""
        wide = self.wide - less
        em = fitting(text, size * self.em, wide, strong)
        self.words(Area(self.left, self.top, wide, 1.3 * em), text, em, colour, strong)
        self.top += 1.3 * em

    def heading(self, title: str, lines: Sequence[str], over: str = "", size: float = 2.3) -> None:
        """Place a title with a line of text ``over`` it, what stands under it, and a line across the page."""
        if over:
            self.line(over, 0.9, MUTED)
        self.line(title, size, strong=True)
        for line in lines:
            self.line(line, 1, MUTED)
        self.top += 0.5 * self.em
        self.rule()

    def rule(
        self, colour: str = MUTED, x: float = 0.0, y: float | None = None, end: float | None = None
    ) -> None:
        """Place a line across the page, or from ``x`` to an ``end``, at ``y`` if it is given."""
        wide = (self.wide if end is None else end) - x
        area = Area(self.left + x, self.top if y is None else y, wide, THIN)
        self.put(Picture(area, Drawing(wide, THIN, (straight(((0.0, 0.1), (wide, 0.1)), colour, THIN),))))

    def draw(self, area: Area, shapes: Sequence[Shape]) -> None:
        """Place shapes, whose lengths are millimetres, in an area."""
        self.put(Picture(area, Drawing(area.width, area.height, tuple(shapes))))

    def rich(self, html: str, gap: float = 0.0) -> None:
        """Place a text with markup over the width, with a gap of so many ems below it."""
        high = self.height_of(html)
        self.put(RichText(Area(self.left, self.top, self.wide, high), html, self.em))
        self.top += high + gap * self.em

    def height_of(self, html: str) -> float:
        """Return how high a text with markup is."""
        return height_of(html, self.em, self.wide)


def largest(fill: Callable[[float], tuple[Page, float]], size: float, smallest: float) -> Page:
    """Return a page with the largest letters that leave room, which ``fill`` tells of an em."""
    while True:
        page, left = fill(size)
        if left >= 0 or size < smallest:
            return page
        size *= 0.94


def table(rows: Sequence[str]) -> str:
    """Return a table over the full width; its rows are markup."""
    return f"<table width='100%' cellspacing='0' style='border-collapse:collapse'>{''.join(rows)}</table>"


def paragraph(title: str, text: str = "", *, joint: str = "") -> str:
    """Return a paragraph that begins with a strong title; ``text`` is markup."""
    return f"<p><b>{escape(title)}</b>{joint}{text}</p>"


def font(size: float, strong: bool = False) -> QFont:
    """Return the typeface with an em of ``size`` dots."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(size)))
    made.setBold(strong)
    return made


def width_of(text: str, size: float, strong: bool = False) -> float:
    """Return the width of a line whose em is ``size``."""
    return QFontMetricsF(font(_FINE, strong)).horizontalAdvance(text) * size / _FINE


def fitting(text: str, size: float, width: float, strong: bool = False) -> float:
    """Return the greatest em, at most ``size``, at which the line is no wider than ``width``."""
    wide = width_of(text, size, strong)
    return size if wide <= width or wide <= 0 else size * width / wide


def broken(text: str, size: float, width: float, strong: bool = False) -> tuple[tuple[str, ...], float]:
    """Return a name in one line or two, and the em at which the longer one fits.

    It breaks between words where it would otherwise be much smaller; a word alone never does.
    """
    alone = fitting(text, size, width, strong)
    words = text.split()
    if alone >= size * 0.8 or len(words) < 2:
        return (text,), alone
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    two = min(ways, key=lambda way: max(width_of(line, size, strong) for line in way))
    return two, min(fitting(line, size, width, strong) for line in two)


def laid_out(html: str, size: float, width: float) -> QTextDocument:
    """Return a text with markup in dots, for letters with an em of ``size`` and lines of ``width``."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font(size * DOTS))
    # A name without a space in it must not push the figures off the page.
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(html)
    document.setTextWidth(width * DOTS)
    return document


def height_of(html: str, size: float, width: float) -> float:
    """Return how high a text with markup is in a column of this width."""
    return laid_out(html, size, width).size().height() / DOTS if html else 0.0
