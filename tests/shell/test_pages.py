"""A walk through the pages around the table by mouse, and by keyboard alone."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, qWarning
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.cli.smoke_test.faults import FaultError, Faults
from stolik.engine.game_library import find_games
from stolik.shell import game_cards as library
from stolik.shell.event_filters import SeenTime, sign_by_place
from stolik.shell.qt_messages import DRIVER_STOPPED
from stolik.shell.switch_keys import KEY_SETS, Act, KeyPresses, Timing
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people
from stolik.storage.settings import SWITCH_KEYS

from tests.ui.driver import Screen
from tests.ui.keyboards import DIGITS, LETTERS
from tests.ui.keyboards import PLACES as LINUX_PLACES

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"
Sit: TypeAlias = Callable[..., Screen]


def drag(screen: Screen, name: str, by: QPoint) -> None:
    place = screen.find(name).place
    start = QPointF(place.center().x(), place.top() + place.height() / 3).toPoint()
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 11):
        QTest.mouseMove(screen.window, start + QPoint(by.x() * step // 10, by.y() * step // 10))
        screen.breathe()
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + by)
    screen.breathe()


def seated(screen: Screen) -> list[str]:
    return [row.name for row in screen.app.shell.tables.line_up.seat_rows.rows]


def turn_to(screen: Screen, name: str) -> None:
    screen.find(name).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)


@pytest.fixture
def paths(paths: Paths) -> Paths:
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


def test_what_the_program_is_stands_in_comfort_and_leads_back_there(sit: Sit) -> None:
    window = sit()
    window.click("Settings", "All settings", "About Stolik")
    window.wait_for("Licences")
    window.press(Qt.Key.Key_Escape)
    window.wait_for("All settings")
    window.click("Polski")
    assert window.app.settings.stored_language == "pl"
    window.press(Qt.Key.Key_Escape)
    assert window.sees("Graj: Robale")
    window.click("Settings", "English", "All settings")
    window.wait_for("Sight and sound")
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
    window.click("Play Worms", page="players")
    window.click("Add a person")
    turn_to(window, "Face 1")
    window.press(Qt.Key.Key_Right)
    assert window.app.shell.tables.line_up.seat_rows.rows[-1].face == 1
    window.press(Qt.Key.Key_Escape)
    window.app.shell.tables.line_up.remove(2)
    window.click("Add a person")
    window.type("Zosia")
    window.press(Qt.Key.Key_Return)
    assert seated(window) == ["", "Bolek", "Zosia"]
    window.click("Add a computer", "Sharp")
    rows = window.app.shell.tables.line_up.seat_rows.rows
    assert [row.bot for row in rows] == ["", "gentle", "", "sharp"]
    for row in (3, 2):
        window.app.shell.tables.line_up.remove(row)
    window.click("Seat Ala", "Seat Ola")
    drag(window, "Seat 3: Ola, 12 years old", QPoint(-420, 0))
    assert seated(window) == ["Ola", "Ala", "Bolek"]
    turn_to(window, "Seat 1: Ola, 12 years old")
    window.press(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert seated(window) == ["Ala", "Ola", "Bolek"]
    window.press(Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert seated(window) == ["Ala", "Ola"]


@pytest.mark.parametrize(
    "hide, show",
    [
        (QWindow.showMinimized, QWindow.showNormal),
        (QWindow.hide, QWindow.show),
        (QWindow.hide, QWindow.showMaximized),
    ],
    ids=["minimised", "not exposed", "shown in another size"],
)
def test_time_passes_while_the_window_is_seen(
    qtbot: QtBot, hide: Callable[[QWindow], None], show: Callable[[QWindow], None]
) -> None:
    time, window = 100.0, QWindow()
    seen = SeenTime(window, lambda: time)

    def passes() -> bool:
        nonlocal time
        before = seen()
        time += 1.0
        return seen() > before

    window.show()
    qtbot.waitUntil(passes)
    hide(window)
    qtbot.waitUntil(lambda: not passes())
    stood = seen()
    time += 1000.0
    assert seen() == stood
    show(window)
    qtbot.waitUntil(passes)
    assert seen() < stood + 100.0
    for kind in (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate):
        QGuiApplication.sendEvent(window, QEvent(kind))
        assert passes()
    window.close()


Modifier = Qt.KeyboardModifier
NONE, SHIFT, CONTROL, ALT = (
    Modifier.NoModifier,
    Modifier.ShiftModifier,
    Modifier.ControlModifier,
    Modifier.AltModifier,
)

# The key codes for the keys of a US keyboard on X11 and Wayland, on Windows, and on macOS.
PLACES = {
    "1": (10, 2, 18),
    "5": (14, 6, 23),
    "6": (15, 7, 22),
    "0": (19, 11, 29),
    "Q": (24, 16, 12),
    "R": (27, 19, 15),
    "Y": (29, 21, 16),
    "P": (33, 25, 35),
    "A": (38, 30, 0),
    "H": (43, 35, 4),
    "L": (46, 38, 37),
    "Z": (52, 44, 6),
    "M": (58, 50, 46),
    "/": (61, 53, 44),
    ";": (47, 39, 41),
}
SYSTEMS = ("xcb", "wayland", "windows", "cocoa")


def struck(
    sign: str, place: str, system: str = "xcb", modifiers: Qt.KeyboardModifier = NONE, native: int = 0
) -> QKeyEvent:
    linux, windows, macos = PLACES[place]
    scan = {"windows": windows, "cocoa": 0}.get(system, linux)
    virtual = macos if system == "cocoa" else ord(sign)
    return QKeyEvent(QEvent.Type.KeyPress, ord(sign.upper()), modifiers, scan, virtual, native, sign)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("place", sorted(PLACES.keys() - {";"}))
def test_a_sign_that_is_none_of_ours_counts_by_its_place_on_each_system(system: str, place: str) -> None:
    assert sign_by_place(struck("ж", place, system), system) == place


@pytest.mark.parametrize("name", [*LETTERS, *DIGITS])
def test_every_sign_of_a_keyboard_counts_by_its_place(name: str) -> None:
    keyboard = {**LETTERS, **DIGITS}[name]
    for place, sign in keyboard.items():
        for modifiers in (NONE, CONTROL):
            key = QKeyEvent(
                QEvent.Type.KeyPress, ord(sign.upper()), modifiers, LINUX_PLACES[place], ord(sign), 0, sign
            )
            assert sign_by_place(key, "xcb") == place


@pytest.mark.parametrize(
    "sign, place",
    [
        ("z", "Y"),  # a German or Polish typist's keyboard
        ("y", "Z"),
        ("q", "A"),  # a French one
        ("a", "Q"),
        ("p", "R"),  # Dvorak
        ("ı", "Y"),  # the Turkish letter is a Latin i to Qt
        ("/", "Q"),  # Hebrew
        ("?", "6"),  # Russian
        ("1", "1"),
        (" ", "R"),
        ("-", "/"),  # German
        ("ö", ";"),  # a key without one of our commands
        ("ж", ";"),
    ],
)
def test_our_own_signs_stay_wherever_they_lie(sign: str, place: str) -> None:
    assert sign_by_place(struck(sign, place), "xcb") == ""


def test_a_question_mark_of_another_script_asks_as_ours_does() -> None:
    assert sign_by_place(struck("؟", "/", modifiers=SHIFT), "xcb") == "?"
    assert sign_by_place(struck("_", "/", modifiers=SHIFT), "xcb") == ""


@pytest.mark.parametrize(
    "sign, place, system, modifiers, native, wanted",
    [
        ("К", "R", "xcb", SHIFT, 0x1, "R"),
        ("я", "Z", "xcb", CONTROL, 0x4, "Z"),
        ("!", "1", "xcb", SHIFT, 0x1, ""),  # with Shift, digits are right, or weren't wanted
        ("ż", "Z", "xcb", NONE, 0x80, ""),  # with AltGr a Polish letter is typed
        ("ż", "Z", "wayland", NONE, 0x80, ""),
        ("ż", "Z", "windows", CONTROL | ALT, 0, ""),
        ("Ω", "Z", "cocoa", ALT, 0, ""),
        ("я", "Z", "windows", NONE, 0x80, "Z"),  # the bit has another meaning there
    ],
)
def test_keys_that_are_held_with_it(
    sign: str, place: str, system: str, modifiers: Qt.KeyboardModifier, native: int, wanted: str
) -> None:
    assert sign_by_place(struck(sign, place, system, modifiers, native), system) == wanted


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Left, Qt.Key.Key_Dead_Acute, Qt.Key.Key_unknown])
def test_keys_without_a_sign_or_a_place_that_the_system_tells_stay(key: Qt.Key) -> None:
    assert sign_by_place(QKeyEvent(QEvent.Type.KeyPress, key, NONE, 27, 0, 0), "xcb") == ""
    assert sign_by_place(QKeyEvent(QEvent.Type.KeyPress, ord("К"), NONE, "к"), "xcb") == ""


def test_a_press_counts_once_within_the_time_of_its_key() -> None:
    keys = KeyPresses(Timing(once=200))
    counted = []
    for now in (0, 60, 199, 200, 390, 401):
        counted.append(keys.press(Act.PRESS, now))
        keys.release(Act.PRESS)
    assert counted == [True, False, False, True, False, True]
    assert keys.press(Act.NEXT, 410)


def test_a_key_that_is_held_moves_on_after_the_time() -> None:
    keys = KeyPresses(Timing(repeat=500))
    assert keys.press(Act.NEXT, 0)
    assert not keys.press(Act.NEXT, 100), "the system's own repeat"
    assert keys.due(100) == 400
    assert keys.repeat(499) is None
    assert keys.repeat(500) is Act.NEXT
    assert keys.repeat(2000) is Act.NEXT, "late, and only once"
    assert keys.due(2000) == 500
    keys.release(Act.NEXT)
    assert keys.due(2500) is None
    assert keys.repeat(2600) is None


def test_what_decides_or_was_let_go_elsewhere_is_never_repeated() -> None:
    keys = KeyPresses(Timing(repeat=500))
    for at, act in ((0, Act.PRESS), (10, Act.BACK)):
        assert keys.press(act, at)
        assert keys.due(600) is None
        assert keys.repeat(600) is None
        keys.release(act)
    assert keys.press(Act.NEXT, 20)
    keys.forget()
    assert keys.repeat(600) is None
    assert keys.press(Act.NEXT, 700)


def test_every_set_has_a_key_for_each_act() -> None:
    assert tuple(KEY_SETS) == SWITCH_KEYS
    assert all(set(keys.values()) == set(Act) for name, keys in KEY_SETS.items() if name != "off")


TIMERS = b"""
import QtQuick

QtObject {
    property bool rang: false
    property Timer old: Timer { interval: 60000; running: true }
    property Timer young: Timer { interval: 1; running: true; onTriggered: rang = true }

    function turn(): void {
        old.stop();
        Qt.callLater(young.restart);
        young.start();
        young.stop();
    }
}
"""


def test_a_timer_begun_as_the_last_one_stops_rings_although_qt_complains(qtbot: QtBot, qtlog: Any) -> None:
    """If Qt no longer complains, the filter for its message can go."""
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(TIMERS, "")
    timers = component.create()
    qtbot.waitUntil(lambda: timers.property("rang"))
    timers.setProperty("rang", False)
    cast("Any", timers).turn()
    qtbot.waitUntil(lambda: timers.property("rang"))
    assert DRIVER_STOPPED in [record.message for record in qtlog.records]


@pytest.mark.qt_log_ignore("TypeError")
def test_a_run_fails_by_what_qt_complains_of_but_for_what_it_says_without_need(qapp: object) -> None:
    faults = Faults(pytest.fail)
    with faults.watched():
        qWarning(DRIVER_STOPPED)
        faults.check()
        qWarning("TypeError: undefined")
    with pytest.raises(FaultError, match="TypeError"):
        faults.check()
