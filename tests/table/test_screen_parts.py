"""Whose secrets the screen shows, the time that a seat has left, and the proof that chance is fair."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.bot_jobs import BotAnswer
from stolik.engine.chance import fingerprint, seed_text
from stolik.engine.driver import play_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.engine.session import Session
from stolik.table.screen_parts import FairDice

from tests.table.peeking.installation import PACKAGE, Peek, Sit
from tests.table.peeking.rules import Say
from tests.table.tables import HUMAN, SetTable


@pytest.fixture
def t(sit: Sit) -> Peek:
    """A table of two people, of whom the first looks."""
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


def test_one_person_among_bots_never_waits(sit: Sit) -> None:
    t = sit("hb")
    assert (t.awaited, t.viewer, t.hands()) == (-1, 0, [(0,)])
    t.say()
    assert (t.awaited, t.hands()) == (-1, [(0,)])
    t.controller.paused = True
    assert t.hands() == [(0,)]


def test_while_a_bot_plays_nobody_is_waited_for(sit: Sit) -> None:
    t = sit("hbh", looks=True)
    t.say()
    assert (t.awaited, t.viewer, t.hands()) == (-1, -1, [])


def test_a_pause_covers_and_the_same_person_looks_again(t: Peek) -> None:
    t.controller.paused = True
    assert (t.awaited, t.viewer, t.hands()) == (0, -1, [])
    t.controller.paused = False
    assert t.awaited == 0
    t.privacy.reveal()
    assert t.hands() == [(0,)]


def test_what_is_looked_back_at_is_shown_to_the_eyes_of_the_moment(t: Peek) -> None:
    t.say()
    t.privacy.reveal()
    t.controller.lookAt(0)
    assert (t.awaited, t.hands()) == (-1, [(10,)])
    t.privacy.cover()
    # The screen waits in the present for the seat on turn: nobody looks back under a cover.
    assert (t.awaited, t.hands()) == (1, [])
    t.controller.backToNow()
    assert (t.awaited, t.hands()) == (1, [])


def test_the_hint_and_the_question_for_it_go_with_the_eyes(sit: Sit) -> None:
    t = sit("hh")
    t.controller.advice.askHint()
    assert t.runner.asked == []
    t.privacy.reveal()
    t.controller.advice.askHint()
    assert len(t.runner.asked) == 1
    t.privacy.cover()
    assert t.runner._waiting == {}


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


def test_a_secret_event_waits_for_whoever_may_see_it(t: Peek) -> None:
    t.director.motion.pace = "normal"
    t.controller.submit({"kind": "draw"})
    assert not t.director.property("waits")
    t.director.finish()
    assert t.director.property("waits")
    card = t.director.property("scene")["card"]
    assert card >= 100
    assert t.hands() == [(0, card)]
    assert t.awaited == -1
    t.director.finish()
    assert not t.director.property("waits")
    assert (t.awaited, t.hands()) == (1, [])
    assert t.director.property("scene") == {}


def test_a_secret_event_of_a_bot_or_of_one_person_alone_waits_for_nobody(sit: Sit) -> None:
    t = sit("hb")
    t.controller.submit({"kind": "draw"})
    assert not t.director.is_busy


def test_what_stays_is_read_by_everybody_at_leisure(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(PACKAGE), "scenes", replace(PACKAGE.scenes, confirmed=frozenset({"said"})))
    t = sit("hb")
    t.controller.submit({"kind": "say", "number": 1})
    assert t.director.property("waits")
    t.director.finish()
    assert not t.director.property("waits")


def test_a_covered_event_is_over_at_once(t: Peek) -> None:
    t.controller.submit({"kind": "draw"})
    assert t.director.property("waits")
    t.privacy.cover()
    assert not t.director.is_busy
    assert t.director.property("scene") == {}
    assert (t.awaited, t.hands()) == (1, [])


def test_a_pause_in_a_covered_event_ends_it_and_the_game_goes_on_after_it(t: Peek) -> None:
    t.controller.submit({"kind": "draw"})
    t.controller.paused = True
    assert not t.director.is_busy
    assert t.hands() == []
    t.controller.paused = False
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
        (False, "Roll 1 isn't the one that the seed gives"),
        (False, "Shuffle or draw 1 isn't the one that the seed gives"),
    ]


def test_without_a_seed_there_is_nothing_to_check(dice: Callable[..., tuple[Any, list[bool]]]) -> None:
    fair, over = dice("pickomino", None)
    over[0] = True
    fair.check()
    assert (fair.fingerprint, fair.seed, fair.verdict) == ("", "", "")


def test_the_table_shows_no_seed_while_it_plays(table: SetTable) -> None:
    t = table(HUMAN, HUMAN, begins=False)
    t.session.seed = SEED
    t.controller.begin()
    t.controller.submit({"kind": "roll"})
    assert (t.controller.fairDice.fingerprint, t.controller.fairDice.seed) == (fingerprint(SEED), "")
