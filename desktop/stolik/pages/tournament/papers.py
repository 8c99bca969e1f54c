"""Lays out the papers of a tournament: its report, and the score cards of its tables."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QRectF

from stolik.engine.drawing import Box, Drawing, Shape, Words, straight
from stolik.engine.float_sums import IN_ORDER
from stolik.pages.tournament.card_pages import TICKED, Card, CardGame
from stolik.pages.tournament.export_pages import BracketBox, PaperTable, TournamentPaper
from stolik.pages.tournament.export_sentences import PAGE, SCORE_CARD
from stolik.services.printing.sheet import (
    DOTS,
    GOLD,
    INK,
    MUTED,
    THIN,
    Page,
    Paper,
    RichText,
    Sheet,
    fitting,
    height_of,
    paragraph,
    table,
    width_of,
)
from stolik.services.sentences import say
from stolik.tournament.sentences import CONTEXT

_EM: Final = 0.84
"""The em of the report, relative to that of the paper."""
_LINE: Final = 1.6
_COLUMN_GAP: Final = 3.0
_BOX_GAP: Final = 1.0
_PAD: Final = 0.5
"""Lengths in the bracket, relative to its em."""
_BRACKET_EDGE: Final = "#B9AF9B"

_EDGE: Final = "#8A8272"
_LEAST_ROW: Final = 7.2
"""The lowest row to write in by hand, in millimetres."""
_MOST_ROW: Final = 13.0
_SIGN_ROW: Final = 9.0
_HEAD_MARGIN: Final = 0.4
_WIDE_FIELD: Final = 1.1
"""The width of a column for figures, relative to one that is ticked."""


# ------------------------------------------------------------------ the report


def lay_out_tournament(content: TournamentPaper, paper: Paper) -> list[Page]:
    """Return the pages of the report, each with its number at the bottom."""
    em = paper.text * _EM
    sheet = _Report(paper, em, 1.6 * em)
    title, *lines = content.heading
    sheet.heading(title, lines)
    sheet.top += em
    sheet.long(content.standings)
    drawing = _bracket(content, sheet.wide, em)
    # It is scaled down if it is higher than a page.
    scale = min(1.0, (sheet.bottom - paper.margin - 3 * em) / drawing.height)
    sheet.title(content.bracket_title, "", drawing.height * scale)
    area = QRectF(sheet.left, sheet.top, drawing.width * scale, drawing.height * scale)
    sheet.put(area, drawing)
    sheet.top = area.bottom() + em
    for number, (title, tables) in enumerate(content.rounds):
        whole = [paragraph(each.title) + _html(each, each.rows) for each in tables]
        sheet.title(title, "" if number else content.key, sheet.height_of(whole[0]))
        for html in whole:
            sheet.room_for(sheet.height_of(html))
            sheet.rich(html, 0.7)
    if content.corrections is not None:
        sheet.long(content.corrections)
    foot = QRectF(sheet.left, paper.height - paper.margin - 1.3 * em, sheet.wide, 1.3 * em)
    for page in range(len(sheet.pages)):
        pages = say(CONTEXT, PAGE, {"page": page + 1, "pages": len(sheet.pages)})
        for text, side in ((content.heading[0], "left"), (pages, "right")):
            size = fitting(text, 0.9 * em, 0.7 * sheet.wide)
            sheet.words(foot, text, size, MUTED, side=side, page=page)
    return sheet.pages


class _Report(Sheet):
    """The pages of a report."""

    def title(self, text: str, note: str, follows: float) -> None:
        """Place the title of a section with a ``note``, with room for something ``follows`` high below it."""
        self.room_for((3.0 + (1.3 if note else 0.0)) * self.em + follows)
        if self.top > self.paper.margin:
            self.top += 0.8 * self.em
        self.line(text, 1.5, strong=True)
        if note:
            self.line(note, 1, MUTED)
        self.top += 0.3 * self.em

    def long(self, table: PaperTable) -> None:
        """Place a table under its title; its head is repeated when it continues on another page."""
        rows = table.rows
        self.title(table.title, "", self.height_of(_html(table, rows[:3])))
        while rows:
            counts, room = range(1, len(rows) + 1), self.bottom - self.top
            count = bisect_right(counts, room, key=lambda count: self.height_of(_html(table, rows[:count])))
            # Even a row that is higher than a page must be placed somewhere.
            if count or self.top == self.paper.margin:
                count = max(1, count)
                self.rich(_html(table, rows[:count]))
                rows = rows[count:]
            if rows:
                self.new_page()
        self.top += self.em


def _html(content: PaperTable, rows: Sequence[tuple[str, ...]]) -> str:
    sides = ["right" if column.is_figure else "left" for column in content.columns]
    heads = [
        f"<th align='{side}' width='{column.share:.1f}%'>{escape(column.head)}</th>"
        for side, column in zip(sides, content.columns, strict=True)
    ]
    cells = [
        [
            f"<td align='{side}'>{escape(cell).replace(chr(10), '<br>')}</td>"
            for side, cell in zip(sides, row, strict=True)
        ]
        for row in rows
    ]
    return table([f"<tr>{''.join(each)}</tr>" for each in (heads, *cells)])


def _bracket(content: TournamentPaper, wide: float, em: float) -> Drawing:
    """Return the stages side by side, with a box for each table and lines to those of the next stage."""
    stages = content.bracket
    column = (wide - _COLUMN_GAP * em * (len(stages) - 1)) / len(stages)
    heights = [
        sum([_box_height(box, em) for box in boxes], IN_ORDER) + _BOX_GAP * em * (len(boxes) - 1)
        for _, boxes in stages
    ]
    head = 2.0 * em
    shapes: list[Shape] = []
    before: list[tuple[float, float]] = []
    for number, ((title, boxes), high) in enumerate(zip(stages, heights, strict=True)):
        x = number * (column + _COLUMN_GAP * em)
        shapes.append(Words(x, 0, column, head * 0.8, title, 1.15 * em, INK, True, "left"))
        y = head + (max(heights) - high) / 2
        ends = []
        for box in boxes:
            area = QRectF(x, y, column, _box_height(box, em))
            middle, half = y + area.height() / 2, x - _COLUMN_GAP * em / 2
            # The players of a play-off come from tables of the same stage.
            for start_x, start_y in () if box.is_play_off else before:
                points = ((start_x, start_y), (half, start_y), (half, middle), (x, middle))
                shapes.append(straight(points, _BRACKET_EDGE, 0.25))
            shapes += _box(box, area, em)
            if not box.is_play_off:
                ends.append((x + column, middle))
            y = area.bottom() + _BOX_GAP * em
        before = ends
    return Drawing(wide, head + max(heights), tuple(shapes))


def _box_height(box: BracketBox, em: float) -> float:
    return ((len(box.seats) + bool(box.title)) * _LINE + 2 * _PAD) * em


def _box(box: BracketBox, area: QRectF, em: float) -> list[Shape]:
    pad, high = _PAD * em, _LINE * em
    x, y, wide = area.x() + pad, area.y() + pad, area.width() - 2 * pad
    frame = Box(area.x(), area.y(), area.width(), area.height(), 0.4 * em, "#FFFFFF", _BRACKET_EDGE, 0.3)
    shapes: list[Shape] = [frame]
    if box.title:
        shapes.append(Words(x, y, wide, high, box.title, 0.9 * em, MUTED, False, "left"))
        y += high
    figures = max((width_of(points, 0.9 * em, True) for _, points, _ in box.seats), default=0.0) + 0.5 * em
    for name, points, through in box.seats:
        colour, end = GOLD if through else INK, x + wide - figures
        shapes.append(Words(x, y, wide - figures, high, name, em, INK, through, "left"))
        shapes.append(Words(end, y, figures, high, points, 0.9 * em, colour, through, "right"))
        y += high
    return shapes


# ------------------------------------------------------------------ the cards


def lay_out_card(card: Card, paper: Paper) -> list[Page]:
    """Return the pages of a card, each with as many games as fit; sums and signatures come last."""
    games = list(card.games)
    pages = []
    while games:
        sheet = _CardPage(card, paper)
        games = games[sheet.fill(games) :]
        pages += sheet.pages
    return pages


class _CardPage(Sheet):
    """One page of a card."""

    def __init__(self, card: Card, paper: Paper) -> None:
        super().__init__(paper, paper.text)
        self._card = card
        title, *lines = card.heading
        self.heading(title, [" · ".join(lines)], say(CONTEXT, SCORE_CARD))
        self.top += 0.6 * self.em
        shares = [1.0 if column.is_switch else _WIDE_FIELD for column in card.columns]
        shares += [_WIDE_FIELD] * len(card.results)
        name_wide = self.wide * (0.27 if card.columns else 0.4)
        unit = (self.wide - name_wide) / sum(shares, IN_ORDER)
        self._columns = [
            (card.player, name_wide),
            *zip(
                [*[column.title for column in card.columns], *card.results],
                [share * unit for share in shares],
                strict=True,
            ),
        ]
        # No word in a heading may be wider than its column.
        self._head_em = min(
            fitting(word, 0.74 * self.em, 0.95 * (wide - 2 * _HEAD_MARGIN))
            for head, wide in self._columns[1:]
            for word in head.split()
        )
        name_wide, sum_wide = 0.3 * self.wide, 0.13 * self.wide
        rest = self.wide - name_wide - sum_wide * len(card.sums)
        self._sums = [(card.player, name_wide), *[(each, sum_wide) for each in card.sums]]
        self._sums.append((card.signature, rest))

    def fill(self, games: Sequence[CardGame]) -> int:
        """Place the games that fit, and after the last one sums and signatures; return how many games."""
        seats, rest, room = len(self._card.names), len(games), self.bottom - self.top
        game = 1.9 * self.em + self._head(self._columns) + (2.6 if self._card.endings else 0.6) * self.em
        end = 1.9 * self.em + self._head(self._sums) + 0.6 * self.em + _SIGN_ROW

        def needed(count: int, row: float) -> float:
            return count * (game + seats * row) + (end + seats * row if count == rest else 0.0)

        count = next((count for count in range(rest, 1, -1) if needed(count, _LEAST_ROW) <= room), 1)
        rows = count * seats + (seats if count == rest else 0)
        row = max(_LEAST_ROW, min(_MOST_ROW, (room - needed(count, 0.0)) / rows))
        for each in games[:count]:
            self._game(each, row)
        if count == rest:
            self._end(row)
        return count

    def _game(self, game: CardGame, row: float) -> None:
        em, endings = self.em, self._card.endings
        ticked = [column.is_switch for column in self._card.columns] + [False] * len(self._card.results)
        self._grid(game.title, self._columns, ticked, game.rows, row)
        self.top += 0.7 * em if endings else 0.6 * em
        wide = self.wide / max(1, len(endings))
        for number, ending in enumerate(endings):
            x, side = number * wide, 0.95 * em
            square = _square(0.1, 0.17 * side, side, ticked=number == game.ending)
            self.draw(QRectF(self.left + x, self.top, wide, 1.3 * side), square)
            x += self.left + side + 0.5 * em
            self.words(QRectF(x, self.top, wide - side - 1.2 * em, 1.3 * side), ending, side)
        self.top += 1.9 * em if endings else 0.0

    def _end(self, row: float) -> None:
        card, em = self._card, self.em
        rows = [(*total, "") for total in card.totals]
        self._grid(card.together, self._sums, [False] * (len(self._sums) - 1), rows, row)
        half, y = 0.36 * self.wide, self.bottom - 1.3 * em
        for label, x, end in ((card.date, 0.0, half - em), (card.referee, half, self.wide)):
            wide = width_of(f"{label}:", em) + em
            self.words(QRectF(self.left + x, y, wide, 1.3 * em), f"{label}:", em)
            self.rule(x=x + wide, y=self.bottom, end=end)

    def _grid(
        self,
        title: str,
        columns: Sequence[tuple[str, float]],
        ticked: Sequence[bool],
        rows: Sequence[Sequence[str]],
        row: float,
    ) -> None:
        """Place a table to write in under its title, with rows that may already have content."""
        em, names = self.em, self._card.names
        self.line(title, 1.25, strong=True)
        self.top += 0.27 * em + self._head(columns)
        total, high = sum([wide for _, wide in columns], IN_ORDER), len(names) * row
        shapes: list[Shape] = [
            straight(((0.0, number * row), (total, number * row)), _EDGE, THIN)
            for number in range(len(names) + 1)
        ]
        shapes.append(straight(((0.0, 0.0), (0.0, high)), _EDGE, THIN))
        x = 0.0
        for number, (head, wide) in enumerate(columns):
            html = _head_html(head, "center" if number else "left")
            tall = height_of(html, self._head_em, wide)
            self.put(QRectF(self.left + x, self.top - tall, wide, tall), RichText(html, self._head_em))
            shapes.append(straight(((x + wide, 0.0), (x + wide, high)), _EDGE, THIN))
            for line, name in enumerate(names):
                if not number:
                    area = QRectF(self.left + 0.5 * em, self.top + line * row, 1.6 * em, row)
                    self.words(area, f"{line + 1}.", 1.1 * em)
                    self.name(QRectF(area.right(), area.y(), wide - 2.4 * em, row), name, 1.1 * em)
                    continue
                text, y = rows[line][number - 1] if rows else "", line * row
                if ticked[number - 1] and text in ("", TICKED):
                    side = min(3.6, 0.5 * row, 0.5 * wide)
                    across, down = x + (wide - side) / 2, y + (row - side) / 2
                    shapes += _square(across, down, side, ticked=text == TICKED)
                elif text:
                    size = fitting(text, 1.1 * em, 0.9 * wide)
                    shapes.append(Words(x, y, wide, row, text, size, INK))
            x += wide
        self.draw(QRectF(self.left, self.top, total, high), shapes)
        self.top += high

    def _head(self, columns: Sequence[tuple[str, float]]) -> float:
        return max(height_of(_head_html(head, "center"), self._head_em, wide) for head, wide in columns[1:])


def _head_html(text: str, side: str) -> str:
    margin = f"0px {_HEAD_MARGIN * DOTS}px 6px {_HEAD_MARGIN * DOTS}px"
    return f"<p align='{side}' style='color:{MUTED}; margin:{margin}'>{escape(text)}</p>"


def _square(x: float, y: float, side: float, *, ticked: bool) -> list[Shape]:
    """Return a square to tick, with a cross if it is ticked."""
    square: list[Shape] = [Box(x, y, side, side, 0.3, "", _EDGE, 0.25)]
    if ticked:
        square.append(straight(((x, y), (x + side, y + side)), INK, 0.4))
        square.append(straight(((x, y + side), (x + side, y)), INK, 0.4))
    return square
