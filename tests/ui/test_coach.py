"""A coach of one's own: it asks once on the table, and Escape plays on; or it says how good each move was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.game_library import load_package
from stolik.engine.sitting import Coach
from stolik.games.pickomino.rules.moves import Roll
from stolik.storage.paths import Paths

from tests.table.entries import knows, teach, tell_worth
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import go_on
from tests.ui.positions import PEOPLE, TURN, leave_a_game

pytestmark = pytest.mark.rest

Key = Qt.Key
SURE = "Sure? There is something better."


def coached(screen: Screen, coach: Coach = Coach.BEFORE_COSTLY) -> Screen:
    """Let Ala have a coach to whom one more roll gives half of all chances away."""
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


@pytest.mark.parametrize("way", ["again", "escape", "button"])
def test_it_asks_once_with_the_reason_and_then_plays(open_screen: Open, paths: Paths, way: str) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = coached(open_screen())
    length = screen.table.session.length
    roll = "Roll 2 dice"
    screen.click(roll)
    assert screen.table.session.length == length
    asked = [name for name in screen.names() if name.startswith(SURE)]
    assert asked
    assert "Take tile" in asked[0] or "Steal tile" in asked[0]
    if way == "again":
        screen.click(roll)
    elif way == "escape":
        screen.press(Key.Key_Escape)
    else:
        screen.click("Play it anyway")
    assert screen.table.session.length > length
    assert screen.table.session.log[length].move == Roll()
    assert not any(name.startswith(SURE) for name in screen.names())


def test_every_move_is_judged_until_the_next_press(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = coached(open_screen(), Coach.AFTER_EVERY)
    length = screen.table.session.length
    screen.click("Roll 2 dice")
    assert screen.table.session.length > length
    told = [name for name in screen.names() if name.startswith("Much better was possible.")]
    assert told
    assert "A hint would have said: “" in told[0]
    screen.press(Key.Key_Escape)
    assert not any(name.startswith("Much better was possible.") for name in screen.names())


def test_it_is_switched_on_as_guessing_is_where_a_person_is_asked_who_they_are(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Play Worms")
    screen.wait_for_page("players")
    screen.click("Seat 1: Player 1, starts")
    screen.click("More about this person: help, time, deleting")
    assert not screen.find("Guess before odds and hints").checked
    screen.click("Guess before odds and hints")
    assert screen.find("Guess before odds and hints").checked
    assert screen.find("Off").checked
    screen.click("After every move")
    assert screen.find("After every move").checked
    screen.press(Key.Key_Escape)
    screen.click("Done")
    screen.click("To the table")
    screen.wait_for_page("table")
    setup = screen.app.shell.tables.setup
    assert setup is not None
    assert [(each.helps.coach, each.helps.guess) for each in setup.seats] == [
        (Coach.AFTER_EVERY, True),
        (Coach.OFF, False),
    ]
