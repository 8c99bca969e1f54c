"""The decision at a table that may be explored: the visible one, if that is fair to everybody."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.engine.session import Session
from stolik.engine.sitting import AS_USUAL, Agreed, in_order
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.analysis.report.games import MATCH, SHARED, people, read
from tests.table.screen import NoBots

pytestmark = pytest.mark.usefixtures("qapp")


def table_of(
    name: str,
    entries: int | None = None,
    persons: int = 1,
    helps: dict[str, Any] | None = None,
    agreed: Agreed = AS_USUAL,
) -> Any:
    """Return the table of a recorded game at its end, with people at the first seats."""
    package, session = read(name, entries)
    first, *others = in_order(person.player for person in people(session, *[8] * persons))
    game = SeatedGame(package.info, session, (first.helped(**(helps or {})), *others), agreed)
    table = TableController(game, TableNeeds(cast("Any", NoBots()), Random(1), Random(1)))
    table.begin()
    return table


def turn_of(name: str, seat: int) -> int:
    """Return the number of entries before a seat's decision in the middle of a game."""
    entries = read(name).session.log
    return next(number for number, entry in enumerate(entries) if number > 20 and entry.seat == seat)


def test_of_a_game_that_is_over_every_decision_is_explored(qapp: QGuiApplication) -> None:
    table = table_of(SHARED)
    assert table.explored() is None, "nobody decides any more"
    table.lookAt(0)
    assert (table.canExplore, table.explored()) == (True, (1, 0))
    table.lookAt(table.entries // 2)
    assert table.explored() is not None
    heard: list[bool] = []
    table.exploringChanged.connect(lambda: heard.append(table.canExplore))
    table.lookAt(table.entries)
    assert heard[-1] is False


def test_of_one_that_goes_on_the_decision_that_is_due() -> None:
    entries = turn_of(SHARED, 0)
    assert table_of(SHARED, entries).explored() == (entries + 1, 0)


@pytest.mark.parametrize(
    "helps, agreed",
    [({}, Agreed(match="final")), ({"hints": False}, Agreed())],
    ids=["tournament", "no hints"],
)
def test_nobody_is_helped_who_is_not_to_be(helps: dict[str, Any], agreed: Agreed) -> None:
    assert table_of(SHARED, turn_of(SHARED, 0), helps=helps, agreed=agreed).explored() is None


def test_where_several_people_s_time_is_limited_it_runs_for_all() -> None:
    entries = turn_of(MATCH, 0)
    assert table_of(MATCH, entries).explored() == (entries + 1, 0)
    shared = table_of(MATCH, entries, persons=2)
    shared.privacy.reveal()
    assert shared.privacy.viewer == shared.seat == 0, "the one on turn sees what is theirs"
    assert shared.explored() is None


def test_with_secrets_one_sees_one_s_own_decisions_alone() -> None:
    session: Session = read(MATCH).session
    for entries in range(20, 60):
        table = table_of(MATCH, entries)
        found = table.explored()
        assert found is None or found[1] == 0
        table.lookAt(0)
        first = table.explored()
        assert first is not None
        assert first[1] == 0
    assert session.over
