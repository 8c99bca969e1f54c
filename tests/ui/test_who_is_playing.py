"""Seats stand still unless players change places, and all that is pressed is high."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QMetaObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from shiboken6 import isValid
from stolik.engine.game_library import find_game, find_games
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, SeatPlan, store_people

from tests.pictures.acts import filled, opened_for
from tests.pictures.scene import KNOWN_PEOPLE, has_gone, motion_clock
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.rest

Size = tuple[int, int, float]
SIZES: list[Size] = [
    (1024, 560, 1.0),
    (1024, 560, 1.5),
    (1366, 768, 1.0),
    (1366, 768, 2.0),
    (3840, 2160, 2.0),
]
A_WHILE = 120
"""Milliseconds, less than a seat is on its way at the relaxed pace."""


def cards(screen: Screen) -> dict[str, QPointF]:
    """Return where everybody's card stands among the seats."""
    screen.picture()
    return {
        str(item.property("shownName")): item.position()
        for item in screen.items()
        if class_name(item).startswith("PlayerCard")
    }


def moved(screen: Screen) -> set[str]:
    """Return who changes places now."""
    before = cards(screen)
    screen.wait_until(partial(has_gone, motion_clock(), A_WHILE), "what moves")
    after = cards(screen)
    return {name for name, place in before.items() if after[name] != place}


def full_of_computers(paths: Paths, game: str) -> None:
    info = find_game(game)
    assert info is not None
    seats = [SeatPlan(name=f"Fela {letter}", kind="sharp") for letter in "ABCDEFGHIJKL"[: info.seats[1]]]
    store_people(paths.people, People(line_ups={game: LineUp(seats=seats)}))


every_size = pytest.mark.parametrize(
    "sizes", [[SIZES[0], SIZES[3]], pytest.param(SIZES, marks=LONG_SOAK)], ids=["extremes", "all"]
)


most_seats_and_most_options = pytest.mark.parametrize(
    "game", mostly_soak([info.id for info in find_games()], usual=("knaster", "rummikub"))
)
"""Two games of all; the page is the same, and tries its room with these."""


def at_each(sizes: list[Size], screen: Screen, game: str) -> Iterator[Size]:
    """Open the page anew at each size in the same window; yield the sizes."""
    for size in sizes:
        screen.pages.go("home")
        screen.wait_for_page("home")
        screen.resize(*size[:2])
        screen.set_comfort(scale=size[2])
        opened_for(game)(screen)
        yield size


@every_size
@most_seats_and_most_options
def test_seats_stand_where_they_belong_as_soon_as_they_are_seen(
    open_screen: Open, paths: Paths, game: str, sizes: list[Size]
) -> None:
    full_of_computers(paths, game)
    screen = open_screen(pace="relaxed")
    for size in at_each(sizes, screen, game):
        assert moved(screen) == set(), size
        assert len(cards(screen)) >= 4
        # A window that changes moves them at once too.
        screen.resize(1180, 700)
        assert moved(screen) == set(), size


def test_whoever_changes_places_is_seen_to_go(open_screen: Open, paths: Paths) -> None:
    full_of_computers(paths, "knaster")
    screen = open_screen(size=(1366, 768), pace="relaxed")
    opened_for("knaster")(screen)
    places = list(cards(screen).values())
    line_up = screen.app.shell.tables.line_up
    line_up.move(1, 3)
    assert moved(screen) == {"Fela B", "Fela C", "Fela D"}
    screen.wait_until(lambda: list(sorted_by_name(screen).values()) == reordered(places), "rest")
    line_up.remove(10)
    assert moved(screen) == {"Fela L"}
    screen.wait_until(lambda: cards(screen)["Fela L"] == places[10], "rest")
    screen.set_comfort(pace="off")
    line_up.move(0, 5)
    line_up.remove(2)
    assert moved(screen) == set()
    assert [place for place in places if place in cards(screen).values()] == places[:10], (
        "nobody leaves a hole"
    )


def sorted_by_name(screen: Screen) -> dict[str, QPointF]:
    return dict(sorted(cards(screen).items()))


def reordered(places: list[QPointF]) -> list[QPointF]:
    """Return where the people stand, by their names, once the second has gone to the fourth place."""
    return [places[0], places[3], places[1], places[2], *places[4:]]


@every_size
@most_seats_and_most_options
def test_whatever_is_pressed_is_high_enough(open_screen: Open, game: str, sizes: list[Size]) -> None:
    screen = open_screen(language="pl")
    for size in at_each(sizes, screen, game):
        filled(screen)
        if screen.sees("We choose"):
            screen.click("We choose")
        screen.picture()
        theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
        least = theme.property("target")
        air = min(size[2], size[0] / 1024, size[1] / 560)
        assert least >= 44 * air - 0.5, size
        pressed = [thing for thing in screen.things() if thing.presses]
        assert len(pressed) > 10
        # Seven cards side by side leave their small buttons half a pixel less of width.
        low = [
            thing.name
            for thing in pressed
            if thing.place.height() < least - 0.5 or thing.place.width() < least - 1
        ]
        assert low == [], size


def test_whoever_presses_a_free_chair_sits_down_there(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    screen.picture()
    free = [item for item in screen.items() if item.objectName() == "freeChair" and item.isVisible()]
    before = screen.app.shell.tables.line_up.property("count")
    screen.click_item(free[0])
    assert screen.app.shell.tables.line_up.property("count") == before + 1
    screen.wait_for("Name")


@pytest.mark.parametrize(
    "name, key, stays",
    [("", Qt.Key.Key_Escape, False), ("Ala", Qt.Key.Key_Escape, True), ("", Qt.Key.Key_Return, True)],
)
def test_whoever_is_asked_for_and_not_named_sits_only_where_that_was_wanted(
    open_screen: Open, name: str, key: Qt.Key, stays: bool
) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    line_up = screen.app.shell.tables.line_up
    before = line_up.property("count")
    screen.click("Add a person")
    screen.wait_until(lambda: screen.focused == "Name", "who sits there")
    screen.type(name)
    screen.press(key)
    screen.wait_until(lambda: screen.focused != "Name", "the page again")
    assert line_up.property("count") == before + stays


@pytest.mark.parametrize("name", ["", "Ala"])
def test_a_computer_has_its_seat_again_where_nobody_was_named_instead(open_screen: Open, name: str) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    before = [*cards(screen)]
    screen.click("Seat 2: Bolek, computer, Gentle")
    screen.click("A person instead")
    screen.wait_until(lambda: screen.focused == "Name", "who sits there")
    screen.type(name)
    screen.press(Qt.Key.Key_Escape)
    screen.wait_until(lambda: screen.focused != "Name", "the page again")
    assert [*cards(screen)] == [before[0], name or before[1]]


def test_the_second_press_of_a_double_click_does_nothing_on_the_page_that_the_first_opens(
    open_screen: Open,
) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    button = screen.find("To the table").place
    place = QPointF(button.left() + 12, button.center().y())
    press_at(screen, place, 1000)
    screen.wait_for_page("table")
    # A switch stands where the second press of a double click falls.
    switch = screen.wait_for("Odds").place
    assert switch.contains(place)
    press_at(screen, place, 1200)
    assert not screen.table.advice.property("oddsShown")
    press_at(screen, place, 3000)
    assert screen.table.advice.property("oddsShown")


def press_at(screen: Screen, place: QPointF, time: int) -> None:
    """Press and let go at a time in milliseconds."""
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        held = button if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, place, place, button, held, none)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(screen.window, event)


@pytest.mark.quick
def test_a_computer_gives_its_seat_to_a_person(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    screen.click("Seat 2: Bolek, computer, Gentle")
    screen.click("A person instead")
    screen.wait_until(lambda: screen.focused == "Name", "who sits there")
    screen.type("Ala")
    screen.click("Done")
    assert [*cards(screen)][1].endswith("Ala")


def test_whoever_leaves_the_page_as_a_seat_is_removed_hears_no_complaint(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    [row] = [item for item in screen.items() if class_name(item).startswith("SeatRow")]
    QMetaObject.invokeMethod(row, "focusCard", Q_ARG("int", 0))
    assert row.hasActiveFocus()
    QMetaObject.invokeMethod(row, "remove", Q_ARG("int", 0))
    screen.pages.go("home")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    screen.wait_for_page("home")
    assert not isValid(row)


def test_how_the_computers_play_is_a_table_behind_more(open_screen: Open) -> None:
    screen = open_screen(size=(1024, 600))
    opened_for("rummikub")(screen)
    screen.click("Add a computer")
    assert [text for text in screen.texts() if text.property("text") == "Plays by simple rules of thumb."]
    assert not [text for text in screen.texts() if "100" in text.property("text")]
    screen.click("More about how the computers play")
    assert [name for name in screen.names() if "Wins 100 of 100 games against “Gentle”." in name]
    screen.press(Qt.Key.Key_Escape)
    screen.click("Gentle")
    assert [name for name in screen.names() if name.startswith("Seat 3: ")]


def test_only_rules_that_are_not_the_usual_ones_are_named(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("ryzyk_fizyk")(screen)
    assert not screen.sees("Six equal dice win.")
    line_up = screen.app.shell.tables.line_up
    line_up.setOption("six_of_a_kind_wins", not line_up.option_rows.rows[0].on)
    shown = "Six equal dice win." if line_up.option_rows.rows[0].on else "Six equal dice win: no."
    assert screen.sees(shown)


def test_seats_that_grow_with_the_window_lead_to_no_loop(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(language="en", size=(1024, 600))
    screen.click("Play Rummikub")
    screen.wait_for_page("players")
    for scale in (1.0, 0.8, 1.5, 1.0):
        for size in ((1920, 1080), (1366, 768), (1024, 560), (1920, 1080), (1024, 600)):
            screen.resize(*size)
            screen.picture()
        screen.set_comfort(scale=scale)
    assert screen.warnings == []
