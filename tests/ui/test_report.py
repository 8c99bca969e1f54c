"""How did we play? From the end of a game, a record and a waiting game, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.driver import play
from stolik.engine.json_values import to_plain
from stolik.services.kept import PRACTICE
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people
from stolik.table import controller, end_stage

from tests.analysis.report import games
from tests.pictures.scene import ALONE, left_laid, simplest
from tests.qml_classes import class_name
from tests.soak.marks import mostly_soak
from tests.table.entries import play_entries
from tests.ui.conftest import Open
from tests.ui.driver import DAY, Role, Screen
from tests.ui.player import choose_at_the_end, go_on, offered
from tests.ui.positions import keep_report, leave_a_game_of, leave_a_reported_game

pytestmark = pytest.mark.rest

Key = Qt.Key
GOLDEN = Path(__file__).parents[1] / "golden"
TIE = GOLDEN / f"{games.TIE}.stolik"
ENDED_ALONE = GOLDEN / "knaster" / "ends_with_the_dice.stolik"
UNIT = QRectF(0, 0, 1, 1)
ASK, ASK_ALONE = "How did we play?", "How did I play?"


def at_the_end_of(open_screen: Open, record: Path, **comfort: Any) -> Screen:
    screen = open_screen(**comfort)
    screen.app.shell.openFile(str(record))
    screen.wait_for_page("table")
    screen.wait_for("Again")
    return screen


def ask(screen: Screen, name: str = ASK) -> None:
    choose_at_the_end(screen, name)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.click("More")
    screen.picture()


def graph(screen: Screen) -> QQuickItem:
    return screen.find("Chances of winning during the game").item


@pytest.mark.quick
def test_the_report_opens_from_the_result_and_leads_back_to_it(open_screen: Open, paths: Paths) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    ask(screen)
    assert not screen.sees("Again")
    for name in ("Luck and choices", "What cost the most", "The best moments", "The luckiest moments"):
        assert screen.sees(name)
    screen.press(Key.Key_Escape)
    assert screen.focused == "More"
    assert not screen.sees("What cost the most")
    screen.press(Key.Key_Escape)
    screen.wait_for("Again")
    assert screen.report is None
    assert screen.can_press(ASK)


def small_letters(screen: Screen) -> dict[str, float]:
    """Return the texts that are too small to be read, including those of small tables."""
    high = {
        str(item.property("text")): item.property("font").pixelSize() * item.mapRectToScene(UNIT).height()
        for item in screen.texts()
    }
    assert len(high) > 10
    return {text: size for text, size in high.items() if size < 12}


@pytest.mark.parametrize("size", mostly_soak([(1024, 600), (1366, 768)], usual=[(1024, 600)]), ids=str)
def test_it_is_told_in_one_screen_with_three_lines_the_chart_and_two_moments(
    open_screen: Open, paths: Paths, size: tuple[int, int]
) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE, size=size)
    choose_at_the_end(screen, ASK)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.picture()
    assert len(screen.report.glance.rows) == 3
    for row in screen.report.glance.rows:
        assert {row.text, row.name} - {""} <= set(screen.lines())
    best, dear = screen.report.highlights.rows
    cards = [
        screen.find(f"{head}: {row.turn}: {row.name}")
        for head, row in (("The best moment", best), ("The costliest moment", dear))
    ]
    shown = [graph(screen), *(card.item for card in cards)]
    window = QRectF(0, 0, *size)
    for item in shown:
        assert item.height() >= 100
        assert window.contains(item.mapRectToScene(item.boundingRect()))
    assert [row.still.gameId for row in (best, dear)] == ["ryzyk_fizyk"] * 2
    assert best.still.position != dear.still.position
    assert not [item for item in screen.items() if item.inherits("QQuickFlickable")], "nothing scrolls"
    assert small_letters(screen) == {}
    screen.click_item(cards[1].item)
    assert screen.report.property("chosen") == dear.key
    assert screen.sees("What cost the most")


def test_a_press_on_the_glance_s_chart_leads_there_and_keys_go_on(open_screen: Open, paths: Paths) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    choose_at_the_end(screen, ASK)
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    screen.picture()
    screen.click_item(graph(screen))
    report: Any = screen.report
    last = report.property("moments")
    assert 0 < report.property("moment") < last
    assert screen.sees("What cost the most")
    assert screen.focused == "Chances of winning during the game"
    for key, wanted in (
        (Key.Key_End, last),
        (Key.Key_Left, last - 1),
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_End, last),
        (Key.Key_Right, last),
    ):
        screen.press(key)
        assert report.property("moment") == wanted
        assert report.table.lookingAt == wanted
    marks = report.property("marks")
    screen.press(Key.Key_Home, Key.Key_PageDown)
    assert report.property("moment") == next(mark for mark in marks if mark > 0)
    screen.press(Key.Key_End, Key.Key_PageUp)
    assert report.property("moment") == [mark for mark in marks if mark < last][-1]
    face = QAccessible.queryAccessibleInterface(graph(screen))
    assert face.role() == Role.Slider
    assert report.property("chancesText") in face.text(QAccessible.Text.Description)


def test_a_seat_makes_its_line_stand_out_and_has_more_to_tell(open_screen: Open, paths: Paths) -> None:
    keep_report(paths, games.TIE)
    screen = at_the_end_of(open_screen, TIE)
    ask(screen)
    (first, second) = [f"{row.name}, {row.value}" for row in screen.report.seats.rows]
    screen.click(second)
    assert graph(screen).property("emphasised") == 1
    screen.click(first)
    assert graph(screen).property("emphasised") == 0
    assert [screen.find(name).checked for name in (first, second)] == [True, False]
    screen.click(first)
    assert graph(screen).property("emphasised") == -1
    assert not screen.sees("More about Zosia")
    screen.click(next(name for name in screen.names() if name.startswith("Zosia, ")))
    screen.click("More about Zosia")
    screen.wait_for("Close")
    assert screen.sees("Much better was possible")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: not screen.sees("Close"), "the sheet closed")
    assert screen.sees("What cost the most")


def test_it_can_be_stopped_and_gone_on_with_and_shows_a_sheet(open_screen: Open, paths: Paths) -> None:
    screen = at_the_end_of(open_screen, ENDED_ALONE, size=(1024, 600))
    choose_at_the_end(screen, ASK_ALONE)
    screen.wait_for("Stop")
    screen.click("Stop")
    screen.wait_for("Stopped. You can resume whenever you like.")
    assert list(paths.reports.glob("*")) == []
    screen.click("Resume")
    screen.wait_until(lambda: screen.report.property("phase") == "ready", "the report")
    assert screen.sees("Expected points during the game")
    assert ASK not in screen.lines()
    screen.picture()
    assert small_letters(screen) == {}
    screen.resize(1280, 800)
    screen.click("More")

    def small() -> list[QQuickItem]:
        return [one for one in screen.items() if (one.property("pictureScale") or 1) < 1]

    screen.wait_until(lambda: any(one.property("hair") for one in small()), "the small table")
    (sheet,) = [one for one in small() if one.property("hair")]
    left, right = (sheet.mapToScene(QPointF(at, 0)).x() for at in (0, 100))
    assert sheet.property("hair") * (right - left) / 100 > 1, "no line is thinner than a pixel"


def test_of_a_game_that_waits_it_tells_no_secret(open_screen: Open, paths: Paths) -> None:
    left_laid(8, seed=4)(paths)
    seats: Any = (("Ala", "human", 0), ("Bolek", "gentle", 0))
    left = leave_a_game_of(paths, "pickomino", seats, entries=20)
    screen = open_screen()
    screen.click_games()
    for more in [thing.name for thing in screen.things() if thing.name.startswith("More with")]:
        screen.click(more)
    asked = [thing.name for thing in screen.things() if thing.name.startswith(ASK)]
    assert len(asked) == 1
    assert "Worms" in asked[0], "of Rummikub nothing is told while it advances"
    screen.click(asked[0])
    screen.wait_until(lambda: screen.report and screen.report.property("phase") == "ready", "the report")
    assert screen.sees("The game isn't over: this is the picture so far.")
    assert not screen.sees("Save with the score card")
    assert screen.report.table.session.length == left.length
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.sees("Home"), "home")
    screen.click_games()
    assert any("Worms" in name for name in screen.names()), "it waits on"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """Yield a game of Worms against computers, one of which went bust."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(controller, "UNDO_WINDOW_MS", 0)
        paths = Paths(tmp_path_factory.mktemp("worms"))
        leave_a_game_of(paths, "pickomino", ALONE, entries=60)
        screen = Screen(paths)
        go_on(screen)
        yield screen
        screen.close()


@pytest.fixture
def screen(program: Screen) -> Iterator[Screen]:
    yield program
    program.table.backToNow()
    program.press(Key.Key_Escape) if program.sees("Game log") else None
    assert program.table.property("lookingAt") == -1


def moment_of(screen: Screen, words: str) -> int:
    found: int = max(row.moment for row in screen.table.log.rows if words in row.text)
    return found


def told(screen: Screen) -> str:
    return " ".join(thing.name for thing in screen.things() if thing.role == Role.Note)


def on_turn(screen: Screen) -> list[str]:
    return [row.name for row in screen.table.seats.rows if row.active]


@pytest.mark.quick
def test_a_line_of_the_log_leads_to_the_moment_that_it_speaks_of(screen: Screen) -> None:
    line = "Mela goes bust: the roll has no new face."
    screen.press(Key.Key_L)
    screen.click(line)
    assert told(screen) == f"Turn 7: {line}"
    assert on_turn(screen) == ["Mela"]
    assert screen.table.viewModel.phase == "busted"
    assert screen.sees("Mela, 2 worms, to move: Turn 7")
    screen.press(Key.Key_L)
    assert screen.focused == line, "the log opens at the line of the moment"
    screen.press(Key.Key_Return)
    assert told(screen) == f"Turn 7: {line}"


@pytest.mark.quick
def test_arrows_step_at_once_wherever_the_keyboard_is(screen: Screen) -> None:
    screen.table.lookAt(5)
    screen.press(Key.Key_Right)
    assert screen.table.property("lookingAt") == 6
    screen.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Left, Key.Key_Left)
    assert screen.table.property("lookingAt") == 4
    screen.click("Next move")
    screen.press(Key.Key_Right)
    assert screen.table.property("lookingAt") == 6
    screen.press(Key.Key_Home, Key.Key_Left)
    assert screen.table.property("lookingAt") == 0
    screen.press(Key.Key_End, Key.Key_Right)
    assert screen.table.property("lookingAt") == screen.table.entries
    screen.press(Key.Key_Escape)
    assert screen.can_press("Roll 8 dice")


@pytest.mark.quick
def test_marks_stand_where_something_mattered_and_can_be_gone_through(screen: Screen) -> None:
    screen.table.lookAt(0)
    marks = list(screen.table.moment.milestones)
    assert moment_of(screen, "Mela goes bust") in marks
    assert len(marks) < screen.table.entries / 4
    screen.press(Key.Key_PageDown, Key.Key_PageDown)
    assert screen.table.property("lookingAt") == marks[1]
    screen.click("Previous mark")
    assert screen.table.property("lookingAt") == marks[0]
    screen.press(Key.Key_PageUp)
    assert screen.table.property("lookingAt") == 0
    screen.table.lookAt(marks[-1])
    screen.click("Next mark")
    assert screen.table.property("lookingAt") == screen.table.entries


@pytest.mark.quick
def test_from_moment_to_moment_the_table_stays_where_it_is(screen: Screen) -> None:
    place = screen.find("Roll 8 dice").place, screen.find("Bolek, 1 worm").place.top()
    centre = screen.find("Tile 22, 1 worm, in the centre").place
    for moment in (0, 1, moment_of(screen, "Mela goes bust"), screen.table.entries):
        screen.table.lookAt(moment)
        screen.picture()
        assert screen.find("Tile 22, 1 worm, in the centre").place == centre
    screen.table.backToNow()
    screen.picture()
    assert (screen.find("Roll 8 dice").place, screen.find("Bolek, 1 worm").place.top()) == place


@pytest.mark.quick
def test_nothing_on_the_table_does_anything_while_one_looks_back(screen: Screen) -> None:
    at = moment_of(screen, "Fela sets a 4 aside")
    screen.table.lookAt(at)
    screen.wait_for("Next mark")
    state, log = screen.state, len(screen.table.log.rows)
    live = {thing.name for thing in screen.things() if thing.presses and thing.usable}
    assert live == {
        "Previous mark",
        "Previous move",
        "Moment in the game",
        "Next move",
        "Next mark",
        "Back to the game",
        "Explore this position",
        "Log",
        "Pace: instant",
        "Sound is off",
        "How to play",
    }
    for name in ("Die, 4, set aside", "Tile 29, 3 worms, in the centre, can be taken", "Take a tile", "Odds"):
        screen.click(name)
    keys = (Key.Key_1, Key.Key_4, Key.Key_R, Key.Key_T, Key.Key_S, Key.Key_W, Key.Key_O)
    screen.press(*keys, Key.Key_U, Key.Key_H, Key.Key_P, Key.Key_Delete)
    assert screen.table.property("lookingAt") == at
    assert (screen.state, len(screen.table.log.rows)) == (state, log)
    assert not [thing for thing in screen.things() if thing.role == Role.AlertMessage]
    assert not screen.table.advice.oddsShown


def test_a_replay_wears_a_ribbon_that_stops_it(screen: Screen) -> None:
    screen.click("Roll 8 dice")
    table = screen.table
    while table.seat < 0 or table.viewModel.phase != "decide" or not table.replay.possible:
        if screen.table.viewModel.phase == "keep" and screen.table.viewModel.mine:
            rows = screen.table.viewModel.dice.rows
            face = max(row.face for row in rows if row.selectable)
            screen.press(Key(Key.Key_0.value + face))
        elif screen.table.viewModel.mine and "take" in offered(screen):
            screen.press(Key.Key_T)
        elif screen.table.viewModel.mine:
            screen.press(Key.Key_R)
        screen.wait_until(lambda: screen.table.seat >= 0 or screen.table.over, "a person's turn")
    screen.set_comfort(pace="normal")
    ways: tuple[Callable[[], None], ...] = (
        lambda: screen.click("Back to the game"),
        lambda: screen.press(Key.Key_Escape),
    )
    for stop in ways:
        assert not screen.sees("Replay")
        before = top_of_the_seats(screen)
        screen.click("What happened?")
        assert screen.table.replay.running
        assert screen.sees("Replay")
        assert not screen.sees("Undo"), "the ribbon stands in the place of what can't be done"
        assert top_of_the_seats(screen) == before
        stop()
        assert not screen.table.replay.running
        assert not screen.table.director.busy
        assert screen.table.seat == 0
        assert screen.sees("What happened?")
    screen.set_comfort(pace="off")


def top_of_the_seats(screen: Screen) -> float:
    screen.picture()
    (seats,) = [item for item in screen.items() if class_name(item).startswith("SeatCards_")]
    return float(seats.mapToScene(QPointF(0, 0)).y())


def racks(screen: Screen) -> set[str]:
    return {row.tile for row in screen.table.viewModel.tiles.rows if row.zone == "rack"}


@pytest.mark.quick
@pytest.mark.soak
def test_after_a_match_of_rummikub_racks_can_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    monkeypatch.setattr(end_stage, "GUARD_SECONDS", 0.0)
    paths = Paths(tmp_path)
    left_laid(8, ALONE, seed=4)(paths)
    screen = Screen(paths)
    go_on(screen)
    session = screen.table.session

    def own(seat: int, moment: int) -> set[str]:
        here = screen.table._run.flow.timeline.moment(moment)
        return set(session.steps_of(here.entry)[here.step].state.racks[seat])

    try:
        screen.table.lookAt(screen.table.entries - 1)
        assert screen.table.moment.seenAs == -1
        assert not screen.sees("As seen by Bolek")
        screen.table.moment.seeAs(1)
        assert racks(screen) == own(0, screen.table.entries - 1)
        # With a tile in the hand, the log leads back: wherever the tile is dropped, it returns.
        screen.table.backToNow()
        screen.picture()
        tiles = screen.table.viewModel.tiles.rows
        tile = next(thing for thing in screen.things() if thing.name.endswith(", on your rack"))
        middle = tile.place.center().toPoint()
        QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
        for step in (20, 60, 200):
            QTest.mouseMove(screen.window, middle - QPoint(0, step))
        assert screen.table.viewModel.pickedCount == 1
        screen.table.lookAt(screen.table.entries - 2)
        there = middle - QPoint(0, 240)
        QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, there)
        assert screen.table.property("lookingAt") == screen.table.entries - 2
        assert racks(screen) == own(0, screen.table.entries - 2)
        screen.table.backToNow()
        assert [row.zone for row in screen.table.viewModel.tiles.rows] == [row.zone for row in tiles]
        rules = session.game
        play(session, simplest(rules), Random(5))
        play_entries(screen.table)
        while not screen.sees("Again"):
            screen.table.director.finish()
            screen.breathe()
        choose_at_the_end(screen, "Look back")
        end = screen.table.entries
        for moment in (end, end - 2, end // 2):
            screen.table.lookAt(moment)
            for seat, (name, _, _) in enumerate(ALONE):
                screen.click(f"As seen by {name}")
                assert racks(screen) == own(seat, moment)
        screen.click("Back to the result")
        assert screen.sees("Again")
    finally:
        screen.close()


NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture
def record(tmp_path: Path, paths: Paths) -> Path:
    return leave_a_reported_game(paths, NAMES, tmp_path)


def live_here(paths: Paths, *names: str) -> None:
    store_people(paths.people, People(people=[Person(name=name) for name in names]))


def reported(open_screen: Open, record: Path, **comfort: Any) -> Screen:
    screen = at_the_end_of(open_screen, record, **comfort)
    ask(screen)
    return screen


def home(screen: Screen) -> None:
    screen.press(Key.Key_Escape, Key.Key_Escape)
    screen.wait_for("Again")
    screen.click("Home", page="home")


def play_place(screen: Screen, place: int) -> None:
    """Play the option with this rank among all; the best one has 0."""
    practice = screen.practice
    screen.wait_until(lambda: practice._worth is not None, "what the moves are worth")
    practice.property("table").submit(to_plain(practice._worth.values[place][0]))
    screen.wait_until(lambda: practice.property("phase") == "answered", "the answer")
    screen.picture()


@pytest.mark.quick
def test_an_error_is_tried_again_from_the_report(open_screen: Open, paths: Paths, record: Path) -> None:
    screen = reported(open_screen, record)
    assert not screen.sees("Play it differently")
    screen.report.choose(screen.report.lucky.rows[0].key)
    assert not screen.sees("Play it differently"), "luck is nothing to practise"
    row = screen.report.dear.rows[0]
    screen.report.choose(row.key)
    screen.picture()
    screen.click("Play it differently")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    table = screen.practice.property("table")
    assert table.session.length == int(row.key.partition(":")[2]) - 1
    assert not screen.sees("Luck and choices"), "the report lies below"
    play_place(screen, -1)
    told = screen.practice.property("reason")
    assert told in screen.lines()
    assert told != row.hint, "what the move gives up, not what is good about the other one"
    screen.wait_until(lambda: screen.focused == "Try again", "the way on")
    assert screen.sees("Ada, 67 points, to move"), "not whoever has moved before"
    screen.click("More")
    screen.wait_until(
        lambda: screen.explorer is not None and screen.explorer.property("phase") == "ready", "the options"
    )
    best, tried = (
        screen.explorer.options.rows[screen.explorer.property(name)] for name in ("chosen", "mine")
    )
    assert (best.move, best.best, tried.mine) == (row.best, True, True)
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: screen.practice.property("phase") == "answered", "the verdict")
    screen.find("Try again").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Key.Key_Space)
    assert screen.practice.property("phase") == "asked"
    play_place(screen, 0)
    assert "That's it! Nothing better was possible." in screen.lines()
    screen.wait_until(lambda: screen.focused == "Back to the report", "the way on")
    screen.press(Key.Key_Return)
    assert screen.practice is None
    assert screen.report.property("chosen") == row.key
    assert screen.sees("Luck and choices")
    assert screen.can_press("Play it differently")


def test_what_is_due_stays_on_the_first_page_next_day(open_screen: Open, paths: Paths, record: Path) -> None:
    live_here(paths, "Ada")
    days = [DAY]
    screen = reported(open_screen, record, today=lambda: days[0])
    home(screen)
    screen.picture()
    count = len(screen.app.services.kept(PRACTICE).positions("Ada"))
    assert screen.find("Practice").description == f"{count} to try again"
    assert str(count) in screen.lines()
    screen.click("Practice")
    screen.wait_for("Second chance")
    assert f"{count} moves from your games" in screen.lines()
    screen.click("Second chance")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")
    screen.picture()
    for number in range(count):
        assert screen.practice.property("number") == number + 1
        play_place(screen, 0)
        screen.click("Done" if number == count - 1 else "Next position")
    screen.wait_for("That's all for today. The hard ones will come back another day.")
    assert screen.focused == "Back"
    screen.press(Key.Key_Return)
    assert screen.practice is None
    screen.wait_for("Puzzle of the day")
    assert not screen.sees("Second chance"), "nothing is left for today"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    assert screen.find("Practice").description == ""
    days[0] += 1
    screen.app.services.calendar.look()
    screen.wait_until(lambda: screen.find("Practice").description == f"{count} to try again", "another day")
    screen.close()
    later = open_screen(today=lambda: DAY + 1)
    later.wait_until(lambda: later.find("Practice").description == f"{count} to try again", "another start")
