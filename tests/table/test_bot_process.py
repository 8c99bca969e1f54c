"""Bots think in a process of their own; whatever befalls it, the game goes on."""

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import load_game
from stolik.table.bot_process import BotProcess

GAME = load_game("pickomino")
START = GAME.start(2, GAME.options_type(), 0)


def job(**more: Any) -> BotJob:
    return BotJob("choose", "pickomino", START, 0, "gentle")._replace(**more)


@pytest.fixture
def runner(qapp: object) -> Iterator[BotProcess]:
    runner = BotProcess(serve, answer)
    yield runner
    runner.close()


def test_a_bot_answers_with_a_legal_move(runner: BotProcess, qtbot: QtBot) -> None:
    got: list[Any] = []
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    assert GAME.check(START, 0, got[0]) is None


def test_an_answer_that_nobody_waits_for_is_dropped(runner: BotProcess, qtbot: QtBot) -> None:
    dropped: list[Any] = []
    got: list[Any] = []
    runner.forget(runner.ask(dropped.append, job()))
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    assert dropped == []


def test_a_process_that_dies_is_started_again_and_asked_again(runner: BotProcess, qtbot: QtBot) -> None:
    got: list[Any] = []
    runner.warm_up()
    assert runner._process is not None
    runner._process.kill()
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    assert GAME.check(START, 0, got[0]) is None


def test_where_no_process_can_be_started_the_bot_thinks_here(
    runner: BotProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_method: str) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr("stolik.table.bot_process.get_context", refuse)
    got: list[Any] = []
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    assert GAME.check(START, 0, got[0]) is None


def test_a_fault_inside_a_bot_is_an_answer() -> None:
    fault = answer(job(level="nobody", number=7))
    assert fault.number == 7
    assert fault.result is None
    assert "nobody" in (fault.fault or "")


def never_answer(_connection: Any) -> None:
    Event().wait()


def test_closing_waits_for_no_answer(qapp: object) -> None:
    runner = BotProcess(never_answer, answer)
    got: list[Any] = []
    runner.ask(got.append, job())
    process = runner._process
    assert process is not None
    assert process.is_alive()
    runner.close()
    assert not process.is_alive()
    assert got == []


def test_closing_twice_does_no_harm(runner: BotProcess) -> None:
    runner.warm_up()
    runner.close()
    runner.close()
