"""Files that are read as they are, written as a whole, and never replace one kept for the player."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Final

PART: Final = ".part"


def read_bytes(path: Path, most: int) -> bytes:
    """Return the first bytes of a file; what is no file isn't opened, since a pipe may never say anything.

    Raises:
        OSError: There is no such file, or it can't be read.
    """
    if not path.is_file() and os.path.lexists(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        return file.read(most)


def write_text(path: Path, text: str) -> None:
    """Write a whole file, or leave the old one as it was.

    Raises:
        OSError: The file could not be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=PART, dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _sync_folder(path.parent)


def write_new(path: Path, content: bytes) -> Path:
    """Write a whole file where there is none yet: under its name, or as ``<stem> (2)``; return the path.

    Raises:
        OSError: The file could not be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".stolik-", suffix=PART, dir=path.parent)
    part, number = Path(name), 1
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        while True:
            target = path if number == 1 else path.with_stem(f"{path.stem} ({number})")
            try:
                target.touch(exist_ok=False)
                break
            except FileExistsError:
                number += 1
        try:
            # A temporary file is its owner's alone; this one is for whoever may read what lies around it.
            part.chmod(target.stat().st_mode)
            part.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                target.unlink()
            raise
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _sync_folder(path.parent)
    return target


def remove_parts(root: Path, deeper: Collection[Path] = ()) -> None:
    """Remove what writes that were cut off have left in a folder, the folders in it, and ``deeper`` ones.

    Nothing may be written there meanwhile. No link in it is followed. What can't be removed stays.
    """
    with contextlib.suppress(OSError):
        real = root.resolve()
        inner = [path for path in (*root.iterdir(), *deeper) if path.is_dir()]
        # Behind a link the folder would be another one.
        own = [path for path in inner if path.resolve() == real / path.relative_to(root)]
        for folder in (root, *own):
            for part in folder.glob(f".*{PART}"):
                with contextlib.suppress(OSError):
                    part.unlink()


def probe(folder: Path) -> None:
    """Make sure that files can be written into a folder.

    Raises:
        OSError: They can't.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(prefix=".probe-", suffix=PART, dir=folder) as file:
        file.write(b"stolik")


def set_aside(path: Path, mark: str) -> Path:
    """Move a file to the first free name ``<stem>.<mark>-<n><suffix>`` beside it and return that name.

    Raises:
        OSError: The file could not be moved.
    """
    return _move_to_free(path, path.parent, f"{path.stem}.{mark}")


def put_away(path: Path, folder: Path, stem: str) -> Path:
    """Move a file into a folder, to the first free name ``<stem>-<n><suffix>``, and return that name.

    Raises:
        OSError: The file could not be moved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return _move_to_free(path, folder, stem)


def _move_to_free(path: Path, folder: Path, stem: str) -> Path:
    number = 1
    while True:
        target = folder / f"{stem}-{number}{path.suffix}"
        try:
            # Whoever creates the name owns it, so two programs can't choose the same one.
            target.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            continue
        try:
            path.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                target.unlink()
            raise
        _sync_folder(folder)
        return target


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can be asked to."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
