"""Keyboards of other languages: what lacks our letters and digits plays by the places of the keys.

One keyboard is tried with each page; that all their signs count by their places is a matter of
`tests/shell/test_event_filters.py`.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.pictures.scenes.chance import with_real_dice
from tests.pictures.scenes.lessons import lesson_of, lesson_opened
from tests.pictures.scenes.puzzles import puzzle_asked
from tests.pictures.scenes.referee import clock_of, referee_opened
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.keyboards import CZECH, FRENCH, GREEK, HEBREW, PLACES, RUSSIAN
from tests.ui.player import go_on
from tests.ui.positions import PEOPLE, TURN, Seats, leave_a_game, leave_a_game_of

pytestmark = pytest.mark.rest

Modifier = Qt.KeyboardModifier
CONTROL = Modifier.ControlModifier

ALONE: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0))


def strike(
    screen: Screen, keyboard: dict[str, str], *keys: str, modifier: Qt.KeyboardModifier = Modifier.NoModifier
) -> None:
    """Strike keys by what they are called in the USA."""
    for key in keys:
        assert screen.strike(keyboard[key], PLACES[key], modifier), f"{keyboard[key]} in the place of {key}"


@pytest.mark.quick
def test_worms_are_rolled_undone_explained_and_read_about_by_letters(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    table = screen.table
    strike(screen, RUSSIAN, "H")
    screen.wait_until(lambda: table.advice.hint.get("text"), "a hint")
    before = table.session.length
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "U")
    assert table.session.length == before
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "Z", modifier=CONTROL)
    assert table.session.length == before
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "R")
    screen.wait_until(lambda: len(screen.state.rolled) == 5, "the roll")
    screen.wait_until(lambda: not table.director.busy)
    strike(screen, RUSSIAN, "L")
    screen.wait_for("What was played")
    strike(screen, RUSSIAN, "L")
    screen.wait_until(lambda: not screen.sees("What was played"), "no log")


def test_digits_without_shift_choose_faces(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    strike(screen, FRENCH, "4")
    screen.wait_until(lambda: 4 in screen.state.kept, "the fours set aside")


def test_a_digit_typed_with_shift_chooses_as_well(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    assert screen.strike("4", PLACES["4"], Modifier.ShiftModifier)
    screen.wait_until(lambda: 4 in screen.state.kept, "the fours set aside")


def test_questions_with_ctrl_are_answered(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen()
    go_on(screen)
    heard: list[str] = []
    screen.table.announcements.announced.connect(heard.append)
    strike(screen, CZECH, "2", modifier=CONTROL)
    assert heard == ["Can be stolen with exactly: 21 from Ola, 30 from Jan."]


def test_points_of_a_race_are_rolled_for_and_banked(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "ryzyk_fizyk", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    strike(screen, GREEK, "R")
    screen.wait_until(lambda: screen.table.session.length >= 2, "the roll")
    screen.wait_until(lambda: not screen.table.director.busy)
    strike(screen, GREEK, "A")
    strike(screen, GREEK, "B")


def test_circles_are_rolled(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    strike(screen, HEBREW, "R")
    screen.wait_until(lambda: screen.table.session.length >= 2, "the roll")


def test_tiles_are_drawn(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "rummikub", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    before = screen.table.session.length
    strike(screen, GREEK, "D")
    strike(screen, GREEK, "D")
    screen.wait_until(lambda: screen.table.session.length > before, "a tile drawn")


def test_racks_are_sorted(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "rummikub", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    places = []
    for digit in "78":
        strike(screen, FRENCH, digit)
        screen.picture()
        tiles = [thing for thing in screen.things() if thing.name.endswith("on your rack")]
        places.append({thing.name: thing.place.topLeft().toTuple() for thing in tiles})
    assert places[0] != places[1]


def test_what_real_dice_show_is_typed(open_screen: Open) -> None:
    screen = open_screen()
    with_real_dice("pickomino")(screen)
    strike(screen, CZECH, "1", "2", "3")
    strike(screen, RUSSIAN, "W")
    assert screen.table.realDice.faces == [1, 2, 3, 6]


def test_a_lesson_shows_what_to_do(open_screen: Open) -> None:
    screen = open_screen()
    lesson_opened("pickomino", 0)(screen)
    model = lesson_of(screen)
    strike(screen, HEBREW, "H")
    assert model.table.advice.hint["lit"] == ["roll"]
    strike(screen, HEBREW, "R")
    screen.wait_until(lambda: model.done == 1, "the first step")


@pytest.mark.quick
def test_the_clock_of_a_real_table_is_pressed(open_screen: Open) -> None:
    screen = open_screen()
    referee_opened(screen)
    clock_of(3, 60)(screen)
    clock = screen.page_model("referee").clock
    assert (clock.seat, clock.phase) == (1, "running")
    strike(screen, FRENCH, "3")
    assert (clock.seat, clock.phase) == (2, "running")
    strike(screen, GREEK, "P")
    assert clock.phase == "paused"


@pytest.mark.parametrize("name", ["Игорь", "Κυριάκος", "שרה", "Žofie"])
def test_names_are_written_in_any_letters(name: str, open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("Add a person")
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    field = screen.window.focusObject()
    field.setProperty("text", "")
    for sign, place in zip(name, (27, 39, 11, 43, 52, 30, 10, 58), strict=False):
        screen.strike(sign, place)
    assert field.property("text") == name


def test_in_a_line_that_is_written_ctrl_still_means_what_lies_at_the_place(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("Add a person")
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    field = screen.window.focusObject()
    field.setProperty("text", "Игорь")
    strike(screen, RUSSIAN, "A", modifier=CONTROL)
    assert field.property("selectedText") == "Игорь"


def test_a_game_is_begun_and_a_file_opened_by_the_places_of_n_and_o_also_from_a_line_that_is_written(
    open_screen: Open,
) -> None:
    screen = open_screen()
    screen.click_code()
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    strike(screen, GREEK, "O", modifier=CONTROL)
    screen.wait_for("To the folder above")
    strike(screen, GREEK, "N", modifier=CONTROL)
    screen.wait_until(lambda: screen.focused == "Play Worms", "the first game on the start page")
    assert not screen.sees("To the folder above")


def test_a_code_is_written_without_latin_letters_and_without_a_mistaken_digit(open_screen: Open) -> None:
    screen = open_screen()
    screen.click_code()
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    strike(screen, RUSSIAN, "K", "W", "X")
    screen.strike("-", PLACES["6"])
    strike(screen, GREEK, "F", "G")
    assert screen.window.focusObject().property("text").upper() == "KWX-FG"


@pytest.mark.parametrize("sign, place, is_undone", [("z", "Y", True), ("y", "Z", False)])
def test_where_our_letters_lie_elsewhere_the_letter_counts(
    sign: str, place: str, is_undone: bool, open_screen: Open, paths: Paths
) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    before = screen.table.session.length
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not screen.table.director.busy and screen.state.kept, "dice set aside")
    screen.strike(sign, PLACES[place], CONTROL)
    assert (screen.table.session.length == before) is is_undone


def test_a_puzzle_is_played_by_letters_wherever_on_the_page_the_keyboard_is(open_screen: Open) -> None:
    screen = open_screen()
    puzzle_asked("ryzyk_fizyk")(screen)
    strike(screen, HEBREW, "A")
    screen.find("Back").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    strike(screen, HEBREW, "A")
    assert not screen.strike(HEBREW["K"], PLACES["K"]), "K means nothing there"
