"""Files read as they are, written as a whole, and never replacing one kept for the player.

Another program or computer may write `OwnFiles` as well. Such a file is renamed before it is replaced, moved
or deleted, to a name with the digest of its known content. It is deleted only if the content matches;
otherwise it is another's, and stays. After a stop, the next start goes by that name.
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
"""The pattern of names of files to be renamed; other programs have their own parts in it."""

_ASIDE: Final = re.compile(r"\.(.+)-([0-9a-f]{32}|none)-[0-9a-f]{8}\.was")
"""The name of a file that was renamed aside: its own, and the digest of what is known of it."""

_TRIES: Final = 10

Sleep: TypeAlias = Callable[[float], object]
"""Waits a number of seconds."""

_WAITS: Final = (0.01, 0.02, 0.04, 0.05, 0.08)
"""The seconds until Windows is asked again to replace a file that another program may hold."""

LOOKED_AT: Final[dict[Path, str]] = {}
"""The folders in which nothing is written, and the computer that has each of them open."""

OWNERS_FOLDER: Final = 0o700 if os.name == "posix" else 0o777
"""The mode of a folder; elsewhere folders have the rights of those that they lie in."""


class OnlyLooksError(PermissionError):
    """A file lies in a read-only folder; ``strerror`` is the computer that has it open."""


def only_look(folder: Path, host: str) -> None:
    """Stop writing in a folder that the computer ``host`` has open."""
    LOOKED_AT.update({folder: host, real_path(folder): host})


def demand_writing(*paths: Path) -> None:
    """Raise `OnlyLooksError` if a path leads, by whatever links, into a folder that is only looked at."""
    for folder, host in LOOKED_AT.items():
        for path in paths:
            if path.is_relative_to(folder) or real_path(path).is_relative_to(folder):
                raise OnlyLooksError(errno.EROFS, host, str(path))


def read_bytes(path: Path, most: int) -> bytes:
    """Return the first bytes of a file; anything else isn't opened, since a pipe may never send anything.

    Raises:
        OSError: There is no such file, or it can't be read.
    """
    if not path.is_file() and os.path.lexists(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    with path.open("rb") as file:
        return file.read(most)


def digest(content: bytes) -> str:
    """Return the digest of some content."""
    return blake2b(content, digest_size=16).hexdigest()


def digest_of(path: Path) -> str | None:
    """Return the digest of a file's content, ``None`` if it can't be read."""
    try:
        return digest(read_bytes(path, -1))
    except OSError:
        return None


def real_path(path: Path) -> Path:
    """Return where a path leads; one that leads in a circle is left as it is, with nothing there."""
    # What pathlib says of such a circle depends on the version of Python.
    return Path(os.path.realpath(path))


def make_private_folder(folder: Path) -> None:
    """Create a folder if there is none, and its parents, durably and for the owner alone.

    Raises:
        OSError: There is none, and none can be made; or it is only looked at.
    """
    demand_writing(folder)
    try:
        folder.mkdir(OWNERS_FOLDER)
    except FileNotFoundError:
        if folder.parent == folder:  # a drive that isn't there
            raise
        make_private_folder(folder.parent)
        folder.mkdir(OWNERS_FOLDER, exist_ok=True)
    except OSError:
        if not folder.is_dir():
            raise
        return
    sync_folder(folder.parent)


def write_text(path: Path, text: str, *, private: bool = True, sleep: Sleep = time.sleep) -> None:
    """Write a whole file as ``write_bytes`` does.

    Raises:
        OSError: The file could not be written.
        UnicodeEncodeError: The text holds half of a character, which no file can.
    """
    write_bytes(path, text.encode("utf-8"), private=private, sleep=sleep)


def write_bytes(
    path: Path, content: bytes, *, private: bool = True, sleep: Sleep = time.sleep, dated: int | None = None
) -> None:
    """Write a whole file, or leave the old one as it was; one that isn't ``private`` has the usual rights.

    One that is ``dated``, in nanoseconds, never lies there with another time, unless the drive refuses that.

    Raises:
        OSError: The file could not be written.
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

    Another's that lies there is kept beside, and its path is returned. The file is ``dated`` as
    ``write_bytes`` does it.

    Raises:
        OSError: The file could not be written.
    """
    part = _write_part(path.parent, path.name, content, dated=dated)
    asides: list[Path] = []
    others: list[Path] = []
    try:
        for _ in range(_TRIES):
            with suppress(FileNotFoundError):
                asides.append(put_aside(path, known))
            with suppress(FileExistsError):  # one has appeared since
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
    """Write a whole file if there is none yet: under its name, or as ``<stem> (2)``; return the path.

    It has the usual rights, for it is for readers of what lies around it, if it isn't ``private``.

    Raises:
        OSError: The file could not be written.
    """
    part = _write_part(path.parent, "stolik", content, private)
    try:
        others = (path.with_stem(f"{path.stem} ({number})") for number in count(2))
        # A part that can't be removed does no harm.
        return _move_to_first(part, chain([path], others), sleep, lasts=False)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def by_age(dated: tuple[float, Path]) -> tuple[float, list[int | str]]:
    """Return the key that sorts files, the oldest first: by time, then by name, with numbers by value.

    On many disks what was written within two seconds has the same time.

    >>> sorted([(1.0, Path("knaster-10")), (1.0, Path("knaster-9"))], key=by_age)[0][1].name
    'knaster-9'
    """
    time, path = dated
    # Every other part is a number, so that numbers are compared with numbers.
    return time, [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", path.stem)]


def oldest_first(folder: Path, suffix: str) -> list[Path]:
    """Return what lies in a folder under names with this ending, except what can't be looked at.

    Systems keep things of their own beside a file, by a name that begins with a full stop.
    """
    dated: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in folder.glob(f"[!.]*{suffix}"):
            with suppress(OSError):
                dated.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(dated, key=by_age)]


def thin_out(latest: Path, most: int) -> None:
    """Leave at most the ``most`` newest files like ``latest``, which was just written, in its folder.

    What can't be looked at or removed stays. ``latest`` seems to be the oldest if the clock was set back.
    """
    others = [path for path in oldest_first(latest.parent, latest.suffix) if path != latest]
    for path in others[: max(0, len(others) + 1 - most)]:
        with suppress(OSError):
            path.unlink()


def remove_parts(folders: Collection[Path]) -> list[Path]:
    """Remove the remains of interrupted writes from folders.

    What was renamed aside comes back; return the paths of another's files that are kept instead. Nothing may
    be written there meanwhile. What can't be removed stays.
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
    """Return whether a file that was renamed aside also has its new name, and remove it if so."""
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
    """Remove the names that moves into a folder have taken and, cut off, left empty.

    Nothing may be moved there meanwhile. No link is followed. What can't be removed stays.
    """
    with suppress(OSError):
        demand_writing(folder)
        for path in [] if folder.is_symlink() else folder.glob(f"*-[0-9]*{suffix}"):
            with suppress(OSError):
                if path.is_file() and not path.is_symlink() and not path.stat().st_size:
                    path.unlink()


def probe(folder: Path) -> float:
    """Make sure that files can be written into a folder; return what time it is there.

    Raises:
        OSError: They can't.
    """
    make_private_folder(folder)
    with tempfile.NamedTemporaryFile(prefix=".probe-", suffix=PART, dir=folder) as file:
        file.write(b"stolik")
        file.flush()
        return os.fstat(file.fileno()).st_mtime


def set_aside(path: Path, mark: str, *, sleep: Sleep = time.sleep) -> Path:
    """Move a file to the first free name ``<stem>.<mark>-<n><suffix>`` beside it and return that name.

    Raises:
        OSError: The file could not be moved.
    """
    return _move_to_free(path, path.parent, f"{path.stem}.{mark}", sleep, path.suffix)


def copy_aside(path: Path, mark: str) -> Path:
    """Write what a file holds under the first free name that `set_aside` gives, and return that name.

    Raises:
        OSError: The file could not be read, or the copy not written.
    """
    part = _write_part(path.parent, path.name, path.read_bytes())
    try:
        return _move_to_free(part, path.parent, f"{path.stem}.{mark}", time.sleep, path.suffix)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def put_away(path: Path, folder: Path, stem: str, suffix: str = "") -> Path:
    """Move a file into a folder, to the first free name ``<stem>-<n><suffix>``, and return that name.

    Raises:
        OSError: The file could not be moved.
    """
    make_private_folder(folder)
    return _move_to_free(path, folder, stem, time.sleep, suffix or path.suffix)


def replace(source: Path, target: Path, sleep: Sleep = time.sleep, *, is_free: bool = False) -> None:
    """Rename a file to a name that may be taken; on Windows again if another program holds it a moment.

    Raises:
        OSError: It could not be renamed.
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
    """Rename a file as ``replace`` does to a name that must be free; if it ``lasts`` it has one of them.

    Raises:
        FileExistsError: It is taken.
        OSError: The file could not be renamed.
    """
    if sys.platform == "win32":  # which refuses a name that is taken
        replace(source, target, sleep, is_free=True)
        return
    try:
        target.hardlink_to(source)
    except FileExistsError:
        raise
    except OSError:
        # Many sticks have no links.
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
    """Delete a file if there is one; it doesn't come back after a power cut.

    Raises:
        OSError: It could not be deleted.
    """
    demand_writing(path)
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, if the system can be asked to."""
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
    """Write a file to be renamed once it is complete; return its path."""
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
    """Rename a file to the first name that is free, and return that."""
    for target in targets:
        with suppress(FileExistsError):
            move(path, target, sleep, lasts=lasts)
            sync_folder(target.parent)
            return target
    raise AssertionError("one is free")


def put_aside(path: Path, known: str) -> Path:
    """Rename a file aside, under a name that tells what was ``known`` of it, and return that name.

    Raises:
        OSError: The file could not be renamed.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    replace(path, aside := _aside(path, known))
    return aside


def _aside(path: Path, known: str) -> Path:
    return path.with_name(f".{path.name}-{known or 'none'}-{os.urandom(4).hex()}.was")


def unsettle(kept: Path) -> None:
    """Set another's document aside again, so that the next start settles and reports it."""
    name = re.sub(r"\.other-\d+(?=\.\w+$)", "", kept.name)
    with suppress(OSError):
        demand_writing(kept)
        if name != kept.name:
            replace(kept, _aside(kept.with_name(name), ""))


def asides_of(path: Path) -> list[Path]:
    """Return what was renamed aside for a file, and is still there."""
    return [aside for aside in path.parent.glob(".*.was") if aside.name.startswith(f".{path.name}-")]


def settle_all(asides: Iterable[Path]) -> list[Path]:
    """Settle each of them; what can't be moved or deleted now waits for the next start."""
    others: list[Path | None] = []
    for aside in asides:
        with suppress(OSError):
            others.append(_settle(aside))
    return [other for other in others if other is not None]


def _settle(aside: Path) -> Path | None:
    """Bring a file back if its name is free, else delete what was known of it; return where it is kept."""
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
    # A game or a tournament goes on from there.
    goes_on = re.fullmatch(r"(\w+)(-\d+)?", path.stem) if path.suffix.startswith(SUFFIX) else None
    for number in count(1):
        stem = f"{path.stem}.other-{number}" if goes_on is None else f"{goes_on[1]}-{number + 1}"
        with suppress(FileExistsError):
            move(aside, target := path.with_stem(stem), lasts=True)
            return target
    return None
