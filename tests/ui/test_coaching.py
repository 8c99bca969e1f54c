"""The practice page: each picture opens what it shows, by mouse and by keyboard."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.game_library import find_packages, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import parse_record
from stolik.engine.sitting import Coach, SeatHelps
from stolik.games.knaster.rules.moves import Ring
from stolik.games.pickomino.rules.moves import Roll
from stolik.pages.lesson import table
from stolik.services.kept import GUESSES, LESSONS
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.coaching import (
    GAMES,
    asked,
    due,
    finished,
    games_known,
    guessed,
    model_of,
    practise_opened,
    puzzle_answered,
    puzzle_asked,
    room_of,
)
from tests.qml_classes import class_name
from tests.soak.marks import mostly_soak
from tests.table.entries import knows, teach, tell_worth
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.fitting import misfits, unheard
from tests.ui.player import go_on, resumed, wait_for_the_buttons
from tests.ui.positions import PEOPLE, TURN, leave_a_game, leave_a_game_of

pytestmark = pytest.mark.rest

Key = Qt.Key


def puzzles_of(screen: Screen) -> Any:
    return screen.page_model("puzzles")


def opened(screen: Screen) -> None:
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.app.shell.opened_pages.open("practice")
    screen.wait_for("Puzzle of the day")


def top_of(screen: Screen) -> str:
    return str(screen.app.shell.opened_pages.property("top"))


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
    """Return the places of the page's texts and buttons, by text."""
    screen.picture()
    found: dict[str, Any] = {}
    buttons: set[str] = set()
    for item in screen.items():
        said = str(item.property("text") or "")
        if len(said) < 2 or said in buttons:
            continue
        if item.property("down") is not None:
            # A button's text has the place of the button.
            buttons.add(said)
        place = item.mapRectToScene(item.boundingRect()).toRect().getRect()
        found[said] = sorted([*found.get(said, []), place])
    return found


def at_rest(screen: Screen) -> dict[str, Any]:
    before: dict[str, Any] = {}
    while before != (now := places_of(screen)):
        before = now
        screen.breathe()
    return now


@pytest.mark.parametrize("game", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
@pytest.mark.parametrize("right", [False, True])
def test_the_answer_stands_in_the_question_s_place(open_screen: Open, game: str, right: bool) -> None:
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
    # Hints already given aren't offered.
    assert ("Pokaż rozwiązanie" in after) == (game == "rummikub" and not right)
    if game == "rummikub":
        return
    # Rummikub's tiles are a little narrower, even at its own table.
    assert (misfits(screen), unheard(screen)) == ([], [])
    assert screen.can_press("Więcej")


@pytest.mark.parametrize("game, button", [("knaster", "More"), ("rummikub", "Show the answer")])
def test_the_answer_is_explored_and_left_again(open_screen: Open, game: str, button: str) -> None:
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


def test_keys_walk_the_pictures_beginning_with_what_is_due(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    finished(("pickomino", 3, 3))(paths)
    due(Zosia=2)(paths)
    screen = open_screen()
    games_known(screen)
    opened(screen)
    screen.wait_until(lambda: screen.focused == "Second chance", "the room")
    seen = []
    for _ in range(11):
        seen.append(screen.focused)
        screen.press(Key.Key_Tab)
    assert seen == [
        "Second chance",
        "Puzzle of the day",
        "Easy",
        *(f"Solve a puzzle: {game}" for game in ("Worms", "Rummikub", "Circles", "Ryzyk-Fizyk")),
        *(f"Guided first game: {game}" for game in ("Worms", "Rummikub", "Circles", "Ryzyk-Fizyk")),
    ]
    screen.press(Key.Key_Backtab, Key.Key_Return)
    screen.wait_until(lambda: top_of(screen) == "lesson", "the first game")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: top_of(screen) == "practice", "the room")
    assert screen.focused == "Guided first game: Ryzyk-Fizyk"
    assert [row.begun for row in room_of(screen).firstGames.rows] == [False] * 4


def test_on_the_first_evening_first_games_come_first_and_keep_their_place(open_screen: Open) -> None:
    screen = open_screen()
    opened(screen)
    lines = screen.lines()
    assert lines.index("Guided first game") < lines.index("Puzzle of the day") < lines.index("Puzzles")
    screen.wait_until(lambda: screen.focused == "Guided first game: Worms", "the first picture")
    assert not screen.sees("Second chance")
    screen.app.services.kept(LESSONS).note("pickomino", 0, done=True)
    room_of(screen).renew()
    again = screen.lines()
    assert again.index("Guided first game") < again.index("Puzzle of the day")


def test_whose_practice_it_is_stays_and_nobody_moves(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    due(Zosia=0, Marek=3)(paths)
    screen = open_screen()
    opened(screen)

    def places() -> list[Any]:
        screen.picture()
        return [screen.find(name).place for name in KNOWN]

    assert screen.find(KNOWN[0]).checked
    assert not screen.sees("Second chance")
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


@pytest.fixture
def no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "THINKING_MS", 0)


def lesson_of(screen: Screen) -> Any:
    return screen.page_model("lesson")


def reach(screen: Screen, goal: int) -> None:
    """Wait until ``goal`` goals are reached and the next one is shown, or the end."""
    model = lesson_of(screen)
    screen.wait_until(lambda: model.done == goal and (model.asking or model.over), f"goal {goal}")
    wait_for_the_buttons(screen)


@pytest.mark.usefixtures("no_thinking")
def test_the_first_game_is_offered_and_played_by_clicks(open_screen: Open) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    screen.click("Play Worms", page="players")
    assert screen.sees("Guided first game")
    assert misfits(screen) == []
    to_table = screen.find("To the table").place
    assert screen.names().count("Pierwsza gra krok po kroku") == 1, "one way to it"
    place = screen.find("Guided first game").place
    screen.click("We roll real dice")
    assert screen.find("Guided first game").place == place, "it keeps its place whatever is chosen"
    screen.click("We roll real dice", "Guided first game")
    reach(screen, 0)
    assert unheard(screen) == []
    assert misfits(screen) == []
    place = screen.find("Show me").place
    screen.click("Show me")
    assert lesson_of(screen).table.advice.hint["lit"] == ["roll"]
    screen.click("Roll 8 dice")
    reach(screen, 1)
    # The reason why something can't be done is beside the goal and covers nothing.
    lesson_of(screen).table.submit({"kind": "take", "tile": 21})
    assert screen.sees(lesson_of(screen).refusal)
    assert misfits(screen) == []
    assert screen.sees(lesson_of(screen).goal)
    assert not [item for item in screen.items() if item.property("linkText") and item.property("shown")]
    screen.click("Odds")
    assert screen.sees("A real game can tell you that. Now try this:")
    assert not screen.find("Odds").checked
    screen.click("Die, 4, can be set aside")
    assert screen.sees("You can do that in a game. But try this first:")
    for goal, thing in enumerate(("Die, 5, can be set aside", "Roll 5 dice"), 2):
        screen.click(thing)
        reach(screen, goal)
        assert screen.find("Show me").place == place
    # The rest has been played before; it continues at its last move.
    screen.click("Back")
    screen.wait_for("To the table")
    lessons = screen.app.services.kept(LESSONS)
    lesson = load_package("pickomino").lesson
    assert lesson is not None
    lessons.note("pickomino", len(lesson.script) - 1, done=False)
    assert misfits(screen) == []
    screen.click("Continue the guided first game")
    reach(screen, 15)
    screen.click("Steal tile 24 from Gracz 2")
    screen.wait_for("Play a real game")
    active = [item for item in screen.items() if item.property("doing") and item.property("active")]
    assert not active, "nobody plays on"
    assert unheard(screen) == []
    assert misfits(screen) == []
    screen.click("Play a real game", page="players")
    assert screen.names().count("Pierwsza gra krok po kroku") == 1, "it can be played again"
    assert screen.find("To the table").place == to_table


@pytest.mark.quick
@pytest.mark.usefixtures("no_thinking")
def test_a_lesson_is_played_by_keys_left_and_gone_on_with(open_screen: Open) -> None:
    screen = open_screen(size=(1366, 768))
    screen.click("How to play Ryzyk-Fizyk")
    screen.wait_for("Guided first game")
    screen.click("Guided first game")
    reach(screen, 0)
    screen.press(Key.Key_H)
    assert lesson_of(screen).table.advice.hint["lit"] == ["roll"]
    for goal, key in enumerate((Key.Key_R, Key.Key_R, Key.Key_R, Key.Key_B, Key.Key_R), 1):
        screen.press(key)
        reach(screen, goal)
    # Nothing remains of the turn that another seat has lost, although nothing is animated.
    assert not lesson_of(screen).table.viewModel.lost
    # All fitting dice are chosen; the ones are to be put back.
    screen.press(Key.Key_R)
    assert screen.sees("You can do that in a game. But try this first:")
    said = lesson_of(screen).goal
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    screen.click("Play Ryzyk-Fizyk", page="players")
    screen.click("Continue the guided first game")
    reach(screen, 5)
    assert lesson_of(screen).goal == said
    screen.press(Key.Key_1, Key.Key_R)
    reach(screen, 6)
    screen.click("Start again")
    reach(screen, 0)
    screen.press(Key.Key_Escape)
    screen.wait_for("To the table")
    # The way is shown, then the tiles in their new places; they are laid there, and the turn ends.
    screen.press(Key.Key_Escape)
    screen.click("Play Rummikub", page="players")
    screen.click("Guided first game")
    reach(screen, 0)
    face = lesson_of(screen).table.viewModel
    for tile in [row.tile for row in face.tiles.rows if row.zone == "rack"][:3]:
        face.pick(tile, True)
    face.putNew()
    screen.press(Key.Key_Return)
    screen.wait_until(lambda: lesson_of(screen).refusal, "why that is no set")
    assert [line for line in screen.lines() if line == lesson_of(screen).refusal] == [
        lesson_of(screen).refusal
    ]
    face.undoTurn()
    screen.press(Key.Key_H, Key.Key_H, Key.Key_Return, Key.Key_Return)
    reach(screen, 1)


@pytest.mark.quick
def test_a_guess_is_made_by_keys_and_kept_for_the_person(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(size=(1024, 600))
    practise_opened(screen)
    screen.click(KNOWN[1])
    screen.click("Guess first", "Guess in Ryzyk-Fizyk")
    screen.wait_until(lambda: model_of(screen).phase == "asked", "the question")
    screen.wait_until(lambda: screen.focused == "My guess", "the slider")
    screen.press(Key.Key_3, Key.Key_PageUp, Key.Key_Right)
    screen.wait_until(lambda: screen.find("My guess").description == "41%", "the value")
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


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_stands_where_the_slider_stood(open_screen: Open, game: str) -> None:
    screen = open_screen(language="pl", size=(1024, 600))
    asked(game)(screen)
    screen.picture()
    before = screen.find("To mój typ").place
    shown = "\n".join(screen.lines())
    assert "%" not in shown.replace("50%", ""), "no chance is told before the guess"
    if game != "rummikub":
        assert (misfits(screen), unheard(screen)) == ([], [])
    guessed(40)(screen)
    screen.picture()
    after = screen.find("Dalej").place
    assert (after.right(), after.y()) == (before.right(), before.y())
    assert any("40%" in name and "Naprawdę" in name for name in screen.names())
    [scale] = [item for item in screen.items() if item.property("onText")]
    for truth, told in ((12.5, "12%"), (13.5, "14%")):
        scale.setProperty("truth", truth)
        assert any(f"Naprawdę: {told}" in name for name in screen.names()), "as the sentence rounds it"


def guessing_table(open_screen: Open, paths: Paths) -> Screen:
    """Return Ala's turn of Worms with two dice left, in which she guesses first."""
    screen = resumed(open_screen, paths, turns=6, turn=TURN)
    people = screen.app.services.tables.people.people
    people.append(Person(name=screen.table.players[0].name))
    screen.table.change_helps([SeatHelps(guess=True)])
    return screen


def test_at_the_table_the_odds_come_after_the_guess(open_screen: Open, paths: Paths) -> None:
    screen = guessing_table(open_screen, paths)
    view_model = screen.table.viewModel
    assert not view_model.chanceShown, "the chance beside the roll would be the answer"
    screen.press(Key.Key_O)
    screen.wait_for("How likely is the next roll to be a bust?")
    screen.wait_until(lambda: screen.focused == "My guess", "the slider")
    assert screen.table._run.screen.advice.odds is None
    screen.press(Key.Key_2, Key.Key_Return)
    screen.wait_until(lambda: screen.focused == "Next", "the truth")
    screen.wait_until(lambda: screen.table._run.screen.advice.odds is not None, "the odds")
    assert view_model.chanceShown
    screen.press(Key.Key_Return)
    assert not screen.sees("Next")
    name = screen.table.players[0].name
    (kept,) = screen.app.services.kept(GUESSES).guesses(name)
    assert (kept.game, kept.kind, kept.said) == ("pickomino", "bust", 20)
    assert kept.seconds >= 0


SURE = "Sure? There is something better."


def coached(screen: Screen, coach: Coach = Coach.BEFORE_COSTLY) -> Screen:
    """Give Ala a coach who thinks that one more roll gives away half of all chances."""
    go_on(screen)
    teach(screen.table, 0, coach)
    screen.wait_until(lambda: knows(screen.table), "what the moves are worth")
    view = screen.table.session.view(0)
    advice = load_package("pickomino").valuation.advise(view, 0)
    best = next(option for option in advice if option.move != Roll())
    values = ((best.move, 0.9), *[(option.move, 0.4) for option in advice if option is not best])
    ordered = (best, *[option for option in advice if option is not best])
    tell_worth(screen.table, MovesWorth(values, ordered))
    return screen


def test_it_asks_once_with_the_reason_and_then_plays(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = coached(open_screen())
    length = screen.table.session.length
    screen.click("Roll 2 dice")
    assert screen.table.session.length == length
    (asked,) = (name for name in screen.names() if name.startswith(SURE))
    assert "Take tile" in asked or "Steal tile" in asked
    assert screen.can_press("Play it anyway")
    screen.press(Key.Key_Escape)
    assert screen.table.session.log[length].move == Roll()
    assert not any(name.startswith(SURE) for name in screen.names())


TWO_PEOPLE = (("Ala", "human", 0), ("Jan", "human", 3))


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def lit_places(screen: Screen) -> list[QRectF]:
    lit = [
        item
        for item in screen.items()
        if class_name(item).startswith("HintGlow") or item.objectName() == "lit"
    ]
    return [place_of(item) for item in lit if item.isVisible() and item.opacity() > 0]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize(
    "game, language", [("pickomino", "en"), ("ryzyk_fizyk", "en"), ("knaster", "en"), ("knaster", "pl")]
)
def test_the_card_leaves_free_what_the_hint_lights_up(
    open_screen: Open, paths: Paths, game: str, language: str, size: tuple[int, int]
) -> None:
    leave_a_game_of(paths, game, TWO_PEOPLE, entries=20)
    screen = open_screen(size=size, language=language)
    screen.click("Continue", page="table")
    told = list[type]()
    for _ in range(12):
        screen.wait_until(lambda: not screen.table.director.busy, "the end of the scene")
        screen.table.advice.askHint()
        screen.wait_until(lambda: screen.table.advice.hint.get("text"), "a hint")
        lit, best = lit_places(screen), screen.table._run.flow.hint.options[0].move
        if len(screen.table.advice.hints) > 1:
            assert lit
            screen.click("More")
            card = place_of(screen.find("What the best options are worth").item)
            assert not [one for one in lit if one.intersects(card)], screen.table.advice.hint["text"]
            sheets = [place_of(each) for each in screen.items() if class_name(each).startswith("SheetGrid")]
            assert not [one for one in sheets if one.intersects(card)], "it names other cells, too"
            assert QRectF(0, 0, *size).contains(card)
            told.append(type(best))
        screen.table.advice.dropHint()
        screen.table.submit(to_plain(best))
        screen.breathe()
    assert len(told) > 2
    assert (Ring in told) == (game == "knaster")


def test_a_hint_that_is_closed_gives_the_keyboard_back(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "pickomino", TWO_PEOPLE, entries=7)
    screen = go_on(open_screen(size=(1366, 768)))
    tab = Qt.FocusReason.TabFocusReason

    def hinted_at() -> None:
        screen.wait_until(lambda: screen.sees("Close the hint"), "the hint")
        screen.picture()

    begun = screen.window.activeFocusItem()
    assert begun is not None
    assert begun.property("begun"), "the turn begins with this die, which isn't seen yet"
    for clicked in (True, False):
        if clicked:
            screen.click("Hint")
        else:
            screen.press(Key.Key_H)
        hinted_at()
        screen.click("Close the hint")
        assert screen.window.activeFocusItem() is begun
        assert begun.property("begun")
    screen.find("Hint").item.forceActiveFocus(tab)
    screen.press(Key.Key_Space)
    hinted_at()
    screen.find("Close the hint").item.forceActiveFocus(tab)
    screen.press(Key.Key_Space)
    assert screen.focused == "Hint"


SEATS = (("Ala", "human", 0), ("Bolek", "gentle", 0))
EVERY_GAME = [package.info.id for package in find_packages()]
PRESSES = 6


class Clock:
    """A clock that only the test advances."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def glowing(screen: Screen) -> list[QQuickItem]:
    rings = [item for item in screen.items() if class_name(item).startswith("HintGlow")]
    return [ring for ring in rings if ring.isVisible() and ring.parentItem() is not None]


def wait_for_glow(screen: Screen, clock: Clock) -> QQuickItem:
    def glows() -> bool:
        if screen.table.director.busy:
            return False
        clock.time += 1.0
        screen.table.clock._tick()
        screen.breathe()
        return bool(glowing(screen))

    screen.wait_until(glows, "something glows")
    return glowing(screen)[0]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_click_on_what_glows_plays_on(open_screen: Open, paths: Paths, game: str) -> None:
    leave_a_game_of(paths, game, SEATS, entries=20)
    clock = Clock()
    screen = open_screen(now=clock, calm=True)
    screen.click("Continue", page="table")
    begun = screen.table.session.length
    for _ in range(PRESSES):
        ring = wait_for_glow(screen, clock)
        words = screen.table.advice.hint["text"]
        assert screen.sees(words), "what glows is told"
        lit = screen.table.advice.hint["lit"]
        assert len(lit) == 1, "one choice at a time"
        middle = ring.mapToScene(QPointF(ring.width() / 2, ring.height() / 2)).toPoint()
        screen.click_at(middle)
    assert screen.table.session.length > begun


@pytest.mark.quick
def test_a_person_finds_their_calm_table_at_a_game_that_waits(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "pickomino", SEATS, entries=20)
    screen = open_screen()
    screen.app.services.tables.people.people = [Person(name="Ala"), Person(name="Jan")]
    screen.click("Settings")
    screen.wait_for("Who for?")
    screen.click("Ala", "Calm table")
    assert screen.find("Calm table").checked
    screen.click("Jan")
    assert not screen.find("Calm table").checked
    screen.click("Back", page="home")
    screen.click("Continue", page="table")
    assert screen.table.calm
    assert not screen.app.settings.stored.calm


def test_a_calm_table_chosen_in_the_pause_is_there_at_once(open_screen: Open, paths: Paths) -> None:
    leave_a_game_of(paths, "rummikub", SEATS, entries=20)
    screen = open_screen()
    screen.click("Continue", page="table")
    screen.click("Menu and pause", "Settings and language")
    screen.click("Calm table", "Back")
    screen.wait_until(lambda: screen.can_press("Hint"), "the table")
    assert screen.table.calm


def test_the_tabs_and_the_door_of_settings_keep_their_places_and_all_is_seen(open_screen: Open) -> None:
    screen = open_screen()
    tabs = ("All settings", "Sight and sound", "Listening", "Keys", "Folder")
    sizes = ((1024, 560), (1024, 600), (1366, 768), (1280, 800), (1440, 900))
    for language, size in product(("en", "pl"), sizes):
        screen.set_comfort(language=language)
        screen.resize(*size)
        screen.click("Settings")
        screen.picture()
        assert screen.find("Four-key control").place.bottom() < size[1]
        door = screen.find("All settings").place
        screen.click("All settings")
        screen.picture()
        assert screen.find("All settings").place == door, "it can be pressed again where it was pressed"
        assert screen.find("Volume").place.bottom() < size[1] or size[1] < 700, "a low window scrolls here"
        places = [screen.find(tab).place for tab in tabs]
        for chosen in (*tabs[1:], tabs[1]):
            screen.click(chosen)
            screen.picture()
            assert [screen.find(tab).place for tab in tabs] == places, chosen
        screen.click("All settings")
        screen.find("Calm table")
        screen.press(Qt.Key.Key_Escape)


def test_who_is_alone_here_is_asked_for_a_language_and_not_for_whom(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Settings")
    screen.wait_for("Calm table")
    assert not screen.sees("Who for?")
    assert not screen.sees("Everyone")
    screen.click("Polski")
    screen.wait_for("Calm table")
    assert screen.app.settings.stored.language == "pl"


def test_whom_it_is_for_moves_nothing(open_screen: Open) -> None:
    screen = open_screen()
    screen.app.services.tables.people.people = [Person(name="Ala"), Person(name="Jan")]
    screen.click("Settings")
    names = ("Everyone", "Ala", "Jan", "Calm table", "Large", "By ear", "Four-key control", "All settings")
    places = [screen.find(name).place for name in names]
    for chosen in ("Ala", "Jan", "Everyone"):
        screen.click(chosen)
        screen.picture()
        assert [screen.find(name).place for name in names] == places, chosen
