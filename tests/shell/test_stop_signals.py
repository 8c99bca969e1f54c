"""Ctrl-C and similar signals: the window closes normally, commands stop, and nobody sees a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer
from typing import TypeAlias

import pytest
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, parse_record, record_of, record_text
from stolik.engine.session import Session
from stolik.storage.saves import SavedGame, try_to_read
from stolik.tournament.file_format import parse_tournament

from tests.shell.program import FROZEN, PROGRAM, ROOT

pytestmark = [
    pytest.mark.rest,
    pytest.mark.skipif(sys.platform == "win32", reason="a test can't press Ctrl-C there"),
]

SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
TRACED = {"STOLIK_TRACE": "home-frame,table-frame"}


class Terminal:
    """A terminal with one program and all processes started by it."""

    def __init__(self, *command: object, before: tuple[str, ...] = ()) -> None:
        self.process = subprocess.Popen(
            [*before, *map(str, command)],
            cwd=ROOT,
            env={**os.environ, **TRACED, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        # This only ends a program that hangs.
        self._limit = Timer(120, self.kill)
        self._limit.start()

    def wait_for_frame(self) -> None:
        assert self.process.stderr is not None
        assert "-frame" in self.process.stderr.readline()

    def wait_for(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition that can be seen from outside is true."""
        while not is_so():
            with pytest.raises(subprocess.TimeoutExpired):
                self.process.wait(0.01)

    def send(self, number: int) -> None:
        os.killpg(self.process.pid, number)

    def end(self) -> tuple[int, str]:
        _, said = self.process.communicate()
        self._limit.cancel()
        lines = [line for line in said.splitlines(keepends=True) if "-frame" not in line]
        return self.process.returncode, "".join(lines)

    def kill(self) -> None:
        self._limit.cancel()
        if self.process.poll() is None:
            self.send(signal.SIGKILL)
        with self.process:
            pass  # Its pipes are closed.


Open: TypeAlias = Callable[..., Terminal]


@pytest.fixture(autouse=True)
def _signals_are_heard() -> Iterator[None]:
    # Signals ignored here, as behind `nohup`, are ignored by every program started.
    ignored = [each for each in (signal.SIGINT, signal.SIGHUP) if signal.getsignal(each) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


@pytest.fixture
def open_terminal() -> Iterator[Open]:
    terminals: list[Terminal] = []

    def start(*command: object, before: tuple[str, ...] = ()) -> Terminal:
        terminals.append(Terminal(*command, before=before))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.kill()


@pytest.mark.parametrize("name, code", [("SIGINT", 130), ("SIGHUP", 129)])
def test_a_signal_closes_the_window_and_the_game_is_there(
    name: str, code: int, tmp_path: Path, open_terminal: Open
) -> None:
    terminal = open_terminal(*PROGRAM, SAVE, "--data-dir", tmp_path)
    terminal.wait_for_frame()
    terminal.send(getattr(signal, name))
    assert terminal.end() == (code, "")
    assert isinstance(try_to_read(tmp_path / "saves" / "pickomino.stolik"), SavedGame)
    assert (tmp_path / "settings.json").exists(), "what a closed window writes is written"


def test_the_bots_complain_neither_while_they_think(tmp_path: Path, open_terminal: Open) -> None:
    info, rules = load_package("rummikub").info, load_game("rummikub")
    session = Session(rules, 4, rules.options_type(), 0)
    players = [Player(name=name, player="bot:master") for name in "ABC"]
    record = record_of(session, info, (*players, Player(name="Ala", player="human")))
    (tmp_path / "game.stolik").write_text(record_text(record), "utf-8")
    terminal = open_terminal(*PROGRAM, tmp_path / "game.stolik", "--data-dir", tmp_path / "data")
    saved = tmp_path / "data" / "saves" / "rummikub.stolik"
    terminal.wait_for(lambda: saved.exists() and '"move": {' in saved.read_text("utf-8"))
    terminal.send(signal.SIGINT)
    assert terminal.end() == (130, "")
    assert isinstance(try_to_read(saved), SavedGame)


def test_ctrl_c_while_the_program_starts(tmp_path: Path, open_terminal: Open) -> None:
    terminal = open_terminal(*PROGRAM, "--data-dir", tmp_path)
    terminal.wait_for((tmp_path / "running.lock").exists)
    terminal.send(signal.SIGINT)
    assert terminal.end() == (130, "")
    assert not (tmp_path / "running.lock").exists()


def test_what_is_ignored_stays_so(tmp_path: Path, open_terminal: Open) -> None:
    deaf = ("sh", "-c", 'trap "" INT HUP; exec "$@"', "sh")
    terminal = open_terminal(*PROGRAM, SAVE, "--data-dir", tmp_path, before=deaf)
    terminal.wait_for_frame()
    terminal.send(signal.SIGHUP)
    terminal.send(signal.SIGINT)
    terminal.send(signal.SIGTERM)
    assert terminal.end() == (143, "")
    assert isinstance(try_to_read(tmp_path / "saves" / "pickomino.stolik"), SavedGame)


@pytest.mark.skipif(FROZEN, reason="needs Python")
def test_a_second_signal_ends_what_hangs(open_terminal: Open) -> None:
    program = """
import os, signal
from stolik.shell.stop_signals import StopSignals
StopSignals()
for press in ("first", "second"):
    os.kill(os.getpid(), signal.SIGINT)
    print(press)
"""
    terminal = open_terminal(sys.executable, "-uc", program)
    assert terminal.process.stdout is not None
    assert terminal.process.stdout.read() == "first\n"
    assert terminal.end() == (-signal.SIGINT, "")


def test_a_long_simulation_stops(tmp_path: Path, open_terminal: Open) -> None:
    command = "simulate pickomino --seats gentle,gentle --games 100000 --save"
    terminal = open_terminal(*PROGRAM, *command.split(), tmp_path)
    terminal.wait_for(lambda: len(list(tmp_path.glob("*.stolik"))) > 1)
    terminal.send(signal.SIGINT)
    assert terminal.end() == (130, "stolik: interrupted\n")
    for path in tmp_path.glob("*.stolik"):
        parse_record(path.read_text("utf-8"))


@pytest.mark.parametrize("entries", [0, 1])
def test_a_tournament_of_bots_stops_at_once_and_is_as_far_as_it_came(
    entries: int, tmp_path: Path, open_terminal: Open
) -> None:
    cup = tmp_path / "cup.stolik-tournament"
    command = "simulate rummikub --tournament 64 --seats master --games 3 --save"
    terminal = open_terminal(*PROGRAM, *command.split(), cup)
    terminal.wait_for(lambda: cup.exists() and cup.read_text("utf-8").count('"kind": "entered"') >= entries)
    terminal.send(signal.SIGINT)
    assert terminal.end() == (130, "stolik: interrupted\n")
    assert parse_tournament(cup.read_text("utf-8")).state.stage is not None


def test_the_smoke_test_stops_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_terminal: Open
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    terminal = open_terminal(*PROGRAM, "--smoke-test")
    terminal.wait_for(lambda: bool(list(tmp_path.glob("stolik-smoke-*/*/saves/*"))))
    terminal.send(signal.SIGINT)
    assert terminal.end() == (130, "stolik: interrupted\n")
    assert not list(tmp_path.glob("stolik-smoke-*"))
