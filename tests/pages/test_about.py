"""About and the licences can be read in the program, without a browser or a mouse."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from stolik import __version__
from stolik.app import FAMILY
from stolik.pages.about import model as licences
from stolik.pages.about.model import Licences
from stolik.services.program_paths import FONTS, LICENCES
from stolik.storage.paths import Paths

from tests.pictures.acts import about_opened
from tests.ui.driver import Screen

Key = Qt.Key
Open = Callable[..., Screen]


@pytest.fixture
def about(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Open]:
    """Return a function that opens the program on its About page, in its own typeface."""
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    qapp.setFont(QFont(FAMILY))
    screens: list[Screen] = []

    def build(**comfort: Any) -> Screen:
        screen = Screen(Paths(tmp_path / f"stolik{len(screens)}"), **comfort)
        screens.append(screen)
        about_opened(screen)
        return screen

    yield build
    for screen in screens:
        screen.close()


def parts() -> Any:
    return Licences().property("parts")


@pytest.mark.parametrize("part", [part["id"] for part in parts()])
def test_a_part_is_shown_with_every_word_of_its_licence(part: str) -> None:
    [texts] = [each["texts"] for each in licences._read() if each["id"] == part]
    written = " ".join((LICENCES / text).read_text("utf-8") for text in texts).split()
    shown = " ".join(each["text"] for each in Licences().paragraphs(part)).split()
    # Rows of hyphens only separate the text above from the text below.
    kept = [word for word in written if word.strip("-=_*#")]
    assert [word for word in shown if word.strip("-=_*#")] == kept
    assert len(kept) > 20


def test_headings_in_the_middle_of_a_wide_page_begin_at_the_left() -> None:
    shown = [each["text"] for each in Licences().paragraphs("qt")]
    assert "GNU LESSER GENERAL PUBLIC LICENSE\nVersion 3, 29 June 2007" in shown


def test_each_text_of_a_part_says_where_it_begins() -> None:
    openings = [each["text"] for each in Licences().paragraphs("qt") if each["opens"]]
    assert len(openings) == 3
    assert "may exchange them" in " ".join(each["text"] for each in Licences().paragraphs("qt"))


def test_the_program_and_its_python_know_their_own_versions() -> None:
    versions = {part["id"]: part["version"] for part in parts()}
    assert versions["stolik"] == __version__
    assert versions["python"] == platform.python_version()
    assert versions["qt"].startswith("6.")


def test_parts_of_one_group_follow_each_other() -> None:
    groups = [part["group"] for part in parts()]
    changes = [group for number, group in enumerate(groups) if number == 0 or groups[number - 1] != group]
    assert changes == ["stolik", "qt", "qt_inside", "python", "system"]


def test_without_its_files_the_list_is_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(licences, "LICENCES", tmp_path)
    assert parts() == []
    assert Licences().paragraphs("qt") == []


def test_a_licence_is_read_and_left_by_keyboard_alone(about: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = licences._read

    def noted() -> Any:
        asked.append("list")
        return read()

    monkeypatch.setattr(licences, "_read", noted)
    screen = about()
    assert screen.sees("Stolik")
    assert screen.sees(f"Version {__version__}")
    said = " ".join(screen.names())
    for words in ("collects nothing about you", "trademarks of their owners", "LGPL 3"):
        assert words in said
    assert asked == [], "nothing is read before somebody asks"
    screen.press(Key.Key_Tab, Key.Key_Return)
    assert asked
    assert screen.focused == "Back"
    screen.press(Key.Key_Tab)
    assert screen.focused == f"Stolik {__version__}, MIT"
    screen.press(Key.Key_Down, Key.Key_Down)
    assert screen.focused.startswith("Qt 6.")
    screen.press(Key.Key_Return)
    assert screen.sees("Licence of Qt")
    assert any("GNU LESSER GENERAL PUBLIC LICENSE" in name for name in screen.names())
    keys_scroll_to_the_end_and_back(screen)
    screen.press(Key.Key_Escape)
    assert screen.focused.startswith("Qt 6.")
    screen.press(Key.Key_Escape)
    assert screen.focused == "Read all licences"
    screen.press(Key.Key_Escape)
    assert screen.sees("Play Worms")


def keys_scroll_to_the_end_and_back(screen: Screen) -> None:
    screen.picture()
    [first, *_, last] = [text for text in screen.texts() if len(str(text.property("text"))) > 60]
    top = first.mapToScene(first.boundingRect().topLeft()).y()

    def seen(item: Any) -> bool:
        height = screen.window.height()
        return bool(
            QRectF(item.mapRectToScene(item.boundingRect())).intersects(QRectF(0, 80, 4000, height - 80))
        )

    assert seen(first)
    assert not seen(last)
    screen.press(Key.Key_End)
    assert seen(last)
    assert not seen(first)
    screen.press(Key.Key_Home)
    assert first.mapToScene(first.boundingRect().topLeft()).y() == top
    for key, back in ((Key.Key_Down, Key.Key_Up), (Key.Key_PageDown, Key.Key_PageUp)):
        screen.press(key)
        assert first.mapToScene(first.boundingRect().topLeft()).y() < top
        screen.press(back)
        assert first.mapToScene(first.boundingRect().topLeft()).y() == top


@pytest.mark.rest
def test_a_licence_is_read_by_mouse_and_a_row_that_the_keyboard_reaches_is_in_sight(about: Open) -> None:
    screen = about(size=(1024, 560))
    screen.press(Key.Key_Tab, Key.Key_Return, Key.Key_Tab)
    for key in (Key.Key_End, Key.Key_Up, Key.Key_PageUp, Key.Key_PageUp, Key.Key_Home, Key.Key_PageDown):
        screen.press(key)
        [row] = [thing for thing in screen.things() if thing.item == screen.window.activeFocusItem()]
        assert 80 <= row.place.top() <= row.place.bottom() <= 620, row.name
    screen.resize(1280, 800)
    screen.click("Back", "Read all licences", "Atkinson Hyperlegible Next, OFL-1.1")
    assert any("SIL OPEN FONT LICENSE" in name for name in screen.names())
    for _ in range(3):
        screen.click("Back")
    assert screen.sees("Play Worms")
