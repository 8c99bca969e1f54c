"""When a position comes back: a Leitner box with five compartments.

A new position is due at once. Played right at the first try of a day it goes one compartment on, and comes
back after 1, 2, 4, 8 and 16 days; right in the last compartment it is learned. Played wrong it goes back to
the first one.

Days are those on which the clock really went on, so that a clock that is set back neither loses positions
nor brings all of them again, also when it is set right afterwards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

DAYS: Final = (1, 2, 4, 8, 16)
"""The days after which the positions of each compartment come back; the first compartment is number 1."""

NEW: Final = 0
"""The compartment of a position that was never practised."""

BOXES: Final = len(DAYS)


class DayCount(NamedTuple):
    """Counts days by the dates that were seen, given as day numbers that grow by one a day.

    ``seen`` is the date seen last, ``latest`` the latest one ever; ``days`` have passed between them.
    """

    seen: int
    latest: int
    days: int = 0


def first_day(today: int) -> DayCount:
    """Return the count that begins today."""
    return DayCount(today, today)


def count_on(count: DayCount, today: int) -> DayCount:
    """Return the count at a date; the way back to the latest date, after the clock was set back, is no time.

    >>> count_on(DayCount(100, 100, 7), 103)
    DayCount(seen=103, latest=103, days=10)
    >>> count_on(count_on(DayCount(100, 100, 7), 20), 101)
    DayCount(seen=101, latest=101, days=8)
    """
    if today >= count.latest:
        passed = today - count.latest
    else:
        passed = max(0, today - count.seen)
    return DayCount(today, max(count.latest, today), count.days + passed)


def next_box(box: int, right: bool) -> int | None:
    """Return the compartment that a position goes to; ``None`` where it is learned.

    >>> next_box(NEW, True), next_box(3, True), next_box(3, False), next_box(BOXES, True)
    (1, 4, 1, None)
    """
    if not right:
        return 1
    return box + 1 if box < BOXES else None


def due_after(box: int, days: int) -> int:
    """Return the day on which a position comes back that goes to a compartment on the day ``days``."""
    return days + DAYS[box - 1]
