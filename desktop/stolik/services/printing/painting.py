"""Paints a page: its shapes, texts and faces stay what they are in a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImageReader,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QPolygonF,
)

from stolik.engine.drawing import Box, Curve, Oval, Polygon, Shape, Words
from stolik.services.printing.sheet import (
    DOTS,
    Face,
    Line,
    Page,
    Picture,
    RichText,
    fitting,
    font,
    laid_out,
)
from stolik.services.program_paths import QML

_MM_PER_INCH: Final = 25.4
_FACE_PIXELS: Final = 420
_SIDES: Final = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}
_NOTHING: Final = Qt.PenStyle.NoPen


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """Return the pages, at least one and all of one size, as a PDF file."""
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
    """Paint the page, with ``scale`` dots of the painter to a millimetre."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    for part in page.parts:
        painter.save()
        match part:
            case Line(words):
                _shape(painter, words)
            case Picture(area, drawing):
                painter.translate(area.x, area.y)
                painter.scale(area.width / drawing.width, area.height / drawing.height)
                for shape in drawing.shapes:
                    _shape(painter, shape)
            case Face():
                _face(painter, part)
            case RichText(area, html, size):
                painter.translate(area.x, area.y)
                painter.scale(1 / DOTS, 1 / DOTS)
                laid_out(html, size, area.width).drawContents(painter)
        painter.restore()


def _shape(painter: QPainter, shape: Shape) -> None:
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
            _pens(painter, shape.fill, "", 0)
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
    # Whole dots alone are an em: the rest is left to the painter.
    exact, whole = size * DOTS * 8, max(1, round(size * DOTS * 8))
    painter.scale(exact / whole / 8, exact / whole / 8)
    painter.setFont(font(whole, words.strong))
    grown = DOTS * 8 * whole / exact
    flags = _SIDES[words.side] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(0, 0, words.width * grown, words.height * grown), flags, words.text)
    painter.restore()


def _face(painter: QPainter, face: Face) -> None:
    area = QRectF(face.area.x, face.area.y, face.area.width, face.area.height)
    painter.setPen(_NOTHING if not face.ring else QPen(QColor(face.ring), area.width() * 0.05))
    painter.setBrush(QColor(face.colour))
    painter.drawEllipse(area)
    reader = QImageReader(str(QML / "Stolik" / "art" / face.file))
    reader.setScaledSize(QSize(_FACE_PIXELS, _FACE_PIXELS))
    painter.drawImage(area, reader.read())


def _pens(painter: QPainter, fill: str, line: str, line_width: float, dashes: Sequence[float] = ()) -> None:
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    # Round ends would close the gaps.
    cap = Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap
    style = Qt.PenStyle.SolidLine if line else Qt.PenStyle.NoPen
    pen = QPen(QColor(line), line_width, style, cap, Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(dashes)
    painter.setPen(pen)
