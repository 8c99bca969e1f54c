"""A calm table in the window: one thing glows after a while, and Comfort asks for whom that is."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.engine.game_library import find_packages
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person

from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import leave_a_game_of

SEATS = (("Ala", "human", 0), ("Bolek", "gentle", 0))
GAMES = [package.info.id for package in find_packages()]
PRESSES = 6


class Clock:
    """Seconds that pass when the test lets them."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def glowing(screen: Screen) -> list[QQuickItem]:
    """Return what is seen with a ring round it."""
    rings = [item for item in screen.items() if class_name(item).startswith("HintGlow")]
    return [ring for ring in rings if ring.isVisible() and ring.parentItem() is not None]


def wait_for_glow(screen: Screen, clock: Clock) -> QQuickItem:
    def glows() -> bool:
        if screen.table.director.busy:
            return False
        clock.time += 1.0
        screen.table.clock._tick()
        screen.breathe()
        return bool(glowing(screen))

    screen.wait_until(glows, "something glows")
    return glowing(screen)[0]


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_what_glows_plays_on(open_screen: Open, paths: Paths, game: str) -> None:
    leave_a_game_of(paths, game, SEATS, entries=20)
    clock = Clock()
    screen = open_screen(now=clock, calm=True)
    screen.click("Continue")
    screen.wait_for_page("table")
    begun = screen.table.session.length
    for _ in range(PRESSES):
        ring = wait_for_glow(screen, clock)
        words = screen.table.advice.hint["text"]
        assert screen.sees(words), "what glows is told"
        lit = screen.table.advice.hint["lit"]
        assert len(lit) == 1, "one choice at a time"
        middle = ring.mapToScene(QPointF(ring.width() / 2, ring.height() / 2)).toPoint()
        screen.click_at(middle)
    assert screen.table.session.length > begun


@pytest.mark.rest
def test_nothing_glows_where_nobody_is_calm(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "pickomino", SEATS, entries=20)
    clock = Clock()
    screen = open_screen(now=clock)
    screen.click("Continue")
    screen.wait_for_page("table")
    clock.time += 100
    screen.table.clock._tick()
    screen.breathe()
    assert glowing(screen) == []


def test_a_person_is_given_a_calm_table_and_finds_it_at_the_game_that_waits(
    open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, "pickomino", SEATS, entries=20)
    screen = open_screen()
    screen.app.services.tables.people.people = [Person(name="Ala"), Person(name="Jan")]
    screen.click("Comfort")
    screen.wait_for("For whom?")
    screen.click("Ala")
    screen.click("Calm table")
    assert screen.find("Calm table").checked
    screen.click("Jan")
    assert not screen.find("Calm table").checked
    screen.click("Back")
    screen.wait_for_page("home")
    screen.click("Continue")
    screen.wait_for_page("table")
    assert screen.table.calm
    assert not screen.app.settings.stored.calm


@pytest.mark.rest
def test_who_chooses_a_calm_table_in_the_pause_finds_it_when_they_come_back(
    open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, "rummikub", SEATS, entries=20)
    screen = open_screen()
    screen.click("Continue")
    screen.wait_for_page("table")
    screen.click("Menu and pause")
    screen.click("Comfort and language")
    screen.click("Calm table")
    screen.click("Back")
    screen.wait_until(lambda: screen.can_press("Hint"), "the table")
    assert screen.table.calm


@pytest.mark.rest
def test_the_tabs_of_comfort_keep_their_places_and_what_opens_below_the_fold_is_seen_whole(
    open_screen: Open,
) -> None:
    screen = open_screen()
    tabs = ("Seeing and hearing", "The table", "Listening", "Keys", "Folder")
    sizes = ((1024, 600), (1367, 768), (1366, 768), (1280, 800), (1440, 870), (1440, 900))
    for language, size in product(("en", "pl"), sizes):
        screen.set_comfort(language=language)
        screen.resize(*size)
        screen.click("Comfort")
        screen.click("All settings")
        screen.picture()
        if size in sizes[:2]:
            places = [screen.find(tab).place for tab in tabs]
            for chosen in (*tabs, tabs[0]):
                screen.click(chosen)
                screen.picture()
                assert [screen.find(tab).place for tab in tabs] == places, chosen
        else:
            assert screen.find("Less").place.top() > 0
            assert screen.find("Volume").place.bottom() < size[1] - 8
            screen.click("Less")
            screen.picture()
            assert screen.find("Calm table").place.top() > 0
        screen.press(Qt.Key.Key_Escape)


@pytest.mark.rest
def test_who_is_alone_here_is_asked_for_a_language_and_not_for_whom(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Comfort")
    screen.wait_for("Calm table")
    assert not screen.sees("For whom?")
    assert not screen.sees("Everybody")
    screen.click("Polski")
    screen.wait_for("Calm table")
    assert screen.app.settings.stored.language == "pl"


@pytest.mark.rest
def test_whom_it_is_for_moves_nothing(open_screen: Open) -> None:
    screen = open_screen()
    screen.app.services.tables.people.people = [Person(name="Ala"), Person(name="Jan")]
    screen.click("Comfort")
    names = ("Everybody", "Ala", "Jan", "Calm table", "Large", "By ear", "Few keys", "All settings")
    places = [screen.find(name).place for name in names]
    for chosen in ("Ala", "Jan", "Everybody"):
        screen.click(chosen)
        screen.picture()
        assert [screen.find(name).place for name in names] == places, chosen
