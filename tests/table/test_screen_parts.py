"""The secrets that the screen shows, the parts restored from a save, and the proof of fair chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.bot_jobs import BotAnswer
from stolik.engine.chance import fingerprint, seed_text
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import open_session, parse_record, record_text
from stolik.engine.session import Session
from stolik.flow.happenings import Left
from stolik.services.tables.table_setup import resume, sit_down
from stolik.storage.profiles import LineUp, SeatPlan
from stolik.storage.saves import SavedGame
from stolik.table.screen_parts import FairDice

from tests.table.peeking.installation import Peek, Sit
from tests.table.peeking.rules import Say


@pytest.fixture
def t(sit: Sit) -> Peek:
    """Return a table of two people; the first one is looking."""
    return sit("hh", looks=True)


def test_the_game_begins_covered(sit: Sit) -> None:
    t = sit("hh")
    assert (t.awaited, t.viewer, t.hands()) == (0, -1, [])
    t.say()
    assert t.session.length == 0
    t.privacy.reveal()
    assert (t.awaited, t.viewer, t.hands()) == (-1, 0, [(0,)])
    assert t.face.mine == 0


def test_the_next_person_sees_nothing_before_they_say_so(t: Peek) -> None:
    t.say()
    assert (t.awaited, t.viewer, t.hands()) == (1, -1, [])
    t.privacy.reveal()
    assert t.hands() == [(10,)]


def test_what_is_looked_back_at_is_shown_to_the_eyes_of_the_moment(t: Peek) -> None:
    t.say()
    t.privacy.reveal()
    t.controller.lookAt(0)
    assert (t.awaited, t.hands()) == (-1, [(10,)])
    t.privacy.cover()
    # The screen waits, in the present, for the seat on turn: nobody can look back under a cover.
    assert (t.awaited, t.hands()) == (1, [])
    t.controller.backToNow()
    assert (t.awaited, t.hands()) == (1, [])


def test_a_turn_is_taken_back_while_the_next_person_does_not_look(t: Peek) -> None:
    t.say()
    assert t.controller.property("canUndo")
    t.privacy.reveal()
    seen = t.hands()
    assert not t.controller.property("canUndo")
    t.controller.undo()
    assert (t.viewer, t.hands()) == (1, seen)
    t.privacy.cover()
    t.controller.undo()
    assert (t.awaited, t.viewer, t.hands()) == (0, -1, [])


def test_a_secret_event_of_a_bot_or_of_one_person_alone_waits_for_nobody(sit: Sit) -> None:
    t = sit("hb")
    t.controller.submit({"kind": "draw"})
    assert not t.director.is_busy


def test_a_covered_event_is_over_at_once(t: Peek) -> None:
    t.controller.submit({"kind": "draw"})
    assert t.director.property("waits")
    t.privacy.cover()
    assert not t.director.is_busy
    assert t.director.property("scene") == {}
    assert (t.awaited, t.hands()) == (1, [])


def test_what_is_said_and_written_tells_nobody_s_secret(sit: Sit) -> None:
    t = sit("hh")
    said: list[str] = []
    t.controller.announcements.announced.connect(said.append)
    t.privacy.reveal()
    t.controller.submit({"kind": "draw"})
    assert "Ala draws a card." in said
    assert "Ala draws a card." in [row.text for row in t.controller.log.rows]


def test_what_bots_did_is_seen_again_by_the_viewer_until_covered(sit: Sit, qtbot: QtBot) -> None:
    t = sit("hbh", looks=True)
    t.say()
    t.runner._on_arrived(BotAnswer(t.runner.asked.pop().number, Say(7)))
    qtbot.waitUntil(lambda: t.awaited == 2)
    assert not t.controller.replay.property("possible")
    t.privacy.reveal()
    t.controller.replay.start()
    assert t.hands() == [(20,)]
    t.privacy.cover()
    assert (t.awaited, t.hands()) == (2, [])


def test_the_end_shows_nobody_s_hand(t: Peek) -> None:
    t.say(0)
    assert t.controller.property("over")
    assert (t.awaited, t.viewer, t.hands()) == (-1, -1, [])


def test_leaving_from_a_pause_keeps_the_time_that_was_left(sit: Sit) -> None:
    t = sit("hb", side_state={"clock": {"turn": 0, "left": 20.0}})
    t.time += 1.5
    t.controller.paused = True
    assert [(save["clock"], save["pauses"]) for save in t.saved] == [({"turn": 0, "left": 18.5}, 1)]
    t.controller.close()
    assert len(t.saved) == 1
    assert t.side_state["clock"] == {"turn": 0, "left": 18.5}


SEED = 77


@pytest.fixture
def dice(qapp: object) -> Callable[..., tuple[Any, list[bool]]]:
    def build(game: str, seed: int | None = SEED) -> tuple[Any, list[bool]]:
        from random import Random

        info, rules = load_package(game).info, load_game(game)
        session = Session(rules, 2, rules.options_type(), None if game == "rummikub" else 0, seed=SEED)
        for _ in play_moves(session, random_chooser(rules, Random(3)), Random(3)):
            pass
        session.seed = seed
        over = [False]
        return cast(Any, FairDice(info, session, lambda: over[0])), over

    return build


def test_the_seed_is_a_secret_until_the_end(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    fair, over = dice("ryzyk_fizyk")
    fair.check()
    assert (fair.fingerprint, fair.seed, fair.verdict, fair.fair) == (fingerprint(SEED), "", "", False)
    over[0] = True
    assert fair.seed == seed_text(SEED)
    fair.check()
    assert fair.fair


def test_the_verdict_is_one_sentence(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    found = []
    for game, seed in (("pickomino", SEED), ("rummikub", SEED), ("pickomino", 5), ("rummikub", 5)):
        fair, over = dice(game, seed)
        over[0] = True
        fair.check()
        found.append((fair.fair, fair.verdict.split(":")[0].rstrip("0123456789 ")))
    assert found == [
        (True, "Checked"),
        (True, "Checked"),
        (False, "Roll 1 isn't the one the seed gives"),
        (False, "Shuffle or draw 1 isn't the one the seed gives"),
    ]


def test_without_a_seed_there_is_nothing_to_check(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    fair, over = dice("pickomino", None)
    over[0] = True
    fair.check()
    assert (fair.fingerprint, fair.seed, fair.verdict) == ("", "", "")


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
