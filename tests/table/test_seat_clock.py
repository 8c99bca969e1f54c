"""The clock of a turn runs while rack or table are seen in it, and what is left is saved."""

from stolik.engine.game import TABLE

from tests.table.peeking.installation import Sit


def test_at_the_table_it_starts_when_the_hand_is_seen(sit: Sit) -> None:
    t = sit("hh")
    assert (t.clock.property("total"), t.runs) == (60, False)
    t.privacy.reveal()
    assert t.runs
    t.privacy.cover()
    assert not t.runs


def test_it_stands_still_in_a_pause_and_runs_while_one_looks_back(sit: Sit) -> None:
    t = sit("hb")
    ran = [t.runs]
    for paused in (True, False):
        t.controller.paused = paused
        ran.append(t.runs)
    t.controller.lookAt(0)
    ran.append(t.runs)
    t.controller.backToNow()
    ran.append(t.runs)
    assert ran == [True, False, True, True, True]
    t.say()
    assert (t.runs, t.clock.property("seat")) == (False, 1)


def test_when_the_time_is_up_the_table_ends_the_turn(sit: Sit) -> None:
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


def test_the_last_seconds_sound(sit: Sit) -> None:
    t = sit("hb", side_state={"clock": {"turn": 0, "left": 9.55}})
    t.let(0.6)
    assert t.sounds == ["tick"]


def test_leaving_from_a_pause_keeps_the_time_that_was_left(sit: Sit) -> None:
    t = sit("hb", side_state={"clock": {"turn": 0, "left": 20.0}})
    t.time += 1.5
    t.controller.paused = True
    assert [(save["clock"], save["pauses"]) for save in t.saved] == [({"turn": 0, "left": 18.5}, 1)]
    t.controller.close()
    assert len(t.saved) == 1
    assert t.side_state["clock"] == {"turn": 0, "left": 18.5}


def test_what_is_left_is_saved_every_second_while_time_passes(sit: Sit) -> None:
    t = sit("hb", side_state={"clock": {"turn": 0, "left": 30.0}})
    t.let(5.05)
    assert [save["clock"]["left"] for save in t.saved] == [29, 28, 27, 26, 25]
    t.controller.paused = True
    saves = len(t.saved)
    t.let(5)
    assert len(t.saved) == saves
