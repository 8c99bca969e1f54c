"""The desk of a tournament, from the first page to the medals, by clicks and by keyboard alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from stolik.engine.game_points import GamePoints
from stolik.services.tournaments.saves import TablePlace
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.paths import Paths
from stolik.tournament.championship import begin_championship
from stolik.tournament.due import due
from stolik.tournament.entries import Created, Drawn, Entered, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.pictures.scenes.tournament import (
    SEVEN,
    SIXTY_FOUR,
    TWO_HUNDRED,
    begun,
    kept,
    opened,
    played,
)
from tests.soak.marks import mostly_soak
from tests.tournament.fields import any_points
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits, resize, unheard
from tests.ui.phrases import local
from tests.ui.player import offered, play_to_the_last_move, wait_for_a_person
from tests.ui.positions import PEOPLE, leave_a_game

pytestmark = pytest.mark.rest

Key = Qt.Key
# A test can only type ASCII letters.
TYPED = ("Zosia", "Marek", "Ewa Lis", "Dziadek", "Ola", "Tadek", "Wanda")


def pages(screen: Screen) -> Any:
    return screen.page_model("tournament")


def saved(paths: Paths, name: str = "rummikub") -> Tournament:
    found = Tournaments(paths).load(name)
    assert isinstance(found, Tournament)
    return found


def racks(game: int, seats: int) -> Sequence[int]:
    """Return the points left on each rack; the winner changes from game to game."""
    return [0 if seat == game % seats else 11 + 7 * seat + game for seat in range(seats)]


def seats_of(screen: Screen) -> int:
    return len(pages(screen).desk.form.seats.rows)


def fill(screen: Screen, game: int) -> None:
    """Type the card of a game; the focus is in its first field."""
    for rack in racks(game, seats_of(screen)):
        screen.type(str(rack))
        screen.press(Key.Key_Return)


def game_asked(desk: Any) -> int:
    return int(desk.form._game.game)


def reads(screen: Screen, phrase: str) -> bool:
    """Return whether one of the texts contains the translation of an English phrase."""
    return any(each in line for each in local(phrase) for line in screen.lines())


@pytest.mark.quick
@pytest.mark.parametrize("language", mostly_soak(["en", "pl"], usual=["en"]))
def test_seven_play_from_draw_to_medals_by_clicks(open_screen: Open, paths: Paths, language: str) -> None:
    screen = open_screen(size=(1024, 600), language=language)
    screen.click("Tournaments", "New tournament", "Tournament name")
    screen.type("Zima")
    for name in (*TYPED, TYPED[0].upper()):
        screen.click("Player's name")
        screen.type(name)
        screen.click("Add")
    # Two equal names: the sentence says so, and the tournament can't start.
    assert not screen.can_press("Start the tournament")
    alike = f"Two players are called “{TYPED[0]}”; give one of them another name."
    assert reads(screen, alike)
    screen.click(f"Remove {TYPED[0].upper()}", "Rounds and final")
    assert screen.sees("Draw number")
    screen.click("Done")
    screen.wait_until(lambda: screen.can_press("Start the tournament"), "the sheet is closed")
    assert all(reads(screen, part) for part in ("1 table of 4", "1 table of 3"))
    screen.click("Start the tournament")
    screen.picture()
    assert [info.name for info in saved(paths).state.created.entrants] == list(TYPED)
    assert reads(screen, "7 players")
    assert "Zima" in screen.lines()
    desk, game = pages(screen).desk, 0
    while saved(paths).state.stage is not None:
        screen.click(desk.actions.at(0)["text"])
        if desk.property("form") is not None:
            screen.picture()
            fill(screen, game)
            screen.click(f"Enter game {game_asked(desk)}")
            game += 1
    assert game >= 6
    screen.picture()
    winner = desk.medals.at(0)["name"]
    assert reads(screen, f"{winner} has won the tournament.")
    screen.click("Places")
    first = desk.standings.at(0)
    assert first["place"] == ("1." if language == "pl" else "1")
    screen.wait_for(f"{first['place']} {winner}, {first['big']} big, {first['small']} small")
    screen.click("To the final")
    assert screen.sees("Qualifying")
    screen.click("Print and save", "A5", "Done")
    assert cast("QObject", screen.app.settings).property("paper") == "a5"
    desk.printing.folder = paths.root / "papers"
    desk.printing.printBlankCard()
    assert desk.printing.file.name.startswith("Stolik – Zima – ")
    # A correction asks who makes it, and leaves its trace.
    screen.click("Tables", "Table 1", "Correct game 1")
    screen.picture()
    screen.type("9")
    screen.click("Corrected by")
    screen.type("Ewa")
    screen.click("Correct game 1")
    assert saved(paths).corrections[0].by == "Ewa"
    screen.click("Corrections")
    [told] = [line for line in screen.lines() if "Ewa" in line]
    assert any(told.startswith(each) for each in local("Final, table 1, game 1"))
    screen.click("Back")
    screen.wait_for("New tournament")
    assert screen.sees("Open: Zima")
    screen.click("Back")
    screen.wait_until(lambda: screen.sees("Home"), "home")
    assert pages(screen) is None


@pytest.mark.parametrize("language", mostly_soak(["en", "pl"], usual=["pl"]))
def test_seven_play_from_the_draw_to_the_medals_by_the_keyboard_alone(
    open_screen: Open, paths: Paths, qapp: QGuiApplication, language: str
) -> None:
    screen = open_screen(size=(1366, 768), language=language)
    screen.walk_to("Tournaments")
    screen.press(Key.Key_Return)
    screen.wait_for("New tournament")
    assert screen.focused in local("New tournament")
    screen.press(Key.Key_Return)
    screen.picture()
    screen.press(Key.Key_Backtab)
    assert screen.focused in local("Tournament name")
    screen.type("Zima")
    screen.press(Key.Key_Return)
    # A list of names is pasted; one more is typed.
    qapp.clipboard().setText("\n".join(SEVEN[:6]))
    screen.press(Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    screen.type(SEVEN[6])
    screen.press(Key.Key_Return)
    assert pages(screen).setup.entrants.count == 7
    screen.walk_to("Start the tournament")
    screen.press(Key.Key_Return)
    screen.picture()
    desk, game = pages(screen).desk, 0
    while not desk.property("over"):
        # The focus is on the next thing to do.
        assert screen.focused in [each.text for each in desk.actions.rows]
        if screen.focused != desk.actions.rows[0].text:
            screen.walk_to(desk.actions.rows[0].text)
        screen.press(Key.Key_Return)
        screen.picture()
        if desk.property("form") is not None:
            fill(screen, game)
            screen.press(Key.Key_Return)
            screen.picture()
            game += 1
    assert saved(paths).state.stage is None
    assert saved(paths).state.created.name == "Zima"
    assert screen.focused in local("Tables")
    screen.press(Key.Key_Right)
    screen.picture()
    first = f"{desk.standings.at(0)['place']} {desk.standings.at(0)['name']}"
    screen.walk_to(next(name for name in screen.names() if name.startswith(first)))
    for _ in range(6):
        screen.press(Key.Key_Down)
    assert desk.standings.at(6)["name"] in screen.focused
    # Escape goes back one step at a time.
    screen.press(Key.Key_Escape)
    screen.wait_for("New tournament")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")


def test_a_championship_begins_by_name_and_is_met_again(open_screen: Open, paths: Paths) -> None:
    screen = open_screen(size=(1024, 600))
    screen.click("Tournaments", "Championship against 15 computers")
    screen.type("Kasia")
    screen.click("Start")
    screen.wait_for("Draw the tables")
    [person, *computers] = saved(paths).state.created.entrants
    assert (person.name, person.player) == ("Kasia", "human")
    assert len(computers) == 15
    assert "Championship" in screen.lines()
    screen.click("Draw the tables")
    assert len(saved(paths).state.rounds[0].tables) == 4
    assert screen.focused == "Let the computers play"
    screen.click("Back")
    screen.wait_for("Open: Championship")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_tournament_and_a_championship_are_deleted_and_brought_back_by_the_keyboard(
    open_screen: Open, paths: Paths, language: str
) -> None:
    kept(begin_championship("Ala", 7), played(begun(SEVEN), 3))(paths)
    screen = open_screen(language=language)
    opened(screen)
    screen.walk_to("Delete Rummikub")
    screen.press(Key.Key_Space)
    assert screen.focused in local("Restore Rummikub")
    screen.picture()
    assert reads(screen, "Will be deleted")
    assert not screen.can_press("Open: Rummikub")
    screen.press(Key.Key_Space)
    assert screen.focused in local("Delete Rummikub")
    assert screen.can_press("Open: Rummikub")
    screen.walk_to("Delete Championship")
    screen.press(Key.Key_Space)
    assert misfits(screen) == []
    assert unheard(screen) == []
    pages(screen)._deleted.expire_all()
    screen.picture()
    assert reads(screen, "Deleted")
    # Even without anything to press in the line, the page still reacts.
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")
    assert Tournaments(paths).names() == ("rummikub-2",)


def test_two_hundred_play_and_one_comes_late_one_leaves_and_returns_and_a_name_is_mended(
    open_screen: Open, paths: Paths, qapp: QGuiApplication
) -> None:
    screen = open_screen(size=(1366, 768))
    screen.click("Tournaments", "New tournament")
    qapp.clipboard().setText("\n".join(TWO_HUNDRED))
    screen.click("Player's name")
    screen.press(Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert reads(screen, "200 players")
    screen.click("Start the tournament", "Draw the tables")
    desk = pages(screen).desk
    assert (desk.tables.count, desk.standings.count) == (50, 200)
    screen.click("Undo the draw")
    screen.picture()
    screen.click("Undo the draw")
    screen.wait_until(lambda: desk.property("canJoin"), "the draw is taken back")
    screen.click("Add a latecomer")
    screen.picture()
    screen.type("Late Lena")
    screen.press(Key.Key_Return)
    screen.picture()
    assert reads(screen, "201 players")
    screen.click("Draw the tables")
    screen.picture()
    state = saved(paths).state
    assert [len(table.seated) for table in state.rounds[0].tables] == [4] * 48 + [3] * 3
    assert 200 in state.rounds[0].drawn
    screen.click("Places")
    first = f"1 {TWO_HUNDRED[0]}, 0 big, 0 small"
    screen.click(first)
    screen.picture()
    screen.click("The seat stays empty")
    screen.wait_until(lambda: saved(paths).state.players[0] is None, "the seat is empty")
    take_all(pages(screen))
    screen.picture()
    desk.act(0)
    screen.picture()
    # A name can be corrected at any time.
    second = desk.standings.at(0)
    screen.click(f"1 {second['name']}, {second['big']} big, {second['small']} small")
    screen.picture()
    screen.click("Name")
    screen.press(Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
    screen.type("Anna")
    screen.click("Fix the name")
    screen.picture()
    assert saved(paths).state.created.entrants[second["key"]].name == "Anna"
    for view in ("Tables", "Places", "To the final", "Corrections"):
        screen.click(view)
        screen.picture()
    desk.printing.folder = paths.root / "papers"
    desk.printing.exportPdf()
    assert desk.printing.file.exists()


def take_all(tournaments: Any) -> None:
    desk = tournaments.desk
    for number, table, _ in due(desk.tournament.state).games:
        seats = len(desk.tournament.state.rounds[number - 1].tables[table - 1].seated)
        desk.take_played(number, table, [any_points(Random(table), seats) for _ in range(2)])


def test_thirty_two_stand_without_scrolling(open_screen: Open, paths: Paths) -> None:
    kept(played(begun(SIXTY_FOUR[:32]), 9))(paths)
    screen = open_screen(size=(1366, 768), language="pl")
    opened(screen)
    pages(screen).open("rummikub")
    for size in ((1366, 768, 1.0), (1024, 560, 1.0), (1920, 1080, 1.0), (3840, 2160, 2.0)):
        resize(screen, size)
        screen.click("Places")
        names = [row.name for row in pages(screen).desk.standings.rows]
        assert [name for name in names if name not in screen.lines()] == [], size
        assert size[0] < 1366 or misfits(screen) == [], size


def test_everything_fits_and_can_be_heard(open_screen: Open, paths: Paths) -> None:
    kept(played(begun(SIXTY_FOUR[:12] + SIXTY_FOUR[32:], rounds=2), 20))(paths)
    screen = open_screen(size=(1024, 560), language="pl")
    opened(screen)
    pages(screen).delete("rummikub")
    assert misfits(screen) == []
    pages(screen).undelete("rummikub")
    pages(screen).open("rummikub")
    for size in ((1024, 560, 1.0), (1366, 768, 2.0)):
        resize(screen, size)
        for view in ("Tables", "Places", "To the final", "Corrections"):
            screen.click(view)
            assert (misfits(screen), unheard(screen)) == ([], []), (view, size)


def test_a_game_of_a_tournament_knows_no_hint_and_no_other_game(open_screen: Open, paths: Paths) -> None:
    entrants = tuple(EntrantInfo(name) for name, _, _ in PEOPLE)
    cup = Tournament([Created(Settings("pickomino", games=1, final=2), entrants, 7)])
    cup.submit(Drawn("qualifying", ((0, 1, 2),)))
    leave_a_game(paths, PEOPLE, to_the_end=True, seed=23)
    paths.tournament_tables.mkdir()
    save = paths.tournament_tables / f"{TablePlace('cup', 7, 1, 1, 1).save}.stolik"
    (paths.saves / "pickomino.stolik").rename(save)

    screen = open_screen(language="en", pace="off")
    tables = screen.app.shell.tables
    told: list[str] = []
    tables.tournament_tables.played.connect(told.append)
    assert not screen.sees("Continue"), "the start page knows nothing of it"
    assert tables.sit_for_tournament("cup", cup.state, 1, 1)
    screen.wait_for_page("table")
    wait_for_a_person(screen)
    # While a game is being played there, the tournament can't be deleted.
    Tournaments(paths).save("cup", cup)
    screen.app.shell.opened_pages.open("tournament")
    pages = screen.page_model("tournament")
    pages.delete("cup")
    screen.wait_for("A table in this tournament is being played now, so it can't be deleted.")
    assert pages.tournaments.at(0)["deleted"] == ""
    screen.app.shell.opened_pages.close("tournament")
    assert not screen.sees("Hint")
    screen.press(Qt.Key.Key_H)
    screen.table.advice.askHint()
    assert not screen.table.advice.hintThinking
    play_to_the_last_move(screen)
    screen.click(offered(screen)["take"])
    screen.wait_for("Back to the tournament")
    assert told == ["cup"]
    assert not screen.sees("Again")
    assert not screen.sees("Home"), "the desk lies below"
    screen.click("Back to the tournament", page="home")
    [entry] = tables.tournament_tables.enter("cup", cup, lambda: None)
    assert entry.source == "played"
    assert (save.exists(), len(list(paths.finished.glob("*.stolik")))) == (False, 1)


def test_a_card_for_a_game_begun_here_asks_first(open_screen: Open, paths: Paths) -> None:
    entrants = tuple(EntrantInfo(name) for name, _, _ in PEOPLE)
    cup = Tournament([Created(Settings("pickomino", games=2, final=2), entrants, 7)])
    cup.submit(Drawn("qualifying", ((0, 1, 2),)))
    cup.submit(Entered(1, 1, 1, GamePoints((5, 3, 1), (1, 2, 3))))
    Tournaments(paths).save("cup", cup)
    leave_a_game(paths, PEOPLE, turns=4)
    paths.tournament_tables.mkdir()
    save = paths.tournament_tables / f"{TablePlace('cup', 7, 1, 1, 2).save}.stolik"
    (paths.saves / "pickomino.stolik").rename(save)

    screen = open_screen(language="en", pace="off")
    screen.click("Tournaments", "Open: Worms", "Enter result: table 1, game 2")
    screen.wait_for("This game was started here")
    assert any(line.startswith("Table 1, game 2 was started on this computer") for line in screen.lines())
    screen.click("Keep playing here", page="table")
    wait_for_a_person(screen)
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Keep playing")
    assert not screen.sees("Home")
    screen.click("Back to the tournament")
    screen.wait_for("Enter result: table 1, game 2")
    screen.click("Enter result: table 1, game 2")
    screen.wait_for("This game was started here")
    screen.click("Enter its points")
    screen.wait_until(lambda: "Ala" in screen.focused, "the first field")
