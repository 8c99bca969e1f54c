"""The score card of a finished game: made, kept among the player's documents, and opened from there."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.models.translation import translate
from stolik.shell.printing.heading import started
from stolik.shell.sentences import CONTEXT, say
from stolik.storage.atomic import write_new

if TYPE_CHECKING:
    from stolik.report.content import ReportContent
    from stolik.shell.table_setup import TableSetup

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

WITH_REPORT: Final = QT_TRANSLATE_NOOP("shell", "how we played")
KEPT: Final = QT_TRANSLATE_NOOP("shell", "The score card is in the folder {folder}, as “{file}”.")
NOT_OPENED: Final = QT_TRANSLATE_NOOP(
    "shell", "No program here shows PDF files. The score card is in the folder {folder}, as “{file}”."
)
FOLDER_NOT_OPENED: Final = QT_TRANSLATE_NOOP(
    "shell", "The folder {folder} could not be shown. The score card is in it, as “{file}”."
)
DISK_FULL: Final = QT_TRANSLATE_NOOP("shell", "The disk is full, so the score card is not saved.")
NOT_WRITABLE: Final = QT_TRANSLATE_NOOP(
    "shell", "Stolik can't write into {folder}, so the score card is not saved."
)
NOT_SAVED: Final = QT_TRANSLATE_NOOP("shell", "The score card could not be saved.")


@QmlElement
@QmlUncreatable("The shell makes it.")
class ScoreCard(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Saves the card of the game on the table as a PDF file, and tells in one sentence what became of it.

    It goes straight among the documents, under a name that speaks and is free: a question about the place
    would be one that few can answer, in a dialog that looks different on every system.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, paper: Callable[[], str] = lambda: "a4") -> None:
        super().__init__(parent)
        self._paper = paper
        self.folder: Path | None = None
        """Where the cards go; ``None`` for the system's folder of documents."""
        self._seating: TableSetup | None = None
        self._table: QObject | None = None
        self._file: Path | None = None
        # The game whose card was saved last, and the file.
        self._saved: tuple[TableSetup | None, Path | None] = (None, None)
        self._told: Callable[[], str] | None = None

    def follow(self, setup: TableSetup | None, table: QObject | None) -> None:
        """Turn to the game that is on the table now; a result that comes back keeps its card."""
        if self._file is not None and self._seating is not None:
            self._saved = (self._seating, self._file)
        self._seating, self._table = setup, table
        before, file = self._saved
        if setup is not None and setup is before:
            self._tell(file, lambda: self._place(KEPT))
        else:
            self._tell(None, None)

    @Property(bool, notify=changed)
    def saved(self) -> bool:
        """Whether the card of this game has been saved."""
        return self._file is not None

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """What became of the card, in the language of the moment; empty until something has."""
        return self._told() if self._told is not None else ""

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
        from stolik.shell.printing.painting import pdf_of
        from stolik.shell.printing.paper import PAPERS
        from stolik.shell.printing.score_card_page import SCORE_CARD, lay_out
        from stolik.shell.printing.score_card_source import card_source_of

        folder = self.folder or documents()
        fact = getattr(self._table, "friendlyFact", "")
        card = card_source_of(setup, make(), fact)
        title = " – ".join((say(CONTEXT, SCORE_CARD), card.heading[0]))
        paper = PAPERS[self._paper()]
        pages, about = [lay_out(card, paper)], ""
        if report is not None:
            from stolik.shell.printing.report_page import lay_out_report

            pages.append(lay_out_report(report, card.heading, paper))
            about = f" – {say(CONTEXT, WITH_REPORT)}"
        try:
            file = write_new(folder / file_name(setup, about), pdf_of(pages, title))
        except OSError as error:
            source = source_of(error)
            self._tell(self._file, lambda: say(CONTEXT, source, {"folder": folder}))
            return
        self._tell(file, lambda: self._place(KEPT))

    @Slot()
    def open(self) -> None:
        """Show the file in the program that the system has for it, which also prints it."""
        if self._file is not None:
            self._show(self._file, NOT_OPENED)

    @Slot()
    def showFolder(self) -> None:
        """Show the folder of the file."""
        if self._file is not None:
            self._show(self._file.parent, FOLDER_NOT_OPENED)

    def _show(self, path: Path, otherwise: str) -> None:
        from PySide6.QtGui import QDesktopServices

        source = KEPT if QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))) else otherwise
        self._tell(self._file, lambda: self._place(source))

    def _place(self, source: str) -> str:
        file = self._file
        return "" if file is None else say(CONTEXT, source, {"folder": file.parent, "file": file.name})

    def _tell(self, file: Path | None, told: Callable[[], str] | None) -> None:
        self._file, self._told = file, told
        self.changed.emit()


def documents() -> Path:
    """Return the folder of the player's documents, else the home folder."""
    return Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or Path.home()
    )


def file_name(setup: TableSetup, about: str = "") -> str:
    """Return the name of a card's file: program, game, when it was played, and what it is ``about``."""
    from datetime import datetime  # a start waits for no import that only a card needs

    played = started(setup) or datetime.now()
    title = translate(setup.info.id, setup.info.title)
    return f"Stolik – {title} – {played:%Y-%m-%d %H.%M}{about}.pdf"


def source_of(error: OSError) -> str:
    """Return the sentence for a card that could not be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    known = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.ENOENT)
    return NOT_WRITABLE if error.errno in known else NOT_SAVED
