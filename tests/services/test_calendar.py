"""The day of all pages: it changes while the program runs, and nobody is told twice."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.services.calendar import Calendar

DAY = 739_942


class Clock:
    """A date that is set by hand, and what was told of it."""

    def __init__(self) -> None:
        self.day = DAY
        self.asked = 0
        self.told: list[int] = []
        self.calendar: Any = Calendar(self.today)
        self.calendar.changed.connect(self._tell)

    def _tell(self) -> None:
        self.told.append(self.calendar.day)

    def today(self) -> int:
        self.asked += 1
        return self.day


@pytest.fixture
def clock(qapp: object) -> Clock:
    return Clock()


def test_another_day_is_told_once(clock: Clock) -> None:
    assert clock.calendar.day == DAY
    for day in (DAY, DAY + 1, DAY + 1, DAY + 9, DAY + 8):
        clock.day = day
        clock.calendar.look()
    assert clock.told == [DAY + 1, DAY + 9, DAY + 8], "also where the clock was set back"


def test_all_pages_show_the_same_day_until_another_one_is_told(clock: Clock) -> None:
    assert clock.calendar.today() == DAY
    clock.day += 1
    assert (clock.calendar.today(), clock.calendar.day, clock.told) == (DAY, DAY, [])
    clock.calendar.look()
    assert (clock.calendar.today(), clock.calendar.day) == (DAY + 1, DAY + 1)


def test_before_anything_shows_a_day_nobody_asks_for_it(clock: Clock) -> None:
    clock.calendar.look()
    assert (clock.asked, clock.told) == (0, [])


def test_it_looks_by_itself_and_when_somebody_comes_back(clock: Clock, qapp: Any) -> None:
    assert clock.calendar.day == DAY
    clock.day += 1
    qapp.applicationStateChanged.emit(qapp.applicationState())
    assert clock.told == [DAY + 1]
    clock.day += 1
    clock.calendar._looks.timeout.emit()
    assert clock.told == [DAY + 1, DAY + 2]
    assert clock.calendar._looks.isActive()
