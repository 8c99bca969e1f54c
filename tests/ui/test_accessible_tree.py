"""What a screen reader finds on every page and in every state of a table, and where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from stolik.storage.paths import Paths
from stolik.table import controller

from tests.pictures.gallery import scenes
from tests.pictures.scene import Scene, shown
from tests.soak.marks import LONG_SOAK
from tests.ui.accessible_tree import faults
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import resumed

pytestmark = pytest.mark.rest

Key = Qt.Key
USUAL = {
    "home",
    "person",
    "knaster",
    "knaster-passes",
    "pickomino-choose",
    "ryzyk_fizyk",
    "pickomino-log",
    "pickomino-bust",
    "rummikub",
}


@pytest.fixture
def listening(qapp: object) -> Iterator[None]:
    """Let Qt tell its controls that a screen reader listens, and no longer."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def cases() -> Iterator[object]:
    for scene in scenes():
        yield pytest.param(scene, id=scene.name, marks=() if scene.name in USUAL else LONG_SOAK)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("scene", list(cases()))
def test_nothing_in_the_tree_is_nameless_alike_or_without_focus(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    with shown(scene, "en", (1280, 800, 1.0), "day") as screen:
        screen.picture()
        for _ in range(4):  # what is due after a scene is done in the next round
            screen.breathe()
        assert faults(screen) == []


def act(screen: Screen, name: str, action: str = "Press") -> None:
    """Act on something as a screen reader does, whether it is enabled or not."""
    face = QAccessible.queryAccessibleInterface(screen.find(name).item)
    acting = face.actionInterface()
    assert isinstance(acting, QAccessibleActionInterface)
    acting.doAction(action)
    screen.breathe()


@pytest.mark.usefixtures("listening")
def test_a_turn_begins_on_what_can_be_done_and_a_label_hands_the_keyboard_on(
    open_screen: Open, paths: Paths
) -> None:
    screen = resumed(open_screen, paths, turns=2, turn=())
    screen.wait_until(lambda: screen.focused == "Roll 8 dice", "the keyboard on the first button")
    act(screen, "Set aside", "SetFocus")
    assert screen.can_press(screen.focused)
    before = screen.state
    act(screen, "Take a tile")
    assert screen.state == before
    assert any(thing.role == Role.AlertMessage for thing in screen.things()), "it says why not"


@pytest.mark.usefixtures("listening")
def test_choices_stay_checked_while_a_screen_reader_listens(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Comfort")
    screen.click("All settings")

    def checked() -> set[str]:
        return {thing.name for thing in screen.things() if thing.role == Role.RadioButton and thing.checked}

    assert {"English", "Day", "At once"} <= checked()
    act(screen, "Evening")
    assert "Evening" in checked()
    assert "Day" not in checked()
