"""Arrows alone: they lead to the table from wherever the keyboard is, and through the log."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.storage.paths import Paths

from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.phrases import plain
from tests.ui.player import go_on, play_to_the_end, resumed
from tests.ui.positions import Seats, leave_a_game_of

Key = Qt.Key
ONE_PERSON: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0))
LONG_NAMED: Seats = (("Ala", "human", 0), ("Bolesław Chrobry", "gentle", 0))


def on_the_table(screen: Screen) -> bool:
    """Return whether the keyboard is on something of the game, not of the page around it."""
    item: QQuickItem | None = screen.window.activeFocusItem().parentItem()
    while item is not None and not item.property("beginTurn"):
        item = item.parentItem()
    return item is not None


def pointed_out(screen: Screen) -> bool:
    """Return whether a ring shows where the keyboard is."""
    rings = [item for item in screen.items() if class_name(item).startswith("FocusRing")]
    return any(ring.property("shown") and ring.isVisible() for ring in rings)


@pytest.mark.parametrize(
    "game, first, way, there",
    [
        ("knaster", "Roll both dice", (Key.Key_Right,), "row 3, column 3: empty"),
        ("pickomino", "Roll 8 dice", (Key.Key_Up, Key.Key_Up), "Tile 24, 1 worm, in the centre"),
        ("ryzyk_fizyk", "Roll 6 dice", (Key.Key_Up,), "Cup with 6 dice, waiting to be rolled"),
        ("rummikub", "orange 1, on your rack", (Key.Key_Right,), "red 4, on your rack"),
    ],
)
def test_arrows_lead_to_the_table_and_the_first_one_shows_where_the_turn_begins(
    game: str, first: str, way: tuple[Qt.Key, ...], there: str, open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, game, ONE_PERSON, entries=0)
    screen = open_screen()
    go_on(screen)
    screen.wait_until(lambda: screen.focused == first, "the keyboard on the table")
    assert not pointed_out(screen)
    if game != "knaster":  # there all keys lead over the sheet at once
        screen.press(way[0])
        assert (screen.focused, pointed_out(screen)) == (first, True), "it is shown, not left"
    screen.find("Log").item.forceActiveFocus(Qt.FocusReason.MouseFocusReason)
    assert not on_the_table(screen)
    screen.press(Key.Key_Down)
    assert (screen.focused, on_the_table(screen)) == (first, True)
    assert pointed_out(screen)
    screen.press(*way)
    assert screen.focused == there
    assert pointed_out(screen)


@pytest.mark.rest
@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster"])
def test_nothing_is_chosen_beforehand_after_a_page_that_lay_over_the_table(
    game: str, open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, game, (("Ala", "human", 0), ("Jan", "human", 1)), entries=2)
    screen = open_screen()
    go_on(screen)
    screen.wait_until(lambda: on_the_table(screen), "the keyboard on the table")
    told, first = screen.lines(), screen.focused
    screen.press(Key.Key_Escape)
    screen.wait_for("Comfort and language").item.forceActiveFocus()
    screen.press(Key.Key_Return)
    screen.wait_for("By ear")
    screen.press(Key.Key_Escape)
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.focused == first, "the keyboard where it was")
    assert screen.lines() == told
    assert not pointed_out(screen)
    screen.press(Key.Key_Right)
    assert (screen.focused, pointed_out(screen)) == (first, True), "it is shown, not left"


@pytest.mark.rest
def test_the_log_is_read_and_closed_by_keys(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=8)
    lines = [row.text for row in screen.table.log.rows]

    def at() -> int:
        """The number of the line that is heard, which is in view."""
        line = screen.window.activeFocusItem()
        assert screen.focused == line.property("text")
        list_item = line.parentItem().parentItem()
        top = line.mapToItem(list_item, QPointF(0, 0)).y()
        assert -1 <= top <= list_item.height() - line.height() + 1
        return int(line.property("index"))

    def struck(key: Qt.Key) -> int:
        screen.press(key)
        screen.picture()
        return at()

    last = len(lines) - 1
    assert struck(Key.Key_L) == last
    assert struck(Key.Key_Home) == 0
    assert [struck(key) for key in (Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Up)] == [0, 1, 2, 1]
    forwards, back = [1], [last]
    while forwards[-1] < last:
        forwards.append(struck(Key.Key_PageDown))
    assert struck(Key.Key_End) == last
    while back[-1] > 0:
        back.append(struck(Key.Key_PageUp))
    for way in (forwards, back):
        *pages, rest = [abs(to - at) for at, to in pairwise(way)]
        assert min(pages) > 5, "many lines at once"
        assert 0 < rest <= max(pages)
    assert screen.sees("What was played")
    screen.press(Key.Key_L)
    assert not screen.sees("What was played")
    screen.press(Key.Key_L, Key.Key_Tab)
    assert screen.focused == "Close"
    screen.press(Key.Key_L)
    assert not screen.sees("What was played"), "also from a button of it"


@pytest.mark.rest
def test_the_log_opens_with_the_whole_of_its_last_line_in_view(open_screen: Open, paths: Paths) -> None:
    session = leave_a_game_of(paths, "knaster", LONG_NAMED, entries=9)
    assert session.state.phase == "enter"
    screen = open_screen(language="pl", size=(1024, 560), pace="normal")
    go_on(screen)

    def last() -> str:
        return plain(str(screen.table.log.rows[-1].text))

    # The computer enters beside the person; after that no line comes.
    screen.wait_until(lambda: last().startswith("Bolesław"), "the computer's entry")
    screen.press(Key.Key_L)
    screen.wait_until(lambda: screen.focused == last(), "the keyboard on the last line")
    screen.picture()
    line = screen.window.activeFocusItem()
    (words,) = (item for item in screen.items(line) if item.inherits("QQuickText"))
    assert int(words.property("lineCount")) == 2
    list_item = line.parentItem().parentItem()
    foot = line.mapToItem(list_item, QPointF(0, line.height())).y()
    # Less than a line of room is under it, where the first line in view would be cut.
    assert list_item.height() - 40 <= foot <= list_item.height() + 1
    assert list_item.property("atYEnd")


@pytest.mark.rest
def test_arrows_walk_the_buttons_of_the_pause_and_the_rows_of_buttons_at_the_end(
    open_screen: Open, paths: Paths
) -> None:
    screen = resumed(open_screen, paths, to_the_end=True)
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Go on playing", "the pause")
    way = ["How to play", "Comfort and language", "Start page", "Start page"]
    for name in way:
        screen.press(Key.Key_Down)
        assert (screen.focused, pointed_out(screen)) == (name, True)
    for name in ["Comfort and language", "How to play", "Go on playing", "Go on playing"]:
        screen.press(Key.Key_Up)
        assert screen.focused == name
    screen.press(Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    screen.wait_for_page("home")
    go_on(screen)
    play_to_the_end(screen)
    screen.wait_until(lambda: screen.focused == "Again", "the end")
    screen.press(Key.Key_Right)
    assert screen.focused == "Start page"
    screen.press(Key.Key_Left)
    assert screen.focused == "Again"
    screen.press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    screen.wait_until(lambda: screen.focused == "How did we play?", "what else there is to do")
    screen.press(Key.Key_Right)
    assert screen.focused == "Look back"
    screen.press(Key.Key_Down)
    there = screen.focused
    assert there in {"Save the score card", "Same dice"}
    screen.press(Key.Key_Up)
    assert screen.focused in {"How did we play?", "Look back"}
