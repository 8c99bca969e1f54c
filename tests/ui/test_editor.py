"""A position is set up by mouse, by keys and by ear, and looked into or played on."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik.engine.game_library import find_games

from tests.pictures.scenes.editor import PLACES, WRONG, change, set_up
from tests.pictures.scenes.practise import practise_opened
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.test_everybody import misfits, unheard
from tests.ui.test_explorer import weighed

Key = Qt.Key
GAMES = sorted(PLACES)


def pieces(screen: Screen, tray: str) -> list[str]:
    row = next(row for row in screen.editor.trays.rows if row.key == tray)
    return [piece.piece for piece in row.pieces]


def begun(open_screen: Open, game: str = "pickomino", **comfort: Any) -> Screen:
    screen = open_screen(**{"size": (1366, 768), **comfort})
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    set_up(game)(screen)
    screen.picture()
    return screen


def focus(screen: Screen, name: str) -> None:
    screen.find(name).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)


def test_every_game_s_positions_can_be_set_up() -> None:
    assert sorted(info.id for info in find_games()) == GAMES


@pytest.mark.rest
def test_a_position_is_set_up_by_mouse_from_the_practice_room(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    practise_opened(screen)
    screen.click("Set up a position")
    screen.wait_for("Lay this position")
    screen.picture()
    screen.click("Worms")
    screen.wait_until(lambda: not screen.sees("Lay this position"), "the sheet to go")
    screen.wait_for("This position can be played.")
    screen.click("die 5")
    assert screen.sees("Rolled: die 5")
    assert screen.sees("This position can't be played yet:")
    assert screen.sees("There are 8 dice, and here 1 lie.")
    assert not screen.sees("Look at it")
    screen.click("Rolled: die 5, take away, 1 of 1")
    assert screen.sees("This position can be played.")
    screen.click("Player 1's stack: empty")
    screen.click("tile 25")
    assert screen.sees("Player 1's stack: tile 25")
    screen.click("Centre: tile 36, turn face down, 15 of 15")
    assert screen.sees("Face down: tile 36")
    screen.click("Player 2")
    assert screen.editor._draft.state.turn == 1
    screen.press(Key.Key_Escape)
    assert screen.editor is None
    screen.wait_for("Puzzle of the day")


def test_a_position_is_set_up_by_keys_alone(open_screen: Open) -> None:
    screen = begun(open_screen)
    focus(screen, "Rolled: empty")
    screen.type("56")
    assert pieces(screen, "rolled") == ["5", "6"]
    screen.press(Key.Key_Right, Key.Key_Right)
    assert screen.focused == "Rolled: die with a worm, take away, 2 of 2"
    screen.press(Key.Key_Return)
    assert pieces(screen, "rolled") == ["5"]
    screen.wait_until(lambda: screen.focused == "Rolled: die 5, take away, 1 of 1", "the piece beside it")
    screen.press(Key.Key_Delete)
    assert pieces(screen, "rolled") == []
    screen.press(Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert pieces(screen, "rolled") == ["5"]
    focus(screen, "die 1")
    screen.press(Key.Key_Right, Key.Key_Space)
    assert pieces(screen, "rolled") == ["2", "5"]
    assert screen.focused == "die 2"
    focus(screen, "Set aside: die 5")
    screen.press(Key.Key_Return)
    assert screen.focused == "die 2", "where one was on the palette"
    screen.press(Key.Key_Left, Key.Key_Space)
    assert pieces(screen, "kept") == ["1", "5"]
    focus(screen, "Rolled: die 2, die 5")
    screen.press(Key.Key_Tab)
    assert screen.focused == "Set aside: die 1, die 5"
    screen.press(Key.Key_Delete)
    assert pieces(screen, "kept") == ["1"], "what is meant is where the keyboard is"
    focus(screen, "Ala's stack: empty")
    screen.type("3")
    assert pieces(screen, "stack:0") == []
    screen.type("0")
    assert pieces(screen, "stack:0") == ["30"]


@pytest.mark.rest
def test_a_cell_a_tile_and_a_number_are_typed(open_screen: Open) -> None:
    screen = begun(open_screen, "knaster")
    focus(screen, "Bolek's sheet")
    screen.press(Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Delete)
    assert pieces(screen, "sheet:1")[6] == ""
    screen.press(Key.Key_Return)
    assert screen.focused == "2", "on the palette"
    screen.type("12")
    assert pieces(screen, "sheet:1")[6] == "12"
    at = screen.editor._at
    assert pieces(screen, "sheet:1")[at] == "", "the next empty cell"
    screen.type("o7")
    assert pieces(screen, "sheet:1")[at] == "7o"

    set_up("rummikub")(screen)
    screen.picture()
    focus(screen, "New set: empty")
    before = len(screen.editor._draft.state.table)
    screen.type("r1")
    assert len(screen.editor._draft.state.table) == before, "it could become 10 to 13"
    screen.press(Key.Key_Return)
    assert screen.editor._draft.state.table[-1][0].startswith("r1")

    set_up("ryzyk_fizyk")(screen)
    screen.click("Ala's account")
    screen.press(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    screen.type("87")
    screen.press(Key.Key_Return)
    assert screen.editor._draft.state.accounts[0] == 87
    screen.click("Ala's account: one more")
    assert screen.editor._draft.state.accounts[0] == 88


@pytest.mark.rest
def test_the_id_is_copied_and_laid_again_and_a_mistyped_one_is_not(open_screen: Open) -> None:
    screen = begun(open_screen)
    code = screen.editor.property("code")
    assert screen.sees(f"ID: {code}")
    screen.click("Copy the ID")
    assert QGuiApplication.clipboard().text() == code
    state = screen.editor._draft.state
    screen.editor.begin("knaster")
    screen.click("Start from…")
    screen.wait_for("Lay this position")
    screen.find("ID of a position").item.setProperty("text", "ABCD-EFGH")
    screen.click("Lay this position")
    assert screen.sees("Lay this position"), "it stays open"
    screen.click("Paste")
    screen.click("Lay this position")
    assert screen.editor._draft.state == state


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_looked_at_and_changed_from_there(open_screen: Open, game: str) -> None:
    screen = begun(open_screen, game)
    state, names = screen.editor._draft.state, screen.editor._draft.names
    screen.click("Look at it")
    screen.wait_until(lambda: screen.explorer is not None, "the explorer")
    weighed(screen)
    screen.click("Change this position")
    screen.wait_until(lambda: screen.explorer is not None and screen.editor is not None, "the editor")
    assert (screen.editor._draft.state, screen.editor._draft.names) == (state, names)


@pytest.mark.rest
def test_a_position_is_played_on_from(open_screen: Open) -> None:
    screen = begun(open_screen)
    screen.click("Play on")
    screen.wait_until(lambda: screen.explorer is not None, "the explorer")
    screen.wait_for("To the table")
    screen.picture()
    screen.click("To the table")
    screen.wait_until(lambda: screen.explorer is None, "the table")
    screen.wait_for("On trial: this game doesn't count")


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "sizes",
    [[(1024, 560, 1.0), (1024, 600, 2.0)], pytest.param([(1366, 768, 1.0)], marks=LONG_SOAK)],
    ids=["small", "usual"],
)
def test_the_editor_fits_and_can_be_heard(
    open_screen: Open, game: str, sizes: list[tuple[int, int, float]]
) -> None:
    screen = begun(open_screen, game)
    for language, (width, height, scale) in product(("en", "pl"), sizes):
        screen.set_comfort(language=language, scale=scale)
        screen.resize(width, height)
        set_up(game)(screen)
        assert (misfits(screen), unheard(screen)) == ([], [])
        change(screen, WRONG[game])
        assert (misfits(screen), unheard(screen)) == ([], [])
        for button, shown in (("Start from…", "Lay this position"), ("More", "Players")):
            screen.click(button)
            screen.picture()
            assert screen.sees(shown)
            assert misfits(screen) == []
            screen.press(Key.Key_Escape)
            screen.wait_until(lambda: screen.can_press("More"), "the page")
