"""An evening of Worms, played through the window."""

from __future__ import annotations

import gc
import os
import re
import weakref
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes import coaching
from tests.pictures.scenes.book import book_opened, played
from tests.soak.marks import LONG_SOAK
from tests.table.screen import NoBots
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits, unheard
from tests.ui.phrases import local
from tests.ui.player import (
    chosen_face,
    go_on,
    move,
    offered,
    play_to_the_end,
    resumed,
    wait_for_a_person,
)
from tests.ui.positions import FAMILY, PEOPLE, TURN, leave_a_game, leave_a_game_of
from tests.ui.test_endings import with_ala
from tests.ui.test_report import TIE

pytestmark = pytest.mark.rest

Key = Qt.Key
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_W)


def seat_two_people_and_two_computers(screen: Screen) -> None:
    screen.click("Play Worms", page="players")
    screen.click("Seat 1: Player 1, starts")
    screen.type("Ala")
    screen.click("Done", "Add a person")
    screen.type("Ola")
    screen.press(Key.Key_Return)
    screen.click("Add a computer", "Fair", "To the table", page="table")


def on_the_table(screen: Screen) -> list[str]:
    return sorted(screen.names())


def test_a_game_is_played_by_clicks_from_start_to_result(open_screen: Open, paths: Paths) -> None:
    screen = open_screen(language="pl")  # the games of other tests are played to the result in English
    seat_two_people_and_two_computers(screen)
    assert [player.name for player in screen.table.players] == ["Ala", "Bolek", "Ola", "Fela"]
    play_to_the_end(screen)
    assert screen.state.centre == ()
    screen.wait_for("Again")
    for place in screen.table.session.standings:
        name = screen.table.players[place.seat].name
        total = screen.table.viewModel.score_text(screen.state, place.seat)
        assert screen.sees(f"Place {place.rank}: {name}, {total}")
    screen.wait_until(lambda: len(list(paths.finished.glob("*.stolik"))) == 1, "the record of the game")
    screen.click("Home", page="home")
    assert not screen.sees("Continue"), "a game that is over isn't continued"


@pytest.mark.parametrize("presses", [0, *(pytest.param(presses, marks=LONG_SOAK) for presses in (1, 2)), 3])
def test_a_turn_goes_on_exactly_where_it_was_closed(open_screen: Open, paths: Paths, presses: int) -> None:
    leave_a_game(paths, PEOPLE, turns=6)
    first = go_on(open_screen())
    for _ in range(presses):
        move(first)
    lay, state = on_the_table(first), first.state
    first.close()

    second = open_screen()
    assert second.sees("Ala to move")
    go_on(second)
    assert second.state == state
    assert on_the_table(second) == lay


def test_the_language_of_everything_changes_at_once(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=7, turn=TURN[:2])
    english = read_all(screen)
    screen.click("Menu and pause", "Settings and language", "Polski")
    assert screen.sees("Calm table"), "the page that it was switched on has changed"
    screen.click("Back")
    screen.wait_until(lambda: screen.can_press("Hint"))
    polish = read_all(screen)
    same = {line for line in english & polish if any(letter.isalpha() for letter in line)}
    assert same <= {"R", "T", "S", "Ala", "Jan", "Ola"}
    assert len(polish) > 20


def read_all(screen: Screen) -> set[str]:
    # A visible hint changes its language with everything else.
    if not screen.table.advice.hints:
        screen.click("Hint")
    screen.wait_until(lambda: screen.table.advice.hints)
    screen.picture()
    lines = set(screen.lines())
    screen.click("Log")
    screen.picture()
    lines |= set(screen.lines()) | {row.text for row in screen.table.log.rows}
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Hint"))
    return lines


@pytest.mark.quick
@pytest.mark.parametrize("language", [pytest.param("en", marks=LONG_SOAK), "pl"])
def test_a_refusal_says_why_and_leads_to_its_rule(open_screen: Open, paths: Paths, language: str) -> None:
    leave_a_game(paths, PEOPLE, turn=TURN[:1])
    screen = go_on(open_screen(language=language))
    screen.click("Tile 30, 3 worms, in the centre")
    assert screen.sees("To get a tile you need at least one worm set aside.")
    screen.click("Rule")
    screen.wait_until(lambda: screen.window.property("over") == "help")
    screen.wait_until(lambda: chapter(screen).startswith("4."), "the chapter on taking a tile")
    heading = screen.find(chapter(screen))
    assert screen.picture().rect().contains(heading.place.toRect())
    screen.click("Back")
    assert screen.can_press("Roll 5 dice")


def chapter(screen: Screen) -> str:
    page = next(item for item in screen.items() if item.property("chapters") is not None)
    chapters = page.property("chapters")
    chapters = chapters.toVariant() if hasattr(chapters, "toVariant") else chapters
    return str(chapters[page.property("current")]["heading"])


def worths(screen: Screen) -> list[str]:
    return [name for name in screen.names() if re.search(r": worth [−\d.]+ worms", name)]


@pytest.mark.quick
def test_odds_tell_of_stealing_where_somebody_else_has_a_tile(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=3, turn=TURN)
    stacks = screen.table.session.state.stacks
    assert any(stack for seat, stack in enumerate(stacks) if seat != screen.table.session.state.turn)
    screen.click("Odds")
    screen.wait_for("by stealing it")


@pytest.mark.quick
def test_odds_and_a_hint_are_shown_on_demand_and_go_again(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turn=TURN)
    chances = len([line for line in screen.lines() if line.endswith("%")])
    assert chances == 1, "only that of a bust"
    screen.click("Odds")
    assert screen.find("Odds").checked
    screen.wait_until(lambda: len([line for line in screen.lines() if line.endswith("%")]) == 17)
    assert "Chance of getting the tile this turn" in screen.lines()
    assert "by stealing it" not in screen.lines(), "nobody has a tile"
    screen.click("Odds")
    assert len([line for line in screen.lines() if line.endswith("%")]) == 1
    assert "Chance of getting the tile this turn" not in screen.lines()
    screen.click("Hint")
    screen.wait_until(lambda: screen.table.advice.hint, "the hint")
    screen.picture()
    assert screen.table.advice.hint["text"] in screen.lines()
    screen.click("More")
    screen.picture()
    told = worths(screen)
    assert any("Take tile 27" in line for line in told)
    assert any("Roll" in line for line in told)
    screen.click("Take tile 27")
    assert not worths(screen)


def test_a_hint_that_takes_long_says_so_until_escape(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=6, turn=TURN)
    jobs: Any = screen.table._jobs
    jobs._runner = NoBots()
    screen.press(Key.Key_H)
    screen.wait_for("Let me think …")
    screen.press(Key.Key_Escape)
    assert not screen.sees("Let me think …")
    assert not screen.table.paused


@pytest.mark.quick
def test_the_keyboard_alone_leads_from_the_start_page_through_a_turn(open_screen: Open, paths: Paths) -> None:
    screen = open_screen()
    assert screen.focused in local("Play Worms")
    screen.press(Key.Key_Return)
    screen.wait_for_page("players")
    screen.press(Key.Key_Return)
    screen.wait_for_page("table")
    wait_for_a_person(screen)
    for _ in range(20):
        face = screen.table.viewModel
        if face.phase == "keep":
            screen.press(DIGITS[chosen_face(screen) - 1])
        else:
            screen.press(Key.Key_T if "take" in offered(screen) else Key.Key_R)
        if any(row.text == "It's Bolek's turn." for row in screen.table.log.rows):
            break
    events = [row.text for row in screen.table.log.rows]
    assert any(line.startswith(("Player 1 takes", "Player 1 goes bust")) for line in events)


DAY = date(2026, 11, 30)


class Night:
    """The program, with a date that advances."""

    def __init__(self, open_screen: Open, **how: Any) -> None:
        self.day = DAY.toordinal()
        self.screen: Screen = open_screen(today=lambda: self.day, **how)

    def passes(self) -> None:
        """Start another day, which the program notices within a minute."""
        self.day += 1
        self.screen.app.services.calendar.look()
        self.screen.picture()


def test_a_game_that_waits_was_left_yesterday_then(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "knaster", FAMILY[:2], entries=9)
    left = datetime(DAY.year, DAY.month, DAY.day, 23, 50).timestamp()
    (file,) = Path(paths.saves).glob("*.stolik")
    os.utime(file, (left, left))
    night = Night(open_screen)

    def when() -> list[str]:
        return [line.split(",")[0] for line in night.screen.lines() if "23:50" in line]

    night.screen.picture()
    assert when() == ["today"], "on its card"
    night.screen.click_games()
    assert when() == ["today"] * 2, "in the list, too"
    night.passes()
    assert when() == ["yesterday"] * 2
    night.passes()
    assert when() == ["30/11/2026"] * 2


def sit_and_leave(screen: Screen) -> None:
    shell = screen.app.shell
    shell.choose("ryzyk_fizyk")
    shell.sit()
    screen.wait_for_page("table")
    screen.pages.go("home")
    shell.leave()
    screen.wait_for_page("home")


def references() -> int:
    """Return the number of weak references without any garbage; PySide's connections are weak references."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return sum(type(thing) is weakref.ref for thing in gc.get_objects())


def test_what_listened_to_a_table_forgets_it(open_screen: Open) -> None:
    screen = open_screen()
    for _ in range(2):
        sit_and_leave(screen)
    before = references()
    tables = 3
    for _ in range(tables):
        sit_and_leave(screen)
    # The last table may take a moment to disappear; a leaked one never does.
    screen.wait_until(lambda: references() - before < tables, "the tables are forgotten")


def another_puzzle(screen: Screen) -> None:
    coaching.puzzle_asked("pickomino")(screen)
    model: Any = coaching.puzzles_of(screen)
    before = model.solving
    model.another()
    screen.wait_until(lambda: model.solving not in (None, before), "another puzzle")


def a_puzzle_making(screen: Screen) -> None:
    coaching.puzzle_asked("pickomino")(screen)
    coaching.puzzles_of(screen).another()


def a_question(screen: Screen) -> None:
    coaching.chosen(screen)
    model: Any = coaching.model_of(screen)
    model.begin("pickomino")
    screen.wait_until(lambda: model.phase == "asked", "the question")


def test_a_page_is_left_in_silence(open_screen: Open) -> None:
    screen = open_screen()
    for come in (another_puzzle, a_puzzle_making, a_question):
        come(screen)
        while screen.window.property("over"):
            screen.app.shell.opened_pages.leave()
            for _ in range(4):
                screen.breathe()
        assert screen.warnings == [], come


def test_an_evening_without_people_leads_to_a_game(open_screen: Open) -> None:
    screen = open_screen(size=(1024, 600), language="pl")
    book_opened(1)(screen)
    assert not screen.sees("Zacznij wieczór")
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Wybierz grę")
    screen.wait_until(lambda: screen.page_model("book") is None, "the first page")


@pytest.mark.quick
def test_the_book_is_opened_looked_through_and_an_evening_begun(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played(evening=0)(paths)
    screen = open_screen(size=(1366, 768), language="pl")
    settings: Any = screen.app.settings
    settings.welcomed = True
    assert screen.app.shell.latest_games.game_rows.rowCount() == 0, "nobody has looked for them"
    screen.click("Księga rodzinna")
    screen.wait_until(lambda: screen.can_press("Więcej"), "the album")
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Więcej")
    screen.wait_until(lambda: screen.sees("Osoby"), "the figures")
    screen.picture()
    lines = screen.lines()
    assert {"Robale", "Kółka, w pojedynkę", "Najlepszy wynik", "52 partie, 17 wygranych"} <= set(lines)
    assert (misfits(screen), unheard(screen)) == ([], [])
    title, part = screen.find("Księga rodzinna").place, screen.find("Osoby").place
    assert title.top() < part.center().y() < title.bottom(), "the parts stand beside the title"
    screen.click(KNOWN[1])
    screen.picture()
    book = screen.page_model("book")
    assert book.chosen == KNOWN[1]
    book.document.folder = tmp_path
    screen.click("Więcej", "Zapisz tabelę (CSV)")
    (table,) = tmp_path.glob("*.csv")
    assert len(table.read_text("utf-8-sig").splitlines()) > 200
    screen.wait_for("Pokaż folder")
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.press(Qt.Key.Key_Escape)
    screen.click("Kostki")
    screen.picture()
    assert any("od 8" in line and "kostek każda ścianka" in line for line in screen.lines())
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Sezon")
    screen.picture()
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Wieczór")
    screen.picture()
    needed = "Na wieczór trzeba co najmniej dwóch osób: wybierz je powyżej."
    assert screen.find("Zacznij wieczór").description == needed
    for name in KNOWN[:2]:
        screen.click(name)
    assert screen.find("Zacznij wieczór").description == ""
    screen.click("Do 3 partii", "Zacznij wieczór")
    screen.picture()
    assert screen.sees("Wieczór trwa: rozegrano 0 z 3 partii.")
    assert not screen.sees(KNOWN[2])
    assert (misfits(screen), unheard(screen)) == ([], [])


def test_a_best_game_is_looked_back_on_and_its_record_stays_alone(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    with_ala(TIE, paths.finished / "ryzyk_fizyk-1.stolik")
    screen = open_screen()
    screen.click("Family book")
    screen.wait_until(lambda: screen.can_press("More"), "the album")
    screen.click("More")
    screen.wait_until(lambda: screen.can_press("Look back on the best game"), "the record")
    screen.click("Look back on the best game", page="table")
    assert screen.page_model("book") is None
    screen.wait_until(lambda: screen.table.lookingAt == 0, "the start of the game")
    screen.breathe()
    assert not screen.can_press("Again"), "no result lies over it"
    assert screen.sees("Back to the family book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("More"), "the book")
    book = screen.page_model("book")
    screen.wait_until(
        lambda: all(row.still.position for row in book.album.rows if row.entries >= 0), "the pictures"
    )
    turn = next(row for row in book.album.rows if row.title == "The best turn")
    (name,) = [name for name in screen.names() if name.startswith("The best turn")]
    screen.click(name, page="table")
    text = f"Ala banks {turn.fact.split()[0]} points"
    screen.wait_until(lambda: screen.table.moment.text.startswith(text), "the moment itself")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("More"), "the book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    screen.wait_until(lambda: screen.page_model("book") is None, "the start page")
    assert [path.name for path in paths.finished.glob("*.stolik")] == ["ryzyk_fizyk-1.stolik"]
    assert list(paths.saves.glob("*.stolik")) == []


def test_an_empty_book_says_one_sentence_and_shows_no_zeros(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(language="pl")
    screen.click("Księga rodzinna")
    told = (
        "Tu zbiorą się obrazki waszych najlepszych chwil: śmiałe podebranie, dobra kartka, ostatnia kostka."
    )
    screen.wait_until(lambda: told in screen.lines(), "the sentence")
    assert not [line for line in screen.lines() if "0 " in line]
