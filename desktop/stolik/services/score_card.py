"""The score card of a finished game: made, kept among the player's documents, and opened from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.services.printing.heading import started
from stolik.services.saved_document import DocumentSentences, SavedDocument
from stolik.services.sentences import CONTEXT, say

if TYPE_CHECKING:
    from stolik.analysis.report_sentences import ReportContent
    from stolik.services.tables.table_setup import TableSetup

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

WITH_REPORT: Final = QT_TRANSLATE_NOOP("shell", "how we played")
SENTENCES: Final = DocumentSentences(
    kept=QT_TRANSLATE_NOOP("shell", "The score card is in the folder {folder}, as “{file}”."),
    not_opened=QT_TRANSLATE_NOOP(
        "shell",
        "No program on this computer opens PDF files. The score card is in the folder {folder}, as “{file}”.",
    ),
    folder_not_opened=QT_TRANSLATE_NOOP(
        "shell", "The folder {folder} could not be shown. The score card is in it, as “{file}”."
    ),
    disk_full=QT_TRANSLATE_NOOP("shell", "The disk is full, so the score card is not saved."),
    not_writable=QT_TRANSLATE_NOOP(
        "shell", "Stolik can't write into {folder}, so the score card is not saved."
    ),
    not_saved=QT_TRANSLATE_NOOP("shell", "The score card could not be saved."),
)


@QmlElement
@QmlUncreatable("The shell makes it.")
class ScoreCard(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Saves the card of the game on the table as a PDF file, and tells in one sentence what became of it.

    It goes straight among the documents, under a name that speaks and is free: a question about the place
    would be one that few can answer, in a dialog that looks different on every system.
    """

    def __init__(self, parent: QObject | None = None, paper: Callable[[], str] = lambda: "a4") -> None:
        super().__init__(SENTENCES, parent)
        self._paper = paper
        self._seating: TableSetup | None = None
        self._table: QObject | None = None
        # The game whose card was saved last, and the file.
        self._saved: tuple[TableSetup | None, Path | None] = (None, None)

    def follow(self, setup: TableSetup | None, table: QObject | None) -> None:
        """Turn to the game that is on the table now; a result that comes back keeps its card."""
        if self.file is not None and self._seating is not None:
            self._saved = (self._seating, self.file)
        self._seating, self._table = setup, table
        before, file = self._saved
        self.turn_to(file if setup is not None and setup is before else None)

    @Slot()
    def save(self) -> None:
        """Write the card into a new file."""
        self.save_with(None)

    def save_with(self, report: ReportContent | None) -> None:
        """Write the card into a new file, with the page of a report behind it if there is one."""
        setup, make = self._seating, getattr(self._table, "score_card", None)
        if setup is None or make is None:
            return
        # Printing is for the end of a game, and the start of the program needn't wait for it.
        from stolik.services.printing.game_papers import SCORE_CARD, card_source_of, lay_out, lay_out_report
        from stolik.services.printing.painting import pdf_of
        from stolik.services.printing.sheet import PAPERS

        fact = getattr(self._table, "friendlyFact", "")
        card = card_source_of(setup, make(), fact)
        title = " – ".join((say(CONTEXT, SCORE_CARD), card.heading[0]))
        paper = PAPERS[self._paper()]
        pages, about = [lay_out(card, paper)], ""
        if report is not None:
            pages.append(lay_out_report(report, card.heading, paper))
            about = f" – {say(CONTEXT, WITH_REPORT)}"
        self.keep(file_name(setup, about), pdf_of(pages, title))


def file_name(setup: TableSetup, about: str) -> str:
    """Return the name of a card's file: program, game, when it was played, and what it is ``about``."""
    from datetime import datetime  # a start waits for no import that only a card needs

    played = started(setup) or datetime.now()
    title = translated(setup.info.id, setup.info.title)
    return f"Stolik – {title} – {played:%Y-%m-%d %H.%M}{about}.pdf"
