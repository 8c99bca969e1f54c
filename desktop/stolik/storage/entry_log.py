"""Logs of what people of the house have done, which grow by one line of JSON at a time."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

from pydantic import ValidationError

from stolik.engine.names import are_alike
from stolik.storage.atomic import copy_aside, digest_of, exchange, make_private_folder, read_bytes
from stolik.storage.faults import Fault, fault_of, name_left, other_kept
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of a log at most: those of some hundred thousand entries."""


class NamedEntry(ValidatedDocument):
    """An entry of a log, with its owner's name."""

    LARGEST: ClassVar[int] = LARGEST

    DAMAGED: ClassVar[Fault]
    """What is told if some can't be read, with the fact ``file``."""

    name: Name


EntryT = TypeVar("EntryT", bound=NamedEntry)


class EntryLog(Generic[EntryT]):
    """A file with a line for every entry; nothing is read until needed."""

    def __init__(self, path: Path, kind: type[EntryT]) -> None:
        self._path = path
        self._kind = kind

    @property
    def has_any(self) -> bool:
        return self._path.is_file()

    def add(self, entry: EntryT) -> Fault | None:
        """Add an entry; return what went wrong, if anything did."""
        try:
            append_line(self._path, json.dumps(entry.plain(), ensure_ascii=False), LARGEST)
        except OSError as error:
            return fault_of(error, self._path.parent)
        except ValueError:  # half of a character, which no file can hold
            return Fault("not_saved")
        return None

    def read(self) -> list[EntryT]:
        """Return all entries that can be read, the oldest first; none if the file can't be."""
        return self.read_all()[0]

    def read_all(self) -> tuple[list[EntryT], bool]:
        """Return what `read` does, and whether nothing is missing."""
        try:
            lines = read_lines(self._path, LARGEST)
        except (OSError, ValueError):
            return [], False
        found = [entry for line in lines if (entry := self._read(line)) is not None]
        return found, len(found) == len(lines)

    def forget(self, name: str) -> Fault | None:
        """Leave out the entries of a person; return a notice, if any.

        Of a file with anything that can't be read a copy is kept aside first, and then the rest replaces it.
        One that another program writes meanwhile is kept beside.
        """
        aside = None
        try:
            known = digest_of(self._path) or ""
            lines = read_lines(self._path, LARGEST)
            found = {line: entry for line in lines if (entry := self._read(line)) is not None}
            kept = [line for line in lines if line in found and not are_alike(found[line].name, name)]
            # The last line may have been cut off.
            size = self._path.stat().st_size if self.has_any else 0
            damaged = any(line not in found for line in lines) or sum(len(line) + 1 for line in lines) < size
            if len(kept) == len(lines) and not damaged:
                return None
            aside = copy_aside(self._path, "damaged") if damaged else None
            other = exchange(self._path, b"".join([line + b"\n" for line in kept]), known)
        except (OSError, ValueError):
            if aside is not None:
                # Nothing has been lost, so nothing more than before is kept.
                with suppress(OSError):
                    aside.unlink()
            return name_left([self._path])
        told = self._kind.DAMAGED
        return other_kept(other) if aside is None else Fault(told.code, {"file": str(aside)}, own=told.own)

    def _read(self, line: bytes) -> EntryT | None:
        """Return the entry that a line stands for, ``None`` if it makes no sense."""
        try:
            return self._kind.model_validate_json(line)
        except ValidationError:
            return None


def append_line(path: Path, text: str, largest: int) -> None:
    """Add a line to a file, which is made if there is none; it lasts once this returns.

    Raises:
        OSError: The line could not be written, or not all of it, or the file would have more than ``largest``
            bytes (``EFBIG``).
        UnicodeEncodeError: The text holds half of a character, which no file can.
    """
    line = text.encode("utf-8") + b"\n"
    make_private_folder(path.parent)
    with open(path, "a+b", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
        if size := file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            # The remains of an interrupted write become a separate line.
            line = line if file.read(1) == b"\n" else b"\n" + line
        if size + len(line) > largest:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path, largest: int) -> list[bytes]:
    """Return the lines of a file, none if there is no file; a last one without its end was cut off.

    Raises:
        OSError: The file can't be read.
        ValueError: It has more than ``largest`` bytes.
    """
    try:
        content = read_bytes(path, largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        return []
    if len(content) > largest:
        raise ValueError("the file is too large")
    return content.split(b"\n")[:-1]
