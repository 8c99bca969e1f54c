"""A turn's clock runs only between start and stop."""

from __future__ import annotations

from stolik.flow.clock import TurnClock


def test_a_new_clock_stands_still() -> None:
    clock = TurnClock(60)
    assert not clock.running
    assert clock.remaining(1000) == 60
    assert not clock.expired(1000)


def test_a_running_clock_counts_down() -> None:
    clock = TurnClock(60).started(100)
    assert clock.running
    assert clock.remaining(115) == 45


def test_a_stopped_clock_keeps_what_is_left() -> None:
    clock = TurnClock(60).started(100)
    clock = clock.stopped(110)
    assert not clock.running
    assert clock.remaining(500) == 50
    clock = clock.started(500)
    assert clock.remaining(520) == 30


def test_starting_twice_gives_no_time_back() -> None:
    clock = TurnClock(60).started(100)
    clock = clock.started(130)
    assert clock.remaining(140) == 20


def test_stopping_twice_takes_no_time() -> None:
    clock = TurnClock(60).started(100)
    clock = clock.stopped(110)
    clock = clock.stopped(150)
    assert clock.remaining(150) == 50


def test_time_runs_out_and_never_below_zero() -> None:
    clock = TurnClock(60).started(100)
    assert not clock.expired(159.9)
    assert clock.expired(160)
    assert clock.remaining(1000) == 0
