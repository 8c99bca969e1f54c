"""Tables of bots are played beside the window: in their order, side by side, and the same however it went."""

from __future__ import annotations

import os
import sys
from multiprocessing import active_children

import pytest
from pytestqt.qtbot import QtBot
from stolik.pages.tournament.background_tables import BackgroundTables
from stolik.pages.tournament.table_process import serve_tables
from stolik.tournament.bot_tables import play_table

from tests.pages.tournament.players import JOBS, Double, Doubles

WANTED = [(job.table, play_table(job)) for job in JOBS]


def tables_with(doubles: Doubles, most: int = 2) -> BackgroundTables:
    tables = BackgroundTables(make_process=doubles.make, most_players=most)
    tables.played.connect(doubles.note)
    return tables


def test_points_are_handed_on_in_the_order_of_the_tables(qapp: object) -> None:
    doubles = Doubles()
    tables = tables_with(doubles)
    tables.start(JOBS)
    first, second = doubles.running
    assert (tables.running, tables.total, tables.finished, tables.progress) == (True, 6, 0, 0.0)
    second.finish()
    first.heard(1)
    assert (doubles.played, tables.finished, tables.progress) == ([], 3, 0.5), "the first table still plays"
    first.finish()
    assert doubles.played == WANTED[:2]
    assert second.jobs[-1] == JOBS[2]
    assert first.jobs == [JOBS[0]]
    second.finish()
    assert doubles.played == WANTED
    assert (tables.running, tables.finished, tables.progress, tables.fault) == (False, 6, 1.0, "")
    assert doubles.running == [], "no process stays where nothing runs"


def test_what_was_stopped_is_played_again_to_the_same_points(qapp: object) -> None:
    doubles = Doubles()
    tables = tables_with(doubles)
    tables.start(JOBS)
    doubles.running[1].finish()
    tables.stop()
    assert (doubles.played, doubles.running, tables.running) == (WANTED[1:2], [], False)
    tables.start([JOBS[0], JOBS[2]])
    tables.start([JOBS[0], JOBS[2]])
    assert tables.total == 4, "nothing is played twice"
    for player in doubles.running:
        player.finish()
    assert sorted(doubles.played) == WANTED


@pytest.mark.parametrize("silent", [False, True])
def test_a_process_is_replaced_once_and_then_one_sentence_tells(qapp: object, silent: bool) -> None:
    doubles = Doubles()
    tables = tables_with(doubles, most=1)
    tables.start(JOBS[:2])
    [process] = doubles.running
    process.lost(silent)
    assert (process.jobs, tables.fault) == ([JOBS[0], JOBS[0]], "")
    process.lost(silent)
    assert tables.fault == (
        "The computers could not play table 1 of round 1 to its end; it can be tried again."
    )
    process.finish()
    assert doubles.played == WANTED[1:2], "the other table goes on"
    tables.start(JOBS[:1])
    assert (tables.running, tables.fault) == (True, "")
    tables.close()
    assert doubles.running == []


def test_a_game_that_can_t_be_played_is_told_at_once(qapp: object) -> None:
    doubles = Doubles()
    tables = tables_with(doubles, most=1)
    tables.start(JOBS[:1])
    doubles.running[0].heard("IllegalMove: no")
    assert (tables.fault != "", tables.running, doubles.running) == (True, False, [])


def test_where_no_process_can_be_started_a_sentence_tells(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Double, "send", lambda *_: False)
    doubles = Doubles()
    tables = tables_with(doubles)
    tables.start(JOBS)
    assert (tables.running, tables.fault != "", doubles.played) == (False, True, [])


def test_whoever_hears_of_the_last_table_can_start_the_next_round(qapp: object) -> None:
    doubles = Doubles()
    tables = tables_with(doubles)
    tables.played.connect(lambda job, _: tables.start(JOBS[1:]) if job == JOBS[0] else None)
    tables.start(JOBS[:1])
    doubles.running[0].finish()
    assert (tables.running, tables.total, tables.finished) == (True, 4, 0)
    tables.close()


@pytest.mark.rest
def test_processes_play_and_are_gone_afterwards(qtbot: QtBot) -> None:
    doubles = Doubles()
    before = set(active_children())
    tables = BackgroundTables(most_players=2)
    tables.played.connect(doubles.note)
    tables.start(JOBS)
    children = set(active_children()) - before
    assert len(children) == 2
    victim = next(iter(children))
    victim.kill()
    qtbot.waitUntil(lambda: len(doubles.played) == len(JOBS))
    assert doubles.played == WANTED
    assert set(active_children()) == before
    tables.start(JOBS)
    tables.close()
    assert set(active_children()) == before


class Pipe:
    """The end of a pipe whose other end goes away once a table has been sent."""

    def __init__(self, moves: int) -> None:
        self.left = moves

    def recv(self) -> object:
        return JOBS[0]

    def send(self, _: object) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError


@pytest.mark.parametrize("messages", [0, 3])
def test_a_process_ends_in_the_middle_of_a_game_where_the_program_has_gone(
    monkeypatch: pytest.MonkeyPatch, messages: int
) -> None:
    told: list[int] = []
    module = sys.modules[serve_tables.__module__]
    monkeypatch.setattr(module, "lower_priority", lambda: told.append(1))
    monkeypatch.setattr(module, "TOLD_SECONDS", 0.0)
    pipe = Pipe(messages)
    serve_tables(pipe)  # type: ignore[arg-type]  # all that is asked of a connection
    assert (pipe.left, told) == (-1, [1])


@pytest.mark.rest
@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="only POSIX tells the priority of a process")
def test_a_process_has_the_lowest_priority(qtbot: QtBot) -> None:
    before = set(active_children())
    tables = BackgroundTables(most_players=1)
    tables.start(JOBS)
    [child] = set(active_children()) - before
    pid = child.pid or 0
    qtbot.waitUntil(lambda: os.getpriority(os.PRIO_PROCESS, pid) == 19)
    tables.close()
    assert set(active_children()) == before
