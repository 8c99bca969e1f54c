"""Copies of the last days on which something changed, and how to restore one.

A wish to restore a copy is noted, and carried out at the next start before anything is read: the present data
is copied first, so that it can be undone. If a start is interrupted, the next one does the rest.
"""

from __future__ import annotations

import os
import re
import sqlite3
import zlib
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, suppress
from datetime import date
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from stolik.storage import atomic
from stolik.storage.document import is_whole
from stolik.storage.faults import Fault, fault_of, other_kept
from stolik.storage.paths import COPY, Paths

MOST_DAYS: Final = 7
MOST_BYTES: Final = 20_000_000
_LARGEST: Final = 64 * 1024 * 1024
DAMAGED: Final = (OSError, ValueError, RuntimeError, EOFError, BadZipFile, zlib.error)


class Copies:
    """The copies of a data folder, which leave out games in progress."""

    def __init__(self, paths: Paths, kept: Collection[str], today: Callable[[], int]) -> None:
        """Take the names of the files that pages keep; ``today`` returns today's ordinal day number."""
        self._paths = paths
        self.today = today
        documents = [paths.settings.name, paths.people.name, *kept, paths.family_book.name]
        # The most important come first, since what doesn't fit into a copy is left out.
        folders = (paths.tournaments, paths.faces, paths.finished, paths.records)
        self._patterns = {paths.root: "|".join(map(re.escape, documents))}
        self._patterns |= {folder: paths.folders[folder] for folder in folders}

    @property
    def names(self) -> list[str]:
        """The names of the copies, latest first; each begins with its day."""
        found = [path.stem for path in atomic.oldest_first(self._paths.copies, ".zip")]
        return sorted(filter(re.compile(COPY).fullmatch, found), reverse=True)

    @property
    def wish(self) -> tuple[str, str]:
        """The copy that the next start restores, and the one that it makes before; empty for none."""
        with suppress(OSError, ValueError):
            wanted, before = atomic.read_bytes(self._paths.wanted_copy, 100).decode().split(" ")
            if re.fullmatch(COPY, wanted) and re.fullmatch(COPY, before):
                return wanted, before
        return "", ""

    def want(self, name: str) -> Fault | None:
        """Note the copy that the next start is to restore, none for an empty name; return a fault, if any."""
        try:
            if not name:
                atomic.delete(self._paths.wanted_copy)
                return None
            before = (f"{date.fromordinal(self.today())}-{number}" for number in count(1))
            wish = f"{name} {next(each for each in before if each not in self.names)}"
            atomic.write_text(self._paths.wanted_copy, wish)
        except OSError as error:
            return fault_of(error, self._paths.copies)
        return None

    def keep(self) -> Iterator[None]:
        """Copy the data under the day of its last change, unless that is done; each step copies one file."""
        is_own = self._paths.root not in atomic.LOOKED_AT and self._paths.is_own(self._paths.copies)
        with suppress(*DAMAGED):
            if not is_own or not (files := self._files()) or self._is_removing():
                return
            day = min(self.today(), date.fromtimestamp(max(files.values()) / 1e9).toordinal())
            if (name := str(date.fromordinal(day))) not in self.wish:
                yield from self._write(name, files)
            names, size = self.names, 0
            days = sorted({name[:10] for name in names})[-MOST_DAYS:]
            for name in names:
                size += self._path(name).stat().st_size
                if (name[:10] not in days or size > MOST_BYTES) and name not in self.wish:
                    atomic.delete(self._path(name))

    def put_back(self) -> list[Fault | None]:
        """Restore the requested copy, if any, and return the notices; no file may be open yet."""
        wanted, before = self.wish
        if self._paths.root in atomic.LOOKED_AT:
            return []
        if not wanted or self._is_removing():
            # A person who is being removed must not come back.
            return [self.want("")]
        path = self._path(wanted)
        try:
            copy = self.read(wanted)
        except OSError:
            return [self.want(""), Fault("unreadable", {"file": str(path)})]
        except DAMAGED:
            with suppress(OSError):
                path = atomic.set_aside(path, "damaged")
            return [self.want(""), Fault("day_damaged", {"day": wanted, "file": path.name})]
        try:
            if not self._path(before).exists():
                # Opening the book lets SQLite first roll back what was interrupted.
                self._content(Path(self._paths.family_book.name))
                list(self._write(before, self._files()))
            others = self._lay(copy, self.read(before))
            atomic.delete(self._paths.wanted_copy)
        except DAMAGED:
            # The next start makes another copy, with all changes until then.
            return [self.want(wanted), Fault("day_not_put_back")]
        return [Fault("day_put_back", {"day": wanted}), *map(other_kept, others)]

    def _path(self, name: str) -> Path:
        return self._paths.copies / f"{name}.zip"

    def _is_removing(self) -> bool:
        """Return whether a person's name is still to be removed from files."""
        people = self._content(Path(self._paths.people.name)) or b""
        return re.search(rb'"removed"\s*:\s*\[\s*"', people) is not None

    def _is_copied(self, name: Path) -> bool:
        pattern = self._patterns.get(self._paths.root / name.parent)
        # An archive holds no other names.
        return pattern is not None and re.fullmatch(pattern, name.name) is not None and is_whole(name.name)

    def _files(self) -> dict[Path, int]:
        """Return the files to be copied, relative to the data folder, and when they were written."""
        found: dict[Path, int] = {}
        for folder in filter(self._paths.is_own, self._patterns):
            for path in reversed(atomic.oldest_first(folder, "")):
                if self._is_copied(name := path.relative_to(self._paths.root)):
                    found[name] = atomic.written_at(path)
        return found

    def _content(self, name: Path) -> bytes | None:
        """Return a file's content, or ``None`` if it can't be read."""
        path = self._paths.root / name
        with suppress(OSError):
            if path == self._paths.family_book:
                book = f"{path.as_uri()}?mode=rw"
                with suppress(sqlite3.Error), closing(sqlite3.connect(book, uri=True, timeout=1)) as database:
                    return database.serialize()
            return atomic.read_bytes(path, _LARGEST)
        return None

    def _write(self, name: str, files: dict[Path, int]) -> Iterator[None]:
        """Write a copy, unless it holds these files already or one of them is just changing."""
        mark = atomic.digest(repr(files).encode("utf-8", "surrogateescape")).encode()
        with suppress(*DAMAGED), ZipFile(self._path(name)) as there:
            if there.comment == mark:
                return
        with ZipFile(buffer := BytesIO(), "w") as archive:
            archive.comment = mark
            for file, written in files.items():
                yield
                # The copy to restore and the one made before it must fit together.
                content, room = self._content(file), MOST_BYTES // 2 - buffer.tell()
                if content and (len(content) <= room or len(zlib.compress(content, 1)) <= room):
                    (info := ZipInfo(file.as_posix())).comment = str(written).encode()
                    archive.writestr(info, content, ZIP_DEFLATED, 1)
        if self._files() == files:
            atomic.write_bytes(self._path(name), buffer.getvalue())

    def read(self, name: str) -> dict[Path, tuple[bytes, int]]:
        """Return the content of the files in a copy, and when they were written; raise one of `DAMAGED`."""
        with ZipFile(self._path(name)) as archive:
            if any(each.compress_type not in (ZIP_STORED, ZIP_DEFLATED) for each in archive.infolist()):
                raise BadZipFile("packed by another program, in a way that has errors of its own")
            return {
                Path(each.filename): (archive.read(each), atomic.fitting_time(int(each.comment)))
                for each in archive.infolist()
                if self._is_copied(Path(each.filename)) and each.file_size <= _LARGEST
            }

    def _lay(
        self, copy: dict[Path, tuple[bytes, int]], before: dict[Path, tuple[bytes, int]]
    ) -> list[Path | None]:
        """Replace the data ``before`` by a copy; return the paths at which others' versions are kept."""
        others: list[Path | None] = []
        for name, (content, written) in copy.items():
            path, now = self._paths.root / name, self._content(name)
            if now != content:
                if path == self._paths.family_book:
                    # SQLite would apply leftover files beside the old book to this one.
                    for left in path.parent.glob(f"{path.name}-*"):
                        atomic.delete(left)
                known = atomic.digest_of(path) if name in before and now == before[name][0] else ""
                others.append(atomic.exchange(path, content, known or ""))
            with suppress(OSError):  # some drives refuse it
                os.utime(path, ns=(written, written))
        since = max((written for _, written in copy.values()), default=0)
        for name, (content, written) in before.items():
            # Files created since the copy are deleted.
            if name not in copy and written > since and content == self._content(name):
                atomic.delete(self._paths.root / name)
        return others
