"""A turn's clock runs only between start and stop."""

from __future__ import annotations

from stolik.flow.clock import TurnClock


def test_a_clock_counts_down_while_it_runs_and_never_below_zero() -> None:
    clock = TurnClock(60).started(100)
    assert clock.running
    assert clock.remaining(115) == 45
    assert not clock.expired(159.9)
    assert clock.expired(160)
    assert clock.remaining(1000) == 0
    clock = TurnClock(60)
    assert not clock.running
    assert clock.remaining(1000) == 60
    assert not clock.expired(1000)


def test_a_stopped_clock_keeps_what_is_left_and_nothing_is_done_twice() -> None:
    clock = TurnClock(60).started(100)
    clock = clock.stopped(110)
    assert not clock.running
    assert clock.remaining(500) == 50
    clock = clock.started(500)
    assert clock.remaining(520) == 30
    clock = TurnClock(60).started(100)
    clock = clock.started(130)
    assert clock.remaining(140) == 20
    clock = TurnClock(60).started(100)
    clock = clock.stopped(110)
    clock = clock.stopped(150)
    assert clock.remaining(150) == 50
