"""The referee's corner in the window, and a walk through it by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik.pages.referee import model
from stolik.pages.referee.model import RefereeModel
from stolik.pages.referee.table_clock import (
    ASLEEP,
    CHOICES,
    HURRY,
    Heard,
    Phase,
    TableClock,
    look,
    next_turn,
    press,
    set_up,
    shown_seconds,
    start_over,
    toggle_pause,
)
from stolik.services.rules_search import RulesIndex, passages_of
from stolik.storage.paths import Paths

from tests.house import House
from tests.ui.driver import Screen

Key = Qt.Key
Control = Qt.KeyboardModifier.ControlModifier


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def corner(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Time]:
    index = RulesIndex(passages_of("game", "# Game\n\n## 1. Jokers\n\nA joker is any tile."), "english")
    time = Time()
    monkeypatch.setattr(model, "search_help", lambda question, language: index.search(question))
    house.services.now = time
    return RefereeModel(house.services), time


def test_only_games_with_a_tool_are_there(corner: tuple[Any, Time]) -> None:
    referee, _ = corner
    assert [row.gameId for row in referee.tools.rows] == ["rummikub"]
    assert referee.tool("rummikub") is referee.tool("rummikub")


def test_a_question_shows_the_paragraphs_and_where_they_stand(corner: tuple[Any, Time]) -> None:
    referee, _ = corner
    referee.ask("jokers")
    (row,) = referee.found.rows
    assert (row.page, row.title, row.heading) == ("game", "Game", "1. Jokers")
    assert (row.chapter, row.passage, row.text) == (1, 0, "A\xa0joker is any tile.")
    referee.ask("")
    assert referee.found.rows == ()


def test_the_clock_gets_the_time_and_its_sounds_are_heard(corner: tuple[Any, Time]) -> None:
    referee, time = corner
    heard: list[str] = []
    referee.sounded.connect(heard.append)
    clock = referee.clock
    clock.setUp(3, 30)
    clock.rename(1, " Ala ")
    assert [row.name for row in clock.seats.rows] == ["Seat 1", "Ala", "Seat 3"]
    clock.press(1)
    assert (clock.phase, clock.seat, clock.shown, clock._ticks.isActive()) == ("running", 1, 30, True)
    for _ in range(300):
        time.now += 0.1
        clock._look()
    time.now += 0.1
    clock._look()
    assert heard == ["tick"] * 10 + ["bust"]
    assert (clock.phase, clock.hurries, clock._ticks.isActive()) == ("up", False, False)
    clock.nextTurn()
    clock.togglePause()
    assert (clock.seat, clock.phase, clock._ticks.isActive()) == (2, "paused", False)
    clock.startOver()
    assert (clock.phase, clock.seat, clock.canGoOn) == ("ready", -1, True)


@pytest.fixture
def screen(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(Paths(tmp_path), language="pl", size=(1024, 600), now=Time())
    yield screen
    screen.close()
    assert screen.warnings == []


def test_the_corner_is_walked_through_by_keyboard_alone_in_polish(screen: Screen) -> None:
    screen.app.shell.opened_pages.open("referee")
    referee: Any = screen.page_model("referee")
    clock = referee.clock

    screen.press(Key.Key_Space)
    assert (clock.phase, clock.seat) == ("running", 0)
    screen.press(Key.Key_3)
    assert clock.seat == 2
    screen.press(Key.Key_3)
    assert clock.seat == 3
    screen.press(Key.Key_P)
    assert clock.phase == "paused"
    screen.picture()
    assert "Pauza: zegar stoi." in screen.lines()

    screen.press(Key.Key_PageDown, modifier=Control)
    screen.type("n9 p9 c")
    screen.picture()
    assert "Odpowiedzi jeszcze nie ma: „c” to nie kostka." in screen.lines()
    screen.press(Key.Key_Backspace)
    screen.type("e9")
    screen.picture()
    assert "Nie: najlepiej wychodzi 27." in screen.lines()
    screen.press(Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Space)
    screen.press(Key.Key_Up, Key.Key_Left, Key.Key_Left)
    for _ in range(8):
        screen.press(Key.Key_Right)
    screen.press(Key.Key_Return)
    screen.picture()
    assert referee.tool("rummikub").property("text") == "a9 e3 e9 n9 p9"
    assert "Tak, otwarcie za 36 pkt" in screen.lines()
    screen.press(Key.Key_Backspace)
    assert referee.tool("rummikub").property("text") == "e3 e9 n9 p9"

    screen.press(Key.Key_PageDown, modifier=Control)
    screen.type("dogrywki")
    screen.press(Key.Key_Down, Key.Key_Return)
    screen.picture()
    assert "Turniej" in screen.lines()
    assert any("rozstrzyga dogrywka" in line for line in screen.lines())
    # The help page searches too: the same words lead to another place in it.
    screen.press(Key.Key_Slash)
    screen.type("puchar")
    screen.picture()
    assert "1 z 2" in screen.lines()
    # It first clears the words, then closes the page.
    screen.press(Key.Key_Escape)
    screen.picture()
    assert "1 z 2" not in screen.lines()
    assert "Turniej" in screen.lines()
    screen.press(Key.Key_Escape)
    screen.picture()
    assert "Kącik sędziego" in screen.lines()
    screen.press(Key.Key_Escape)
    assert screen.page_model("referee") is None
    assert screen.can_press("Play Worms")

    # After leaving by mistake, a referee returns to a paused clock.
    clock.nextTurn()
    screen.app.shell.opened_pages.open("referee")
    screen.press(Key.Key_Space)
    assert (clock.phase, clock.seat) == ("running", 1)
    screen.press(Key.Key_Escape)
    assert (clock.phase, clock.seat) == ("paused", 1)


STEP = 0.1


def run(clock: TableClock, seconds: float) -> tuple[TableClock, list[Heard]]:
    """Let time pass in steps of a tenth of a second; return the sounds."""
    heard = []
    for _ in range(round(seconds / STEP)):
        clock, sound = look(clock, clock.seen + STEP)
        heard.append(sound)
    return clock, [sound for sound in heard if sound is not Heard.NOTHING]


def started(seats: int = 4, seconds: int = 60) -> TableClock:
    return press(set_up(TableClock(), seats, seconds), 0, now=1000.0)


def test_before_the_first_press_nothing_runs() -> None:
    clock = TableClock()
    assert (clock.phase, clock.seat, shown_seconds(clock)) == (Phase.READY, -1, 60)
    assert look(clock, 5000.0) == (clock, Heard.NOTHING)
    assert toggle_pause(clock, 5000.0) == clock


@pytest.mark.parametrize("seconds", CHOICES)
def test_a_turn_has_its_seconds_and_the_last_ten_are_heard_one_by_one(seconds: int) -> None:
    clock, heard = run(started(seconds=seconds), seconds - HURRY - 0.5)
    assert heard == []
    assert not clock.hurries
    clock, heard = run(clock, 1.0)
    assert heard == [Heard.TICK]
    assert clock.hurries
    clock, heard = run(clock, HURRY)
    assert heard == [Heard.TICK] * (HURRY - 1) + [Heard.END]
    assert (clock.phase, shown_seconds(clock), clock.hurries) == (Phase.UP, 0, False)


def test_the_end_of_the_time_stands_until_the_next_press() -> None:
    clock, _ = run(started(seconds=30), 31)
    later, heard = look(clock, clock.seen + 500)
    assert (later.phase, later.seat, heard) == (Phase.UP, 0, Heard.NOTHING)
    assert toggle_pause(later, later.seen + 1) == later
    for after in (next_turn(later, 2000.0), press(later, 0, 2000.0), press(later, 1, 2000.0)):
        assert (after.phase, after.seat, after.left) == (Phase.RUNNING, 1, 30.0)


def test_space_goes_round_the_table() -> None:
    clock = next_turn(TableClock(seats=3), 10.0)
    seats = [clock.seat]
    for _ in range(4):
        clock, _ = run(clock, 1)
        clock = next_turn(clock, clock.seen)
        assert clock.left == 60.0
        seats.append(clock.seat)
    assert seats == [0, 1, 2, 0, 1]


def test_a_press_on_the_own_seat_ends_the_turn_and_on_another_one_gives_it_the_time() -> None:
    clock = started()
    assert press(clock, 0, 1005.0).seat == 1
    assert press(clock, 3, 1005.0).seat == 3
    assert press(press(clock, 3, 1005.0), 3, 1006.0).seat == 0
    for none in (-1, 4, 99):
        assert press(clock, none, 1005.0) == clock


def test_a_pause_stands_still_however_long_and_goes_on_where_it_was() -> None:
    clock, _ = run(started(), 20)
    paused = toggle_pause(clock, clock.seen + 0.05)
    assert paused.phase is Phase.PAUSED
    assert paused.left == pytest.approx(39.95)
    assert look(paused, paused.seen + 10_000) == (paused, Heard.NOTHING)
    on = toggle_pause(paused, paused.seen + 10_000)
    assert (on.phase, on.seat) == (Phase.RUNNING, 0)
    assert run(on, 1)[0].left == pytest.approx(38.95)
    by_seat = press(paused, 0, paused.seen + 10_000)
    assert by_seat == on, "a press on the seat whose time stands still"
    assert press(paused, 2, paused.seen + 10_000).seat == 2


def test_a_sleep_of_the_computer_is_nobodys_time() -> None:
    clock, _ = run(started(), 20)
    for late in (ASLEEP, 3600.0, 1e9):
        woken, heard = look(clock, clock.seen + late)
        assert (woken.phase, woken.slept, woken.left, heard) == (
            Phase.PAUSED,
            True,
            clock.left,
            Heard.NOTHING,
        )
        assert run(toggle_pause(woken, woken.seen), 1)[0].left == pytest.approx(clock.left - 1)
    slept_at_the_press = toggle_pause(clock, clock.seen + 3600.0)
    assert slept_at_the_press.phase is Phase.PAUSED
    assert slept_at_the_press.slept


def test_a_clock_set_back_takes_and_gives_nothing() -> None:
    clock, _ = run(started(), 20)
    back, heard = look(clock, clock.seen - 3600)
    assert (back.left, back.phase, heard) == (clock.left, Phase.RUNNING, Heard.NOTHING)
    assert run(back, 1)[0].left == pytest.approx(clock.left - 1)


def test_another_table_and_the_same_one_anew() -> None:
    clock, _ = run(started(), 20)
    over = start_over(clock)
    assert over == start_over(over) == TableClock(seen=clock.seen, before=toggle_pause(clock, clock.seen))
    assert toggle_pause(over, 5000.0) == replace(clock, seen=5000.0)
    assert press(over, 1, 5000.0).before is None
    assert set_up(clock, 12, 90).left == 90.0
    for seats, seconds in ((1, 60), (13, 60), (4, 61), (4, 0)):
        with pytest.raises(ValueError, match="no table"):
            set_up(clock, seats, seconds)


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("look"), st.floats(-100, 5000, allow_nan=False)),
            st.tuples(st.sampled_from(["press", "next", "pause"]), st.floats(0, 13, allow_nan=False)),
        ),
        max_size=40,
    )
)
def test_the_time_never_grows_in_a_turn_nor_leaves_its_bounds(acts: list[tuple[str, float]]) -> None:
    clock, now = started(), 1000.0
    for act, value in acts:
        before = clock
        if act == "look":
            now += value
            clock, _ = look(clock, now)
        elif act == "press":
            clock = press(clock, int(value), now)
        else:
            clock = (next_turn if act == "next" else toggle_pause)(clock, now)
        assert 0.0 <= clock.left <= clock.seconds
        assert 0 <= clock.seat < clock.seats
        assert (clock.phase is Phase.UP) == (clock.left == 0.0)
        if act in ("look", "pause"):
            assert clock.left <= before.left
            assert clock.seat == before.seat
