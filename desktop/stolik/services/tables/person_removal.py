"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stolik.engine.name_removal import UNNAMED, changed_pieces, without_entrant, without_name, without_words
from stolik.engine.package import SUFFIX
from stolik.services.family_book.database import MAGIC
from stolik.services.tournaments.saves import place_of
from stolik.storage.atomic import own_folders, read_bytes, remove_parts, write_bytes
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import Paths
from stolik.storage.saves import NEWER
from stolik.tournament.file_format import SUFFIX as TOURNAMENT

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a file that are read at most; no file of the program is larger."""

_MOST_AT_ONCE: Final = 256 * 1024
"""The bytes of a file that is changed at once, where it is none that the program reads."""

_MARK: Final = "\ufeff"
_BYTES: Final = "surrogateescape"


class PersonRemoval:
    """Takes a name out of records, tournaments and files that were kept aside.

    Every file is tried. Dates of files stay, so that no finished game is taken for a new one. Nothing may
    write into the folder while a step is taken.
    """

    def __init__(self, paths: Paths, name: str) -> None:
        """Begin with the first of the ``steps``."""
        self._paths = paths
        self._name = name
        self._left: list[Path] = []
        self.is_whole = True
        """Whether nothing is left that another time may help with, such as a full disk."""

    @property
    def fault(self) -> Fault | None:
        """What is told of the files where the name may be left."""
        return name_left(self._left)

    def steps(self) -> Iterator[None]:
        """Take the name out: first of most files, then a step for every piece of a large one kept aside."""
        paths, name = self._paths, self._name
        remove_parts(paths.root, [paths.records])
        files = self._files()
        large = [path for path in files if _is_large(path)]
        # The records of tournaments are known by the names in them: those come after the tournaments.
        unnamed: dict[str, str] = {}
        for path in sorted(files, key=lambda path: path.parent == paths.tournament_tables):
            if path not in large:
                with self._noting(path):
                    _remove(path, name, unnamed)
        for path in large:
            with self._noting(path):
                yield from _remove_slowly(path, name)

    def _files(self) -> list[Path]:
        """Return the files that may hold names; note which folders and links can't be looked into."""
        found: list[Path] = []
        root = self._paths.root
        folders: list[Path] = []
        with self._noting(root):
            folders = own_folders(root, [self._paths.records])
            self._left += [path for path in root.iterdir() if path.is_dir() and path not in folders]
        for folder in folders:
            with self._noting(folder):
                files = [path for path in folder.iterdir() if path.is_file() and _may_hold_names(path)]
                found += [path for path in files if not path.is_symlink()]
                self._left += [path for path in files if path.is_symlink()]
        return found

    @contextlib.contextmanager
    def _noting(self, path: Path) -> Iterator[None]:
        try:
            yield
        except (OSError, MemoryError):
            self._left.append(path)
            self.is_whole = False
        except (ValueError, RecursionError):
            self._left.append(path)


def _may_hold_names(path: Path) -> bool:
    """Return whether nobody else takes names out of a file: the program's documents have their keepers."""
    return path.suffix in (SUFFIX, TOURNAMENT) or "." in path.stem


def _is_large(path: Path) -> bool:
    """Return whether a file is one to look at only, and too large to be changed at once."""
    try:
        return "." in path.stem and NEWER not in path.stem and path.stat().st_size > _MOST_AT_ONCE
    except OSError:
        return False


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> None:
    """Take a name out of a file.

    Raises:
        OSError: It can't be read or written.
        ValueError: It is too large.
    """
    times = path.stat()
    text, is_whole = _text_of(path)
    changed = _changed(path, text, name, unnamed) if is_whole else "".join(_pieces(text, name, is_whole))
    _write(path, text, changed, times)


def _remove_slowly(path: Path, name: str) -> Iterator[None]:
    """Take a name out of a file as out of any text, a piece at a step.

    Raises:
        OSError: It can't be read or written.
        ValueError: It is too large.
    """
    times = path.stat()
    text, is_whole = _text_of(path)
    pieces = []
    for piece in _pieces(text, name, is_whole):
        pieces.append(piece)
        yield
    if (now := path.stat()).st_ino == times.st_ino and now.st_mtime_ns == times.st_mtime_ns:
        _write(path, text, "".join(pieces), times)
    else:
        # Another name was taken out of it meanwhile.
        yield from _remove_slowly(path, name)


def _text_of(path: Path) -> tuple[str, bool]:
    """Return what a file holds, and whether all of it is text."""
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError("no file of the program")
    try:
        return content.decode("utf-8"), True
    except UnicodeDecodeError:
        return content.decode("utf-8", _BYTES), False


def _pieces(text: str, name: str, is_whole: bool) -> Iterator[str]:
    if is_whole:
        return changed_pieces(text, name, lambda found: "Player")
    # What is damaged, or a database, keeps its length, so that nothing else in it moves.
    return changed_pieces(
        text,
        name,
        lambda found: "*" * len(found.encode("utf-8", _BYTES)),
        # Nothing stands there between a text and the next one.
        within=text.startswith(MAGIC.decode()),
    )


def _write(path: Path, text: str, changed: str, times: os.stat_result) -> None:
    if changed != text:
        write_bytes(path, changed.encode("utf-8", _BYTES))
        with contextlib.suppress(OSError):
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _changed(path: Path, text: str, name: str, unnamed: dict[str, str]) -> str:
    """Return the text of a file without the name; ``unnamed`` are the new names of entrants by tournament."""
    try:
        if path.suffix == TOURNAMENT:
            changed, unnamed[path.stem] = without_entrant(text.removeprefix(_MARK), name)
            return changed
        if path.suffix == SUFFIX:
            place = place_of(path.stem)
            given = "" if place is None else unnamed.get(place.tournament, "")
            return without_name(text.removeprefix(_MARK), name, given or UNNAMED)
    except ValueError:
        # What is damaged is only kept for a person to look at.
        pass
    return without_words(text, name)
