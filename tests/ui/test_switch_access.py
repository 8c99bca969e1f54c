"""Four keys do everything: on every page and at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from stolik.shell.switch_keys import reachable
from stolik.storage.paths import Paths
from stolik.storage.profiles import store_people

from tests.pictures.scene import KNOWN_PEOPLE
from tests.pictures.scenes.luck import finished
from tests.pictures.scenes.practise import due, practise_opened
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.phrases import local
from tests.ui.positions import PEOPLE, leave_a_game

pytestmark = pytest.mark.rest

NEXT, PREVIOUS, PRESS, BACK = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up


def go_to(screen: Screen, name: str) -> None:
    """Walk on until something of a name has the keyboard."""
    wanted = local(name)
    for _ in range(len(list(reachable(screen.window))) + 1):
        if screen.focused in wanted:
            return
        screen.press(NEXT)
    raise AssertionError(f"{name} isn't reached; there are {screen.names()}")


def walk(screen: Screen) -> None:
    """Go round once, and reach everything that can be pressed."""
    items = [face.object() for face in reachable(screen.window)]
    wanted = {thing.item for thing in screen.things() if thing.presses and thing.usable}
    reached = set()
    for _ in items:
        screen.press(NEXT)
        reached.add(screen.window.activeFocusItem())
    assert {item for item in wanted if not item.inherits("QQuickTextInput")} <= reached


@pytest.mark.quick
def test_a_turn_is_played_with_four_keys(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=2, turn=())
    screen = open_screen(language="pl", switch_keys="arrows", switch_once_ms=0)
    walk(screen)
    go_to(screen, "Comfort")
    screen.press(PRESS)
    go_to(screen, "All settings")
    screen.press(PRESS)
    walk(screen)
    go_to(screen, "Keys")
    screen.press(PRESS)
    walk(screen)
    go_to(screen, "A second press counts")
    screen.press(PRESS)
    assert screen.app.settings.stored.switch_once_ms == 100
    screen.press(BACK)
    screen.set_comfort(switchOnceMs=0)
    go_to(screen, "Continue")
    screen.press(PRESS)
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.focused in local("Roll 8 dice"), "the first button")
    walk(screen)
    go_to(screen, "Roll 8 dice")
    screen.press(PRESS)
    assert screen.state.rolled, "the dice lie"
    walk(screen)
    die = next(thing.name for thing in screen.things() if thing.item.property("choosable"))
    go_to(screen, die)
    screen.press(PRESS)
    assert screen.state.kept, "set aside"
    screen.press(BACK)
    assert screen.sees("Pause")
    walk(screen)
    screen.press(BACK)
    assert not screen.sees("Pause")


def test_four_keys_practise_and_look_up_one_s_luck(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 3, 3))(paths)
    due(Zosia=2)(paths)
    screen = open_screen(switch_keys="arrows", switch_once_ms=0)
    practise_opened(screen)
    walk(screen)
    go_to(screen, "Try again")
    screen.press(PRESS)
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.press(BACK)
    screen.wait_for("Puzzle of the day")
    go_to(screen, "Solve a puzzle: Circles")
    screen.press(PRESS)
    screen.wait_until(lambda: screen.app.services.pages.property("top") == "puzzles", "the puzzle")
    screen.press(BACK, BACK)
    screen.wait_for_page("home")
    screen.app.services.pages.open("book")
    screen.wait_for("Luck over time")
    walk(screen)
    go_to(screen, "Luck over time")
    screen.press(PRESS)
    assert "Too few games yet to tell luck from skill." in screen.lines()


def test_a_trembling_hand_presses_once_and_a_held_key_goes_on(open_screen: Open) -> None:
    screen = open_screen(language="en", switch_keys="arrows", switch_once_ms=2000)
    screen.press(NEXT)
    first = screen.focused
    screen.press(NEXT, NEXT)
    assert screen.focused == first
    screen.set_comfort(switchOnceMs=0, switchRepeatMs=500)
    QTest.keyPress(screen.window, NEXT)
    moved = screen.focused
    screen.wait_until(lambda: screen.focused not in (first, moved), "the key that is held goes on")
    QTest.keyRelease(screen.window, NEXT)
    screen.set_comfort(switchKeys="off")
    before = screen.focused
    screen.press(Qt.Key.Key_F5)
    assert screen.focused == before
