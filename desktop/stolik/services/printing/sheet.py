"""The parts of a printed paper: its size, the content of pages, text measurement, and painting.

Lengths are in millimetres from the top left corner of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImageReader,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QPolygonF,
    QTextDocument,
    QTextOption,
)

from stolik.engine.drawing import Box, Curve, Drawing, Oval, Polygon, Shape, Words, straight
from stolik.services.program_paths import QML

INK: Final = "#23211E"
MUTED: Final = "#5A544B"
FAINT: Final = "#C9C0AE"
GOLD: Final = "#B7791F"
THIN: Final = 0.2

DOTS: Final = 16
"""The dots per millimetre of a laid-out text."""

_MM_PER_INCH: Final = 25.4
_FACE_PIXELS: Final = 420
_SIDES: Final = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}

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
    """A portrait sheet: its sides and margin, and the em of its text."""

    width: float
    height: float
    margin: float
    text: float


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper(210.0, 297.0, 16.0, 3.9),
    "a5": Paper(148.0, 210.0, 11.0, 3.1),
}


@dataclass(frozen=True, slots=True)
class RichText:
    """A text with markup, set with an em of ``size``."""

    html: str
    size: float


@dataclass(frozen=True, slots=True)
class Face:
    """A player's face on the seat's colour; ``file`` names the drawing in the program's art."""

    file: str
    colour: str
    ring: str = ""


class Part(NamedTuple):
    """The content of an area of a page; a drawing has the same proportions as its area."""

    area: QRectF
    content: Drawing | RichText | Face


@dataclass(slots=True)
class Page:
    """A page and its parts; later parts cover earlier ones."""

    paper: Paper
    parts: list[Part] = field(default_factory=list)


class Sheet:
    """The pages of a paper, filled from the top with text of one ``em``; the bottom ``foot`` stays free."""

    def __init__(self, paper: Paper, em: float, foot: float = 0.0) -> None:
        self.paper, self.em = paper, em
        self.left, self.wide = paper.margin, paper.width - 2 * paper.margin
        self.top, self.bottom = paper.margin, paper.height - paper.margin - foot
        self.pages = [Page(paper)]

    def room_for(self, high: float) -> None:
        """Start a new page if this one lacks the room, unless it is empty."""
        if self.top + high > self.bottom and self.top > self.paper.margin:
            self.new_page()

    def new_page(self) -> None:
        self.pages.append(Page(self.paper))
        self.top = self.paper.margin

    def put(self, area: QRectF, content: Drawing | RichText | Face, page: int = -1) -> None:
        """Place a part on a page, by default the last one."""
        self.pages[page].parts.append(Part(area, content))

    def words(
        self,
        area: QRectF,
        text: str,
        size: float,
        colour: str = INK,
        strong: bool = False,
        side: str = "left",
        page: int = -1,
    ) -> None:
        """Place a line of text in an area."""
        wide, high = area.width(), area.height()
        self.draw(area, [Words(0, 0, wide, high, text, size, colour, strong, side)], page)

    def name(self, area: QRectF, name: str, size: float, under: str = "") -> None:
        """Place a name on one or two lines, with a line of muted text ``under`` it."""
        lines, em = _broken(name, size, area.width())
        told = [*lines, under] if under else lines
        em = min(em, 0.8 * area.height() / len(told))
        high = 1.25 * em
        y = area.y() + (area.height() - len(told) * high) / 2
        for number, text in enumerate(told):
            line = QRectF(area.x(), y + number * high, area.width(), high)
            if number < len(lines):
                self.words(line, text, em, INK, True)
            else:
                self.words(line, text, min(em, 0.8 * self.em), MUTED)

    def line(
        self, text: str, size: float, colour: str = INK, *, strong: bool = False, less: float = 0.0
    ) -> None:
        """Place a line of text, ``size`` times the em, across the width minus ``less``."""
        wide = self.wide - less
        em = fitting(text, size * self.em, wide, strong)
        self.words(QRectF(self.left, self.top, wide, 1.3 * em), text, em, colour, strong)
        self.top += 1.3 * em

    def heading(
        self,
        title: str,
        lines: Sequence[str],
        over: str = "",
        size: float = 2.3,
        faces: Sequence[Face] = (),
    ) -> None:
        """Place a title with a line of text ``over`` it, ``lines`` under it, and a rule across the page.

        The ``faces`` are on the right.
        """
        side, gap, begun = 5.2 * self.em, 0.5 * self.em, self.top
        less = len(faces) * (side + gap) + 2 * gap if faces else 0.0
        if over:
            self.line(over, 0.9, MUTED, less=less)
        self.line(title, size, strong=True, less=less)
        for line in lines:
            self.line(line, 1, MUTED, less=less)
        for number, face in enumerate(reversed(faces)):
            x = self.left + self.wide - side - number * (side + gap)
            self.put(QRectF(x, begun + 0.2 * self.em, side, side), face)
            self.top = max(self.top, begun + side + 0.4 * self.em)
        self.top += gap
        self.rule()

    def rule(
        self, colour: str = MUTED, x: float = 0.0, y: float | None = None, end: float | None = None
    ) -> None:
        """Place a rule across the page, or from ``x`` to ``end``, at ``y`` if that is given."""
        wide = (self.wide if end is None else end) - x
        area = QRectF(self.left + x, self.top if y is None else y, wide, THIN)
        self.draw(area, [straight(((0.0, 0.1), (wide, 0.1)), colour, THIN)])

    def draw(self, area: QRectF, shapes: Sequence[Shape], page: int = -1) -> None:
        """Place shapes, measured in millimetres, in an area."""
        self.put(area, Drawing(area.width(), area.height(), tuple(shapes)), page)

    def rich(self, html: str, gap: float = 0.0) -> None:
        """Place a text with markup across the width, with a gap in ems below it."""
        high = self.height_of(html)
        self.put(QRectF(self.left, self.top, self.wide, high), RichText(html, self.em))
        self.top += high + gap * self.em

    def height_of(self, html: str) -> float:
        """Return the height of a text with markup."""
        return height_of(html, self.em, self.wide)


def largest(fill: Callable[[float], tuple[Page, float]], size: float, smallest: float) -> Page:
    """Return a page with the largest letters that fit; ``fill`` returns it and its room left for an em."""
    while True:
        page, left = fill(size)
        if left >= 0 or size < smallest:
            return page
        size *= 0.94


def table(rows: Sequence[str]) -> str:
    """Return a full-width table; its rows are markup."""
    return f"<table width='100%' cellspacing='0' style='border-collapse:collapse'>{''.join(rows)}</table>"


def paragraph(title: str, text: str = "", *, joint: str = "") -> str:
    """Return a paragraph that begins with a bold title; ``text`` is markup."""
    return f"<p><b>{escape(title)}</b>{joint}{text}</p>"


def font(size: float, strong: bool = False) -> QFont:
    """Return the program's font with an em of ``size`` dots."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(1, round(size)))
    made.setBold(strong)
    return made


def width_of(text: str, size: float, strong: bool = False) -> float:
    """Return the width of a line of text set with an em of ``size``."""
    return QFontMetricsF(font(_FINE, strong)).horizontalAdvance(text) * size / _FINE


def fitting(text: str, size: float, width: float, strong: bool = False) -> float:
    """Return the largest em, at most ``size``, with which a line fits into ``width``."""
    wide = width_of(text, size, strong)
    return size if wide <= width or wide <= 0 else size * width / wide


def _broken(text: str, size: float, width: float) -> tuple[list[str], float]:
    """Return a bold name on one or two lines, and the em with which the longer line fits.

    It is broken between words if it would otherwise be much smaller; a single word never is.
    """
    alone = fitting(text, size, width, True)
    words = text.split()
    if alone >= size * 0.8 or len(words) < 2:
        return [text], alone
    ways = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    two = min(ways, key=lambda way: max(width_of(line, size, True) for line in way))
    return two, min(fitting(line, size, width, True) for line in two)


def laid_out(html: str, size: float, width: float) -> QTextDocument:
    """Return a text with markup laid out in dots, with an em of ``size`` and lines of ``width``."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font(size * DOTS))
    # A long name without spaces mustn't push the figures off the page.
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(html)
    document.setTextWidth(width * DOTS)
    return document


def height_of(html: str, size: float, width: float) -> float:
    """Return the height of a text with markup in a column of this width."""
    return laid_out(html, size, width).size().height() / DOTS if html else 0.0


# ------------------------------------------------------------------ painted


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """Return the pages as a PDF file; there is at least one, and all have the same size."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Stolik")
    size = QSizeF(pages[0].paper.width, pages[0].paper.height)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
            painter.resetTransform()
        paint(painter, page, writer.resolution() / _MM_PER_INCH)
    painter.end()
    return bytes(buffer.data().data())


def paint(painter: QPainter, page: Page, scale: float) -> None:
    """Paint the page with ``scale`` painter dots per millimetre."""
    begin_painting(painter, scale)
    for area, content in page.parts:
        painter.save()
        match content:
            case Drawing():
                painter.translate(area.topLeft())
                painter.scale(area.width() / content.width, area.height() / content.height)
                draw(painter, content)
            case RichText(html, size):
                painter.translate(area.topLeft())
                painter.scale(1 / DOTS, 1 / DOTS)
                laid_out(html, size, area.width()).drawContents(painter)
            case Face():
                _face(painter, area, content)
        painter.restore()


def begin_painting(painter: QPainter, scale: float) -> None:
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)


def draw(painter: QPainter, drawing: Drawing) -> None:
    for shape in drawing.shapes:
        match shape:
            case Words():
                _words(painter, shape)
            case Box():
                _pens(painter, shape.fill, shape.line, shape.line_width)
                box = QRectF(shape.x, shape.y, shape.width, shape.height)
                painter.drawRoundedRect(box, shape.radius, shape.radius)
            case Oval():
                _pens(painter, shape.fill, shape.line, shape.line_width)
                painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius_x, shape.radius_y)
            case Polygon():
                _pens(painter, shape.fill)
                painter.drawPolygon(QPolygonF([QPointF(*point) for point in shape.points]))
            case Curve():
                _pens(painter, "", shape.line, shape.line_width, shape.dashes)
                path = QPainterPath(QPointF(*shape.start))
                for one, other, end in shape.pieces:
                    path.cubicTo(QPointF(*one), QPointF(*other), QPointF(*end))
                painter.drawPath(path)


def _words(painter: QPainter, words: Words) -> None:
    size = fitting(words.text, words.size, words.width, words.strong)
    painter.save()
    painter.translate(words.x, words.y)
    painter.scale(1 / DOTS, 1 / DOTS)
    painter.setPen(QColor(words.colour))
    # A font's em is in whole dots, so the painter scales the rest.
    exact, whole = size * DOTS * 8, max(1, round(size * DOTS * 8))
    painter.scale(exact / whole / 8, exact / whole / 8)
    painter.setFont(font(whole, words.strong))
    grown = DOTS * 8 * whole / exact
    flags = _SIDES[words.side] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(0, 0, words.width * grown, words.height * grown), flags, words.text)
    painter.restore()


def _face(painter: QPainter, area: QRectF, face: Face) -> None:
    _pens(painter, face.colour, face.ring, area.width() * 0.05)
    painter.drawEllipse(area)
    reader = QImageReader(str(QML / "Stolik" / "art" / face.file))
    reader.setScaledSize(QSize(_FACE_PIXELS, _FACE_PIXELS))
    painter.drawImage(area, reader.read())


def _pens(
    painter: QPainter, fill: str, line: str = "", line_width: float = 0.0, dashes: Sequence[float] = ()
) -> None:
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    # Round caps would close the gaps.
    cap = Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap
    style = Qt.PenStyle.SolidLine if line else Qt.PenStyle.NoPen
    pen = QPen(QColor(line), line_width, style, cap, Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(dashes)
    painter.setPen(pen)
