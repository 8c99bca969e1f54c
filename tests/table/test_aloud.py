"""What may be read aloud of a table: all that everybody may hear, and secrets to who is alone with them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from stolik.table.telling import COMMON_KEYS, QUESTIONS

from tests.table.peeking.installation import Sit
from tests.table.tables import BOT, HUMAN, SetTable


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
