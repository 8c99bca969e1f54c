"""Whose a lock is: a program's that lives here, a dead one's, or another computer's."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile
from stolik.shell import single_instance
from stolik.shell.single_instance import RunningLock
from stolik.storage.atomic import probe

ELSEWHERE = b"4242\nstolik\nSTRYCH\nx\ny\nbeats\n"
WINDOWS = sys.platform == "win32"
if sys.platform != "win32":
    import fcntl


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "running.lock"


def left_by(path: Path, process: int, host: str = "", boot: str = "") -> None:
    """Leave the lock of a program that was killed in the middle."""
    lock = RunningLock(path)
    assert lock.take()
    lines = path.read_text("utf-8").split("\n")
    lock.release()
    lines[0], lines[2], lines[4] = str(process), host or lines[2], boot or lines[4]
    path.write_text("\n".join(lines), "utf-8", newline="\n")


def found(path: Path, **how: Any) -> tuple[bool, str]:
    """Return whether a start gets the lock, and the computer that has it."""
    lock = RunningLock(path)
    taken = lock.take(**how)
    lock.release()
    return taken, lock.host


def write_at(path: Path, content: bytes, age: float) -> None:
    """Write a lock so many seconds ago by the clock of the drive."""
    path.write_bytes(content)
    time = probe(path.parent) - age
    os.utime(path, (time, time))


@pytest.fixture(params=["holds", "no holds"])
def drive(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A drive on which the system holds files for programs, and one on which it can't."""
    if request.param == "no holds":
        if WINDOWS:
            pytest.skip("an open file can always be told there")
        monkeypatch.setattr("fcntl.flock", fail_to_hold)
    return str(request.param)


def fail_to_hold(*_: object) -> None:
    raise OSError(errno.ENOLCK, "No locks available")


def test_a_dead_program_s_number_that_is_one_s_own_is_no_obstacle(path: Path, drive: str) -> None:
    left_by(path, os.getpid())
    assert found(path) == (True, "")


def test_a_dead_program_s_number_that_another_program_has_now_is_no_obstacle(path: Path, drive: str) -> None:
    left_by(path, os.getppid())
    if drive == "no holds":
        os.utime(path, (1_000_000_000, 1_000_000_000))
        assert found(path) == (False, ""), "it may listen"
    assert found(path, unheard=True) == (True, "")


def test_where_nothing_is_held_one_that_may_not_listen_yet_is_waited_for(path: Path, drive: str) -> None:
    if drive == "no holds":
        left_by(path, os.getppid())
        assert found(path, unheard=True) == (False, "")


@pytest.mark.skipif(WINDOWS, reason="the system tells of no boot there")
def test_a_box_with_a_name_of_its_own_is_of_this_computer(path: Path) -> None:
    left_by(path, 2, host="f3a1c7")
    assert found(path) == (True, "")


def test_one_of_the_last_time_that_this_computer_ran_is_dead(path: Path, drive: str) -> None:
    left_by(path, 1, boot="before")
    assert found(path) == (True, "")


def test_a_lock_that_is_held_stays_whatever_stands_in_it(path: Path) -> None:
    lock = RunningLock(path)
    assert lock.take()
    for content in (b"", b"no lock", b"1\nstolik\n"):
        path.write_bytes(content)
        again = RunningLock(path)
        assert [again.take(unheard=True) for _ in range(5)] == [False] * 5
        assert path.read_bytes() == content
    lock.release()
    assert not path.exists()


@pytest.mark.parametrize("offset", [0, -7200, 7200])
@pytest.mark.parametrize(
    "age, is_alive", [(0, True), (60, True), (-60, True), (120, False), (86_400, False), (-7200, False)]
)
def test_another_computer_s_lock_is_timed_by_the_clock_of_the_drive(
    path: Path, age: float, is_alive: bool, offset: float
) -> None:
    write_at(path, ELSEWHERE, age)
    lock = RunningLock(path, clock=lambda: probe(path.parent) + offset)
    assert (lock.take(unheard=True), lock.host) == ((False, "STRYCH") if is_alive else (True, ""))
    assert (path.read_bytes() == ELSEWHERE) == is_alive
    assert sorted(path.parent.iterdir()) == [path]
    lock.release()
    assert path.exists() == is_alive


@pytest.mark.skipif(WINDOWS, reason="an open file is held there")
def test_another_computer_s_old_lock_that_a_start_is_just_clearing_is_waited_for(path: Path) -> None:
    write_at(path, ELSEWHERE, 120)
    with path.open("rb") as clearing:
        fcntl.flock(clearing, fcntl.LOCK_EX)
        assert found(path, unheard=True) == (False, "")
    assert found(path) == (True, "")


@pytest.mark.parametrize("host, told", [("", "?"), ("a\x1bb", "ab"), ("x" * 300, 64 * "x"), ("Żuk", "Żuk")])
def test_the_other_computer_s_name_can_be_told(path: Path, host: str, told: str) -> None:
    path.write_text(f"1\nstolik\n{host}\nx\ny\n", "utf-8", newline="\n")
    assert found(path) == (False, told)


def test_where_the_drive_tells_no_time_another_computer_counts_as_alive(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path) -> float:
        raise OSError(errno.ENOSPC, "No space left on device")

    path.write_bytes(ELSEWHERE)
    monkeypatch.setattr(single_instance, "probe", full)
    assert found(path) == (False, "STRYCH")


def test_a_beat_shows_the_time_of_the_drive_and_that_the_start_is_over(path: Path) -> None:
    lock = RunningLock(path)
    lock.beat()
    assert not path.exists(), "there is none to be shown"
    assert lock.take()
    assert lock.young_for() > 0
    os.utime(path, (1_000_000_000, 1_000_000_000))
    before = path.stat()
    lock.beat()
    assert abs(probe(path.parent) - path.stat().st_mtime) < 30
    assert (path.stat().st_ino, path.stat().st_size) == (before.st_ino, before.st_size)
    assert lock.young_for() == 0
    path.unlink()
    lock.beat()
    path.write_bytes(b"")
    lock.beat()
    assert lock.host == "", "somebody is just writing"
    lock.release()
    assert path.read_bytes() == b"", "it is another one's"


def test_a_computer_that_slept_finds_that_another_one_has_taken_over(path: Path) -> None:
    lock = RunningLock(path)
    assert lock.take()
    other = path.with_name("other")
    other.write_bytes(ELSEWHERE)
    if WINDOWS:
        path.write_bytes(ELSEWHERE)
    else:
        other.replace(path)
    for _ in range(2):
        lock.beat()
        assert lock.host == "STRYCH"
    lock.release()
    assert path.read_bytes() == ELSEWHERE


def test_an_older_program_and_this_one_keep_each_other_off(path: Path) -> None:
    old = QLockFile(str(path))
    old.setStaleLockTime(0)
    assert old.tryLock(0)
    assert found(path, unheard=True) == (False, "")
    old.unlock()
    lock = RunningLock(path)
    assert lock.take()
    assert not old.tryLock(0)
    assert old.error() == QLockFile.LockError.LockFailedError
    lock.release()
    assert old.tryLock(0)
    old.unlock()
