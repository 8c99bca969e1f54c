"""The papers of a game that is over: its score card, and behind it the report on how it was played."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from itertools import groupby
from typing import Final

from stolik.analysis.report_sentences import ReportContent
from stolik.engine.drawing import Drawing
from stolik.engine.game_library import load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.engine.score_card import Column, Place, ScoreCardContent
from stolik.services.printing.course_chart import chart, course_of
from stolik.services.printing.heading import heading_of
from stolik.services.printing.sheet import (
    FAINT,
    GOLD,
    INK,
    MUTED,
    Area,
    Face,
    Page,
    Paper,
    Picture,
    Sheet,
    broken,
    largest,
    paragraph,
    table,
    width_of,
)
from stolik.services.sentences import CONTEXT, say
from stolik.services.tables.table_setup import TableSetup

SCORE_CARD: Final = QT_TRANSLATE_NOOP("shell", "Score card")
COURSE: Final = QT_TRANSLATE_NOOP("shell", "The course of the game")
TO_REMEMBER: Final = QT_TRANSLATE_NOOP("shell", "What we want to remember")
PLACE: Final = QT_TRANSLATE_NOOP("shell", "Place")
PLAYER: Final = QT_TRANSLATE_NOOP("shell", "Player")
COMPUTER: Final = QT_TRANSLATE_NOOP("shell", "computer")
SIGNATURES: Final = QT_TRANSLATE_NOOP("shell", "Signatures")
REFEREE: Final = QT_TRANSLATE_NOOP("shell", "Chief referee")

# The colours of the seats in Day, which the faces stand on at the table.
SEAT_COLOURS: Final = (
    "#2B67AE", "#B94A1A", "#2B774A", "#7A4BA6", "#8A6200", "#B02E66", "#475464", "#0B7285",
)  # fmt: skip
_FACES: Final = 12

_SMALLEST: Final = 1.8
_SMALLEST_OF_REPORT: Final = 1.5
_LARGEST_DRAWING: Final = 0.45
_LARGEST_ALONE: Final = 0.62
_SMALLEST_DRAWING: Final = 0.13
_LINE_APART: Final = 2.3
_LEAST_TO_WRITE: Final = 1.4 + 2 * _LINE_APART
_NARROW: Final = 13.0
_GAP: Final = 1.5

_PLACE_PERCENT: Final = 11
_PLAYER_PERCENT: Final = 25
_FIGURE_PERCENT: Final = 10
_FIGURE_PERCENT_OF_FEW: Final = 18
_FEW: Final = 2
_A_ROW: Final = 3
"""The signatures that stand beside each other."""

_UPRIGHT: Final = re.compile(r"[\u0590-\u1dbf\u2e80-\uffff\U00010000-\U0010ffff]+")
"""Letters of scripts without a slanted form, whose fonts lack it: boxes would stand there."""


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


def card_source_of(setup: TableSetup, content: ScoreCardContent, fact: str = "") -> ScoreCardSource:
    """Return the source of the card of a finished game; ``fact`` is a friendly sentence about it.

    A game that draws nothing gets a card of words and figures, and the course of its scores. In a tournament
    everybody signs.
    """
    session, game_id = setup.session, setup.info.id
    art = load_package(game_id).score_card
    drawings = art.drawings(session.game.view(session.state, None)) if art else [None] * session.seats
    if setup.agreed.in_tournament and not content.score_table.signed_by:
        signed = replace(content.score_table, signed_by=say(CONTEXT, REFEREE))
        content = replace(content, score_table=signed)
    seats = tuple(
        Seat(f"person-{each.face % _FACES}.svg" if each.is_person else f"bot-{each.kind}.svg", drawing)
        for each, drawing in zip(setup.seats, drawings, strict=True)
    )
    return ScoreCardSource(
        heading=heading_of(setup),
        content=content,
        seats=seats,
        caption=translated(game_id, art.caption) if art and art.caption else "",
        with_table=art.with_table if art else True,
        course=course_of(session, art.progress if art else None),
        course_caption=translated(game_id, art.progress_caption) if art and art.progress_caption else "",
        fact=fact,
    )


def seat_colour(seat: int) -> str:
    """Return the colour of a seat on paper, as ``#RRGGBB``."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def lay_out(source: ScoreCardSource, paper: Paper) -> Page:
    """Return the score card, with letters as large as lets everything stand on one page."""
    return largest(lambda em: _Card(source, paper, em).filled(), paper.text, _SMALLEST)


def lay_out_report(content: ReportContent, heading: Sequence[str], paper: Paper) -> Page:
    """Return the page of a report; ``heading`` are the name of the game and the lines under it."""
    return largest(partial(_report, content, heading, paper), paper.text, _SMALLEST_OF_REPORT)


class _Card(Sheet):
    """One try with letters of a size; lengths of layout follow the em."""

    def __init__(self, source: ScoreCardSource, paper: Paper, em: float) -> None:
        super().__init__(paper, em)
        self._source = source
        self._gap = _GAP * em

    def filled(self) -> tuple[Page, float]:
        """Return the page, and how much room is left on it: less than nothing where it overflows."""
        source, em = self._source, self.em
        self._heading()
        if source.content.score_table.signed_by:
            top, foot = self.top, foot_of(source.content)
            self.bottom -= self.height_of(foot)
            self.top = self.bottom
            self.rich(foot)
            self.top, self.bottom = top, self.bottom - self._gap
        drawn = [seat.drawing for seat in source.seats if seat.drawing is not None]
        if source.with_table or not drawn:
            self.rich(body_of(source.content), _GAP)
        remarks = remarks_of(source.content, source.fact)
        below = self.height_of(remarks) + self._gap if remarks else 0.0
        # Names at the ends of the lines must not run into each other.
        least = max(11.0, 1.05 * len(source.seats) + 3.0) * em if source.course else 0.0
        if drawn:
            self._seats(drawn[0], self.bottom - below - least - self.top)
        if source.course:
            room = self.bottom - self.top - below
            most = self.wide * 0.46 + 2.2 * em
            # It takes what is too little for lines to write on.
            self._chart(max(least, room if room - most - self._gap < _LEAST_TO_WRITE * em else most))
        if remarks:
            self.rich(remarks, _GAP)
        left = self.bottom - self.top + self._gap
        self._to_write()
        return self.pages[0], left

    def _heading(self) -> None:
        """Place the title, what stands under it, and the faces of those who won."""
        em, (title, *lines) = self.em, self._source.heading
        winners = [place for place in self._source.content.places if place.rank == 1][:3]
        face, begun = 5.2 * em, self.top
        less = len(winners) * (face + 0.5 * em)
        self.line(say(CONTEXT, SCORE_CARD), 0.9, MUTED, less=less + em)
        self.line(title, 2.3, strong=True, less=less + em)
        for line in lines:
            self.line(line, 1, MUTED, less=less + em)
        for number, place in enumerate(winners):
            x = self.left + self.wide - less + number * (face + 0.5 * em) + 0.5 * em
            self._face(place, Area(x, begun + 0.2 * em, face, face), GOLD)
        self.top = max(self.top, begun + face + 0.4 * em) + 0.6 * em
        self.rule(y=self.top - 0.1)
        self.top += self._gap * 0.8

    def _seats(self, sample: Drawing, room: float) -> None:
        """Place a block for everybody, best first, beside each other as makes the drawings largest."""
        places, gap, em = self._source.content.places, self._gap, self.em
        if self._source.caption:
            self.line(self._source.caption, 0.9, MUTED)
            self.top += 0.4 * em
            room -= 1.6 * em
        most = (_LARGEST_DRAWING if len(self._source.seats) > 1 else _LARGEST_ALONE) * em
        ways = []
        for columns in range(1, len(places) + 1):
            wide, rows = (self.wide - (columns - 1) * gap) / columns, -(-len(places) // columns)
            high = (room - rows * gap) / rows - self._head(wide)
            ways.append((min(wide / sample.width, high / sample.height, most), -columns, wide))
        best, columns, wide = max(ways)
        columns = -columns if best > 0 else 1
        wide = wide if best > 0 else self.wide
        # If that is too small the page overflows, and smaller letters leave it more room.
        scale = max(best, _SMALLEST_DRAWING * em)
        head = self._head(wide)
        high = head + scale * sample.height
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            area = Area(self.left + column * (wide + gap), self.top + row * (high + gap), wide, high)
            self._block(place, area, head, scale)
        self.top += -(-len(places) // columns) * (high + gap)

    def _block(self, place: Place, area: Area, head: float, scale: float) -> None:
        """Place a player's face, name and score, and what is left before them."""
        em, narrow, alone = self.em, area.width < _NARROW * self.em, len(self._source.seats) == 1
        total = next(column for column in self._source.content.score_table.columns if column.strong)
        score = "" if self._source.with_table else total.cells[place.seat]
        first = 2.7 * em
        self._face(place, Area(area.x, area.y, first, first), GOLD if place.rank == 1 else "")
        x = area.x + first + 0.5 * em
        if alone:
            x += 0.2 * em
        else:
            rank, wide = f"{place.rank}.", width_of(f"{place.rank}.", 1.25 * em, True) + 0.6 * em
            self.words(Area(x, area.y, wide, first), rank, 1.25 * em, GOLD if place.rank == 1 else INK, True)
            x += wide
        end = area.right
        if score:
            wide = width_of(score, 1.7 * em, True) + 0.5 * em
            end -= wide
            self.words(Area(end, area.y, wide, first), score, 1.7 * em, INK, True, "right")
        if score and not narrow:
            wide = width_of(total.head, 0.85 * em) + 0.4 * em
            end -= wide
            # It stands on the line of the figure.
            self.words(Area(end, area.y + 0.22 * em, wide, first), total.head, 0.85 * em, MUTED, side="right")
        if narrow:
            self._name(place, Area(area.x, area.y + first, area.width, head - first - 0.3 * em))
        else:
            self._name(place, Area(x, area.y, end - x - 0.3 * em, first))
        drawing = self._source.seats[place.seat].drawing
        if drawing is not None:
            wide = drawing.width * scale
            x = area.x + (area.width - wide) / 2 if alone else area.x
            self.put(Picture(Area(x, area.y + head, wide, drawing.height * scale), drawing))

    def _name(self, place: Place, area: Area) -> None:
        """Place a name in one line or two, and under it that a computer bears it."""
        lines, size = broken(place.name, 1.15 * self.em, area.width, True)
        told = () if place.is_person else (say(CONTEXT, COMPUTER),)
        count = len(lines) + len(told)
        size = min(size, 0.8 * area.height / count)
        high = min(area.height / count, 1.25 * size)
        y = area.y + (area.height - count * high) / 2
        for number, text in enumerate((*lines, *told)):
            is_name = number < len(lines)
            em, colour = (size, INK) if is_name else (min(size, 0.8 * self.em), MUTED)
            self.words(Area(area.x, y + number * high, area.width, high), text, em, colour, is_name)

    def _chart(self, high: float) -> None:
        """Place the course of the game."""
        source, end = self._source, self.top + high
        self.line(source.course_caption or say(CONTEXT, COURSE), 0.9, MUTED)
        self.top += 0.3 * self.em
        names = [place.name for place in sorted(source.content.places, key=lambda place: place.seat)]
        area = Area(self.left, self.top, self.wide, end - self.top)
        self.put(Picture(area, _chart(source.course, names, area, self.em)))
        self.top = end + self._gap

    def _to_write(self) -> None:
        """Fill what is left with lines to write on, where there is room for a few."""
        if self.bottom - self.top < _LEAST_TO_WRITE * self.em:
            return
        self.line(say(CONTEXT, TO_REMEMBER), 0.9, MUTED)
        count = int((self.bottom - self.top) / (_LINE_APART * self.em))
        for number in range(1, count + 1):
            self.rule(FAINT, y=self.top + number * (self.bottom - self.top) / count - 0.1)

    def _head(self, wide: float) -> float:
        return (5.4 if wide < _NARROW * self.em else 3.2) * self.em

    def _face(self, place: Place, area: Area, ring: str) -> None:
        self.put(Face(area, self._source.seats[place.seat].face, seat_colour(place.seat), ring))


def _chart(
    course: Sequence[Sequence[int]], names: Sequence[str], area: Area, em: float, *, dashed: bool = False
) -> Drawing:
    colours = [seat_colour(seat) for seat in range(len(names))]
    return chart(course, names, colours, area.width, area.height, 0.85 * em, dashed=dashed)


def _report(content: ReportContent, heading: Sequence[str], paper: Paper, em: float) -> tuple[Page, float]:
    """Return the page with letters of a size, and the room left: below 0 where too little."""
    sheet, (game, *lines) = Sheet(paper, em), heading
    sheet.heading(content.title, [" · ".join(lines)], game, 2)
    sheet.top += 0.8 * em
    sheet.line(content.course_caption, 0.9, MUTED)
    names = [seat.name for seat in content.seats]
    high = max(9 * em, 1.1 * em * (len(names) + 1), 0.3 * sheet.wide)
    area = Area(sheet.left, sheet.top + 0.3 * em, sheet.wide, high)
    sheet.put(Picture(area, _chart(content.course, names, area, em, dashed=True)))
    sheet.top = area.bottom + em
    told = [paragraph(seat.name, escape(f"{seat.luck} {seat.skill}"), joint=": ") for seat in content.seats]
    sheet.rich(paragraph(content.seats_caption) + "".join(told), 0.7)
    for head, moments in content.sections:
        told = [
            paragraph(each.title, f"{escape(each.what)}<br>{escape(' '.join(each.told))}", joint=": ")
            for each in moments
        ]
        sheet.rich(paragraph(head) + "".join(told) if told else "", 0.7)
    return sheet.pages[0], sheet.bottom - sheet.top


# ------------------------------------------------------------------ texts with markup


def body_of(card: ScoreCardContent) -> str:
    """Return the figures as a table."""
    columns = card.score_table.columns
    return table([*_heads(columns), *[_row(place, columns) for place in card.places]])


def remarks_of(card: ScoreCardContent, fact: str = "") -> str:
    """Return the sentences under the figures: of handicap, pauses and the game, and a friendly ``fact``."""
    said = [f"<p>{escape(line)}</p>" for line in (card.handicap, card.pauses) if line]
    for remarks in card.score_table.remarks:
        said += [paragraph(remarks.about)] if remarks.about else []
        said += [f"<p>{escape(sentence)}</p>" for sentence in remarks.sentences]
    if fact:
        slanted = _UPRIGHT.sub(r"<span style='font-style:normal'>\g<0></span>", escape(fact))
        said.append(f"<p><i>{slanted}</i></p>")
    return "".join(said)


def foot_of(card: ScoreCardContent) -> str:
    """Return the lines on which the people of the table and the owner of the card sign it."""
    names = [place.name for place in sorted(card.places, key=lambda place: place.seat) if place.is_person]
    names.append(card.score_table.signed_by)
    rows = []
    for first in range(0, len(names), _A_ROW):
        row = [*names[first : first + _A_ROW], *[""] * _A_ROW][:_A_ROW]
        lines = ("border-top:1px solid #000000" if name else "" for name in row)
        cells = (
            f"<td width='30%' style='border:0px; {line}'>{escape(name)}</td>"
            for name, line in zip(row, lines, strict=True)
        )
        gap = "<td width='5%' style='border:0px'></td>"
        rows.append(f"<tr><td style='border:0px' height='40' colspan='{2 * _A_ROW - 1}'></td></tr>")
        rows.append(f"<tr>{gap.join(cells)}</tr>")
    return f"<p style='color:#444444'>{escape(say(CONTEXT, SIGNATURES))}</p>{table(rows)}"


def _heads(columns: Sequence[Column]) -> Iterator[str]:
    if any(column.group for column in columns):
        groups = [(group, len(list(same))) for group, same in groupby(columns, lambda column: column.group)]
        over = (
            f"<th class='over' align='center' colspan='{wide}'>{escape(name)}</th>" for name, wide in groups
        )
        yield f"<tr><th class='over'></th><th class='over'></th>{''.join(over)}</tr>"
    count = sum(not column.prose for column in columns)
    figure_wide = _FIGURE_PERCENT if count > _FEW else _FIGURE_PERCENT_OF_FEW
    # The names take what is left, but for a column of prose that needs it more.
    left = 100 - _PLACE_PERCENT - figure_wide * count
    player_wide = _PLAYER_PERCENT if any(column.prose for column in columns) else left
    heads = [
        ("left", _PLACE_PERCENT, say(CONTEXT, PLACE)),
        ("left", player_wide, say(CONTEXT, PLAYER)),
        *[(_side(each), left - player_wide if each.prose else figure_wide, each.head) for each in columns],
    ]
    told = (
        f"<th align='{side}' valign='bottom' width='{wide}%'>{escape(text)}</th>"
        for side, wide, text in heads
    )
    yield f"<tr>{''.join(told)}</tr>"


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


def _side(column: Column) -> str:
    return "left" if column.prose else "right"
