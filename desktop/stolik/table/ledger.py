"""The log of a game in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from stolik.engine.game import Value
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.models.rows import RowsModel


class Ledger:
    """Writes one line for every event that deserves one; each line knows its moment in the game."""

    def __init__(self, view_model: ViewModel, names: Sequence[str], parent: QObject) -> None:
        self.model = RowsModel(("key", "entry", "seat", "text", "matters"), parent)
        self._view_model = view_model
        self._names = names
        self._rows: list[dict[str, Any]] = []
        self._events: list[Value] = []
        # The number of events before each entry.
        self._firsts: list[int] = []

    @property
    def events(self) -> Sequence[Value]:
        """Every event so far, as an onlooker may see it."""
        return tuple(self._events)

    def follow(self, session: Session) -> None:
        """Write the lines of the entries that have come since, unseen."""
        for entry in range(len(self._firsts), session.length):
            self._firsts.append(len(self._events))
            for step in session.steps_of(entry):
                event = session.game.redact(step.event, None)
                if self._view_model.event_text(event, self._names):
                    self._rows.append(self._row(len(self._events), entry, event))
                self._events.append(event)

    def take_back(self, session: Session) -> None:
        """Strike the lines of entries that were taken back, and show all others."""
        self._rows = [row for row in self._rows if row["entry"] <= session.length]
        if len(self._firsts) > session.length:
            del self._events[self._firsts[session.length] :]
            del self._firsts[session.length :]
        self.model.set_rows(self._rows)

    def retell(self) -> None:
        """Say every line again in the language of the moment; unseen ones stay unseen."""
        seen = self.model.rowCount()
        self._rows = [self._row(row["key"], row["entry"] - 1, self._events[row["key"]]) for row in self._rows]
        self.model.set_rows(self._rows[:seen])

    def reveal(self, entry: int, step: int) -> None:
        """Show the lines up to a step of an entry: the log never tells what the screen hasn't shown yet."""
        self._show_before(self._firsts[entry] + step + 1)

    def reveal_all(self) -> None:
        """Show every line."""
        self._show_before(len(self._events))

    def _show_before(self, event: int) -> None:
        unseen = self._rows[self.model.rowCount() :]
        self.model.append([row for row in unseen if row["key"] < event])

    def _row(self, key: int, entry: int, event: Value) -> dict[str, Any]:
        return {
            "key": key,
            "entry": entry + 1,
            "seat": getattr(event, "seat", -1),
            "text": self._view_model.event_text(event, self._names),
            "matters": self._view_model.matters(event),
        }
