"""The log of a game in sentences, and where in it the screen is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import Seat, Value
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.hotseat.rows import Rows
from stolik.hotseat.turn_count import TurnPlace, first_place, place_after


class LineRow(NamedTuple):
    """A line of the log: its event's number, its moment, who did it, and whether it is a milestone."""

    key: int
    moment: int
    seat: Seat
    text: str
    matters: bool


class Moment(NamedTuple):
    """A moment that can be looked back at: right after an event that the log tells, or the start.

    ``entry`` and ``step`` are the 0-based indices of the event's entry and of its step there, -1 at the
    start. ``text`` is the event's sentence, empty at the start. ``seat`` is who did it, else whose turn it
    is, ``None`` where there is nobody, or nobody may know. ``place`` is its turn.
    """

    entry: int
    step: int
    text: str
    seat: Seat | None
    place: TurnPlace


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where in the log the screen is.

    ``looking_at`` is the number of the moment that is looked back at, ``None`` in the present.
    ``replaying`` tells that what others played since a person's last move is shown once more.
    """

    looking_at: int | None = None
    replaying: bool = False

    @property
    def is_present(self) -> bool:
        """Whether the screen follows the game as it is played."""
        return self.looking_at is None and not self.replaying

    def back_at(self, moment: int) -> Cursor:
        """Return the cursor that looks back at a moment; 0 is the start."""
        return replace(self, looking_at=moment, replaying=False)

    def at_present(self) -> Cursor:
        """Return the cursor that looks back no more."""
        return replace(self, looking_at=None)

    def replay(self, on: bool) -> Cursor:
        """Return the cursor that shows once more what was played, or does so no more."""
        return self if on == self.replaying else replace(self, replaying=on)


class Timeline:
    """Holds every event as an onlooker may see it, with its sentence, and the lines of the log.

    A line is written for every event that deserves one, and shown when the screen has shown the event. The
    moments that can be looked back at are the start, number 0, and those of the lines that are shown.
    Sentences are asked for once, and again when the language changes.

    ``names`` are the players' names by seat; ``shown`` takes the lines that may be read.
    ``scenes`` tells which events have no line, and which begin a turn.
    """

    def __init__(
        self,
        session: Session,
        view_model: ViewModel,
        names: Sequence[str],
        shown: Rows[LineRow],
        scenes: EventScenes,
    ) -> None:
        self._session = session
        self._view_model = view_model
        self._names = names
        self._shown = shown
        self._scenes = scenes
        self._events: list[Value] = []
        self._texts: list[str] = []
        self._places: list[TurnPlace] = []
        self._first_place = first_place(session)
        # The number of events before each entry.
        self._firsts: list[int] = []
        self._lines: list[LineRow] = []
        self._count = 0

    @property
    def events(self) -> Sequence[Value]:
        """Every event so far, as an onlooker may see it."""
        return tuple(self._events)

    def events_to(self, entries: int, steps: int | None = None) -> Sequence[Value]:
        """Return the events of ``entries`` entries, of the last one only those of ``steps`` if given."""
        if steps is not None:
            return tuple(self._events[: self._firsts[entries - 1] + steps])
        return tuple(self._events[: self._firsts[entries]] if entries < len(self._firsts) else self._events)

    def event(self, entry: int, step: int) -> Value:
        """Return the event of a step of an entry, both given by 0-based index, as an onlooker may see it."""
        return self._events[self._firsts[entry] + step]

    def text(self, entry: int, step: int) -> str:
        """Return the sentence of the same event; empty where it needs none."""
        return self._texts[self._firsts[entry] + step]

    @property
    def moments(self) -> int:
        """The number of moments that can be looked back at beyond the start."""
        return self._count

    @property
    def milestones(self) -> Sequence[int]:
        """The numbers of the moments that mattered, ascending."""
        return [line.moment for line in self._lines[: self._count] if line.matters]

    def moment(self, number: int) -> Moment:
        """Return a moment, by its number from 0, the start, to `moments`."""
        if number == 0:
            return Moment(-1, -1, "", self._first_place.seat, self._first_place)
        line = self._lines[number - 1]
        key, place = line.key, self._places[line.key]
        entry = bisect_right(self._firsts, key) - 1
        ends = self._session.over and number == len(self._lines)
        seat = getattr(self._events[key], "seat", None if ends else place.seat)
        return Moment(entry, key - self._firsts[entry], line.text, seat, place)

    def follow(self) -> None:
        """Write the lines of the entries that have come since, unseen."""
        session = self._session
        for entry in range(len(self._firsts), session.length):
            self._firsts.append(len(self._events))
            for step in session.steps_of(entry):
                event = session.game.redact(step.event, None)
                text = self._view_model.event_text(event, self._names)
                if text and getattr(event, "kind", "") not in self._scenes.unlogged:
                    self._lines.append(
                        LineRow(
                            len(self._events),
                            len(self._lines) + 1,
                            getattr(event, "seat", -1),
                            text,
                            self._view_model.matters(event),
                        )
                    )
                before = self._places[-1] if self._places else self._first_place
                self._places.append(place_after(before, event, self._scenes))
                self._events.append(event)
                self._texts.append(text)

    def take_back(self) -> None:
        """Strike the lines of entries that were taken back, and show all others."""
        length = self._session.length
        if len(self._firsts) > length:
            first = self._firsts[length]
            self._lines = [line for line in self._lines if line.key < first]
            del self._events[first:], self._texts[first:], self._places[first:], self._firsts[length:]
        self._count = len(self._lines)
        self._shown.set_rows(self._lines)

    def rename(self, names: Sequence[str]) -> None:
        """Take other names of the players, by seat, for the sentences that are asked for from now on."""
        self._names = names

    def retell(self) -> None:
        """Ask for every sentence again, in the language of the moment; unseen lines stay unseen."""
        self._texts = [self._view_model.event_text(event, self._names) for event in self._events]
        self._lines = [line._replace(text=self._texts[line.key]) for line in self._lines]
        self._shown.set_rows(self._lines[: self._count])

    def reveal(self, entry: int, step: int) -> None:
        """Show the lines up to a step of an entry: the log never tells what the screen hasn't shown yet."""
        self._show_before(self._firsts[entry] + step + 1)

    def reveal_all(self) -> None:
        """Show every line."""
        self._show_before(len(self._events))

    def _show_before(self, event: int) -> None:
        first = last = self._count
        while last < len(self._lines) and self._lines[last].key < event:
            last += 1
        if last > first:
            self._count = last
            self._shown.append(self._lines[first:last])
