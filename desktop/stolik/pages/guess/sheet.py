"""A sheet of guesses for a class, as a PDF file: twelve positions with blanks, and the answers behind."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import GuessPosition
from stolik.engine.bot_jobs import BotJob
from stolik.engine.drawing import Box, Drawing, Words, straight
from stolik.engine.game_library import load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.record import open_session, parse_record
from stolik.models.dice_voice import percent
from stolik.models.words import question_text
from stolik.services.printing.paper import PAPERS, Paper
from stolik.services.printing.placed import Area, Line, Page, Picture, RichText
from stolik.services.printing.text_measure import fitting, height_of
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.tables.stills import game_title

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Guess"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "guesses"

FAILED: Final = QT_TRANSLATE_NOOP("guesses", "The position could not be made.")
SHEET_TITLE: Final = QT_TRANSLATE_NOOP("guesses", "Guess first: {game}")
HOW: Final = QT_TRANSLATE_NOOP(
    "guesses", "Write a number from 0 (never) to 100 (always) into each box, then turn the sheet over."
)
NAME: Final = QT_TRANSLATE_NOOP("guesses", "Name:")
ANSWERS: Final = QT_TRANSLATE_NOOP("guesses", "The answers. Closer than 15 to each side is a good guess.")
FILE: Final = QT_TRANSLATE_NOOP("guesses", "Guess first")

MOST_TRIED: Final = 60
"""The positions that are chosen from; after that any will do."""

COLUMNS: Final = 3
ROWS: Final = 4
POSITIONS: Final = COLUMNS * ROWS

_INK: Final = "#23211E"
_MUTED: Final = "#5A544B"
_FAINT: Final = "#C9C0AE"
_SMALLEST: Final = 1.5
_SHRINK: Final = 0.94
_WIDEST: Final = 190.0
_HIGHEST: Final = 110.0


@QmlElement
@QmlUncreatable("The page makes it.")
class GuessSheet(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Makes a sheet with twelve positions of a game, and tells in one sentence what became of it."""

    workingChanged = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(SENTENCES, parent)
        self._services = services
        self._game = ""
        self._asked: list[PaperQuestion] = []
        self._tried = 0
        self._job: int | None = None

    @Property(bool, notify=workingChanged)
    def working(self) -> bool:
        """Whether positions are being made."""
        return self._job is not None

    def make(self, game_id: str) -> None:
        """Make a sheet of a game, unless one is being made."""
        if self._job is None:
            self._game, self._asked, self._tried = game_id, [], 0
            self._ask()

    def stop(self) -> None:
        """Make no further positions."""
        if self._job is not None:
            self._services.bots().forget(self._job)
            self._job = None
            self.workingChanged.emit()

    def _ask(self) -> None:
        self._job = self._services.bots().ask(
            self._hear, BotJob("guess", self._game, self._services.new_seed(), 0)
        )
        self.workingChanged.emit()

    def _hear(self, made: GuessPosition | None) -> None:
        self._job = None
        if made is None:
            self._tell(self.file, lambda: translated(CONTEXT, FAILED))
        else:
            self._tried += 1
            question = printed(made)
            if self._tried > MOST_TRIED or self._is_welcome(question):
                self._asked.append(question)
            if len(self._asked) < POSITIONS:
                self._ask()
                return
            self._keep()
        self.workingChanged.emit()

    def _is_welcome(self, question: PaperQuestion) -> bool:
        """Return whether a question is another one than those there are, and can be read on paper."""
        known = [(each.question, each.answer) for each in self._asked]
        return (question.question, question.answer) not in known and can_be_read(question.drawing)

    def _keep(self) -> None:
        from stolik.services.printing.painting import pdf_of

        title = game_title(self._game)
        words = PaperWords(
            sentence(CONTEXT, SHEET_TITLE, {"game": title}),
            translated(CONTEXT, HOW),
            translated(CONTEXT, NAME),
            translated(CONTEXT, ANSWERS),
        )
        pages = lay_out_guesses(self._asked, words, PAPERS[self._services.settings.stored.paper])
        name = f"Stolik – {translated(CONTEXT, FILE)} – {title} – {datetime.now():%Y-%m-%d %H.%M}.pdf"
        self.keep(name, pdf_of(pages, words.title))


def printed(made: GuessPosition) -> PaperQuestion:
    """Return a position as it is printed, in the language of the moment."""
    session = open_session(parse_record(made.text))
    game_id = parse_record(made.text).game
    drawing = load_package(game_id).paper_position(session.view(made.seat), made.seat)
    return PaperQuestion(drawing, question_text(game_id, made.question), percent(made.question.truth))


class PaperQuestion(NamedTuple):
    """A position as it is printed, what is asked of it, and the answer."""

    drawing: Drawing
    question: str
    answer: str


class PaperWords(NamedTuple):
    """What else stands on the sheet: its title, the line under it, where names go, and the back's title."""

    title: str
    how: str
    name: str
    answers: str


def can_be_read(drawing: Drawing) -> bool:
    """Return whether a drawing, whose letters are about 6 high, can be read in the room of a question."""
    return drawing.width <= _WIDEST and drawing.height <= _HIGHEST


def lay_out_guesses(questions: Sequence[PaperQuestion], words: PaperWords, paper: Paper) -> tuple[Page, Page]:
    """Return the front with ``POSITIONS`` questions, and the back with the same questions' answers."""
    front, back = Page(paper), Page(paper)
    top = _head(front, words.title, words.how, words.name)
    for number, each in enumerate(questions):
        _cell(front, _area(paper, top, number), number + 1, each)
    top = _head(back, words.title, words.answers, "")
    for number, each in enumerate(questions):
        _answer(back, _area(paper, top, number), number + 1, each)
    return front, back


def _head(page: Page, title: str, line: str, name: str) -> float:
    """Place the head of a page; return where it ends."""
    paper, em = page.paper, page.paper.text
    left, top, wide = paper.margin, paper.margin, paper.inner_width
    _line(page, Area(left, top, 0.6 * wide, 2.2 * em), title, 1.7 * em, _INK, strong=True)
    if name:
        _line(
            page, Area(left + 0.6 * wide, top, 0.4 * wide, 2.2 * em), f"{name} ____________________", em, _INK
        )
    top += 2.4 * em
    _line(page, Area(left, top, wide, 1.4 * em), line, 0.95 * em, _MUTED)
    return top + 2.0 * em


def _area(paper: Paper, top: float, number: int) -> Area:
    """Return the room of a question, row by row."""
    row, column = divmod(number, COLUMNS)
    gap = paper.text
    wide = (paper.inner_width - (COLUMNS - 1) * gap) / COLUMNS
    high = (paper.height - paper.margin - top - (ROWS - 1) * gap) / ROWS
    return Area(paper.margin + column * (wide + gap), top + row * (high + gap), wide, high)


def _cell(page: Page, area: Area, number: int, each: PaperQuestion) -> None:
    em = page.paper.text
    inside = _frame(page, area, number)
    blank = Drawing(
        24.0, 8.0, (Box(0.2, 0.2, 17, 7.6, 1.0, line=_INK, line_width=0.35), Words(18, 0, 6, 8, "%", 5, _INK))
    )
    high = 2.0 * em
    page.parts.append(Picture(Area(inside.right - 3 * high, inside.bottom - high, 3 * high, high), blank))
    bottom = _text(page, inside, each.question, inside.bottom - high - 0.3 * em)
    _picture(page, Area(inside.x, inside.y, inside.width, bottom - inside.y - 0.4 * em), each.drawing)


def _answer(page: Page, area: Area, number: int, each: PaperQuestion) -> None:
    em = page.paper.text
    inside = _frame(page, area, number)
    bottom = _text(page, inside, each.question, inside.bottom)
    room = Area(inside.x, inside.y, inside.width, bottom - inside.y)
    _line(page, room, each.answer, 3.0 * em, _INK, strong=True, side="middle")


def _frame(page: Page, area: Area, number: int) -> Area:
    """Place a thin frame with its number; return the room in it."""
    em = page.paper.text
    corners = ((0.0, 0.0), (area.width, 0.0), (area.width, area.height), (0.0, area.height), (0.0, 0.0))
    page.parts.append(Picture(area, Drawing(area.width, area.height, (straight(corners, _FAINT, 0.25),))))
    _line(
        page, Area(area.x + 0.5 * em, area.y + 0.3 * em, 2 * em, 1.4 * em), f"{number}", em, _INK, strong=True
    )
    return Area(area.x + 0.6 * em, area.y + 1.7 * em, area.width - 1.2 * em, area.height - 2.2 * em)


def _text(page: Page, inside: Area, text: str, bottom: float) -> float:
    """Place a question that ends at ``bottom``, on at most a third of its room; return where it begins."""
    html, size = f"<p>{escape(text)}</p>", 0.85 * page.paper.text
    while (tall := height_of(html, size, inside.width)) > inside.height / 3 and size > _SMALLEST:
        size *= _SHRINK
    page.parts.append(RichText(Area(inside.x, bottom - tall, inside.width, tall), html, size))
    return bottom - tall


def _picture(page: Page, room: Area, drawing: Drawing) -> None:
    """Place a drawing in the middle of its room, as large as fits."""
    scale = min(room.width / drawing.width, room.height / drawing.height)
    wide, high = drawing.width * scale, drawing.height * scale
    x, y = room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2
    page.parts.append(Picture(Area(x, y, wide, high), drawing))


def _line(
    page: Page, area: Area, text: str, size: float, colour: str, *, strong: bool = False, side: str = "left"
) -> None:
    size = fitting(text, size, area.width, strong)
    page.parts.append(Line(Words(area.x, area.y, area.width, area.height, text, size, colour, strong, side)))
