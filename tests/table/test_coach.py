"""The coach's comment after a move, always in terms of the position before it."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.json_values import to_plain
from stolik.engine.sitting import Coach
from stolik.table import controller as controller_module

from tests.spoken import spoken
from tests.table.entries import knows, teach
from tests.table.tables import BOT, HUMAN, SetTable


@pytest.fixture
def table(table: SetTable, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a table at which Ala, who has a coach for every move, has rolled."""
    monkeypatch.setattr(controller_module, "VERDICT_WINDOW_MS", 0)
    controller = table(HUMAN, BOT).controller
    teach(controller, 0, Coach.AFTER_EVERY)
    controller.submit({"kind": "roll"})
    return controller


def text(table: Any) -> str:
    told = table.advice.property("hint")
    return str(told["text"]) if told else ""


def play(table: Any, qtbot: QtBot, place: int) -> None:
    """Make the move with this rank, the best one first, once the coach knows the worths."""
    qtbot.waitUntil(lambda: knows(table))
    table.submit(to_plain(table._run.flow.coaching.worth.values[place][0]))


def test_a_good_move_is_praised_and_a_worse_one_told_what_it_gives_up(table: Any, qtbot: QtBot) -> None:
    play(table, qtbot, 0)
    assert text(table) == "Best."
    table.undo()
    assert text(table) == ""
    play(table, qtbot, -1)
    assert "14 more turns in 100 go bust" in text(table)


def test_the_same_words_are_heard_anew(table: Any, qtbot: QtBot) -> None:
    heard: list[str] = []
    table.advice.hintsChanged.connect(lambda: heard.append(text(table)))
    play(table, qtbot, 0)
    first = text(table)
    assert first
    heard.clear()
    table.advice.show_verdict()
    assert heard == ["", first]


def test_it_is_told_in_the_language_of_the_moment(table: Any, qtbot: QtBot) -> None:
    play(table, qtbot, 0)
    with spoken("pl"):
        table.retranslate()
        assert text(table).startswith("Najlepiej, jak się dało.")


def test_whatever_the_person_does_next_takes_it_away(table: Any, qtbot: QtBot) -> None:
    play(table, qtbot, 0)
    assert text(table)
    table.viewModel.changed.emit()
    assert text(table) == ""
