"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from stolik.engine.name_removal import UNNAMED, changed_pieces, without_entrant, without_name
from stolik.engine.package import SUFFIX
from stolik.services.family_book.database import MAGIC
from stolik.services.tournaments.saves import place_of
from stolik.storage.atomic import read_bytes, remove_parts, write_bytes
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

    def __init__(self, paths: Paths, name: str, kept: Collection[str]) -> None:
        """Begin with the first of the ``steps``; ``kept`` are the names of the files that pages keep."""
        self._paths = paths
        self._name = name
        self._kept = kept
        self._left: list[Path] = []
        self.is_whole = True
        """Whether nothing is left that another time may help with, such as a full disk."""

    @property
    def fault(self) -> Fault | None:
        """What is told of the files where the name may be left."""
        return name_left(self._left)

    def steps(self) -> Iterator[None]:
        """Take the name out: first of most files, then a step for every piece of a large one."""
        paths, name = self._paths, self._name
        remove_parts(paths.own_folders)
        # The records of tournaments are known by the names in them: those come after the tournaments.
        unnamed: dict[str, str] = {}
        large: list[Path] = []
        for path in sorted(self._files(), key=lambda path: path.parent == paths.tournament_tables):
            with self._noting(path):
                if not _remove(path, name, unnamed):
                    large.append(path)
        for path in large:
            with self._noting(path):
                yield from _remove_slowly(path, name)

    def _files(self) -> list[Path]:
        """Return the files that may hold names; note which folders and links can't be looked into."""
        found: list[Path] = []
        for folder in (self._paths.root, *self._paths.folders):
            if not self._paths.is_own(folder):
                self._left += [folder] * folder.is_symlink()
                continue
            with self._noting(folder):
                names = self._paths.own_files(self._kept, folder)
                found += filter(_may_hold_names, [self._paths.root / name for name in names])
        self._left += filter(Path.is_symlink, found)
        return [path for path in found if not path.is_symlink()]

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


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> bool:
    """Take a name out of a file; return whether that could be done at once.

    Raises:
        OSError: It can't be read or written.
        ValueError: It is too large.
    """
    times = path.stat()
    text, is_whole = _text_of(path)
    is_small = len(text) <= _MOST_AT_ONCE
    is_read = "." not in path.stem or NEWER in path.stem
    changed = _changed(path, text, name, unnamed) if is_whole and (is_small or is_read) else None
    if changed is None and is_small:
        changed = "".join(_pieces(text, name, is_whole))
    if changed is not None:
        _write(path, text, changed, times)
    return changed is not None


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


def _changed(path: Path, text: str, name: str, unnamed: dict[str, str]) -> str | None:
    """Return the text of a game or a tournament without the name, ``None`` of what is none.

    ``unnamed`` are the new names of entrants by tournament.
    """
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
    return None
