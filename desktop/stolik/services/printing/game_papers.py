"""The papers of a finished game: its score card, followed by the report on how it was played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html import escape
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QRectF

from stolik.analysis.report_sentences import ReportContent
from stolik.engine.drawing import Drawing, Oval, Shape, Words, straight
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, translated
from stolik.engine.package import ScoreCardArt
from stolik.engine.score_card import Column, Place, ScoreCardContent
from stolik.engine.session import Session
from stolik.services.line_up.option_rows import presets_of
from stolik.services.printing.sheet import (
    FAINT,
    GOLD,
    INK,
    MUTED,
    THIN,
    Face,
    Page,
    Paper,
    Sheet,
    largest,
    paragraph,
    table,
    width_of,
)
from stolik.services.sentences import CONTEXT, TOURNAMENT, moment_text, say
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.profiles import DRAWN_FACES
from stolik.tournament.sentences import match_title
from stolik.tournament.tournament import PlayedMatch

SCORE_CARD: Final = N_("shell", "Score card")
COURSE: Final = N_("shell", "How the game went")
TO_REMEMBER: Final = N_("shell", "What we want to remember")
PLACE: Final = N_("shell", "Place")
PLAYER: Final = N_("shell", "Player")
COMPUTER: Final = N_("shell", "computer")
SIGNATURES: Final = N_("shell", "Signatures")
REFEREE: Final = N_("shell", "Chief referee")
RULES: Final = N_("shell", "Rules: {rules}")
YES: Final = N_("shell", "yes")
NO: Final = N_("shell", "no")

# The colours of the seats in the scheme Day, the background of the faces at the table.
SEAT_COLOURS: Final = (
    "#2B67AE", "#B94A1A", "#2B774A", "#7A4BA6", "#8A6200", "#B02E66", "#475464", "#0B7285",
)  # fmt: skip

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
"""The number of signatures in a row."""

_UPRIGHT: Final = re.compile(r"[\u0590-\u1dbf\u2e80-\uffff\U00010000-\U0010ffff]+")
"""Letters of scripts without an italic form, whose fonts would show boxes instead."""

_SAMPLES: Final = 60
_FAINT: Final = "#D9D2C3"
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_STEPS: Final = 5
_NAMES_SHARE: Final = 0.24
_DASHES: Final[Sequence[tuple[float, ...]]] = (
    (), (4, 2), (1, 1.6), (7, 2, 1.4, 2), (2.4, 1.4), (9, 2, 1.4, 2, 1.4, 2),
)  # fmt: skip


class ScoreCardSource:
    """Everything on the score card of a finished game, in the current language.

    ``faces`` are by seat, as are ``drawings`` of what each has left, if the game has any; otherwise the card
    shows a table of figures, ``with_table``. ``course`` is the progress of every seat, moment by moment.
    """

    def __init__(self, setup: TableSetup, content: ScoreCardContent, fact: str = "") -> None:
        """Take a card's content and a friendly sentence about the game; in a tournament everybody signs."""
        session, game_id = setup.session, setup.info.id
        art = load_package(game_id).score_card or ScoreCardArt()
        if setup.agreed.in_tournament and not content.score_table.signed_by:
            signed = replace(content.score_table, signed_by=say(CONTEXT, REFEREE))
            content = replace(content, score_table=signed)
        self.heading, self.content, self.fact = heading_of(setup), content, fact
        self.faces = [
            f"person-{each.face % DRAWN_FACES}.svg" if each.is_person else f"bot-{each.kind}.svg"
            for each in setup.seats
        ]
        self.drawings = art.drawings(session.game.view(session.state, None))
        self.caption = translated(game_id, art.caption)
        self.with_table = art.with_table or not self.drawings
        self.course = course_of(session, art.progress)
        self.course_caption = translated(game_id, art.progress_caption) or say(CONTEXT, COURSE)


def seat_colour(seat: int) -> str:
    """Return a seat's colour on paper, as ``#RRGGBB``."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def lay_out(source: ScoreCardSource, paper: Paper) -> Page:
    """Return the score card in the largest letters with which everything fits on one page."""
    return largest(lambda em: _Card(source, paper, em).filled(), paper.text, _SMALLEST)


class _Card(Sheet):
    """One attempt at a card with letters of one size; lengths are relative to the em."""

    def __init__(self, source: ScoreCardSource, paper: Paper, em: float) -> None:
        super().__init__(paper, em)
        self._source = source
        self._gap = _GAP * em

    def filled(self) -> tuple[Page, float]:
        """Return the page, and the room left on it, which is negative if it overflows."""
        source, em = self._source, self.em
        title, *lines = source.heading
        winners = [place for place in source.content.places if place.rank == 1][:3]
        faces = [self._face(place) for place in winners]
        self.heading(title, lines, say(CONTEXT, SCORE_CARD), faces=faces)
        self.top += 0.1 * em + self._gap * 0.8
        if source.content.score_table.signed_by:
            top, foot = self.top, foot_of(source.content)
            self.bottom -= self.height_of(foot)
            self.top = self.bottom
            self.rich(foot)
            self.top, self.bottom = top, self.bottom - self._gap
        if source.with_table:
            self.rich(body_of(source.content), _GAP)
        remarks = remarks_of(source.content, source.fact)
        below = self.height_of(remarks) + self._gap if remarks else 0.0
        # The names at the ends of the lines mustn't overlap.
        least = max(11.0, 1.05 * len(source.faces) + 3.0) * em if source.course else 0.0
        if source.drawings:
            self._seats(source.drawings[0], self.bottom - below - least - self.top)
        if source.course:
            room = self.bottom - self.top - below
            most = self.wide * 0.46 + 2.2 * em
            # It also takes any room that is too small for lines to write on.
            end = self.top + max(least, room if room - most - self._gap < _LEAST_TO_WRITE * em else most)
            self.line(source.course_caption, 0.9, MUTED)
            self.top += 0.3 * em
            names = [place.name for place in sorted(source.content.places, key=lambda place: place.seat)]
            area = QRectF(self.left, self.top, self.wide, end - self.top)
            self.put(area, chart(source.course, names, area, em))
            self.top = end + self._gap
        if remarks:
            self.rich(remarks, _GAP)
        left = self.bottom - self.top + self._gap
        self._to_write()
        return self.pages[0], left

    def _seats(self, sample: Drawing, room: float) -> None:
        """Place a block for each player, best first, arranged to make the drawings as large as possible."""
        places, gap, em = self._source.content.places, self._gap, self.em
        if self._source.caption:
            self.line(self._source.caption, 0.9, MUTED)
            self.top += 0.4 * em
            room -= 1.6 * em
        most = (_LARGEST_DRAWING if len(self._source.faces) > 1 else _LARGEST_ALONE) * em
        ways = []
        for columns in range(1, len(places) + 1):
            wide, rows = (self.wide - (columns - 1) * gap) / columns, -(-len(places) // columns)
            high = (room - rows * gap) / rows - self._head(wide)
            ways.append((min(wide / sample.width, high / sample.height, most), -columns, wide))
        best, columns, wide = max(ways)
        columns = -columns if best > 0 else 1
        wide = wide if best > 0 else self.wide
        # If this is too large the page overflows, and smaller letters leave more room.
        scale = max(best, _SMALLEST_DRAWING * em)
        head = self._head(wide)
        high = head + scale * sample.height
        for number, place in enumerate(places):
            row, column = divmod(number, columns)
            area = QRectF(self.left + column * (wide + gap), self.top + row * (high + gap), wide, high)
            self._block(place, area, head, scale)
        self.top += -(-len(places) // columns) * (high + gap)

    def _block(self, place: Place, area: QRectF, head: float, scale: float) -> None:
        """Place a player's face, name and score, and a drawing of what they have left."""
        em, narrow, alone = self.em, area.width() < _NARROW * self.em, len(self._source.faces) == 1
        total = next(column for column in self._source.content.score_table.columns if column.strong)
        score = "" if self._source.with_table else total.cells[place.seat]
        first, y = 2.7 * em, area.y()
        self.put(QRectF(area.x(), y, first, first), self._face(place))
        x, end = area.x() + first + 0.5 * em, area.right()
        if alone:
            x += 0.2 * em
        else:
            rank, wide = f"{place.rank}.", width_of(f"{place.rank}.", 1.25 * em, True) + 0.6 * em
            self.words(QRectF(x, y, wide, first), rank, 1.25 * em, GOLD if place.rank == 1 else INK, True)
            x += wide
        if score:
            wide = width_of(score, 1.7 * em, True) + 0.5 * em
            end -= wide
            self.words(QRectF(end, y, wide, first), score, 1.7 * em, INK, True, "right")
        if score and not narrow:
            wide = width_of(total.head, 0.85 * em) + 0.4 * em
            end -= wide
            # It shares the baseline of the figure.
            self.words(QRectF(end, y + 0.22 * em, wide, first), total.head, 0.85 * em, MUTED, side="right")
        name = QRectF(x, y, end - x - 0.3 * em, first)
        if narrow:
            name = QRectF(area.x(), y + first, area.width(), head - first - 0.3 * em)
        self.name(name, place.name, 1.15 * em, "" if place.is_person else say(CONTEXT, COMPUTER))
        drawing = self._source.drawings[place.seat]
        wide = drawing.width * scale
        x = area.x() + (area.width() - wide) / 2 if alone else area.x()
        self.put(QRectF(x, y + head, wide, drawing.height * scale), drawing)

    def _to_write(self) -> None:
        """Fill the rest with lines to write on, if there is room for a few."""
        if self.bottom - self.top < _LEAST_TO_WRITE * self.em:
            return
        self.line(say(CONTEXT, TO_REMEMBER), 0.9, MUTED)
        count = int((self.bottom - self.top) / (_LINE_APART * self.em))
        for number in range(1, count + 1):
            self.rule(FAINT, y=self.top + number * (self.bottom - self.top) / count - 0.1)

    def _head(self, wide: float) -> float:
        return (5.4 if wide < _NARROW * self.em else 3.2) * self.em

    def _face(self, place: Place) -> Face:
        ring = GOLD if place.rank == 1 else ""
        return Face(self._source.faces[place.seat], seat_colour(place.seat), ring)


def lay_out_report(content: ReportContent, heading: Sequence[str], paper: Paper) -> Page:
    """Return the page of a report; ``heading`` is the title of the game and the lines under it."""
    game, *lines = heading
    names = [seat.name for seat in content.seats]

    def fill(em: float) -> tuple[Page, float]:
        sheet = Sheet(paper, em)
        sheet.heading(content.title, [" · ".join(lines)], game, 2)
        sheet.top += 0.8 * em
        sheet.line(content.course_caption, 0.9, MUTED)
        high = max(9 * em, 1.1 * em * (len(names) + 1), 0.3 * sheet.wide)
        area = QRectF(sheet.left, sheet.top + 0.3 * em, sheet.wide, high)
        sheet.put(area, chart(content.course, names, area, em, dashed=True))
        sheet.top = area.bottom() + em
        told = [
            paragraph(seat.name, escape(f"{seat.luck} {seat.skill}"), joint=": ") for seat in content.seats
        ]
        sheet.rich(paragraph(content.seats_caption) + "".join(told), 0.7)
        for head, moments in content.sections:
            told = [
                paragraph(each.title, f"{escape(each.what)}<br>{escape(' '.join(each.told))}", joint=": ")
                for each in moments
            ]
            sheet.rich(paragraph(head) + "".join(told) if told else "", 0.7)
        return sheet.pages[0], sheet.bottom - sheet.top

    return largest(fill, paper.text, _SMALLEST_OF_REPORT)


# ------------------------------------------------------------------ the course of a game


def course_of(
    session: Session, progress: Callable[[Any], Sequence[int]] | None
) -> tuple[tuple[int, ...], ...]:
    """Return the progress of every seat at moments spread evenly over the game, oldest first.

    The first moment is when a seat could first move, after the deal. ``progress`` returns it for an
    onlooker's view; by default it is the scores. The result is empty if nothing changed.
    """
    length, game = session.length, session.game
    began = (moment for moment in range(length) if game.to_act(session.state_at(moment)) != (TABLE,))
    dealt = next(began, length)
    found = []
    for moment in sorted({dealt + (length - dealt) * step // _SAMPLES for step in range(_SAMPLES + 1)}):
        state = session.state_at(moment)
        if progress is not None:
            found.append(tuple(progress(game.view(state, None))))
        else:
            standings = sorted(game.standings(state), key=lambda standing: standing.seat)
            found.append(tuple([standing.score for standing in standings]))
    return tuple(found) if len(set(found)) > 1 else ()


def chart(
    course: Sequence[Sequence[int]], names: Sequence[str], area: QRectF, em: float, *, dashed: bool = False
) -> Drawing:
    """Return the chart of a course in the size of an area; ``dashed`` gives each line its own pattern."""
    width, height, text = area.width(), area.height(), 0.85 * em
    shapes: list[Shape] = []
    marks = _marks(min(map(min, course)), max(map(max, course)))
    low, high = marks[0], marks[-1]
    left = max(width_of(_figure(mark), text) for mark in marks) + text * 0.6
    widest = max(width_of(name, text, True) for name in names)
    right = width - min(width * _NAMES_SHARE, widest + text) - text * 0.4
    top, bottom = text * 0.6, height - text * 0.6

    def across(moment: int) -> float:
        return left + (right - left) * moment / (len(course) - 1)

    def down(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    for mark in marks:
        y, room = down(mark), left - text * 0.6
        shapes.append(straight(((left, y), (right, y)), _FAINT if mark else MUTED, THIN))
        shapes.append(Words(0, y - text, room, 2 * text, _figure(mark), text, MUTED, side="right"))
    for seat in range(len(names)):
        points = tuple((across(moment), down(values[seat])) for moment, values in enumerate(course))
        dashes = _DASHES[seat % len(_DASHES)] if dashed else ()
        thick = text * (0.11 if dashed and seat >= len(_DASHES) else 0.17)
        shapes.append(straight(points, seat_colour(seat), thick, dashes))
    ends = [down(values) for values in course[-1]]
    x, room = right + text * 0.8, width - right - text * 0.8
    for seat, y in _spread(ends, text * 1.15, 0.0, height):
        name, colour = names[seat], seat_colour(seat)
        shapes.append(Oval(right, ends[seat], text * 0.24, text * 0.24, fill=colour))
        if abs(y - ends[seat]) > text * 0.3:
            shapes.append(straight(((right, ends[seat]), (right + text * 0.7, y)), colour, 0.15))
        shapes.append(Words(x, y - text, room, 2 * text, name, text, colour, True, "left"))
    return Drawing(width, height, tuple(shapes))


def _figure(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def _marks(low: int, high: int) -> list[int]:
    """Return evenly spaced round values that cover ``low`` to ``high`` and include 0."""
    low, high = min(0, low), max(0, high)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_STEPS), high - low)
    return list(range(-(-low // step) * step if low >= 0 else low // step * step, high + step, step))


def _spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[tuple[int, float]]:
    """Return a height near each wanted one, with its index, so that no two are closer than ``apart``."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    apart = min(apart, (bottom - top) / max(1, len(wanted)))
    placed: list[float] = []
    for seat in order:
        placed.append(max(wanted[seat], top + apart / 2, placed[-1] + apart if placed else 0))
    limit = bottom - apart / 2
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - apart
    return list(zip(order, placed, strict=True))


# ------------------------------------------------------------------ texts with markup


def heading_of(setup: TableSetup) -> tuple[str, ...]:
    """Return the lines above a card: the game, how it plays, when and where it was played, and its rules."""
    info, match = setup.info, setup.agreed.match
    lines = [translated(info.id, info.title), translated(info.id, info.plays_as)]
    if (began := setup.began) is not None:
        lines.append(moment_text(began))
    if match is not None:
        assert isinstance(match, PlayedMatch), "tournaments alone have matches"
        lines += [match.state.created.name or say(CONTEXT, TOURNAMENT), match_title(match)]
    if rules := rules_of(setup):
        lines.append(say(CONTEXT, RULES, {"rules": rules}))
    return tuple(lines)


def rules_of(setup: TableSetup) -> str:
    """Return the name of the set of options that was played, or else the options that differ from usual."""
    game_id = setup.info.id
    messages, played = load_package(game_id).messages, to_plain(setup.session.options)
    # The card names a handicap together with the players who have it.
    played.pop(messages.handicap, None)
    for name, options in presets_of(game_id).items():
        if played == options:
            return translated(game_id, messages.presets[name][0])
    usual, told = to_plain(load_game(game_id).options_type()), []
    for name, value in played.items():
        said = messages.option_values.get(name, {}).get(value)
        if value == usual.get(name) or (said is None and not isinstance(value, bool)):
            continue
        word = say(CONTEXT, YES if value else NO)
        if said is not None:
            word = translated(game_id, said)
            word = word[:1].lower() + word[1:]
        told.append(f"{translated(game_id, messages.options[name][0])}: {word}")
    return "; ".join(told)


def body_of(card: ScoreCardContent) -> str:
    columns = card.score_table.columns
    return table([*_heads(columns), *[_row(place, columns) for place in card.places]])


def remarks_of(card: ScoreCardContent, fact: str = "") -> str:
    """Return the sentences under the figures: handicap, pauses, remarks on the game, a friendly ``fact``."""
    said = [f"<p>{escape(line)}</p>" for line in (card.handicap, card.pauses) if line]
    for remarks in card.score_table.remarks:
        said += [paragraph(remarks.about)] if remarks.about else []
        said += [f"<p>{escape(sentence)}</p>" for sentence in remarks.sentences]
    if fact:
        slanted = _UPRIGHT.sub(r"<span style='font-style:normal'>\g<0></span>", escape(fact))
        said.append(f"<p><i>{slanted}</i></p>")
    return "".join(said)


def foot_of(card: ScoreCardContent) -> str:
    """Return the signature lines for the people at the table and for the card's own signatory, if any."""
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
    # The names take the remaining width unless a column of prose needs it.
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
