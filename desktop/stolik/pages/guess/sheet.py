"""A guessing sheet for a class as a PDF file: twelve positions with blanks, and answers on the back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QRectF, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import GuessPosition
from stolik.engine.bot_jobs import BotJob
from stolik.engine.drawing import Box, Drawing, Words
from stolik.engine.game_library import load_package
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.record import open_session, parse_record
from stolik.models.dice_voice import percent
from stolik.models.words import question_text
from stolik.services.printing.sheet import (
    FAINT,
    INK,
    MUTED,
    PAPERS,
    Page,
    Paper,
    RichText,
    Sheet,
    height_of,
    pdf_of,
)
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.tables.stills import game_title

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Guess"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "guesses"

FAILED: Final = N_("guesses", "Stolik couldn't set up the position.")
SHEET_TITLE: Final = N_("guesses", "Guess first: {game}")
HOW: Final = N_(
    "guesses", "Write a number from 0 (never) to 100 (always) in each box, then turn the sheet over."
)
NAME: Final = N_("guesses", "Name:")
ANSWERS: Final = N_("guesses", "The answers. Within 15 either way is a good guess.")
FILE: Final = N_("guesses", "Guess first")

MOST_TRIED: Final = 60
"""The number of positions to choose from; after that any will do."""

COLUMNS: Final = 3
ROWS: Final = 4
POSITIONS: Final = COLUMNS * ROWS
_SMALLEST: Final = 1.5
_WIDEST: Final = 190.0
_HIGHEST: Final = 110.0
_BLANK: Final = Drawing(
    24.0, 8.0, (Box(0.2, 0.2, 17, 7.6, 1.0, line=INK, line_width=0.35), Words(18, 0, 6, 8, "%", 5, INK))
)


class PaperQuestion(NamedTuple):
    """A printed position with its question and answer."""

    drawing: Drawing
    question: str
    answer: str


@QmlElement
@QmlUncreatable("The page makes it.")
class GuessSheet(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Makes a sheet with twelve positions of a game, and says in one sentence how that went."""

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
        return self._job is not None

    def make(self, game_id: str) -> None:
        """Make a sheet for a game, unless one is already being made."""
        if self._job is None:
            self._game, self._asked, self._tried = game_id, [], 0
            self._ask()

    def stop(self) -> None:
        """Stop making positions."""
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
        """Return whether a question differs from those on the sheet and can be read on paper."""
        known = [(each.question, each.answer) for each in self._asked]
        return (question.question, question.answer) not in known and can_be_read(question.drawing)

    def _keep(self) -> None:
        game = game_title(self._game)
        title = sentence(CONTEXT, SHEET_TITLE, {"game": game})
        pages = lay_out_guesses(self._asked, title, PAPERS[self._services.settings.stored.paper])
        name = f"Stolik – {translated(CONTEXT, FILE)} – {game} – {datetime.now():%Y-%m-%d %H.%M}.pdf"
        self.keep(name, pdf_of(pages, title))


def printed(made: GuessPosition) -> PaperQuestion:
    """Return a position for printing in the current language."""
    session = open_session(parse_record(made.text))
    game_id = parse_record(made.text).game
    drawing = load_package(game_id).paper_position(session.view(made.seat), made.seat)
    return PaperQuestion(drawing, question_text(game_id, made.question), percent(made.question.truth))


def can_be_read(drawing: Drawing) -> bool:
    """Return whether a drawing, with letters about 6 high, can be read in the space of a question."""
    return drawing.width <= _WIDEST and drawing.height <= _HIGHEST


def lay_out_guesses(questions: Sequence[PaperQuestion], title: str, paper: Paper) -> list[Page]:
    """Return the front with ``POSITIONS`` questions, and the back with their answers."""
    pages = []
    for line in (HOW, ANSWERS):
        sheet, is_front = Sheet(paper, paper.text), line == HOW
        em, gap = sheet.em, sheet.em
        if is_front:
            place = QRectF(sheet.left + 0.6 * sheet.wide, sheet.top, 0.4 * sheet.wide, 2.2 * em)
            sheet.words(place, f"{translated(CONTEXT, NAME)} ____________________", em)
        sheet.words(QRectF(sheet.left, sheet.top, 0.6 * sheet.wide, 2.2 * em), title, 1.7 * em, INK, True)
        sheet.top += 2.4 * em
        sheet.line(translated(CONTEXT, line), 0.95, MUTED)
        sheet.top += 2 * em
        wide = (sheet.wide - (COLUMNS - 1) * gap) / COLUMNS
        high = (sheet.bottom - sheet.top - (ROWS - 1) * gap) / ROWS
        for number, each in enumerate(questions):
            row, column = divmod(number, COLUMNS)
            area = QRectF(sheet.left + column * (wide + gap), sheet.top + row * (high + gap), wide, high)
            _question(sheet, area, number + 1, each, is_asked=is_front)
        pages += sheet.pages
    return pages


def _question(sheet: Sheet, area: QRectF, number: int, each: PaperQuestion, *, is_asked: bool) -> None:
    """Place a question in a thin frame, under its picture with a blank, or under the answer."""
    em, size = sheet.em, 0.85 * sheet.em
    sheet.draw(area, [Box(0, 0, area.width(), area.height(), 0, "", FAINT, 0.25)])
    sheet.words(
        QRectF(area.x() + 0.5 * em, area.y() + 0.3 * em, 2 * em, 1.4 * em), f"{number}", em, INK, True
    )
    x, y, wide = area.x() + 0.6 * em, area.y() + 1.7 * em, area.width() - 1.2 * em
    high = area.height() - 2.2 * em
    bottom = y + high
    if is_asked:
        sheet.put(QRectF(x + wide - 6 * em, bottom - 2 * em, 6 * em, 2 * em), _BLANK)
        bottom -= 2.3 * em
    html = f"<p>{escape(each.question)}</p>"
    while (tall := height_of(html, size, wide)) > high / 3 and size > _SMALLEST:
        size *= 0.94
    bottom -= tall
    sheet.put(QRectF(x, bottom, wide, tall), RichText(html, size))
    if is_asked:
        room = bottom - y - 0.4 * em
        scale = min(wide / each.drawing.width, room / each.drawing.height)
        across, down = each.drawing.width * scale, each.drawing.height * scale
        sheet.put(QRectF(x + (wide - across) / 2, y + (room - down) / 2, across, down), each.drawing)
    else:
        sheet.words(QRectF(x, y, wide, bottom - y), each.answer, 3 * em, INK, True, "middle")
