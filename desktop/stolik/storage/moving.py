"""Moves a data folder in which nothing has been opened yet.

Wherever a move breaks off, the old folder is whole and in use until the new one is noted, and then that one.
"""

from __future__ import annotations

import errno
import filecmp
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from stolik.storage.atomic import OWNERS_FOLDER, PART, real_path, remove_parts, replace, sync_folder
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Place, holds_data

Release: TypeAlias = Callable[[], object]
Claim: TypeAlias = Callable[[Path], Release | None]
"""Takes a folder for this start, if no other has it; what it returns lets it go."""

_STAY: Final = ("running.", f"{Path(NOTE).stem}.", "cache")
"""How the names of what isn't moved begin: the lock, the note, and what Qt has compiled on Windows."""


class _StaysError(Exception):
    """Everything stays where it was, for the reason of this code."""


def move(place: Place, claim: Claim) -> Place:
    """Move to where the note wants it, and return the place in use then; a fault tells why it is the old one.

    This start has claimed the old folder, and keeps the claim of the new one. A folder that holds Stolik's
    data is used as it is, and the old one stays as well.
    """
    note, old = place.note, place.root
    _tidy(place)
    _take_rest(place, claim)
    begun = note.part
    if begun:
        shutil.rmtree(begun, ignore_errors=True)
        note.part = begun if os.path.lexists(begun) else ""
    if not note.wanted:
        if begun:
            place.keep()
        return place
    new = Path(note.wanted)
    copied, release = False, None
    try:
        if begun and os.path.lexists(new):
            # A start broke off just before it would have noted the new folder.
            copied = _is_copy(old, new)
            _demand(copied, "not_moved")
        elif not holds_data(new):
            _copy_to(place, new)
            copied = True
        release = claim(new)
        _demand(release is not None, "move_taken")
        _switch(place, new, str(old) if copied else "")
    except (OSError, _StaysError) as error:
        place.fault = _reason(error, old, new)
        if release is not None:
            release()
        if copied and place.fault.code != "move_taken":
            with suppress(OSError):
                new.rename(note.part or begun)
        _give_up(place, note.part or begun)
        return place
    moved = Place(Paths(new), place.usual, note)
    _take_out(moved)
    return moved


def _copy_to(place: Place, new: Path) -> None:
    """Copy everything into a folder that isn't there yet, which comes to be once it is whole.

    Raises:
        OSError: That didn't work.
        _StaysError: The folder that it would lie in isn't there.
    """
    _demand(new.parent.is_dir(), "move_gone")
    if os.path.lexists(new):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(new))
    remove_parts(place.root, [place.paths.records])
    part = new.parent / f".{new.name}-{os.urandom(4).hex()}{PART}"
    place.note.part = str(part)
    _demand(place.keep() is None, "not_moved")
    part.mkdir(OWNERS_FOLDER)
    for path in _all_of(place.root):
        _copy(path, part / path.name)
    sync_folder(part)
    replace(part, new)
    sync_folder(new.parent)


def _copy(source: Path, target: Path) -> None:
    """Copy a file or a folder to a name that is free; what is behind a link is copied itself."""
    if source.is_dir():
        target.mkdir(OWNERS_FOLDER)
        for path in _files_of(source):
            _copy(path, target / path.name)
        sync_folder(target)
    else:
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
    """Note that another folder is in use from now on; where that fails the note is as it was."""
    note = place.note
    before = note.folder, note.wanted, note.part, note.left
    note.folder, note.wanted, note.part = "" if new == place.usual else str(new), "", ""
    note.left = left or note.left
    if place.keep() is not None:
        note.folder, note.wanted, note.part, note.left = before
        raise _StaysError("not_moved")


def _give_up(place: Place, part: str) -> None:
    """Forget a move that didn't work, and remove what was copied."""
    if part:
        shutil.rmtree(part, ignore_errors=True)
    place.note.part = part if os.path.lexists(part) else ""
    place.want(None)


def _tidy(place: Place) -> None:
    """Remove what writes of the note that were cut off have left."""
    assert place.usual is not None, "a note says what is to be moved"
    with suppress(OSError):
        for part in place.usual.glob(f".{NOTE}-*{PART}"):
            part.unlink()


def _take_rest(place: Place, claim: Claim) -> None:
    """Take out of the folder that was left what an earlier start could not, unless another one uses it."""
    left = Path(place.note.left)
    if not place.note.left or left == place.root or not left.is_dir():
        return
    release = claim(left)
    if release is not None:
        _take_out(place)
        release()
        remove_if_empty(place, left)


def _take_out(place: Place) -> None:
    """Take everything out of the folder that was left; what can't be is tried again by the next start."""
    if not place.note.left:
        return
    try:
        for path in _all_of(Path(place.note.left)):
            _remove(path)
    except OSError:
        return
    place.note.left = ""
    place.keep()


def remove_if_empty(place: Place, folder: Path) -> None:
    """Remove a folder that was left, unless something else lies in it; the usual one stays."""
    if folder not in (place.usual, place.root):
        with suppress(OSError):
            folder.rmdir()


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        for inner in _files_of(path):
            _remove(inner)
        with suppress(OSError):  # something that isn't moved lies in it
            path.rmdir()
    else:
        path.unlink()


def _all_of(folder: Path) -> list[Path]:
    """Return the files and folders in a data folder that are moved."""
    return [path for path in _files_of(folder) if not path.name.startswith(_STAY)]


def _files_of(folder: Path) -> list[Path]:
    """Return the files and folders in a folder, without pipes, sockets and links to what it lies in."""
    real = real_path(folder)
    return [
        path
        for path in folder.iterdir()
        if path.is_file() or (path.is_dir() and not real.is_relative_to(real_path(path)))
    ]


def _is_copy(old: Path, new: Path) -> bool:
    """Return whether one data folder holds what another does."""
    return _hold_alike(_all_of(old), _all_of(new))


def _hold_alike(some: list[Path], others: list[Path]) -> bool:
    by_name = {path.name: path for path in others}
    return by_name.keys() == {path.name for path in some} and all(
        _hold_alike(_files_of(path), _files_of(by_name[path.name]))
        if path.is_dir()
        else filecmp.cmp(path, by_name[path.name], shallow=False)
        for path in some
    )


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
