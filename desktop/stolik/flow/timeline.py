"""The log of a game in sentences, and the screen's position in it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.session import History


class TurnPlace(NamedTuple):
    """A turn of a session: the number of its game in the match, its number in the game, and its seat.

    Both count from 1; before a game's first turn, ``turn`` is 0 and ``seat`` is ``None``.
    """

    game: int = 1
    turn: int = 0
    seat: Seat | None = None


def first_place(session: History) -> TurnPlace:
    """Return the place where a session begins: in the first turn, if a seat is to act at once."""
    to_act = session.game.to_act(session.state_at(0))
    return TurnPlace() if to_act == (TABLE,) else TurnPlace(1, 1, to_act[0])


def place_after(place: TurnPlace, event: Value, scenes: EventScenes) -> TurnPlace:
    """Return the place of an event, redacted for an onlooker, which may begin a turn or a game.

    ``place`` is that of the event before it.
    """
    kind = getattr(event, "kind", "")
    if kind in scenes.games:
        return TurnPlace(getattr(event, "game", place.game))
    if kind in scenes.turns:
        return TurnPlace(place.game, place.turn + 1, getattr(event, "seat", None))
    return place


class EventTexts(Protocol):
    """The texts of events: their sentences for an onlooker, and how the events are shown."""

    def event_text(self, event: Value, names: Sequence[str]) -> str:
        """Return the sentence for an event; empty if it needs none. ``names`` are the players' by seat."""
        ...

    def matters(self, event: Value) -> bool:
        """Return whether a player who looks back should stop at the event."""
        ...

    def stages(self, event: Any, viewer: Seat | None) -> int:
        """Return the number of stages, each a scene, in which an event is shown; 0 if it isn't split."""
        ...


class LineRow(NamedTuple):
    """A line of the log: its event's number, its moment, the acting seat, and whether it is a milestone."""

    key: int
    moment: int
    seat: Seat
    text: str
    matters: bool


class Moment(NamedTuple):
    """A moment to look back at: the start, or right after an event in the log.

    ``entry`` and ``step`` are the 0-based indices of the event's entry and of its step there, -1 at the
    start. ``text`` is the event's sentence, empty at the start. ``seat`` is the acting seat, or else the one
    whose turn it is; ``None`` if there is none or it is secret. ``place`` is the event's turn.
    """

    entry: int
    step: int
    text: str
    seat: Seat | None
    place: TurnPlace


class Cursor(NamedTuple):
    """The screen's position in the log.

    ``looking_at`` is the number of the moment looked back at, ``None`` in the present; ``seen_as`` is the
    seat chosen as its viewer. ``replaying`` means that the moves since a person's last one are shown again,
    ``trying`` that the newest entry is an option whose result is only being looked at.
    """

    looking_at: int | None = None
    replaying: bool = False
    seen_as: Seat | None = None
    trying: bool = False

    @property
    def is_present(self) -> bool:
        return self.looking_at is None and not self.replaying


@dataclass(frozen=True, slots=True)
class Timeline:
    """Every event as an onlooker may see it, with its sentence, and the lines of the log.

    Every event that needs one has a line, which is shown once the screen has shown the event. The moments to
    look back at are the start, number 0, and those of the first ``moments`` lines, which are shown. Sentences
    are asked for once, and again when the language changes. ``places`` holds the events' turns, ``start`` is
    the place where the session begins; ``firsts`` holds the number of events before each entry. ``is_over``
    means that the game ends with the last event.
    """

    start: TurnPlace
    events: tuple[Value, ...] = ()
    texts: tuple[str, ...] = ()
    places: tuple[TurnPlace, ...] = ()
    firsts: tuple[int, ...] = ()
    lines: tuple[LineRow, ...] = ()
    moments: int = 0
    is_over: bool = False

    @classmethod
    def of(cls, session: History, texts: EventTexts, names: Sequence[str], scenes: EventScenes) -> Timeline:
        """Return the timeline of a session, with no lines shown yet.

        ``names`` are the players' by seat; ``scenes`` tells which events have no line, and which begin a
        turn.
        """
        return cls(first_place(session)).follow(session, texts, names, scenes)

    # ------------------------------------------------------------------ what it holds

    def events_to(self, entries: int, steps: int | None) -> tuple[Value, ...]:
        """Return the events of the first ``entries`` entries, of the last one only ``steps`` if given."""
        if steps is not None:
            return self.events[: self.firsts[entries - 1] + steps]
        return self.events[: self.firsts[entries]] if entries < len(self.firsts) else self.events

    def event(self, entry: int, step: int) -> Value:
        """Return the event, redacted for an onlooker, of a step in an entry, both given by 0-based index."""
        return self.events[self.firsts[entry] + step]

    def text(self, entry: int, step: int) -> str:
        """Return the sentence for that event; empty if it needs none."""
        return self.texts[self.firsts[entry] + step]

    @property
    def shown_lines(self) -> tuple[LineRow, ...]:
        return self.lines[: self.moments]

    @property
    def milestones(self) -> tuple[int, ...]:
        return tuple([line.moment for line in self.shown_lines if line.matters])

    def moment(self, number: int) -> Moment:
        """Return the moment with a number from 0, the start, to ``moments``."""
        if number == 0:
            return Moment(-1, -1, "", self.start.seat, self.start)
        line = self.lines[number - 1]
        place = self.places[line.key]
        entry = bisect_right(self.firsts, line.key) - 1
        ends = self.is_over and number == len(self.lines)
        seat = getattr(self.events[line.key], "seat", None if ends else place.seat)
        return Moment(entry, line.key - self.firsts[entry], line.text, seat, place)

    def moment_after(self, entries: int) -> int:
        """Return the number of the last moment in the first ``entries`` entries, shown or not."""
        ends = len(self.events_to(entries, None))
        return len([line for line in self.lines if line.key < ends])

    # ------------------------------------------------------------------ what becomes of it

    def follow(
        self, session: History, texts: EventTexts, names: Sequence[str], scenes: EventScenes
    ) -> Timeline:
        """Return the timeline extended by later entries, whose lines aren't shown yet."""
        events, told, places = list(self.events), list(self.texts), list(self.places)
        firsts, lines = list(self.firsts), list(self.lines)
        for entry in range(len(firsts), session.length):
            firsts.append(len(events))
            for step in session.steps_of(entry):
                event = session.game.redact(step.event, None)
                text = texts.event_text(event, names)
                if text and getattr(event, "kind", "") not in scenes.unlogged:
                    seat, matters = getattr(event, "seat", -1), texts.matters(event)
                    lines.append(LineRow(len(events), len(lines) + 1, seat, text, matters))
                places.append(place_after(places[-1] if places else self.start, event, scenes))
                events.append(event)
                told.append(text)
        return Timeline(
            self.start,
            tuple(events),
            tuple(told),
            tuple(places),
            tuple(firsts),
            tuple(lines),
            self.moments,
            session.over,
        )

    def taken_back(self, length: int) -> Timeline:
        """Return the timeline cut to the first ``length`` entries, with all lines shown."""
        first = self.firsts[length] if length < len(self.firsts) else len(self.events)
        lines = tuple([line for line in self.lines if line.key < first])
        return replace(
            self,
            events=self.events[:first],
            texts=self.texts[:first],
            places=self.places[:first],
            firsts=self.firsts[:length],
            lines=lines,
            moments=len(lines),
            is_over=False,
        )

    def retold(self, texts: EventTexts, names: Sequence[str]) -> Timeline:
        """Return the timeline with all sentences in the current language; the same lines are shown."""
        told = tuple([texts.event_text(event, names) for event in self.events])
        lines = tuple([line._replace(text=told[line.key]) for line in self.lines])
        return replace(self, texts=told, lines=lines)

    def revealed(self, entry: int, step: int) -> Timeline:
        """Return the timeline with the lines shown up to a step of an entry.

        The log never tells more than the screen has shown.
        """
        return self._shown_before(self.firsts[entry] + step + 1)

    def all_revealed(self) -> Timeline:
        return self._shown_before(len(self.events))

    def _shown_before(self, event: int) -> Timeline:
        last = self.moments
        while last < len(self.lines) and self.lines[last].key < event:
            last += 1
        return self if last == self.moments else replace(self, moments=last)
