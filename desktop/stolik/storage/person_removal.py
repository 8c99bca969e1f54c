"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from stolik.engine.name_removal import UNNAMED, without_entrant, without_name, without_words
from stolik.engine.package import SUFFIX
from stolik.storage.atomic import own_folders, read_bytes, remove_parts, write_text
from stolik.storage.faults import Fault, fault_of
from stolik.storage.paths import Paths
from stolik.storage.tournament_saves import place_of
from stolik.tournament.file_format import SUFFIX as TOURNAMENT

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a file that are read at most; no file of the program is larger."""

_MARK: Final = "\ufeff"


def remove_person(paths: Paths, name: str) -> Fault | None:
    """Take a name out of records, tournaments and files that were kept aside; return what went wrong.

    Dates of files stay, so that no finished game is taken for a new one. A file that isn't UTF-8 text holds
    no name that the program wrote. Nothing may write into the folder meanwhile.
    """
    remove_parts(paths.root, [paths.records])
    fault: Fault | None = None
    # The records of tournaments are known by the names in them: those come after the tournaments.
    unnamed: dict[str, str] = {}
    for path in sorted(_files(paths), key=lambda path: path.parent == paths.tournament_tables):
        try:
            _remove(path, name, unnamed)
        except OSError as error:
            fault = fault_of(error, paths.root)
    return fault


def _files(paths: Paths) -> list[Path]:
    found: list[Path] = []
    with contextlib.suppress(OSError):
        for folder in own_folders(paths.root, [paths.records]):
            found += [path for path in folder.iterdir() if path.is_file() and not path.is_symlink()]
    return found


def _remove(path: Path, name: str, unnamed: dict[str, str]) -> None:
    times = path.stat()
    try:
        text = read_bytes(path, LARGEST).decode("utf-8")
    except UnicodeDecodeError:
        return
    changed = _changed(path, text, name, unnamed)
    if changed != text:
        write_text(path, changed)
        with contextlib.suppress(OSError):
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _changed(path: Path, text: str, name: str, unnamed: dict[str, str]) -> str:
    """Return the text of a file without the name; ``unnamed`` are the new names of entrants by tournament."""
    try:
        if path.name.endswith(TOURNAMENT):
            changed, unnamed[path.stem] = without_entrant(text.removeprefix(_MARK), name)
            return changed
        if path.suffix == SUFFIX:
            place = place_of(path.stem)
            given = "" if place is None else unnamed.get(place.tournament, "")
            return without_name(text.removeprefix(_MARK), name, given or UNNAMED)
    except ValueError:
        # What is damaged is only kept for a person to look at.
        return without_words(text, name)
    # The documents of the program are changed by whoever keeps them.
    return without_words(text, name) if "." in path.stem else text
