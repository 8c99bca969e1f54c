"""The turn's clock only runs for the seat that sees the screen and can act."""

from __future__ import annotations

from typing import Any, Self, cast

import pytest
from stolik.engine.game import Seat
from stolik.engine.session import Session
from stolik.engine.sitting import SeatHelps
from stolik.flow.clock import Clock, Tick, TurnClock

from tests.table.peeking import rules


class Timed:
    """A clock whose time the test controls, and its announcements."""

    def __init__(self, seconds: int | None = 60, kept: Any = None, helps: tuple[SeatHelps, ...] = ()) -> None:
        self.time = 1000.0
        self.session = Session(cast("Any", rules.GAME), 2, rules.Options(seconds))
        self.clock, self.helps = Clock.recalled(kept), helps
        self.said: list[str] = []
        self.passed = 0

    def follow(self, seat: Seat | None) -> Self:
        self.clock = self.clock.follow(self.session, self.helps, seat, self.time)
        return self

    def tick(self) -> None:
        self.clock, found = self.clock.ticked(self.time)
        self.passed += Tick.PASSED in found
        if found & ~Tick.PASSED:
            self.said.append("tick" if Tick.SECOND in found else "expired")

    def let(self, seconds: float, step: float = 0.1) -> Self:
        """Let time pass as the window's timer does."""
        for _ in range(round(seconds / step)):
            self.time += step
            self.tick()
        return self

    @property
    def left(self) -> float:
        return self.clock.left(self.time)

    @property
    def memory(self) -> Any:
        return self.clock.memory(self.time)

    @property
    def begun(self) -> bool:
        return self.clock.has_begun(self.session)

    @property
    def runs(self) -> bool:
        return self.clock.running


@pytest.fixture
def timed() -> Timed:
    return Timed()


def test_it_runs_only_for_the_seat_that_sees(timed: Timed) -> None:
    assert (timed.left, timed.clock.total, timed.clock.seat) == (-1, -1, -1)
    timed.follow(None)
    assert (timed.left, timed.runs, timed.clock.seat) == (60, False, 0)
    timed.let(5)
    assert timed.left == 60
    timed.follow(0)
    assert timed.runs
    timed.let(5)
    assert timed.left == pytest.approx(55)
    timed.follow(None).let(5).follow(0)
    assert timed.left == pytest.approx(55)


def test_a_turn_without_limit_has_no_clock_and_the_end_of_the_game_puts_it_away(timed: Timed) -> None:
    t = Timed(None)
    t.follow(0).let(1)
    assert (t.left, t.runs, t.clock.seat, t.memory) == (-1, False, -1, None)
    timed.follow(0)
    timed.session.submit(0, rules.Say(0))
    timed.follow(None)
    assert (timed.left, timed.runs) == (-1, False)


def test_a_turn_of_several_moves_has_one_clock_and_one_that_is_taken_back_the_time_it_had(
    timed: Timed,
) -> None:
    timed.follow(0).let(20)
    timed.session.submit(0, rules.Hum())
    assert timed.follow(0).left == pytest.approx(40)
    timed.session.submit(0, rules.Say(7))
    timed.follow(None)
    assert (timed.left, timed.runs, timed.clock.seat) == (60, False, 1)
    timed.follow(1).let(5)
    timed.session.undo(0)
    assert timed.follow(0).left == pytest.approx(40)
    timed.session.submit(0, rules.Say(8))
    assert timed.follow(1).left == pytest.approx(55)


def test_the_time_is_up_once_and_each_of_the_last_seconds_is_heard(timed: Timed) -> None:
    timed.follow(0).let(49.5)
    assert timed.said == []
    timed.let(10.4)
    assert timed.said == ["tick"] * 10
    timed.let(1)
    assert (timed.said[:11], timed.left) == (["tick"] * 10 + ["expired"], 0)


def test_it_is_noted_once_a_second_while_time_passes(timed: Timed) -> None:
    timed.follow(None).let(5)
    assert timed.passed == 0
    timed.follow(0).let(5.5, 0.25)
    assert timed.passed == 5
    timed.follow(None).let(5)
    assert timed.passed == 5


def test_a_turn_has_begun_once_its_time_has_run(timed: Timed) -> None:
    begun = [timed.begun]
    timed.follow(None)
    begun.append(timed.begun)
    timed.follow(0).follow(None)
    begun.append(timed.begun)
    timed.session.submit(0, rules.Say(7))
    timed.follow(1)
    begun.append(timed.begun)
    # Everything after an undone decision starts again.
    timed.session.undo(0)
    timed.follow(0)
    timed.session.submit(0, rules.Say(8))
    begun.append(timed.begun)
    timed.session.submit(1, rules.Say(0))
    begun.append(timed.begun)
    assert begun == [False, False, True, True, False, False]
    assert not Timed(None).begun


def test_a_turn_that_is_taken_back_has_begun_before_it_is_seen_again_and_those_after_it_have_not(
    timed: Timed,
) -> None:
    timed.follow(0)
    timed.session.submit(0, rules.Say(7))
    timed.follow(1)
    timed.session.undo(0)
    timed.follow(None)
    assert timed.begun
    timed.session.submit(0, rules.Say(8))
    timed.follow(None)
    assert not timed.begun


def test_a_computer_that_sleeps_takes_nobody_s_time(timed: Timed) -> None:
    timed.follow(0).let(10)
    timed.time += 3600
    timed.tick()
    assert timed.left == pytest.approx(50)
    timed.let(5)
    assert timed.left == pytest.approx(45)
    timed.time += 3600
    timed.follow(None)
    assert timed.left == pytest.approx(45)
    assert timed.said == []


def test_what_it_remembers_brings_it_back(timed: Timed) -> None:
    timed.session.submit(0, rules.Say(7))
    timed.follow(1).let(12.3)
    memory = timed.memory
    assert memory == {"turn": 1, "left": 47.7}
    again = Timed(kept=memory)
    again.follow(None)
    assert again.left == 60
    again.session.submit(0, rules.Say(7))
    again.follow(None)
    assert again.left == pytest.approx(47.7)


@pytest.mark.parametrize(
    "kept",
    [
        None, 7, [], {}, {"turn": 0}, {"turn": "0", "left": 5}, {"turn": 0, "left": "5"},
        {"turn": 0, "left": -5}, {"turn": 0, "left": float("nan")}, {"turn": 0, "left": 1e9},
    ],
)  # fmt: skip
def test_a_memory_that_makes_no_sense_is_no_memory(kept: Any) -> None:
    t = Timed(kept=kept)
    t.follow(0)
    assert t.left == 60


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
