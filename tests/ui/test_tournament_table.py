"""A table of a tournament: nobody is helped there, and after the game the tournament goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.engine.game_points import GamePoints
from stolik.services.tournaments.saves import TablePlace
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.paths import Paths
from stolik.tournament.entries import Created, Drawn, Entered, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.ui.conftest import Open
from tests.ui.player import offered, play_to_the_last_move, wait_for_a_person
from tests.ui.positions import PEOPLE, leave_a_game

pytestmark = pytest.mark.rest


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
    # As long as a game is played there, the tournament stays.
    Tournaments(paths).save("cup", cup)
    screen.app.shell.opened_pages.open("tournament")
    pages = screen.page_model("tournament")
    pages.delete("cup")
    screen.wait_for("A table of this tournament is being played now, so it can't be deleted.")
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
    assert not screen.sees("Start page"), "the desk lies below"
    screen.click("Back to the tournament")
    screen.wait_for_page("home")
    [entry] = tables.tournament_tables.enter("cup", cup, lambda: None)
    assert entry.source == "played"
    assert (save.exists(), len(list(paths.finished.glob("*.stolik")))) == (False, 1)


def test_a_card_for_a_game_begun_here_is_asked_about_and_the_game_is_kept(
    open_screen: Open, paths: Paths
) -> None:
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
    screen.click("Tournaments")
    screen.click("Open: Worms")
    screen.click("Enter table 1, game 2")
    screen.wait_for("This game was begun here")
    assert any(line.startswith("Table 1, game 2 was begun on this computer") for line in screen.lines())
    screen.click("Go on playing here")
    screen.wait_for_page("table")
    wait_for_a_person(screen)
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Go on playing")
    assert not screen.sees("Start page")
    screen.click("Back to the tournament")
    screen.wait_for("Enter table 1, game 2")
    # Leaving without a computer would begin it anew, which is told before.
    screen.click("Table 1")
    screen.wait_for("Ala leaves")
    screen.click("Ala leaves")
    screen.wait_for("Ala stays")
    assert any(
        line.startswith("The game begun here at that table then begins anew.") for line in screen.lines()
    )
    screen.click("Ala stays")
    screen.wait_until(lambda: not screen.sees("Ala stays"), "the sheet's way out")
    assert save.exists()
    screen.click("Enter table 1, game 2")
    screen.wait_for("This game was begun here")
    screen.click("Enter its points")
    screen.wait_until(lambda: "Ala" in screen.focused, "the first field")
    for points in "321":
        screen.type(points)
        screen.press(Qt.Key.Key_Return)
    screen.press(Qt.Key.Key_Return)
    screen.wait_for("Finish the qualifying")
    assert not save.exists()
    assert len(list(paths.finished.glob("*.stolik"))) == 1, "what was played is kept"
