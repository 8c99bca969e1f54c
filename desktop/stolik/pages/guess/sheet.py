"""A sheet of guesses for a class: its positions are made one by one, then it is kept as a PDF file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import GuessPosition
from stolik.engine.bot_jobs import BotJob, JobRunner
from stolik.engine.game_library import load_package
from stolik.engine.messages import sentence, translated
from stolik.engine.record import open_session, parse_record
from stolik.models.dice_voice import percent
from stolik.models.words import question_text
from stolik.pages.guess.paper_sheet import POSITIONS, PaperQuestion, PaperWords, can_be_read, lay_out_guesses
from stolik.pages.guess.sentences import ANSWERS, CONTEXT, FAILED, FILE, HOW, NAME, SHEET_TITLE
from stolik.services.practice.puzzle_names import game_title
from stolik.services.printing.paper import PAPERS
from stolik.services.saved_document import SENTENCES, SavedDocument

QML_IMPORT_NAME = "Stolik.Guess"
QML_IMPORT_MAJOR_VERSION = 1

MOST_TRIED: Final = 60
"""The positions that are chosen from; after that any will do."""


@QmlElement
@QmlUncreatable("The page makes it.")
class GuessSheet(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Makes a sheet with twelve positions of a game, and tells in one sentence what became of it."""

    workingChanged = Signal()

    def __init__(
        self,
        runner: JobRunner,
        new_seed: Callable[[], str],
        paper: Callable[[], str],
        parent: QObject | None = None,
        *,
        folder: Path | None = None,
    ) -> None:
        """Make nothing yet; ``folder`` is where sheets go, the player's documents if it isn't given."""
        super().__init__(SENTENCES, parent)
        self.folder = folder
        self._runner = runner
        self._new_seed = new_seed
        self._paper = paper
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
            self._runner.forget(self._job)
            self._job = None
            self.workingChanged.emit()

    def _ask(self) -> None:
        self._job = self._runner.ask(self._hear, BotJob("guess", self._game, self._new_seed(), 0))
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
        pages = lay_out_guesses(self._asked, words, PAPERS[self._paper()])
        name = f"Stolik – {translated(CONTEXT, FILE)} – {title} – {datetime.now():%Y-%m-%d %H.%M}.pdf"
        self.keep(name, pdf_of(pages, words.title))


def printed(made: GuessPosition) -> PaperQuestion:
    """Return a position as it is printed, in the language of the moment."""
    session = open_session(parse_record(made.text))
    game_id = parse_record(made.text).game
    drawing = load_package(game_id).paper_position(session.view(made.seat), made.seat)
    return PaperQuestion(drawing, question_text(game_id, made.question), percent(made.question.truth))
