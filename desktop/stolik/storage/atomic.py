"""Files that are written as a whole and never destroy another program's version.

Other programs or computers may write `OwnFiles` too. So before such a file is replaced, moved or deleted, it
is renamed to a name with the digest of its known content. It is deleted only if its content matches;
otherwise it is another's, and is kept. After an interruption, that name tells the next start what to do.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from hashlib import blake2b
from itertools import chain, count
from pathlib import Path
from typing import Final, TypeAlias

from stolik.engine.package import SUFFIX

PART: Final = ".part"

_PARTS: Final = f".*-{8 * '[a-z0-9_]'}{PART}"
"""The pattern of temporary files, to be renamed when complete; it doesn't match other programs' files."""

_ASIDE: Final = re.compile(r"\.(.+)-([0-9a-f]{32}|none)-[0-9a-f]{8}\.was")
"""The name of a file renamed aside: its own name, and the digest of its known content."""

_TRIES: Final = 10

Sleep: TypeAlias = Callable[[float], object]
"""Waits for a number of seconds."""

_WAITS: Final = (0.01, 0.02, 0.04, 0.05, 0.08)
"""The seconds between attempts on Windows to replace a file that another program may hold open."""

LOOKED_AT: Final[dict[Path, str]] = {}
"""The folders in which nothing may be written, each with the name of the computer that has it open."""

CHOSEN: Final[set[Path]] = set()
"""Chosen data folders: one that is missing was on a stick, and isn't created anew below its mount point."""

OWNERS_FOLDER: Final = 0o700 if os.name == "posix" else 0o777
"""The mode of a private folder; on Windows, folders inherit their parent's rights."""


class OnlyLooksError(PermissionError):
    """A file lies in a folder that is only looked at; ``strerror`` is the computer that has it open."""


def only_look(folder: Path, host: str) -> None:
    """Forbid writing in a folder that the computer ``host`` has open."""
    LOOKED_AT.update({folder: host, real_path(folder): host})


def demand_writing(*paths: Path) -> None:
    """Raise `OnlyLooksError` if a path leads, even by links, into a folder that is only looked at."""
    for folder, host in LOOKED_AT.items():
        for path in paths:
            if path.is_relative_to(folder) or real_path(path).is_relative_to(folder):
                raise OnlyLooksError(errno.EROFS, host, str(path))


def read_bytes(path: Path, most: int) -> bytes:
    """Return at most the first ``most`` bytes of a regular file; a pipe might never send anything.

    Raises:
        OSError: The file doesn't exist, isn't a regular file or can't be read.
    """
    if not path.is_file() and os.path.lexists(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    with path.open("rb") as file:
        return file.read(most)


def is_file(path: Path) -> bool:
    """Return whether a path is a regular file; ``False`` if it can't be examined, when pathlib raises."""
    return os.path.isfile(path)  # noqa: PTH113  # see above


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; ``False`` as in `is_file`."""
    return os.path.isdir(path)  # noqa: PTH112  # see above


def written_at(path: Path) -> int:
    """Return the time of a file in nanoseconds since 1970, limited as in `fitting_time`.

    Raises:
        OSError: There is no such file.
    """
    return fitting_time(path.stat().st_mtime_ns)


def fitting_time(time: int) -> int:
    """Return nanoseconds since 1970, limited to what databases, calendars and disks can hold."""
    return max(-(2**63), min(time, 2**63 - 1))


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()


def digest_of(path: Path) -> str | None:
    """Return the digest of the content at a path, or ``None`` if it can't be read."""
    try:
        return digest(read_bytes(path, -1))
    except OSError:
        return None


def real_path(path: Path) -> Path:
    """Return the path with all links resolved; a circle of links is left as it is."""
    # The behaviour of pathlib for such a circle depends on the version of Python.
    return Path(os.path.realpath(path))


def make_private_folder(folder: Path) -> None:
    """Create a folder and its parents if missing, durably and only for the owner.

    Raises:
        OSError: The folder can't be created, is only looked at, or is a chosen one that has gone.
    """
    demand_writing(folder)
    if folder in CHOSEN and not is_folder(folder):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
    try:
        folder.mkdir(OWNERS_FOLDER)
    except FileNotFoundError:
        if folder.parent == folder:  # a missing drive
            raise
        make_private_folder(folder.parent)
        folder.mkdir(OWNERS_FOLDER, exist_ok=True)
    except OSError:
        if not folder.is_dir():
            raise
        return
    sync_folder(folder.parent)


def write_text(path: Path, text: str, *, private: bool = True, sleep: Sleep = time.sleep) -> None:
    """Write a whole file as `write_bytes` does.

    Raises:
        OSError: The file couldn't be written.
        UnicodeEncodeError: The text contains a lone surrogate, which no file can hold.
    """
    write_bytes(path, text.encode("utf-8"), private=private, sleep=sleep)


def write_bytes(
    path: Path, content: bytes, *, private: bool = True, sleep: Sleep = time.sleep, dated: int | None = None
) -> None:
    """Write a whole file, or leave the old one as it was; unless ``private``, it gets the usual rights.

    With ``dated``, it gets this time, in nanoseconds, before it appears, unless the drive refuses that.

    Raises:
        OSError: The file couldn't be written.
    """
    part = _write_part(path.parent, path.name, content, private, dated)
    try:
        replace(part, path, sleep)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def exchange(path: Path, content: bytes, known: str, dated: int | None = None) -> Path | None:
    """Write a whole file in place of the one whose digest is ``known``, empty for none.

    Another program's version found there is kept beside it, and its path is returned. ``dated`` is as in
    `write_bytes`.

    Raises:
        OSError: The file couldn't be written.
    """
    part = _write_part(path.parent, path.name, content, dated=dated)
    asides: list[Path] = []
    others: list[Path] = []
    try:
        for _ in range(_TRIES):
            with suppress(FileNotFoundError):
                asides.append(put_aside(path, known))
            with suppress(FileExistsError):  # another file has appeared meanwhile
                move(part, path)
                break
        else:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    finally:
        others = settle_all(reversed(asides))
    return others[0] if others else None


def write_new(path: Path, content: bytes, *, private: bool = False, sleep: Sleep = time.sleep) -> Path:
    """Write a whole new file, under its name or, if that is taken, as ``<stem> (2)``; return the path.

    Unless ``private``, it gets the usual rights, like the files around it.

    Raises:
        OSError: The file couldn't be written.
    """
    part = _write_part(path.parent, "stolik", content, private)
    try:
        others = (path.with_stem(f"{path.stem} ({number})") for number in count(2))
        # A part that can't be removed is harmless.
        return _move_to_first(part, chain([path], others), sleep, lasts=False)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def by_age(dated: tuple[float, Path]) -> tuple[float, list[int | str]]:
    """Return the key that sorts files oldest first: by time, then by name, with numbers by value.

    On many disks, files written within two seconds have the same time.

    >>> sorted([(1.0, Path("knaster-10")), (1.0, Path("knaster-9"))], key=by_age)[0][1].name
    'knaster-9'
    """
    time, path = dated
    # Every other part is a number, so numbers are compared only with numbers.
    return time, [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", path.stem)]


def oldest_first(folder: Path, suffix: str) -> list[Path]:
    """Return the paths in a folder with a suffix, oldest first, except those that can't be examined.

    Names that begin with a full stop are left out, since systems keep files of their own under them.
    """
    dated: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in folder.glob(f"[!.]*{suffix}"):
            with suppress(OSError):
                dated.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(dated, key=by_age)]


def thin_out(latest: Path, most: int) -> None:
    """Keep only the ``most`` newest files like ``latest``, which was just written, in its folder.

    Files that can't be examined or removed stay; so does ``latest``, though it looks old if the clock was set
    back.
    """
    others = [path for path in oldest_first(latest.parent, latest.suffix) if path != latest]
    for path in others[: max(0, len(others) + 1 - most)]:
        with suppress(OSError):
            path.unlink()


def remove_parts(folders: Collection[Path]) -> list[Path]:
    """Remove the remains of interrupted writes from folders.

    Files renamed aside come back; the paths of other programs' versions kept instead are returned. Nothing
    may be written there meanwhile. What can't be removed stays.
    """
    others: list[Path] = []
    for folder in folders:
        with suppress(OSError):
            demand_writing(folder)
            for part in folder.glob(_PARTS):
                with suppress(OSError):
                    part.unlink()
            asides = [path for path in folder.glob(".*.was") if _ASIDE.fullmatch(path.name)]
            others += settle_all(
                path for path in asides if not path.is_dir() and not _is_moved(path, folders)
            )
    return others


def _is_moved(aside: Path, folders: Collection[Path]) -> bool:
    """Return whether a file renamed aside also has its new name, and if so, remove it."""
    status = aside.stat()
    if status.st_nlink < 2 or not any(
        path != aside and os.path.samestat(status, path.lstat())
        for each in folders
        for path in each.iterdir()
    ):
        return False
    aside.unlink()
    return True


def remove_reserved(folder: Path, suffix: str) -> None:
    """Remove empty files by which interrupted moves reserved names in a folder.

    Nothing may be moved there meanwhile. Links aren't followed. What can't be removed stays.
    """
    with suppress(OSError):
        demand_writing(folder)
        for path in [] if folder.is_symlink() else folder.glob(f"*-[0-9]*{suffix}"):
            with suppress(OSError):
                if path.is_file() and not path.is_symlink() and not path.stat().st_size:
                    path.unlink()


def probe(folder: Path) -> float:
    """Check that files can be written into a folder; return the present time on its drive.

    Raises:
        OSError: Files can't be written there.
    """
    make_private_folder(folder)
    with tempfile.NamedTemporaryFile(prefix=".probe-", suffix=PART, dir=folder) as file:
        file.write(b"stolik")
        file.flush()
        return os.fstat(file.fileno()).st_mtime


def set_aside(path: Path, mark: str, *, sleep: Sleep = time.sleep) -> Path:
    """Move a file to the first free name ``<stem>.<mark>-<n><suffix>`` beside it and return that path.

    Raises:
        OSError: The file couldn't be moved.
    """
    return _move_to_free(path, path.parent, f"{path.stem}.{mark}", sleep, path.suffix)


def copy_aside(path: Path, mark: str) -> Path:
    """Copy a file to the first free name, as in `set_aside`, and return that path.

    Raises:
        OSError: The file couldn't be read, or the copy couldn't be written.
    """
    part = _write_part(path.parent, path.name, path.read_bytes())
    try:
        return _move_to_free(part, path.parent, f"{path.stem}.{mark}", time.sleep, path.suffix)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def put_away(path: Path, folder: Path, stem: str, suffix: str = "") -> Path:
    """Move a file into a folder, to the first free name ``<stem>-<n><suffix>``, and return that path.

    Raises:
        OSError: The file couldn't be moved.
    """
    make_private_folder(folder)
    return _move_to_free(path, folder, stem, time.sleep, suffix or path.suffix)


def replace(source: Path, target: Path, sleep: Sleep = time.sleep, *, is_free: bool = False) -> None:
    """Rename a file, replacing any at the target; on Windows, retry while another program holds it.

    Raises:
        OSError: The file couldn't be renamed.
    """
    rename = source.rename if is_free else source.replace
    for wait in _WAITS if sys.platform == "win32" else ():
        try:
            rename(target)
        except PermissionError:
            sleep(wait)
        else:
            return
    rename(target)


def move(source: Path, target: Path, sleep: Sleep = time.sleep, *, lasts: bool = False) -> None:
    """Rename a file as `replace` does, to a free name; if it ``lasts``, a power cut can't lose both names.

    Raises:
        FileExistsError: The name is taken.
        OSError: The file couldn't be renamed.
    """
    if sys.platform == "win32":  # where renaming fails if the name is taken
        replace(source, target, sleep, is_free=True)
        return
    try:
        target.hardlink_to(source)
    except FileExistsError:
        raise
    except OSError:
        # The file systems of many USB sticks have no links.
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
        source.replace(target)
        return
    if lasts:
        sync_folder(target.parent)
    try:
        source.unlink()
    except OSError:
        if lasts:
            target.unlink()
            raise


def delete(path: Path) -> None:
    """Delete a file if it exists, so that a power cut can't bring it back.

    Raises:
        OSError: The file couldn't be deleted.
    """
    demand_writing(path)
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make renames in a folder survive a power cut, if the system supports that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write_part(
    folder: Path, name: str, content: bytes, private: bool = True, dated: int | None = None
) -> Path:
    """Write a temporary file, to be renamed once it is complete; return its path."""
    demand_writing(folder)
    if private:
        make_private_folder(folder)
    else:
        folder.mkdir(parents=True, exist_ok=True)
    part = folder / f".{name}-{os.urandom(4).hex()}{PART}"
    mode = 0o600 if private else 0o666
    with open(part, "xb", opener=lambda file, flags: os.open(file, flags, mode)) as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                part.unlink()
            raise
    if dated is not None:
        with suppress(OSError):
            os.utime(part, ns=(dated, dated))
    return part


def _move_to_free(path: Path, folder: Path, stem: str, sleep: Sleep, suffix: str) -> Path:
    demand_writing(path, folder)
    return _move_to_first(
        path, (folder / f"{stem}-{number}{suffix}" for number in count(1)), sleep, lasts=True
    )


def _move_to_first(path: Path, targets: Iterable[Path], sleep: Sleep, *, lasts: bool) -> Path:
    """Rename a file to the first free name, and return that."""
    for target in targets:
        with suppress(FileExistsError):
            move(path, target, sleep, lasts=lasts)
            sync_folder(target.parent)
            return target
    raise AssertionError("one is free")


def put_aside(path: Path, known: str) -> Path:
    """Rename a file aside, to a name with its ``known`` digest, and return that path.

    Raises:
        OSError: The file couldn't be renamed.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    replace(path, aside := _aside(path, known))
    return aside


def _aside(path: Path, known: str) -> Path:
    return path.with_name(f".{path.name}-{known or 'none'}-{os.urandom(4).hex()}.was")


def unsettle(kept: Path) -> None:
    """Rename another program's version aside again, so that the next start settles and reports it."""
    name = re.sub(r"\.other-\d+(?=\.\w+$)", "", kept.name)
    with suppress(OSError):
        demand_writing(kept)
        if name != kept.name:
            replace(kept, _aside(kept.with_name(name), ""))


def asides_of(path: Path) -> list[Path]:
    """Return the files that were renamed aside for a file and are still there."""
    return [aside for aside in path.parent.glob(".*.was") if aside.name.startswith(f".{path.name}-")]


def settle_all(asides: Iterable[Path]) -> list[Path]:
    """Settle files renamed aside, and return others' versions; what fails waits for the next start."""
    others: list[Path | None] = []
    for aside in asides:
        with suppress(OSError):
            others.append(_settle(aside))
    return [other for other in others if other is not None]


def _settle(aside: Path) -> Path | None:
    """Bring a file back if its name is free, else delete it if known, else return where it is kept."""
    told = _ASIDE.fullmatch(aside.name)
    assert told is not None, "this program has named it"
    path, known = aside.with_name(told[1]), told[2]
    with suppress(FileExistsError):
        move(aside, path, lasts=True)
        return None
    found = digest_of(aside)
    if found is not None and (found == known or found == digest_of(path)):
        aside.unlink()
        return None
    # Another version of a game or tournament gets a name under which it can be continued.
    goes_on = re.fullmatch(r"(\w+)(-\d+)?", path.stem) if path.suffix.startswith(SUFFIX) else None
    for number in count(1):
        stem = f"{path.stem}.other-{number}" if goes_on is None else f"{goes_on[1]}-{number + 1}"
        with suppress(FileExistsError):
            move(aside, target := path.with_stem(stem), lasts=True)
            return target
    return None
