"""Processes that Ctrl-C doesn't reach: they continue, and end when their parent says so."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent import futures
from multiprocessing import active_children, resource_tracker
from multiprocessing.connection import Connection
from threading import Event
from types import SimpleNamespace

import pytest
from stolik.engine.spawned_processes import DeafContext, DeafProcess, deaf_pool


def echo(connection: Connection) -> None:
    """Repeat everything that is received."""
    while True:
        connection.send(connection.recv())


def wait_for_ever() -> None:
    Event().wait()


@pytest.fixture
def pipe() -> Iterator[tuple[Connection, DeafProcess]]:
    ours, theirs = DeafContext().Pipe()
    process = DeafContext().Process(target=echo, args=(theirs,), daemon=True)
    yield ours, process
    process.kill()
    process.join()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="sends signals as POSIX has them")
@pytest.mark.parametrize("can_hold_back", [True, False])
def test_signals_of_the_terminal_end_no_process(
    can_hold_back: bool, pipe: tuple[Connection, DeafProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not can_hold_back:
        # This starts Python's own auxiliary process, if there is one.
        resource_tracker.ensure_running()
        monkeypatch.delattr(signal, "pthread_sigmask")
    ours, process = pipe
    process.start()
    pid = process.pid
    assert pid is not None
    if can_hold_back:
        os.kill(pid, signal.SIGHUP)
        os.kill(pid, signal.SIGINT)  # before its first module is imported
    ours.send("a")
    assert ours.recv() == "a"
    os.kill(pid, signal.SIGINT)
    ours.send("b")
    assert ours.recv() == "b"


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="nothing can be held back there")
def test_this_process_hears_them_as_before(pipe: tuple[Connection, DeafProcess]) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    _, process = pipe
    process.start()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_what_it_does_is_done_deaf() -> None:
    before, heard = signal.getsignal(signal.SIGINT), []
    try:
        DeafProcess(target=lambda: heard.append(signal.getsignal(signal.SIGINT))).run()
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIG_IGN]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="nothing can be held back there")
def test_ctrl_c_ends_no_pool_that_is_half_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def make(*_: object) -> SimpleNamespace:
        signal.raise_signal(signal.SIGINT)
        made.append("all that it holds of the system")
        return SimpleNamespace(shutdown=lambda **_: None)

    monkeypatch.setattr(futures, "ProcessPoolExecutor", make)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), deaf_pool(1):
            pass
    finally:
        signal.signal(signal.SIGINT, before)
    assert made


def test_a_pool_does_what_it_is_asked_for_and_ctrl_c_ends_it_whatever_it_does() -> None:
    def work() -> None:
        with deaf_pool(1) as pool:
            pool.submit(wait_for_ever)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert not [each for each in active_children() if isinstance(each, DeafProcess)]
    with deaf_pool(1) as pool:
        assert pool.submit(abs, -1).result() == 1
