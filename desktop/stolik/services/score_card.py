"""The score card of a finished game, which is saved in the documents folder and opened from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_, translated
from stolik.services.saved_document import DocumentSentences, SavedDocument
from stolik.services.sentences import CONTEXT, say

if TYPE_CHECKING:
    from stolik.analysis.report_sentences import ReportContent
    from stolik.services.tables.table_setup import TableSetup

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

WITH_REPORT: Final = N_("shell", "how we played")
SENTENCES: Final = DocumentSentences(
    kept=N_("shell", "The score card is in the folder {folder}, as “{file}”."),
    not_opened=N_(
        "shell",
        "No program on this computer opens PDF files. The score card is in the folder {folder}, as “{file}”.",
    ),
    folder_not_opened=N_(
        "shell", "The folder {folder} couldn't be shown. The score card is in it, as “{file}”."
    ),
    disk_full=N_("shell", "The disk is full, so the score card is not saved."),
    not_writable=N_("shell", "Stolik can't write to {folder}, so the score card is not saved."),
    not_saved=N_("shell", "The score card couldn't be saved."),
)


@QmlElement
@QmlUncreatable("The shell makes it.")
class ScoreCard(SavedDocument):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Saves the score card of the game on the table as a PDF file, and says in one sentence how that went.

    The file goes straight to the documents folder under a free and telling name. Few people could answer a
    question about the place, in a dialog that looks different on every system.
    """

    def __init__(self, parent: QObject | None = None, paper: Callable[[], str] = lambda: "a4") -> None:
        super().__init__(SENTENCES, parent)
        self._paper = paper
        self._seating: TableSetup | None = None
        self._table: QObject | None = None
        # The game whose card was saved last, and its file.
        self._saved: tuple[TableSetup | None, Path | None] = (None, None)

    def follow(self, setup: TableSetup | None, table: QObject | None) -> None:
        """Switch to the game now on the table; a restored result keeps its card."""
        if self.file is not None and self._seating is not None:
            self._saved = (self._seating, self.file)
        self._seating, self._table = setup, table
        before, file = self._saved
        self.turn_to(file if setup is not None and setup is before else None)

    @Slot()
    def save(self) -> None:
        self.save_with(None)

    def save_with(self, report: ReportContent | None) -> None:
        """Write the card to a new file, followed by the page of a report if there is one."""
        setup, make = self._seating, getattr(self._table, "score_card", None)
        if setup is None or make is None:
            return
        # Printing is only needed at the end of a game, so the start of the program doesn't load it.
        from stolik.services.printing.game_papers import SCORE_CARD, ScoreCardSource, lay_out, lay_out_report
        from stolik.services.printing.sheet import PAPERS, pdf_of

        fact = getattr(self._table, "friendlyFact", "")
        card = ScoreCardSource(setup, make(), fact)
        title = " – ".join((say(CONTEXT, SCORE_CARD), card.heading[0]))
        paper = PAPERS[self._paper()]
        pages, about = [lay_out(card, paper)], ""
        if report is not None:
            pages.append(lay_out_report(report, card.heading, paper))
            about = f" – {say(CONTEXT, WITH_REPORT)}"
        self.keep(file_name(setup, about), pdf_of(pages, title))


def file_name(setup: TableSetup, about: str) -> str:
    """Return a card's file name: program, game, when it was played, and what it is ``about``."""
    from datetime import datetime  # only a card needs it

    played = setup.began or datetime.now()
    title = translated(setup.info.id, setup.info.title)
    return f"Stolik – {title} – {played:%Y-%m-%d %H.%M}{about}.pdf"
