"""The clock of a real table, where one seat's time runs until somebody presses for the next seat.

The state is a value, and the time is passed in as monotonic seconds. Whatever the computer's clock does
during sleep, the sleep isn't counted as any seat's time (see ``look``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from typing import Final

FEWEST: Final = 2
MOST: Final = 12
"""The fewest and the most seats of a table."""

CHOICES: Final = (30, 40, 45, 60, 90, 120, 180, 300)
"""The choices for the seconds of a turn."""

HURRY: Final = 10
"""The number of last seconds in which the clock ticks aloud."""

ASLEEP: Final = 2.0
"""The gap between two looks from which the computer counts as having slept, in seconds."""


class Phase(Enum):
    """The phases of the clock."""

    READY = "ready"
    """No turn has started."""
    RUNNING = "running"
    PAUSED = "paused"
    """The clock was stopped by a press, or because the computer slept."""
    UP = "up"
    """The time is up, until the next press."""


class Heard(Enum):
    """The sound after a look at the clock."""

    NOTHING = "nothing"
    TICK = "tick"
    """One of the last seconds has begun."""
    END = "end"
    """The time is up."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """A table with ``seats`` seats and ``seconds`` per turn.

    ``seat`` is the 0-based seat whose turn it is, -1 before the first turn. ``left`` is the seconds left at
    ``seen``, the time of the last look. ``slept`` means that the pause was caused by sleep; ``before`` is the
    stopped clock before it was started over.

    >>> clock = press(TableClock(seats=3), 0, now=100.0)
    >>> clock, heard = look(clock, now=100.5)
    >>> clock.left, shown_seconds(clock), next_turn(clock, now=101.0).seat
    (59.5, 60, 1)
    """

    seats: int = 4
    seconds: int = 60
    phase: Phase = Phase.READY
    seat: int = -1
    left: float = 60.0
    seen: float = 0.0
    slept: bool = False
    before: TableClock | None = None

    @property
    def hurries(self) -> bool:
        return self.phase in (Phase.RUNNING, Phase.PAUSED) and shown_seconds(self) <= HURRY


def set_up(clock: TableClock, seats: int, seconds: int) -> TableClock:
    """Return the clock of another table before its first turn.

    Raises:
        ValueError: The seats aren't ``FEWEST`` to ``MOST``, or the seconds aren't one of ``CHOICES``.
    """
    if not FEWEST <= seats <= MOST or seconds not in CHOICES:
        raise ValueError(f"no table has {seats} seats with {seconds} s each")
    return TableClock(seats, seconds, left=float(seconds), seen=clock.seen)


def press(clock: TableClock, seat: int, now: float) -> TableClock:
    """Return the clock after a press on a seat; an invalid seat changes nothing.

    After a move the player on turn presses their own seat, and the next seat's time begins. A press on
    another seat starts that seat's time, which also corrects a wrong press. During a pause, a press on the
    same seat resumes the time.
    """
    if not 0 <= seat < clock.seats:
        return clock
    if seat == clock.seat and clock.phase is Phase.PAUSED:
        return go_on(clock, now)
    return _begin(clock, (seat + 1) % clock.seats if seat == clock.seat else seat, now)


def next_turn(clock: TableClock, now: float) -> TableClock:
    """Return the clock with the next seat's time started, beginning with the first seat."""
    return _begin(clock, (clock.seat + 1) % clock.seats, now)


def toggle_pause(clock: TableClock, now: float) -> TableClock:
    """Return the clock paused, or resumed if it was stopped, even if it has been started over since.

    If no time is running, nothing changes.
    """
    if clock.phase is Phase.PAUSED or clock.before is not None:
        return go_on(clock.before or clock, now)
    clock, _ = look(clock, now)
    return replace(clock, phase=Phase.PAUSED) if clock.phase is Phase.RUNNING else clock


def go_on(clock: TableClock, now: float) -> TableClock:
    """Return a stopped clock resumed."""
    if clock.phase is not Phase.PAUSED:
        return clock
    return replace(clock, phase=Phase.RUNNING, seen=now, slept=False)


def look(clock: TableClock, now: float) -> tuple[TableClock, Heard]:
    """Return the current clock and the sound to play.

    Call it several times a second while the time runs. If a look comes much too late, the computer has slept,
    and the clock stops where it was last seen. A time before the last look takes nothing off.
    """
    if clock.phase is not Phase.RUNNING:
        return clock, Heard.NOTHING
    passed = max(0.0, now - clock.seen)
    if passed >= ASLEEP:
        return replace(clock, phase=Phase.PAUSED, seen=now, slept=True), Heard.NOTHING
    after = replace(clock, left=max(0.0, clock.left - passed), seen=now)
    if after.left <= 0.0:
        return replace(after, phase=Phase.UP), Heard.END
    begun = shown_seconds(after) < shown_seconds(clock) and after.hurries
    return after, Heard.TICK if begun else Heard.NOTHING


def start_over(clock: TableClock) -> TableClock:
    """Return the clock before the first turn at the same table, keeping the old one to be resumed."""
    anew = set_up(clock, clock.seats, clock.seconds)
    if clock.phase is Phase.READY:
        return replace(anew, before=clock.before)
    still = replace(clock, phase=Phase.PAUSED) if clock.phase is Phase.RUNNING else clock
    return replace(anew, before=still)


def shown_seconds(clock: TableClock) -> int:
    """Return the number to show, the seconds left rounded up."""
    return ceil(clock.left)


def _begin(clock: TableClock, seat: int, now: float) -> TableClock:
    return replace(
        clock, phase=Phase.RUNNING, seat=seat, left=float(clock.seconds), seen=now, slept=False, before=None
    )
