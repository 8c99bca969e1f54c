"""Guess first, in the window: by keys and by pointer, and nothing is told before the guess."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.sitting import SeatHelps
from stolik.services.kept import GUESSES
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.family_book import book_opened, played
from tests.pictures.scenes.family_book import guessed as guessed_before
from tests.pictures.scenes.guess import GAMES, asked, guessed, model_of
from tests.pictures.scenes.luck import scrolled_to_the_end
from tests.pictures.scenes.practise import practise_opened
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import resumed
from tests.ui.positions import TURN
from tests.ui.test_everybody import misfits, unheard

Key = Qt.Key


def slider_of(screen: Screen) -> Any:
    return screen.find("My guess")


def test_a_guess_is_made_by_keys_and_kept_for_the_person(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(size=(1024, 600))
    practise_opened(screen)
    screen.click(KNOWN[1])
    screen.click("Guess first")
    screen.click("Guess in Ryzyk-Fizyk")
    screen.wait_until(lambda: model_of(screen).phase == "asked", "the question")
    screen.wait_until(lambda: screen.focused == "My guess", "the slider")
    screen.press(Key.Key_3, Key.Key_PageUp, Key.Key_Right)
    screen.wait_until(lambda: slider_of(screen).description == "41%", "the value")
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: model_of(screen).phase == "answered", "the answer")
    assert model_of(screen).said == 41
    screen.wait_until(lambda: screen.focused == "Next", "the way on")
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: model_of(screen).number == 2, "the next question")
    keeper = screen.app.services.kept(GUESSES)
    assert [each.said for each in keeper.guesses(KNOWN[1])] == [41]
    screen.press(Key.Key_Escape)
    screen.wait_for("Guess in Worms")
    screen.press(Key.Key_Escape)
    screen.wait_for("Puzzle of the day")


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_stands_where_the_slider_stood(open_screen: Open, game: str) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    asked(game)(screen)
    screen.picture()
    before = screen.find("Tyle zgaduję").place
    shown = "\n".join(screen.lines())
    assert "%" not in shown.replace("50%", ""), "no chance is told before the guess"
    if game != "rummikub":
        assert (misfits(screen), unheard(screen)) == ([], [])
    guessed(40)(screen)
    screen.picture()
    after = screen.find("Dalej").place
    assert (after.right(), after.y()) == (before.right(), before.y())
    assert any("40%" in name and "Naprawdę" in name for name in screen.names())


@pytest.mark.rest
def test_the_book_tells_how_true_the_guesses_are(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played(8)(paths)
    guessed_before()(paths)
    screen = open_screen(size=(1366, 768))
    book_opened()(screen)
    screen.click(KNOWN[0])
    book = screen.page_model("book")
    assert "nearer to the truth than the first ten" in book.guessText
    assert len(book.guessBins.rows) == 10
    scrolled_to_the_end(screen)
    screen.wait_for("Guesses")
    assert any("percent said" in name for name in screen.names())
    screen.click(KNOWN[1])
    assert book.guessText == ""
    assert not screen.sees("Guesses")


def guessing_table(open_screen: Open, paths: Paths) -> Screen:
    """Return Ala's turn of Worms with two dice left, in which she guesses first."""
    screen = resumed(open_screen, paths, turns=6, turn=TURN)
    people = screen.app.services.tables.people.people
    people.append(Person(name=screen.table.players[0].name))
    screen.table.change_helps([SeatHelps(guess=True)])
    return screen


@pytest.mark.rest
def test_at_the_table_the_odds_come_after_the_guess(open_screen: Open, paths: Paths) -> None:
    screen = guessing_table(open_screen, paths)
    view_model = screen.table.viewModel
    assert not view_model.chanceShown, "the chance beside the roll would be the answer"
    screen.press(Key.Key_O)
    screen.wait_for("How likely is it that the next roll is a bust?")
    screen.wait_until(lambda: screen.focused == "My guess", "the slider")
    assert screen.table._run.screen.advice.odds is None
    screen.press(Key.Key_2, Key.Key_Return)
    screen.wait_until(lambda: screen.focused == "Go on", "the truth")
    screen.wait_until(lambda: screen.table._run.screen.advice.odds is not None, "the odds")
    assert view_model.chanceShown
    screen.press(Key.Key_Return)
    assert not screen.sees("Go on")
    name = screen.table.players[0].name
    (kept,) = screen.app.services.kept(GUESSES).guesses(name)
    assert (kept.game, kept.kind, kept.said) == ("pickomino", "bust", 20)
    assert kept.seconds >= 0


@pytest.mark.rest
def test_at_the_table_escape_leaves_the_question_and_the_hint_waits_for_the_guess(
    open_screen: Open, paths: Paths
) -> None:
    screen = guessing_table(open_screen, paths)
    screen.press(Key.Key_H)
    screen.wait_for("That's my guess")
    screen.press(Key.Key_Escape)
    assert not screen.sees("That's my guess")
    assert not screen.table.advice.hint
    screen.click("Hint")
    screen.wait_for("That's my guess")
    screen.click("That's my guess")
    screen.wait_until(lambda: screen.table.advice.hint, "the hint")
    assert not screen.sees("Close the hint"), "it waits behind the truth"
    screen.click("Show the hint")
    screen.wait_for("Close the hint")
