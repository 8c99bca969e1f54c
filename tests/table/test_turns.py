"""Several seats answer one roll: the person at the screen, the marked seats, and bots meanwhile."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.flow.flow import person_to_act
from stolik.games.knaster.rules.moves import Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options

from tests.table.tables import BOT, HUMAN, SetTable, Table


def rolled(seats: int, roller: int = 0) -> Session:
    """Return a session in which this seat has just rolled a seven, the first roll of round 1."""
    session = Session(load_game("knaster"), seats, Options(), roller)
    session.submit(roller, Roll())
    session.submit(TABLE, Rolled((3, 4)))
    return session


def order(session: Session, people: Sequence[int], row: int = 0) -> list[int]:
    """Let people make their entries as the screen asks them, and return their order."""
    asked = []
    while (
        seat := person_to_act(session, session.to_act, people)
    ) is not None and session.state.phase == "enter":
        asked.append(seat)
        session.submit(seat, Write(row, 0))
    return asked


@pytest.mark.parametrize(
    "roller, people, expected",
    [
        (0, (0, 1, 2, 3), [0, 1, 2, 3]),
        (2, (0, 1, 2, 3), [2, 3, 0, 1]),
        (3, (0, 1, 2, 3), [3, 0, 1, 2]),
        (1, (0, 3), [3, 0]),
        (2, (1,), [1]),
    ],
)
def test_people_enter_clockwise_from_the_roller(roller: int, people: list[int], expected: list[int]) -> None:
    session = rolled(4, roller)
    assert order(session, people) == expected


def test_what_bots_do_meanwhile_does_not_change_the_order() -> None:
    session = rolled(4, 1)
    people = (0, 2, 3)
    assert person_to_act(session, session.to_act, people) == 2
    session.submit(1, Write(0, 0))
    assert person_to_act(session, session.to_act, people) == 2
    session.submit(2, Write(0, 0))
    assert person_to_act(session, session.to_act, people) == 3


def test_the_next_round_begins_with_its_own_roller() -> None:
    session = rolled(3)
    for seat in range(3):
        session.submit(seat, Write(0, 0))
    session.submit(1, Roll())
    session.submit(TABLE, Rolled((3, 4)))
    assert order(session, (0, 1, 2), row=1) == [1, 2, 0]


def test_nobody_is_asked_where_only_bots_or_chance_are_to_act() -> None:
    session = rolled(2)
    assert person_to_act(session, session.to_act, ()) is None
    for seat in range(2):
        session.submit(seat, Write(0, 0))
    session.submit(1, Roll())
    assert session.to_act == (TABLE,)
    assert person_to_act(session, session.to_act, (0, 1)) is None


# ---------------------------------------------------------------------------------------------- at the table


@pytest.fixture
def build(table: SetTable) -> SetTable:
    return partial(table, game="knaster")


def roll(table: Table, qtbot: Any) -> None:
    """Roll as the person in seat 0 and wait until the screen has shown it."""
    table.controller.submit({"kind": "roll"})
    qtbot.waitUntil(lambda: table.session.state.phase == "enter" and not table.controller.director.busy)


def marked(table: Table) -> list[int]:
    return [row.seat for row in table.controller.seats.rows if row.active]


def test_bots_enter_beside_a_person_without_a_scene(build: SetTable, qtbot: Any) -> None:
    table = build(HUMAN, BOT, BOT)
    roll(table, qtbot)
    played: list[int] = []
    table.controller.director.playing.connect(played.append)
    assert table.controller.seat == 0
    qtbot.waitUntil(lambda: table.session.state.waiting == (True, False, False))
    assert played == []
    assert table.controller.seat == 0
    # Their entries are on their sheets and in the log nevertheless.
    rows = table.controller.viewModel.sheets.rows
    assert [sum(number > 0 for number in row.numbers) for row in rows] == [0, 1, 1]
    assert [row.owes for row in rows] == [True, False, False]
    assert sum("writes" in row.text for row in table.controller.log.rows) == 2
    assert marked(table) == [0]
    assert table.saved > 0
