"""Small windows and large type: all of a table is there, nothing lies over anything, and little moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from stolik.engine.game_library import find_games
from stolik.storage.paths import Paths

from tests.gallery import ALONE, FULL, filled, left_laid, opened_for
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on
from tests.ui.positions import leave_a_game_of

LEAST = (1024, 560, 1.0)
SIZES = [LEAST, (1024, 600, 1.0), (1366, 768, 1.0), (1366, 768, 1.5), (3840, 2160, 2.0)]
GAMES = {"pickomino": 20, "knaster": 60, "ryzyk_fizyk": 60}
LEAST_TYPE = 13


def opened(open_screen: Open, size: tuple[int, int, float], **more: Any) -> Screen:
    screen = open_screen(size=size[:2], scale=size[2], **more)
    screen.picture()
    return screen


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def scale_of(screen: Screen) -> float:
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    return float(theme.property("scale"))


def outside(screen: Screen) -> list[str]:
    """Return what can be pressed or read and isn't wholly inside the window, or is too small to be read."""
    screen.picture()
    window = QRectF(0, 0, screen.window.width(), screen.window.height()).adjusted(-1, -1, 1, 1)
    pressed = [thing for thing in screen.things() if thing.presses and not window.contains(thing.place)]
    texts = [text for text in screen.texts() if not window.contains(place(text))]
    # The numbers of mini sheets and of tiles are parts of pictures.
    tiny = [
        text
        for text in screen.texts()
        if text.property("font").pixelSize() < int(LEAST_TYPE * scale_of(screen)) and text.property("kind")
    ]
    return [
        *(f"outside: {thing.name}" for thing in pressed),
        *(f"outside: {text.property('text')}" for text in texts),
        *(f"tiny: {text.property('text')}" for text in tiny),
    ]


def overlapping(screen: Screen) -> list[str]:
    """Return the pairs of what can be pressed that lie over each other."""
    things = [thing for thing in screen.things() if thing.presses and thing.role != Role.EditableText]
    found = []
    for one, other in combinations(things, 2):
        if is_inside(one.item, other.item) or is_inside(other.item, one.item):
            continue
        if one.place.adjusted(1, 1, -1, -1).intersects(other.place.adjusted(1, 1, -1, -1)):
            found.append(f"{one.name} / {other.name}")
    return found


def is_inside(item: QQuickItem, other: QQuickItem) -> bool:
    above: QQuickItem | None = item
    while above is not None:
        if above is other:
            return True
        above = above.parentItem()
    return False


def tiles_of(screen: Screen, zone: str) -> list[QRectF]:
    """Return where the tiles of Rummikub's table or rack lie."""
    return [place(item) for item in screen.items() if item.property("zone") == zone]


# ----------------------------------------------------------------------------------------------------- tables


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_whole_table_of_rummikub_is_there(open_screen: Open, paths: Paths, size: Any) -> None:
    FULL(paths)
    screen = opened(open_screen, size)
    go_on(screen)
    for language in ("en", "pl"):
        screen.set_comfort(language=language)
        nothing_covers_the_tiles(screen)


def nothing_covers_the_tiles(screen: Screen) -> None:
    assert outside(screen) == []
    assert overlapping(screen) == []
    rack = screen.find("Your rack").place
    for tile in tiles_of(screen, "rack"):
        assert rack.contains(tile)
    table = tiles_of(screen, "cloth")
    assert len(table) > 80
    status = next(thing.place for thing in screen.things() if thing.role == Role.StatusBar)
    named = [
        thing.place
        for thing in screen.things()
        if thing.name and thing.role == Role.Button and thing.item.property("zone") is None
    ]
    for tile in table:
        assert not any(tile.intersects(other) for other in (rack, status, *named))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LEAST, (1366, 768, 1.5)], ids=str)
def test_the_whole_table_of_every_other_game_is_there(
    open_screen: Open, paths: Paths, game: str, size: Any
) -> None:
    leave_a_game_of(paths, game, ALONE, entries=GAMES[game])
    screen = opened(open_screen, size, language="pl")
    go_on(screen)
    assert outside(screen) == []
    assert overlapping(screen) == []


@pytest.mark.parametrize("window", [(1024, 560), (1366, 768), (1920, 1080)], ids=str)
def test_no_tile_of_the_rack_shrinks_when_the_scale_grows(
    open_screen: Open, paths: Paths, window: Any
) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, (*window, 0.8), language="pl")
    go_on(screen)
    widths = []
    for scale in (0.8, 1.0, 1.25, 1.5, 2.0):
        screen.set_comfort(scale=scale)
        screen.picture()
        screen.breathe()
        screen.picture()
        widths.append(min(tile.width() for tile in tiles_of(screen, "rack")))
        assert outside(screen) == [], scale
    assert widths == sorted(widths)


def test_what_a_joker_stands_for_is_read_on_the_smallest_tile(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    screen.picture()
    stands = {item.property("stands") for item in screen.items() if (item.property("stands") or 0) > 0}
    assert stands
    lines = screen.lines()
    for number in stands:
        assert f"= {number}" in lines or str(number) in lines


def test_looking_back_moves_nothing_of_the_table(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    before = screen.find("Your rack").place, screen.find("Bolek, 9 tiles").place
    screen.click("More tools")
    assert screen.sees("Show the score card")
    screen.table.lookAt(screen.table.entries - 1)
    screen.picture()
    assert screen.sees("Back to the game")
    assert not screen.sees("Show the score card"), "no tool of the present stays open"
    assert (screen.find("Your rack").place, screen.find("Bolek, 9 tiles").place) == before
    assert overlapping(screen) == []


def test_tools_that_have_no_room_stand_behind_one_button(open_screen: Open, paths: Paths) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    assert not screen.sees("Show the score card")
    screen.click("More tools")
    assert screen.sees("Show the score card")
    assert outside(screen) == []
    screen.resize(1600, 900)
    screen.picture()
    assert not screen.sees("More tools")
    assert screen.sees("Show the score card")


def test_a_tip_covers_no_tool(open_screen: Open, paths: Paths) -> None:
    left_laid(20)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    screen.picture()
    tools = [
        screen.find(name).place for name in ("Sort the rack by runs", "Sort the rack by groups", "More tools")
    ]
    screen.point_at("Sort the rack by groups")
    screen.wait_until(lambda: "Sort the rack by groups (7)" in screen.lines(), "the tip")
    (tip,) = (text for text in screen.texts() if text.property("text") == "Sort the rack by groups (7)")
    assert not any(place(tip).intersects(tool) for tool in tools)
    assert outside(screen) == []


def test_the_mark_of_a_set_in_disorder_is_whole_at_the_edge(open_screen: Open, paths: Paths) -> None:
    left_laid(90)(paths)
    screen = opened(open_screen, LEAST)
    go_on(screen)
    face = screen.table.viewModel
    first = min(
        (row for row in face.tiles.rows if row["zone"] == "cloth"), key=lambda row: float(row["place"][0])
    )
    rack = next(row["tile"] for row in face.tiles.rows if row["zone"] == "rack")
    x, y, wide = first["place"][:3]
    face.pick(rack, True)
    face.putAt(x + wide * 0.95, y + wide * 0.7)
    screen.picture()
    marks = [text for text in screen.texts() if text.property("text") == "!"]
    assert marks
    for mark in marks:
        disc = mark.parentItem()
        assert disc is not None
        assert place(disc).left() >= 0


# ---------------------------------------------------------------------------------------------------- line-up


@pytest.mark.parametrize("game", [info.id for info in find_games()])
def test_who_is_playing_needs_no_scrolling(open_screen: Open, game: str) -> None:
    screen = opened(open_screen, (1366, 768, 1.0), language="pl")
    opened_for(game)(screen)
    nothing_scrolls(screen)
    screen.resize(1024, 600)
    nothing_scrolls(screen)
    filled(screen)
    nothing_scrolls(screen)
    screen.resize(1366, 768)
    nothing_scrolls(screen)


def nothing_scrolls(screen: Screen) -> None:
    screen.picture()
    scrolled = [item for item in screen.items() if item.inherits("QQuickFlickable")]
    assert scrolled
    for item in scrolled:
        assert item.property("contentHeight") <= item.height() + 1
    assert outside(screen) == []
    assert overlapping(screen) == []


def test_nothing_moves_when_somebody_sits_down_or_leaves(open_screen: Open) -> None:
    screen = opened(open_screen, (1366, 768, 1.0))
    opened_for("pickomino")(screen)
    line_up = screen.app.shell.tables.line_up

    def places() -> list[QRectF]:
        screen.picture()
        names = ("Seat 1: Player 1, starts", "Add a person", "Add a computer", "By lot", "To the table")
        return [screen.find(name).place for name in names]

    before = places()
    for _ in range(3):
        line_up.addComputer("sharp")
        assert places() == before
    line_up.remove(3)
    assert places() == before


def test_a_second_press_sends_nobody_else_away(open_screen: Open) -> None:
    screen = opened(open_screen, (1366, 768, 1.0))
    opened_for("pickomino")(screen)
    line_up = screen.app.shell.tables.line_up
    for _ in range(2):
        line_up.addComputer("sharp")
    screen.picture()
    where = screen.find("Bolek leaves").place.center().toPoint()
    screen.point_at("Bolek leaves")
    for _ in range(2):
        screen.click_at(where)
        screen.picture()
    assert [row["name"] for row in line_up.seat_rows.rows] == ["", "Fela", "Kleks"]
    # Once the pointer is gone, the others move up.
    third = screen.find("Seat 2: Fela, computer, Sharp").place
    screen.point_at("To the table")
    screen.click_at(QPoint(5, 5))
    screen.picture()
    assert screen.find("Seat 2: Fela, computer, Sharp").place.x() < third.x()


def test_options_without_a_meaning_are_off(open_screen: Open) -> None:
    screen = opened(open_screen, (1366, 768, 1.0))
    opened_for("rummikub")(screen)
    screen.click("Choose the rules one by one")
    assert screen.can_press("Put the table back")
    screen.click("No clock")
    assert not screen.can_press("Put the table back")
