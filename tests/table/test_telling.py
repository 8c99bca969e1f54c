"""A table's words about pauses, handicaps and hints, and which of them may be read aloud."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.view_model import HintStep
from stolik.table.telling import COMMON_KEYS, QUESTIONS, handicap_text, hint_told, pauses_text

from tests.table.peeking.installation import Sit
from tests.table.tables import BOT, HUMAN, SetTable

HINT = HintStep("Take the 5.", ("die:5",), "Show it")


@pytest.mark.parametrize(
    "pauses, text",
    [(None, ""), (0, ""), (1, "The clock was stopped 1 time."), (2, "The clock was stopped 2 times.")],
)
def test_pauses_are_told_where_somebody_s_time_was_stopped(pauses: int | None, text: str) -> None:
    assert pauses_text(pauses) == text


def test_a_handicap_is_told_with_all_who_have_it() -> None:
    told = handicap_text("Opening with 20 points", ("Ala", "Jan"))
    assert told == "Opening with 20 points: Ala, Jan. Agreed before the game."
    assert handicap_text("Opening with 20 points", ()) == ""


def test_a_hint_is_told_as_it_is_and_asks_where_a_move_is_held_back() -> None:
    assert hint_told(None, is_asking=False) == {}
    assert hint_told(HINT, is_asking=False) == {"text": "Take the 5.", "lit": ["die:5"], "button": "Show it"}
    assert hint_told(HINT, is_asking=True) == {
        "text": "Sure? There is something better. Take the 5.",
        "lit": ["die:5"],
        "button": "Play it anyway",
    }


def listen(controller: object) -> list[tuple[str, bool]]:
    spoken: list[tuple[str, bool]] = []
    controller.aloud.spoken.connect(lambda text, at_once: spoken.append((text, at_once)))  # type: ignore[attr-defined]  # Qt's property has no type
    return spoken


def test_what_is_announced_to_everybody_is_spoken_in_the_same_order(table: SetTable, qtbot: QtBot) -> None:
    t = table(HUMAN, BOT, begins=False)
    spoken = listen(t.controller)
    t.controller.begin()
    t.controller.submit({"kind": "roll"})
    qtbot.waitUntil(lambda: "rolled" in t.kinds())
    qtbot.waitUntil(lambda: len(t.said) > 1)
    assert [text for text, _ in spoken] == t.said
    assert not any(at_once for _, at_once in spoken)


def test_why_something_is_not_possible_is_spoken_at_once(table: SetTable) -> None:
    t = table(HUMAN, HUMAN)
    spoken = listen(t.controller)
    t.controller.submit({"kind": "stop"})
    assert spoken == [(t.refused[0][0], True)]


SECRETS = [("You hold no such card.", True), ("You draw the red 7.", False), ("Lay the red 7.", True)]


@pytest.mark.parametrize("people, heard", [("hh", []), ("hb", SECRETS)])
def test_only_whoever_is_alone_with_computers_hears_refusals_and_their_own_secrets(
    sit: Sit, people: str, heard: list[tuple[str, bool]]
) -> None:
    t = sit(people)
    spoken = listen(t.controller)
    t.controller.refused.emit("You hold no such card.", "")
    t.controller.aloud.tellOwner("You draw the red 7.")
    t.controller.aloud.callOwner("Lay the red 7.")
    assert spoken == heard


@pytest.mark.parametrize("people, spoken_keys", [("hh", set(QUESTIONS)), ("hb", {*COMMON_KEYS, "Ctrl+1"})])
def test_what_the_game_itself_answers_is_spoken_only_to_who_is_alone(
    sit: Sit, people: str, spoken_keys: set[str]
) -> None:
    t = sit(people)
    spoken = listen(t.controller)
    for key in (*COMMON_KEYS, "Ctrl+1"):
        t.controller.aloud.answer(key, key)
    assert {text for text, _ in spoken} == spoken_keys
    assert all(at_once for _, at_once in spoken)


def test_a_pause_and_leaving_end_what_is_spoken(sit: Sit) -> None:
    t = sit("hh")
    stops: list[None] = []
    t.controller.aloud.stopped.connect(lambda: stops.append(None))
    t.controller.paused = True
    assert len(stops) == 1
    t.controller.paused = False
    assert len(stops) == 1
    t.controller.close()
    assert len(stops) == 2
