"""Luck over time: beside a person's games in the family book, and never told from few games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.luck import finished
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.test_everybody import misfits, unheard
from tests.ui.test_report import TIE

Key = Qt.Key
TITLE = "Luck over time"
BOOK = "Family book"


def leave_results(paths: Paths) -> None:
    """Leave many games of Zosia, of four kinds, and few of Marek."""
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 4, 60), ("ryzyk_fizyk", 2, 40), ("rummikub", 3, 8), ("knaster", 1, 25))(paths)
    finished(("pickomino", 4, 6), name=KNOWN[1])(paths)


def opened(open_screen: Open, **comfort: Any) -> Screen:
    screen = open_screen(**comfort)
    screen.wait_until(lambda: screen.app.services.finished_games.known, "the results")
    go_to_luck(screen)
    return screen


def go_to_luck(screen: Screen) -> None:
    """Open the family book, and the luck of the person in it."""
    screen.click(BOOK)
    screen.wait_until(lambda: screen.can_press(TITLE), "the book")
    screen.click(TITLE)
    screen.picture()


def open_more(screen: Screen, title: str) -> None:
    """Open what more there is about one kind of game; the keyboard scrolls it into view."""
    screen.find(f"More about luck: {title}").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Return)
    screen.picture()


@pytest.fixture
def screen(open_screen: Open, paths: Paths) -> Screen:
    leave_results(paths)
    return opened(open_screen)


def test_it_stands_beside_the_games_of_a_person_whoever_is_chosen(screen: Screen) -> None:
    titles = ["All games together", "Worms", "Ryzyk-Fizyk", "Rummikub", "Circles, alone"]
    lines = screen.lines()
    places = [lines.index(title) for title in titles]
    assert places == sorted(places)
    assert lines[places[0] + 1].startswith("108 games, won: ")
    place = screen.find(TITLE).place
    while screen.focused != KNOWN[1]:
        screen.press(Key.Key_Tab)
    screen.press(Key.Key_Return)
    screen.picture()
    assert screen.find(KNOWN[1]).checked
    assert screen.find(TITLE).checked
    assert screen.find(TITLE).place == place
    assert screen.sees("Too few games yet to tell luck from skill."), "nothing but their number is shown"
    assert not any("±" in line for line in screen.lines())
    assert not screen.sees("All games together")
    screen.click(KNOWN[2])
    screen.picture()
    assert screen.lines().count("Too few games yet to tell luck from skill.") == 1
    screen.click(KNOWN[1])
    screen.click("Games")
    screen.picture()
    assert not screen.sees("Too few games yet to tell luck from skill.")
    assert "Best score" in screen.lines()
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")


@pytest.mark.rest
def test_without_people_there_is_none(open_screen: Open, paths: Paths) -> None:
    screen = open_screen()
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.click(BOOK)
    screen.wait_until(lambda: screen.sees("People"), "the book")
    assert not screen.sees(TITLE)


@pytest.mark.rest
def test_enough_games_have_a_sentence_and_behind_more_a_table_and_a_course(screen: Screen) -> None:
    cards = {card.title: card for card in screen.page_model("book").luck.rows}
    assert [len(card.bars) for card in cards.values()] == [2, 2, 2, 0, 2]
    assert not any("±" in line for line in screen.lines())
    for title, course in (
        ("Worms", "Luck added up from game to game, in games won"),
        ("Circles, alone", "Luck added up from game to game, in points"),
    ):
        open_more(screen, title)
        lines = screen.lines()
        for line in (*cards[title].bars, *cards[title].facts):
            assert {line.label, line.text} <= set(lines)
        assert all("±" in bar.text for bar in cards[title].bars)
        assert course in lines
        screen.press(Key.Key_Escape)
    assert not screen.can_press("More about luck: Rummikub"), "too few games"
    # What is open of a kind goes with its person, and with the part of the book.
    book = screen.page_model("book")
    for leave, way in ((book.choose, KNOWN[2]), (book.showPart, 0)):
        book.choose(KNOWN[0])
        open_more(screen, "Worms")
        leave(way)
        screen.wait_until(
            lambda: "Luck added up from game to game, in games won" not in screen.lines(), "its end"
        )


@pytest.mark.rest
def test_a_game_counts_from_its_end_on_without_anybody_asking(
    open_screen: Open, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.services.results.game_results.WAIT_MS", 0)
    store_people(paths.people, People(people=[Person(name="Ala")]))
    screen = open_screen()
    screen.app.shell.openFile(str(with_ala(TIE, paths.root / "game.stolik")))
    screen.wait_for_page("table")
    luck = screen.app.services.finished_games
    screen.wait_until(lambda: luck._results and luck._results.coverage() == (1, 1, 0), "the game is counted")
    screen.wait_until(lambda: screen.can_press("Start page"), "the end")
    screen.click("Start page")
    screen.wait_for_page("home")
    go_to_luck(screen)
    assert screen.sees("Ryzyk-Fizyk")
    assert "1 finished game is known, and it is counted." in " ".join(screen.lines())


def with_ala(record: Path, copy: Path) -> Path:
    """Copy a record in which the first seat is Ala's."""
    from stolik.engine.record import parse_record, record_text

    read = parse_record(record.read_bytes())
    seats = (read.seats[0].model_copy(update={"name": "Ala", "player": "human"}), *read.seats[1:])
    copy.write_text(record_text(read.model_copy(update={"seats": seats})), "utf-8")
    return copy


@pytest.mark.rest
@pytest.mark.parametrize(
    "size",
    mostly_soak([(1024, 560, 1.0), (1366, 768, 2.0), (1366, 768, 1.0)], usual=[(1366, 768, 2.0)]),
    ids=str,
)
def test_everything_fits_and_can_be_heard(
    open_screen: Open, paths: Paths, size: tuple[int, int, float]
) -> None:
    leave_results(paths)
    screen = open_screen(size=(1024, 560), language="pl")
    screen.wait_until(lambda: screen.app.services.finished_games.known, "the results")
    assert misfits(screen) == [], "the first page with its button"
    screen.set_comfort(language="en", scale=size[2])
    screen.resize(*size[:2])
    go_to_luck(screen)
    assert misfits(screen) == []
    assert unheard(screen) == []
    open_more(screen, "All games together")
    assert misfits(screen) == []
    assert unheard(screen) == []
