"""Whoever plays what the hints say is told of no better move by the report, at any number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from stolik.analysis.analysis import Decision, analyse
from stolik.bots.worker import CLEARLY, answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import play
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GameInfo
from stolik.engine.session import Session

from tests.soak.marks import LONG_SOAK

pytestmark = pytest.mark.rest

MOST_ENTRIES = {"rummikub": 12}
"""A game is looked at up to so many entries; an analysis of Rummikub takes long."""


TABLES = [
    pytest.param(info, seats, id=f"{info.id}-{seats}", marks=() if seats == 2 else LONG_SOAK)
    for info in find_games()
    for seats in sorted({info.seats[0], 2, min(info.seats[1], 3)})
]


@pytest.mark.parametrize("info, number", TABLES)
def test_a_report_has_nothing_to_say_against_a_hint(info: GameInfo, number: int) -> None:
    package = load_package(info.id)
    values = package.seat_values
    if values is None:
        return  # a game without reports
    session = Session(package.game, number, package.game.options_type(), 0)

    def hinted(view: Any, seat: int) -> Any:
        return answer(BotJob("advise", info.id, view, seat)).result[0].move

    most_entries = MOST_ENTRIES.get(info.id, 80)
    play(session, hinted, Random(info.id), until=lambda _: session.length >= most_entries)
    against = [
        item
        for item in analyse(session, values).items
        if isinstance(item, Decision) and (item.error > CLEARLY or item.big_error)
    ]
    assert against == []
