"""Lays the report on a game out: one page behind the score card, in its style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stolik.analysis.report_sentences import MomentContent, ReportContent
from stolik.engine.drawing import Drawing, Words, straight
from stolik.services.printing.course_chart import chart
from stolik.services.printing.paper import Paper
from stolik.services.printing.placed import Area, Line, Page, Picture, RichText
from stolik.services.printing.score_card_page import seat_colour
from stolik.services.printing.text_measure import fitting, height_of

_INK: Final = "#23211E"
_MUTED: Final = "#5A544B"
_SMALLEST: Final = 1.5
_SHRINK: Final = 0.94
_CHART_SHARE: Final = 0.3
_CHART_LEAST: Final = 9.0


def lay_out_report(content: ReportContent, heading: Sequence[str], paper: Paper) -> Page:
    """Return the page: the letters are as large as lets everything stand on it.

    ``heading`` are the name of the game and the lines under it.
    """
    size = paper.text
    while True:
        page, left = _page(content, heading, paper, size)
        if left >= 0 or size < _SMALLEST:
            return page
        size *= _SHRINK


def _page(content: ReportContent, heading: Sequence[str], paper: Paper, em: float) -> tuple[Page, float]:
    """Return the page with letters of a size, and the room left: below 0 where too little."""
    page, left, wide = Page(paper), paper.margin, paper.inner_width
    game, *lines = heading
    top = _line(page, game, paper.margin, 0.9 * em, _MUTED)
    top = _line(page, content.title, top, 2.0 * em, _INK, strong=True)
    top = _line(page, " · ".join(lines), top, em, _MUTED) + 0.5 * em
    rule = Drawing(wide, 0.2, (straight(((0.0, 0.1), (wide, 0.1)), _MUTED, 0.2),))
    page.parts.append(Picture(Area(left, top, wide, 0.2), rule))
    top = _line(page, content.course_caption, top + 0.8 * em, 0.9 * em, _MUTED) + 0.3 * em
    names = [seat.name for seat in content.seats]
    high = max(_CHART_LEAST * em, 1.1 * em * (len(names) + 1), _CHART_SHARE * wide)
    colours = [seat_colour(seat) for seat in range(len(names))]
    drawing = chart(content.course, names, colours, wide, high, 0.85 * em, dashed=True)
    page.parts.append(Picture(Area(left, top, wide, high), drawing))
    top += high + em
    for html in (_seats(content), *[_section(head, moments) for head, moments in content.sections]):
        tall = height_of(html, em, wide)
        page.parts.append(RichText(Area(left, top, wide, tall), html, em))
        top += tall + 0.7 * em
    return page, paper.height - paper.margin - top


def _line(page: Page, text: str, top: float, size: float, colour: str, *, strong: bool = False) -> float:
    """Place a line of text; return where it ends."""
    wide = page.paper.inner_width
    size = fitting(text, size, wide, strong)
    words = Words(page.paper.margin, top, wide, 1.3 * size, text, size, colour, strong, "left")
    page.parts.append(Line(words))
    return top + 1.3 * size


def _seats(content: ReportContent) -> str:
    """Return everybody's luck and choices."""
    told = "".join(
        f"<p><b>{escape(seat.name)}</b>: {escape(seat.luck)} {escape(seat.skill)}</p>"
        for seat in content.seats
    )
    return f"<p><b>{escape(content.seats_caption)}</b></p>{told}"


def _section(head: str, moments: Sequence[MomentContent]) -> str:
    """Return a list of moments under its head; nothing where there are none."""
    if not moments:
        return ""
    told = "".join(
        f"<p><b>{escape(each.title)}</b>: {escape(each.what)}<br>{escape(' '.join(each.told))}</p>"
        for each in moments
    )
    return f"<p><b>{escape(head)}</b></p>{told}"
