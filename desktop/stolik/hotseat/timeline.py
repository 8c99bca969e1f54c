"""The log of a game in sentences, and where in it the screen is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from stolik.engine.game import Value
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.hotseat.rows import Rows

LINE_FIELDS: Final = ("key", "entry", "seat", "text", "matters")
"""A line of the log: its event's number, the entries up to it, who did it, and whether it is a milestone."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where in the log the screen is.

    ``looking_at`` is the number of entries after which the table is looked back at, ``None`` in the present.
    ``replaying`` tells that what was played is shown once more. ``unseen`` is the number of entries that the
    people on turn have seen being made; what came since can be replayed.
    """

    unseen: int
    looking_at: int | None = None
    replaying: bool = False

    @property
    def is_present(self) -> bool:
        """Whether the screen follows the game as it is played."""
        return self.looking_at is None and not self.replaying

    def back_at(self, entries: int) -> Cursor:
        """Return the cursor that looks back at the table after so many entries.

        ``entries`` is from 0, the start, to the length of the log.
        """
        return replace(self, looking_at=entries, replaying=False)

    def at_present(self) -> Cursor:
        """Return the cursor that looks back no more."""
        return replace(self, looking_at=None)

    def replay(self, on: bool) -> Cursor:
        """Return the cursor that shows once more what is unseen, or does so no more."""
        return self if on == self.replaying else replace(self, replaying=on)

    def seen_to(self, entries: int) -> Cursor:
        """Return the cursor to which so many entries have been seen."""
        return replace(self, unseen=entries)


class Timeline:
    """Holds every event as an onlooker may see it, with its sentence, and the lines of the log.

    A line is written for every event that deserves one, and shown when the screen has shown the event.
    Sentences are asked for once, and again when the language changes.

    ``names`` are the players' names by seat; ``shown`` takes the lines, of ``LINE_FIELDS``, that may be read.
    """

    def __init__(
        self,
        session: Session,
        view_model: ViewModel,
        names: Sequence[str],
        shown: Rows,
        unlogged: Collection[str] = (),
    ) -> None:
        self._session = session
        self._view_model = view_model
        self._names = names
        self._shown = shown
        self._unlogged = unlogged
        self._events: list[Value] = []
        self._texts: list[str] = []
        # The number of events before each entry.
        self._firsts: list[int] = []
        self._lines: list[dict[str, Any]] = []
        self._count = 0

    @property
    def events(self) -> Sequence[Value]:
        """Every event so far, as an onlooker may see it."""
        return tuple(self._events)

    def events_to(self, entries: int, steps: int | None = None) -> Sequence[Value]:
        """Return the events of so many entries, of the last one only those of so many ``steps`` if given."""
        if steps is not None:
            return tuple(self._events[: self._firsts[entries - 1] + steps])
        return tuple(self._events[: self._firsts[entries]] if entries < len(self._firsts) else self._events)

    def event(self, entry: int, step: int) -> Value:
        """Return the event of a step of an entry, both given by 0-based index, as an onlooker may see it."""
        return self._events[self._firsts[entry] + step]

    def text(self, entry: int, step: int) -> str:
        """Return the sentence of the same event; empty where it needs none."""
        return self._texts[self._firsts[entry] + step]

    def follow(self) -> None:
        """Write the lines of the entries that have come since, unseen."""
        session = self._session
        for entry in range(len(self._firsts), session.length):
            self._firsts.append(len(self._events))
            for step in session.steps_of(entry):
                event = session.game.redact(step.event, None)
                text = self._view_model.event_text(event, self._names)
                if text and getattr(event, "kind", "") not in self._unlogged:
                    self._lines.append(
                        {
                            "key": len(self._events),
                            "entry": entry + 1,
                            "seat": getattr(event, "seat", -1),
                            "text": text,
                            "matters": self._view_model.matters(event),
                        }
                    )
                self._events.append(event)
                self._texts.append(text)

    def take_back(self) -> None:
        """Strike the lines of entries that were taken back, and show all others."""
        length = self._session.length
        self._lines = [line for line in self._lines if line["entry"] <= length]
        if len(self._firsts) > length:
            first = self._firsts[length]
            del self._events[first:], self._texts[first:], self._firsts[length:]
        self._count = len(self._lines)
        self._shown.set_rows(self._lines)

    def rename(self, names: Sequence[str]) -> None:
        """Take other names of the players, by seat, for the sentences that are asked for from now on."""
        self._names = names

    def retell(self) -> None:
        """Ask for every sentence again, in the language of the moment; unseen lines stay unseen."""
        self._texts = [self._view_model.event_text(event, self._names) for event in self._events]
        self._lines = [{**line, "text": self._texts[line["key"]]} for line in self._lines]
        self._shown.set_rows(self._lines[: self._count])

    def reveal(self, entry: int, step: int) -> None:
        """Show the lines up to a step of an entry: the log never tells what the screen hasn't shown yet."""
        self._show_before(self._firsts[entry] + step + 1)

    def reveal_all(self) -> None:
        """Show every line."""
        self._show_before(len(self._events))

    def _show_before(self, event: int) -> None:
        first = last = self._count
        while last < len(self._lines) and self._lines[last]["key"] < event:
            last += 1
        if last > first:
            self._count = last
            self._shown.append(self._lines[first:last])
