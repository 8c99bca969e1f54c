"""A second start brings the first window forward and ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot
from stolik.shell.single_instance import Claim, SingleInstance, meeting_place

ROOT = Path(__file__).parents[2]
CLAIM = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stolik.shell.single_instance import SingleInstance
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
print(instance.claim().name, flush=True)
if len(sys.argv) == 2:
    os._exit(1)
sys.stdin.read()
"""


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start the whole program in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "stolik", "--data-dir", str(folder), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_first_start_claims_the_folder(tmp_path: Path, qtbot: QtBot) -> None:
    assert SingleInstance(tmp_path).claim() is Claim.FIRST


def test_another_folder_is_another_program(tmp_path: Path, qtbot: QtBot) -> None:
    first, second = SingleInstance(tmp_path / "a"), SingleInstance(tmp_path / "b")
    assert first.claim() is Claim.FIRST
    assert second.claim() is Claim.FIRST
    assert meeting_place(tmp_path / "a") != meeting_place(tmp_path / "b")


@pytest.mark.parametrize("file", ["", "/some where/zażółć.stolik"])
def test_a_second_start_hands_over_its_file_and_ends(tmp_path: Path, qtbot: QtBot, file: str) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim() is Claim.FIRST
    with qtbot.waitSignal(first.called, timeout=60_000) as called:
        second = start(tmp_path, *([file] if file else []))
    assert called.args == [file]
    _, errors = second.communicate(timeout=60)
    assert second.returncode == 0, errors


def test_a_socket_that_a_dead_program_left_behind_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    if sys.platform == "win32":
        pytest.skip("a pipe dies with its program")
    dead = subprocess.Popen(
        [
            sys.executable,
            "-c",
            CLAIM,
            str(tmp_path),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    output, _ = dead.communicate(timeout=60)
    assert output.strip() == "FIRST"
    second = SingleInstance(tmp_path)
    assert second.claim() is Claim.FIRST
    socket = QLocalSocket()
    socket.connectToServer(meeting_place(tmp_path))
    assert socket.waitForConnected(2000)


@pytest.mark.parametrize("noise", [b"\n", b"[]\n", b"\xff\xfe\n", b'{"open": 3}\n', b"x" * 200_000])
def test_noise_on_the_socket_does_no_harm(tmp_path: Path, qtbot: QtBot, noise: bytes) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim() is Claim.FIRST
    said: list[str] = []
    first.called.connect(said.append)
    socket = QLocalSocket()
    socket.connectToServer(meeting_place(tmp_path))
    assert socket.waitForConnected(2000)
    socket.write(noise)
    socket.flush()
    qtbot.wait(50)
    assert said == []
    polite = QLocalSocket()
    polite.connectToServer(meeting_place(tmp_path))
    polite.write(b'{"open": ""}\n')
    polite.flush()
    qtbot.waitUntil(lambda: said == [""])


@pytest.mark.skipif(sys.platform == "win32", reason="signals stop no program there")
def test_a_first_start_that_is_stopped_stays_the_only_one(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", CLAIM, str(tmp_path), "stay"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert first.stdout is not None
        assert first.stdout.readline().strip() == "FIRST"
        first.send_signal(signal.SIGSTOP)
        second = start(tmp_path, "--smoke")
        _, errors = second.communicate(timeout=60)
        assert second.returncode == 1
        assert errors == "Stolik is already running, but its window doesn't answer.\n"
    finally:
        first.kill()
        first.communicate()
    third = SingleInstance(tmp_path)
    assert third.claim() is Claim.FIRST, "the lock of a dead program holds nobody up"


def test_a_program_that_ends_makes_room_for_the_next(tmp_path: Path, qtbot: QtBot) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim() is Claim.FIRST
    first.release()
    assert SingleInstance(tmp_path).claim() is Claim.FIRST


def test_where_nothing_can_be_written_every_start_is_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert SingleInstance(tmp_path / "file" / "stolik").claim() is Claim.FIRST
