"""Whether the window can be seen counts for the table's time, not whether another window is used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from pytestqt.qtbot import QtBot
from stolik.shell.event_filters import SeenTime, sign_by_place

from tests.ui.keyboards import DIGITS, LETTERS
from tests.ui.keyboards import PLACES as LINUX_PLACES


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

# The places of keys that a keyboard of the USA names so: on X11 and Wayland, on Windows, on macOS.
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


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    "sign, place, wanted",
    [
        # Russian, Greek, Hebrew, Arabic
        ("к", "R", "R"),
        ("я", "Z", "Z"),
        ("ρ", "R", "R"),
        ("ר", "R", "R"),
        ("ق", "R", "R"),
        # French and Czech digits
        ("&", "1", "1"),
        ("(", "5", "5"),
        ("-", "6", "6"),
        ("+", "1", "1"),
        ("ž", "6", "6"),
        ("é", "0", "0"),
        # what lies at no place of ours
        ("ö", ";", ""),
        ("ж", ";", ""),
    ],
)
def test_letters_and_digits_of_other_keyboards(system: str, sign: str, place: str, wanted: str) -> None:
    assert sign_by_place(struck(sign, place, system), system) == wanted


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
        ("!", "1", "xcb", SHIFT, 0x1, ""),  # with Shift digits are where they belong, or were not wanted
        ("ż", "Z", "xcb", NONE, 0x80, ""),  # with AltGr a Polish letter is typed
        ("ż", "Z", "wayland", NONE, 0x80, ""),
        ("ż", "Z", "windows", CONTROL | ALT, 0, ""),
        ("Ω", "Z", "cocoa", ALT, 0, ""),
        ("я", "Z", "windows", NONE, 0x80, "Z"),  # there the bit says something else
    ],
)
def test_keys_that_are_held_with_it(
    sign: str, place: str, system: str, modifiers: Qt.KeyboardModifier, native: int, wanted: str
) -> None:
    assert sign_by_place(struck(sign, place, system, modifiers, native), system) == wanted


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Left, Qt.Key.Key_Dead_Acute, Qt.Key.Key_unknown])
def test_keys_without_a_sign_stay(key: Qt.Key) -> None:
    assert sign_by_place(QKeyEvent(QEvent.Type.KeyPress, key, NONE, 27, 0, 0), "xcb") == ""


def test_a_key_of_which_the_system_tells_no_place_stays() -> None:
    assert sign_by_place(QKeyEvent(QEvent.Type.KeyPress, ord("К"), NONE, "к"), "xcb") == ""
