"""The room in which one practises: each picture in it opens what it shows, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.json_values import to_plain
from stolik.engine.record import parse_record
from stolik.services.kept import LESSONS
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.luck import finished
from tests.pictures.scenes.practise import due, games_known, practise_opened, room_of
from tests.pictures.scenes.puzzles import puzzle_answered, puzzle_asked
from tests.soak.marks import mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.test_everybody import misfits, unheard

pytestmark = pytest.mark.rest

Key = Qt.Key


def puzzles_of(screen: Screen) -> Any:
    return screen.page_model("puzzles")


def opened(screen: Screen) -> None:
    """Open the room, whose pictures may come later."""
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.app.services.pages.open("practise")
    screen.wait_for("Puzzle of the day")


def top_of(screen: Screen) -> str:
    return str(screen.app.services.pages.property("top"))


@pytest.mark.quick
def test_a_puzzle_is_chosen_solved_and_left(open_screen: Open) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    opened(screen)
    screen.click("Solve a puzzle: Ryzyk-Fizyk")
    screen.wait_until(lambda: puzzles_of(screen).solving is not None, "the puzzle")
    screen.wait_for("Roll again, or bank?")
    best = puzzles_of(screen).solving._best(puzzles_of(screen).solving.table)
    screen.press(Key.Key_R if best.kind == "roll" else Key.Key_B)
    screen.wait_until(lambda: puzzles_of(screen).solving.phase == "answered", "the verdict")
    screen.wait_for("Another puzzle")
    screen.wait_until(lambda: screen.focused == "Another puzzle", "the keyboard on it")
    screen.press(Key.Key_Escape)
    screen.wait_for("Puzzle of the day")
    assert puzzles_of(screen) is None
    assert screen.focused == "Solve a puzzle: Ryzyk-Fizyk", "where one was"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")


@pytest.mark.parametrize(
    "game", mostly_soak(["Worms", "Rummikub", "Circles", "Ryzyk-Fizyk"], usual=["Rummikub"])
)
def test_the_rules_are_looked_up_and_the_puzzle_is_as_it_was(open_screen: Open, game: str) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    practise_opened(screen)
    screen.click(f"Solve a puzzle: {game}")
    screen.wait_until(lambda: puzzles_of(screen).solving is not None, "the puzzle")
    screen.wait_for("How to play")
    solving = puzzles_of(screen).solving
    screen.wait_until(lambda: screen.focused not in ("Playing area", "Back"), "the beginning of the turn")
    screen.wait_until(lambda: not solving.table.director.busy, "the table at rest")
    screen.picture()

    def stays_on_the_button() -> bool:
        screen.find("How to play").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        screen.breathe()
        return screen.focused == "How to play"

    screen.wait_until(stays_on_the_button, "the keyboard on the button")
    screen.press(Key.Key_Space)
    screen.wait_for(game)
    assert not screen.can_press("Save this puzzle for others"), "the rules lie over it"
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Save this puzzle for others"), "the puzzle")
    assert puzzles_of(screen).solving is solving
    assert solving.phase == "asked"
    assert screen.find("How to play").item.isVisible()
    assert screen.focused not in ("", "Back"), "the keyboard is on the table"


def places_of(screen: Screen) -> dict[str, Any]:
    """Return where words and buttons of the page are, by what they say."""
    screen.picture()
    found: dict[str, Any] = {}
    buttons: set[str] = set()
    for item in screen.items():
        said = str(item.property("text") or "")
        if len(said) < 2 or said in buttons:
            continue
        if item.property("down") is not None:
            # The place of a button's words is the button's.
            buttons.add(said)
        place = item.mapRectToScene(item.boundingRect()).toRect().getRect()
        found[said] = sorted([*found.get(said, []), place])
    return found


def at_rest(screen: Screen) -> dict[str, Any]:
    """Return where everything is as soon as nothing moves any more."""
    before: dict[str, Any] = {}
    while before != (now := places_of(screen)):
        before = now
        screen.breathe()
    return now


@pytest.mark.parametrize("game", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
@pytest.mark.parametrize("right", [False, True])
def test_the_answer_is_told_where_the_question_was_and_nothing_moves(
    open_screen: Open, game: str, right: bool
) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    puzzle_asked(game)(screen)
    screen.wait_until(lambda: screen.focused not in ("Pole gry", "Wstecz"), "the beginning of the turn")
    before = at_rest(screen)
    note = puzzles_of(screen).solving.note
    assert note in before, "what is marked on the table is explained"
    puzzle_answered(right)(screen)
    after = places_of(screen)
    assert before.keys() - after.keys() == {note}
    assert {said for said in before.keys() & after.keys() if before[said] != after[said]} == set()
    more, best = "Spróbuj jeszcze raz", "Następna zagadka"
    if not right:
        more, best = best, more
    (left, top, wide, _), (right_end, *rest) = after[more][0], after[best][0]
    assert left + wide < right_end
    assert top == rest[0]
    screen.wait_until(lambda: screen.focused == best, "the keyboard on what is best now")
    # What was told already isn't offered.
    assert ("Pokaż rozwiązanie" in after) == (game == "rummikub" and not right)
    if game == "rummikub":
        return
    # The tiles of Rummikub are a little narrower, at its own table as well.
    assert (misfits(screen), unheard(screen)) == ([], [])
    assert screen.can_press("Więcej")


@pytest.mark.parametrize("game, button", [("knaster", "More"), ("rummikub", "Show the answer")])
def test_the_answer_is_explored_and_the_puzzle_is_there_afterwards(
    open_screen: Open, game: str, button: str
) -> None:
    screen = open_screen(language="en", size=(1024, 600))
    puzzle_asked(game)(screen)
    puzzle_answered(False)(screen)
    screen.click(button)
    screen.wait_until(
        lambda: screen.explorer is not None and screen.explorer.property("phase") == "ready", "the options"
    )
    screen.picture()
    model = puzzles_of(screen)
    best = parse_record(model._made.text).log[model._made.entry - 1]["move"]
    assert to_plain(screen.explorer._here.chosen) == best
    assert screen.explorer.property("after")
    assert screen.explorer.options.rows[screen.explorer.property("chosen")].best
    assert screen.explorer.property("mine") > 0, "what was tried"
    screen.press(Key.Key_Escape)
    assert screen.explorer is None
    assert puzzles_of(screen).solving.phase == "answered"


def test_the_puzzle_on_the_table_is_the_one_in_the_picture(open_screen: Open) -> None:
    screen = open_screen()
    practise_opened(screen)
    still = next(row.still for row in room_of(screen).puzzles.rows if row.gameId == "knaster")
    screen.click("Solve a puzzle: Circles")
    screen.wait_until(lambda: puzzles_of(screen).solving is not None, "the puzzle")
    table = puzzles_of(screen).solving.table
    sheets = [list(sheet.numbers) for sheet in table.session.state.sheets]
    assert [list(sheet["numbers"]) for sheet in still.position["sheets"]] == sheets


def test_keys_walk_from_picture_to_picture_beginning_with_what_is_due(
    open_screen: Open, paths: Paths
) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 3, 3))(paths)
    due(Zosia=2)(paths)
    screen = open_screen()
    games_known(screen)
    opened(screen)
    screen.wait_until(lambda: screen.focused == "Try again", "the room")
    seen = []
    for _ in range(11):
        seen.append(screen.focused)
        screen.press(Key.Key_Tab)
    assert seen == [
        "Try again",
        "Puzzle of the day",
        "easy",
        *(f"Solve a puzzle: {game}" for game in ("Worms", "Rummikub", "Circles", "Ryzyk-Fizyk")),
        *(f"Guided first game: {game}" for game in ("Worms", "Rummikub", "Circles", "Ryzyk-Fizyk")),
    ]
    screen.press(Key.Key_Backtab, Key.Key_Return)
    screen.wait_until(lambda: top_of(screen) == "lesson", "the first game")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: top_of(screen) == "practise", "the room")
    assert screen.focused == "Guided first game: Ryzyk-Fizyk"
    assert [row.begun for row in room_of(screen).firstGames.rows] == [False] * 4


def test_on_the_first_evening_first_games_come_first_and_keep_their_place(open_screen: Open) -> None:
    screen = open_screen()
    opened(screen)
    lines = screen.lines()
    assert lines.index("Guided first game") < lines.index("Puzzle of the day") < lines.index("Puzzles")
    screen.wait_until(lambda: screen.focused == "Guided first game: Worms", "the first picture")
    assert not screen.sees("Try again")
    screen.app.services.kept(LESSONS).note("pickomino", 0, done=True)
    room_of(screen).renew()
    again = screen.lines()
    assert again.index("Guided first game") < again.index("Puzzle of the day")


def test_whose_practice_it_is_is_chosen_and_stays_and_people_keep_their_places(
    open_screen: Open, paths: Paths
) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    due(Zosia=0, Marek=3)(paths)
    screen = open_screen()
    opened(screen)

    def places() -> list[Any]:
        screen.picture()
        return [screen.find(name).place for name in KNOWN]

    assert screen.find(KNOWN[0]).checked
    assert not screen.sees("Try again")
    before = places()
    for name in (KNOWN[2], KNOWN[1]):
        screen.click(name)
        assert places() == before
    assert screen.find(KNOWN[1]).checked
    assert "3 moves from your games" in screen.lines()
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    opened(screen)
    assert screen.find(KNOWN[1]).checked


def test_who_lives_alone_is_not_asked_who_practises(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ada")]))
    screen = open_screen()
    opened(screen)
    assert not screen.sees("Ada")
