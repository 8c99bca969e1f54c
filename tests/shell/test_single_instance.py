"""A second start brings the first window forward and ends."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot
from stolik.shell import single_instance
from stolik.shell.single_instance import Claim, RunningLock, SingleInstance, meeting_place
from stolik.storage.atomic import probe

from tests.refusing import refusing
from tests.tiers import mostly_rest

ROOT = Path(__file__).parents[2]
ELSEWHERE = b"4242\nstolik\nSTRYCH\nx\ny\nbeats\n"
LEFT_INSTEAD: Final[dict[str, Callable[[Path], object]]] = {
    "a link": lambda lock: lock.symlink_to(lock.with_name("nowhere")),
    "a folder": Path.mkdir,
    "a full folder": Path.mkdir,
    "a pipe": lambda lock: os.mkfifo(lock),
}
"""The things that may be in the place of a lock."""

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
    return subprocess.Popen(
        [sys.executable, "-m", "stolik", "--data-dir", str(folder), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )


def claiming(program: str, *arguments: object) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "FIRST"
    return process


def claimed(folder: Path) -> SingleInstance:
    first = SingleInstance(folder)
    assert first.claim() is Claim.FIRST
    return first


@pytest.fixture
def first(tmp_path: Path, qtbot: QtBot) -> SingleInstance:
    return claimed(tmp_path)


@pytest.fixture
def said(first: SingleInstance) -> list[str]:
    """Return the requests of other starts to the first one."""
    said: list[str] = []
    first.called.connect(said.append)
    return said


def connected(folder: Path, noise: bytes = b"") -> QLocalSocket:
    """Return a socket to the program of a folder, after writing ``noise`` to it."""
    socket = QLocalSocket()
    socket.connectToServer(meeting_place(folder))
    assert socket.waitForConnected(2000)
    socket.write(noise)
    socket.flush()
    return socket


def ends_after_telling(first: SingleInstance, qtbot: QtBot, folder: Path, wish: str, heard: str) -> None:
    with qtbot.waitSignal(first.called) as called:
        second = start(folder, *([wish] if wish else []))
    assert called.args == [heard]
    _, errors = second.communicate(timeout=60)
    assert second.returncode == 0, errors


def test_another_folder_is_another_program_and_one_that_ends_makes_room_for_the_next(
    first: SingleInstance, tmp_path: Path
) -> None:
    claimed(tmp_path / "b")
    assert meeting_place(tmp_path) != meeting_place(tmp_path / "b")
    first.release()
    claimed(tmp_path)
    (tmp_path / "file").write_text("in the way", "utf-8")
    claimed(tmp_path / "file" / "stolik")  # if nothing can be written, every start is the first


@pytest.mark.parametrize(
    "wish",
    mostly_rest(
        ["", "/some where/zażółć.stolik", "/zima.stolik-tournament", "--continue", "--new-game"],
        usual=["/some where/zażółć.stolik"],
    ),
)
def test_a_second_start_hands_over_its_wish_and_ends(
    first: SingleInstance, tmp_path: Path, qtbot: QtBot, wish: str
) -> None:
    ends_after_telling(first, qtbot, tmp_path, wish, wish)


@pytest.mark.rest
@pytest.mark.skipif(sys.platform == "win32", reason="a pipe dies with its program")
def test_a_socket_that_a_dead_program_left_behind_is_no_obstacle(tmp_path: Path, qtbot: QtBot) -> None:
    claiming(CLAIM, tmp_path).communicate(timeout=60)
    _second = claimed(tmp_path)
    connected(tmp_path)


@pytest.mark.parametrize(
    "noise",
    [
        b"\n",
        b"[]\n",
        b"\xff\xfe\n",
        b'{"open": 3}\n',
        b'{"open": "a\\u0000b"}\n',
        b"[" * 60_000 + b"\n",
        b"x" * 200_000,
        b'{"open": "' + b"x" * 70_000 + b'"}\n',
    ],
)
def test_noise_on_a_socket_does_no_harm(said: list[str], tmp_path: Path, qtbot: QtBot, noise: bytes) -> None:
    noisy = connected(tmp_path, noise)
    qtbot.waitUntil(lambda: noisy.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert said == []
    _polite = connected(tmp_path, b'{"open": ""}\n')
    qtbot.waitUntil(lambda: said == [""])


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="signals stop no program there")
def test_a_first_start_that_is_stopped_stays_the_only_one(tmp_path: Path, qtbot: QtBot) -> None:
    first = claiming(CLAIM, tmp_path, "stay")
    try:
        # A program that has just started may only be slow.
        os.utime(tmp_path / "running.lock", (1_000_000_000, 1_000_000_000))
        first.send_signal(signal.SIGSTOP)
        second = start(tmp_path, "--smoke")
        _, errors = second.communicate(timeout=60)
        assert second.returncode == 1
        assert errors.splitlines() == [
            "Stolik is already running; waiting for its window to answer ...",
            "Stolik is already running, but its window doesn't answer.",
        ]
    finally:
        first.kill()
        first.communicate()
    claimed(tmp_path)  # the lock of a dead program stops nobody


@pytest.fixture
def stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the old lock of a program that was stopped while running; waiting times are short."""
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 200)
    monkeypatch.setattr(single_instance, "_WORDLESS_MS", 100)
    first = claiming(CLAIM, tmp_path, "stay")
    lock = tmp_path / "running.lock"
    try:
        os.utime(lock, (1_000_000_000, 1_000_000_000))
        first.send_signal(signal.SIGSTOP)
        yield lock
    finally:
        first.kill()
        first.communicate()


@pytest.mark.rest
@pytest.mark.skipif(sys.platform == "win32", reason="signals stop no program there")
@pytest.mark.parametrize("is_removed", [False, True])
def test_a_second_start_tells_once_that_it_waits(stopped: Path, qtbot: QtBot, is_removed: bool) -> None:
    if is_removed:
        stopped.unlink()
    waits: list[str] = []
    second = SingleInstance(stopped.parent)
    assert second.claim(waits=lambda: waits.append("told")) is Claim.UNANSWERED
    assert waits == ["told"]
    assert stopped.exists() != is_removed, "a lock that this start took holds nobody up"


@pytest.mark.rest
@pytest.mark.skipif(sys.platform == "win32", reason="a file that is locked can't be removed there")
@pytest.mark.parametrize("left", [None, b"", b"4242\nstolik\nanother-machine\nx\ny\n"])
def test_a_first_start_whose_lock_was_removed_is_found_all_the_same(
    first: SingleInstance, tmp_path: Path, qtbot: QtBot, left: bytes | None
) -> None:
    lock = tmp_path / "running.lock"
    lock.unlink()
    if left is not None:
        lock.write_bytes(left)
    ends_after_telling(first, qtbot, tmp_path, "a.stolik", str(ROOT / "a.stolik"))


SLOW = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stolik.shell.single_instance import SingleInstance
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
instance.called.connect(lambda file: (print(file, flush=True), app.quit()))
print(instance.claim().name, flush=True)
time.sleep(2)
app.exec()
"""


@pytest.mark.rest
def test_a_first_start_that_still_builds_its_window_is_waited_for(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 200)
    first = claiming(SLOW, tmp_path)
    try:
        assert SingleInstance(tmp_path).claim("a.stolik") is Claim.TOLD
        told, _ = first.communicate(timeout=60)
        assert told.split() == ["a.stolik"], "told once"
    finally:
        first.kill()
        first.communicate()


@pytest.mark.parametrize("written", [0, 999_970.0, 1_000_001.0])
def test_a_start_is_young_for_30_seconds_by_any_clock(tmp_path: Path, qtbot: QtBot, written: float) -> None:
    path = tmp_path / "running.lock"
    lock = RunningLock(path, clock=lambda: 1_000_000.0)
    assert lock.young_for() == 0, "there is none"
    assert lock.take()
    os.utime(path, (written, written))
    assert lock.young_for() == 0
    os.utime(path, (999_980, 999_980))
    assert lock.young_for() == 10


@pytest.mark.parametrize(
    "left", [b"", b"\xff\x00garbage", b"123\n", b"4242\nstolik\nanother-machine\nx\ny\n", *LEFT_INSTEAD]
)
def test_what_no_program_holds_at_the_place_of_the_lock_is_no_obstacle(
    tmp_path: Path, qtbot: QtBot, left: bytes | str
) -> None:
    lock = tmp_path / "running.lock"
    if isinstance(left, bytes):
        lock.write_bytes(left)
        os.utime(lock, (1_000_000_000, 1_000_000_000))
    elif sys.platform == "win32":
        pytest.skip("there are no such links and pipes there")
    else:
        LEFT_INSTEAD[left](lock)
    if left == "a full folder":
        (lock / "picture.png").write_bytes(b"kept")
    _first = claimed(tmp_path)
    assert lock.is_file()
    assert SingleInstance(tmp_path).lock.take() is False, "it is locked anew"
    if left == "a full folder":
        assert (tmp_path / "running.aside-1" / "picture.png").read_bytes() == b"kept"


def test_a_first_start_that_listens_and_is_silent_is_not_dead(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 100)
    lock = tmp_path / "running.lock"
    os.utime(lock, (1_000_000_000, 1_000_000_000))
    assert SingleInstance(tmp_path).claim() is Claim.UNANSWERED
    assert lock.stat().st_mtime == 1_000_000_000


def test_a_first_start_that_does_not_listen_yet_is_waited_for_while_it_is_young(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_PATIENCE_MS", 50)
    monkeypatch.setattr(single_instance, "_WORDLESS_MS", 100)
    lock = RunningLock(tmp_path / "running.lock")
    assert lock.take()
    assert SingleInstance(tmp_path).claim(waits=lock.release) is Claim.FIRST
    assert lock.take()
    os.utime(tmp_path / "running.lock", (1_000_000_000, 1_000_000_000))
    assert SingleInstance(tmp_path).claim() is Claim.UNANSWERED
    lock.release()


@pytest.mark.parametrize("is_beside", [True, False])
def test_a_folder_that_another_computer_has_open_is_only_looked_at(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_beside: bool
) -> None:
    data, runtime = tmp_path / "data", tmp_path / "runtime"
    data.mkdir(mode=0o700)
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime) if is_beside else "")
    lock = data / "running.lock"
    lock.write_bytes(ELSEWHERE)
    looking = SingleInstance(data)
    assert looking.claim() is Claim.ELSEWHERE
    assert looking.lock.host == "STRYCH"
    looking.pulse.timeout.emit()
    looking.release()
    assert [*data.iterdir()] == [lock]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing lies in a folder")
def test_a_second_start_on_this_computer_finds_the_one_that_only_looks(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = tmp_path / "r"
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    (tmp_path / "running.lock").write_bytes(ELSEWHERE)
    looking = SingleInstance(tmp_path)
    assert looking.claim() is Claim.ELSEWHERE
    with qtbot.waitSignal(looking.called):
        connected(tmp_path, b'{"open": ""}\n')


AT_ONCE = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stolik.shell.single_instance import SingleInstance
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
instance.called.connect(lambda _: None)
print("ready", flush=True)
sys.stdin.readline()
claim = instance.claim().name
print(claim, flush=True)
if claim == "FIRST":
    app.exec()
"""


@pytest.mark.rest
@pytest.mark.parametrize("left", [b"", ELSEWHERE])
def test_of_twenty_starts_over_a_dead_lock_exactly_one_is_first(tmp_path: Path, left: bytes) -> None:
    claiming(CLAIM, tmp_path).communicate(timeout=60)
    lock = tmp_path / "running.lock"
    if left:
        lock.write_bytes(left)
    os.utime(lock, (1_000_000_000, 1_000_000_000))
    command = [sys.executable, "-c", AT_ONCE, str(tmp_path)]
    starts = [
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(20)
    ]
    try:
        said = []
        for each in starts:
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        for each in starts:
            assert each.stdin is not None
            each.stdin.write("\n")
            each.stdin.flush()
        for each in starts:
            assert each.stdout is not None
            said.append(each.stdout.readline().strip())
        assert sorted(said) == ["FIRST"] + 19 * ["TOLD"]
    finally:
        for each in starts:
            each.kill()
            each.communicate()


def test_a_lock_that_is_removed_while_it_is_looked_at_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "lexists", lambda path: True)
    assert RunningLock(tmp_path / "running.lock").take()
    assert (tmp_path / "running.lock").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a name is enough")
def test_the_meeting_place_is_of_this_user_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime, data = tmp_path / "r", tmp_path / "d"
    runtime.mkdir(mode=0o700)
    data.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    assert Path(meeting_place(data)).parent == runtime
    runtime.chmod(0o777)
    assert Path(meeting_place(data)).parent == data, "others could take the name"
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert Path(meeting_place(data)).parent == data
    deep = data / ("x" * 100)
    deep.mkdir()
    assert "/" not in meeting_place(deep), "a socket's path is short"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_same_folder_by_another_spelling_is_the_same_program_and_a_link_to_itself_is_claimed(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.chdir(tmp_path)
    places = {meeting_place(Path(name)) for name in ("data", "./data", "data/../data", "link", str(folder))}
    assert len(places) == 1
    (tmp_path / "circle").symlink_to("circle")
    claimed(tmp_path / "circle")


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells it only there")
def test_who_is_not_this_user_is_told_nothing(
    said: list[str], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert SingleInstance(tmp_path)._tell("/home/ala/secret.stolik") is Claim.NOBODY
    qtbot.wait(20)
    assert said == []


def test_who_says_nothing_is_sent_away_soon(said: list[str], tmp_path: Path, qtbot: QtBot) -> None:
    slow = connected(tmp_path, b"{")
    _polite = connected(tmp_path, b'{"open": ""}\n')
    qtbot.waitUntil(lambda: said == [""])
    qtbot.waitUntil(lambda: slow.state() == QLocalSocket.LocalSocketState.UnconnectedState)


@pytest.mark.rest
@pytest.mark.skipif(sys.platform != "linux", reason="names are letters elsewhere")
@pytest.mark.parametrize("wish", ["", "/some where/zażółć.stolik"])
def test_a_folder_whose_name_is_no_text_has_one_program_too(tmp_path: Path, qtbot: QtBot, wish: str) -> None:
    folder = tmp_path / os.fsdecode(b"\xff\xfe")
    first = claimed(folder)
    assert not RunningLock(folder / "running.lock").take()
    ends_after_telling(first, qtbot, folder, wish, wish)
    first.release()
    assert not (folder / "running.lock").exists()
    assert RunningLock(folder / "running.lock").take()


WINDOWS = sys.platform == "win32"
if sys.platform != "win32":
    import fcntl


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "running.lock"


def left_by(path: Path, process: int, host: str = "", boot: str = "") -> None:
    lock = RunningLock(path)
    assert lock.take()
    lines = path.read_text("utf-8").split("\n")
    lock.release()
    lines[0], lines[2], lines[4] = str(process), host or lines[2], boot or lines[4]
    path.write_text("\n".join(lines), "utf-8", newline="\n")


def found(path: Path, **how: Any) -> tuple[bool, str]:
    """Return whether a start gets the lock, and which computer has it."""
    lock = RunningLock(path)
    taken = lock.take(**how)
    lock.release()
    return taken, lock.host


def write_at(path: Path, content: bytes, age: float) -> None:
    path.write_bytes(content)
    time = probe(path.parent) - age
    os.utime(path, (time, time))


@pytest.fixture(params=["holds", "no holds"])
def drive(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A drive with file locks by the system, and one without."""
    if request.param == "no holds":
        if WINDOWS:
            pytest.skip("an open file can always be told there")
        monkeypatch.setattr("fcntl.flock", refusing(errno.ENOLCK))
    return str(request.param)


LEFT = {
    "one's own number": lambda path: left_by(path, os.getpid()),
    "the last time that this computer ran": lambda path: left_by(path, 1, boot="before"),
    "a box with a name of its own": lambda path: left_by(path, 2, host="f3a1c7"),
}


@pytest.mark.parametrize("left", LEFT)
def test_what_a_dead_program_has_left_is_no_obstacle(path: Path, drive: str, left: str) -> None:
    if "box" in left and (WINDOWS or drive == "no holds"):
        pytest.skip("the system tells of no boot there, or holds nothing")
    LEFT[left](path)
    assert found(path) == (True, "")


def test_a_dead_program_s_number_that_another_program_has_now_is_no_obstacle(path: Path, drive: str) -> None:
    left_by(path, os.getppid())
    if drive == "no holds":
        assert found(path, unheard=True) == (False, ""), "it may not listen yet"
        os.utime(path, (1_000_000_000, 1_000_000_000))
        assert found(path) == (False, ""), "it may listen"
    assert found(path, unheard=True) == (True, "")


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


def test_without_a_drive_s_time_others_count_as_alive(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(ELSEWHERE)
    monkeypatch.setattr(single_instance, "probe", refusing(errno.ENOSPC))
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
    assert lock.host == "", "someone is just writing"
    lock.release()
    assert path.read_bytes() == b"", "it is another one's"


def test_a_computer_that_slept_finds_that_another_one_has_taken_over(
    path: Path, first: SingleInstance
) -> None:
    assert (first.pulse.isActive(), first.pulse.interval(), first.lock.host) == (True, 30_000, "")
    lock = first.lock
    other = path.with_name("other")
    other.write_bytes(ELSEWHERE)
    if WINDOWS:
        path.write_bytes(ELSEWHERE)
    else:
        other.replace(path)
    for _ in range(2):
        first.pulse.timeout.emit()
        assert lock.host == "STRYCH"
    first.release()
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


# A process can only have one application, and the tests already have one.
SCRIPT = """
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from stolik.shell.outside_wishes import OpeningApplication
from tests.refusing import refusing

app = OpeningApplication(["stolik"])
heard = []

def want(url):
    QCoreApplication.postEvent(app, QFileOpenEvent(url))
    app.processEvents()

want(QUrl.fromLocalFile("/tmp/first evening.stolik"))
app.open_files_with(heard.append)
want(QUrl.fromLocalFile("/tmp/zażółć gęślą.stolik"))
want(QUrl("https://example.org/foreign.stolik"))
QCoreApplication.postEvent(app, QEvent(QEvent.Type.ApplicationFontChange))
app.processEvents()
assert heard == ["/tmp/first evening.stolik", "/tmp/zażółć gęślą.stolik"], heard
"""


def test_a_wanted_file_is_opened_also_when_it_came_before_the_window_was_ready() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
