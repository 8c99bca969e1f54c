"""The pages round the table, walked through by mouse and by keyboard alone."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from stolik.engine.game_library import find_games
from stolik.shell import game_cards as library
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.ui.driver import Screen

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"
Sit: TypeAlias = Callable[..., Screen]


def drag(screen: Screen, name: str, by: QPoint) -> None:
    """Drag something by its upper part."""
    place = screen.find(name).place
    start = QPointF(place.center().x(), place.top() + place.height() / 3).toPoint()
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 11):
        QTest.mouseMove(screen.window, start + QPoint(by.x() * step // 10, by.y() * step // 10))
        screen.breathe()
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + by)
    screen.breathe()


def seated(screen: Screen) -> list[str]:
    """Return the names of the seats, in their order."""
    return [row.name for row in screen.app.shell.tables.line_up.seat_rows.rows]


def turn_to(screen: Screen, name: str) -> None:
    """Give something the keyboard, as the tab key does."""
    screen.find(name).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = Paths(tmp_path / "stolik")
    people = People(people=[Person(name="Ala", face=0, age=8), Person(name="Ola", face=4, age=12)])
    store_people(paths.people, people)
    return paths


@pytest.fixture
def sit(qapp: object, paths: Paths) -> Iterator[Sit]:
    screens: list[Screen] = []

    def build() -> Screen:
        screens.append(Screen(paths, size=(1024, 640), scale=1.0))
        return screens[-1]

    yield build
    for screen in screens:
        screen.close()


def test_from_home_to_the_table_by_mouse(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Seat Ala")
    assert seated(window) == ["Ala", "Bolek"]
    window.click("To the table")
    window.wait_for_page("table")
    table = window.app.shell.property("table")
    assert window.app.shell.property("tableGame") == "pickomino"
    # Comfort lies over the table and leaves it as it was.
    window.window.property("shown").comfortWanted.emit()
    window.click("All settings")
    window.click("Evening")
    assert window.app.settings.property("scheme") == "evening"
    window.press(Qt.Key.Key_Escape)
    assert window.app.shell.property("table") is table
    assert window.window.property("page") == "table"


def test_from_home_to_the_table_and_back_home_by_keyboard(sit: Sit) -> None:
    window = sit()
    assert window.focused == "Play Worms"
    window.press(Qt.Key.Key_Return)
    window.wait_for_page("players")
    assert window.focused == "To the table"
    window.press(Qt.Key.Key_Escape)
    window.wait_for_page("home")
    window.press(Qt.Key.Key_Return)
    window.wait_for_page("players")
    window.press(Qt.Key.Key_Return)
    window.wait_for_page("table")


def test_what_the_program_is_stands_in_comfort_and_leads_back_there(sit: Sit) -> None:
    window = sit()
    window.click("Comfort")
    window.wait_for("About Stolik")
    window.click("About Stolik")
    window.wait_for("Licences")
    window.press(Qt.Key.Key_Escape)
    window.wait_for("All settings")
    window.click("Polski")
    assert window.app.settings.stored_language == "pl"
    window.press(Qt.Key.Key_Escape)
    assert window.sees("Graj: Robale")
    window.click("Comfort")
    window.click("English")
    window.click("All settings")
    window.wait_for("Seeing and hearing")
    assert not window.sees("About Stolik"), "the single settings have its place"
    turn_to(window, "Relaxed")
    for pace in ("fast", "normal"):
        window.press(Qt.Key.Key_Left)
        assert window.app.settings.property("pace") == pace
    window.press(Qt.Key.Key_Escape)
    window.wait_for_page("home")
    window.find("Play Worms")


@pytest.mark.rest
def test_bots_of_a_table_that_was_replaced_leave_no_trace(sit: Sit, paths: Paths, tmp_path: Path) -> None:
    def bots(name: str, level: str) -> Path:
        file = tmp_path / f"{name}.stolik"
        seats = [{"name": f"{name} {seat}", "player": f"bot:{level}"} for seat in range(2)]
        head = {"format": "stolik-record", "version": 1, "game": "pickomino", "rules": 1}
        file.write_text(json.dumps({**head, "seats": seats, "log": []}), "utf-8")
        return file

    window = sit()
    shell = window.app.shell
    shell.openFile(str(bots("First", "master")))
    window.wait_for_page("table")
    first = shell.property("table")
    window.wait_until(lambda: first.session.length > 6)
    shell.openFile(str(bots("Second", "gentle")))
    left_at = first.session.length
    second = shell.property("table")
    window.wait_until(lambda: second.session.length > 6)
    shell.close()
    logs = {}
    for file in paths.saves.iterdir():
        data = json.loads(file.read_text("utf-8"))
        logs[data["seats"][0]["name"]] = len(data["log"])
    assert logs == {"First 0": left_at, "Second 0": second.session.length}


@pytest.mark.rest
def test_a_fifth_game_comes_in_a_second_row(sit: Sit, paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    worms = next(info for info in find_games() if info.id == "pickomino")
    more = (replace(worms, id=f"game_{n}", title=f"Game {n}", order=n) for n in range(2, 6))
    games = (worms, *more)
    monkeypatch.setattr(library, "find_games", lambda: games)
    paths.saves.mkdir(parents=True)
    shutil.copy(SAVE, paths.saves)
    window = sit()
    window.picture()
    buttons = [window.find(f"Play {game.title}").item for game in games]
    assert len({round(button.mapToScene(QPointF(0, 0)).y()) for button in buttons}) == 2
    for game, button in zip(games, buttons, strict=True):
        words = window.find(f"How to play {game.title}").item
        card = button.parentItem().parentItem().parentItem()
        for item in (button, words):
            assert card.contains(item.mapToItem(card, QPointF(0, 0))), game.title
            assert card.contains(item.mapToItem(card, QPointF(item.width(), item.height()))), game.title


def test_seats_are_filled_by_name_and_by_sentence_dragged_and_moved_by_keys(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Add a person")
    turn_to(window, "Face 2")
    window.press(Qt.Key.Key_Right)
    assert window.app.shell.tables.line_up.seat_rows.rows[-1].face == 2
    window.press(Qt.Key.Key_Escape)
    window.app.shell.tables.line_up.remove(2)
    window.click("Add a person")
    window.type("Zosia")
    window.press(Qt.Key.Key_Return)
    assert seated(window) == ["", "Bolek", "Zosia"]
    window.click("Add a computer")
    window.click("Sharp")
    rows = window.app.shell.tables.line_up.seat_rows.rows
    assert [row.bot for row in rows] == ["", "gentle", "", "sharp"]
    for row in (3, 2):
        window.app.shell.tables.line_up.remove(row)
    window.click("Seat Ala")
    window.click("Seat Ola")
    drag(window, "Seat 3: Ola, 12 years old", QPoint(-420, 0))
    assert seated(window) == ["Ola", "Ala", "Bolek"]
    turn_to(window, "Seat 1: Ola, 12 years old")
    window.press(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert seated(window) == ["Ala", "Ola", "Bolek"]
    window.press(Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert seated(window) == ["Ala", "Ola"]
