"""For everybody: all of it can be heard, read and pressed, in every theme, language and size of window."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.storage.paths import Paths

from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on, play_to_the_end, resumed, wait_for_odds
from tests.ui.positions import PEOPLE, TURN, leave_a_game

pytestmark = pytest.mark.rest

Key = Qt.Key
SIZES = [(1024, 560, 1.0), (1024, 600, 2.0), (1366, 768, 1.0), (1920, 1080, 1.0), (3840, 2160, 2.0)]
PRESSED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextField")
LEAST_TYPE = 13
LEAST_TARGET = 44
# In the smallest window seven people sit so close that long names are cut, and only they.
Look = Callable[[Screen], None]


def walk(screen: Screen, look: Look) -> None:
    """Go through every page and everything that can lie over one, and look at each."""
    look(screen)
    screen.click("Play Worms")
    screen.wait_for_page("players")
    look(screen)
    screen.click("Seat 1: Player 1, starts")
    look(screen)
    screen.press(Key.Key_Escape)
    screen.click("Add a computer")
    look(screen)
    screen.press(Key.Key_Escape, Key.Key_Escape)
    screen.wait_for_page("home")
    for ways in (
        ("Comfort",),
        ("How to play Worms",),
        ("How to play Worms", "How Stolik works", "About Stolik"),
    ):
        for way in ways:
            screen.wait_for(way)
            screen.click(way)
        look(screen)
        screen.press(Key.Key_Escape)
    screen.click("Continue")
    screen.wait_for_page("table")
    screen.press(Key.Key_O)
    wait_for_odds(screen)
    screen.press(Key.Key_1)
    assert any(thing.role == Role.AlertMessage for thing in screen.things()), "a refusal"
    look(screen)
    screen.press(Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hints, "the hint")
    look(screen)
    screen.press(Key.Key_Escape)
    for key in (Key.Key_L, Key.Key_Escape):
        screen.press(key)
        look(screen)
        screen.press(Key.Key_Escape)
    screen.table.lookAt(3)
    look(screen)
    screen.press(Key.Key_Escape)


# ----------------------------------------------------------------------------------------------- what is seen


def is_cut_by_scrolling(item: QQuickItem) -> bool:
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.clip():
            return True
        above = above.parentItem()
    return False


def is_in_picture(item: QQuickItem) -> bool:
    """Return whether an item is a part of the still of a game or the picture of a position."""
    above: QQuickItem | None = item.parentItem()
    while above is not None and above.property("drawing") is None:
        above = above.parentItem()
    return above is not None


def is_drawn_smaller(item: QQuickItem) -> bool:
    """Return whether an item is a part of a table on which nothing is pressed, shown as a picture."""
    above: QQuickItem | None = item
    while above is not None and above.scale() >= 1:
        above = above.parentItem()
    return above is not None and not item.isEnabled()


def misfits(screen: Screen) -> list[str]:
    """Return what lies outside the window, is cut, too small to read or too small to press."""
    screen.picture()
    window = QRectF(0, 0, screen.window.width(), screen.window.height()).adjusted(-1, -1, 1, 1)
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    scale: float = theme.property("scale")
    air: float = theme.property("airScale")
    found = []
    for text in screen.texts():
        said = str(text.property("text"))
        where = text.mapRectToScene(QRectF(0, 0, text.width(), text.height()))
        if not is_cut_by_scrolling(text) and not window.contains(where):
            found.append(f"outside: {said}")
        is_cut = text.property("truncated") or text.property("contentWidth") > text.width() + 1
        if is_cut:
            found.append(f"cut: {said}")
        if text.property("font").pixelSize() < int(LEAST_TYPE * scale) and not is_in_picture(text):
            found.append(f"tiny: {said}")
    for thing in screen.things():
        if not thing.presses or is_cut_by_scrolling(thing.item) or is_drawn_smaller(thing.item):
            continue
        if not window.contains(thing.place):
            found.append(f"outside: {thing.name}")
        # A stack is as narrow as seven seats leave it; the button that steals is large.
        is_stack = thing.item.property("number") is not None and thing.item.property("lies") is None
        if thing.place.width() < LEAST_TARGET * air - 1 and not is_stack:
            found.append(f"narrow: {thing.name}")
        if thing.place.height() < LEAST_TARGET * air - 1:
            found.append(f"low: {thing.name}")
    return found


# ---------------------------------------------------------------------------------------------- what is heard


def unheard(screen: Screen) -> list[str]:
    """Return what can be pressed and has no name, and lines that can be read and not be heard."""
    things = screen.things()
    found = [f"nameless {thing.role} {thing.item}" for thing in things if not thing.name]
    # The window's own frame has no name, and needs none.
    found = [line for line in found if "ApplicationWindowContentControl" not in line]
    # Under a sheet nothing is heard, and it covers most of what is seen.
    if not any(thing.role == Role.Client for thing in things):
        return found
    known = [thing.item for thing in things]
    for item in screen.items():
        if any(item.inherits(kind) for kind in PRESSED) and item.isEnabled() and item not in known:
            found.append(f"unknown to a screen reader: {item}")
    heard = " ".join(f"{thing.name} {thing.description}" for thing in things)
    for line in screen.lines():
        plain = re.sub(r"[*_#`]", "", line)
        # Shorter ones are part of a control that says more.
        if len(plain.split()) >= 3 and plain not in heard:
            found.append(f"unheard: {line}")
    return found


@pytest.mark.parametrize("language", [pytest.param("en", marks=LONG_SOAK), "pl"])
def test_everything_that_is_shown_can_be_heard(open_screen: Open, paths: Paths, language: str) -> None:
    leave_a_game(paths, PEOPLE, turns=5, turn=TURN)
    screen = open_screen(language=language)
    found: list[str] = []
    walk(screen, lambda screen: found.extend(unheard(screen)))
    screen.close()
    screen = resumed(open_screen, paths, to_the_end=True)
    play_to_the_end(screen)
    screen.wait_for("Again")
    found.extend(unheard(screen))
    assert sorted(set(found)) == []


def test_a_key_of_the_first_page_begins_to_play_by_ear(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(pace="normal")
    screen.press(Key.Key_F8)
    assert screen.app.settings.stored.by_ear
    told = "You play by ear now: no clock in new games, and keys instead of clicks."
    screen.wait_for(f"{told} F8 ends it; Comfort has more.")
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    options = {row.option: row for row in screen.app.shell.tables.line_up.option_rows.rows}
    assert options["turn_seconds"].choices[options["turn_seconds"].chosen] == "No clock"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    go_on(screen)
    heard: list[str] = []
    screen.table.announcements.announced.connect(heard.append)
    screen.press(Key.Key_F2, Key.Key_F2)
    score = "1. Jan: 5 worms; 2. Ola: 3 worms; 3. Ala: 0 worms."
    assert heard == [score, score], "asked twice is answered twice"
    assert any(thing.role == Role.Note and thing.name == score for thing in screen.things()), (
        "it is written too"
    )
    cut_short: list[bool] = []
    screen.table.director.hurried.connect(lambda: cut_short.append(True))
    screen.press(Key.Key_R)
    screen.press(Key.Key_F3)
    screen.press(Key.Key_2, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not cut_short, "a question ends nothing that is shown"
    # What the roll brought is told between them where the machine is slow.
    answers = ["To move: Ala.", "Can be stolen with exactly: 21 from Ola, 30 from Jan."]
    assert [told for told in heard if told in answers] == answers


# ---------------------------------------------------------------------------------------------------- comfort


def test_the_theme_changes_at_once_and_stays_and_hints_go(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=5, turn=TURN)
    screen = open_screen()
    day = screen.picture()
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Evening")
    screen.click("Hints")
    screen.press(Key.Key_Escape)
    evening = screen.picture()
    corner = evening.rect().bottomRight()
    assert day.pixelColor(corner).lightness() > 180
    assert evening.pixelColor(corner).lightness() < 60
    screen.click("Continue")
    screen.wait_for_page("table")
    assert screen.picture().pixelColor(corner).lightness() < 60
    assert not screen.sees("Hint")
    screen.press(Key.Key_H)
    assert screen.table.advice.hints == []
    screen.close()
    again = open_screen()
    assert again.picture().pixelColor(corner).lightness() < 60


def test_the_size_grows_as_far_as_the_window_has_room(open_screen: Open, paths: Paths) -> None:
    screen = open_screen(size=(2048, 1280), language="en")

    def type_of(said: str) -> int:
        screen.picture()
        return next(
            int(text.property("font").pixelSize()) for text in screen.texts() if text.property("text") == said
        )

    before, button = type_of("Rummikub"), screen.find("Play Worms").place.height()
    screen.set_comfort(scale=2.0)
    assert type_of("Rummikub") == 2 * before
    assert screen.find("Play Worms").place.height() == pytest.approx(2 * button, rel=0.05)
    screen.resize(1366, 768)
    assert type_of("Rummikub") == 2 * before
    screen.resize(1024, 600)
    assert type_of("Rummikub") == 1.5 * before
    screen.click("Comfort")
    screen.click("All settings")
    screen.picture()
    assert screen.sees("This window has room for 150%. Make it larger, or press F11.")
