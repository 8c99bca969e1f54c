"""The log of a game in sentences, and where in it the screen is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.session import History


class TurnPlace(NamedTuple):
    """A turn of a session: the numbers of its game in the match and of the turn in the game, and whose it is.

    Both are counted from 1; before a game's first turn ``turn`` is 0 and ``seat`` ``None``.
    """

    game: int = 1
    turn: int = 0
    seat: Seat | None = None


def first_place(session: History) -> TurnPlace:
    """Return where a session begins: in the first turn, if a seat is to act at once."""
    to_act = session.game.to_act(session.state_at(0))
    return TurnPlace() if to_act == (TABLE,) else TurnPlace(1, 1, to_act[0])


def place_after(place: TurnPlace, event: Value, scenes: EventScenes) -> TurnPlace:
    """Return the place that an event belongs to, as an onlooker may see it; it may begin a turn or a game.

    ``place`` is that of the event before.
    """
    kind = getattr(event, "kind", "")
    if kind in scenes.games:
        return TurnPlace(getattr(event, "game", place.game))
    if kind in scenes.turns:
        return TurnPlace(place.game, place.turn + 1, getattr(event, "seat", None))
    return place


class EventTexts(Protocol):
    """What the flow asks about events: their sentences for an onlooker, and how they are shown."""

    def event_text(self, event: Value, names: Sequence[str]) -> str:
        """Return the sentence of an event; empty if it needs none. ``names`` are the players' by seat."""
        ...

    def matters(self, event: Value) -> bool:
        """Return whether looking back should stop at the event."""
        ...

    def stages(self, event: Any, viewer: Seat | None) -> int:
        """Return in how many stages an event is shown, each a scene; 0 if it is shown as a whole."""
        ...


class LineRow(NamedTuple):
    """A line of the log: its event's number, its moment, who did it, and whether it is a milestone."""

    key: int
    moment: int
    seat: Seat
    text: str
    matters: bool


class Moment(NamedTuple):
    """A moment to look back at: the start, or right after an event in the log.

    ``entry`` and ``step`` are the 0-based indices of the event's entry and of its step there, -1 at the
    start. ``text`` is the event's sentence, empty at the start. ``seat`` is who did it, else whose turn it
    is, ``None`` if that is no seat or a secret. ``place`` is its turn.
    """

    entry: int
    step: int
    text: str
    seat: Seat | None
    place: TurnPlace


class Cursor(NamedTuple):
    """Where in the log the screen is.

    ``looking_at`` is the number of the moment looked back at, ``None`` in the present; ``seen_as`` is
    the seat that was chosen to see it as. ``replaying`` means that what others played since a person's last
    move is shown once more, ``trying`` that the newest entry is an option whose outcome is only looked at.
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

    A line is written for every event that deserves one, and shown when the screen has shown the event. The
    moments to look back at are the start, number 0, and those of the ``moments`` lines shown. Sentences are
    asked for once, and again when the language changes. ``places`` are the turns that events belong to,
    ``start`` is where the session begins; ``firsts`` are the numbers of the events before each entry.
    ``is_over`` means that the game ends with the last of them.
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
        """Return the timeline of a session, with all its lines unseen.

        ``names`` are the players' names by seat; ``scenes`` tells which events have no line, and which begin
        a turn.
        """
        return cls(first_place(session)).follow(session, texts, names, scenes)

    # ------------------------------------------------------------------ what it holds

    def events_to(self, entries: int, steps: int | None) -> tuple[Value, ...]:
        """Return the events of ``entries`` entries, of the last one only those of ``steps`` if given."""
        if steps is not None:
            return self.events[: self.firsts[entries - 1] + steps]
        return self.events[: self.firsts[entries]] if entries < len(self.firsts) else self.events

    def event(self, entry: int, step: int) -> Value:
        """Return the event of a step of an entry, both given by 0-based index, as an onlooker may see it."""
        return self.events[self.firsts[entry] + step]

    def text(self, entry: int, step: int) -> str:
        """Return the sentence of the same event; empty if it needs none."""
        return self.texts[self.firsts[entry] + step]

    @property
    def shown_lines(self) -> tuple[LineRow, ...]:
        return self.lines[: self.moments]

    @property
    def milestones(self) -> tuple[int, ...]:
        return tuple([line.moment for line in self.shown_lines if line.matters])

    def moment(self, number: int) -> Moment:
        """Return a moment, by its number from 0, the start, to ``moments``."""
        if number == 0:
            return Moment(-1, -1, "", self.start.seat, self.start)
        line = self.lines[number - 1]
        place = self.places[line.key]
        entry = bisect_right(self.firsts, line.key) - 1
        ends = self.is_over and number == len(self.lines)
        seat = getattr(self.events[line.key], "seat", None if ends else place.seat)
        return Moment(entry, line.key - self.firsts[entry], line.text, seat, place)

    def moment_after(self, entries: int) -> int:
        """Return the number of the last moment of the first ``entries`` entries, shown yet or not."""
        ends = len(self.events_to(entries, None))
        return len([line for line in self.lines if line.key < ends])

    # ------------------------------------------------------------------ what becomes of it

    def follow(
        self, session: History, texts: EventTexts, names: Sequence[str], scenes: EventScenes
    ) -> Timeline:
        """Return the timeline with the lines of later entries, unseen."""
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
        """Return the timeline of the first ``length`` entries, with all their lines shown."""
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
        """Return the timeline with every sentence in the current language; unseen lines stay unseen."""
        told = tuple([texts.event_text(event, names) for event in self.events])
        lines = tuple([line._replace(text=told[line.key]) for line in self.lines])
        return replace(self, texts=told, lines=lines)

    def revealed(self, entry: int, step: int) -> Timeline:
        """Return the timeline with the lines up to a step of an entry shown.

        The log never tells what the screen hasn't shown yet.
        """
        return self._shown_before(self.firsts[entry] + step + 1)

    def all_revealed(self) -> Timeline:
        return self._shown_before(len(self.events))

    def _shown_before(self, event: int) -> Timeline:
        last = self.moments
        while last < len(self.lines) and self.lines[last].key < event:
            last += 1
        return self if last == self.moments else replace(self, moments=last)
