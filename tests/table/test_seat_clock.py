"""The clock of a turn runs for whoever sees and can act, and for nobody else."""

from collections.abc import Callable

from stolik.engine.game import TABLE

from tests.table.peeking.box import Peek


def test_at_the_table_it_starts_when_the_hand_is_seen(sit: Callable[..., Peek]) -> None:
    t = sit("hh")
    assert (t.clock.property("total"), t.runs) == (60, False)
    t.privacy.reveal()
    assert t.runs
    t.privacy.cover()
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
    t = sit("hh", side_state={"clock": {"turn": 0, "left": 0.05}})
    t.let(10)
    assert t.session.length == 0
    t.privacy.reveal()
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
    t = sit("hb", side_state={"clock": {"turn": 0, "left": 20.0}})
    t.time += 1.5
    t.controller.paused = True
    assert t.saved == []
    t.controller.close()
    assert t.saved[-1]["clock"] == {"turn": 0, "left": 18.5}
