"""The log of a game in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.game import Value
from desktop.engine.session import Session
from desktop.models.rows import RowsModel
from desktop.table.face import Face


class Ledger:
    """Writes one line for every event that deserves one; each line knows its moment in the game."""

    def __init__(self, face: Face, names: Sequence[str], parent: QObject) -> None:
        self.model = RowsModel(("key", "entry", "seat", "text", "matters"), parent)
        self._face = face
        self._names = names
        self._rows: list[dict[str, Any]] = []
        self._events: list[Value] = []
        self._entries = 0

    @property
    def events(self) -> Sequence[Value]:
        """Every event so far, as an onlooker may see it."""
        return tuple(self._events)

    def rebuild(self, session: Session) -> None:
        """Write the whole log anew: after taking back, and in another language."""
        self._rows, self._events, self._entries = [], [], 0
        self.extend(session)
        self.reveal()

    def extend(self, session: Session) -> int:
        """Write the lines of the entries that have come since, unseen; return the number of events before."""
        before = len(self._events)
        for entry in range(self._entries, session.length):
            for step in session.steps_of(entry):
                event = session.game.redact(step.event, None)
                if text := self._face.event_text(event, self._names):
                    self._rows.append(
                        {
                            "key": len(self._events),
                            "entry": entry + 1,
                            "seat": getattr(event, "seat", -1),
                            "text": text,
                            "matters": self._face.matters(event),
                        }
                    )
                self._events.append(event)
        self._entries = session.length
        return before

    def reveal(self, events: int | None = None) -> None:
        """Show the lines of so many events, or all: the log never tells what the screen hasn't shown yet."""
        self.model.set_rows([row for row in self._rows if events is None or row["key"] < events])
