"""What watches keys and presses for a comfort may fail: they reach what they are meant for all the same."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.shell import event_filters, switch_keys
from stolik.shell.event_filters import DoubleClickFilter
from stolik.shell.switch_keys import KeyPresses

from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.phrases import local

NEXT, PREVIOUS, PRESS, BACK = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Errors that were reported."""
    errors: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *what: errors.append(what[0]))
    return errors


def fail_lookup(*_: Any) -> Any:
    raise LookupError


def test_four_keys_that_fail_walk_as_a_keyboard_does(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch, reported: list[object]
) -> None:
    screen = open_screen(switch_keys="arrows", switch_once_ms=0)
    monkeypatch.setattr(switch_keys, "reachable", fail_lookup)
    walked = []
    for key in (NEXT, NEXT, PREVIOUS):
        screen.press(key)
        walked.append(screen.focused)
    assert walked[0] == walked[2] != walked[1]
    assert reported == [LookupError], "a sentence for each press would bar the way"
    for _ in range(60):
        if screen.focused in local("Comfort"):
            break
        screen.press(NEXT)
    screen.press(PRESS)
    screen.wait_for("All settings")
    screen.press(BACK)
    screen.wait_for_page("home")


def test_four_keys_that_can_t_be_had_leave_a_program_that_starts_and_hears_its_keys(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch, reported: list[object]
) -> None:
    monkeypatch.setitem(sys.modules, "stolik.shell.switch_keys", None)
    screen = open_screen(language="en", switch_keys="arrows")
    assert reported == [ModuleNotFoundError]
    assert screen.app.services.notices.property("text").startswith("That didn't work.")
    screen.click("All right")
    before = screen.focused
    screen.press(Qt.Key.Key_Tab)
    assert screen.focused != before


@pytest.mark.rest
@pytest.mark.parametrize(
    "place, act",
    [
        ((DoubleClickFilter, "_is_second"), lambda screen: screen.click("Comfort")),
        ((event_filters, "sign_by_place"), lambda screen: return_on_comfort(screen)),
        ((switch_keys.SwitchKeyFilter, "_act_of"), lambda screen: return_on_comfort(screen)),
        ((KeyPresses, "press"), lambda screen: return_on_comfort(screen)),
    ],
    ids=["double clicks", "other keyboards", "the four keys", "a trembling hand"],
)
def test_a_filter_that_fails_hands_on_what_was_pressed(
    open_screen: Open,
    monkeypatch: pytest.MonkeyPatch,
    reported: list[object],
    place: tuple[Any, str],
    act: Callable[[Screen], object],
) -> None:
    screen = open_screen(switch_keys="space", switch_once_ms=0)
    monkeypatch.setattr(*place, fail_lookup)
    act(screen)
    screen.wait_for("All settings")
    assert reported == [LookupError]


def return_on_comfort(screen: Screen) -> None:
    """Walk to a button by keys that nobody takes, and press it."""
    for _ in range(60):
        if screen.focused in local("Comfort"):
            break
        screen.press(Qt.Key.Key_Tab)
    screen.press(Qt.Key.Key_Return)
