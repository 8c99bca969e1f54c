"""The list of the household's games: naming, deleting and restoring, looking back, and a dropped file."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlProperty
from stolik.shell.game_cards import STEP
from stolik.start_wishes import CONTINUE, NEW_GAME
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place, gone
from stolik.storage.profiles import People, Person, store_people
from stolik.storage.settings import SCHEMES
from stolik.tournament.file_format import tournament_text

from tests.benchmarks.bench_window import leave_games
from tests.pictures.scene import KNOWN_PEOPLE
from tests.pictures.scenes.book import played
from tests.pictures.scenes.tournament import SEVEN, begun, named
from tests.qml.test_contrast import ratio
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.files import CONTROL, files_of
from tests.ui.fitting import cut, misfits
from tests.ui.positions import FAMILY, leave_a_game_of
from tests.ui.test_endings import with_ala
from tests.ui.test_keys import SAVE
from tests.ui.test_report import ASK, ASK_ALONE, ENDED_ALONE, TIE

pytestmark = pytest.mark.rest

Key = Qt.Key


def offered(screen: Screen, what: str = "Look back on ") -> list[str]:
    return [thing.name for thing in screen.things() if thing.name.startswith(what)]


@pytest.mark.quick
def test_games_are_named_deleted_brought_back_and_opened_by_keyboard_and_drop(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    screen = open_screen()
    screen.click_games()
    names = ", ".join(name for name, *_ in FAMILY[:2])
    before = f"Circles: {names}"
    screen.walk_to(f"More with {before}")
    screen.press(Key.Key_Space)
    screen.wait_for(f"Rename {before}")
    screen.walk_to(f"Rename {before}")
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
    screen.wait_until(lambda: screen.focused == f"Restore Sunday: {names}")
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


@pytest.mark.parametrize("games, more", [(0, ""), (1, ""), (3, "2 more to continue")])
def test_the_way_to_the_games_has_one_name(open_screen: Open, paths: Paths, games: int, more: str) -> None:
    for game in ("knaster", "pickomino", "ryzyk_fizyk")[:games]:
        leave_a_game_of(paths, game, FAMILY[:2], entries=9)
    screen = open_screen()
    screen.wait_for("Our games")
    screen.picture()
    ways = [thing for thing in screen.things() if thing.presses and "games" in thing.name]
    assert [(way.name, way.description) for way in ways] == [("Our games", more)]
    assert ("2" in screen.lines()) == bool(more), "the number that the list holds beside the one on the card"
    screen.click("Our games")
    assert len(offered(screen, "Continue ")) == games


@pytest.mark.parametrize("record, question", [(TIE, ASK), (ENDED_ALONE, ASK_ALONE)], ids=["two", "alone"])
def test_of_a_game_among_the_finished_ones_it_is_two_presses_away(
    open_screen: Open, paths: Paths, record: Path, question: str
) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    with_ala(record, paths.finished / f"{record.parent.name}-1.stolik")
    screen = open_screen(size=(1024, 600))
    screen.wait_until(lambda: screen.app.services.finished_games.is_known, "the finished games")
    screen.click_games()

    screen.wait_until(lambda: offered(screen), "the list")
    screen.click(offered(screen)[0])
    screen.wait_for(question)
    assert misfits(screen) == []
    screen.click(question)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.press(Key.Key_Escape)
    screen.wait_for("Back to the games")


def test_older_games_come_when_asked_for_and_go_with_the_list(open_screen: Open, paths: Paths) -> None:
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


def test_of_many_games_those_in_sight_are_made_and_all_reached(open_screen: Open, paths: Paths) -> None:
    leave_games(paths.root, 100)
    screen = open_screen(size=(1366, 768))
    screen.click_games()

    assert 4 < len(offered(screen, "Continue ")) < 10
    shell = screen.app.shell
    for _ in range(6):
        screen.press(Key.Key_End)
        screen.picture()
    assert len(shell.saved_rows.rows) == 100
    last = shell.saved_rows.rows[-1]
    assert 4 < len(offered(screen, "Continue ")) < 10
    screen.wait_until(lambda: shell.saved_rows.rows[-1].length > 0, "the last one is read")
    screen.picture()
    assert misfits(screen) == []
    for _ in range(12):
        screen.press(Key.Key_Backtab)
    assert screen.focused != ""
    screen.click(offered(screen, "Continue ")[-1])
    screen.wait_for_page("table")
    assert shell.property("tableGame") == last.gameId


AWAY = "/media/ala/STICK/Stolik"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_long_path_is_seen_whole(open_screen: Open, paths: Paths, language: str) -> None:
    long = Path("/home/ala") / "a-folder-of-a-long-name" / "and-another-one-inside-it" / ("x" * 120)
    place = Place(Paths(long), paths.root, Note(folder=str(long), wanted=str(long / "y")))
    screen = open_screen(size=(1024, 600), language=language, scale=2.0, place=place)
    screen.click("Settings", "All settings", "Folder")
    screen.picture()
    for name in ("Move everything to another folder…", "Back to this computer", "Cancel"):
        assert screen.can_press(name)
    path = screen.find(str(long)).place
    assert path.left() > 0
    assert path.right() < 1024


@pytest.mark.parametrize(
    "game, scale", [("pickomino", 1.0), ("rummikub", 1.5), ("knaster", 2.0), ("ryzyk_fizyk", 2.0)]
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_a_table_it_covers_nothing_that_can_be_pressed(
    open_screen: Open, paths: Paths, game: str, language: str, scale: float
) -> None:
    leave_a_game_of(paths, game, (("Ala", "human", 0), ("Bolek", "gentle", 0)), entries=20)
    place = Place(paths, paths.root, Note(folder=AWAY), gone(AWAY))
    screen = open_screen(size=(1024, 600), language=language, scale=scale, place=place)
    screen.click("Continue", page="table")
    screen.picture()
    said = next(thing for thing in screen.things() if thing.role == Role.AlertMessage)
    inside = [thing.name for thing in screen.things() if thing.presses and said.place.contains(thing.place)]
    touched = [
        thing.name for thing in screen.things() if thing.presses and said.place.intersects(thing.place)
    ]
    assert touched == inside == ["All right" if language == "en" else "W porządku"]
    assert cut(screen, lambda name: " " in name) == []
    screen.click(inside[0])
    screen.picture()
    assert screen.can_press("Log")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_chosen_row_in_qt_s_own_list_of_files_is_readable(
    open_screen: Open, tmp_path: Path, scheme: str
) -> None:
    shutil.copy(SAVE, tmp_path / "grandma.stolik")
    screen = open_screen(scheme=scheme)
    with files_of(screen, tmp_path):
        screen.press(Key.Key_O, modifier=CONTROL)
        screen.wait_for("grandma.stolik")
        screen.click("grandma.stolik")
        row = next(item for item in screen.items() if item.property("fileName") == "grandma.stolik")
        screen.wait_until(lambda: row.property("highlighted"), "the highlight")
        ink, ground = (QQmlProperty(row, name).read() for name in ("icon.color", "background.color"))
        assert ratio(ink, ground) >= 4.5


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("keys", ["off", "function"])
def test_a_file_in_a_folder_is_chosen(open_screen: Open, tmp_path: Path, language: str, keys: str) -> None:
    (tmp_path / "stick-7").mkdir()
    shutil.copy(SAVE, tmp_path / "stick-7" / "grandma.stolik")
    (tmp_path / "stick-7" / "note.txt").touch()
    screen = open_screen(language=language, switch_keys=keys, switch_once_ms=0)
    accept = "Open" if language == "en" else "Otwórz"

    def take(name: str) -> None:
        screen.wait_for(name)
        if keys == "off":
            screen.click(name)
            return
        screen.walk_to(name, Key.Key_F5)
        screen.press(Key.Key_F7)

    with files_of(screen, tmp_path):
        screen.press(Key.Key_O, modifier=CONTROL)
        take("stick-7")
        take(accept)
        screen.wait_for("grandma.stolik")
        assert "note.txt" not in screen.names()
        take("grandma.stolik")
        take(accept)
    screen.wait_until(lambda: screen.table and screen.table.gameId == "pickomino", "the record")
    assert screen.app.shell.folder == tmp_path / "stick-7"


PAGES_OVER: dict[str, Callable[[Screen], object]] = {
    "the referee's corner": lambda screen: screen.app.shell.opened_pages.open("referee"),
    "the family book": lambda screen: screen.app.shell.opened_pages.open("book"),
    "puzzles": lambda screen: screen.app.shell.opened_pages.open("puzzles"),
    "a lesson": lambda screen: screen.app.shell.opened_pages.open("lesson", {"gameId": "pickomino"}),
    "help": lambda screen: screen.pages.askHelp(),
    "the games that wait": lambda screen: screen.click_games(),
    "who is playing": lambda screen: screen.click("Play Worms"),
}
"""Pages that may be open when something is requested from outside; they aren't visible from the table."""


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
    """Return whether nothing is over the table, start page or desk, and nothing runs on behind."""
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


def test_a_tournament_lets_the_game_wait(open_screen: Open, paths: Paths, record: Path, cup: Path) -> None:
    screen = open_screen()
    screen.app.shell.resume("knaster")
    screen.wait_for_page("table")
    screen.app.shell.open_from_start(str(cup))
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    assert screen.app.shell.waiting_rows.at(0)["save"] == "knaster"
    # The second time, it opens the existing one.
    screen.app.shell.open_from_start(str(cup))
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    assert [path.name for path in paths.tournaments.iterdir()] == ["rummikub.stolik-tournament"]


def test_what_is_set_up_is_come_back_to_from_the_desk_of_a_file(open_screen: Open, cup: Path) -> None:
    screen = open_screen()
    screen.click("Tournaments", "New tournament", "Player's name")
    screen.type("Zosia")
    screen.click("Add")
    screen.drop(cup)
    screen.wait_until(lambda: screen.can_press("Draw the tables"), "the desk")
    screen.page_model("tournament").back()
    screen.wait_until(lambda: screen.can_press("Remove Zosia"), "the entrants typed before")
    screen.page_model("tournament").back()
    screen.wait_until(lambda: screen.can_press("New tournament"), "the list")


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
