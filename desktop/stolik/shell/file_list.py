"""The files of this computer, folder by folder, so that one of them, or a folder, can be chosen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QDir, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import RowsModel
from stolik.models.words import in_alphabet

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

MOST_ROWS: Final = 500
"""The folders and files that are shown of a folder."""

TOURNAMENT: Final = ".stolik-tournament"
GAMES: Final = (".stolik", TOURNAMENT)
PICTURES: Final = (".png", ".jpg", ".jpeg", ".webp")
_SUFFIXES: Final[Mapping[str, tuple[str, ...]]] = {"games": GAMES, "pictures": PICTURES, "folders": ()}

_PLACES: Final = (
    ("documents", QStandardPaths.StandardLocation.DocumentsLocation),
    ("downloads", QStandardPaths.StandardLocation.DownloadLocation),
    ("desktop", QStandardPaths.StandardLocation.DesktopLocation),
    ("pictures", QStandardPaths.StandardLocation.PicturesLocation),
    ("home", QStandardPaths.StandardLocation.HomeLocation),
)


class FileRow(NamedTuple):
    """A folder or a file of the folder that is shown."""

    path: str
    name: str
    isFolder: bool


class Place(NamedTuple):
    """A usual folder by its code, or a drive or stick by its name; and whether it is what is shown."""

    code: str
    name: str
    path: str
    current: bool


@QmlElement
@QmlUncreatable("The shell holds it.")
class FileList(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows the folders, and the files with certain suffixes, of one folder after the other.

    A list of the program's own, since the system's dialogs would bring a quarter of Qt along.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file_rows = RowsModel(FileRow, self)
        self.place_rows = RowsModel(Place, self)
        self._suffixes: tuple[str, ...] = GAMES
        self._folder = Path()
        self._readable = True

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel[FileRow]:
        return self.file_rows

    @Property(str, notify=changed)
    def folder(self) -> str:
        """The path of the folder that is shown."""
        return str(self._folder)

    @Property(bool, notify=changed)
    def readable(self) -> bool:
        """Whether the folder can be read."""
        return self._readable

    @Property(RowsModel, constant=True)
    def places(self) -> RowsModel[Place]:
        """The usual folders, and drives and sticks."""
        return self.place_rows

    def _usual(self) -> list[Place]:
        found: dict[str, str] = {}
        for code, place in _PLACES:
            path = QStandardPaths.writableLocation(place)
            # Two names of one folder would be two buttons for the same.
            if path and Path(path).is_dir() and path not in found.values():
                found[code] = path
        usual = [Place(code, "", path, Path(path) == self._folder) for code, path in found.items()]
        return usual + [
            Place("", path.name or str(path), str(path), path == self._folder) for path in sticks()
        ]

    @Slot(str)
    def begin(self, what: str) -> None:
        """Show games, pictures or just folders, those in the folder shown last or else in a usual one."""
        self._suffixes = _SUFFIXES[what]
        place = QStandardPaths.StandardLocation.PicturesLocation if what == "pictures" else _PLACES[0][1]
        folders = (self._folder, Path(QStandardPaths.writableLocation(place)))
        known = (folder for folder in folders if folder.is_absolute() and folder.is_dir())
        self.enter(str(next(known, QDir.homePath())))

    @Slot(str)
    def enter(self, folder: str) -> None:
        self._folder = Path(folder).absolute()
        rows: list[FileRow] = []
        try:
            with os.scandir(self._folder) as entries:
                rows = listed(entries, self._suffixes)
            self._readable = True
        except OSError:
            self._readable = False
        self.file_rows.set_rows(rows)
        self.place_rows.set_rows(self._usual())
        self.changed.emit()

    @Slot()
    def goUp(self) -> None:
        """Show the folder that this one lies in."""
        self.enter(str(self._folder.parent))


def sticks(system: str = sys.platform, root: Path = Path("/")) -> list[Path]:
    """Return the folders of the drives and sticks, as far as the system shows them to this user."""
    if system == "win32":
        return [Path(drive.absolutePath()) for drive in QDir.drives()]
    found: list[Path] = []
    user = Path(QDir.homePath()).name
    for folder in ("Volumes", f"media/{user}", f"run/media/{user}"):
        with suppress(OSError):
            found += sorted(path for path in (root / folder).iterdir() if path.is_dir())
    return found


def listed(entries: Iterable[os.DirEntry[str]], suffixes: tuple[str, ...]) -> list[FileRow]:
    """Return the rows of a folder's entries: folders first, then the files with a suffix, in the alphabet.

    What is hidden is left out, and so is a name that can't be written.
    """
    found: list[FileRow] = []
    for entry in entries:
        try:
            is_folder = entry.is_dir()
            entry.name.encode()
        except (OSError, UnicodeEncodeError):
            continue
        if entry.name.startswith(".") or not (is_folder or entry.name.casefold().endswith(suffixes)):
            continue
        found.append(FileRow(entry.path, entry.name, is_folder))
    # "Game" comes before "Game 2": the ending doesn't count.
    named = in_alphabet(found, lambda row: row.name if row.isFolder else Path(row.name).stem)
    return sorted(named, key=lambda row: not row.isFolder)[:MOST_ROWS]
