"""A viewer of a shared screen sees what is theirs, and nobody else's."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.bot_jobs import BotAnswer

from tests.table.peeking.installation import PACKAGE, Peek, Sit
from tests.table.peeking.rules import Say


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
