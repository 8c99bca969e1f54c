"""Lays a score card out: who played, what is left before them, the course of the game, and room to write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stolik.engine.drawing import Drawing, Words, straight
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.score_card import Place, ScoreCardContent
from stolik.services.printing.course_chart import chart
from stolik.services.printing.paper import Paper
from stolik.services.printing.placed import Area, Face, Line, Page, Picture, RichText
from stolik.services.printing.score_card_text import COMPUTER, body_of, foot_of, remarks_of
from stolik.services.printing.text_measure import broken, fitting, height_of, width_of
from stolik.services.sentences import CONTEXT, say

SCORE_CARD: Final = QT_TRANSLATE_NOOP("shell", "Score card")
COURSE: Final = QT_TRANSLATE_NOOP("shell", "The course of the game")
TO_REMEMBER: Final = QT_TRANSLATE_NOOP("shell", "What we want to remember")

# The colours of the seats in Day, which the faces stand on at the table.
SEAT_COLOURS: Final = (
    "#2B67AE", "#B94A1A", "#2B774A", "#7A4BA6", "#8A6200", "#B02E66", "#475464", "#0B7285",
)  # fmt: skip

_INK: Final = "#23211E"
_MUTED: Final = "#5A544B"
_FAINT: Final = "#C9C0AE"
_GOLD: Final = "#B7791F"
_SMALLEST: Final = 1.8
_SHRINK: Final = 0.94
_CHART_LEAST: Final = 11.0
_CHART_SHARE: Final = 0.46
_LARGEST_DRAWING: Final = 0.45
_LARGEST_ALONE: Final = 0.62
_SMALLEST_DRAWING: Final = 0.13
_LINE_APART: Final = 2.3
_NARROW: Final = 13.0


@dataclass(frozen=True, slots=True)
class Seat:
    """What the card tells of a seat beside its figures: its face, and what is left before it."""

    face: str
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class ScoreCardSource:
    """Everything that a card is made of, in the language of the moment.

    ``heading`` are its title and the lines under it; ``seats`` go by seat; ``caption`` says what the drawings
    show. ``with_table`` tells that the figures stand as a table though there are drawings. ``course`` is how
    far every seat was, moment by moment, with its own caption; ``fact`` a friendly sentence.
    """

    heading: Sequence[str]
    content: ScoreCardContent
    seats: Sequence[Seat]
    caption: str = ""
    with_table: bool = False
    course: Sequence[Sequence[int]] = ()
    course_caption: str = ""
    fact: str = ""


def seat_colour(seat: int) -> str:
    """Return the colour of a seat on paper, as ``#RRGGBB``."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def lay_out(source: ScoreCardSource, paper: Paper) -> Page:
    """Return the page: the letters are as large as lets everything stand on it."""
    size = paper.text
    while True:
        page, left = _Layout(source, paper, size).page()
        if left >= 0 or size < _SMALLEST:
            return page
        size *= _SHRINK


class _Layout:
    """One try with letters of a size; lengths of layout follow the em."""

    def __init__(self, source: ScoreCardSource, paper: Paper, em: float) -> None:
        self._source = source
        self._em = em
        self._page = Page(paper)
        self._left = paper.margin
        self._wide = paper.inner_width
        self._gap = 1.5 * em

    def page(self) -> tuple[Page, float]:
        """Return the page, and how much room is left on it: less than nothing where it overflows."""
        source, paper, em = self._source, self._page.paper, self._em
        top = self._heading(paper.margin)
        bottom = paper.height - paper.margin
        foot = foot_of(source.content) if source.content.score_table.signed_by else ""
        foot_high = height_of(foot, em, self._wide)
        if foot:
            bottom -= foot_high
            self._rich(foot, bottom, foot_high)
            bottom -= self._gap
        drawn = [seat.drawing for seat in source.seats if seat.drawing is not None]
        table = body_of(source.content) if source.with_table or not drawn else ""
        remarks = remarks_of(source.content, source.fact)
        table_high, remarks_high = (height_of(html, em, self._wide) for html in (table, remarks))
        if table:
            top = self._rich(table, top, table_high) + self._gap
        least_chart = self._chart_least() if source.course else 0.0
        fixed = remarks_high + (self._gap if remarks else 0.0) + least_chart
        if drawn:
            top = self._seats(drawn[0], top, bottom - fixed - top)
        if source.course:
            room = bottom - top - (fixed - least_chart)
            most = self._wide * _CHART_SHARE + 2.2 * em
            # It takes what is too little for lines to write on.
            high = room if room - most - self._gap < self._least_to_write else most
            high = max(least_chart, high)
            top = self._chart(top, high)
        if remarks:
            top = self._rich(remarks, top, remarks_high) + self._gap
        left = bottom - top + self._gap
        self._to_write(top, bottom)
        return self._page, left

    # ------------------------------------------------------------------ the parts from top to bottom

    def _heading(self, top: float) -> float:
        """Place the title, what stands under it, and the faces of those who won; return where it ends."""
        em, (title, *lines) = self._em, self._source.heading
        winners = [place for place in self._source.content.places if place.rank == 1][:3]
        face = 5.2 * em
        faces_wide = len(winners) * (face + 0.5 * em)
        room = self._wide - faces_wide - em
        y = self._line(say(CONTEXT, SCORE_CARD), top, em * 0.9, room, _MUTED)
        y = self._line(title, y, em * 2.3, room, _INK, strong=True)
        for line in lines:
            y = self._line(line, y, em, room, _MUTED)
        x = self._left + self._wide - faces_wide
        for place in winners:
            self._face(place, Area(x + 0.5 * em, top + 0.2 * em, face, face), _GOLD)
            x += face + 0.5 * em
        y = max(y, top + face + 0.4 * em) + 0.6 * em
        self._rule(y)
        return y + self._gap * 0.8

    def _seats(self, sample: Drawing, top: float, room: float) -> float:
        """Place a block for everybody, best first, beside each other as makes the drawings largest."""
        places = self._source.content.places
        if self._source.caption:
            top = self._line(self._source.caption, top, self._em * 0.9, self._wide, _MUTED) + 0.4 * self._em
            room -= 1.6 * self._em
        gap = self._gap
        best, columns, wide = 0.0, 1, self._wide
        for tried in range(1, len(places) + 1):
            block = (self._wide - (tried - 1) * gap) / tried
            rows = -(-len(places) // tried)
            high = (room - rows * gap) / rows - self._head(block)
            scale = min(block / sample.width, high / sample.height, self._most_scale())
            if scale > best:
                best, columns, wide = scale, tried, block
        # If that is too small the page overflows, and smaller letters leave it more room.
        best = max(best, _SMALLEST_DRAWING * self._em)
        head, drawing = self._head(wide), best * sample.height
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            area = Area(
                self._left + column * (wide + gap), top + row * (head + drawing + gap), wide, head + drawing
            )
            self._block(place, area, head, best)
        return top + -(-len(places) // columns) * (head + drawing + gap)

    def _block(self, place: Place, area: Area, head: float, scale: float) -> None:
        """Place a player's face, name and score, and what is left before them."""
        em, narrow = self._em, area.width < _NARROW * self._em
        table = self._source.content.score_table
        total = next(column for column in table.columns if column.strong)
        score = "" if self._source.with_table else total.cells[place.seat]
        first = 2.7 * em
        face = Area(area.x, area.y, first, first)
        self._face(place, face, _GOLD if place.rank == 1 else "")
        alone = len(self._source.seats) == 1
        x, rank_wide = face.right + 0.5 * em, 0.2 * em
        if not alone:
            rank, colour = f"{place.rank}.", _GOLD if place.rank == 1 else _INK
            rank_wide = width_of(rank, 1.25 * em, True) + 0.6 * em
            self._words(Area(x, area.y, rank_wide, first), rank, 1.25 * em, colour, True)
        x += rank_wide
        score_wide = width_of(score, 1.7 * em, True) + 0.5 * em if score else 0.0
        head_wide = 0.0 if narrow or not score else width_of(total.head, 0.85 * em) + 0.4 * em
        name_end = area.right - score_wide - head_wide
        if score:
            score_area = Area(area.right - score_wide, area.y, score_wide, first)
            self._words(score_area, score, 1.7 * em, _INK, True, "right")
        if head_wide:
            # It stands on the line of the figure.
            head_area = Area(name_end, area.y + 0.22 * em, head_wide, first)
            self._words(head_area, total.head, 0.85 * em, _MUTED, False, "right")
        name_area = (
            Area(area.x, area.y + first, area.width, head - first - 0.3 * em)
            if narrow
            else Area(x, area.y, name_end - x - 0.3 * em, first)
        )
        self._name(place, name_area)
        drawing = self._source.seats[place.seat].drawing
        if drawing is not None:
            wide, high = drawing.width * scale, drawing.height * scale
            x = area.x + (area.width - wide) / 2 if alone else area.x
            self._page.parts.append(Picture(Area(x, area.y + head, wide, high), drawing))

    def _name(self, place: Place, area: Area) -> None:
        """Place a name in one line or two, and under it that a computer bears it."""
        em = self._em
        told = () if place.is_person else (say(CONTEXT, COMPUTER),)
        lines, size = broken(place.name, 1.15 * em, area.width, True)
        count = len(lines) + len(told)
        size = min(size, 0.8 * area.height / max(1, count))
        high = min(area.height / count, 1.25 * size)
        y = area.y + (area.height - count * high) / 2
        for text in lines:
            self._words(Area(area.x, y, area.width, high), text, size, _INK, True)
            y += high
        for text in told:
            self._words(Area(area.x, y, area.width, high), text, min(size, 0.8 * em), _MUTED)
            y += high

    def _chart(self, top: float, high: float) -> float:
        """Place the course of the game; return where it ends."""
        em, source = self._em, self._source
        caption = source.course_caption or say(CONTEXT, COURSE)
        y = self._line(caption, top, 0.9 * em, self._wide, _MUTED) + 0.3 * em
        by_seat = sorted(source.content.places, key=lambda place: place.seat)
        names = [place.name for place in by_seat]
        colours = [seat_colour(place.seat) for place in by_seat]
        area = Area(self._left, y, self._wide, high - (y - top))
        drawing = chart(source.course, names, colours, area.width, area.height, 0.85 * em)
        self._page.parts.append(Picture(area, drawing))
        return top + high + self._gap

    def _to_write(self, top: float, bottom: float) -> None:
        """Fill what is left with lines to write on, where there is room for a few."""
        em, apart = self._em, _LINE_APART * self._em
        if bottom - top < self._least_to_write:
            return
        y = self._line(say(CONTEXT, TO_REMEMBER), top, 0.9 * em, self._wide, _MUTED)
        count = int((bottom - y) / apart)
        apart = (bottom - y) / count
        for number in range(1, count + 1):
            self._rule(y + number * apart, _FAINT)

    # ------------------------------------------------------------------ what they are made of

    def _head(self, wide: float) -> float:
        return (5.4 if wide < _NARROW * self._em else 3.2) * self._em

    @property
    def _least_to_write(self) -> float:
        return (1.4 + 2 * _LINE_APART) * self._em

    def _most_scale(self) -> float:
        return (_LARGEST_DRAWING if len(self._source.seats) > 1 else _LARGEST_ALONE) * self._em

    def _chart_least(self) -> float:
        # Names at the ends of the lines must not run into each other.
        return max(_CHART_LEAST, 1.05 * len(self._source.seats) + 3.0) * self._em

    def _line(
        self, text: str, top: float, size: float, wide: float, colour: str, *, strong: bool = False
    ) -> float:
        size = fitting(text, size, wide, strong)
        self._words(Area(self._left, top, wide, 1.3 * size), text, size, colour, strong)
        return top + 1.3 * size

    def _words(
        self, area: Area, text: str, size: float, colour: str, strong: bool = False, side: str = "left"
    ) -> None:
        words = Words(area.x, area.y, area.width, area.height, text, size, colour, strong, side)
        self._page.parts.append(Line(words))

    def _rich(self, html: str, top: float, high: float) -> float:
        self._page.parts.append(RichText(Area(self._left, top, self._wide, high), html, self._em))
        return top + high

    def _face(self, place: Place, area: Area, ring: str) -> None:
        face = self._source.seats[place.seat].face
        self._page.parts.append(Face(area, face, seat_colour(place.seat), ring))

    def _rule(self, y: float, colour: str = _MUTED) -> None:
        line = straight(((0.0, 0.1), (self._wide, 0.1)), colour, 0.2)
        area = Area(self._left, y - 0.1, self._wide, 0.2)
        self._page.parts.append(Picture(area, Drawing(self._wide, 0.2, (line,))))
