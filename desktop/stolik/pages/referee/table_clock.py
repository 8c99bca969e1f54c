"""The clock of a real table: one seat's time runs until it is pressed for the next one.

The state is a value, and the time is passed in: seconds of one steadily growing clock. Whatever that clock
does while the computer sleeps, the sleep counts as no seat's time (see ``look``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from typing import Final

FEWEST: Final = 2
MOST: Final = 12
"""The least and the greatest number of seats of a table."""

CHOICES: Final = (30, 40, 45, 60, 90, 120, 180, 300)
"""The seconds that a turn may have."""

HURRY: Final = 10
"""The last seconds, when the clock ticks aloud."""

ASLEEP: Final = 2.0
"""The seconds between two looks that mean that the computer slept."""


class Phase(Enum):
    """What the clock does."""

    READY = "ready"
    """No seat's time has started."""
    RUNNING = "running"
    PAUSED = "paused"
    """The time stands still, by a press or because the computer slept."""
    UP = "up"
    """The time is up; that stands until the next press."""


class Heard(Enum):
    """What sounds after a look at the clock."""

    NOTHING = "nothing"
    TICK = "tick"
    """One of the last seconds has begun."""
    END = "end"
    """The time is up."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """A table of ``seats`` seats with ``seconds`` per turn each.

    ``seat`` counts from 0 and is the one whose time it is, -1 before the first one. ``left`` are the seconds
    that were left at the time ``seen``, the last look. ``slept`` means that the pause came from a sleep;
    ``before`` is the stopped clock from which it was started over.

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
    """Return the clock of another table, before any seat's time has started.

    Raises:
        ValueError: Not ``FEWEST`` to ``MOST`` seats, or the seconds are none of ``CHOICES``.
    """
    if not FEWEST <= seats <= MOST or seconds not in CHOICES:
        raise ValueError(f"no table has {seats} seats with {seconds} s each")
    return TableClock(seats, seconds, left=float(seconds), seen=clock.seen)


def press(clock: TableClock, seat: int, now: float) -> TableClock:
    """Return the clock after a press on a seat; a seat that the table doesn't have changes nothing.

    The player whose time runs presses the own seat after the move, and the next seat's time begins. A press
    on another seat gives that one its time, which also rights a wrong press. A press on the own seat in a
    pause lets the time go on.
    """
    if not 0 <= seat < clock.seats:
        return clock
    if seat == clock.seat and clock.phase is Phase.PAUSED:
        return go_on(clock, now)
    return _begin(clock, (seat + 1) % clock.seats if seat == clock.seat else seat, now)


def next_turn(clock: TableClock, now: float) -> TableClock:
    """Return the clock with the next seat's time started, at first that of the first seat."""
    return _begin(clock, (clock.seat + 1) % clock.seats, now)


def toggle_pause(clock: TableClock, now: float) -> TableClock:
    """Return the clock standing still, or going on where it stood, also before it was started over.

    Where no time runs it stays as it is.
    """
    if clock.phase is Phase.PAUSED or clock.before is not None:
        return go_on(clock.before or clock, now)
    clock, _ = look(clock, now)
    return replace(clock, phase=Phase.PAUSED) if clock.phase is Phase.RUNNING else clock


def go_on(clock: TableClock, now: float) -> TableClock:
    """Return a clock that stood still going on."""
    if clock.phase is not Phase.PAUSED:
        return clock
    return replace(clock, phase=Phase.RUNNING, seen=now, slept=False)


def look(clock: TableClock, now: float) -> tuple[TableClock, Heard]:
    """Return the clock as it is now, and the sound to play.

    Call it several times a second while the time runs. A look that comes much too late means that the
    computer slept: the clock then stops where it was last seen. A time before the last look takes nothing
    off.
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
    """Return the clock of the same table before any time has started, with the old one kept to go on."""
    anew = set_up(clock, clock.seats, clock.seconds)
    if clock.phase is Phase.READY:
        return replace(anew, before=clock.before)
    still = replace(clock, phase=Phase.PAUSED) if clock.phase is Phase.RUNNING else clock
    return replace(anew, before=still)


def shown_seconds(clock: TableClock) -> int:
    """Return the number shown: the seconds left, rounded up."""
    return ceil(clock.left)


def _begin(clock: TableClock, seat: int, now: float) -> TableClock:
    return replace(
        clock, phase=Phase.RUNNING, seat=seat, left=float(clock.seconds), seen=now, slept=False, before=None
    )
