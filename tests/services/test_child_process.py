"""Bots think in a separate process; whatever happens to it, the game continues."""

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotJob
from stolik.engine.dice import Rolled
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.services import child_process
from stolik.services.child_process import BotProcess

GAME = load_game("pickomino")
START = GAME.start(2, GAME.options_type(), 0)


def job(**more: Any) -> BotJob:
    return BotJob("choose", "pickomino", START, 0, "gentle")._replace(**more)


@pytest.fixture
def runner(qapp: object) -> Iterator[BotProcess]:
    runner = BotProcess(serve, answer)
    yield runner
    runner.close()


def answers_well(runner: BotProcess, qtbot: QtBot) -> None:
    got: list[Any] = []
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got))
    assert GAME.check(START, 0, got[0]) is None


def test_an_answer_that_nobody_waits_for_is_dropped(runner: BotProcess, qtbot: QtBot) -> None:
    dropped: list[Any] = []
    runner.forget(runner.ask(dropped.append, job()))
    answers_well(runner, qtbot)
    assert dropped == []


def test_a_process_that_dies_is_started_again_and_asked_again(runner: BotProcess, qtbot: QtBot) -> None:
    got: list[Any] = []
    runner.warm_up()
    assert runner.child._process is not None
    runner.child._process.kill()
    runner.ask(got.append, job())
    qtbot.waitUntil(lambda: bool(got))
    assert GAME.check(START, 0, got[0]) is None


def test_where_no_process_can_be_started_the_bot_thinks_here(
    runner: BotProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(child_process, "DeafContext", refuse)
    answers_well(runner, qtbot)


def test_what_the_moves_are_worth_comes_best_first() -> None:
    game = load_game("ryzyk_fizyk")
    state = game.start(2, game.options_type(), 0)
    state = game.apply(state, 0, next(iter(game.legal_moves(state, 0))))[-1].state
    state = game.apply(state, TABLE, Rolled((1, 1, 1, 5, 5, 6)))[-1].state
    worth = answer(BotJob("worth", "ryzyk_fizyk", state, 0)).result
    assert [move for move, _ in worth.values] == sorted(
        game.legal_moves(state, 0), key=lambda move: -dict(worth.values)[move]
    )
    assert worth.advice[0].move == worth.values[0][0]
    assert {option.move for option in worth.advice} == {move for move, _ in worth.values}


@pytest.mark.parametrize("secrets", [True, False])
def test_of_secrets_or_without_values_no_worth_is_told(
    secrets: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = load_package("pickomino")
    if secrets:
        monkeypatch.setattr(package, "info", replace(package.info, has_secrets=True))
    else:
        monkeypatch.setattr(package, "seat_values", None)
    told = answer(BotJob("worth", "pickomino", START, 0))
    assert told.result is None
    assert "can't tell" in (told.fault or "")


def test_a_fault_inside_a_bot_is_an_answer() -> None:
    fault = answer(job(level="nobody", number=7))
    assert fault.number == 7
    assert fault.result is None
    assert "nobody" in (fault.fault or "")


def never_answer(_connection: Any) -> None:
    Event().wait()


def test_closing_waits_for_no_answer_and_twice_does_no_harm(qapp: object) -> None:
    runner = BotProcess(never_answer, answer)
    got: list[Any] = []
    runner.ask(got.append, job())
    process = runner.child._process
    assert process is not None
    assert process.is_alive()
    for _ in range(2):
        runner.close()
        assert not process.is_alive()
    assert got == []


@pytest.mark.parametrize("way", ["closed", "replaced"])
def test_the_thread_that_reads_answers_ends_before_the_process_is_forgotten(
    runner: BotProcess, way: str
) -> None:
    """It holds an object of the window's thread, and mustn't be the last to do so."""
    runner.warm_up()
    listener = runner.child._listener
    assert listener is not None
    if way == "closed":
        runner.close()
    else:
        runner.ask(print, job())
        runner.child.lose_patience()
    assert not listener.is_alive()


def stop(runner: BotProcess) -> None:
    runner.warm_up()
    process = runner.child._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)


@pytest.mark.skipif(sys.platform == "win32", reason="a process can't be stopped there by a signal")
def test_a_process_that_hangs_is_replaced_and_a_job_over_which_it_hangs_twice_has_failed(
    runner: BotProcess, qtbot: QtBot
) -> None:
    told: list[bool] = []
    runner.unanswered.connect(lambda: told.append(True))
    got: list[Any] = []
    also: list[Any] = []
    stop(runner)
    stopped = runner.child._process
    runner.ask(got.append, job())
    runner.ask(also.append, job())
    assert runner.child._patience.isActive()
    runner.child.lose_patience()
    assert stopped is not None
    assert not stopped.is_alive()
    assert told == []
    stop(runner)
    runner.child.lose_patience()
    assert got == [None], "whoever asked makes a simple move"
    assert told == [True]
    qtbot.waitUntil(lambda: bool(also))
    assert GAME.check(START, 0, also[0]) is None
    assert not runner.child._patience.isActive(), "nothing is owed"
