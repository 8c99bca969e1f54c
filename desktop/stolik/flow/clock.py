"""The clock of one turn, and of all turns of a game, as values; the time is passed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Flag, auto
from math import ceil
from typing import Any, Final, NamedTuple

from stolik.engine.game import Seat
from stolik.engine.session import History
from stolik.engine.sitting import SeatHelps, of_seat

HURRY: Final = 10
"""The last seconds of a turn, during which the clock ticks aloud."""

LONGEST: Final = 24 * 3600
"""The most seconds of a turn that are accepted from a save."""

ASLEEP: Final = 2.0
"""A longer time without a tick, in seconds, means that the computer slept; it isn't the player's."""

NOTED_EVERY: Final = 0.95
"""The seconds between saves of the time left; with a tick every 0.1 s, one save a second."""


class TurnClock(NamedTuple):
    """A turn's seconds, which run down from ``since`` on; they are stopped if that is ``None``.

    ``left`` is what was left then, at least 0. All times are seconds of one monotonic clock, and ``now`` is
    always its current time.

    >>> clock = TurnClock(60).started(now=100.0)
    >>> clock.remaining(now=115.0)
    45.0
    >>> clock = clock.stopped(now=115.0)
    >>> clock.remaining(now=999.0), clock.expired(now=999.0)
    (45.0, False)
    """

    left: float
    since: float | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def started(self, now: float) -> TurnClock:
        """Return the clock running; one that is already running is unchanged."""
        return TurnClock(self.left, now) if self.since is None else self

    def stopped(self, now: float) -> TurnClock:
        return TurnClock(self.remaining(now))

    def remaining(self, now: float) -> float:
        """Return the seconds left, never below 0."""
        return max(0.0, self.left - (0.0 if self.since is None else now - self.since))

    def expired(self, now: float) -> bool:
        return self.remaining(now) <= 0.0


class Tick(Flag):
    """The findings of a look at the clock."""

    NOTHING = 0
    PASSED = auto()
    """About a second has passed since the last save, so the time left must be saved."""
    SECOND = auto()
    """One of the last seconds has begun, which is audible."""
    EXPIRED = auto()
    """The time is up."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a game that limits the time of each turn; nothing runs if the rules set no limit.

    A turn is identified by the number of entries before it, so that its clock resumes where it stood when the
    game is continued or a decision is undone: ``kept`` holds the seconds left by turn, ``begun`` the turns
    whose time has run. ``turn_clock`` is the clock of the turn ``turn`` of ``seat``, with ``total`` seconds;
    it is ``None``, and the others are -1, if no time is limited now. ``seen`` and ``noted`` are the times of
    the last look at it and of the last save.
    """

    turn_clock: TurnClock | None = None
    turn: int = -1
    seat: Seat = -1
    total: float = -1.0
    kept: Mapping[int, float] = field(default_factory=dict)
    begun: frozenset[int] = frozenset()
    seen: float = 0.0
    noted: float = 0.0

    @classmethod
    def recalled(cls, kept: Any) -> Clock:
        """Return the clock stored in a save by `memory`, ignoring invalid values."""
        seconds = _remembered(kept)
        return cls(kept=seconds, begun=frozenset(seconds))

    @property
    def running(self) -> bool:
        return self.turn_clock is not None and self.turn_clock.running

    def left(self, now: float) -> float:
        """Return the seconds left of the turn, or -1 if its time isn't limited."""
        return -1.0 if self.turn_clock is None else self.turn_clock.remaining(now)

    def has_begun(self, session: History) -> bool:
        """Return whether the time of the current turn of a `TimedGame` session has already run."""
        return not session.over and _first_entry(session) in self.begun

    def memory(self, now: float) -> dict[str, Any] | None:
        """Return the plain values that a save needs to resume the turn's clock, if there is one."""
        return None if self.turn_clock is None else {"turn": self.turn, "left": round(self.left(now), 1)}

    def follow(self, session: History, helps: Sequence[SeatHelps], seat: Seat | None, now: float) -> Clock:
        """Return the clock running for a seat that sees the table and can act, or stopped for ``None``.

        It is called whenever the session, of a `TimedGame`, or its viewer changes. ``helps`` go by seat; they
        may give extra time, or no limit.
        """
        game: Any = session.game
        total = game.turn_seconds(session.state)
        at = self._woken(now)
        if total is None or session.over or of_seat(helps, session.to_act[0]).calm:
            return at._put_away(now)
        on_turn, turn = session.to_act[0], _first_entry(session)
        if at.turn_clock is None or turn != at.turn:
            at = at._put_away(now)
            seconds = float(total + of_seat(helps, on_turn).extra_seconds)
            # The moves of later turns were undone.
            begun = frozenset([one for one in at.begun if one <= turn])
            fresh = TurnClock(min(at.kept.get(turn, seconds), seconds))
            at = replace(at, turn_clock=fresh, turn=turn, total=seconds, begun=begun)
        assert at.turn_clock is not None, "a turn whose time is limited has a clock"
        if seat is None:
            return replace(at.stopped(now), seat=on_turn)
        if at.turn_clock.running:
            return replace(at, seat=on_turn)
        started, begun = at.turn_clock.started(now), at.begun | {turn}
        return replace(at, seat=on_turn, turn_clock=started, begun=begun, seen=now, noted=now)

    def stopped(self, now: float) -> Clock:
        clock = self.turn_clock
        return self if clock is None else replace(self, turn_clock=clock.stopped(now))

    def ticked(self, now: float) -> tuple[Clock, Tick]:
        """Return the clock updated to the time, at least about every second, and what it found."""
        at = self._woken(now)
        clock = at.turn_clock
        if clock is None:
            return at, Tick.NOTHING
        if clock.expired(now):
            return replace(at, seen=now), Tick.EXPIRED
        found = Tick.NOTHING
        if ceil(clock.remaining(now)) < ceil(clock.remaining(at.seen)) <= HURRY + 1:
            found |= Tick.SECOND
        if clock.running and now - at.noted >= NOTED_EVERY:
            return replace(at, seen=now, noted=now), found | Tick.PASSED
        return replace(at, seen=now), found

    def _put_away(self, now: float) -> Clock:
        """Return the clock without a turn; the time left is kept in case that turn comes back."""
        if self.turn_clock is None:
            return self
        kept = {**self.kept, self.turn: self.turn_clock.remaining(now)}
        return replace(self, turn_clock=None, seat=-1, total=-1.0, kept=kept)

    def _woken(self, now: float) -> Clock:
        """Return the clock without the time that the computer slept."""
        clock = self.turn_clock
        if clock is None or not clock.running or now - self.seen <= ASLEEP:
            return self
        return replace(self, turn_clock=clock.stopped(self.seen).started(now), seen=now)


def _first_entry(session: History) -> int:
    """Return the number of entries before the current turn of the seat that is to act."""
    seat, entries = session.to_act[0], session.length
    while entries and session.entry(entries - 1).seat == seat:
        entries -= 1
    return entries


def _remembered(kept: Any) -> dict[int, float]:
    """Return the seconds left by turn from a save, ignoring invalid values."""
    if not isinstance(kept, dict):
        return {}
    turn, left = kept.get("turn"), kept.get("left")
    if not isinstance(turn, int) or not isinstance(left, int | float) or not 0 <= left <= LONGEST:
        return {}
    return {turn: float(left)}
