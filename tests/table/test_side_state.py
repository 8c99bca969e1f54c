"""A half-finished turn and the clock come back from a save as they were."""

from random import Random

from stolik.engine.game_library import load_package
from stolik.engine.record import open_session, parse_record, record_text
from stolik.flow.happenings import Left
from stolik.services.tables.table_setup import resume, sit_down
from stolik.storage.profiles import LineUp, SeatPlan
from stolik.storage.saves import SavedGame

from tests.table.peeking.installation import Sit


def test_a_draft_is_saved_when_the_face_says_so(sit: Sit) -> None:
    t = sit("hb")
    t.face.draft = {"rack": [3, None, 1]}
    t.face.kept.emit()
    assert t.saved[-1]["view_model"] == {"rack": [3, None, 1]}
    assert t.saved[-1]["clock"]["turn"] == 0


def test_a_draft_comes_back(sit: Sit) -> None:
    t = sit("hb", side_state={"view_model": [1, 2], "clock": {"turn": 0, "left": 30.0}})
    assert t.face.draft == [1, 2]
    assert t.clock.property("left") <= 30


def test_a_table_that_was_left_saves_nothing_more(sit: Sit) -> None:
    t = sit("hb", seconds=None)
    t.controller.close()
    t.face.draft = 1
    t.face.kept.emit()
    assert t.saved == []


def test_a_finished_game_is_not_saved_again_when_it_is_left(sit: Sit) -> None:
    t = sit("hb")
    t.say(0)
    saves = len(t.saved)
    t.controller.close()
    assert len(t.saved) == saves


def test_it_is_saved_only_where_there_is_anything_new(sit: Sit) -> None:
    t = sit("hb", seconds=None)
    t.face.kept.emit()
    saves = len(t.saved)
    t.controller._run.happen(Left)
    assert len(t.saved) == saves
    t = sit("hb", seconds=None)
    t.face.kept.emit()
    t.face.draft = "half a turn"
    t.controller._run.happen(Left)
    assert len(t.saved) == saves + 1
    assert t.saved[-1]["view_model"] == "half a turn"


def test_a_desk_travels_with_the_record() -> None:
    info = load_package("pickomino").info
    line_up = LineUp(seats=[SeatPlan(name="Ala"), SeatPlan(name="Jan")])
    setup = sit_down(info, line_up, Random(1))
    setup.side_state.update({"clock": {"turn": 0, "left": 41.5}, "view_model": {"0": [7, None, 3]}})
    record = parse_record(record_text(setup.record()))
    assert resume(SavedGame(record, open_session(record))).side_state == setup.side_state


def test_a_record_without_a_desk_gives_an_empty_one() -> None:
    info = load_package("pickomino").info
    setup = sit_down(info, LineUp(seats=[SeatPlan(name="Ala"), SeatPlan(name="Jan")]), Random(1))
    record = parse_record(record_text(setup.record()))
    assert "desk" not in record.program
    resumed = resume(SavedGame(record.model_copy(update={"program": "elsewhere"}), open_session(record)))
    assert resumed.side_state == {"clock": None, "view_model": None}
