"""Logs of what people have done, which grow by one line of JSON at a time."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

from pydantic import ValidationError

from stolik.engine.names import are_alike
from stolik.storage.atomic import copy_aside, digest_of, exchange, is_file, make_private_folder, read_bytes
from stolik.storage.faults import Fault, fault_of, name_left, other_kept
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument

LARGEST: Final = 64 * 1024 * 1024
"""The most bytes of a log, enough for some hundred thousand entries."""


class NamedEntry(ValidatedDocument):
    """An entry of a log, with the name of its person."""

    LARGEST: ClassVar[int] = LARGEST

    DAMAGED: ClassVar[Fault]
    """The notice if some entries can't be read; it gets the fact ``file``."""

    name: Name


EntryT = TypeVar("EntryT", bound=NamedEntry)


class EntryLog(Generic[EntryT]):
    """A file with one line for each entry; nothing is read until needed."""

    def __init__(self, path: Path, kind: type[EntryT]) -> None:
        self._path = path
        self._kind = kind

    @property
    def has_any(self) -> bool:
        return is_file(self._path)

    def add(self, entry: EntryT) -> Fault | None:
        """Add an entry; return what went wrong, if anything."""
        try:
            append_line(self._path, json.dumps(entry.plain(), ensure_ascii=False), LARGEST)
        except OSError as error:
            return fault_of(error, self._path.parent)
        except ValueError:  # a lone surrogate, which no file can hold
            return Fault("not_saved")
        return None

    def read(self) -> list[EntryT]:
        """Return all readable entries, oldest first; none if the file can't be read."""
        return self.read_all()[0]

    def read_all(self) -> tuple[list[EntryT], bool]:
        """Return what `read` returns, and whether nothing is missing."""
        try:
            lines = read_lines(self._path, LARGEST)
        except (OSError, ValueError):
            return [], False
        found = [entry for line in lines if (entry := self._read(line)) is not None]
        return found, len(found) == len(lines)

    def forget(self, name: str) -> Fault | None:
        """Remove the entries of a person; return a notice, if any.

        If anything in the file can't be read, a copy is kept aside first, and then the rest replaces it. A
        version that another program writes meanwhile is kept beside it.
        """
        aside = None
        try:
            known = digest_of(self._path) or ""
            lines = read_lines(self._path, LARGEST)
            found = {line: entry for line in lines if (entry := self._read(line)) is not None}
            kept = [line for line in lines if line in found and not are_alike(found[line].name, name)]
            # An incomplete last line makes the file longer than its lines.
            size = self._path.stat().st_size if self.has_any else 0
            damaged = any(line not in found for line in lines) or sum(len(line) + 1 for line in lines) < size
            if len(kept) == len(lines) and not damaged:
                return None
            aside = copy_aside(self._path, "damaged") if damaged else None
            other = exchange(self._path, b"".join([line + b"\n" for line in kept]), known)
        except (OSError, ValueError):
            if aside is not None:
                # Nothing was changed, so the copy isn't needed.
                with suppress(OSError):
                    aside.unlink()
            return name_left([self._path])
        told = self._kind.DAMAGED
        return other_kept(other) if aside is None else Fault(told.code, {"file": str(aside)}, own=told.own)

    def _read(self, line: bytes) -> EntryT | None:
        """Return the entry in a line, or ``None`` if the line is invalid."""
        try:
            return self._kind.model_validate_json(line)
        except ValidationError:
            return None


def append_line(path: Path, text: str, largest: int) -> None:
    """Add a line to a file, creating the file if necessary; the line is on the disk once this returns.

    Raises:
        OSError: The line couldn't be written completely, or the file would have more than ``largest`` bytes
            (``EFBIG``).
        UnicodeEncodeError: The text contains a lone surrogate, which no file can hold.
    """
    line = text.encode("utf-8") + b"\n"
    make_private_folder(path.parent)
    with open(path, "a+b", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
        if size := file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            # The remains of an interrupted write become a line of their own.
            line = line if file.read(1) == b"\n" else b"\n" + line
        if size + len(line) > largest:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path, largest: int) -> list[bytes]:
    """Return the complete lines of a file, none if the file doesn't exist; an unfinished last one is dropped.

    Raises:
        OSError: The file can't be read.
        ValueError: The file has more than ``largest`` bytes.
    """
    try:
        content = read_bytes(path, largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        return []
    if len(content) > largest:
        raise ValueError("the file is too large")
    return content.split(b"\n")[:-1]
