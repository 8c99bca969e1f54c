"""The clock of a turn, and of all turns of a game; the time is passed in, so that tests make it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Flag, auto
from math import ceil
from typing import Any, Final

from stolik.engine.game import Seat, TimedGame
from stolik.engine.session import Session
from stolik.hotseat.seat_helps import SeatHelps, of_seat

HURRY: Final = 10
"""The last seconds, each of which is heard."""

LONGEST: Final = 24 * 3600
"""No turn lasts longer, in seconds, whatever a save holds."""

ASLEEP: Final = 2.0
"""The seconds without a tick that mean that the computer slept; they aren't the player's time."""


NOTED_EVERY: Final = 0.95
"""The seconds after which what is left is saved again; with a tick every 0.1 it is each second."""


class TurnClock:
    """Counts a turn's seconds down while it runs, and stands still otherwise.

    All times are seconds of one steadily growing clock.

    ``seconds`` is what is left at the start, at least 0. In all methods ``now`` is the time of that clock.

    >>> clock = TurnClock(60)
    >>> clock.start(now=100.0)
    >>> clock.remaining(now=115.0)
    45.0
    >>> clock.stop(now=115.0)
    >>> clock.remaining(now=999.0), clock.expired(now=999.0)
    (45.0, False)
    """

    def __init__(self, seconds: float) -> None:
        self._left = seconds
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is passing for the seat."""
        return self._since is not None

    def start(self, now: float) -> None:
        """Let the time run; a running clock goes on as it was."""
        if self._since is None:
            self._since = now

    def stop(self, now: float) -> None:
        """Let the time stand still."""
        self._left = self.remaining(now)
        self._since = None

    def remaining(self, now: float) -> float:
        """Return the seconds that are left, never below 0."""
        passed = 0.0 if self._since is None else now - self._since
        return max(0.0, self._left - passed)

    def expired(self, now: float) -> bool:
        """Return whether the time is up."""
        return self.remaining(now) <= 0.0


class Tick(Flag):
    """What a look at the clock has found."""

    NOTHING = 0
    PASSED = auto()
    """A second or more has gone since this was found last: what is left is to be saved."""
    SECOND = auto()
    """One of the last seconds has begun, which is heard."""
    EXPIRED = auto()
    """The time is up."""


class GameClock:
    """Counts the seconds of each turn of a game that limits them.

    A turn is known by the number of entries before it, so that its clock goes on where it stood when the
    game is continued or a decision is taken back. ``kept`` is what ``memory`` gave for a save. All times are
    seconds of one steadily growing clock.

    ``session`` is the game; where its rules limit no time there is no clock, and all calls do nothing.
    ``helps`` are those of the seats, some of which may have more time.
    """

    def __init__(self, session: Session, kept: Any, helps: Sequence[SeatHelps] = ()) -> None:
        self._session = session
        self._helps = tuple(helps)
        self._timed = session.game if isinstance(session.game, TimedGame) else None
        self._clock: TurnClock | None = None
        self._turn = -1
        self._seat = -1
        self._total = 0.0
        self._seen = 0.0
        self._kept = _remembered(kept)
        self._begun = set(self._kept)
        self._noted = 0.0

    def left(self, now: float) -> float:
        """Return the seconds that are left of the turn, -1 where its time isn't limited."""
        return -1.0 if self._clock is None else self._clock.remaining(now)

    @property
    def total(self) -> float:
        """The seconds of a complete turn, -1 where its time isn't limited."""
        return -1.0 if self._clock is None else self._total

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self._clock is not None and self._clock.running

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is that is timed, -1 where its time isn't limited."""
        return -1 if self._clock is None else self._seat

    @property
    def begun(self) -> bool:
        """Whether the time of the turn has run before: it could be played."""
        if self._timed is None or self._session.over:
            return False
        return self._first_entry() in self._begun

    def memory(self, now: float) -> dict[str, Any] | None:
        """Return what a save needs so that the turn's clock goes on where it stood."""
        return None if self._clock is None else {"turn": self._turn, "left": round(self.left(now), 1)}

    def follow(self, seat: Seat | None, now: float) -> None:
        """Let the time of the seat run that sees and can act; ``None`` lets it stand still.

        It is called whenever the position, or who sees it, has changed.
        """
        if self._timed is None:
            return
        total = self._timed.turn_seconds(self._session.state)
        self._wake(now)
        if total is None or self._session.over:
            self._put_away(now)
            return
        clock, turn = self._clock, self._first_entry()
        if clock is None or turn != self._turn:
            self._put_away(now)
            seconds = float(total + of_seat(self._helps, self._session.to_act[0]).extra_seconds)
            clock = TurnClock(min(self._kept.get(turn, seconds), seconds))
            self._turn, self._total, self._clock = turn, seconds, clock
            # What came after it was taken back.
            self._begun = {begun for begun in self._begun if begun <= turn}
        self._seat = self._session.to_act[0]
        if seat is None:
            clock.stop(now)
        elif not clock.running:
            self._begun.add(turn)
            self._seen = self._noted = now
            clock.start(now)

    def tick(self, now: float) -> Tick:
        """Take note of the time, at least every second or so; return what has happened since."""
        clock = self._clock
        if clock is None:
            return Tick.NOTHING
        self._wake(now)
        second = ceil(clock.remaining(self._seen))
        self._seen = now
        if clock.expired(now):
            return Tick.EXPIRED
        found = Tick.NOTHING
        if ceil(clock.remaining(now)) < second <= HURRY + 1:
            found |= Tick.SECOND
        if clock.running and now - self._noted >= NOTED_EVERY:
            self._noted = now
            found |= Tick.PASSED
        return found

    def _first_entry(self) -> int:
        """Return the number of entries before the turn of the seat that is to act."""
        actors, log = self._session.to_act, self._session.log
        entries = len(log)
        while entries and log[entries - 1].seat == actors[0]:
            entries -= 1
        return entries

    def _put_away(self, now: float) -> None:
        """Take the clock off the table; what is left is kept for when the turn comes back."""
        if self._clock is not None:
            self._kept[self._turn] = self._clock.remaining(now)
            self._clock = None

    def _wake(self, now: float) -> None:
        """Take no time for a sleep of the computer."""
        if self._clock is not None and self._clock.running and now - self._seen > ASLEEP:
            self._clock.stop(self._seen)
            self._clock.start(now)
            self._seen = now


def _remembered(kept: Any) -> dict[int, float]:
    """Return the seconds left by turn out of what a save holds; what makes no sense is left out."""
    if not isinstance(kept, dict):
        return {}
    turn, left = kept.get("turn"), kept.get("left")
    if not isinstance(turn, int) or not isinstance(left, int | float) or not 0 <= left <= LONGEST:
        return {}
    return {turn: float(left)}
