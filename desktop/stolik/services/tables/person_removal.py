"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from stolik.engine.name_removal import UNNAMED, changed_words, without_entrant, without_name, without_words
from stolik.engine.package import SUFFIX
from stolik.services.family_book.database import MAGIC
from stolik.services.tournaments.saves import place_of
from stolik.storage.atomic import own_folders, read_bytes, remove_parts, write_bytes
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import Paths
from stolik.tournament.file_format import SUFFIX as TOURNAMENT

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a file that are read at most; no file of the program is larger."""

_MARK: Final = "\ufeff"
_BYTES: Final = "surrogateescape"


def remove_person(paths: Paths, name: str) -> Fault | None:
    """Take a name out of records, tournaments and files that were kept aside; return where it may be left.

    Every file is tried. Dates of files stay, so that no finished game is taken for a new one. Nothing may
    write into the folder meanwhile.
    """
    remove_parts(paths.root, [paths.records])
    left: list[Path] = []
    # The records of tournaments are known by the names in them: those come after the tournaments.
    unnamed: dict[str, str] = {}
    for path in sorted(_files(paths, left), key=lambda path: path.parent == paths.tournament_tables):
        try:
            _remove(path, name, unnamed)
        except (OSError, ValueError, RecursionError, MemoryError):
            left.append(path)
    return name_left(left)


def _files(paths: Paths, left: list[Path]) -> list[Path]:
    """Return the files that may hold names; note which folders and links can't be looked into."""
    found: list[Path] = []
    try:
        folders = own_folders(paths.root, [paths.records])
        left += [path for path in paths.root.iterdir() if path.is_dir() and path not in folders]
    except OSError:
        left.append(paths.root)
        return []
    for folder in folders:
        try:
            files = [path for path in folder.iterdir() if path.is_file() and _may_hold_names(path)]
        except OSError:
            left.append(folder)
            continue
        found += [path for path in files if not path.is_symlink()]
        left += [path for path in files if path.is_symlink()]
    return found


def _may_hold_names(path: Path) -> bool:
    """Return whether nobody else takes names out of a file: the program's documents have their keepers."""
    return path.suffix in (SUFFIX, TOURNAMENT) or "." in path.stem


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> None:
    """Take a name out of a file.

    Raises:
        OSError: It can't be read or written.
        ValueError: It is too large.
    """
    times = path.stat()
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError("no file of the program")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        # What is damaged, or a database, keeps its length, so that nothing else in it moves.
        text = content.decode("utf-8", _BYTES)
        changed = changed_words(
            text,
            name,
            lambda found: "*" * len(found.encode("utf-8", _BYTES)),
            # Nothing stands there between a text and the next one.
            within=content.startswith(MAGIC),
        )
    else:
        changed = _changed(path, text, name, unnamed)
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
