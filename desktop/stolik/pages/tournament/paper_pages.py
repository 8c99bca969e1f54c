"""Lays out a tournament on as many pages as it takes: standings, bracket, all tables, corrections."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stolik.engine.drawing import Box, Drawing, Shape, Words, straight
from stolik.engine.float_sums import IN_ORDER
from stolik.pages.tournament.export_pages import BracketBox, PaperTable, TournamentPaper
from stolik.pages.tournament.export_sentences import PAGE
from stolik.services.printing.paper import Paper
from stolik.services.printing.placed import Area, Line, Page, Picture, RichText
from stolik.services.printing.text_measure import fitting, height_of, width_of
from stolik.services.sentences import say
from stolik.tournament.sentences import CONTEXT

_INK: Final = "#23211E"
_MUTED: Final = "#5A544B"
_EDGE: Final = "#B9AF9B"
_GOLD: Final = "#B7791F"
_EM: Final = 0.84
"""The em of the text, by that of the paper."""

_LINE: Final = 1.6
_COLUMN_GAP: Final = 3.0
_BOX_GAP: Final = 1.0
_PAD: Final = 0.5
"""Lengths in the bracket, in its em."""


def lay_out_tournament(content: TournamentPaper, paper: Paper) -> list[Page]:
    """Return the pages, each with its number at the foot."""
    flow = _Flow(content.heading[0], paper)
    flow.heading(content.heading)
    flow.table(content.standings)
    flow.picture(content.bracket_title, _bracket(content, paper.inner_width, flow.em))
    for number, (title, tables) in enumerate(content.rounds):
        flow.title(title, content.key if number == 0 else "", flow.height_of_whole(tables[0]))
        for table in tables:
            flow.whole(table)
    if content.corrections is not None:
        flow.table(content.corrections)
    return flow.numbered()


class _Flow:
    """Fills pages from top to bottom."""

    def __init__(self, title: str, paper: Paper) -> None:
        self.em = paper.text * _EM
        self._title = title
        self._paper = paper
        self._pages = [Page(paper)]
        self._top = paper.margin
        # The foot takes the last line.
        self._bottom = paper.height - paper.margin - 1.6 * self.em

    def heading(self, lines: Sequence[str]) -> None:
        """Place the title of the paper and what stands under it."""
        title, *others = lines
        self._line(title, 2.3 * self.em, _INK, strong=True)
        for line in others:
            self._line(line, self.em, _MUTED)
        self._top += 0.6 * self.em
        self._rule()
        self._top += self.em

    def title(self, text: str, note: str, follows: float) -> None:
        """Place the title of a part with a ``note``; what is ``follows`` high must stand under it."""
        self._room_for((3.0 + (1.3 if note else 0.0)) * self.em + follows)
        if self._top > self._paper.margin:
            self._top += 0.8 * self.em
        self._line(text, 1.5 * self.em, _INK, strong=True)
        if note:
            self._line(note, self.em, _MUTED)
        self._top += 0.3 * self.em

    def table(self, table: PaperTable) -> None:
        """Place a table under its title; one that goes on over a page repeats its head."""
        rows = list(table.rows)
        self.title(table.title, "", self._high(table, rows[:3]))
        while rows:
            count = self._fitting(table, rows)
            if not count and self._top > self._paper.margin:
                self._new_page()
                continue
            # A row that is higher than a page still has to stand somewhere.
            count = max(1, count)
            self._place(_html(table, rows[:count]))
            rows = rows[count:]
            if rows:
                self._new_page()
        self._top += self.em

    def whole(self, table: PaperTable) -> None:
        """Place a small table that is not parted."""
        self._room_for(self.height_of_whole(table))
        self._place(_whole(table))
        self._top += 0.7 * self.em

    def height_of_whole(self, table: PaperTable) -> float:
        """Return how much room a small table takes with its title."""
        return height_of(_whole(table), self.em, self._paper.inner_width)

    def picture(self, title: str, drawing: Drawing) -> None:
        """Place a drawing over the full width under its title, smaller where it is higher than a page."""
        room = self._bottom - self._paper.margin - 3.0 * self.em
        scale = min(1.0, room / drawing.height)
        self.title(title, "", drawing.height * scale)
        area = Area(self._paper.margin, self._top, drawing.width * scale, drawing.height * scale)
        self._pages[-1].parts.append(Picture(area, drawing))
        self._top = area.bottom + self.em

    def numbered(self) -> list[Page]:
        """Return the pages with their foot."""
        wide, top = self._paper.inner_width, self._paper.height - self._paper.margin - 1.3 * self.em
        for number, page in enumerate(self._pages, 1):
            text = say(CONTEXT, PAGE, {"page": number, "pages": len(self._pages)})
            for words, side in ((self._title, "left"), (text, "right")):
                size = fitting(words, 0.9 * self.em, 0.7 * wide)
                page.parts.append(
                    Line(
                        Words(self._paper.margin, top, wide, 1.3 * self.em, words, size, _MUTED, False, side)
                    )
                )
        return self._pages

    def _fitting(self, table: PaperTable, rows: Sequence[tuple[str, ...]]) -> int:
        """Return how many of the rows there is room for, found by halving."""
        low, high = 0, len(rows)
        while low < high:
            middle = (low + high + 1) // 2
            if self._top + self._high(table, rows[:middle]) <= self._bottom:
                low = middle
            else:
                high = middle - 1
        return low

    def _high(self, table: PaperTable, rows: Sequence[tuple[str, ...]]) -> float:
        return height_of(_html(table, rows), self.em, self._paper.inner_width)

    def _room_for(self, high: float) -> None:
        if self._top + high > self._bottom and self._top > self._paper.margin:
            self._new_page()

    def _new_page(self) -> None:
        self._pages.append(Page(self._paper))
        self._top = self._paper.margin

    def _place(self, html: str) -> None:
        high = height_of(html, self.em, self._paper.inner_width)
        area = Area(self._paper.margin, self._top, self._paper.inner_width, high)
        self._pages[-1].parts.append(RichText(area, html, self.em))
        self._top += high

    def _line(self, text: str, size: float, colour: str, *, strong: bool = False) -> None:
        wide = self._paper.inner_width
        size = fitting(text, size, wide, strong)
        words = Words(self._paper.margin, self._top, wide, 1.3 * size, text, size, colour, strong, "left")
        self._pages[-1].parts.append(Line(words))
        self._top += 1.3 * size

    def _rule(self) -> None:
        wide = self._paper.inner_width
        line = Drawing(wide, 0.2, (straight(((0.0, 0.1), (wide, 0.1)), _MUTED, 0.2),))
        self._pages[-1].parts.append(Picture(Area(self._paper.margin, self._top, wide, 0.2), line))


def _whole(table: PaperTable) -> str:
    return f"<p><b>{escape(table.title)}</b></p>{_html(table, table.rows)}"


def _html(table: PaperTable, rows: Sequence[tuple[str, ...]]) -> str:
    heads = "".join(
        f"<th align='{'right' if column.is_figure else 'left'}' width='{column.share:.1f}%'>"
        f"{escape(column.head)}</th>"
        for column in table.columns
    )
    return (
        "<table width='100%' cellspacing='0' style='border-collapse:collapse'>"
        f"<tr>{heads}</tr>{''.join(_row(table, row) for row in rows)}</table>"
    )


def _row(table: PaperTable, row: Sequence[str]) -> str:
    cells = "".join(
        f"<td align='{'right' if column.is_figure else 'left'}'>{escape(cell).replace(chr(10), '<br>')}</td>"
        for column, cell in zip(table.columns, row, strict=True)
    )
    return f"<tr>{cells}</tr>"


# ------------------------------------------------------------------ the bracket


def _bracket(content: TournamentPaper, wide: float, em: float) -> Drawing:
    """Return the stages side by side, every table a box, with lines from each to those of the next stage."""
    stages = content.bracket
    column = (wide - _COLUMN_GAP * em * (len(stages) - 1)) / len(stages)
    heights = [
        sum([_box_height(box, em) for box in boxes], IN_ORDER) + _BOX_GAP * em * (len(boxes) - 1)
        for _, boxes in stages
    ]
    head = 2.0 * em
    tall = head + max(heights)
    shapes: list[Shape] = []
    before: list[tuple[float, float]] = []
    for number, ((title, boxes), high) in enumerate(zip(stages, heights, strict=True)):
        x = number * (column + _COLUMN_GAP * em)
        shapes.append(Words(x, 0, column, head * 0.8, title, 1.15 * em, _INK, True, "left"))
        y = head + (max(heights) - high) / 2
        ends = []
        for box in boxes:
            box_high = _box_height(box, em)
            middle = y + box_high / 2
            # Those who play off a tie have come from the tables of the same stage.
            for start_x, start_y in () if box.is_play_off else before:
                half = x - _COLUMN_GAP * em / 2
                points = ((start_x, start_y), (half, start_y), (half, middle), (x, middle))
                shapes.append(straight(points, _EDGE, 0.25))
            shapes += _box(box, Area(x, y, column, box_high), em)
            if not box.is_play_off:
                ends.append((x + column, middle))
            y += box_high + _BOX_GAP * em
        before = ends
    return Drawing(wide, tall, tuple(shapes))


def _box_height(box: BracketBox, em: float) -> float:
    lines = len(box.seats) + (1 if box.title else 0)
    return (lines * _LINE + 2 * _PAD) * em


def _box(box: BracketBox, area: Area, em: float) -> list[Shape]:
    shapes: list[Shape] = [Box(area.x, area.y, area.width, area.height, 0.4 * em, "#FFFFFF", _EDGE, 0.3)]
    left, wide = area.x + _PAD * em, area.width - 2 * _PAD * em
    y = area.y + _PAD * em
    if box.title:
        shapes.append(Words(left, y, wide, _LINE * em, box.title, 0.9 * em, _MUTED, False, "left"))
        y += _LINE * em
    points_wide = (
        max((width_of(points, 0.9 * em, True) for _, points, _ in box.seats), default=0.0) + 0.5 * em
    )
    for name, points, through in box.seats:
        colour = _GOLD if through else _INK
        shapes.append(Words(left, y, wide - points_wide, _LINE * em, name, em, _INK, through, "left"))
        shapes.append(
            Words(
                left + wide - points_wide,
                y,
                points_wide,
                _LINE * em,
                points,
                0.9 * em,
                colour,
                through,
                "right",
            )
        )
        y += _LINE * em
    return shapes
