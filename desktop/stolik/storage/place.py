"""The place of the data folder: the system's usual one, or one that was chosen."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final, Self

from stolik.storage.atomic import is_folder, read_bytes, real_path
from stolik.storage.document import load, store
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.settings import Choices, flag, whole

VARIABLE: Final = "STOLIK_DATA_DIR"
NOTE: Final = "place.json"
OWN: Final = "Stolik"
"""The name of the folder that is created inside the chosen one."""

_MOST: Final = 64 * 1024
"""The most bytes read of a settings file; settings have far fewer."""


class NoFolderError(Exception):
    """There is no place for settings and saves, since there is no home folder."""


def _folder(value: Any) -> str:
    """Return a valid absolute path of a folder, or an empty text."""
    if not isinstance(value, str) or "\0" in value or not (value == "" or Path(value).is_absolute()):
        raise ValueError("no path of a folder")
    return value


@dataclass
class Note(Choices):
    """The note in the usual folder; an empty path means none.

    ``folder`` is the chosen folder, ``wanted`` the one to move to at the next start. ``part`` is the copy of
    an unfinished move, ``left`` the folder that the last move hasn't emptied yet. ``meanwhile`` means that
    the usual folder was in use while the chosen one was missing.
    """

    RULES = {  # noqa: RUF012  # a class variable by its base
        "version": whole(0, 2**31 - 1),
        "folder": _folder,
        "wanted": _folder,
        "part": _folder,
        "left": _folder,
        "meanwhile": flag,
    }

    version: int = 1
    folder: str = ""
    wanted: str = ""
    part: str = ""
    left: str = ""
    meanwhile: bool = False
    others: dict[str, Any] = field(default_factory=dict)
    blocked: Fault | None = field(default=None, compare=False)
    known: str | None = field(default=None, compare=False)
    """It stays ``None``: only this program writes the note, which lies on this computer."""

    @classmethod
    def read(cls, data: Any) -> tuple[Self, bool]:
        """Return the whole note or, as a damaged one is moved aside, an empty one."""
        note, complete = super().read(data)
        return (note, True) if complete else (cls(), False)

    @property
    def is_pending(self) -> bool:
        return bool(self.wanted or self.part or self.left or self.meanwhile)


@dataclass
class Place:
    """The data folder in use, and the note about it.

    ``usual`` is the system's folder, which holds the note; ``None`` if another was given at the start.
    """

    paths: Paths
    usual: Path | None = None
    note: Note = field(default_factory=Note)
    fault: Fault | None = None
    """The fault to be shown about it."""

    @property
    def root(self) -> Path:
        return self.paths.root

    @property
    def gone(self) -> str:
        """The chosen folder if it is missing now; otherwise empty."""
        folder = self.note.folder
        return folder if folder and self.usual == self.root != Path(folder) else ""

    @property
    def away(self) -> bool:
        folder = self.note.folder
        return self.usual is not None and folder != "" and not _is_in(Path(folder), self.usual)

    def landing(self, folder: Path) -> Path | None:
        """Return where a move to a folder leads, or ``None`` if everything is there already.

        It leads to that folder if it holds Stolik's data, otherwise to a folder of Stolik's own inside it.
        The settings that a start without the stick leaves in the usual folder don't keep the data away.
        """
        names = chain((OWN,), (f"{OWN} ({number})" for number in count(2)))
        own = (path for name in names if holds_data(path := folder / name) or not os.path.lexists(path))
        is_bare = self.away and folder == self.usual and _holds_only_settings(folder)
        places = chain([folder] if holds_data(folder) and not is_bare else [], own)
        found = next(path for path in places if str(path) != self.note.left)
        return None if _is_in(found, self.root) else found

    def want(self, folder: Path | None) -> Fault | None:
        """Note where to move at the next start, nowhere if ``None``; return what went wrong, if anything."""
        self.note.wanted = str(folder or "")
        return self.keep()

    def forget_gone(self) -> Fault | None:
        """Stay in the usual folder instead of a missing one; return what went wrong, if anything."""
        self.note.folder, self.note.wanted, self.note.meanwhile = "", "", False
        return self.keep()

    def keep(self) -> Fault | None:
        """Write the note; return what went wrong, if anything."""
        assert self.usual is not None, "a folder that a start has named is noted nowhere"
        return store(self.usual / NOTE, self.note)

    def note_found(self) -> None:
        """Note where the chosen folder was found, or that the usual one is in use meanwhile."""
        if self.fault is not None and self.fault.code in ("place_gone", "place_found"):
            self.note.meanwhile |= self.gone != ""
            self.keep()


def find_place(given: str | None = None, *, only_looks: bool = False) -> Place:
    """Return the place given at the start, or in the environment, or else the noted or the usual one.

    With ``only_looks``, a damaged note stays where it is.

    Raises:
        NoFolderError: The folder would lie in a home folder, and there is none.
    """
    given = given or os.environ.get(VARIABLE)
    try:
        if given:
            return Place(Paths(Path(given).expanduser().absolute()))
        # A start with a given folder doesn't need this import.
        from platformdirs import user_data_dir

        usual = Path(user_data_dir("stolik", appauthor=False)).expanduser().absolute()
    except RuntimeError as error:
        raise NoFolderError(str(error)) from None
    loaded = load(usual / NOTE, Note, Fault("place_damaged"), only_looks=only_looks)
    note, fault = loaded.document, loaded.fault
    if loaded.is_new and (beside := _beside_program()) is not None:
        return Place(Paths(beside))
    if note.folder and not is_folder(folder := Path(note.folder)):
        found = _elsewhere(folder)
        if len(found) != 1:
            return Place(Paths(usual), usual, note, gone(note.folder))
        note.folder = str(found[0])
        fault = Fault("place_found", {"folder": str(folder), "found": note.folder})
    return Place(Paths(Path(note.folder or usual)), usual, note, fault)


def _beside_program() -> Path | None:
    """Return the data folder beside a portable program, such as one on a USB stick, if there is one."""
    if not getattr(sys, "frozen", False):
        return None
    file = Path(os.environ.get("APPIMAGE") or sys.executable)
    bundle = next((path for path in file.parents if path.suffix == ".app"), file)
    found = [folder / name for folder in bundle.parents[:2] for name in ("", OWN, f"{OWN} (2)")]
    return next(filter(holds_data, found), None)


def _elsewhere(folder: Path) -> list[Path]:
    """Return where a folder on a USB stick may be now that the stick has another path or drive letter."""
    found: set[Path] = set()
    for stick in folder.parents[:2]:
        drives = [Path(f"{letter}:\\") for letter in ascii_uppercase[2:]]
        with suppress(OSError):
            others = drives if stick == stick.parent else stick.parent.iterdir()
            found |= {other / folder.relative_to(stick) for other in others if os.path.ismount(other)}
    return list(filter(holds_data, found))


def gone(folder: str) -> Fault:
    return Fault("place_gone", {"folder": folder})


def holds_data(folder: Path) -> bool:
    """Return whether a folder holds data of Stolik."""
    paths = Paths(folder)
    try:
        if paths.family_book.is_file() or paths.has_saves() or paths.has_finished():
            return True
        # Other programs have settings files of this name too.
        return b'"cloth"' in read_bytes(paths.settings, _MOST)
    except OSError:
        return False


def _holds_only_settings(folder: Path) -> bool:
    """Return whether a folder holds nothing that people have made, but perhaps settings and their backups."""
    kept = ("settings.", "place.", "running.", "cache", "copies")
    try:
        others = [path for path in folder.iterdir() if not path.name.startswith(kept)]
        return not any(path.is_file() for other in others for path in (other, *other.rglob("*")))
    except OSError:
        return False


def _is_in(folder: Path, other: Path) -> bool:
    """Return whether a folder is another one or lies in it, following all links."""
    return real_path(folder).is_relative_to(real_path(other))
