"""Looking back, as a family does it: at one table of Worms, and after one match of Rummikub."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from stolik.engine.driver import play
from stolik.storage.paths import Paths
from stolik.table import controller, end_stage

from tests.pictures.scene import ALONE, left_laid, simplest
from tests.qml_classes import class_name, has_property
from tests.table.entries import play_entries
from tests.ui.driver import Screen
from tests.ui.player import choose_at_the_end, go_on, offered
from tests.ui.positions import leave_a_game_of

Key = Qt.Key
Role = QAccessible.Role


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """A game of Worms against computers; one of them was bust."""
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
    """The table in the present, before and after."""
    yield program
    program.table.backToNow()
    program.press(Key.Key_Escape) if program.sees("What was played") else None
    assert program.table.property("lookingAt") == -1


def moment_of(screen: Screen, words: str) -> int:
    """Return the last moment whose line holds some words."""
    found: int = max(row.moment for row in screen.table.log.rows if words in row.text)
    return found


def told(screen: Screen) -> str:
    return " ".join(thing.name for thing in screen.things() if thing.role == Role.Note)


def glowing(screen: Screen) -> list[QQuickItem]:
    glows = [item for item in screen.items() if class_name(item).startswith("HintGlow")]
    lit = [item.parentItem() for item in glows if item.property("shown")]
    # What belongs to a die lies in the part of it that is lifted.
    return [item if has_property(item, "name") else item.parentItem() for item in lit]


def on_turn(screen: Screen) -> list[str]:
    """Return the names on the cards that are marked."""
    return [row.name for row in screen.table.seats.rows if row.active]


# ------------------------------------------------------------------------------------------ what is told


def test_a_line_of_the_log_leads_to_the_moment_that_it_speaks_of(screen: Screen) -> None:
    line = "Mela goes bust: the roll shows no new face."
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


def test_it_begins_at_the_beginning(screen: Screen) -> None:
    screen.table.lookAt(0)
    assert told(screen) == "Turn 1: The game begins."
    assert not screen.can_press("One move back")


def test_what_has_changed_is_marked(screen: Screen) -> None:
    screen.table.lookAt(moment_of(screen, "puts tile 26 back"))
    assert [item.property("name") for item in glowing(screen) if item.property("name")] == [
        "Tile 26, 2 worms, in the centre"
    ]
    screen.table.lookAt(moment_of(screen, "sets a 4 aside"))
    assert {item.property("name") for item in glowing(screen)} == {"Die, 4, set aside"}
    screen.table.backToNow()
    assert glowing(screen) == []


def test_before_a_roll_the_dice_are_in_the_cup(screen: Screen) -> None:
    screen.table.lookAt(moment_of(screen, "has rolled"))
    rolled = {row.face for row in screen.table.viewModel.dice.rows if row.zone == "free"}
    assert rolled
    assert 0 not in rolled
    screen.press(Key.Key_Left)
    waiting = [row.face for row in screen.table.viewModel.dice.rows if row.zone == "hand"]
    assert waiting
    assert set(waiting) == {0}
    assert screen.sees(
        f"Cup with {len(waiting)} {'die' if len(waiting) == 1 else 'dice'}, waiting to be rolled"
    )


# ------------------------------------------------------------------------------------------ stepping


def test_arrows_step_at_once_wherever_the_keyboard_is(screen: Screen) -> None:
    screen.table.lookAt(5)
    screen.press(Key.Key_Right)
    assert screen.table.property("lookingAt") == 6
    screen.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Left, Key.Key_Left)
    assert screen.table.property("lookingAt") == 4
    screen.click("One move on")
    screen.press(Key.Key_Right)
    assert screen.table.property("lookingAt") == 6
    screen.press(Key.Key_Home, Key.Key_Left)
    assert screen.table.property("lookingAt") == 0
    screen.press(Key.Key_End, Key.Key_Right)
    assert screen.table.property("lookingAt") == screen.table.entries
    screen.press(Key.Key_Escape)
    assert screen.can_press("Roll 8 dice")


def test_marks_stand_where_something_mattered_and_can_be_gone_through(screen: Screen) -> None:
    screen.table.lookAt(0)
    marks = list(screen.table.moment.milestones)
    assert moment_of(screen, "Mela goes bust") in marks
    assert len(marks) < screen.table.entries / 4
    screen.press(Key.Key_PageDown, Key.Key_PageDown)
    assert screen.table.property("lookingAt") == marks[1]
    screen.click("Back to the mark before")
    assert screen.table.property("lookingAt") == marks[0]
    screen.press(Key.Key_PageUp)
    assert screen.table.property("lookingAt") == 0
    screen.table.lookAt(marks[-1])
    screen.click("On to the next mark")
    assert screen.table.property("lookingAt") == screen.table.entries


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


# ------------------------------------------------------------------------------------------ bad input


def test_nothing_on_the_table_does_anything_while_one_looks_back(screen: Screen) -> None:
    at = moment_of(screen, "Fela sets a 4 aside")
    screen.table.lookAt(at)
    screen.wait_for("On to the next mark")
    state, log = screen.state, len(screen.table.log.rows)
    live = {thing.name for thing in screen.things() if thing.presses and thing.usable}
    assert live == {
        "Back to the mark before",
        "One move back",
        "Moment of the game",
        "One move on",
        "On to the next mark",
        "Back to the game",
        "Explore this position",
        "Log",
        "Pace: at once",
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


# ------------------------------------------------------------------------------------------ replays


@pytest.mark.rest
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
        assert not screen.sees("Shown again")
        before = top_of_the_seats(screen)
        screen.click("What happened?")
        assert screen.table.replay.running
        assert screen.sees("Shown again")
        assert not screen.sees("Undo"), "the ribbon stands in the place of what can't be done"
        assert top_of_the_seats(screen) == before
        stop()
        assert not screen.table.replay.running
        assert not screen.table.director.busy
        assert screen.table.seat == 0
        assert screen.sees("What happened?")
    screen.set_comfort(pace="off")


def top_of_the_seats(screen: Screen) -> float:
    """Return where the cards of the seats begin, as they are laid out."""
    screen.picture()
    (seats,) = [item for item in screen.items() if class_name(item).startswith("SeatCards_")]
    return float(seats.mapToScene(QPointF(0, 0)).y())


# ------------------------------------------------------------------------------------------ secrets


def racks(screen: Screen) -> set[str]:
    """Return the tiles that are seen on a rack."""
    return {row.tile for row in screen.table.viewModel.tiles.rows if row.zone == "rack"}


@pytest.mark.soak
def test_after_a_match_of_rummikub_all_racks_can_be_seen_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        # A tile in the hand, while the log leads back: wherever it is let go, it goes home.
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
