"""The score card on paper: one page, upright A4, as a PDF file whose text stays text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.score_card import Column, Place, ScoreCardContent
from stolik.shell.sentences import CONTEXT, say

SCORE_CARD: Final = QT_TRANSLATE_NOOP("shell", "Score card")
PLACE: Final = QT_TRANSLATE_NOOP("shell", "Place")
PLAYER: Final = QT_TRANSLATE_NOOP("shell", "Player")
COMPUTER: Final = QT_TRANSLATE_NOOP("shell", "computer")
SIGNATURES: Final = QT_TRANSLATE_NOOP("shell", "Signatures")

_MARGIN_MM: Final = 18
_LARGEST: Final = 11.0
_SMALLEST: Final = 5.0
_STEP: Final = 0.5
_PLACE_PERCENT: Final = 11
_PLAYER_PERCENT: Final = 25
_FIGURE_PERCENT: Final = 10
_LINE: Final = "border-top:1px solid #000000"
_A_ROW: Final = 3
"""So many signatures stand beside each other."""

_STYLE: Final = """
body { color: #000000; }
th, td { padding: 4px 7px; vertical-align: middle; }
th { font-weight: normal; color: #444444; border-bottom: 1px solid #000000; }
td { border-bottom: 1px solid #bbbbbb; }
th.over { border-bottom: 1px solid #bbbbbb; }
"""


def pdf_of(heading: Sequence[str], card: ScoreCardContent) -> bytes:
    """Return the card as a PDF file: the type is as large as lets everything stand on one page."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(" – ".join((say(CONTEXT, SCORE_CARD), heading[0])))
    writer.setCreator("Stolik")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )
    room = QSizeF(writer.width(), writer.height())
    foot = _laid_out(foot_of(card), _LARGEST, writer, room.width())
    below = foot.size().height() if card.score_table.signed_by else 0.0
    size, body = _LARGEST, _laid_out(body_of(heading, card), _LARGEST, writer, room.width())
    while body.size().height() > room.height() - below and size > _SMALLEST:
        size -= _STEP
        body = _laid_out(body_of(heading, card), size, writer, room.width())
    painter = QPainter(writer)
    body.drawContents(painter, QRectF(0, 0, room.width(), room.height() - below))
    if below:
        painter.translate(0, room.height() - below)
        foot.drawContents(painter)
    painter.end()
    return bytes(buffer.data().data())


def body_of(heading: Sequence[str], card: ScoreCardContent) -> str:
    """Return the card down to its remarks, as the rich text that is painted."""
    title, *lines = map(escape, heading)
    said = [
        f"<p style='color:#444444'>{escape(say(CONTEXT, SCORE_CARD))}</p>",
        f"<p style='font-size:xx-large'><b>{title}</b></p>",
        *(f"<p>{line}</p>" for line in lines),
        "<table width='100%' cellspacing='0' style='border-collapse:collapse; margin-top:24px'>",
        *_heads(card.score_table.columns),
        *(_row(place, card.score_table.columns) for place in card.places),
        "</table>",
    ]
    if card.pauses:
        said.append(f"<p style='margin-top:18px'>{escape(card.pauses)}</p>")
    for remarks in card.score_table.remarks:
        about = f"<b>{escape(remarks.about)}</b>" if remarks.about else ""
        said.append(f"<p style='margin-top:18px'>{about}</p>")
        said += [f"<p>{escape(sentence)}</p>" for sentence in remarks.sentences]
    return "".join(said)


def foot_of(card: ScoreCardContent) -> str:
    """Return the lines on which the people of the table and whoever gets the card sign it."""
    names = [place.name for place in sorted(card.places, key=lambda place: place.seat) if place.is_person]
    return (
        f"<p style='color:#444444'>{escape(say(CONTEXT, SIGNATURES))}</p>"
        "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
        f"{''.join(_signatures([*names, card.score_table.signed_by]))}</table>"
    )


def _heads(columns: Sequence[Column]) -> Iterable[str]:
    place, player = (f"{escape(say(CONTEXT, word))}" for word in (PLACE, PLAYER))
    if any(column.group for column in columns):
        groups = [(group, len(list(same))) for group, same in groupby(columns, lambda column: column.group)]
        over = (
            f"<th class='over' align='center' colspan='{wide}'>{escape(name)}</th>" for name, wide in groups
        )
        yield f"<tr><th class='over'></th><th class='over'></th>{''.join(over)}</tr>"
    figures = _FIGURE_PERCENT * sum(not column.prose for column in columns)
    # The names take what is left, but for a column of prose that needs it more.
    left = 100 - _PLACE_PERCENT - figures
    player_wide = _PLAYER_PERCENT if any(column.prose for column in columns) else left
    yield f"<tr><th align='left' width='{_PLACE_PERCENT}%'>{place}</th>"
    yield f"<th align='left' width='{player_wide}%'>{player}</th>"
    for column in columns:
        wide = left - player_wide if column.prose else _FIGURE_PERCENT
        yield f"<th align='{_side(column)}' width='{wide}%'>{escape(column.head)}</th>"
    yield "</tr>"


def _row(place: Place, columns: Sequence[Column]) -> str:
    computer = (
        "" if place.is_person else f" <span style='color:#444444'>({escape(say(CONTEXT, COMPUTER))})</span>"
    )
    cells = [f"<td>{place.rank}.</td>", f"<td><b>{escape(place.name)}</b>{computer}</td>"]
    for column in columns:
        text = escape(column.cells[place.seat])
        text = f"<b>{text}</b>" if column.strong else text
        cells.append(f"<td align='{_side(column)}'>{text}</td>")
    return f"<tr>{''.join(cells)}</tr>"


def _signatures(names: Sequence[str]) -> Iterable[str]:
    for first in range(0, len(names), _A_ROW):
        row = [*names[first : first + _A_ROW], *[""] * _A_ROW][:_A_ROW]
        cells = (
            f"<td width='30%' style='border:0px; {_LINE if name else ''}'>{escape(name)}</td>" for name in row
        )
        gap = "<td width='5%' style='border:0px'></td>"
        yield f"<tr><td style='border:0px' height='40' colspan='{2 * _A_ROW - 1}'></td></tr>"
        yield f"<tr>{gap.join(cells)}</tr>"


def _side(column: Column) -> str:
    return "left" if column.prose else "right"


def _laid_out(html: str, size: float, writer: QPdfWriter, width: float) -> QTextDocument:
    """Return a text laid out for the paper, in the program's own typeface."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(writer)
    document.setDocumentMargin(0)
    font = QFont(QGuiApplication.font())
    font.setPointSizeF(size)
    document.setDefaultFont(font)
    # A name without a space in it must not push the figures off the page.
    document.setDefaultTextOption(_wrapping())
    document.setDefaultStyleSheet(f"p {{ margin: 2px 0px; }} {_STYLE}")
    document.setHtml(html)
    document.setTextWidth(width)
    return document


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
