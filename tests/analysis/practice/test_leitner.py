"""When positions come back, also after the clock was set."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from stolik.analysis.practice import (
    BOXES,
    DAYS,
    NEW,
    DayCount,
    count_on,
    due_after,
    first_day,
    next_box,
)


def test_right_answers_come_back_after_1_2_4_8_and_16_days_and_then_no_more_wrong_ones_from_the_first() -> (
    None
):
    box, waits = NEW, []
    while (after := next_box(box, right=True)) is not None:
        box = after
        waits.append(due_after(box, 100) - 100)
    assert waits == [1, 2, 4, 8, 16]
    assert list(DAYS) == waits
    assert {next_box(box, right=False) for box in range(NEW, BOXES + 1)} == {1}


def test_days_that_pass_are_counted_once_however_the_clock_was_set() -> None:
    count = first_day(500)
    assert count == DayCount(500, 500, 0)
    assert count_on(count, 500).days == 0
    assert count_on(count_on(count, 503), 503).days == 3
    back = count_on(DayCount(739_000, 739_000, 40), 7)
    assert back.days == 40
    assert count_on(back, 739_001).days == 41
    count = count_on(DayCount(900_000, 900_000, 40), 739_000)
    assert count.days == 40
    assert count_on(count, 739_001).days == 41
    assert count_on(count_on(count, 739_001), 739_003).days == 43


@given(st.lists(st.integers(0, 1000), min_size=1))
def test_the_count_never_falls_and_never_passes_the_way_forward(dates: list[int]) -> None:
    count = first_day(dates[0])
    for date in dates[1:]:
        after = count_on(count, date)
        assert 0 <= after.days - count.days <= max(0, date - count.seen)
        count = after
