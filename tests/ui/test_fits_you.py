"""A computer that fits: chosen first, rated if one likes, and its course in the family book."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from stolik.services.family_book.store import open_book
from stolik.storage.paths import Paths
from stolik.storage.profiles import store_people

from tests.pictures.acts import opened_for
from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.strength import duels, fits, strength_opened
from tests.qml_classes import class_name
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.test_everybody import misfits, unheard
from tests.ui.test_report import TIE

Key = Qt.Key
GRAPH = "Strength from game to game"
LOOK_BACK = "Look back on this game"


def settled(screen: Screen) -> Any:
    """Go to the table, and return its setup."""
    screen.click("To the table")
    screen.wait_for_page("table")
    return screen.app.shell.tables.setup


def leave_duels(paths: Paths, *, count: int = 12) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    duels("ryzyk_fizyk", count)(paths)


def leave_record(paths: Paths, game: str) -> None:
    """Leave a record as that of a game in the book."""
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
    screen.wait_for(f"Against a computer of strength {setup.players[2].level} of 100, which fits you.")


@pytest.mark.rest
def test_in_a_rated_game_there_is_no_undo_no_hint_and_no_coach(open_screen: Open, paths: Paths) -> None:
    leave_duels(paths)
    screen = open_screen(size=(1366, 768))
    fits("pickomino")(screen)
    screen.click("Rated game")
    assert screen.sees("In a rated game there is no undo and no help.")
    setup = settled(screen)
    assert setup.agreed.rated
    screen.wait_until(lambda: screen.table.director is not None and not screen.table.director.busy, "rest")
    assert not screen.table.advice.property("hintsAllowed")
    screen.press(Key.Key_H)
    assert not screen.table.advice.property("hintThinking")
    assert not screen.table.property("canUndo")
    screen.click("Log")
    screen.wait_for(f"A rated game against a computer of strength {setup.players[1].level} of 100.")


@pytest.mark.rest
def test_who_sits_with_a_level_is_offered_no_rated_game(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    opened_for("pickomino")(screen)
    assert not screen.can_press("Rated game")
    screen.click("Add a computer")
    screen.click("More about how the computers play")
    screen.picture()
    assert any(line.startswith("Its strength follows the finished games") for line in screen.lines())


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
    assert row.sentence.startswith(f"{KNOWN[0]} wins about half of the games against a computer of strength ")
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


@pytest.mark.rest
def test_a_press_chooses_a_game_and_another_press_opens_it(open_screen: Open, paths: Paths) -> None:
    leave_duels(paths)
    leave_record(paths, "ryzyk_fizyk 0")
    screen = open_screen(size=(1366, 768))
    strength_opened(screen)
    (row,) = screen.page_model("book").strengths.rows
    screen.click(KNOWN[1])
    screen.picture()
    assert "No game against one computer is finished yet." in screen.lines()
    assert not screen.sees(GRAPH)
    screen.click(KNOWN[0])
    screen.picture()
    place = screen.find(GRAPH).place
    levels = next(item for item in screen.items() if class_name(item).startswith("StrengthGraph"))
    left = levels.property("leftEdge")
    screen.click_at(QPoint(int(place.left() + left + 8), int(place.center().y())))
    screen.picture()
    assert row.games[0].text in screen.lines()
    screen.click(LOOK_BACK)
    screen.wait_for_page("table")


@pytest.mark.rest
def test_nothing_is_cut_and_everything_is_heard(open_screen: Open, paths: Paths) -> None:
    leave_duels(paths)
    screen = open_screen()
    sizes = (((1024, 600), 1.0), ((1024, 600), 2.0), ((1366, 768), 1.5))
    for act, heard in ((fits("ryzyk_fizyk"), "Rated game"), (strength_opened, GRAPH)):
        act(screen)
        for language, (size, scale) in product(("en", "pl"), sizes):
            screen.set_comfort(language=language, scale=scale)
            screen.resize(*size)
            assert screen.sees(heard)
            for scheme in ("day", "evening", "contrast"):
                screen.set_comfort(scheme=scheme)
                assert misfits(screen) == []
            assert unheard(screen) == []
        screen.set_comfort(language="en", scale=1.0)
