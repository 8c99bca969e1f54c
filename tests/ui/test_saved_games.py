"""The list of the house's games: a name, a deletion and its way back, a look back, and a dropped file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from stolik.shell.latest_games import STEP
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.benchmarks.bench_waiting import leave_games
from tests.pictures.scene import KNOWN_PEOPLE
from tests.pictures.scenes.family_book import played
from tests.ui.conftest import Open
from tests.ui.positions import FAMILY, leave_a_game_of
from tests.ui.test_everybody import misfits
from tests.ui.test_luck_over_time import with_ala
from tests.ui.test_report import ALONE, ASK, ASK_ALONE, TIE

pytestmark = pytest.mark.rest

Key = Qt.Key


@pytest.mark.quick
def test_games_are_named_deleted_brought_back_and_opened_by_keyboard_and_drop(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    screen = open_screen()
    screen.click_games()
    names = ", ".join(name for name, *_ in FAMILY[:2])
    before = f"Circles: {names}"
    screen.find(f"More with {before}")
    while screen.focused != f"More with {before}":
        screen.press(Key.Key_Tab)
    screen.press(Key.Key_Space)
    screen.wait_for(f"Rename {before}")
    while screen.focused != f"Rename {before}":
        screen.press(Key.Key_Tab)
    screen.press(Key.Key_Space)
    screen.type("X")
    screen.press(Key.Key_Escape)
    assert screen.focused == f"Rename {before}", "Escape leaves the name as it was, and the list open"
    screen.press(Key.Key_Space)
    screen.type("Sunday")
    screen.press(Key.Key_Return)
    assert screen.focused == f"Rename Sunday: {names}"
    screen.press(Key.Key_Tab)
    assert screen.focused == f"Delete Sunday: {names}"
    screen.press(Key.Key_Space)
    screen.wait_until(lambda: screen.focused == f"Bring back Sunday: {names}")
    assert screen.app.shell.waiting_rows.rows == ()
    screen.press(Key.Key_Space)
    assert screen.can_press(f"Continue Sunday: {names}")
    screen.press(Key.Key_Escape)
    elsewhere = Path(shutil.copy(paths.saves / "knaster.stolik", tmp_path / "other.stolik"))
    text = elsewhere.read_text("utf-8").replace(FAMILY[0][0], "Zenek")
    elsewhere.write_text(text, "utf-8")
    screen.drop(elsewhere)
    screen.wait_for_page("table")
    assert screen.table.players[0].name == "Zenek"


def test_a_game_whose_time_ends_while_the_list_is_closed_has_no_line_in_it(
    open_screen: Open, paths: Paths
) -> None:
    time = 0.0
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    leave_a_game_of(paths, "pickomino", FAMILY[:2], entries=9)
    screen = open_screen(now=lambda: time)
    names = ", ".join(name for name, *_ in FAMILY[:2])
    screen.click_games()
    screen.click(f"More with Circles: {names}")
    screen.click(f"Delete Circles: {names}")
    screen.wait_until(lambda: screen.can_press(f"Bring back Circles: {names}"))
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Play Worms"), "the start page")
    time = 10.0
    screen.wait_until(lambda: not (paths.saves / "knaster.stolik").exists(), "the file is deleted")
    screen.click_games()
    assert screen.can_press(f"Continue Worms: {names}")
    assert not screen.sees(f"More with Circles: {names}")
    assert [row.save for row in screen.app.shell.saved_rows.rows] == ["pickomino"]


@pytest.mark.parametrize("games, more", [(0, ""), (1, ""), (3, "2 more to go on with")])
def test_the_way_to_the_games_is_called_the_same_whatever_waits(
    open_screen: Open, paths: Paths, games: int, more: str
) -> None:
    for game in ("knaster", "pickomino", "ryzyk_fizyk")[:games]:
        leave_a_game_of(paths, game, FAMILY[:2], entries=9)
    screen = open_screen()
    screen.wait_for("Our games")
    screen.picture()
    ways = [thing for thing in screen.things() if thing.presses and "games" in thing.name]
    assert [(way.name, way.description) for way in ways] == [("Our games", more)]
    assert ("2" in screen.lines()) == bool(more), "the number that the list holds beside the one on the card"
    screen.click("Our games")
    continued = [thing.name for thing in screen.things() if thing.name.startswith("Continue ")]
    assert len(continued) == games


def test_a_finished_game_is_looked_back_on_from_the_list_and_left_to_the_list(
    open_screen: Open, paths: Paths
) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    with_ala(TIE, paths.finished / "ryzyk_fizyk-1.stolik")
    screen = open_screen()

    def offered() -> list[str]:
        return [thing.name for thing in screen.things() if thing.name.startswith("Look back on ")]

    screen.wait_until(lambda: screen.app.services.finished_games.is_known, "the finished games")
    screen.click("Our games")
    screen.wait_until(offered, "the list")
    screen.click(offered()[0])
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.table.lookingAt == 0, "the start of the game")
    screen.click("Back to the games")
    screen.wait_until(offered, "the list again")
    assert list(paths.saves.glob("*.stolik")) == []
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Our games"), "the start page")


@pytest.mark.parametrize("record, question", [(TIE, ASK), (ALONE, ASK_ALONE)], ids=["two", "alone"])
def test_of_a_game_among_the_finished_ones_it_is_two_presses_away(
    open_screen: Open, paths: Paths, record: Path, question: str
) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    with_ala(record, paths.finished / f"{record.parent.name}-1.stolik")
    screen = open_screen(size=(1024, 600))
    screen.wait_until(lambda: screen.app.services.finished_games.is_known, "the finished games")
    screen.click_games()

    def offered() -> list[str]:
        return [thing.name for thing in screen.things() if thing.name.startswith("Look back on ")]

    screen.wait_until(offered, "the list")
    screen.click(offered()[0])
    screen.wait_for(question)
    assert misfits(screen) == []
    screen.click(question)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.press(Key.Key_Escape)
    screen.wait_for("Back to the games")


def test_older_games_come_when_they_are_asked_for_and_go_with_the_list(
    open_screen: Open, paths: Paths
) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played()(paths)
    screen = open_screen()
    rows = screen.app.shell.latest_games.game_rows
    screen.wait_for("Our games")
    assert rows.rowCount() == 0, "nobody has looked for them"
    screen.click("Our games")
    screen.wait_for("Older games")
    assert rows.rowCount() == STEP
    screen.app.shell.latest_games.showOlder()
    assert rows.rowCount() == 2 * STEP
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Our games"), "the start page")
    screen.click("Our games")
    assert rows.rowCount() == STEP


def test_of_many_games_those_in_sight_are_made_and_all_can_be_scrolled_to(
    open_screen: Open, paths: Paths
) -> None:
    leave_games(paths.root, 100)
    screen = open_screen(size=(1366, 768))
    screen.click_games()

    def offered() -> list[str]:
        return [thing.name for thing in screen.things() if thing.name.startswith("Continue ")]

    assert 4 < len(offered()) < 10
    shell = screen.app.shell
    for _ in range(6):
        screen.press(Key.Key_End)
        screen.picture()
    assert len(shell.saved_rows.rows) == 100
    last = shell.saved_rows.rows[-1]
    assert 4 < len(offered()) < 10
    screen.wait_until(lambda: shell.saved_rows.rows[-1].length > 0, "the last one is read")
    screen.picture()
    assert misfits(screen) == []
    for _ in range(12):
        screen.press(Key.Key_Backtab)
    assert screen.focused != ""
    screen.click(offered()[-1])
    screen.wait_for_page("table")
    assert shell.property("tableGame") == last.gameId
