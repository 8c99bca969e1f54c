"""The pages round the table, walked through by mouse and by keyboard alone."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from stolik.engine.game_library import find_games
from stolik.shell import game_cards as library
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan, store_people

from tests.soak.marks import LONG_SOAK
from tests.ui.driver import Screen

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"
Sit: TypeAlias = Callable[..., Screen]

SIZES = [(1024, 560, 1.0), (1024, 600, 2.0), (1366, 768, 0.8), (3840, 2160, 2.0)]


def drag(screen: Screen, name: str, by: QPoint) -> None:
    """Drag something by its upper part."""
    place = screen.find(name).place
    start = QPointF(place.center().x(), place.top() + place.height() / 3).toPoint()
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 11):
        QTest.mouseMove(screen.window, start + QPoint(by.x() * step // 10, by.y() * step // 10))
        QTest.qWait(1)
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

    def build(size: tuple[int, int, float] = (1024, 640, 1.0)) -> Screen:
        screens.append(Screen(paths, size=size[:2], scale=size[2]))
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
    assert window.app.shell.property("tableGame") == "pickomino"


def test_from_home_to_the_table_by_keyboard(sit: Sit) -> None:
    window = sit()
    assert window.focused == "Play Worms"
    window.press(Qt.Key.Key_Return)
    window.wait_for_page("players")
    assert window.focused == "To the table"
    window.press(Qt.Key.Key_Return)
    window.wait_for_page("table")


def test_escape_goes_back_home(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.press(Qt.Key.Key_Escape)
    window.wait_for_page("home")


def test_what_the_program_is_stands_in_comfort_and_leads_back_there(sit: Sit) -> None:
    window = sit()
    window.click("Comfort")
    window.wait_for("About Stolik")
    window.click("About Stolik")
    window.wait_for("Licences")
    window.press(Qt.Key.Key_Escape)
    window.wait_for("All settings")
    window.click("All settings")
    window.wait_for("Seeing and hearing")
    assert not window.sees("About Stolik"), "the single settings have its place"
    window.press(Qt.Key.Key_Escape)
    window.wait_for_page("home")


def test_the_game_left_in_the_middle_is_continued_with_one_press(sit: Sit, paths: Paths) -> None:
    paths.saves.mkdir(parents=True)
    shutil.copy(SAVE, paths.saves)
    window = sit()
    window.click("Continue")
    window.wait_for_page("table")


def test_games_that_wait_are_listed_deleted_brought_back_and_continued(sit: Sit, paths: Paths) -> None:
    paths.saves.mkdir(parents=True)
    for number, name in enumerate(["pickomino", "pickomino-2", "pickomino-3"]):
        shutil.copy(SAVE, paths.saves / f"{name}.stolik")
        os.utime(paths.saves / f"{name}.stolik", (number, number))
    window = sit()
    window.click("Our games")
    window.click("More with Worms: Ala, Babcia Zofia, Żółwik")
    window.click("Delete Worms: Ala, Babcia Zofia, Żółwik")
    window.press(Qt.Key.Key_Escape)
    assert (paths.saves / "pickomino-3.stolik").exists(), "not before ten seconds are over"
    window.click("Our games")
    window.click("Bring back Worms: Ala, Babcia Zofia, Żółwik")
    window.click("Continue Worms: Ala, Babcia Zofia, Żółwik")
    window.wait_for_page("table")
    assert window.app.shell.tables._name == "pickomino-3"
    assert len(list(paths.saves.iterdir())) == 3


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


def test_a_fifth_game_comes_into_a_second_row(
    sit: Sit, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_new_person_is_named_and_sits_down(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Add a person")
    window.type("Zosia")
    window.press(Qt.Key.Key_Return)
    assert seated(window) == ["", "Bolek", "Zosia"]


def test_a_computer_is_chosen_by_its_sentence(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Add a computer")
    window.click("Sharp")
    assert [row.bot for row in window.app.shell.tables.line_up.seat_rows.rows] == ["", "gentle", "sharp"]


def test_seats_are_dragged_and_moved_by_keys(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Seat Ala")
    window.click("Seat Ola")
    drag(window, "Seat 3: Ola, 12 years old", QPoint(-420, 0))
    assert seated(window) == ["Ola", "Ala", "Bolek"]
    turn_to(window, "Seat 1: Ola, 12 years old")
    window.press(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert seated(window) == ["Ala", "Ola", "Bolek"]
    window.press(Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert seated(window) == ["Ala", "Ola"]


def test_the_language_changes_under_the_reader_s_eyes(sit: Sit) -> None:
    window = sit()
    window.find("Play Worms")
    window.click("Comfort")
    window.click("Polski")
    assert window.app.settings.stored_language == "pl"
    window.press(Qt.Key.Key_Escape)
    assert window.sees("Graj: Robale")
    window.click("Comfort")
    window.click("English")
    window.press(Qt.Key.Key_Escape)
    window.find("Play Worms")


def test_choices_are_made_by_arrow_keys(sit: Sit) -> None:
    window = sit()
    window.app.services.pages.open("comfort")
    window.click("All settings")
    turn_to(window, "Relaxed")
    window.press(Qt.Key.Key_Left)
    assert window.app.settings.property("pace") == "fast"
    window.press(Qt.Key.Key_Left)
    assert window.app.settings.property("pace") == "normal"
    window.press(Qt.Key.Key_Escape)
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("Add a person")
    turn_to(window, "Face 2")
    window.press(Qt.Key.Key_Right)
    assert window.app.shell.tables.line_up.seat_rows.rows[-1].face == 2


def test_comfort_lies_over_the_table_and_leaves_it_as_it_was(sit: Sit) -> None:
    window = sit()
    window.click("Play Worms")
    window.wait_for_page("players")
    window.click("To the table")
    window.wait_for_page("table")
    table = window.app.shell.property("table")
    window.window.property("shown").comfortWanted.emit()
    window.click("All settings")
    window.click("Evening")
    assert window.app.settings.property("scheme") == "evening"
    window.press(Qt.Key.Key_Escape)
    assert window.app.shell.property("table") is table
    assert window.window.property("page") == "table"


@pytest.mark.parametrize(
    "size", [*SIZES[:2], *(pytest.param(size, marks=LONG_SOAK) for size in SIZES[2:])], ids=str
)
@pytest.mark.parametrize("seats", [pytest.param(2, marks=LONG_SOAK), 7])
def test_nothing_stands_outside_the_window(sit: Sit, paths: Paths, size: Any, seats: int) -> None:
    crowd = [SeatPlan(name=f"Maksymilian {n}", age=30 + n) for n in range(seats)]
    store_people(paths.people, People(line_ups={"pickomino": LineUp(seats=crowd)}))
    window = sit(size)
    for page in ("home", "players"):
        if page == "players":
            window.click("Play Worms")
            window.wait_for_page("players")
        inside = QRectF(-1, -1, size[0] + 2, size[1] + 2)
        for thing in window.things():
            if thing.role in (QAccessible.Role.Button, QAccessible.Role.ListItem):
                assert thing.name, "a button without a name"
                assert inside.contains(thing.place), thing.name


def test_every_control_of_the_pages_has_a_name(sit: Sit) -> None:
    window = sit()
    for page in ("comfort", "about", "help"):
        if page == "help":
            window.press(Qt.Key.Key_F1)
        else:
            window.app.services.pages.open(page)
        window.picture()
        for thing in window.things():
            assert thing.name or not thing.focusable, f"a nameless {thing.role} on the {page} page"
        window.press(Qt.Key.Key_Escape)
