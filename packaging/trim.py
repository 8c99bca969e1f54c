"""Takes out of PyInstaller's lists what `qt_parts` doesn't name, and what nothing kept is linked to."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from qt_parts import Part, is_kept, part

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller lists it: where it goes, where it comes from, and of what kind it is.

A link comes from another place in the frozen folder.
"""

Imports: TypeAlias = Callable[[str], set[tuple[str, str | None]]]


def trimmed(binaries: Sequence[Entry], datas: Sequence[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Returns the two lists without what isn't shipped."""
    from PyInstaller.depend.bindepend import get_imports

    files = [entry for entry in binaries if _is_kept(entry)]
    beside = [entry for entry in datas if _is_kept(entry)]
    needed = needed_libraries(files, get_imports)
    return _without_idle(files, needed), _without_idle(beside, needed)


def needed_libraries(binaries: Sequence[Entry], imports: Imports) -> set[Part]:
    """Returns those libraries of Qt that another binary needs, however indirectly."""
    libraries: dict[Part, list[str]] = {}
    waiting = []
    for entry in binaries:
        _, source, kind = entry
        library = _library(entry)
        if kind == "SYMLINK":
            continue
        if library is None:
            waiting.append(source)
        else:
            libraries.setdefault(library, []).append(source)
    needed: set[Part] = set()
    while waiting:
        for name, _ in imports(waiting.pop()):
            library = part(name)
            if library in libraries and library not in needed:
                needed.add(library)
                waiting += libraries[library]
    return needed


def _without_idle(entries: Sequence[Entry], needed: set[Part]) -> list[Entry]:
    return [entry for entry in entries if (library := _library(entry)) is None or library in needed]


def _is_kept(entry: Entry) -> bool:
    target, source, kind = entry
    return is_kept(target, sys.platform) and (kind != "SYMLINK" or is_kept(source, sys.platform))


def _library(entry: Entry) -> Part | None:
    """Returns the library of Qt that a file or a link belongs to."""
    target, source, kind = entry
    found = part(target) or (part(source) if kind == "SYMLINK" else None)
    return found if found is not None and found.kind in ("library", "icu") else None
