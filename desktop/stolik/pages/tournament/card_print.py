"""Lays out a card on which the games of a real table are written, as many to a page as have room."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stolik.engine.drawing import Box, Drawing, Shape, Words, straight
from stolik.engine.float_sums import IN_ORDER
from stolik.pages.tournament.card_pages import TICKED, Card, CardGame
from stolik.pages.tournament.export_sentences import SCORE_CARD
from stolik.services.printing.paper import Paper
from stolik.services.printing.placed import Area, Line, Page, Picture, RichText
from stolik.services.printing.text_measure import DOTS, broken, fitting, height_of, width_of
from stolik.services.sentences import say
from stolik.tournament.sentences import CONTEXT

_INK: Final = "#23211E"
_MUTED: Final = "#5A544B"
_EDGE: Final = "#8A8272"
_THIN: Final = 0.2
_LEAST_ROW: Final = 7.2
"""Millimetres that a hand needs to write in."""
_MOST_ROW: Final = 13.0
_SIGN_ROW: Final = 9.0
_NAME_SHARE: Final = 0.27
_DATE_SHARE: Final = 0.36
_HEAD_SIZE: Final = 0.74
_HEAD_MARGIN: Final = 0.4
_WIDE_FIELD: Final = 1.1
"""The width of a column to write figures in, by that of one that is ticked."""


def lay_out_card(card: Card, paper: Paper) -> list[Page]:
    """Return the pages of a card; its sums and signatures stand on the last one."""
    games = list(card.games)
    pages = []
    while games:
        rest = len(games)
        layout = _Layout(card, paper)
        count = layout.games_that_fit(rest)
        layout.fill(games[:count], is_last=count == rest)
        pages.append(layout.page)
        games = games[count:]
    return pages


class _Layout:
    """One page of a card."""

    def __init__(self, card: Card, paper: Paper) -> None:
        self.page = Page(paper)
        self._card = card
        self._em = paper.text
        self._left, self._wide = paper.margin, paper.inner_width
        self._bottom = paper.height - paper.margin
        self._top = self._heading(paper.margin)
        shares = [1.0 if column.is_switch else _WIDE_FIELD for column in card.columns]
        shares += [_WIDE_FIELD] * len(card.results)
        self._name_wide = self._wide * (_NAME_SHARE if card.columns else 0.4)
        unit = (self._wide - self._name_wide) / sum(shares, IN_ORDER)
        self._widths = [share * unit for share in shares]
        self._heads = [column.title for column in card.columns] + list(card.results)
        self._head_size = self._largest_head()
        self._head_high = self._head_height(self._heads, self._widths)
        self._sum_wide = 0.13 * self._wide
        self._sum_head = self._head_height(card.sums, [self._sum_wide] * len(card.sums))

    def games_that_fit(self, rest: int) -> int:
        """Return how many games of the rest this page takes: all with the sums, else as many as can be."""
        room = self._bottom - self._top
        for count in range(rest, 0, -1):
            needed = count * self._game_high(_LEAST_ROW) + (
                self._end_high(_LEAST_ROW) if count == rest else 0
            )
            if needed <= room:
                return count
        return 1

    def fill(self, games: Sequence[CardGame], *, is_last: bool) -> None:
        """Place the games, and on the last page the sums and signatures."""
        seats = len(self._card.names)
        room = self._bottom - self._top
        rows = len(games) * seats + (seats if is_last else 0)
        fixed = len(games) * self._game_high(0.0) + (self._end_high(0.0) if is_last else 0.0)
        row = max(_LEAST_ROW, min(_MOST_ROW, (room - fixed) / rows))
        y = self._top
        for game in games:
            y = self._game(game, y, row)
        if is_last:
            self._end(y, row)

    def _game_high(self, row: float) -> float:
        endings = 2.6 * self._em if self._card.endings else 0.6 * self._em
        return 1.9 * self._em + self._head_high + len(self._card.names) * row + endings

    def _end_high(self, row: float) -> float:
        return 1.9 * self._em + self._sum_head + len(self._card.names) * row + 0.6 * self._em + _SIGN_ROW

    def _heading(self, top: float) -> float:
        title, *lines = self._card.heading
        y = self._line(say(CONTEXT, SCORE_CARD), top, 0.9 * self._em, _MUTED)
        y = self._line(title, y, 2.3 * self._em, _INK, strong=True)
        y = self._line(" · ".join(lines), y, self._em, _MUTED) + 0.5 * self._em
        self._rule(self._left, y, self._wide)
        return y + 0.6 * self._em

    def _game(self, game: CardGame, top: float, row: float) -> float:
        y = self._line(game.title, top, 1.25 * self._em, _INK, strong=True) + 0.27 * self._em
        kinds = [column.is_switch for column in self._card.columns] + [False] * len(self._card.results)
        y = self._grid(y, row, self._head_high, self._heads, self._widths, kinds, self._name_wide, game.rows)
        if not self._card.endings:
            return y + 0.6 * self._em
        size = 0.95 * self._em
        square = 0.95 * self._em
        wide = self._wide / len(self._card.endings)
        y += 0.7 * self._em
        for number, ending in enumerate(self._card.endings):
            x = self._left + number * wide
            self._shapes(
                Area(x, y, wide, 1.3 * size), _square(0.1, 0.17 * size, square, ticked=number == game.ending)
            )
            room = wide - square - 1.2 * self._em
            words = Words(
                x + square + 0.5 * self._em,
                y,
                room,
                1.3 * size,
                ending,
                fitting(ending, size, room),
                _INK,
                False,
                "left",
            )
            self.page.parts.append(Line(words))
        return y + 1.9 * self._em

    def _end(self, top: float, row: float) -> None:
        card, em = self._card, self._em
        y = self._line(card.together, top, 1.25 * em, _INK, strong=True) + 0.27 * em
        widths = [self._sum_wide] * len(card.sums)
        name = self._wide * 0.3
        widths.append(self._wide - name - sum(widths, IN_ORDER))
        heads = [*card.sums, card.signature]
        self._grid(
            y,
            row,
            self._sum_head,
            heads,
            widths,
            [False] * len(heads),
            name,
            [(*total, "") for total in card.totals],
        )
        y = self._bottom - 1.3 * em
        date_wide = _DATE_SHARE * self._wide
        for label, x, end in ((card.date, 0.0, date_wide - em), (card.referee, date_wide, self._wide)):
            wide = width_of(f"{label}:", em) + em
            words = Words(self._left + x, y, wide, 1.3 * em, f"{label}:", em, _INK, False, "left")
            self.page.parts.append(Line(words))
            self._rule(self._left + x + wide, self._bottom, end - x - wide)

    def _grid(
        self,
        top: float,
        row: float,
        head_high: float,
        heads: Sequence[str],
        widths: Sequence[float],
        ticked: Sequence[bool],
        name_wide: float,
        rows: Sequence[Sequence[str]],
    ) -> float:
        """Place a table to write in, with what stands in its rows already; return where it ends."""
        left = self._left
        self._head(self._card.player, Area(left, top, name_wide, head_high), "left")
        x = left + name_wide
        for head, wide in zip(heads, widths, strict=True):
            self._head(head, Area(x, top, wide, head_high), "center")
            x += wide
        total = name_wide + sum(widths, IN_ORDER)
        high = len(self._card.names) * row
        shapes: list[Shape] = []
        for number in range(len(self._card.names) + 1):
            y = number * row
            shapes.append(straight(((0.0, y), (total, y)), _EDGE, _THIN))
        x = 0.0
        for wide in (0.0, name_wide, *widths):
            x += wide
            shapes.append(straight(((x, 0.0), (x, high)), _EDGE, _THIN))
        for number in range(len(self._card.names)):
            cells = rows[number] if rows else ("",) * len(widths)
            x, y = name_wide, number * row
            for wide, is_ticked, text in zip(widths, ticked, cells, strict=True):
                if is_ticked and text in ("", TICKED):
                    side = min(3.6, 0.5 * row, 0.5 * wide)
                    left_of, above = x + (wide - side) / 2, y + (row - side) / 2
                    shapes += _square(left_of, above, side, ticked=text == TICKED)
                elif text:
                    size = fitting(text, 1.1 * self._em, 0.9 * wide)
                    shapes.append(Words(x, y, wide, row, text, size, _INK, False, "middle"))
                x += wide
        y = top + head_high
        self._shapes(Area(left, y, total, high), shapes)
        for number, name in enumerate(self._card.names):
            self._name(f"{number + 1}.", name, Area(left, y + number * row, name_wide, row))
        return y + high

    def _name(self, number: str, name: str, area: Area) -> None:
        """Place the number of a seat, and a name in one line or two."""
        em, x = self._em, area.x + 0.5 * self._em
        place = Words(x, area.y, 1.6 * em, area.height, number, 1.1 * em, _INK, False, "left")
        self.page.parts.append(Line(place))
        room = area.width - 2.4 * em
        lines, size = broken(name, 1.1 * em, room, True)
        size = min(size, 0.8 * area.height / len(lines))
        high = 1.2 * size
        y = area.y + (area.height - len(lines) * high) / 2
        for line in lines:
            words = Words(x + 1.6 * em, y, room, high, line, size, _INK, True, "left")
            self.page.parts.append(Line(words))
            y += high

    def _head(self, text: str, area: Area, side: str) -> None:
        html, size = self._head_html(text, side), self._head_size
        high = height_of(html, size, area.width)
        place = Area(area.x, area.bottom - high, area.width, high)
        self.page.parts.append(RichText(place, html, size))

    def _head_height(self, heads: Sequence[str], widths: Sequence[float]) -> float:
        return max(
            height_of(self._head_html(head, "center"), self._head_size, wide)
            for head, wide in zip(heads, widths, strict=True)
        )

    def _largest_head(self) -> float:
        """Return the em of the heads at which no word of them is wider than its column."""
        return min(
            fitting(word, self._em * _HEAD_SIZE, 0.95 * (wide - 2 * _HEAD_MARGIN))
            for head, wide in zip(self._heads, self._widths, strict=True)
            for word in head.split()
        )

    def _head_html(self, text: str, side: str) -> str:
        margin = f"0px {_HEAD_MARGIN * DOTS}px 6px {_HEAD_MARGIN * DOTS}px"
        return f"<p align='{side}' style='color:{_MUTED}; margin:{margin}'>{escape(text)}</p>"

    def _line(self, text: str, top: float, size: float, colour: str, *, strong: bool = False) -> float:
        size = fitting(text, size, self._wide, strong)
        words = Words(self._left, top, self._wide, 1.3 * size, text, size, colour, strong, "left")
        self.page.parts.append(Line(words))
        return top + 1.3 * size

    def _rule(self, x: float, y: float, wide: float) -> None:
        self._shapes(Area(x, y, wide, _THIN), [straight(((0.0, 0.1), (wide, 0.1)), _MUTED, _THIN)])

    def _shapes(self, area: Area, shapes: Sequence[Shape]) -> None:
        self.page.parts.append(Picture(area, Drawing(area.width, area.height, tuple(shapes))))


def _square(x: float, y: float, side: float, *, ticked: bool) -> list[Shape]:
    """Return a square to tick, crossed where it is ticked already."""
    square: list[Shape] = [Box(x, y, side, side, 0.3, "", _EDGE, 0.25)]
    if ticked:
        corners = ((x, y, x + side, y + side), (x, y + side, x + side, y))
        square += [
            straight(((left, top), (right, bottom)), _INK, 0.4) for left, top, right, bottom in corners
        ]
    return square
