"""The clock of a turn runs for whoever sees and can act, and for nobody else."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.table.seat_clock import SeatClock

from tests.table.peeking import rules
from tests.table.peeking.box import Peek


class Timed:
    """A clock whose time the test makes, and what it said."""

    def __init__(self, seconds: int | None = 60, kept: Any = None) -> None:
        self.time = 1000.0
        self.session = Session(cast("Any", rules.GAME), 2, rules.Options(seconds))
        self.clock: Any = SeatClock(self.session, kept, lambda: self.time)
        self.said: list[str] = []
        self.clock.ticked.connect(lambda: self.said.append("tick"))
        self.clock.expired.connect(lambda: self.said.append("expired"))

    def let(self, seconds: float, step: float = 0.1) -> None:
        """Let time pass as the window's timer does."""
        for _ in range(round(seconds / step)):
            self.time += step
            self.clock._tick()

    @property
    def left(self) -> float:
        return float(self.clock.property("left"))

    @property
    def runs(self) -> bool:
        return bool(self.clock.property("runs"))


@pytest.fixture
def timed(qapp: object) -> Timed:
    return Timed()


def test_it_runs_only_for_the_seat_that_sees(timed: Timed) -> None:
    assert (timed.left, timed.clock.property("total"), timed.clock.property("seat")) == (-1, -1, -1)
    timed.clock.follow(None)
    assert (timed.left, timed.runs, timed.clock.property("seat")) == (60, False, 0)
    timed.let(5)
    assert timed.left == 60
    timed.clock.follow(0)
    assert timed.runs
    timed.let(5)
    assert timed.left == pytest.approx(55)
    timed.clock.follow(None)
    timed.let(5)
    timed.clock.follow(0)
    assert timed.left == pytest.approx(55)


def test_a_turn_without_limit_has_no_clock(qapp: object) -> None:
    t = Timed(None)
    t.clock.follow(0)
    t.let(1)
    assert (t.left, t.runs, t.clock.property("seat"), t.clock.memory()) == (-1, False, -1, None)


def test_the_next_turn_has_all_its_time(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.let(20)
    timed.session.submit(0, rules.Say(7))
    timed.clock.follow(None)
    assert (timed.left, timed.runs, timed.clock.property("seat")) == (60, False, 1)


def test_a_turn_of_several_moves_has_one_clock(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.let(20)
    timed.session.submit(0, rules.Hum())
    timed.clock.follow(0)
    assert timed.left == pytest.approx(40)


def test_a_turn_that_is_taken_back_has_the_time_it_had(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.let(20)
    timed.session.submit(0, rules.Say(7))
    timed.clock.follow(1)
    timed.let(5)
    timed.session.undo(0)
    timed.clock.follow(0)
    assert timed.left == pytest.approx(40)
    timed.session.submit(0, rules.Say(8))
    timed.clock.follow(1)
    assert timed.left == pytest.approx(55)


def test_the_time_is_up_once_and_each_of_the_last_seconds_is_heard(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.let(49.5)
    assert timed.said == []
    timed.let(10.4)
    assert timed.said == ["tick"] * 10
    timed.let(1)
    timed.clock._ticks.stop()
    assert timed.said[:11] == ["tick"] * 10 + ["expired"]
    assert timed.left == 0


def test_a_computer_that_sleeps_takes_nobody_s_time(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.let(10)
    timed.time += 3600
    timed.clock._tick()
    assert timed.left == pytest.approx(50)
    timed.let(5)
    assert timed.left == pytest.approx(45)
    timed.time += 3600
    timed.clock.follow(None)
    assert timed.left == pytest.approx(45)
    assert timed.said == []


def test_what_it_remembers_brings_it_back(timed: Timed) -> None:
    timed.session.submit(0, rules.Say(7))
    timed.clock.follow(1)
    timed.let(12.3)
    memory = timed.clock.memory()
    assert memory == {"turn": 1, "left": 47.7}
    again = Timed(kept=memory)
    again.clock.follow(None)
    assert again.left == 60
    again.session.submit(0, rules.Say(7))
    again.clock.follow(None)
    assert again.left == pytest.approx(47.7)


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        [],
        {},
        {"turn": 0},
        {"turn": "0", "left": 5},
        {"turn": 0, "left": "5"},
        {"turn": 0, "left": -5},
        {"turn": 0, "left": float("nan")},
        {"turn": 0, "left": 1e9},
    ],
)
def test_a_memory_that_makes_no_sense_is_no_memory(qapp: object, kept: Any) -> None:
    t = Timed(kept=kept)
    t.clock.follow(0)
    assert t.left == 60


def test_the_end_of_the_game_puts_it_away(timed: Timed) -> None:
    timed.clock.follow(0)
    timed.session.submit(0, rules.Say(0))
    timed.clock.follow(None)
    assert (timed.left, timed.runs) == (-1, False)


# ------------------------------------------------------------------------------------------------ at a table


def test_at_the_table_it_starts_when_the_hand_is_seen(sit: Callable[..., Peek]) -> None:
    t = sit("hh")
    assert (t.clock.property("total"), t.runs) == (60, False)
    t.curtain.reveal()
    assert t.runs
    t.curtain.cover()
    assert not t.runs


def test_it_stands_still_in_a_pause_and_while_one_looks_back(sit: Callable[..., Peek]) -> None:
    t = sit("hb")
    ran = [t.runs]
    for paused in (True, False):
        t.controller.paused = paused
        ran.append(t.runs)
    t.controller.lookAt(0)
    ran.append(t.runs)
    t.controller.backToNow()
    ran.append(t.runs)
    assert ran == [True, False, True, False, True]
    t.say()
    assert (t.runs, t.clock.property("seat")) == (False, 1)


def test_when_the_time_is_up_the_table_ends_the_turn(sit: Callable[..., Peek]) -> None:
    t = sit("hh", desk={"clock": {"turn": 0, "left": 0.05}})
    t.let(10)
    assert t.session.length == 0
    t.curtain.reveal()
    t.let(0.1)
    assert t.session.length == 1
    assert t.session.log[0].seat == TABLE
    assert (t.awaited, t.clock.property("seat")) == (1, 1)
    assert not t.controller.property("canUndo")
    assert t.clock.property("left") == 60


def test_the_last_seconds_sound(sit: Callable[..., Peek]) -> None:
    t = sit("hb")
    t.clock.ticked.emit()
    assert t.sounds == ["tick"]


def test_leaving_from_a_pause_keeps_the_time_that_was_left(sit: Callable[..., Peek]) -> None:
    t = sit("hb", desk={"clock": {"turn": 0, "left": 20.0}})
    t.time += 1.5
    t.controller.paused = True
    assert t.saved == []
    t.controller.close()
    assert t.saved[-1]["clock"] == {"turn": 0, "left": 18.5}
