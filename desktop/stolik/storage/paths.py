"""The files and folders of a data folder."""

from __future__ import annotations

import errno
import re
import stat
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stolik.engine.package import SUFFIX
from stolik.storage.atomic import is_folder, real_path

RECORDS: Final = "records"
"""The name of the folder for copied records, inside that of the finished games."""

MERGED: Final = "merged"

COPY: Final = r"\d{4}-\d\d-\d\d(-\d+)?"
"""The pattern of a copy's name: its day, and a number if it was made before another was restored."""

_NOTHING: Final = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ELOOP})


class _Inside:
    """A file or folder in the data folder, given by the names on the path to it."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __get__(self, paths: Paths, kind: object = None) -> Path:
        return paths.root.joinpath(*self._names)


@dataclass(frozen=True, slots=True)
class Paths:
    """The files and folders in a data folder; none of them need exist."""

    root: Path

    settings = _Inside("settings.json")
    """The file of the settings."""
    people = _Inside("people.json")
    """The file of saved people and line-ups."""
    family_book = _Inside("family_book.sqlite")
    """The database of the family book, which knows who played what and how it ended."""
    saves = _Inside("saves")
    """The folder of the games in progress."""
    finished = _Inside("finished")
    """The folder of the games that were played to the end or put away."""
    records = _Inside("finished", RECORDS)
    """The folder of copies of the best games' records."""
    tournaments = _Inside("tournaments")
    """The folder of the tournaments, including finished ones."""
    faces = _Inside("faces")
    """The folder of the pictures that people use as faces."""
    tournament_tables = _Inside("tournament_tables")
    """The folder of tournaments' games in progress."""
    reports = _Inside("reports")
    """The folder of reports on games."""
    failed = _Inside("failed")
    """The folder of the happenings at tables where a game failed."""
    copies = _Inside("copies")
    """The folder of the copies of earlier days."""
    wanted_copy = _Inside("copies", "wanted.txt")
    """The file that names the copy that the next start restores."""

    def has_saves(self) -> bool:
        """Return whether there are any files among the games in progress."""
        return _holds_games(self.saves)

    def has_finished(self) -> bool:
        """Return whether there are any files among the finished games."""
        return _holds_games(self.finished)

    @property
    def folders(self) -> dict[Path, str]:
        """Stolik's own folders, inner ones first, each with the pattern of its file names there."""
        games = rf"(?s:[^.].*){re.escape(SUFFIX)}"  # a name may have a line break
        return {
            self.records: games,
            self.finished: games,
            self.saves: games,
            self.tournament_tables: games,
            self.tournaments: rf"{games}-tournament",
            self.failed: rf"{games}-happened",
            self.reports: r"\w+\.json",
            self.faces: r"\d+\.png",
            # Conflicting copies made by a cloud service count too, since they contain names.
            self.copies: rf"{COPY}(?s:.*)\.zip|wanted(?s:.*)\.txt",
        }

    @property
    def own_folders(self) -> list[Path]:
        """The data folder and Stolik's existing folders in it, except those behind a link."""
        there = [each for each in (*self.folders, self.root) if is_folder(each)]
        return [folder for folder in there if self.is_own(folder)]

    def is_own(self, path: Path) -> bool:
        """Return whether a path in the data folder really lies there: behind a link it isn't Stolik's own."""
        return real_path(path) == real_path(self.root) / path.relative_to(self.root)

    def own_files(self, kept: Collection[str], *folders: Path) -> list[Path]:
        """Return the files that Stolik made, recognized by place and name, relative to the data folder.

        ``kept`` holds the names of the files that pages keep in it. A link to a file counts as a file. If
        ``folders`` are given, only these are searched.

        Raises:
            OSError: A folder can't be read.
        """
        documents = [self.settings.name, self.people.name, *kept]
        # SQLite creates files of its own beside a database.
        names = "|".join(
            [*map(_set_aside, documents), f"{_set_aside(self.family_book.name)}(-journal|-wal|-shm)?"]
        )
        return [
            path.relative_to(self.root)
            for folder, pattern in {**self.folders, self.root: names}.items()
            if not folders or folder in folders
            for path in _inside(folder)
            if re.fullmatch(pattern, path.name) and _is_file(path)
        ]


def _holds_games(folder: Path) -> bool:
    try:
        # A file that an interrupted write left aside will come back.
        return any(path.name.endswith((SUFFIX, ".was")) for path in folder.iterdir())
    except OSError:
        return False


def _set_aside(name: str) -> str:
    """Return the pattern for the names of a document and of files set aside for it."""
    path = Path(name)
    return rf"{re.escape(path.stem)}(\.(damaged|other|{MERGED})-\d+)?{re.escape(path.suffix)}"


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        if error.errno in _NOTHING:
            return []
        raise


def _is_file(path: Path) -> bool:
    # Unlike in pathlib, a path that can't be examined must not count as missing.
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError as error:
        if error.errno in _NOTHING:
            return False
        raise
