"""Exploring a position: from a report's moment, by mouse and by keyboard, before and after, on and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.options import Options
from stolik.services.family_book.store import open_book
from stolik.storage.paths import Paths
from stolik.storage.profiles import store_people

from tests.analysis.report import games
from tests.pictures.acts import hinted, on_the_table, opened_for
from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.book import PLACES, duels, set_up, strength_opened
from tests.pictures.scenes.coaching import practise_opened
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits
from tests.ui.player import choose_at_the_end
from tests.ui.positions import keep_report, leave_a_game_of
from tests.ui.test_report import TIE, ask, at_the_end_of

Key = Qt.Key


def weighed(screen: Screen) -> None:
    screen.wait_until(lambda: screen.explorer.property("phase") == "ready", "what the options are worth")
    screen.picture()


def explored(open_screen: Open, paths: Paths, record: Path = TIE, **comfort: Any) -> Screen:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, record, **comfort)
    ask(screen)
    screen.report.choose(screen.report.dear.rows[0].key)
    screen.picture()
    button = screen.find("Explore this position").item
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Space)
    weighed(screen)
    return screen


def test_a_report_s_moment_is_explored_and_left_again(open_screen: Open, paths: Paths) -> None:
    screen = explored(open_screen, paths)
    row = screen.report.dear.rows[0]
    table = screen.explorer.table
    assert table.session.length == int(row.key.partition(":")[2]) - 1
    assert screen.sees("Explore")
    best = screen.explorer.options.rows[0]
    assert best.move == row.best
    mine = screen.explorer.options.rows[screen.explorer.property("mine")]
    screen.click("As played")
    screen.picture()
    assert screen.explorer.property("after")
    assert screen.explorer.property("chosen") == screen.explorer.property("mine")
    assert mine.lost.startswith("what was played, costs ")
    screen.click("Best")
    assert (screen.explorer.property("chosen"), table.lookingAt >= 0) == (0, True)
    screen.click("Before")
    assert table.lookingAt < 0
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert screen.report.property("chosen") == row.key


@pytest.mark.rest
def test_it_is_explored_by_keys_and_by_ear(open_screen: Open, paths: Paths) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    explorer = screen.explorer
    row = explorer.options.rows[1]
    screen.press(Key.Key_Down)
    assert (explorer.property("chosen"), explorer.property("after")) == (1, True)
    screen.picture()
    assert screen.sees(f"{row.move}. Chance of winning {row.worth}: {row.lost}.")
    assert screen.sees(f"{row.move}: {row.worth}, {row.lost}")
    screen.press(Key.Key_Space)
    assert not explorer.property("after")
    screen.press(Key.Key_Space, Key.Key_Up)
    assert (explorer.property("chosen"), explorer.property("after")) == (0, True)
    length = explorer.table.session.length
    screen.press(Key.Key_Return)
    weighed(screen)
    assert explorer.property("canGoBack")
    screen.press(Key.Key_Backspace)
    weighed(screen)
    assert explorer.table.session.length == length - 1
    screen.press(Key.Key_Right)
    weighed(screen)
    assert not explorer.property("canGoOn")
    screen.press(Key.Key_Left)
    weighed(screen)
    assert explorer.property("canGoOn")


@pytest.mark.rest
def test_what_is_played_on_from_a_report_counts_nowhere(open_screen: Open, paths: Paths) -> None:
    screen = explored(open_screen, paths, size=(1366, 768))
    explorer, who = screen.explorer, screen.explorer.property("player")
    screen.press(Key.Key_Down, Key.Key_Up, Key.Key_Return)
    weighed(screen)
    length = explorer.table.session.length
    screen.click("Play on from here")
    screen.wait_for("To the table")
    screen.picture()
    screen.click("Gentle", "To the table")
    screen.wait_until(lambda: screen.explorer is None, "the table")
    screen.wait_for("Trial game: it doesn't count")
    setup: Any = screen.app.services.tables.setup
    assert setup.session.length >= length
    assert [player.level for player in setup.players if player.name != who] == ["gentle"] * (
        len(setup.players) - 1
    )
    assert not setup.agreed.counts
    screen.picture()
    assert misfits(screen) == []


@pytest.mark.rest
def test_a_line_of_the_log_leads_to_its_position(open_screen: Open, paths: Paths) -> None:
    screen = at_the_end_of(open_screen, TIE, size=(1366, 768))
    choose_at_the_end(screen, "Look back")
    screen.table.lookAt(3)
    screen.picture()
    screen.press(Key.Key_E)
    weighed(screen)
    at = screen.table.moment.property("turn")
    assert at == 1
    assert screen.explorer.property("mine") >= 0
    screen.press(Key.Key_Escape)
    assert (screen.explorer, screen.table.lookingAt) == (None, 3)
    screen.click("Explore this position")
    weighed(screen)


def more_of_a_hint(screen: Any) -> None:
    """Ask for a hint until it shows its options, in Rummikub as the last step, and for more of them."""
    hinted(screen)
    screen.picture()
    for _ in range(5):
        if not screen.sees("More"):
            screen.press(Key.Key_H)
            screen.picture()
    screen.click("More")
    screen.picture()


SOLO = (("Ala", "human", 0), ("Bolek", "gentle", 0))


@pytest.mark.rest
@pytest.mark.parametrize("game, entries", [("pickomino", 20), ("rummikub", 40)])
def test_a_hint_s_more_leads_to_the_position_that_is_played(
    open_screen: Open, paths: Paths, game: str, entries: int
) -> None:
    leave_a_game_of(paths, game, SOLO, entries=entries)
    screen = open_screen(size=(1366, 768))
    on_the_table(screen)
    more_of_a_hint(screen)
    screen.click("Explore this position")
    weighed(screen)
    assert screen.explorer.property("seat") == 0
    assert screen.explorer.property("mine") == -1
    kept = paths.root / "explored.json"
    assert kept.exists() == (game == "pickomino"), "no rack of a game that goes on is kept"
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert screen.table.seat == 0


TWO = (("Ala", "human", 0), ("Jan", "human", 3))


@pytest.mark.rest
@pytest.mark.parametrize("above", ["explorer", "editor", "help"])
def test_who_goes_away_leaves_none_of_their_rack_seen(open_screen: Open, paths: Paths, above: str) -> None:
    leave_a_game_of(paths, "rummikub", TWO, entries=20, options=Options(turn_seconds=None))
    screen = open_screen(size=(1366, 768))
    pages = screen.app.shell.opened_pages

    def looked_into() -> None:
        screen.table.privacy.reveal()
        more_of_a_hint(screen)
        screen.click("Explore this position")
        weighed(screen)
        if above == "editor":
            screen.click("Edit this position")
            screen.wait_until(lambda: pages.ids == ["explorer", "editor"], "the editor")
        elif above == "help":
            screen.press(Key.Key_F1)
            screen.wait_until(lambda: screen.window.property("over") == "help", "the help")
        screen.picture()

    def covered() -> None:
        screen.wait_until(lambda: not pages.ids, "the cover")
        if above == "help":
            screen.press(Key.Key_Escape)
        screen.picture()
        assert screen.sees("Press and hold to look")
        assert not any("on your rack" in name for name in screen.names())

    on_the_table(screen)
    looked_into()
    other = QQuickWindow()
    other.show()
    other.requestActivate()
    screen.wait_until(lambda: not pages.ids, "the cover")
    other.close()
    other.deleteLater()
    screen.window.requestActivate()
    QTest.qWaitForWindowActive(screen.window)
    covered()
    looked_into()
    screen.pages.setProperty("idleTime", 1)
    covered()
    assert screen.table.privacy.viewer == -1


GAMES = sorted(PLACES)


def pieces(screen: Screen, tray: str) -> list[str]:
    rows = (*screen.editor.trays.rows, *screen.editor.own.rows)
    [row] = [row for row in rows if row.key == tray]
    return [piece.piece for piece in row.pieces if not piece.spent]


def begun(open_screen: Open, game: str = "pickomino", **comfort: Any) -> Screen:
    screen = open_screen(**{"size": (1366, 768), **comfort})
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    set_up(game)(screen)
    screen.picture()
    return screen


def focus(screen: Screen, name: str) -> None:
    screen.find(name).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)


@pytest.mark.rest
def test_a_position_is_set_up_by_mouse_from_the_practice_room(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    practise_opened(screen)
    screen.click("Set up a position")
    screen.wait_for("Use this position")
    screen.picture()
    screen.click("Worms")
    screen.wait_until(lambda: not screen.sees("Use this position"), "the sheet to go")
    screen.wait_for("This position can be played.")
    screen.click("die 5")
    assert screen.sees("Rolled: die 5")
    assert screen.sees("This position can't be played yet:")
    assert screen.sees("Dice on the table: 1 of 8.")
    assert not screen.sees("Explore")
    screen.click("Rolled: die 5, remove, 1 of 1")
    assert screen.sees("This position can be played.")
    screen.click("Player 1's stack: empty", "tile 25")
    assert screen.sees("Player 1's stack: tile 25")
    screen.click("Centre: tile 36, turn face down, 16 of 16")
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
    assert screen.focused == "Rolled: die with a worm, remove, 2 of 2"
    screen.press(Key.Key_Return)
    assert pieces(screen, "rolled") == ["5"]
    screen.wait_until(lambda: screen.focused == "Rolled: die 5, remove, 1 of 1", "the piece beside it")
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
    screen.wait_for("Use this position")
    screen.find("Position ID").item.setProperty("text", "ABCD-EFGH")
    screen.click("Use this position")
    assert screen.sees("Use this position"), "it stays open"
    screen.click("Paste", "Use this position")
    assert screen.editor._draft.state == state


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_looked_at_and_changed_from_there(open_screen: Open, game: str) -> None:
    screen = begun(open_screen, game)
    state, names = screen.editor._draft.state, screen.editor._draft.names
    screen.click("Explore")
    screen.wait_until(lambda: screen.explorer is not None, "the explorer")
    weighed(screen)
    screen.click("Edit this position")
    screen.wait_until(lambda: screen.explorer is not None and screen.editor is not None, "the editor")
    assert (screen.editor._draft.state, screen.editor._draft.names) == (state, names)


GRAPH = "Strength from game to game"
LOOK_BACK = "Look back on this game"


def settled(screen: Screen) -> Any:
    screen.click("To the table", page="table")
    return screen.app.shell.tables.setup


def leave_duels(paths: Paths, *, count: int = 12) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    duels("ryzyk_fizyk", count)(paths)


def leave_record(paths: Paths, game: str) -> None:
    (book, _), name = open_book(paths.family_book), f"{game}.stolik"
    written = (paths.finished / name).parent
    written.mkdir(parents=True, exist_ok=True)
    (paths.finished / name).write_bytes(Path(TIE).read_bytes())
    book.note_copy(name, (paths.finished / name).stat().st_mtime_ns, game)
    book.save()
    book.close()


def test_a_computer_that_fits_is_offered_first_and_gets_its_strength_at_the_table(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("ryzyk_fizyk")(screen)
    screen.click("Add a computer")
    screen.wait_until(lambda: screen.focused == "Fits you", "the first choice")
    screen.press(Key.Key_Return)
    screen.picture()
    assert any(name.endswith("computer, Fits you") for name in screen.names()), screen.names()
    setup = settled(screen)
    assert [player.level for player in setup.players][:2] == [None, "gentle"]
    assert setup.players[2].level.isdecimal()
    screen.click("Log")
    screen.wait_for(f"Against a computer matched to you: strength {setup.players[2].level} out of 100.")


@pytest.mark.rest
def test_the_strength_is_one_sentence_and_keys_go_through_its_games(open_screen: Open, paths: Paths) -> None:
    leave_duels(paths, count=60)
    leave_record(paths, "ryzyk_fizyk 57")
    screen = open_screen(size=(1366, 768))
    strength_opened(screen)
    (row,) = screen.page_model("book").strengths.rows
    assert len(row.games) == 50
    lines = screen.lines()
    assert row.sentence in lines
    assert row.sentence.startswith(f"{KNOWN[0]} wins about half the games against a computer of strength ")
    assert row.games[-1].text in lines
    screen.find(GRAPH).item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Return)
    assert screen.sees(GRAPH), "the record of the last game is gone, so nothing opens"
    screen.press(Key.Key_Left, Key.Key_Left)
    assert row.games[-3].text in screen.lines()
    assert screen.can_press(LOOK_BACK)
    screen.press(Key.Key_Home)
    assert row.games[0].text in screen.lines()
    screen.press(Key.Key_Left)
    assert row.games[0].text in screen.lines()
    screen.press(Key.Key_End, Key.Key_Left, Key.Key_Left, Key.Key_Return)
    screen.wait_for_page("table")
    assert screen.app.shell.tables.only_looks
