"""Reports on games that were worked out before: each can be made anew, so nothing here is ever missed."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from stolik.storage.atomic import demand_writing, read_bytes, thin_out, write_text
from stolik.storage.paths import Paths

MOST_KEPT: Final = 100
"""The latest reports that are kept."""

LARGEST: Final = 16 * 1024 * 1024
"""The bytes of a file that are read at most."""


class Reports:
    """The folder of reports, one file each, named by a key of letters and digits."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.reports

    def load(self, key: str) -> bytes | None:
        """Return what was kept under a key, ``None`` where that is nothing or can't be read."""
        try:
            content = read_bytes(self._folder / f"{key}.json", LARGEST + 1)
        except OSError:
            return None
        return content if len(content) <= LARGEST else None

    def keep(self, key: str, text: str) -> None:
        """Keep a report; without room for it nothing happens."""
        with suppress(OSError):
            path = self._folder / f"{key}.json"
            write_text(path, text)
            thin_out(path, MOST_KEPT)

    def drop(self, key: str) -> None:
        """Keep a report no more."""
        with suppress(OSError):
            demand_writing(self._folder)
            (self._folder / f"{key}.json").unlink()
