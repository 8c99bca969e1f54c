"""The director lets the screen play one scene after the other, each for its time."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.event_scenes import ScenePart, Span
from stolik.flow import happenings as h
from stolik.flow.effects import BeginScene
from stolik.table.director import Director

from tests.table.scene_time import SceneTime

NONE = Span()
PARTS = (
    ScenePart("at once"),
    ScenePart("late", Span(base=1)),
    ScenePart("with it"),
    ScenePart("last", Span(ms=80)),
)


class Screen:
    """Hears the director and writes down what it is told."""

    def __init__(self) -> None:
        # The stubs take a Qt property for an object of its own, so what is read here has no type.
        self.happened: list[tuple[Any, ...]] = []
        self.time = SceneTime()
        self.director: Any = Director(lambda *facts: self.happened.append(facts), timer=self.time)
        self.heard: list[str] = []
        self.director.preparing.connect(lambda: self.hear("prepare"))
        self.director.playing.connect(lambda token: self.hear(f"play {token}"))
        self.director.partBegan.connect(self.hear)
        self.director.hurried.connect(lambda: self.hear("hurry"))

    def hear(self, word: str) -> None:
        self.heard.append(f"{word} {self.director.scene['name']}")

    def play(
        self,
        name: str,
        token: int,
        stay: Span = NONE,
        least: int = 0,
        parts: tuple[ScenePart, ...] = (),
        *,
        waits: bool = False,
    ) -> None:
        self.director.begin(BeginScene({"name": name}, least, waits))
        self.director.play(token, stay, least, parts)


@pytest.fixture
def screen(qapp: object) -> Screen:
    return Screen()


def test_a_scene_is_prepared_and_then_played(screen: Screen) -> None:
    screen.play("a", 7)
    assert screen.heard == ["prepare a", "play 7 a"]
    assert screen.director.is_busy


def test_what_people_want_is_told(screen: Screen) -> None:
    screen.director.finish()
    screen.director.hurry()
    screen.director.finish_all()
    screen.director.done(3)
    wanted = [(h.SceneEnded,), (h.SceneHurried,), (h.ScenesFinished,), (h.ScenePlayed, 3)]
    assert screen.happened == wanted


def test_turning_animations_off_and_on_is_told_once(screen: Screen) -> None:
    for pace in ("off", "off", "normal", "fast"):
        screen.director.motion.pace = pace
    assert screen.happened == [(h.PaceChosen, True), (h.PaceChosen, False)]


@pytest.mark.parametrize(
    "pace, reduced, least, stays",
    [
        ("normal", False, 0, 445),
        ("relaxed", False, 0, 709),
        ("fast", True, 0, 247),
        ("off", False, 900, 900),
        ("off", True, 0, 5),
    ],
)
def test_a_scene_stays_for_its_time_at_the_pace(
    screen: Screen, pace: str, reduced: bool, least: int, stays: int
) -> None:
    screen.director.motion.pace, screen.director.motion.reducedMotion = pace, reduced
    screen.play("a", 1, Span(base=2, ms=5), least)
    assert screen.time.left == stays


def test_a_scene_ends_when_its_time_is_over(qtbot: QtBot) -> None:
    happened: list[tuple[Any, ...]] = []
    director = Director(lambda *facts: happened.append(facts))
    director.begin(BeginScene({"name": "a"}, 0, waits=False))
    director.play(4, NONE, 0)
    qtbot.waitUntil(lambda: happened == [(h.ScenePlayed, 4)])


def test_the_parts_of_a_scene_come_in_its_course_and_before_its_end(screen: Screen) -> None:
    screen.play("a", 1, Span(base=2), parts=PARTS)
    assert screen.heard == ["prepare a", "play 1 a", "at once a"]
    assert screen.time.go_on() == 220
    assert screen.heard[3:] == ["late a", "with it a"]
    assert screen.time.go_on() == 80
    assert screen.heard[5:] == ["last a"]
    assert screen.happened == []
    assert screen.time.go_on() == 440 - 220 - 80
    assert screen.happened == [(h.ScenePlayed, 1)]


def test_a_scene_lasts_until_its_last_part_and_one_that_waits_has_them_too(screen: Screen) -> None:
    screen.play("a", 1, parts=PARTS, waits=True)
    assert [screen.time.go_on() for _ in range(2)] == [220, 80]
    assert screen.time.left is None
    screen.play("b", 2, parts=PARTS)
    assert [screen.time.go_on() for _ in range(3)] == [220, 80, 1]
    assert screen.happened == [(h.ScenePlayed, 2)]


def test_however_a_scene_ends_its_parts_have_begun_before(screen: Screen) -> None:
    parts = ["late a", "with it a", "last a"]
    screen.play("a", 1, parts=PARTS)
    screen.director.cut_short()
    assert screen.heard[3:] == [*parts, "hurry a"]
    screen.play("a", 2, parts=PARTS)
    screen.play("b", 3)
    assert screen.heard[10:] == [*parts, "prepare b", "play 3 b"]
    screen.play("a", 4, parts=PARTS)
    screen.director.show_busy(False)
    assert screen.heard[18:] == parts
    assert screen.time.left is None


def test_a_scene_that_waits_has_no_time(screen: Screen) -> None:
    screen.play("a", 1)
    screen.play("w", 2, waits=True)
    assert screen.director.property("waits")
    assert screen.time.left is None
    assert screen.happened == []
    screen.play("b", 3)
    assert not screen.director.property("waits")
    screen.play("w", 4, waits=True)
    screen.director.show_busy(False)
    assert not screen.director.property("waits")


def test_what_was_played_last_can_be_forgotten(screen: Screen) -> None:
    changes: list[None] = []
    screen.director.sceneChanged.connect(lambda: changes.append(None))
    screen.director.forget()
    assert changes == []
    screen.play("a", 1)
    screen.director.forget()
    assert screen.director.scene == {}
    assert len(changes) == 2


def test_scenes_of_a_computers_turn_follow_the_sooner_the_longer_it_lasts(screen: Screen) -> None:
    throws = []
    for swift in (False, True, True, True, False, True):
        screen.director.begin(BeginScene({"name": "a"}, 0, waits=False))
        screen.director.play(1, Span(dice=3), 0, swift=swift)
        throws.append(screen.director.motion.dice)
    assert throws[:2] == [700, 700]
    assert 700 > throws[2] > throws[3]
    assert throws[4:] == [700, 700], "what another does has all its time"


def test_what_must_be_seen_of_a_computer_counts_as_time_of_its_turn(screen: Screen) -> None:
    screen.director.motion.pace = "fast"
    for _ in range(2):
        screen.director.begin(BeginScene({"name": "a"}, 2000, waits=False))
        screen.director.play(1, NONE, 2000, swift=True)
    assert 0 < screen.director.motion.dice < 385
