"""The program starts, shows itself, and says what stops it, even on machines that lack common parts."""

from __future__ import annotations

import gc
import json
import linecache
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread, current_thread, main_thread
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtQml import QJSEngine
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.app import FAMILY, claim_folder, settled
from stolik.shell import moving_house
from stolik.shell.display_check import has_graphics_card, reach_display
from stolik.shell.free_memory import FreeMemory, GarbageCollector, collect_what_is_due, give_back_to_system
from stolik.shell.moving_house import WaitNotice
from stolik.shell.single_instance import SingleInstance
from stolik.storage.atomic import LOOKED_AT
from stolik.storage.document import store
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, VARIABLE, NoFolderError, Note, Place, find_place
from stolik.storage.settings import Settings, store_settings
from system import for_window

from tests.shell.program import FROZEN, ROOT, copy_of, start, with_locale
from tests.soak.marks import mostly_soak

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))


TOURNAMENT = ROOT / "tests" / "tournament" / "files" / "version_1.stolik-tournament"
SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
POLISH = "Gry całej rodziny/ąęść „łódź”"

unix_only = pytest.mark.skipif(sys.platform == "win32", reason="such things are other there")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="needs namespaces, or X")


def events(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the program's reports of its frames; it has to print nothing else and succeed."""
    assert done.returncode == 0, done.stderr
    return [json.loads(line)["event"] for line in done.stderr.splitlines()]


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def mounted(script: str, *arguments: Path) -> list[str]:
    """Return the command that changes the mounts for one program; skip the test if that isn't allowed."""
    way = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    command = [
        *way,
        "sh",
        "-c",
        f'{script} && shift {len(arguments)} && exec "$@"',
        "sh",
        *map(str, arguments),
    ]
    if not shutil.which("unshare") or subprocess.run([*command, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets nobody change mounts")
    return command


def test_a_damaged_save_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "pickomino.stolik").write_bytes(SAVE.read_bytes()[:1000])
    (tmp_path / "settings.json").write_text("{", "utf-8")
    (tmp_path / "people.json").write_text("[]", "utf-8")
    done = start("--data-dir", str(tmp_path), "--smoke")
    assert done.returncode == 0, done.stderr
    names = {path.name for path in tmp_path.rglob("*.damaged-1.*")}
    assert names == {"pickomino.damaged-1.stolik", "settings.damaged-1.json", "people.damaged-1.json"}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_one_sentence_is_said(tmp_path: Path) -> None:
    done = start("--data-dir", str(tmp_path), QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert "screen" in refusal(done)


@pytest.mark.parametrize(
    "environment, shown",
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":76543"}, False),
        ({"DISPLAY": "nonsense"}, False),
        ({"DISPLAY": "far.away:0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-76543"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
    ],
)
def test_whether_there_is_a_screen(environment: dict[str, str], shown: bool) -> None:
    with reach_display(environment, "linux") as reached:
        assert reached is shown


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_screen(system: str) -> None:
    with reach_display({}, system) as reached:
        assert reached


@linux_only
@pytest.mark.parametrize("kind", ["x", "wayland"])
def test_the_connection_that_was_tried_is_held_until_the_screen_is_used(kind: str) -> None:
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        number = 10_000_000 + os.getpid()
        wayland = {"XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": f"wayland-{number}"}
        server.bind(f"{folder}/wayland-{number}" if kind == "wayland" else f"\0/tmp/.X11-unix/X{number}")
        server.listen()
        with reach_display(wayland if kind == "wayland" else {"DISPLAY": f":{number}"}, "linux") as reached:
            assert reached
            tried, _ = server.accept()
            assert is_held(tried)
        assert not is_held(tried)
        tried.close()


def is_held(line: socket.socket) -> bool:
    """Return whether the other side, which sends nothing, still has a connection open."""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True


@pytest.mark.parametrize(
    "file, name, frame, kept",
    [
        (SAVE, "zażółć gęślą jaźń.stolik", "table-frame", "saves/pickomino.stolik"),
        pytest.param(
            *(TOURNAMENT, "zima ó.stolik-tournament", "tournament-frame"),
            "tournaments/rummikub.stolik-tournament",
            marks=pytest.mark.rest,
        ),
    ],
    ids=["a record at the table", "a tournament at its desk"],
)
def test_a_file_is_opened_whatever_letters_are_in_its_path(
    tmp_path: Path, file: Path, name: str, frame: str, kept: str
) -> None:
    folder = tmp_path / POLISH
    folder.mkdir(parents=True)
    shutil.copy(file, folder / name)
    done = start(str(folder / name), "--smoke", STOLIK_DATA_DIR=str(folder / "dane"))
    assert frame in events(done)
    assert (folder / "dane" / kept).exists()


def test_going_on_opens_the_table_of_the_game_that_waits_and_with_nothing_the_start_page(
    tmp_path: Path,
) -> None:
    paths = ("--data-dir", str(tmp_path), "--smoke")
    assert events(start("--continue", *paths)) == ["first-frame", "home-frame"], "and no warning"
    (tmp_path / "saves").mkdir(exist_ok=True)
    shutil.copy(SAVE, tmp_path / "saves")
    assert events(start("--continue", *paths))[-1] == "table-frame"
    assert events(start("--new-game", *paths))[-1] == "home-frame"


@linux_only
@pytest.mark.parametrize("locale", mostly_soak(("C", "POSIX", "xx_YY.UTF-8"), usual=("POSIX",)))
def test_letters_in_a_path_don_t_depend_on_such_a_locale(tmp_path: Path, locale: str) -> None:
    done = start("--data-dir", str(tmp_path / POLISH), "--smoke", LC_ALL=locale, LANG=locale)
    assert events(done) == ["first-frame", "home-frame"]
    assert (tmp_path / POLISH).is_dir()


@pytest.mark.rest
@linux_only
@pytest.mark.parametrize(
    "locale",
    mostly_soak(
        ("tr_TR.UTF-8", "az_AZ.UTF-8", "pl_PL.ISO-8859-2", "de_DE.UTF-8", "ar_EG.UTF-8"),
        usual=("tr_TR.UTF-8",),
    ),
)
def test_a_table_is_shown_in_any_locale(tmp_path: Path, locale: str) -> None:
    folder = tmp_path / POLISH
    done = start(str(SAVE), "--data-dir", str(folder), "--smoke", environment=with_locale(locale, tmp_path))
    assert events(done)[-1] == "table-frame"
    assert (folder / "saves" / "pickomino.stolik").exists()


@linux_only
def test_the_locale_may_lack_letters_of_the_programs_folder(tmp_path: Path) -> None:
    place, command = copy_of(tmp_path / POLISH)
    lacks = {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    data = str(tmp_path / "data")
    done = start("--data-dir", data, "--smoke", command=command, at=place, environment=lacks)
    assert events(done) == ["first-frame", "home-frame"]


@linux_only
def test_a_path_that_is_no_text(tmp_path: Path) -> None:
    done = start("--data-dir", os.fsdecode(os.fsencode(tmp_path) + b"/x\xff"), "--smoke")
    assert events(done) == ["first-frame", "home-frame"]


@unix_only
def test_a_folder_that_can_t_even_be_looked_for(tmp_path: Path) -> None:
    # Looking for it fails as in a folder of somebody else, for root as well.
    done = start("--data-dir", str(tmp_path / ("a" * 300)), "--smoke")
    assert events(done) == ["first-frame", "home-frame"]


@linux_only
def test_a_home_folder_that_can_t_be_written(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    read_only = mounted('mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"', home)
    away = {"STOLIK_DATA_DIR": None, "XDG_DATA_HOME": None, "XDG_CACHE_HOME": None}
    done = start("--smoke", before=read_only, environment={"HOME": str(home), **away})
    assert events(done) == ["first-frame", "home-frame"]
    assert not list(home.iterdir())


@pytest.mark.rest
@linux_only
def test_a_saves_folder_on_a_full_disk(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    # Space for the folders, but for no file with content.
    full = mounted('mount -t tmpfs -o size=4k none "$1" && head -c 4096 /dev/zero > "$1/full"', folder)
    done = start(str(SAVE), "--data-dir", str(folder), "--smoke", before=full)
    assert events(done)[-1] == "table-frame", "one plays on"


def usual_folder(tmp_path: Path) -> tuple[Path, dict[str, str | None]]:
    """Return the usual folder of a start without any other folder set, and its environment."""
    home = tmp_path / "home"
    home.mkdir()
    return home / "share" / "stolik", {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "share"),
        VARIABLE: None,
    }


@linux_only
def test_the_data_folder_moves_where_it_is_wanted_and_back(tmp_path: Path) -> None:
    usual, environment = usual_folder(tmp_path)
    (usual / "saves").mkdir(parents=True)
    shutil.copy(SAVE, usual / "saves")
    stick = tmp_path / "stick" / "Stolik"
    stick.parent.mkdir()
    for wanted, old in ((stick, usual), (usual / "Stolik", stick)):
        assert store(usual / NOTE, Note(folder=str(old), wanted=str(wanted))) is None
        done = start("--continue", "--smoke", environment=environment)
        assert events(done)[-1] == "table-frame", "the game that waits has come along"
        assert [path.name for path in (wanted / "saves").iterdir()] == [SAVE.name]
        assert not (old / "saves").exists()
    assert not stick.exists()
    assert {path.name for path in usual.iterdir()} == {NOTE, "Stolik"}


@unix_only
def test_nobody_s_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--data-dir" in refusal(start("--smoke", "--data-dir", "~nobody-of-this-name/x"))
    with pytest.raises(NoFolderError):
        find_place("~nobody-of-this-name/x")


@linux_only
def test_no_home_at_all(tmp_path: Path) -> None:
    stranger = ["unshare", "--user", "--map-user=54321"]
    if not shutil.which("unshare") or subprocess.run([*stranger, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets nobody be somebody else")
    away = {"HOME": None, "STOLIK_DATA_DIR": None, "XDG_DATA_HOME": None}
    assert "no home folder" in refusal(start("--smoke", before=stranger, environment=away))


def _folder(path: Path) -> None:
    path.mkdir()


def _cut(path: Path) -> None:
    path.write_text('{"version": 1, "langu', "utf-8")


def _other_letters(path: Path) -> None:
    path.write_bytes('{"version": 1}'.encode("utf-16"))


def _from_the_future(path: Path) -> None:
    path.write_text('{"version": 99, "language": "de", "scheme": "neon"}', "utf-8")


def _pipe(path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes in folders")
    os.mkfifo(path)


def _circle(path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("links need rights there")
    # Nobody can read it, not even root.
    path.symlink_to(path.name)


@pytest.mark.parametrize("spoil", [_folder, _cut, _other_letters, _from_the_future, _pipe, _circle])
def test_settings_that_can_t_be_used_are_kept(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    settings = tmp_path / "settings.json"
    spoil(settings)
    before = settings.read_bytes() if settings.is_file() else b""
    assert events(start("--data-dir", str(tmp_path), "--smoke")) == ["first-frame", "home-frame"]
    aside = tmp_path / "settings.damaged-1.json"
    stays = settings.is_symlink() or settings.is_dir() or settings.is_fifo()
    assert stays != aside.exists(), "nothing was overwritten"
    assert not before or aside.read_bytes() == before


def require_windows() -> None:
    if not FROZEN and for_window():  # a frozen program has its own
        pytest.skip("Qt's windows need libraries that the set-up of the tests doesn't install")


@linux_only
def test_a_screen_whose_last_connection_ends_does_not_begin_anew_before_qt_has_one(tmp_path: Path) -> None:
    require_windows()
    number = 20_000_000 + os.getpid()
    held: list[bool] = []

    def serve() -> None:
        tried, _ = server.accept()
        of_qt, _ = server.accept()
        held.append(is_held(tried))
        of_qt.close()
        tried.close()

    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"\0/tmp/.X11-unix/X{number}")
        server.listen()
        serving = Thread(target=serve, daemon=True)
        serving.start()
        screen = {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": None, "DISPLAY": f":{number}"}
        done = start("--data-dir", str(tmp_path), environment=screen)
        serving.join(60)
    assert "could not connect to display" in refusal(done)
    assert held == [True]


def test_a_screen_far_away_that_doesn_t_answer_and_a_kind_of_screen_that_nobody_knows(tmp_path: Path) -> None:
    done = start("--data-dir", str(tmp_path), "--smoke", QT_QPA_PLATFORM="nonsense")
    assert "nonsense" in refusal(done)
    require_windows()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1] - 6000
    away = {"QT_QPA_PLATFORM": None, "WAYLAND_DISPLAY": None, "DISPLAY": f"localhost:{number}"}
    assert "could not connect to display" in refusal(start("--data-dir", str(tmp_path), environment=away))


def test_without_a_graphics_card_qt_draws_by_itself(tmp_path: Path) -> None:
    assert not has_graphics_card(tmp_path, "linux")
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "renderD128").touch()
    assert has_graphics_card(tmp_path, "linux")
    assert has_graphics_card(tmp_path / "nowhere", "win32")


SENTENCES = {
    "en": (
        "Stolik is already open. Waiting for its window to answer …",
        "Stolik is already open, but its window doesn't answer. Close it, then start again.",
    ),
    "pl": (
        "Stolik jest już otwarty. Czekam, aż jego okno odpowie…",
        "Stolik jest już otwarty, ale jego okno nie odpowiada. Zamknij je i\xa0uruchom program jeszcze raz.",
    ),
}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving_house, "_PAINTED_MS", 1)
    monkeypatch.setattr(moving_house, "_PATIENCE_MS", 1)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("language", SENTENCES)
def test_it_tells_in_the_language_of_the_settings_what_is_waited_for(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    settings = tmp_path / "settings.json"
    settings.write_text(f'{{"version": 1, "language": "{language}"}}', "utf-8")
    notice = WaitNotice(settings)
    notice.wait()
    assert notice.isVisible()
    waits = notice.sentence
    notice.give_up()
    assert (waits, notice.sentence) == SENTENCES[language]
    assert capsys.readouterr().err == "Stolik is already running; waiting for its window to answer ...\n"
    notice.close()


@pytest.mark.usefixtures("impatient")
def test_a_click_closes_it(tmp_path: Path, qtbot: QtBot) -> None:
    notice = WaitNotice(tmp_path / "none.json")
    notice.wait()
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def place_of(tmp_path: Path, folder: str = "", wanted: str = "") -> Place:
    usual = tmp_path / "usual"
    assert store_settings(usual / "settings.json", Settings()) is None
    return Place(Paths(usual), usual, Note(folder=folder, wanted=wanted))


def is_free(folder: Path) -> bool:
    return not (folder / "running.lock").exists()


def test_a_start_that_moves_lets_the_old_folder_go(tmp_path: Path, qtbot: QtBot) -> None:
    new = tmp_path / "Stolik"
    place = place_of(tmp_path, wanted=str(new))
    pages = (
        "drills.json",
        "practice_answers.jsonl",
        "explored.json",
        "guesses.jsonl",
        "lessons.json",
        "puzzles.json",
    )
    for name in pages:
        (place.root / name).touch()
    first = claim_folder(place, "", lambda: place)
    assert not isinstance(first, int)
    moved, instance = settled(*first)
    assert (moved.root, is_free(place.root), is_free(new)) == (new, True, False)
    assert all((new / name).is_file() for name in pages), "they come along, whatever page keeps them"
    assert moved.fault is None
    back = moved.landing(place.root)
    assert back is not None
    moved.want(back)
    moved, instance = settled(moved, instance)
    assert (moved.root, new.exists(), is_free(back)) == (back, False, False)
    instance.release()
    assert is_free(back)


def test_nothing_moves_where_nothing_is_wanted_or_the_folder_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    for place in (place_of(tmp_path), place_of(tmp_path, str(tmp_path / "away"), str(tmp_path / "Stolik"))):
        instance = SingleInstance(place.root)
        assert settled(place, instance) == (place, instance)
    assert not (tmp_path / "Stolik").exists()


def test_a_folder_that_another_computer_has_open_isn_t_moved_to_or_away(tmp_path: Path, qtbot: QtBot) -> None:
    elsewhere = b"4242\nstolik\nSTRYCH\nx\ny\nbeats\n"
    drive = tmp_path / "drive"
    assert store_settings(drive / "settings.json", Settings()) is None
    (drive / "running.lock").write_bytes(elsewhere)
    place = place_of(tmp_path, wanted=str(drive))
    moved, _ = settled(place, SingleInstance(place.root))
    assert moved is place
    assert (moved.fault and moved.fault.code) == "move_taken"
    assert sorted(path.name for path in drive.iterdir()) == ["running.lock", "settings.json"]
    place = place_of(tmp_path, wanted=str(tmp_path / "Stolik"))
    (place.root / "running.lock").write_bytes(elsewhere)
    first = claim_folder(place, "", lambda: place)
    assert not isinstance(first, int)
    assert settled(*first) == first
    assert not (tmp_path / "Stolik").exists()
    assert LOOKED_AT.pop(place.root) == "STRYCH"


def test_a_start_that_waited_claims_the_folder_moved_to_meanwhile(tmp_path: Path, qtbot: QtBot) -> None:
    place, stick = place_of(tmp_path), tmp_path / "stick"
    stick.mkdir()
    moved = Place(Paths(stick), place.usual, Note(folder=str(stick)))
    first = claim_folder(place, "", lambda: moved)
    assert not isinstance(first, int)
    assert first[0] is moved
    assert (is_free(place.root), is_free(stick)) == (True, False)
    first[1].release()


def test_what_was_played_while_the_folder_was_gone_is_there_when_it_is_back(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "usual"))
    stick = tmp_path / "stick" / "Stolik"
    assert place_of(tmp_path, str(stick)).keep() is None
    told = []
    for is_there in (False, True, True):
        if is_there:
            stick.mkdir(parents=True, exist_ok=True)
        first = claim_folder(find_place(), "", find_place)
        assert not isinstance(first, int)
        place, instance = settled(*first)
        if not is_there:
            place.paths.saves.mkdir()
            (place.paths.saves / "knaster.stolik").write_text("a game", "utf-8")
        assert [path.read_text("utf-8") for path in place.paths.saves.iterdir()] == ["a game"]
        assert (is_free(tmp_path / "usual"), is_free(place.root)) == (is_there, False)
        told.append(place.fault and place.fault.code)
        instance.release()
    assert told == ["place_gone", "games_brought", None]


MANY = 5_000
"""More objects than Python creates before it collects garbage."""


class Cycle:
    """Garbage that only the collector finds; it records the thread that frees it."""

    gone_in: ClassVar[list[Thread]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.gone_in.append(current_thread())


@pytest.fixture
def collector(qapp: Any) -> Iterator[GarbageCollector]:
    gc.collect()
    Cycle.gone_in.clear()
    gc.enable()
    collector = GarbageCollector()
    yield collector
    collector.close()


def make_garbage() -> None:
    for _ in range(MANY):
        Cycle()


def test_what_another_thread_drops_goes_in_the_window_s(collector: GarbageCollector, qtbot: QtBot) -> None:
    thread = Thread(target=make_garbage)
    thread.start()
    thread.join()
    assert Cycle.gone_in == []
    qtbot.waitUntil(lambda: len(Cycle.gone_in) == MANY)
    assert set(Cycle.gone_in) == {main_thread()}


def test_little_garbage_waits_and_one_that_ends_leaves_collecting_to_one_before_it_or_to_python(
    collector: GarbageCollector,
) -> None:
    gc.collect()
    Cycle()
    linecache.getlines(__file__)
    collect_what_is_due()
    assert (Cycle.gone_in, linecache.cache) == ([], {})
    GarbageCollector().close()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()


@pytest.mark.usefixtures("qapp")
def test_while_a_test_uses_qt_no_other_thread_collects() -> None:
    assert not gc.isenabled()


def test_when_a_table_was_left_what_is_free_is_given_back_once_and_not_while_somebody_plays(
    qapp: QCoreApplication, qtbot: QtBot
) -> None:
    given: list[str] = []
    memory = FreeMemory(QJSEngine(), give_back=lambda: given.append("back"))
    memory.follow(None)
    memory.follow(QObject())
    assert not any(timer.isActive() for timer in memory.findChildren(QTimer))
    for _ in range(2):
        memory.follow(None)
    qtbot.waitUntil(lambda: bool(given))
    assert given == ["back"]
    for _ in range(2):
        give_back_to_system()


NO_TYPEFACE = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{folder}</cachedir></fontconfig>
"""
LOOK = """
import json, sys
from pathlib import Path
from PySide6.QtGui import QFontInfo
from stolik.app import application
from stolik.storage.paths import Paths
from tests.ui.driver import Screen

qt = application()
screen = Screen(Paths(Path(sys.argv[1])), language=sys.argv[2])
picture = screen.picture()
seen = {}
for text in screen.texts():
    place = text.mapRectToScene(text.boundingRect()).toRect() & picture.rect()
    across, down = range(place.left(), place.right()), range(place.top(), place.bottom())
    colours = {picture.pixel(x, y) for x in across for y in down}
    seen[text.property("text")] = [QFontInfo(text.property("font")).family(), len(colours)]
print(json.dumps(seen))
screen.close()
"""


@pytest.mark.rest
@linux_only
@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_without_the_system_s_typefaces_every_text_is_painted(tmp_path: Path, language: str) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(NO_TYPEFACE.format(folder=tmp_path), "utf-8")
    look = [sys.executable, "-c", LOOK, str(tmp_path / "data"), language]
    done = start(command=look, FONTCONFIG_FILE=str(fonts))
    assert done.returncode == 0, done.stderr
    seen: dict[str, tuple[str, int]] = json.loads(done.stdout)
    assert len(seen) > 10
    assert {text: found for text, found in seen.items() if found[1] < 5} == {}, "grey edges make more colours"
    assert {family for family, _ in seen.values()} == {FAMILY}


@pytest.mark.rest
@linux_only
@pytest.mark.parametrize("factor", mostly_soak(("1", "1.25", "1.5", "2", "3"), usual=("3",)))
def test_a_window_opens_at_every_scale_of_the_system(tmp_path: Path, factor: str) -> None:
    done = start("--data-dir", str(tmp_path), "--smoke", QT_SCALE_FACTOR=factor)
    assert events(done) == ["first-frame", "home-frame"], "and no warning"


PLAY = """
from stolik.services.sounds import NoDeviceError, open_device, Mixer, SoundPlayer
try:
    open_device(Mixer().pull()).close()
    print("heard")
except NoDeviceError:
    print("nothing to play with")
player = SoundPlayer()
for _ in range(3):
    player.play("click")
player.close()
"""


@pytest.mark.rest
@linux_only
def test_where_nothing_can_play_a_sound_nothing_is_said_of_it(tmp_path: Path) -> None:
    nowhere = {
        "PULSE_SERVER": "tcp:127.0.0.1:1",
        "PIPEWIRE_REMOTE": str(tmp_path / "nowhere"),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "ALSA_CONFIG_PATH": "/dev/null",
    }
    done = start(command=[sys.executable, "-c", PLAY], environment=nowhere)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "nothing to play with\n"
