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
from stolik.shell import free_memory
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes import coaching
from tests.pictures.scenes.book import played
from tests.pictures.scenes.coaching import practise_opened, room_of
from tests.soak.marks import LONG_SOAK
from tests.table.screen import NoBots
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits, unheard
from tests.ui.phrases import local
from tests.ui.player import (
    choose_at_the_end,
    chosen_face,
    go_on,
    move,
    offered,
    play_to_the_end,
    resumed,
    wait_for_a_person,
)
from tests.ui.positions import FAMILY, PEOPLE, TURN, leave_a_game, leave_a_game_of
from tests.ui.test_coaching import puzzles_of
from tests.ui.test_endings import with_ala
from tests.ui.test_report import TIE

pytestmark = pytest.mark.rest

Key = Qt.Key
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_W)
FOUR = FAMILY[:4]


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
    screen = open_screen(language="pl")  # in English the games of the other tests are played to the result
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
    screen.click("Start page", page="home")
    assert not screen.sees("Continue"), "a game that is over isn't continued"


def test_from_the_result_one_looks_back_or_plays_again(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, to_the_end=True)
    play_to_the_end(screen)
    choose_at_the_end(screen, "Look back")
    assert screen.sees("Tile 36, 4 worms, in the centre"), "it begins at the beginning"
    screen.click("One move on", "Back to the result")
    before = screen.table
    screen.click("Again")
    screen.wait_until(lambda: screen.table is not before and screen.sees("Roll 8 dice"))
    assert [player.name for player in screen.table.players] == ["Ala", "Jan", "Ola"]
    assert len(screen.state.centre) == 16
    assert screen.table.entries == 0


@pytest.mark.parametrize("presses", [0, *(pytest.param(presses, marks=LONG_SOAK) for presses in (1, 2)), 3])
def test_a_turn_goes_on_exactly_where_it_was_closed(open_screen: Open, paths: Paths, presses: int) -> None:
    leave_a_game(paths, PEOPLE, turns=6)
    first = go_on(open_screen())
    for _ in range(presses):
        move(first)
    lay, state = on_the_table(first), first.state
    first.close()

    second = open_screen()
    assert second.sees("Ala is to move")
    go_on(second)
    assert second.state == state
    assert on_the_table(second) == lay


def test_the_language_of_everything_changes_at_once(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=7, turn=TURN[:2])
    english = read_all(screen)
    screen.click("Menu and pause", "Comfort and language", "Polski")
    assert screen.sees("Calm table"), "the page that it was switched on has changed"
    screen.click("Back")
    screen.wait_until(lambda: screen.can_press("Hint"))
    polish = read_all(screen)
    same = {line for line in english & polish if any(letter.isalpha() for letter in line)}
    assert same <= {"R", "T", "S", "Ala", "Jan", "Ola"}
    assert len(polish) > 20


def read_all(screen: Screen) -> set[str]:
    # A hint that is shown already changes its language with all else.
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


def test_dice_are_chosen_and_put_back_by_clicks_and_keys(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turn=[(TURN[0][0], None)])
    for button in ("Roll the dice", "Take a tile", "Steal a tile"):
        screen.click(button)
        assert screen.sees("First set aside one of the faces you have rolled."), button
    screen.point_at("Die, 4, can be set aside")
    screen.wait_until(lambda: "12" in screen.lines())
    assert "needs a worm" in screen.lines()
    screen.point_at("Die, worm, can be set aside")
    screen.wait_until(lambda: "5" in screen.lines())
    assert "needs a worm" not in screen.lines()
    screen.click("Die, 4, can be set aside")
    assert screen.sees("No tile for 12 yet, and a worm is missing too.")
    screen.click("Undo")

    screen.press(Key.Key_Down)
    while screen.focused != "Die, 4, can be set aside":
        screen.press(Key.Key_Right)
    screen.press(Key.Key_Return)
    assert screen.sees("Sum 12, needs a worm")
    screen.press(Key.Key_L, Key.Key_Escape, Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hints, "the hint")
    screen.press(Key.Key_O, Key.Key_Escape)
    assert (screen.table.advice.hints, screen.table.advice.oddsShown) == ([], True)
    screen.press(Key.Key_O, Key.Key_U)
    assert screen.can_press("Die, 4, can be set aside"), "U took it back"

    before = on_the_table(screen)
    screen.click("Die, 4, can be set aside")
    assert screen.sees("Sum 12, needs a worm")
    screen.click("Undo")
    assert on_the_table(screen) == before
    screen.click("Die, worm, can be set aside", "Roll 7 dice")
    assert not screen.can_press("Undo"), "dice that fell stay where they fell"


@pytest.mark.quick
@pytest.mark.parametrize("language", [pytest.param("en", marks=LONG_SOAK), "pl"])
def test_a_refusal_says_why_and_leads_to_its_rule(open_screen: Open, paths: Paths, language: str) -> None:
    leave_a_game(paths, PEOPLE, turn=TURN[:1])
    screen = go_on(open_screen(language=language))
    screen.click("Tile 30, 3 worms, in the centre")
    assert screen.sees("You need at least one worm among the dice set aside to get a tile.")
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
    assert "Chance to get the tile in this turn" in screen.lines()
    assert "by stealing it" not in screen.lines(), "nobody has a tile"
    screen.click("Odds")
    assert len([line for line in screen.lines() if line.endswith("%")]) == 1
    assert "Chance to get the tile in this turn" not in screen.lines()
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


def test_what_happened_plays_the_computers_moves_again(open_screen: Open, paths: Paths) -> None:
    left = leave_a_game(paths, FOUR, turns=5)
    assert left.state.turn == 1, "Bolek, a computer"
    screen = open_screen()
    assert screen.sees("Bolek is to move")
    go_on(screen)
    assert screen.state.turn == 2, "it goes on after closing"
    state, log = screen.state, [row.text for row in screen.table.log.rows]
    screen.set_comfort(pace="fast")
    assert screen.can_press("What happened?")
    screen.click("What happened?")
    assert screen.table.director.busy
    before = next(row for row in screen.table.seats.rows if row.active)
    assert before.seat == 3, "who came after the last turn of the seat on turn"
    wait_for_a_person(screen)
    assert screen.table.seat == 2
    assert (screen.state, [row.text for row in screen.table.log.rows]) == (state, log)


def test_a_line_of_the_log_leads_back_and_a_button_returns(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=3, turn=TURN)
    now = on_the_table(screen)
    screen.click("Log")
    screen.wait_for("Ala sets 4s aside: 3 × 4, sum 12.")
    screen.click("Ala sets 4s aside: 3 × 4, sum 12.")
    screen.wait_for("Looking back")
    assert screen.sees("Sum 12, needs a worm")
    screen.click("One move on", "One move on")
    screen.click("One move back", "Back to the game")
    assert on_the_table(screen) == now


@pytest.mark.parametrize(
    "pace", ["relaxed", *(pytest.param(pace, marks=LONG_SOAK) for pace in ("normal", "fast"))]
)
def test_a_click_ends_any_animation(open_screen: Open, paths: Paths, pace: str) -> None:
    leave_a_game(paths, PEOPLE, turns=4)
    screen = go_on(open_screen(pace=pace))
    screen.click("Roll 8 dice")
    assert screen.table.director.busy
    middle = screen.picture().rect().center()
    for _ in range(4):
        screen.click_at(middle)
    assert not screen.table.director.busy
    assert screen.table.seat >= 0


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
        if any(row.text == "It is Bolek's turn." for row in screen.table.log.rows):
            break
    events = [row.text for row in screen.table.log.rows]
    assert any(line.startswith(("Player 1 takes", "Player 1 goes bust")) for line in events)


DAY = date(2026, 11, 30)


class Night:
    """The program, and a date that passes."""

    def __init__(self, open_screen: Open, **how: Any) -> None:
        self.day = DAY.toordinal()
        self.screen: Screen = open_screen(today=lambda: self.day, **how)

    def passes(self) -> None:
        """Let another day begin, of which the program hears within a minute."""
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
        return [line.split(",")[0] for line in night.screen.lines() if "11:50" in line]

    night.screen.picture()
    assert when() == ["today"], "on its card"
    night.screen.click_games()
    assert when() == ["today"] * 2, "in the list, too"
    night.passes()
    assert when() == ["yesterday"] * 2
    night.passes()
    assert when() == ["11/30/26"] * 2


def test_a_game_that_is_over_was_played_yesterday_then(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    file = paths.finished / "ryzyk_fizyk-1.stolik"
    with_ala(TIE, file)
    over = datetime(DAY.year, DAY.month, DAY.day, 23, 50).timestamp()
    os.utime(file, (over, over))
    night = Night(open_screen)
    night.screen.wait_until(lambda: night.screen.app.services.finished_games.is_known, "the finished games")
    night.screen.click_games()

    def when() -> list[str]:
        return [
            line.partition(" · ")[2] for line in night.screen.lines() if line.startswith("Ryzyk-Fizyk · ")
        ]

    night.screen.wait_until(when, "the list")
    assert when() == ["today"]
    night.passes()
    assert when() == ["yesterday"]
    night.passes()
    assert when() == ["11/30/26"]


def test_the_puzzles_offer_that_of_the_new_day(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    night = Night(open_screen)
    practise_opened(night.screen)
    room = room_of(night.screen)
    before = room.today.rows[0].title
    night.screen.click("Puzzle of the day")
    model = puzzles_of(night.screen)
    night.screen.wait_until(lambda: model.solving is not None, "the puzzle")
    night.passes()
    assert model.title == before
    best = model.solving._best(model.solving.table)
    model.solving.table.decided.emit(best)
    night.screen.wait_until(lambda: model.solving.phase == "answered", "the verdict")
    night.screen.press(Qt.Key.Key_Escape)
    night.screen.wait_for("Puzzle of the day")
    night.screen.picture()
    title = room.today.rows[0].title
    assert title != before
    assert f"{title} · 1 day in a row" in night.screen.lines(), (
        "yesterday's counts, and today's is still to be solved"
    )


def test_a_season_begins_in_the_family_book(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played(evening=0)(paths)
    night = Night(open_screen, size=(1366, 768))
    night.screen.click("Family book")
    night.screen.wait_until(lambda: night.screen.page_model("book"), "the book")
    book = night.screen.page_model("book")
    book.chooseSeason(0)
    assert (book.firstDate, book.lastDate) == ("1.11.2026", "30.11.2026")
    night.passes()
    assert (book.firstDate, book.lastDate) == ("1.12.2026", "1.12.2026")


def sit_and_leave(screen: Screen) -> None:
    shell = screen.app.shell
    shell.choose("ryzyk_fizyk")
    shell.sit()
    screen.wait_for_page("table")
    screen.pages.go("home")
    shell.leave()
    screen.wait_for_page("home")


def references() -> int:
    """Return how many weak references there are when all garbage is gone; PySide's connections are such."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return sum(type(thing) is weakref.ref for thing in gc.get_objects())


def test_memory_of_a_table_goes_to_the_system(open_screen: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(free_memory, "give_back_to_system", lambda: given.append(True))
    screen = open_screen()
    assert given == []
    sit_and_leave(screen)
    screen.wait_until(lambda: given, "the memory")


def test_what_listened_to_a_table_forgets_it(open_screen: Open) -> None:
    screen = open_screen()
    for _ in range(2):
        sit_and_leave(screen)
    before = references()
    tables = 3
    for _ in range(tables):
        sit_and_leave(screen)
    # The table left last may take a moment to go; one that stays never goes.
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
    screen.wait_until(lambda: screen.sees("Osoby"), "the book")
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
    for name in KNOWN[:2]:
        screen.click(name)
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
    screen.wait_until(lambda: screen.can_press("Look back on the best game"), "the record")
    screen.click("Look back on the best game", page="table")
    assert screen.page_model("book") is None
    screen.wait_until(lambda: screen.table.lookingAt == 0, "the start of the game")
    screen.breathe()
    assert not screen.can_press("Again"), "no result lies over it"
    assert screen.sees("Back to the family book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Look back on the best game"), "the book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    screen.wait_until(lambda: screen.page_model("book") is None, "the start page")
    assert [path.name for path in paths.finished.glob("*.stolik")] == ["ryzyk_fizyk-1.stolik"]
    assert list(paths.saves.glob("*.stolik")) == []


def test_an_empty_book_says_one_sentence_and_shows_no_zeros(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(language="pl")
    screen.click("Księga rodzinna")
    told = "Dokończcie partię pod własnymi imionami, a znajdziecie ją tutaj."
    screen.wait_until(lambda: told in screen.lines(), "the sentence")
    assert not [line for line in screen.lines() if "0 " in line]
