"""Moves a data folder before anything in it is opened.

Wherever a move breaks off, the old folder is whole and in use until the new one is noted, and then that one.
Only what Stolik has made is copied, and of that only what lies in both folders alike is removed from one.
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
"""Takes a folder for this start, if no other has it; what it returns lets it go."""

STAYS: Final = ("running.", f"{Path(NOTE).stem}.", "cache")
"""How the names of what stays untold begin: the lock, the note, and what Qt has compiled on Windows."""

_BLOCK: Final = 1024 * 1024


class _StaysError(Exception):
    """Everything stays where it was, for the reason of this code."""


def move(place: Place, claim: Claim, kept: Collection[str] = ()) -> Place:
    """Move to where the note wants it, and return the place in use then; a fault tells why it is the old one.

    This start has claimed the old folder, and keeps the claim of the new one. A folder that holds Stolik's
    data is used as it is, and the old one stays as well. ``kept`` are the names of the files that pages keep.
    """
    note, old = place.note, place.root
    assert place.usual is not None, "a note says what is to be moved"
    # What writes of the note that were cut off have left.
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
            # A start broke off just before it would have noted the new folder.
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
            if resumed:  # somebody else's things may lie there by now, so the next start tries again
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
    """Copy Stolik's files into a new folder, which appears once it is complete.

    Raises:
        OSError: That didn't work.
        _StaysError: The folder that it would lie in isn't there.
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
    """Copy a file to a free name; a link's target is copied itself."""
    with (
        source.open("rb") as read,
        open(target, "xb", opener=lambda file, flags: os.open(file, flags, 0o600)) as written,
    ):
        shutil.copyfileobj(read, written)
        written.flush()
        os.fsync(written.fileno())
    # The oldest games go first.
    status = source.stat()
    os.utime(target, ns=(status.st_atime_ns, status.st_mtime_ns))


def _switch(place: Place, new: Path, left: str) -> None:
    """Note that another folder is in use from now on; if that fails the note is as it was."""
    note = place.note
    before = note.folder, note.wanted, note.part, note.left
    note.folder, note.wanted, note.part = "" if new == place.usual else str(new), "", ""
    note.left = left or note.left
    if place.keep() is not None:
        note.folder, note.wanted, note.part, note.left = before
        raise _StaysError("not_moved")


def _take_back(place: Place, part: str, kept: Collection[str]) -> None:
    """Remove the copy of an unfinished move; what can't be removed is left to the next start."""
    place.note.part = part
    copy = Path(part)
    with suppress(OSError):
        # The note may be an old one, and another stick lie there now.
        if re.fullmatch(rf"\..+-[0-9a-f]{{8}}{re.escape(PART)}", copy.name) and not copy.is_symlink():
            _remove_copies(copy, place.root, kept, unfinished=True)
            _remove_empty(copy)
        if os.path.lexists(copy):
            _tell_left(place, copy)
        place.note.part = ""


def _take_rest(place: Place, claim: Claim, kept: Collection[str]) -> None:
    """Remove from the old folder what an earlier start could not, unless another program uses it."""
    left = Path(place.note.left)
    if not place.note.left or left == place.root or not left.is_dir():
        return
    release = claim(left)
    if release is not None:
        _take_out(place, kept)
        release()
        remove_if_empty(place, left)


def _bring_games(place: Place, claim: Claim) -> None:
    """Bring here the games played in the usual folder in the meantime; what can't be brought waits."""
    usual, note = place.usual, place.note
    if usual is None or usual == place.root or not note.meanwhile or (release := claim(usual)) is None:
        return
    note.meanwhile, there = False, Paths(usual)
    for source, here in ((there.saves, place.paths.saves), (there.finished, place.paths.finished)):
        for path in sorted(source.glob(f"[!.]*{SUFFIX}")):
            try:
                content = read_bytes(path, -1)
                # A start that was cut off may have brought it.
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
    """Remove from the old folder what lies here too; what can't be removed waits for the next start.

    What isn't Stolik's stays, and what has changed in one of them since.
    """
    if not place.note.left:
        return
    left = Path(place.note.left)
    try:
        _remove_copies(left, place.root, kept)
        # A start listens at a socket, in some systems in this folder.
        if any(not path.name.startswith(STAYS) and not path.is_socket() for path in left.iterdir()):
            _tell_left(place, left)
    except OSError:
        return
    place.note.left = ""
    place.keep()


def remove_if_empty(place: Place, folder: Path) -> None:
    """Remove the old folder, unless something else lies in it; the usual one stays."""
    if folder not in (place.usual, place.root):
        with suppress(OSError):
            folder.rmdir()


def _tell_left(place: Place, folder: Path) -> None:
    place.fault = place.fault or Fault("move_left", {"folder": str(folder)})


def _remove_copies(folder: Path, other: Path, kept: Collection[str], *, unfinished: bool = False) -> None:
    """Remove the files of Stolik's that lie alike in another data folder, then its folders that are empty.

    Nothing behind a link goes, but a link may. An ``unfinished`` copy of a file is one as well.

    Raises:
        OSError: Something could not be compared or removed.
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
    """Remove a copy; what another program has put in its place stays."""
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
    """Return whether one data folder holds what another does."""
    names = Paths(old).own_files(kept)
    return names == Paths(new).own_files(kept) and all(_is_alike(old / name, new / name) for name in names)


def _is_alike(path: Path, other: Path, beginning: bool = False) -> bool:
    """Return whether a different file holds the same content, or begins with it."""
    if not other.is_file() or other.is_symlink() or (path.samefile(other) and not path.is_symlink()):
        return False
    with path.open("rb") as some, other.open("rb") as others:
        while block := some.read(_BLOCK):
            # What a power cut has left of a copy may be zeros.
            if others.read(len(block)) != block and not (beginning and not any(block)):
                return False
        return beginning or not others.read(1)


def _demand(holds: bool, code: str) -> None:
    if not holds:
        raise _StaysError(code)


def _reason(error: OSError | _StaysError, old: Path, new: Path) -> Fault:
    """Return why everything stays where it was."""
    if isinstance(error, _StaysError):
        return Fault(str(error), {"folder": str(new)})
    if error.filename is not None and Path(os.fsdecode(error.filename)).is_relative_to(old):
        return Fault("move_unread", {"file": os.fsdecode(error.filename)})
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Fault("move_full", {"folder": str(new)})
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Fault("move_not_writable", {"folder": str(new)})
    return Fault("not_moved", {"folder": str(new)})
