"""Takes a person's name out of every file in the data folder that nobody holds open as a document."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stolik.engine.name_removal import without_entrant, without_name, without_words
from stolik.engine.package import SUFFIX
from stolik.storage.atomic import read_bytes, remove_parts, write_text
from stolik.storage.faults import Fault, fault_of
from stolik.storage.paths import Paths
from stolik.tournament.file_format import SUFFIX as TOURNAMENT

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a file that are read at most; no file of the program is larger."""


def remove_person(paths: Paths, name: str) -> Fault | None:
    """Take a name out of records, tournaments and files that were kept aside; return what went wrong.

    Dates of files stay, so that no finished game is taken for a new one. A file that isn't UTF-8 text holds
    no name that the program wrote. Nothing may write into the folder meanwhile.
    """
    remove_parts(paths.root)
    fault: Fault | None = None
    for path in _files(paths.root):
        try:
            _remove(path, name)
        except OSError as error:
            fault = fault_of(error, paths.root)
    return fault


def _files(root: Path) -> list[Path]:
    found: list[Path] = []
    with contextlib.suppress(OSError):
        for folder in (root, *[path for path in root.iterdir() if path.is_dir() and not path.is_symlink()]):
            found += [path for path in folder.iterdir() if path.is_file() and not path.is_symlink()]
    return sorted(found)


def _remove(path: Path, name: str) -> None:
    times = path.stat()
    try:
        text = read_bytes(path, LARGEST).decode("utf-8")
    except UnicodeDecodeError:
        return
    changed = _changed(path, text, name)
    if changed != text:
        write_text(path, changed)
        with contextlib.suppress(OSError):
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _changed(path: Path, text: str, name: str) -> str:
    change: Callable[[str, str], str] = without_words
    if path.name.endswith(TOURNAMENT):
        change = without_entrant
    elif path.suffix == SUFFIX:
        change = without_name
    elif "." not in path.stem:
        # The documents of the program are changed by whoever keeps them.
        return text
    try:
        return change(text.removeprefix("\ufeff"), name)
    except (ValueError, RecursionError):
        # What is damaged is only kept for a person to look at.
        return without_words(text, name)
