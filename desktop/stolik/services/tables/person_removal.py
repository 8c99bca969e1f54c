"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from stolik.engine.names import UNNAMED, changed_pieces, without_entrant, without_name
from stolik.engine.package import SUFFIX
from stolik.services.family_book.database import MAGIC
from stolik.services.tournaments.saves import place_of
from stolik.storage.atomic import delete, digest, exchange, read_bytes, remove_parts
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
        """Take the name out: at once of most files, a step for every piece of a large one that is damaged."""
        remove_parts(self._paths.own_folders)
        # The records of tournaments are known by the names in them: those come after the tournaments.
        last = self._paths.tournament_tables
        unnamed: dict[str, str] = {}
        for path in sorted(self._files(), key=lambda path: (_is_kept_aside(path), path.parent == last)):
            with self._noting(path):
                if path.parent == self._paths.copies:
                    # Nobody comes back with an earlier day.
                    delete(path)
                else:
                    yield from _remove(path, self._name, unnamed)

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
    return path.suffix in (SUFFIX, TOURNAMENT, ".zip", ".txt") or "." in path.stem


def _is_kept_aside(path: Path) -> bool:
    """Return whether a file is one that a person may look at, and no program reads."""
    return "." in path.stem and NEWER not in path.stem


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> Iterator[None]:
    """Take a name out of a file, where it is large and damaged as out of any text, a piece at a step.

    Raises:
        OSError: It can't be read or written.
        ValueError: It is too large.
    """
    times = path.stat()
    text, is_whole = _text_of(path)
    is_small = len(text) <= _MOST_AT_ONCE
    changed = None
    if is_whole and (is_small or not _is_kept_aside(path)):
        changed = _changed(path, text, name, unnamed)
    if changed is None:
        pieces = []
        for piece in _pieces(text, name, is_whole):
            pieces.append(piece)
            if not is_small:
                yield
        changed = "".join(pieces)
    if (now := path.stat()).st_ino != times.st_ino or now.st_mtime_ns != times.st_mtime_ns:
        # Another name was taken out of it meanwhile.
        yield from _remove(path, name, unnamed)
    elif changed != text:
        before, after = text.encode("utf-8", _BYTES), changed.encode("utf-8", _BYTES)
        if exchange(path, after, digest(before), times.st_mtime_ns) is not None:
            raise OSError(f"{path} was changed meanwhile")


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
