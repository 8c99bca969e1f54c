"""The director plays scenes one at a time."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.pace import Span
from stolik.hotseat.scenes import Scene
from stolik.table.director import Director


class Screen:
    """Hears the director and writes down what it is told."""

    def __init__(self, director: Director) -> None:
        # The stubs take a Qt property for an object of its own, so what is read here has no type.
        self.director: Any = director
        self.heard: list[str] = []
        self.token = -1
        director.preparing.connect(lambda: self.hear("prepare"))
        director.playing.connect(self.on_playing)
        director.hurried.connect(lambda: self.heard.append("hurried"))
        director.idle.connect(lambda: self.heard.append("idle"))

    def hear(self, word: str) -> None:
        self.heard.append(f"{word} {self.director.scene['name']}")

    def on_playing(self, token: int) -> None:
        self.token = token
        self.hear("play")

    def scene(self, name: str) -> Scene:
        return Scene(lambda: {"name": name}, lambda: self.heard.append(f"show {name}"))

    def scenes(self, names: str) -> list[Scene]:
        return [self.scene(name) for name in names]


@pytest.fixture
def screen(qapp: object) -> Screen:
    return Screen(Director())


def test_a_scene_is_prepared_shown_and_played_before_the_next(screen: Screen) -> None:
    screen.director.play(screen.scenes("ab"))
    assert screen.heard == ["prepare a", "show a", "play a"]
    screen.heard.clear()
    screen.director.done(screen.token)
    assert screen.heard == ["prepare b", "show b", "play b"]
    screen.director.done(screen.token)
    assert screen.heard[-1] == "idle"
    assert not screen.director.is_busy


def test_an_old_answer_of_the_screen_means_nothing(screen: Screen) -> None:
    screen.director.play(screen.scenes("ab"))
    old = screen.token
    screen.director.done(old)
    screen.director.done(old)
    assert "idle" not in screen.heard


def test_a_click_finishes_the_running_scene_at_once(screen: Screen) -> None:
    screen.director.play(screen.scenes("ab"))
    screen.director.finish()
    assert screen.heard[-4:] == ["hurried", "prepare b", "show b", "play b"]


def test_all_scenes_can_be_finished_at_once(screen: Screen) -> None:
    screen.director.play(screen.scenes("abc"))
    screen.director.finish_all()
    assert screen.heard[-3:] == ["show b", "show c", "idle"]


def test_without_animations_every_scene_is_shown_and_none_is_played(screen: Screen) -> None:
    screen.director.motion.pace = "off"
    screen.director.play(screen.scenes("ab"))
    assert screen.heard == ["show a", "show b", "idle"]


def test_what_must_be_seen_is_played_even_without_animations(screen: Screen) -> None:
    screen.director.motion.pace = "off"
    must = Scene(lambda: {"name": "m"}, lambda: screen.heard.append("show m"), minimum_ms=900)
    screen.director.play([screen.scene("a"), must, screen.scene("b")])
    assert screen.heard == ["show a", "prepare m", "show m", "play m"]
    assert screen.director.queue.minimum_ms == 900
    screen.director.done(screen.token)
    assert screen.heard[-2:] == ["show b", "idle"]


def test_catching_up_shows_everything_and_sets_nothing_going(screen: Screen) -> None:
    screen.director.play(screen.scenes("abc"))
    screen.director.queue.catch_up()
    assert screen.heard[-2:] == ["show b", "show c"]
    assert not screen.director.is_busy


def test_turning_animations_off_ends_those_that_run(screen: Screen) -> None:
    screen.director.play(screen.scenes("ab"))
    screen.director.motion.pace = "off"
    assert screen.heard[-2:] == ["show b", "idle"]


def test_scenes_that_come_later_wait_their_turn(screen: Screen) -> None:
    screen.director.play(screen.scenes("a"))
    screen.director.play(screen.scenes("b"))
    assert "show b" not in screen.heard
    screen.director.done(screen.token)
    assert screen.heard[-1] == "play b"


def test_dropped_scenes_are_never_shown(screen: Screen) -> None:
    screen.director.play(screen.scenes("ab"))
    screen.director.queue.drop()
    screen.director.done(screen.token)
    assert "show b" not in screen.heard
    assert "idle" not in screen.heard
    assert not screen.director.is_busy


@pytest.mark.parametrize("act", [Director.finish, Director.finish_all])
def test_nothing_happens_where_nothing_runs(screen: Screen, act: Callable[[Director], None]) -> None:
    act(screen.director)
    assert screen.heard == []


def test_a_scene_ends_when_its_time_at_the_pace_is_over(qapp: object, qtbot: QtBot) -> None:
    screen = Screen(Director())
    taking = Scene(
        lambda: {"name": "t"}, lambda: screen.heard.append("show t"), stay=lambda: Span(base=2, ms=5)
    )
    for pace, reduced, stays in (
        ("normal", False, 445),
        ("relaxed", False, 709),
        ("fast", True, 247),
        ("off", False, 900),
    ):
        screen.director.motion.pace, screen.director.motion.reducedMotion = pace, reduced
        screen.director.play([replace(taking, minimum_ms=900 if pace == "off" else 0)])
        assert screen.director.stay_ms == screen.director._stay.interval() == stays
        screen.director.finish()
    screen.director.motion.pace = "normal"
    with qtbot.waitSignal(screen.director.idle, timeout=60_000):
        screen.director.play(screen.scenes("ab"))
        assert screen.director.stay_ms == 1
    assert screen.heard[-2:] == ["play b", "idle"]


def waiting(screen: Screen) -> Scene:
    return Scene(lambda: {"name": "w"}, lambda: screen.heard.append("show w"), needs_confirmation=True)


def test_a_scene_that_waits_stays_until_somebody_ends_it(qapp: object, qtbot: QtBot) -> None:
    screen = Screen(Director())
    screen.director.motion.pace = "off"
    screen.director.play([screen.scene("a"), waiting(screen), screen.scene("b")])
    assert screen.director.property("waits")
    qtbot.wait(20)
    assert screen.heard[-1] == "play w"
    screen.director.finish()
    assert screen.heard[-2:] == ["show b", "idle"]
    assert not screen.director.property("waits")


def test_after_a_scene_that_waits_the_next_one_doesn_t(screen: Screen) -> None:
    screen.director.play([waiting(screen), screen.scene("a")])
    assert screen.director.property("waits")
    screen.director.finish()
    assert not screen.director.property("waits")


def test_what_was_played_last_can_be_forgotten(screen: Screen) -> None:
    screen.director.queue.forget()
    screen.director.play(screen.scenes("a"))
    screen.director.queue.forget()
    assert screen.director.scene == {"name": "a"}
    screen.director.finish()
    screen.director.queue.forget()
    assert screen.director.scene == {}
