"""A second start brings the first window forward and ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop.shell.single_instance import SingleInstance, meeting_place

ROOT = Path(__file__).parents[2]
CLAIM_AND_DIE = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.shell.single_instance import SingleInstance
app = QCoreApplication([])
print(SingleInstance(Path(sys.argv[1])).claim(), flush=True)
os._exit(1)
"""


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start the whole program in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "desktop", "--data-dir", str(folder), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_first_start_claims_the_folder(tmp_path: Path, qtbot: QtBot) -> None:
    assert SingleInstance(tmp_path).claim()


def test_another_folder_is_another_program(tmp_path: Path, qtbot: QtBot) -> None:
    first, second = SingleInstance(tmp_path / "a"), SingleInstance(tmp_path / "b")
    assert first.claim()
    assert second.claim()
    assert meeting_place(tmp_path / "a") != meeting_place(tmp_path / "b")


@pytest.mark.parametrize("file", ["", "/some where/zażółć.stolik"])
def test_a_second_start_hands_over_its_file_and_ends(tmp_path: Path, qtbot: QtBot, file: str) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim()
    with qtbot.waitSignal(first.called, timeout=20_000) as called:
        second = start(tmp_path, *([file] if file else []))
    assert called.args == [file]
    _, errors = second.communicate(timeout=20)
    assert second.returncode == 0, errors


def test_a_socket_that_a_dead_program_left_behind_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    if sys.platform == "win32":
        pytest.skip("a pipe dies with its program")
    dead = subprocess.Popen(
        [
            sys.executable,
            "-c",
            CLAIM_AND_DIE,
            str(tmp_path),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    output, _ = dead.communicate(timeout=20)
    assert output.strip() == "True"
    second = SingleInstance(tmp_path)
    assert second.claim()
    socket = QLocalSocket()
    socket.connectToServer(meeting_place(tmp_path))
    assert socket.waitForConnected(2000)


@pytest.mark.parametrize("noise", [b"\n", b"[]\n", b"\xff\xfe\n", b'{"open": 3}\n', b"x" * 200_000])
def test_noise_on_the_socket_does_no_harm(tmp_path: Path, qtbot: QtBot, noise: bytes) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim()
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
