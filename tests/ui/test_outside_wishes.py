"""What is wanted from outside the window comes to be seen, whatever is open: a file, going on, a new game."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from stolik.start_wishes import CONTINUE, NEW_GAME
from stolik.storage.paths import Paths
from stolik.tournament.file_format import tournament_text

from tests.pictures.scenes.tournament import SEVEN, begun, named
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY, leave_a_game_of

pytestmark = pytest.mark.rest

PAGES_OVER: dict[str, Callable[[Screen], object]] = {
    "the referee's corner": lambda screen: screen.app.shell.opened_pages.open("referee"),
    "the family book": lambda screen: screen.app.shell.opened_pages.open("book"),
    "puzzles": lambda screen: screen.app.shell.opened_pages.open("puzzles"),
    "a lesson": lambda screen: screen.app.shell.opened_pages.open("lesson", {"gameId": "pickomino"}),
    "help": lambda screen: screen.pages.askHelp(),
    "the games that wait": lambda screen: screen.click_games(),
    "who is playing": lambda screen: screen.click("Play Worms"),
}
"""What may be open when something is wanted from outside; none of it is seen from the table."""


@pytest.fixture
def record(paths: Paths, tmp_path: Path) -> Path:
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    return Path(shutil.copy(paths.saves / "knaster.stolik", tmp_path / "other.stolik"))


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "zima.stolik-tournament"
    file.write_text(tournament_text(named(begun(SEVEN), "Zima")), "utf-8")
    return file


def closed(screen: Screen) -> bool:
    """Tell whether nothing is laid over table, start page or desk, and nothing works on behind."""
    return screen.window.property("over") == "" and screen.app.shell.opened_pages.ids in ([], ["tournament"])


def test_what_is_wanted_is_seen_whatever_was_open(open_screen: Open, record: Path, cup: Path) -> None:
    screen = open_screen()
    wishes = {
        CONTINUE: "Menu and pause",
        NEW_GAME: "Play Worms",
        str(record): "Menu and pause",
        str(cup): "Draw the tables",
    }
    for (wish, seen), (over, lay) in product(wishes.items(), PAGES_OVER.items()):
        lay(screen)
        screen.app.shell.open_from_start(wish)
        screen.wait_until(partial(screen.can_press, seen), f"{seen} after {over}")
        assert closed(screen), over
        screen.app.shell.open_from_start(NEW_GAME)
        screen.wait_until(lambda: screen.can_press("Play Worms"), "the games")


def test_a_tournament_opened_at_a_table_lets_the_game_wait(
    open_screen: Open, paths: Paths, record: Path, cup: Path
) -> None:
    screen = open_screen()
    screen.app.shell.resume("knaster")
    screen.wait_for_page("table")
    screen.app.shell.open_from_start(str(cup))
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    assert screen.app.shell.waiting_rows.at(0)["save"] == "knaster"
    # The second time it is the one that is there.
    screen.app.shell.open_from_start(str(cup))
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    assert [path.name for path in paths.tournaments.iterdir()] == ["rummikub.stolik-tournament"]


def test_another_tournament_is_seen_in_the_place_of_the_one_that_is_open(
    open_screen: Open, tmp_path: Path, cup: Path
) -> None:
    other = tmp_path / "lato.STOLIK-TOURNAMENT"
    other.write_text(tournament_text(named(begun(SEVEN[:4]), "Lato")), "utf-8")
    screen = open_screen()
    for file, name in ((cup, "Zima"), (other, "Lato")):
        screen.drop(file)
        screen.wait_until(lambda name=name: name in screen.lines(), name)  # type: ignore[misc]  # a name of its own
    assert "Zima" not in screen.lines()


def test_what_is_set_up_is_come_back_to_from_the_desk_of_a_file(open_screen: Open, cup: Path) -> None:
    screen = open_screen()
    screen.click("Tournaments")
    screen.click("New tournament")
    screen.click("Name of an entrant")
    screen.type("Zosia")
    screen.click("Add")
    screen.drop(cup)
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    screen.page_model("tournament").back()
    screen.wait_until(lambda: screen.can_press("Take out Zosia"), "the entrants typed before")
    screen.page_model("tournament").back()
    screen.wait_until(lambda: screen.can_press("New tournament"), "the list")


def test_a_file_that_is_none_leaves_the_table_as_it_is(
    open_screen: Open, record: Path, tmp_path: Path
) -> None:
    screen = open_screen()
    screen.app.shell.resume("knaster")
    screen.wait_for_page("table")
    file = tmp_path / "odd.stolik-tournament"
    file.write_text("{", "utf-8")
    screen.drop(file)
    assert screen.app.services.notices.sentence.startswith("odd.stolik-tournament: ")
    assert screen.window.property("page") == "table"


@pytest.mark.quick
def test_going_on_comes_back_to_the_table_under_a_page(open_screen: Open, record: Path) -> None:
    screen = open_screen()
    screen.app.shell.resume("knaster")
    screen.wait_for_page("table")
    table = screen.table
    for over in ("the referee's corner", "help"):
        PAGES_OVER[over](screen)
        screen.app.shell.open_from_start(CONTINUE)
        screen.wait_until(lambda: screen.can_press("Menu and pause"), "the table")
        assert closed(screen)
    assert screen.table is table


def test_a_new_game_lets_the_one_on_the_table_wait_and_leaves_the_desk(
    open_screen: Open, record: Path, cup: Path
) -> None:
    screen = open_screen()
    screen.app.shell.resume("knaster")
    screen.wait_for_page("table")
    screen.app.shell.open_from_start(NEW_GAME)
    screen.wait_until(lambda: screen.can_press("Play Worms"), "the games")
    assert screen.app.shell.waiting_rows.at(0)["save"] == "knaster"
    screen.drop(cup)
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    screen.app.shell.open_from_start(NEW_GAME)
    screen.wait_until(lambda: screen.can_press("Play Worms"), "the games")
    assert screen.page_model("tournament") is None
