"""Ctrl+N, Ctrl+O and F1 on every page and over every sheet."""

from __future__ import annotations

import shutil
from contextlib import AbstractContextManager
from pathlib import Path
from re import fullmatch
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from stolik.services.help_pages import BESIDE_THE_GAMES, help_parts, help_text, search_help
from stolik.storage.paths import Paths

from tests.pictures.gallery import scenes
from tests.pictures.scene import shown
from tests.shell.program import ROOT
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.files import CONTROL, open_file
from tests.ui.player import go_on
from tests.ui.positions import PEOPLE, TURN, leave_a_game

Key = Qt.Key
SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
FIRST_GAME = "Play Worms"

SCENES: Final = {scene.name: scene for scene in scenes()}

# Pages, and sheets that lie over them: with the help that belongs to each.
HELP: Final = {
    "home": "program",
    "waiting": "program",
    "chance-code": "program",
    "comfort": "program",
    "about": "program",
    "players-rummikub": "rummikub",
    "person": "pickomino",
    "computer": "rummikub",
    "pickomino": "pickomino",
    "pickomino-end": "pickomino",
    "pickomino-back": "pickomino",
    "real-dice-pickomino": "pickomino",
    "pause": "pickomino",
    "knaster": "knaster",
    "ryzyk_fizyk-log": "ryzyk_fizyk",
    "rummikub-middle": "rummikub",
    "rummikub-covered": "rummikub",
    "chance-checked-pickomino": "pickomino",
    "chance-compared": "pickomino",
    "report-four": "ryzyk_fizyk",
    "report-so-far": "program",
    "luck-many": "program",
    "book-people": "program",
    "practise": "program",
    "puzzles-rummikub": "rummikub",
    "lesson-ryzyk_fizyk": "ryzyk_fizyk",
    "lesson-knaster-end": "knaster",
    "try-again-round": "pickomino",
    "referee-clock-twelve": "program",
    "referee-search-read": "program",
    "tournaments-list": "tournament",
    "tournament-setup-three": "tournament",
    "tournament-entrant": "tournament",
    "desk-seven": "tournament",
    "desk-table": "tournament",
    "desk-card": "tournament",
}
USUAL: Final = ("home", "person", "pause", "rummikub-covered", "desk-card", "referee-clock-twelve")


def opened(name: str) -> AbstractContextManager[Screen]:
    """Show a page as the gallery does."""
    return shown(SCENES[name], "en", (1280, 800, 1.0), "day", pace="off", muted=True)


def seen(screen: Screen) -> tuple[object, ...]:
    """Return what is on the screen but for a running clock, and in its fields, and where the keyboard is."""
    screen.picture()
    names = sorted(name for name in screen.names() if not fullmatch(r"\d+ seconds? left", name))
    fields = [item for item in screen.items() if item.inherits("QQuickTextInput")]
    typed = [[item.property(part) for part in ("text", "cursorPosition", "selectedText")] for item in fields]
    return screen.window.property("over"), names, typed, screen.focused


def at_rest(screen: Screen) -> tuple[object, ...]:
    """Return what is on the screen once that stays: a table takes the keyboard before its turn begins."""
    looks: list[tuple[object, ...]] = []

    def rests() -> bool:
        looks.append(seen(screen))
        return bool(screen.focused) and len(looks) > 3 and looks[-4:] == [looks[-1]] * 4

    screen.wait_until(rests, "rest, and the keyboard somewhere")
    return looks[-1]


def look_again(screen: Screen, before: tuple[object, ...]) -> None:
    """Make sure that all is on the screen as before, the keyboard as well."""
    over, *_, focused = before
    screen.wait_until(
        lambda: (screen.window.property("over"), screen.focused) == (over, focused), str(focused)
    )
    assert seen(screen) == before


def help_shown(screen: Screen) -> str:
    """Return the title of the help that is on top, empty where none is."""
    pages = [item for item in screen.items() if item.property("markedPassage") is not None]
    return str(pages[-1].property("gameId")) if pages and screen.window.property("over") == "help" else ""


@pytest.mark.rest
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


@pytest.mark.rest
@pytest.mark.parametrize(
    "name",
    mostly_soak(
        (
            "home",
            "person",
            "desk-table",
            "try-again-round",
            "referee-search-read",
            "report-four",
            "luck-many",
        ),
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


@pytest.mark.rest
def test_a_record_that_can_t_be_opened_is_told_of_and_changes_nothing(
    open_screen: Open, tmp_path: Path, paths: Paths
) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    (tmp_path / "other.stolik").write_text("no record", "utf-8")
    screen = open_screen()
    go_on(screen)
    screen.press(Key.Key_Escape)
    screen.wait_for("Go on playing")
    open_file(screen, tmp_path / "other.stolik")
    screen.wait_until(lambda: screen.app.services.notices.sentence, "why not")
    screen.wait_until(lambda: screen.can_press("Log"), "the table as it was")
    assert screen.table.gameId == "pickomino"


@pytest.mark.rest
def test_a_name_that_is_being_written_waits_under_help_and_files_and_is_kept_by_a_new_game(
    open_screen: Open, paths: Paths
) -> None:
    leave_a_game(paths, PEOPLE, turns=2)
    screen = open_screen()

    def rename() -> None:
        screen.click_games()
        screen.wait_until(lambda: any(name.startswith("More with ") for name in screen.names()), "the list")
        if not any(name.startswith("Rename ") for name in screen.names()):
            screen.click(next(name for name in screen.names() if name.startswith("More with ")))
        while not screen.focused.startswith("Rename "):
            screen.press(Key.Key_Tab)
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


@pytest.mark.rest
def test_help_waits_for_no_bot_and_no_bot_for_it(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, (("Ala", "human", 0), ("Bolek", "gentle", 0)), turns=2)
    screen = open_screen()
    go_on(screen)
    screen.press(Key.Key_R, Key.Key_F1)
    screen.wait_until(lambda: help_shown(screen) == "pickomino")
    assert screen.table.property("paused")
    screen.press(Key.Key_Escape)
    assert not screen.table.property("paused")


@pytest.mark.rest
def test_a_game_that_ends_under_the_help_shows_its_end_afterwards(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, to_the_end=True)
    screen = open_screen(pace="normal")
    go_on(screen)
    screen.press(Key.Key_T)
    screen.wait_until(lambda: screen.table.end.plays, "the moment after the last move")
    screen.press(Key.Key_F1)
    screen.wait_until(lambda: help_shown(screen) == "pickomino")
    screen.wait_until(lambda: not screen.table.end.plays, "the end of the moment")
    assert help_shown(screen) == "pickomino"
    assert not screen.can_press("Another game")
    screen.press(Key.Key_Escape)
    screen.wait_for("Again")


@pytest.mark.parametrize("page", BESIDE_THE_GAMES)
def test_help_beside_the_games_has_the_same_chapters_in_both_languages(page: str) -> None:
    pl, en = help_parts(page, "pl"), help_parts(page, "en")
    assert pl.title
    assert [len(each.passages) for each in pl.chapters] == [len(each.passages) for each in en.chapters]


@pytest.mark.parametrize("language, keys", [("en", "Keys"), ("pl", "Klawisze")])
@pytest.mark.parametrize("page", ["program", "pickomino", "knaster", "ryzyk_fizyk", "rummikub"])
def test_the_list_of_keys_names_those_of_every_page(page: str, language: str, keys: str) -> None:
    chapter = help_text(page, language).split("\n## ")[-1]
    assert chapter.startswith(keys)
    for key in ("F1", "Ctrl+N", "Ctrl+O"):
        assert f"**{key}**" in chapter


def test_the_help_on_the_program_is_searched_on_its_own_page_alone() -> None:
    assert [each.page for each in search_help("puzzle", "en", "program")][:1] == ["program"]
    assert "program" not in {each.page for each in search_help("puzzle", "en")}
