"""Files for people, which are saved in their documents folder and opened in the system's programs."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QDir, QLocale, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_
from stolik.services.sentences import CONTEXT, say
from stolik.services.system import show
from stolik.storage.atomic import write_new

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class DocumentSentences:
    """The sentences about a file, as English sources with the facts ``folder`` and ``file``."""

    kept: str
    not_opened: str
    folder_not_opened: str
    disk_full: str
    not_writable: str
    not_saved: str


SENTENCES: Final = DocumentSentences(
    kept=N_("shell", "The file is in the folder {folder}, as “{file}”."),
    not_opened=N_(
        "shell",
        "No program on this computer opens such files. The file is in the folder {folder}, as “{file}”.",
    ),
    folder_not_opened=N_("shell", "The folder {folder} couldn't be shown. The file is in it, as “{file}”."),
    disk_full=N_("shell", "The disk is full, so the file is not saved."),
    not_writable=N_("shell", "Stolik can't write to {folder}, so the file is not saved."),
    not_saved=N_("shell", "The file couldn't be saved."),
)
"""The sentences for any file."""


@QmlElement
@QmlUncreatable("The shell makes it.")
class SavedDocument(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """A file written for viewing or printing, and a sentence about the outcome."""

    changed = Signal()

    def __init__(self, sentences: DocumentSentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        """The folder of the files; ``None`` for the system's documents folder."""
        self._sentences = sentences
        self._file: Path | None = None
        self._told: Callable[[], str] | None = None

    @property
    def told(self) -> str:
        """A sentence about the outcome, in the current language; empty before there is one."""
        return self._told() if self._told is not None else ""

    @property
    def file(self) -> Path | None:
        return self._file

    @Property(bool, notify=changed)
    def saved(self) -> bool:
        return self._file is not None

    @Property(str, notify=changed)
    def sentence(self) -> str:
        return self.told

    def turn_to(self, file: Path | None) -> None:
        """Switch to a file that was saved before, or to none."""
        if file is None:
            self._tell(None, None)
        else:
            self._tell(file, lambda: self._place(self._sentences.kept))

    def keep(self, name: str, data: bytes) -> bool:
        """Write a new file under a free name and say where, or why not; return whether it was written."""
        folder = self.folder or documents()
        try:
            file = write_new(folder / name, data)
        except OSError as error:
            source = self._fault(error)
            self._tell(self._file, lambda: say(CONTEXT, source, {"folder": folder}))
            return False
        self.turn_to(file)
        return True

    def keep_table(self, name: str, heads: Iterable[str], rows: Iterable[Sequence[float | str]]) -> None:
        """Write a new spreadsheet table, like ``keep``."""
        from stolik.engine.spreadsheet import csv_file  # not needed at the start of the program

        self.keep(f"{name}.csv", csv_file([tuple(heads), *rows], cell_separator()))

    @Slot()
    def open(self) -> None:
        """Open the file in the system's program for it, which can also print it."""
        if self._file is not None:
            self._show(self._file, self._sentences.not_opened)

    @Slot()
    def showFolder(self) -> None:
        if self._file is not None:
            self._show(self._file.parent, self._sentences.folder_not_opened)

    def _show(self, path: Path, otherwise: str) -> None:
        source = self._sentences.kept if show(path) else otherwise
        self._tell(self._file, lambda: self._place(source))

    def _place(self, source: str) -> str:
        file = self._file
        return "" if file is None else say(CONTEXT, source, {"folder": file.parent, "file": file.name})

    def _fault(self, error: OSError) -> str:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return self._sentences.disk_full
        known = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.ENOENT)
        return self._sentences.not_writable if error.errno in known else self._sentences.not_saved

    def _tell(self, file: Path | None, told: Callable[[], str] | None) -> None:
        self._file, self._told = file, told
        self.changed.emit()


def documents() -> Path:
    """Return the user's documents folder, or else the home folder."""
    return Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or QDir.homePath()
    )


def cell_separator() -> str:
    """Return the separator of table cells, a semicolon if numbers have a decimal comma."""
    return ";" if QLocale.system().decimalPoint() == "," else ","
