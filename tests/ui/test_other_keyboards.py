"""Keyboards of other languages: what lacks our letters and digits plays by the places of the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths

from tests.pictures.scenes.chance import with_real_dice
from tests.pictures.scenes.lessons import model_of
from tests.pictures.scenes.lessons import opened as lesson_opened
from tests.pictures.scenes.puzzles import asked
from tests.pictures.scenes.referee import clock_of
from tests.pictures.scenes.referee import opened as referee_opened
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import go_on
from tests.ui.positions import PEOPLE, TURN, Seats, leave_a_game, leave_a_game_of

Modifier = Qt.KeyboardModifier
CONTROL = Modifier.ControlModifier

ALONE: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0))

# The places of keys on X11, by their signs in the USA.
PLACES = dict(zip("1234567890", range(10, 20), strict=True))
for _row, _first in (("QWERTYUIOP", 24), ("ASDFGHJKL", 38), ("ZXCVBNM", 52)):
    PLACES |= dict(zip(_row, range(_first, _first + len(_row)), strict=True))

# What other keyboards type there without Shift.
RUSSIAN = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "йцукенгшщзфывапролдячсмить", strict=True))
GREEK = dict(zip("WERTYUIOPASDFGHJKLZXCVBNM", "ςερτυθιοπασδφγηξκλζχψωβνμ", strict=True))
HEBREW = dict(zip("ERTYUIOPASDFGHJKLZXCVBNM", "קראטוןםפשדגכעיחלךזסבהנמצ", strict=True))
FRENCH = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))
CZECH = dict(zip("1234567890", "+ěščřžýáíé", strict=True))
LETTERS = pytest.mark.parametrize("keyboard", [RUSSIAN, GREEK, HEBREW], ids=["ru", "gr", "he"])
DIGITS = pytest.mark.parametrize("keyboard", [FRENCH, CZECH], ids=["fr", "cz"])


def strike(
    screen: Screen,
    keyboard: dict[str, str],
    *keys: str,
    modifier: Qt.KeyboardModifier = Modifier.NoModifier,
) -> None:
    """Strike keys by what they are called in the USA."""
    for key in keys:
        assert screen.strike(keyboard[key], PLACES[key], modifier), f"{keyboard[key]} in the place of {key}"


@LETTERS
def test_worms_are_rolled_undone_explained_and_read_about_by_letters(
    keyboard: dict[str, str], open_screen: Open, paths: Paths
) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    table = screen.table
    strike(screen, keyboard, "H")
    screen.wait_until(lambda: table.advice.hint.get("text"), "a hint")
    before = table.session.length
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, keyboard, "U")
    assert table.session.length == before
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, keyboard, "Z", modifier=CONTROL)
    assert table.session.length == before
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, keyboard, "R")
    screen.wait_until(lambda: len(screen.state.rolled) == 5, "the roll")
    screen.wait_until(lambda: not table.director.busy)
    strike(screen, keyboard, "L")
    screen.wait_for("What was played")
    strike(screen, keyboard, "L")
    screen.wait_until(lambda: not screen.sees("What was played"), "no log")


@DIGITS
def test_digits_without_shift_choose_faces(keyboard: dict[str, str], open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    strike(screen, keyboard, "4")
    screen.wait_until(lambda: 4 in screen.state.kept, "the fours set aside")


def test_a_digit_typed_with_shift_chooses_as_well(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = open_screen()
    go_on(screen)
    assert screen.strike("4", PLACES["4"], Modifier.ShiftModifier)
    screen.wait_until(lambda: 4 in screen.state.kept, "the fours set aside")


@DIGITS
def test_questions_with_ctrl_are_answered(keyboard: dict[str, str], open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen()
    go_on(screen)
    heard: list[str] = []
    screen.table.announcements.announced.connect(heard.append)
    strike(screen, keyboard, "2", modifier=CONTROL)
    assert heard == ["To be stolen with exactly: 21 from Ola, 30 from Jan."]


@LETTERS
def test_points_of_a_race_are_rolled_for_and_banked(
    keyboard: dict[str, str], open_screen: Open, paths: Paths
) -> None:
    leave_a_game_of(paths, "ryzyk_fizyk", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    strike(screen, keyboard, "R")
    screen.wait_until(lambda: screen.table.session.length >= 2, "the roll")
    screen.wait_until(lambda: not screen.table.director.busy)
    strike(screen, keyboard, "A")
    strike(screen, keyboard, "B")


@LETTERS
def test_circles_are_rolled(keyboard: dict[str, str], open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    strike(screen, keyboard, "R")
    screen.wait_until(lambda: screen.table.session.length >= 2, "the roll")


@LETTERS
def test_tiles_are_drawn(keyboard: dict[str, str], open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "rummikub", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    before = screen.table.session.length
    strike(screen, keyboard, "D")
    strike(screen, keyboard, "D")
    screen.wait_until(lambda: screen.table.session.length > before, "a tile drawn")


@DIGITS
def test_racks_are_sorted(keyboard: dict[str, str], open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "rummikub", ALONE, entries=0)
    screen = open_screen()
    go_on(screen)
    places = []
    for digit in "78":
        strike(screen, keyboard, digit)
        screen.picture()
        tiles = [thing for thing in screen.things() if thing.name.endswith("on your rack")]
        places.append({thing.name: thing.place.topLeft().toTuple() for thing in tiles})
    assert places[0] != places[1]


@DIGITS
def test_what_real_dice_show_is_typed(keyboard: dict[str, str], open_screen: Open) -> None:
    screen = open_screen()
    with_real_dice("pickomino")(screen)
    strike(screen, keyboard, "1", "2", "3")
    strike(screen, RUSSIAN, "W")
    assert screen.table.realDice.faces == [1, 2, 3, 6]


@LETTERS
def test_a_lesson_shows_what_to_do(keyboard: dict[str, str], open_screen: Open) -> None:
    screen = open_screen()
    lesson_opened("pickomino", 0)(screen)
    model = model_of(screen)
    strike(screen, keyboard, "H")
    assert model.table.advice.hint["lit"] == ["roll"]
    strike(screen, keyboard, "R")
    screen.wait_until(lambda: model.done == 1, "the first step")


@DIGITS
def test_the_clock_of_a_real_table_is_pressed(keyboard: dict[str, str], open_screen: Open) -> None:
    screen = open_screen()
    referee_opened(screen)
    clock_of(3, 60)(screen)
    clock = screen.app.services.pages.model("referee").clock
    assert (clock.seat, clock.phase) == (1, "running")
    strike(screen, keyboard, "3")
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


@LETTERS
def test_a_game_is_begun_and_a_file_opened_by_the_places_of_n_and_o_also_from_a_line_that_is_written(
    keyboard: dict[str, str], open_screen: Open
) -> None:
    screen = open_screen()
    screen.click_code()
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    strike(screen, keyboard, "O", modifier=CONTROL)
    screen.wait_for("To the folder above")
    strike(screen, keyboard, "N", modifier=CONTROL)
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


@LETTERS
def test_a_puzzle_is_played_by_letters_wherever_on_the_page_the_keyboard_is(
    keyboard: dict[str, str], open_screen: Open
) -> None:
    screen = open_screen()
    asked("ryzyk_fizyk")(screen)
    strike(screen, keyboard, "A")
    screen.find("Back").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    strike(screen, keyboard, "A")
    assert not screen.strike(keyboard["K"], PLACES["K"]), "K means nothing there"
