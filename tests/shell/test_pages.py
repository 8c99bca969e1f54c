"""The pages round the table, walked through by mouse and by keyboard alone."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.app import App
from stolik.engine.game_library import find_games
from stolik.shell import game_cards as library
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan, store_people

from tests.soak.marks import LONG_SOAK

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"
SIZES = [(1024, 560, 1.0), (1024, 600, 2.0), (1366, 768, 0.8), (3840, 2160, 2.0)]


class Window:
    """A person in front of the window."""

    def __init__(self, qtbot: QtBot, paths: Paths, size: tuple[int, int, float] = (1024, 640, 1.0)) -> None:
        self.qtbot = qtbot
        self.app = App(paths, seed=1)
        self.app.settings.change("language", "en")
        self.app.settings.change("pace", "off")
        self.app.settings.change("scale", size[2])
        window = self.app.window
        assert isinstance(window, QQuickWindow)
        self.window = window
        window.resize(size[0], size[1])
        window.show()
        self.see("home")

    def see(self, page: str) -> None:
        self.qtbot.waitUntil(lambda: self.window.property("paintedPage") == page)

    def things(
        self, under: QAccessibleInterface | None = None
    ) -> Iterator[tuple[QQuickItem, QAccessibleInterface]]:
        """Yield what a screen reader finds, from top to bottom."""
        face = QAccessible.queryAccessibleInterface(self.window) if under is None else under
        for number in range(face.childCount()):
            child = face.child(number)
            if child.state().invisible:
                continue
            item = child.object()
            if isinstance(item, QQuickItem):
                yield item, child
            yield from self.things(child)

    def find(self, name: str) -> QQuickItem:
        for item, face in self.things():
            if face.text(QAccessible.Text.Name) == name:
                return item
        heard = [face.text(QAccessible.Text.Name) for _, face in self.things()]
        raise AssertionError(f"nothing is called {name!r} among {heard}")

    def click(self, name: str) -> None:
        # Painting a frame lays everything out; what has just appeared may not lie where it will.
        self.window.grabWindow()
        item = self.find(name)
        centre = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
        self.qtbot.wait(1)

    def drag(self, name: str, by: QPoint) -> None:
        item = self.find(name)
        start = item.mapToScene(QPointF(item.width() / 2, item.height() / 3)).toPoint()
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 11):
            QTest.mouseMove(self.window, start + QPoint(by.x() * step // 10, by.y() * step // 10))
            self.qtbot.wait(1)
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + by)
        self.qtbot.wait(1)

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.window, key, modifier)
            self.qtbot.wait(1)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.window, letter)  # type: ignore[call-overload]  # the stubs forget windows

    @property
    def focused(self) -> str:
        face = QAccessible.queryAccessibleInterface(self.window.activeFocusItem())
        return face.text(QAccessible.Text.Name)

    @property
    def names(self) -> list[str]:
        return [row["name"] for row in self.app.shell.tables.line_up.seat_rows.rows]

    @property
    def page(self) -> Any:
        return self.window.property("page")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = Paths(tmp_path / "stolik")
    people = People(people=[Person(name="Ala", face=0, age=8), Person(name="Ola", face=4, age=12)])
    store_people(paths.people, people)
    return paths


@pytest.fixture
def sit(qtbot: QtBot, paths: Paths) -> Iterator[Any]:
    windows: list[Window] = []

    def build(size: tuple[int, int, float] = (1024, 640, 1.0)) -> Window:
        windows.append(Window(qtbot, paths, size))
        return windows[-1]

    yield build
    for window in windows:
        window.app.close()


def test_from_home_to_the_table_by_mouse(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.click("Seat Ala")
    assert window.names == ["Ala", "Bolek"]
    window.click("To the table")
    window.see("table")
    assert window.app.shell.property("tableGame") == "pickomino"


def test_from_home_to_the_table_by_keyboard(sit: Any) -> None:
    window = sit()
    assert window.focused == "Play Worms"
    window.press(Qt.Key.Key_Return)
    window.see("players")
    assert window.focused == "To the table"
    window.press(Qt.Key.Key_Return)
    window.see("table")


def test_escape_goes_back_home(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.press(Qt.Key.Key_Escape)
    window.see("home")


def test_the_game_left_in_the_middle_is_continued_with_one_press(sit: Any, paths: Paths) -> None:
    paths.saves.mkdir(parents=True)
    shutil.copy(SAVE, paths.saves)
    window = sit()
    window.click("Continue")
    window.see("table")


def test_games_that_wait_are_listed_deleted_brought_back_and_continued(sit: Any, paths: Paths) -> None:
    paths.saves.mkdir(parents=True)
    for number, name in enumerate(["pickomino", "pickomino-2", "pickomino-3"]):
        shutil.copy(SAVE, paths.saves / f"{name}.stolik")
        os.utime(paths.saves / f"{name}.stolik", (number, number))
    window = sit()
    window.click("2 more games wait")
    window.click("Delete Worms: Ala, Babcia Zofia, Żółwik")
    window.press(Qt.Key.Key_Escape)
    assert (paths.saves / "pickomino-3.stolik").exists(), "not before ten seconds are over"
    window.click("1 more game waits")
    window.click("Bring back Worms: Ala, Babcia Zofia, Żółwik")
    window.click("Continue Worms: Ala, Babcia Zofia, Żółwik")
    window.see("table")
    assert window.app.shell.tables._name == "pickomino-3"
    assert len(list(paths.saves.iterdir())) == 3


def test_bots_of_a_table_that_was_replaced_leave_no_trace(sit: Any, paths: Paths, tmp_path: Path) -> None:
    def bots(name: str, level: str) -> Path:
        file = tmp_path / f"{name}.stolik"
        seats = [{"name": f"{name} {seat}", "player": f"bot:{level}"} for seat in range(2)]
        head = {"format": "stolik-record", "version": 1, "game": "pickomino", "rules": 1}
        file.write_text(json.dumps({**head, "seats": seats, "log": []}), "utf-8")
        return file

    window = sit()
    shell = window.app.shell
    shell.openFile(str(bots("First", "master")))
    window.see("table")
    first = shell.property("table")
    window.qtbot.waitUntil(lambda: first.session.length > 6, timeout=60_000)
    shell.openFile(str(bots("Second", "gentle")))
    left_at = first.session.length
    second = shell.property("table")
    window.qtbot.waitUntil(lambda: second.session.length > 6, timeout=60_000)
    shell.close()
    logs = {}
    for file in paths.saves.iterdir():
        data = json.loads(file.read_text("utf-8"))
        logs[data["seats"][0]["name"]] = len(data["log"])
    assert logs == {"First 0": left_at, "Second 0": second.session.length}


def test_a_fifth_game_comes_into_a_second_row(
    sit: Any, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    worms = next(info for info in find_games() if info.id == "pickomino")
    more = (replace(worms, id=f"game_{n}", title=f"Game {n}", order=n) for n in range(2, 6))
    games = (worms, *more)
    monkeypatch.setattr(library, "find_games", lambda: games)
    paths.saves.mkdir(parents=True)
    shutil.copy(SAVE, paths.saves)
    window = sit()
    window.window.grabWindow()
    buttons = [window.find(f"Play {game.title}") for game in games]
    assert len({round(button.mapToScene(QPointF(0, 0)).y()) for button in buttons}) == 2
    for game, button in zip(games, buttons, strict=True):
        words = window.find(f"How to play {game.title}")
        card = button.parentItem().parentItem().parentItem()
        for item in (button, words):
            assert card.contains(item.mapToItem(card, QPointF(0, 0))), game.title
            assert card.contains(item.mapToItem(card, QPointF(item.width(), item.height()))), game.title


def test_a_new_person_is_named_and_sits_down(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.click("Add a person")
    window.type("Zosia")
    window.press(Qt.Key.Key_Return)
    assert window.names == ["", "Bolek", "Zosia"]


def test_a_computer_is_chosen_by_its_sentence(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.click("Add a computer")
    window.click("Sharp")
    assert [row["bot"] for row in window.app.shell.tables.line_up.seat_rows.rows] == ["", "gentle", "sharp"]


def test_seats_are_dragged_and_moved_by_keys(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.click("Seat Ala")
    window.click("Seat Ola")
    window.drag("Seat 3: Ola, 12 years old", QPoint(-420, 0))
    assert window.names == ["Ola", "Ala", "Bolek"]
    window.find("Seat 1: Ola, 12 years old").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    window.press(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert window.names == ["Ala", "Ola", "Bolek"]
    window.press(Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert window.names == ["Ala", "Ola"]


def test_the_language_changes_under_the_reader_s_eyes(sit: Any) -> None:
    window = sit()
    window.find("Play Worms")
    window.click("Polski")
    assert window.app.settings.stored_language == "pl"
    assert window.page == "home"
    window.click("English")
    window.find("Play Worms")


def test_choices_are_made_by_arrow_keys(sit: Any) -> None:
    window = sit()
    window.app.services.pages.open("comfort")
    window.find("Relaxed").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    window.press(Qt.Key.Key_Left)
    assert window.app.settings.property("pace") == "fast"
    window.press(Qt.Key.Key_Left)
    assert window.app.settings.property("pace") == "normal"
    window.press(Qt.Key.Key_Escape)
    window.click("Play Worms")
    window.see("players")
    window.click("Add a person")
    window.find("Face 2").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    window.press(Qt.Key.Key_Right)
    assert window.app.shell.tables.line_up.seat_rows.rows[-1]["face"] == 2


def test_comfort_lies_over_the_table_and_leaves_it_as_it_was(sit: Any) -> None:
    window = sit()
    window.click("Play Worms")
    window.see("players")
    window.click("To the table")
    window.see("table")
    table = window.app.shell.property("table")
    window.window.property("shown").comfortWanted.emit()
    window.click("Evening")
    assert window.app.settings.property("scheme") == "evening"
    window.press(Qt.Key.Key_Escape)
    assert window.app.shell.property("table") is table
    assert window.page == "table"


@pytest.mark.parametrize(
    "size", [*SIZES[:2], *(pytest.param(size, marks=LONG_SOAK) for size in SIZES[2:])], ids=str
)
@pytest.mark.parametrize("seats", [pytest.param(2, marks=LONG_SOAK), 7])
def test_nothing_stands_outside_the_window(sit: Any, paths: Paths, size: Any, seats: int) -> None:
    crowd = [SeatPlan(name=f"Maksymilian {n}", age=30 + n) for n in range(seats)]
    store_people(paths.people, People(line_ups={"pickomino": LineUp(seats=crowd)}))
    window = sit(size)
    for page in ("home", "players"):
        if page == "players":
            window.click("Play Worms")
            window.see("players")
        for item, face in window.things():
            if face.role() not in (QAccessible.Role.Button, QAccessible.Role.ListItem):
                continue
            corner = item.mapToScene(QPointF(0, 0))
            end = item.mapToScene(QPointF(item.width(), item.height()))
            name = face.text(QAccessible.Text.Name)
            assert name, "a button without a name"
            assert corner.x() >= -1, name
            assert corner.y() >= -1, name
            assert end.x() <= size[0] + 1, name
            assert end.y() <= size[1] + 1, name


def test_every_control_of_the_pages_has_a_name(sit: Any) -> None:
    window = sit()
    for page in ("comfort", "about", "help"):
        if page == "help":
            window.press(Qt.Key.Key_F1)
        else:
            window.app.services.pages.open(page)
        window.qtbot.wait(10)
        for _, face in window.things():
            if not face.state().focusable:
                continue
            assert face.text(QAccessible.Text.Name), f"a nameless {face.role()} on the {page} page"
        window.press(Qt.Key.Key_Escape)
