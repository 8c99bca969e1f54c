"""Moves a data folder before anything in it is opened.

Wherever a move breaks off, the old folder is complete and in use until the new one is noted, and then the new
one. Only Stolik's files are copied; from a folder, only files that are the same in the other are removed.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from stolik.engine.package import SUFFIX
from stolik.storage.atomic import (
    OWNERS_FOLDER,
    PART,
    digest_of,
    is_folder,
    make_private_folder,
    put_aside,
    read_bytes,
    remove_parts,
    replace,
    settle_all,
    sync_folder,
    write_bytes,
)
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Place, holds_data

Release: TypeAlias = Callable[[], object]
Claim: TypeAlias = Callable[[Path], Release | None]
"""Claims a folder for this start unless another has it; the result releases it."""

STAYS: Final = ("running.", f"{Path(NOTE).stem}.", "cache")
"""Beginnings of names that may silently stay: the lock, the note, and Qt's cache on Windows."""

_BLOCK: Final = 1024 * 1024


class _StaysError(Exception):
    """Everything stays where it was; the message is the code of the reason."""


def move(place: Place, claim: Claim, kept: Collection[str] = ()) -> Place:
    """Move the data to where the note wants it, and return the place then in use, with any fault.

    This start must have claimed the old folder, and keeps its claim of the new one. A new folder that already
    holds Stolik's data is used as it is, and the old one stays. ``kept`` holds the names of pages' files.
    """
    note, old = place.note, place.root
    assert place.usual is not None, "a note says what is to be moved"
    # Remove what interrupted writes of the note left behind.
    with suppress(OSError):
        for part in place.usual.glob(f".{NOTE}-*{PART}"):
            part.unlink()
    _take_rest(place, claim, kept)
    _bring_games(place, claim)
    begun = note.part
    if begun:
        _take_back(place, begun, kept)
    if not note.wanted:
        if begun:
            place.keep()
        return place
    new = Path(note.wanted)
    resumed, copied, release = False, False, None
    try:
        if begun and os.path.lexists(new):
            # A start was interrupted just before noting the new folder.
            resumed = _is_copy(old, new, kept)
            _demand(resumed, "not_moved")
        elif not holds_data(new):
            _copy_to(place, new, kept)
            copied = True
        release = claim(new)
        _demand(release is not None, "move_taken")
        _switch(place, new, str(old) if copied or resumed else "")
    except (OSError, _StaysError) as error:
        place.fault = _reason(error, old, new)
        if release is not None:
            release()
        if place.fault.code != "move_taken":
            if resumed:  # others may have put files there by now, so the next start tries again
                note.part = begun
                return place
            if copied:
                with suppress(OSError):
                    new.rename(note.part)
        if note.part or begun:
            _take_back(place, note.part or begun, kept)
        place.want(None)
        return place
    moved = Place(Paths(new), place.usual, note, place.fault)
    _take_out(moved, kept)
    return moved


def _copy_to(place: Place, new: Path, kept: Collection[str]) -> None:
    """Copy Stolik's files into a new folder, which appears only when it is complete.

    Raises:
        OSError: The files can't be copied.
        _StaysError: The parent of the new folder is missing, or the note can't be written.
    """
    _demand(new.parent.is_dir(), "move_gone")
    if os.path.lexists(new):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(new))
    remove_parts(place.paths.own_folders)
    part = new.parent / f".{new.name}-{os.urandom(4).hex()}{PART}"
    place.note.part = str(part)
    _demand(place.keep() is None, "not_moved")
    part.mkdir(OWNERS_FOLDER)
    for name in place.paths.own_files(kept):
        make_private_folder((part / name).parent)
        _copy(place.root / name, part / name)
    for folder in (*Paths(part).folders, part):
        sync_folder(folder)
    replace(part, new)
    sync_folder(new.parent)


def _copy(source: Path, target: Path) -> None:
    """Copy a file to a free name; for a link, its target is copied."""
    with (
        source.open("rb") as read,
        open(target, "xb", opener=lambda file, flags: os.open(file, flags, 0o600)) as written,
    ):
        shutil.copyfileobj(read, written)
        written.flush()
        os.fsync(written.fileno())
    # The times are kept, since the oldest games are deleted first.
    status = source.stat()
    os.utime(target, ns=(status.st_atime_ns, status.st_mtime_ns))


def _switch(place: Place, new: Path, left: str) -> None:
    """Note that another folder is in use from now on; if that fails, the note stays as it was."""
    note = place.note
    before = note.folder, note.wanted, note.part, note.left
    note.folder, note.wanted, note.part = "" if new == place.usual else str(new), "", ""
    note.left = left or note.left
    if place.keep() is not None:
        note.folder, note.wanted, note.part, note.left = before
        raise _StaysError("not_moved")


def _take_back(place: Place, part: str, kept: Collection[str]) -> None:
    """Remove the copy of an unfinished move; the next start removes what can't be removed now."""
    place.note.part = part
    copy = Path(part)
    with suppress(OSError):
        # The note may be old, and the path may now belong to another stick.
        if re.fullmatch(rf"\..+-[0-9a-f]{{8}}{re.escape(PART)}", copy.name) and not copy.is_symlink():
            _remove_copies(copy, place.root, kept, unfinished=True)
            _remove_empty(copy)
        if os.path.lexists(copy):
            _tell_left(place, copy)
        place.note.part = ""


def _take_rest(place: Place, claim: Claim, kept: Collection[str]) -> None:
    """Remove from the old folder what an earlier start couldn't, unless another program uses it."""
    left = Path(place.note.left)
    if not place.note.left or left == place.root or not is_folder(left):
        return
    release = claim(left)
    if release is not None:
        _take_out(place, kept)
        release()
        remove_if_empty(place, left)


def _bring_games(place: Place, claim: Claim) -> None:
    """Move the games here that were meanwhile played in the usual folder; what can't be moved waits."""
    usual, note = place.usual, place.note
    if usual is None or usual == place.root or not note.meanwhile or (release := claim(usual)) is None:
        return
    note.meanwhile, there = False, Paths(usual)
    for source, here in ((there.saves, place.paths.saves), (there.finished, place.paths.finished)):
        for path in sorted(source.glob(f"[!.]*{SUFFIX}")):
            try:
                content = read_bytes(path, -1)
                # An interrupted start may have copied it already.
                if not any(_is_alike(path, other) for other in here.glob(f"*{SUFFIX}")):
                    names = (here / f"{path.stem} ({number}){SUFFIX}" for number in count(1))
                    free = next(name for name in names if not os.path.lexists(name))
                    write_bytes(free, content, dated=path.stat().st_mtime_ns)
                path.unlink()
                place.fault = place.fault or Fault("games_brought", {"folder": str(usual)})
            except OSError:
                note.meanwhile = True
    place.keep()
    release()


def _take_out(place: Place, kept: Collection[str]) -> None:
    """Remove from the old folder what is here too; what can't be removed waits for the next start.

    Files that aren't Stolik's stay, and so do those that have since changed in either folder.
    """
    if not place.note.left:
        return
    left = Path(place.note.left)
    try:
        _remove_copies(left, place.root, kept)
        # On some systems, the socket at which a running program listens is in this folder.
        if any(not path.name.startswith(STAYS) and not path.is_socket() for path in left.iterdir()):
            _tell_left(place, left)
    except OSError:
        return
    place.note.left = ""
    place.keep()


def remove_if_empty(place: Place, folder: Path) -> None:
    """Remove the old folder if it is empty and isn't the usual one."""
    if folder not in (place.usual, place.root):
        with suppress(OSError):
            folder.rmdir()


def _tell_left(place: Place, folder: Path) -> None:
    place.fault = place.fault or Fault("move_left", {"folder": str(folder)})


def _remove_copies(folder: Path, other: Path, kept: Collection[str], *, unfinished: bool = False) -> None:
    """Remove Stolik's files that are the same in another data folder, then Stolik's empty folders.

    Nothing behind a link is removed, but a link may be. With ``unfinished``, incomplete copies are too.

    Raises:
        OSError: Something couldn't be compared or removed.
    """
    paths = Paths(folder)
    remove_parts(paths.own_folders)
    copied = [
        folder / name for name in paths.own_files(kept) if _is_alike(folder / name, other / name, unfinished)
    ]
    for path in copied:
        if paths.is_own(path.parent):
            _remove_copy(path, other / path.relative_to(folder), unfinished)
    for inner in (*paths.folders, folder):
        sync_folder(inner)
    for inner in paths.folders:
        if inner.is_symlink() and inner.is_dir():
            found = list(inner.iterdir())
            if found and all(path in copied for path in found):
                inner.unlink()
        elif paths.is_own(inner):
            _remove_empty(inner)


def _remove_copy(path: Path, other: Path, unfinished: bool) -> None:
    """Remove a copy, unless another program has put something else in its place."""
    aside = put_aside(path, digest_of(path) or "")
    try:
        if _is_alike(aside, other, unfinished):
            aside.unlink()
    finally:
        settle_all([aside])


def _remove_empty(folder: Path) -> None:
    if folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()


def _is_copy(old: Path, new: Path, kept: Collection[str]) -> bool:
    """Return whether two data folders hold the same files of Stolik's."""
    names = Paths(old).own_files(kept)
    return names == Paths(new).own_files(kept) and all(_is_alike(old / name, new / name) for name in names)


def _is_alike(path: Path, other: Path, beginning: bool = False) -> bool:
    """Return whether a different file has the same content or, with ``beginning``, begins with it."""
    if not other.is_file() or other.is_symlink() or (path.samefile(other) and not path.is_symlink()):
        return False
    with path.open("rb") as some, other.open("rb") as others:
        while block := some.read(_BLOCK):
            # After a power cut, parts of a copy may be zeros.
            if others.read(len(block)) != block and not (beginning and not any(block)):
                return False
        return beginning or not others.read(1)


def _demand(holds: bool, code: str) -> None:
    if not holds:
        raise _StaysError(code)


def _reason(error: OSError | _StaysError, old: Path, new: Path) -> Fault:
    """Return the fault that says why everything stays where it was."""
    if isinstance(error, _StaysError):
        return Fault(str(error), {"folder": str(new)})
    if error.filename is not None and Path(os.fsdecode(error.filename)).is_relative_to(old):
        return Fault("move_unread", {"file": os.fsdecode(error.filename)})
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Fault("move_full", {"folder": str(new)})
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Fault("move_not_writable", {"folder": str(new)})
    return Fault("not_moved", {"folder": str(new)})
