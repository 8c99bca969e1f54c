"""Ctrl+N, Ctrl+O and F1 on every page and over every sheet."""

from __future__ import annotations

import shutil
from contextlib import AbstractContextManager
from itertools import pairwise
from pathlib import Path
from re import fullmatch
from typing import Any, Final

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.services.help_pages import BESIDE_THE_GAMES, help_parts, search_help
from stolik.shell.switch_keys import reachable
from stolik.storage.paths import Paths
from stolik.storage.profiles import store_people

from tests.pictures.gallery import scenes
from tests.pictures.scene import KNOWN_PEOPLE, shown
from tests.pictures.scenes.coaching import (
    due,
    finished,
    practise_opened,
)
from tests.qml_classes import class_name
from tests.shell.program import ROOT
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.files import CONTROL, open_file
from tests.ui.keyboards import FRENCH, GREEK, PLACES, RUSSIAN
from tests.ui.phrases import local, plain
from tests.ui.player import go_on, play_to_the_end, resumed
from tests.ui.positions import PEOPLE, TURN, Seats, leave_a_game, leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key
SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
FIRST_GAME = "Play Worms"

SCENES: Final = {scene.name: scene for scene in scenes()}

# Pages, and sheets over them, each with its help.
HELP: Final = {
    name: page
    for page, names in {
        "program": """home waiting chance-code comfort about report-so-far luck-many book-people practise
            referee-clock-twelve referee-search-read""",
        "pickomino": """person pickomino pickomino-end pickomino-back real-dice-pickomino pause
            chance-checked-pickomino chance-compared try-again-round""",
        "rummikub": "players-rummikub computer rummikub-middle rummikub-covered puzzles-rummikub",
        "knaster": "knaster lesson-knaster-end",
        "ryzyk_fizyk": "ryzyk_fizyk-log report-four lesson-ryzyk_fizyk",
        "tournament": """tournaments-list tournament-setup-three tournament-entrant desk-seven desk-table
            desk-card""",
    }.items()
    for name in names.split()
}
USUAL: Final = ("home", "person", "pause", "rummikub-covered", "desk-card", "referee-clock-twelve")


def opened(name: str) -> AbstractContextManager[Screen]:
    return shown(SCENES[name], "en", (1280, 800, 1.0), "day", pace="off", muted=True)


def seen(screen: Screen) -> tuple[object, ...]:
    """Return the screen's content except a running clock, the text in its fields, and the keyboard focus."""
    screen.picture()
    names = sorted(name for name in screen.names() if not fullmatch(r"\d+ seconds? left", name))
    fields = [item for item in screen.items() if item.inherits("QQuickTextInput")]
    typed = [[item.property(part) for part in ("text", "cursorPosition", "selectedText")] for item in fields]
    return screen.window.property("over"), names, typed, screen.focused


def at_rest(screen: Screen) -> tuple[object, ...]:
    """Return the screen's content once it is stable: a table takes the focus before its turn begins."""
    looks: list[tuple[object, ...]] = []

    def rests() -> bool:
        looks.append(seen(screen))
        return bool(screen.focused) and len(looks) > 3 and looks[-4:] == [looks[-1]] * 4

    screen.wait_until(rests, "rest, and the keyboard somewhere")
    return looks[-1]


def look_again(screen: Screen, before: tuple[object, ...]) -> None:
    """Check that the screen is as before, including the keyboard focus."""
    over, *_, focused = before
    screen.wait_until(
        lambda: (screen.window.property("over"), screen.focused) == (over, focused), str(focused)
    )
    assert seen(screen) == before


def help_shown(screen: Screen) -> str:
    """Return the title of the help on top, empty if there is none."""
    pages = [item for item in screen.items() if item.property("markedPassage") is not None]
    return str(pages[-1].property("gameId")) if pages and screen.window.property("over") == "help" else ""


@pytest.mark.parametrize("name", mostly_soak(HELP, usual=USUAL))
def test_f1_helps_ctrl_o_shows_files_and_ctrl_n_the_games(name: str) -> None:
    with opened(name) as screen:
        before = at_rest(screen)
        field: Any = screen.window.activeFocusItem()
        if field.inherits("QQuickTextInput") and not field.property("text"):
            screen.type("77")
            screen.press(Key.Key_Left)
            before = seen(screen)
        screen.press(Key.Key_F1)
        screen.wait_until(lambda: help_shown(screen) == HELP[name], f"the help on {HELP[name]}")
        assert not screen.sees("Guided first game")
        screen.press(Key.Key_F1)
        assert help_shown(screen) == HELP[name], "once more changes nothing"
        screen.press(Key.Key_Escape)
        look_again(screen, before)
        screen.press(Key.Key_O, modifier=CONTROL)
        screen.wait_for("Filter")
        screen.press(Key.Key_Escape)
        look_again(screen, before)

        at_table = screen.window.property("page") == "table" and not screen.table.over
        game = screen.table.gameId if at_table else ""
        screen.press(Key.Key_N, modifier=CONTROL)
        screen.wait_until(lambda: screen.focused == FIRST_GAME, "the first game on the start page")
        screen.wait_for_page("home")
        assert screen.window.property("over") == ""
        assert not screen.table
        assert screen.page_model("tournament") is None
        assert not game or game in {row.gameId for row in screen.app.shell.waiting_rows.rows}
        screen.press(Key.Key_Space)
        screen.wait_for_page("players")


@pytest.mark.parametrize(
    "name",
    mostly_soak(
        "home person desk-table try-again-round referee-search-read report-four luck-many".split(),
        usual=("desk-table",),
    ),
)
@pytest.mark.parametrize("helped", [False, True])
def test_a_record_that_is_opened_is_seen(name: str, helped: bool, tmp_path: Path) -> None:
    file = tmp_path / "grandma.stolik"
    shutil.copy(SAVE, file)
    with opened(name) as screen:
        if helped:
            screen.press(Key.Key_F1)
        open_file(screen, file)
        screen.wait_until(lambda: screen.table and screen.table.gameId == "pickomino", "the record")
        screen.wait_for_page("table")
        screen.wait_until(lambda: screen.can_press("Log"), "the table, and nothing over it")
        assert screen.window.property("over") == ""


def test_a_name_half_written_waits_under_help_and_is_kept_in_the_end(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=2)
    screen = open_screen()

    def rename() -> None:
        screen.click_games()
        screen.wait_until(lambda: any(name.startswith("More with ") for name in screen.names()), "the list")
        if not any(name.startswith("Rename ") for name in screen.names()):
            screen.click(next(name for name in screen.names() if name.startswith("More with ")))
        screen.walk_to(next(name for name in screen.names() if name.startswith("Rename ")))
        screen.press(Key.Key_Space)

    def name() -> str:
        return str(screen.app.shell.waiting_rows.rows[0].caption)

    rename()
    screen.type("Sun")
    before = at_rest(screen)
    screen.press(Key.Key_F1, Key.Key_Escape)
    look_again(screen, before)
    screen.press(Key.Key_O, modifier=CONTROL)
    screen.wait_for("Filter")
    screen.press(Key.Key_Escape)
    look_again(screen, before)
    assert not name()
    screen.type("day")
    screen.press(Key.Key_Return)
    assert name() == "Sunday"
    screen.press(Key.Key_Escape)
    rename()
    screen.type("Monday")
    screen.press(Key.Key_N, modifier=CONTROL)
    screen.wait_until(lambda: screen.focused == FIRST_GAME, "the first game on the start page")
    assert name() == "Monday"


def test_help_waits_for_no_bot_and_no_bot_for_it(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, (("Ala", "human", 0), ("Bolek", "gentle", 0)), turns=2)
    screen = go_on(open_screen())
    screen.press(Key.Key_R, Key.Key_F1)
    screen.wait_until(lambda: help_shown(screen) == "pickomino")
    assert screen.table.property("paused")
    screen.press(Key.Key_Escape)
    assert not screen.table.property("paused")


def test_a_game_that_ends_under_the_help_shows_its_end_afterwards(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, to_the_end=True)
    screen = go_on(open_screen(pace="normal"))
    screen.press(Key.Key_T)
    screen.wait_until(lambda: screen.table.end.plays, "the moment after the last move")
    screen.press(Key.Key_F1)
    screen.wait_until(lambda: help_shown(screen) == "pickomino")
    screen.wait_until(lambda: not screen.table.end.plays, "the end of the moment")
    assert help_shown(screen) == "pickomino"
    assert not screen.can_press("Another game")
    screen.press(Key.Key_Escape)
    screen.wait_for("Again")


@pytest.mark.quick
@pytest.mark.parametrize("page", BESIDE_THE_GAMES)
def test_help_beside_the_games_has_the_same_chapters_in_both_languages(page: str) -> None:
    pl, en = help_parts(page, "pl"), help_parts(page, "en")
    assert pl.title
    assert [len(each.passages) for each in pl.chapters] == [len(each.passages) for each in en.chapters]


@pytest.mark.quick
def test_the_help_on_the_program_is_searched_on_its_own_page_alone() -> None:
    assert [each.page for each in search_help("puzzle", "en", "program")][:1] == ["program"]
    assert "program" not in {each.page for each in search_help("puzzle", "en")}


ONE_PERSON: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0))
LONG_NAMED: Seats = (("Ala", "human", 0), ("Bolesław Chrobry", "gentle", 0))


def on_the_table(screen: Screen) -> bool:
    """Return whether the keyboard focus is on a part of the game, not of the page around it."""
    item: QQuickItem | None = screen.window.activeFocusItem().parentItem()
    while item is not None and not item.property("beginTurn"):
        item = item.parentItem()
    return item is not None


def pointed_out(screen: Screen) -> bool:
    rings = [item for item in screen.items() if class_name(item).startswith("FocusRing")]
    return any(ring.property("shown") and ring.isVisible() for ring in rings)


@pytest.mark.quick
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
    screen = go_on(open_screen())
    screen.wait_until(lambda: screen.focused == first, "the keyboard on the table")
    assert not pointed_out(screen)
    if game != "knaster":  # there all keys move over the sheet at once
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


def test_the_name_of_a_drawing_goes_with_the_next_key(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "pickomino", ONE_PERSON, entries=0)
    screen = go_on(open_screen())
    screen.point_at("Sound is off")
    (tip,) = [
        each for each in screen.find("Sound is off").item.children() if class_name(each).startswith("ToolTip")
    ]
    assert tip.property("active")
    screen.press(Key.Key_A)
    assert not tip.property("active")


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster"])
def test_nothing_is_chosen_after_a_page_over_the_table(game: str, open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, game, (("Ala", "human", 0), ("Jan", "human", 1)), entries=2)
    screen = go_on(open_screen())
    screen.wait_until(lambda: on_the_table(screen), "the keyboard on the table")
    told, first = screen.lines(), screen.focused
    screen.press(Key.Key_Escape)
    screen.wait_for("Settings and language").item.forceActiveFocus()
    screen.press(Key.Key_Return)
    screen.wait_for("By ear")
    screen.press(Key.Key_Escape)
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.focused == first, "the keyboard where it was")
    assert screen.lines() == told
    assert not pointed_out(screen)
    screen.press(Key.Key_Right)
    assert (screen.focused, pointed_out(screen)) == (first, True), "it is shown, not left"


def test_the_log_is_read_and_closed_by_keys(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=8)
    lines = [row.text for row in screen.table.log.rows]

    def at() -> int:
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
    assert screen.sees("Game log")
    screen.press(Key.Key_L)
    assert not screen.sees("Game log")
    screen.press(Key.Key_L, Key.Key_Tab)
    assert screen.focused == "Close"
    screen.press(Key.Key_L)
    assert not screen.sees("Game log"), "also from a button of it"


def test_the_log_opens_with_the_whole_of_its_last_line_in_view(open_screen: Open, paths: Paths) -> None:
    session = leave_a_game_of(paths, "knaster", LONG_NAMED, entries=9)
    assert session.state.phase == "enter"
    screen = go_on(open_screen(language="pl", size=(1024, 560), pace="normal"))

    def last() -> str:
        return plain(str(screen.table.log.rows[-1].text))

    # The computer makes its entry beside the person; no line comes after that.
    screen.wait_until(lambda: last().startswith("Bolesław"), "the computer's entry")
    screen.press(Key.Key_L)
    screen.wait_until(lambda: screen.focused == last(), "the keyboard on the last line")
    screen.picture()
    line = screen.window.activeFocusItem()
    (words,) = (item for item in screen.items(line) if item.inherits("QQuickText"))
    assert int(words.property("lineCount")) == 2
    list_item = line.parentItem().parentItem()
    foot = line.mapToItem(list_item, QPointF(0, line.height())).y()
    # There is less than a line of room below it, where the first visible line would be cut.
    assert list_item.height() - 40 <= foot <= list_item.height() + 1
    assert list_item.property("atYEnd")


def test_arrows_walk_the_buttons_of_the_pause_and_of_the_end(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, to_the_end=True)
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.focused == "Keep playing", "the pause")
    way = ["How to play", "Settings and language", "Home", "Home"]
    for name in way:
        screen.press(Key.Key_Down)
        assert (screen.focused, pointed_out(screen)) == (name, True)
    for name in ["Settings and language", "How to play", "Keep playing", "Keep playing"]:
        screen.press(Key.Key_Up)
        assert screen.focused == name
    screen.press(Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    screen.wait_for_page("home")
    go_on(screen)
    play_to_the_end(screen)
    screen.wait_until(lambda: screen.focused == "Again", "the end")
    screen.press(Key.Key_Right)
    assert screen.focused == "How did we play?"
    screen.press(Key.Key_Left)
    assert screen.focused == "Again"
    screen.press(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    screen.wait_until(lambda: screen.focused == "Look back", "what else there is to do")
    screen.press(Key.Key_Right)
    assert screen.focused == "Save the score card"
    screen.press(Key.Key_Left)
    assert screen.focused == "Look back"


Modifier = Qt.KeyboardModifier


def strike(
    screen: Screen, keyboard: dict[str, str], *keys: str, modifier: Qt.KeyboardModifier = Modifier.NoModifier
) -> None:
    for key in keys:
        assert screen.strike(keyboard[key], PLACES[key], modifier), f"{keyboard[key]} in the place of {key}"


@pytest.mark.quick
def test_worms_are_rolled_undone_explained_and_read_about_by_letters(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=((TURN[0][0], None),))
    screen = go_on(open_screen())
    table = screen.table
    strike(screen, RUSSIAN, "H")
    screen.wait_until(lambda: table.advice.hint.get("text"), "a hint")
    before = table.session.length
    strike(screen, FRENCH, "4")
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "U")
    assert table.session.length == before
    screen.strike("4", PLACES["4"], Modifier.ShiftModifier)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "Z", modifier=CONTROL)
    assert table.session.length == before
    screen.press(Qt.Key.Key_4)
    screen.wait_until(lambda: not table.director.busy and screen.state.kept, "dice set aside")
    strike(screen, RUSSIAN, "R")
    screen.wait_until(lambda: len(screen.state.rolled) == 5, "the roll")
    screen.wait_until(lambda: not table.director.busy)
    strike(screen, RUSSIAN, "L")
    screen.wait_for("Game log")
    strike(screen, RUSSIAN, "L")
    screen.wait_until(lambda: not screen.sees("Game log"), "no log")


@pytest.mark.parametrize("name", ["Игорь", "Κυριάκος", "שרה", "Žofie"])
def test_names_are_written_in_any_letters(name: str, open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms", page="players")
    screen.click("Add a person")
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    field = screen.window.focusObject()
    field.setProperty("text", "")
    for sign, place in zip(name, (27, 39, 11, 43, 52, 30, 10, 58), strict=False):
        screen.strike(sign, place)
    assert field.property("text") == name


def test_a_game_is_begun_and_a_file_opened_by_the_places_of_n_and_o_also_from_a_line_that_is_written(
    open_screen: Open,
) -> None:
    screen = open_screen()
    screen.click_code()
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    strike(screen, GREEK, "O", modifier=CONTROL)
    screen.wait_for("Open a game or a tournament")
    strike(screen, GREEK, "N", modifier=CONTROL)
    screen.wait_until(lambda: screen.focused == "Play Worms", "the first game on the start page")
    assert not screen.sees("Open a game or a tournament")


def test_a_code_is_written_without_latin_letters_and_without_a_mistaken_digit(open_screen: Open) -> None:
    screen = open_screen()
    screen.click_code()
    screen.wait_until(lambda: screen.window.focusObject().property("cursorPosition") is not None, "a line")
    strike(screen, RUSSIAN, "K", "W", "X")
    screen.strike("-", PLACES["6"])
    strike(screen, GREEK, "F", "G")
    assert screen.window.focusObject().property("text").upper() == "KWX-FG"


NEXT, PREVIOUS, PRESS, BACK = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up


def walk(screen: Screen) -> None:
    items = [face.object() for face in reachable(screen.window)]
    wanted = {thing.item for thing in screen.things() if thing.presses and thing.usable}
    reached = set()
    for _ in items:
        screen.press(NEXT)
        reached.add(screen.window.activeFocusItem())
    assert {item for item in wanted if not item.inherits("QQuickTextInput")} <= reached


@pytest.mark.quick
def test_a_turn_is_played_with_four_keys(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=2, turn=())
    screen = open_screen(language="pl", switch_keys="arrows", switch_once_ms=0)
    walk(screen)
    screen.walk_to("Settings", NEXT)
    screen.press(PRESS)
    screen.walk_to("All settings", NEXT)
    screen.press(PRESS)
    walk(screen)
    screen.walk_to("Keys", NEXT)
    screen.press(PRESS)
    walk(screen)
    screen.walk_to("Accept a second press", NEXT)
    screen.press(PRESS)
    assert screen.app.settings.stored.switch_once_ms == 100
    screen.press(BACK)
    screen.set_comfort(switchOnceMs=0)
    screen.walk_to("Continue", NEXT)
    screen.press(PRESS)
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.focused in local("Roll 8 dice"), "the first button")
    walk(screen)
    screen.walk_to("Roll 8 dice", NEXT)
    screen.press(PRESS)
    assert screen.state.rolled, "the dice lie"
    walk(screen)
    die = next(thing.name for thing in screen.things() if thing.item.property("choosable"))
    screen.walk_to(die, NEXT)
    screen.press(PRESS)
    assert screen.state.kept, "set aside"
    screen.press(BACK)
    assert screen.sees("Pause")
    walk(screen)
    screen.press(BACK)
    assert not screen.sees("Pause")


def test_four_keys_practise_and_look_up_one_s_luck(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 3, 3))(paths)
    due(Zosia=2)(paths)
    screen = open_screen(switch_keys="arrows", switch_once_ms=0)
    practise_opened(screen)
    walk(screen)
    screen.walk_to("Second chance", NEXT)
    screen.press(PRESS)
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.press(BACK)
    screen.wait_for("Puzzle of the day")
    screen.walk_to("Solve a puzzle: Circles", NEXT)
    screen.press(PRESS)
    screen.wait_until(lambda: screen.app.shell.opened_pages.property("top") == "puzzles", "the puzzle")
    screen.press(BACK, BACK)
    screen.wait_for_page("home")
    screen.app.shell.opened_pages.open("book")
    screen.walk_to("More", NEXT)
    screen.press(PRESS)
    screen.wait_for("Luck over time")
    walk(screen)
    screen.walk_to("Luck over time", NEXT)
    screen.press(PRESS)
    assert "Too few games yet to tell luck from skill." in screen.lines()


def test_a_trembling_hand_presses_once_and_a_held_key_goes_on(open_screen: Open) -> None:
    screen = open_screen(language="en", switch_keys="arrows", switch_once_ms=2000)
    screen.press(NEXT)
    first = screen.focused
    screen.press(NEXT, NEXT)
    assert screen.focused == first
    screen.set_comfort(switchOnceMs=0, switchRepeatMs=500)
    QTest.keyPress(screen.window, NEXT)
    moved = screen.focused
    screen.wait_until(lambda: screen.focused not in (first, moved), "the key that is held advances")
    QTest.keyRelease(screen.window, NEXT)
    screen.set_comfort(switchKeys="off")
    before = screen.focused
    screen.press(Qt.Key.Key_F5)
    assert screen.focused == before
