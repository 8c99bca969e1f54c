"""An error at a table is reported like any other, and the table can be played on and left."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.flow.happenings import LookPassedOn, TimePassed
from stolik.flow.runner import Story
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.table.screen import NoBots

PRESSED, TICK = LookPassedOn(at=1.0), TimePassed(at=1.0)


class Watched:
    """A table of two people, and the reports of errors at it."""

    def __init__(self) -> None:
        info = load_package("pickomino").info
        rules = load_game(info.id)
        session = Session(rules, 2, rules.options_type(), 0)
        players = (Player(name="Ala", player="human"), Player(name="Jan", player="human"))
        self.kept: list[tuple[Story, Exception]] = []
        needs = TableNeeds(cast("Any", NoBots()), Random(1), Random(1), failed=self._keep)
        self.table: Any = TableController(SeatedGame(info, session, in_order(players)), needs)

    def _keep(self, story: Story, error: Exception) -> bool:
        self.kept.append((story, error))
        return len(self.kept) == 1


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    errors: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: errors.append(error))
    return errors


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    at = Watched()
    yield at
    at.table.deleteLater()


def test_an_error_reaches_the_same_place_as_any_other_with_what_has_happened(
    watched: Watched, reported: list[BaseException]
) -> None:
    error = KeyError("a signal")
    watched.table.failed(PRESSED, error)
    assert watched.kept == [(watched.table.story, error)]
    assert reported == [error]


def test_a_clock_that_fails_every_tick_is_told_once(watched: Watched, reported: list[BaseException]) -> None:
    for _ in range(3):
        watched.table.failed(TICK, KeyError())
    assert len(reported) == 1
    watched.table.failed(PRESSED, KeyError())
    assert len(reported) == 2, "who presses a button again is told again"


def test_a_table_that_fails_can_be_left(
    watched: Watched, reported: list[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: Any) -> Any:
        raise KeyError("nothing")

    watched.table.begin()
    with monkeypatch.context() as patch:
        patch.setattr("stolik.flow.runner.step", broken)
        watched.table.close()
    assert len(reported) == 1
