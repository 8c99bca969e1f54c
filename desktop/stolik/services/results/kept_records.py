"""Copies of the records of the best games, which outlive the finished games beside them."""

from __future__ import annotations

import os
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from stolik.engine.package import SUFFIX
from stolik.engine.record import RecordFault
from stolik.storage.atomic import demand_writing, write_text
from stolik.storage.paths import RECORDS
from stolik.storage.saves import read_content


def written_at(path: Path) -> int:
    """Return the time of a file in nanoseconds since 1970, or the nearest one that a database can hold.

    Raises:
        OSError: There is no such file.
    """
    return max(-(2**63), min(path.stat().st_mtime_ns, 2**63 - 1))


class KeptRecords:
    """The copies, each named after the key of its game; a copy that can't be made is tried again later."""

    def __init__(self, finished: Path) -> None:
        """Take the folder of the finished games; nothing in it need exist."""
        self._finished = finished
        self._folder = finished / RECORDS

    def names(self) -> list[str]:
        """Return the names of the copies as seen from the folder of the finished games."""
        with suppress(OSError):
            return [f"{RECORDS}/{path.name}" for path in self._folder.glob(f"*{SUFFIX}")]
        return []

    def name_of(self, key: str) -> str:
        """Return the name of a game's copy, whether there is one or not."""
        return f"{RECORDS}/{key}{SUFFIX}"

    def keep(self, key: str, file: str) -> int | None:
        """Copy a record; return the time at which it was written, ``None`` where it can't be copied."""
        path, source = self._finished / self.name_of(key), self._finished / file
        try:
            written = written_at(source)
            # What a game's record says of its time stays, so that the book can be made again in its order.
            write_text(path, read_content(source).decode("utf-8"))
            os.utime(path, ns=(written, written))
        except (OSError, ValueError, RecordFault):
            return None
        return written

    def drop_others(self, keys: Collection[str]) -> None:
        """Delete the copies of all other games."""
        wanted = {self.name_of(key) for key in keys}
        for name in self.names():
            if name not in wanted:
                with suppress(OSError):
                    demand_writing(self._finished)
                    (self._finished / name).unlink()
