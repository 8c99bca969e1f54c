"""One tournament: its log, and the state that the log leads to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from stolik.engine.game import Rejection
from stolik.tournament.checks import check
from stolik.tournament.entries import Corrected, Entry
from stolik.tournament.entry_values import plain_entry
from stolik.tournament.fold import applied
from stolik.tournament.state import State

LARGEST: Final = 4 * 1024 * 1024
"""The bytes of a file that are read at most."""

MOST_ENTRIES: Final = 8000

_SPARE_BYTES: Final = 64 * 1024
"""What a file holds beside the entries, with an entrant a line."""


class EntryRefused(Exception):
    """An entry that the rules of the tournament refuse was submitted.

    ``rejection`` is why, and ``entry`` the number that it would have had in the log, from 1 on.
    """

    def __init__(self, rejection: Rejection, entry: int) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection
        self.entry = entry


class Tournament:
    """Holds the log; every entry is checked before it is taken, and nothing is ever taken out again."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take all entries of a log, the first of which creates the tournament.

        Raises:
            EntryRefused: An entry is refused, or there is none.
        """
        self._log: list[Entry] = []
        self._bytes = _SPARE_BYTES
        self._state: State | None = None
        for entry in entries:
            self._take(entry, check(self._state, entry))
        if self._state is None:
            raise EntryRefused(Rejection("not_created"), 1)

    @property
    def log(self) -> Sequence[Entry]:
        """The entries, the oldest first."""
        return tuple(self._log)

    @property
    def corrections(self) -> Sequence[Corrected]:
        """Who has changed which points, and what they were before, the oldest first."""
        return tuple([entry for entry in self._log if isinstance(entry, Corrected)])

    @property
    def state(self) -> State:
        """What stands now."""
        assert self._state is not None, "the first entry has created it"
        return self._state

    def check(self, entry: Entry) -> Rejection | None:
        """Return why an entry is refused now, or ``None``.

        One is refused as well with which the tournament's file could not be read again.
        """
        if len(self._log) >= MOST_ENTRIES or self._bytes + _size_of(entry) > LARGEST:
            return Rejection("tournament_full")
        return check(self._state, entry)

    def submit(self, entry: Entry) -> None:
        """Take an entry.

        Raises:
            EntryRefused: The entry is refused; nothing has changed.
        """
        self._take(entry, self.check(entry))

    def _take(self, entry: Entry, rejection: Rejection | None) -> None:
        if rejection is not None:
            raise EntryRefused(rejection, len(self._log) + 1)
        self._state = applied(self._state, entry)
        self._log.append(entry)
        self._bytes += _size_of(entry)


def _size_of(entry: Entry) -> int:
    """Return the bytes of an entry as its line stands in a file."""
    line = json.dumps(plain_entry(entry), ensure_ascii=False)
    return len(f"    {line},\n".encode("utf-8", "replace"))
