"""Requests to the system: a bright screen, the date, less motion, programs; also notices and settings."""

from __future__ import annotations

import ctypes
import errno
import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import shiboken6
from PySide6 import QtDBus
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.flow.runner import Story
from stolik.flow.story import failure_of, read_happened
from stolik.services import base, system
from stolik.services import settings as shell_settings
from stolik.services.base import Stories
from stolik.services.calendar import Calendar
from stolik.services.notices import Notices
from stolik.services.settings import Settings
from stolik.services.system import Awake, SystemMotion, ask_system, ask_text_size, plain_value
from stolik.storage import document
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, SeatPlan, store_people
from stolik.storage.settings import Settings as Stored
from stolik.storage.settings import WindowPlace, load_settings

from tests.flow.flow import Flow
from tests.house import House, OpenHouse
from tests.refusing import refusing


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    asked: list[bool] = []
    monkeypatch.setattr(system, "keep_awake", asked.append)
    return asked


def test_the_first_clock_keeps_it_on_and_the_last_lets_it_go_dark(asked: list[bool]) -> None:
    screen = Awake("linux")
    for clock, runs in (("table", True), ("referee", True), ("table", True), ("table", False)):
        screen.keep(clock, runs)
    assert asked == [True]
    screen.keep("referee", False)
    screen.keep("referee", False)
    assert asked == [True, False]
    screen.keep("table", True)
    screen.close()
    assert asked == [True, False, True, False]


def test_windows_is_told_by_the_state_of_the_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    kernel32 = SimpleNamespace(SetThreadExecutionState=told.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel32), raising=False)
    screen = Awake("win32")
    screen.keep("table", True)
    screen.keep("table", False)
    assert told == [0x80000002, 0x80000000]


def test_a_mac_runs_a_helper_as_long(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[Any] = []

    def process(program: str, arguments: list[str]) -> Any:
        assert [program, *arguments[:2]] == ["/usr/bin/caffeinate", "-d", "-w"]
        return SimpleNamespace(
            start=lambda: started.append(arguments[2]),
            terminate=lambda: started.append("ends"),
            waitForFinished=lambda: started.append("ended"),
        )

    monkeypatch.setattr(system, "process", process)
    screen = Awake("darwin")
    screen.keep("table", True)
    assert len(started) == 1
    screen.keep("table", False)
    assert started[1:] == ["ends", "ended"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_that_cannot_be_asked_goes_dark_as_it_likes(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(system, "_CAFFEINATE", "/nowhere/caffeinate")
    monkeypatch.delattr(ctypes, "windll", raising=False)
    screen = Awake(platform)
    screen.keep("table", True)
    screen.keep("table", False)


class Bus(SimpleNamespace):
    """A session on Linux, with a portal that knows how to inhibit or without."""

    def __init__(self, *, connected: bool = True, portal: bool = True, inhibits: bool = True) -> None:
        did: list[Any] = []
        super().__init__(
            did=did,
            inhibits=inhibits,
            isConnected=lambda: connected,
            interface=lambda: SimpleNamespace(
                isServiceRegistered=lambda _: SimpleNamespace(value=lambda: portal)
            ),
            asyncCall=lambda call: did.append((call.service(), call.member(), call.arguments()[0])),
        )


@pytest.mark.parametrize(
    "bus, did",
    [
        (Bus(), [("Inhibit", 8)]),
        (Bus(portal=False), [("org.freedesktop.ScreenSaver", "Inhibit", "Stolik")]),
        (Bus(inhibits=False), [("org.freedesktop.ScreenSaver", "Inhibit", "Stolik")]),
        (Bus(connected=False), []),
    ],
)
def test_linux_asks_the_portal_or_the_screen_saver_and_leaves_the_bus_again(
    monkeypatch: pytest.MonkeyPatch, bus: Bus, did: list[Any]
) -> None:
    left: list[str] = []
    connection = SimpleNamespace(
        BusType=QtDBus.QDBusConnection.BusType,
        connectToBus=lambda _, name: bus,
        disconnectFromBus=left.append,
    )
    found = SimpleNamespace(indexOfMethod=lambda _: 0 if bus.inhibits else -1)
    monkeypatch.setattr(QtDBus, "QDBusConnection", connection)
    monkeypatch.setattr(QtDBus, "QDBusInterface", lambda *_: SimpleNamespace(metaObject=lambda: found))
    monkeypatch.setattr(system, "Q_ARG", lambda kind, value: value)
    call = SimpleNamespace(invokeMethod=lambda _, name, __, *values: bus.did.append((name, values[1])))
    monkeypatch.setattr(system, "QMetaObject", call)
    system.keep_awake(True)
    assert bus.did == did
    system.keep_awake(False)
    assert left == ["stolik-awake"] * 2


def test_the_clock_of_the_referee_and_that_of_a_table_keep_it_on(
    monkeypatch: pytest.MonkeyPatch, house: House
) -> None:
    from stolik.pages.referee import PAGE

    asked: list[bool] = []
    monkeypatch.setattr(system, "keep_awake", asked.append)
    house.services.awake = Awake("linux")
    assert PAGE.model is not None
    referee: Any = PAGE.model(house.services, {})
    referee.clock.press(0)
    assert asked == [True]
    referee.clock.togglePause()
    assert asked == [True, False]
    house.tables.table = cast("Any", SimpleNamespace(clock=SimpleNamespace(runs=True)))
    house.tables.changed.emit()
    assert asked == [True, False, True]
    house.tables.table = None
    house.tables.changed.emit()
    assert asked == [True, False, True, False]


DAY = 739_942


class Clock:
    """A date set by hand, and the notifications about it."""

    def __init__(self) -> None:
        self.day = DAY
        self.asked = 0
        self.told: list[int] = []
        self.calendar: Any = Calendar(self.today)
        self.calendar.changed.connect(self._tell)

    def _tell(self) -> None:
        self.told.append(self.calendar.day)

    def today(self) -> int:
        self.asked += 1
        return self.day


@pytest.fixture
def clock(qapp: object) -> Clock:
    return Clock()


def test_before_anything_shows_a_day_nobody_asks_for_it(clock: Clock) -> None:
    clock.calendar.look()
    assert (clock.asked, clock.told) == (0, [])


def test_all_pages_show_the_same_day_until_another_one_is_told_once(clock: Clock) -> None:
    assert clock.calendar.today() == DAY
    clock.day += 1
    assert (clock.calendar.today(), clock.calendar.day, clock.told) == (DAY, DAY, [])
    for day in (DAY + 1, DAY + 1, DAY + 9, DAY + 8):
        clock.day = day
        clock.calendar.look()
        assert (clock.calendar.today(), clock.calendar.day) == (day, day)
    assert clock.told == [DAY + 1, DAY + 9, DAY + 8], "also where the clock was set back"


def test_it_looks_by_itself_and_when_somebody_comes_back(clock: Clock, qapp: Any) -> None:
    assert clock.calendar.day == DAY
    clock.day += 1
    qapp.applicationStateChanged.emit(qapp.applicationState())
    assert clock.told == [DAY + 1]
    clock.day += 1
    clock.calendar._looks.timeout.emit()
    assert clock.told == [DAY + 1, DAY + 2]
    assert clock.calendar._looks.isActive()


def test_people_that_were_locked_at_the_start_are_told_of_once_and_stay_in_their_file(
    paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People()
    people.remember("pickomino", LineUp(seats=[SeatPlan(name="Ala"), SeatPlan(name="Jan")]))
    store_people(paths.people, people)
    before = paths.people.read_bytes()
    with monkeypatch.context() as locked:
        locked.setattr(document, "read_bytes", refusing(errno.EACCES))
        locked.setattr(document, "set_aside", refusing(errno.EACCES))
        house = open_house(paths)
    assert str(paths.people) in house.notice
    house.services.notices.dismiss()
    for game in ("pickomino", "knaster"):
        house.sit(game)
    assert (len(house.setups), house.notice) == (2, "")
    assert paths.people.read_bytes() == before


def test_what_lasts_is_told_once_for_each_file_and_what_is_asked_for_again_each_time(qapp: object) -> None:
    notices = Notices()
    for file in ("people.json", "settings.json", "people.json"):
        notices.tell(Fault("unreadable", {"file": file}, lasts=True))
    notices.tell(Fault("disk_full", lasts=True))
    notices.saving_works()
    notices.tell(Fault("disk_full", lasts=True))
    told = []
    while notices.sentence:
        told.append(notices.sentence)
        notices.dismiss()
    assert ["people.json" in told[0], "settings.json" in told[1], "full" in told[2]] == [True] * 3
    assert len(told) == 3
    for _ in range(2):
        notices.tell(Fault("unreadable", {"file": "evening.stolik"}))
        assert "evening.stolik" in notices.sentence
        notices.dismiss()
        assert notices.sentence == ""


@pytest.fixture
def motion_settings(tmp_path: Path, qtbot: QtBot) -> Settings:
    return Settings(tmp_path / "settings.json", Stored())


def test_all_changes_at_once_where_the_system_wants_less_motion_and_no_pace_is_chosen(
    motion_settings: Settings, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(motion_settings.changed):
        motion_settings.follow_system(True)
    motion_settings.setProperty("pace", "hasty")
    assert (motion_settings.property("pace"), motion_settings.stored.pace) == ("off", "normal")
    assert not motion_settings.stored.pace_chosen
    motion_settings.follow_system(False)
    assert motion_settings.property("pace") == "normal"


@pytest.mark.parametrize("pace", ["relaxed", "normal", "fast"])
def test_who_has_chosen_a_pace_keeps_it_whatever_the_system_wants(
    motion_settings: Settings, pace: str
) -> None:
    motion_settings.follow_system(True)
    motion_settings.setProperty("pace", pace)
    assert motion_settings.property("pace") == pace
    motion_settings.flush()
    stored, whole = Stored.read({"version": 1, "pace": pace})
    assert whole
    again = Settings(motion_settings._path, load_settings(motion_settings._path).document)
    older = Settings(Path("none"), stored)
    for each in (again, older):
        each.follow_system(True)
    assert again.property("pace") == pace
    assert older.property("pace") == ("off" if pace == "normal" else pace), "nobody knows of the usual one"


def test_the_system_is_asked_again_whenever_the_window_is_returned_to(qtbot: QtBot) -> None:
    answers = [False, True]
    heard: list[bool] = []
    watch = SystemMotion(heard.append, lambda tell: tell(answers.pop(0)))
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert heard == [False]
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert heard == [False, True]
    shiboken6.delete(watch)  # otherwise it goes on asking in the next test with a window


@pytest.mark.parametrize("known, animates, less", [(1, 1, False), (1, 0, True), (0, 0, False)])
def test_windows_tells_whether_it_animates(
    monkeypatch: pytest.MonkeyPatch, known: int, animates: int, less: bool
) -> None:
    def ask(what: int, _: int, there: Any, __: int) -> int:
        assert what == 0x1042
        there._obj.value = animates
        return known

    user32 = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    heard: list[bool] = []
    ask_system(heard.append, "win32")
    assert heard == [less]


@pytest.mark.parametrize("fault", [OSError, AttributeError, ImportError])
@pytest.mark.parametrize(
    "platform, asked",
    [("win32", "_windows_wants_less"), ("darwin", "_mac_wants_less"), ("linux", "_ask_portal")],
)
def test_a_system_that_cannot_be_asked_says_nothing(
    monkeypatch: pytest.MonkeyPatch, platform: str, asked: str, fault: type[Exception]
) -> None:
    def fail(*_: Any) -> bool:
        raise fault

    monkeypatch.setattr(system, asked, fail)
    heard: list[bool] = []
    ask_system(heard.append, platform)
    assert heard == []


def test_the_mac_is_asked_by_its_own_name_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "_mac_wants_less", lambda: True)
    heard: list[bool] = []
    ask_system(heard.append, "darwin")
    assert heard == [True]


Portal = Callable[[dict[tuple[str, str], Any]], list[bool]]


@pytest.fixture
def heard_of(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Portal:
    def ask(values: dict[tuple[str, str], Any], connected: bool = True, text: bool = False) -> list[bool]:
        heard: list[bool] = []

        class Watcher:
            def __init__(self, call: tuple[str, str], _: Any) -> None:
                message = QtDBus.QDBusMessage.MessageType
                kind = message.ReplyMessage if call in values else message.ErrorMessage
                self.answer = SimpleNamespace(type=lambda: kind, arguments=lambda: [wrapped(values[call])])
                self.finished = SimpleNamespace(connect=lambda take: take(self))
                self.deleteLater = lambda: None

            def reply(self) -> Any:
                return self.answer

        session = SimpleNamespace(
            isConnected=lambda: connected, asyncCall=lambda message: tuple(message.arguments())
        )
        monkeypatch.setattr(QtDBus, "QDBusConnection", SimpleNamespace(sessionBus=lambda: session))
        monkeypatch.setattr(QtDBus, "QDBusPendingCallWatcher", Watcher)
        if text:
            ask_text_size(heard.append)
        else:
            ask_system(heard.append, "linux")
        return heard

    return ask


def wrapped(value: Any) -> Any:
    inner, outer = QtDBus.QDBusVariant(value), QtDBus.QDBusVariant()
    outer.setVariant(inner)
    return outer


MOTION = ("org.freedesktop.appearance", "reduced-motion")
ANIMATES = ("org.gnome.desktop.interface", "enable-animations")


@pytest.mark.parametrize(
    "values, connected, heard",
    [
        ({MOTION: 1}, True, [True]),
        ({MOTION: 0}, True, [False]),
        ({ANIMATES: False}, True, [True]),
        ({MOTION: 0, ANIMATES: False}, True, [True]),
        ({ANIMATES: True}, True, [False]),
        ({}, True, []),
        ({MOTION: 1}, False, []),
    ],
)
def test_a_desktop_on_linux_tells_it_through_its_portal_where_there_is_a_bus(
    heard_of: Any, values: dict[tuple[str, str], Any], connected: bool, heard: list[bool]
) -> None:
    assert heard_of(values, connected=connected) == heard


TEXT = ("org.gnome.desktop.interface", "text-scaling-factor")


@pytest.mark.parametrize(
    "values, heard, scale",
    [({TEXT: 1.25}, [1.25], 1.25), ({TEXT: 40.0}, [40.0], 1.0), ({TEXT: "x"}, ["x"], 1.0), ({}, [None], 1.0)],
)
def test_the_size_of_text_comes_through_the_portal_too(
    heard_of: Any, motion_settings: Settings, values: Any, heard: list[Any], scale: float
) -> None:
    assert heard_of(values, text=True) == heard
    motion_settings.follow_text_size(heard[0])
    assert (motion_settings.property("textScale"), motion_settings.property("scale")) == (scale, 1.0)


def test_a_variant_in_a_variant_is_unpacked() -> None:
    assert (plain_value(wrapped(1)), plain_value(SimpleNamespace(asVariant=lambda: wrapped(0)))) == (1, 0)


SOURCES = Path(system.__file__).parents[1]

STARTERS = re.compile(
    r"QDesktopServices|openUrlExternally|QProcess\(|startDetached|\bsubprocess\b|\bstartfile\b|\bos\.system\b"
)

BUNDLE = {
    "LD_LIBRARY_PATH": "/stolik", "QT_PLUGIN_PATH": "/stolik/plugins", "QML2_IMPORT_PATH": "/stolik/qml",
    "QML_DISK_CACHE_PATH": "/stolik", "QML_DISK_CACHE": "aot", "QSG_RHI_DISABLE_DISK_CACHE": "1",
    "QT_QUICK_BACKEND": "software",
}  # fmt: skip


@pytest.mark.parametrize(
    "libraries, frozen, handed_on",
    [
        ({"LD_LIBRARY_PATH": "/stolik", "LD_LIBRARY_PATH_ORIG": "/own"}, True, {"LD_LIBRARY_PATH": "/own"}),
        ({"LD_LIBRARY_PATH": "/stolik", "LD_LIBRARY_PATH_ORIG": ""}, True, {}),
        ({"LD_LIBRARY_PATH": "/stolik", "_PYI_ARCHIVE_FILE": "/stolik/stolik"}, True, {}),
        ({}, True, {}),
        ({"LD_LIBRARY_PATH": "/own"}, False, {"LD_LIBRARY_PATH": "/own"}),
    ],
)
def test_the_system_s_programs_get_the_system_s_libraries(
    monkeypatch: pytest.MonkeyPatch, libraries: dict[str, str], frozen: bool, handed_on: dict[str, str]
) -> None:
    monkeypatch.setattr(system, "ENVIRONMENT", {"QT_PLUGIN_PATH": "/usr/plugins", **libraries})
    monkeypatch.setattr(system, "FROZEN", frozen)
    assert system.environment() == {"QT_PLUGIN_PATH": "/usr/plugins", **handed_on}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system itself starts the viewer")
def test_a_viewer_gets_nothing_of_the_frozen_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    told, shown = tmp_path / "told", tmp_path / "card ż.pdf"
    opener = tmp_path / "xdg-open"
    opener.write_text(
        f'#!/bin/sh\n{{ echo "$1"; env; }} > "{told}.part"; mv "{told}.part" "{told}"\n', "utf-8"
    )
    opener.chmod(0o755)
    for name, value in BUNDLE.items():
        monkeypatch.setenv(name, value)
    started_with = {
        "PATH": f"{tmp_path}:/usr/bin:/bin", "QT_PLUGIN_PATH": "/usr/plugins", "LD_LIBRARY_PATH": "/stolik"
    }  # fmt: skip
    monkeypatch.setattr(system, "ENVIRONMENT", started_with)
    monkeypatch.setattr(system, "FROZEN", True)
    assert system.show(shown)
    qtbot.waitUntil(told.exists, timeout=30_000)
    name, *lines = told.read_text("utf-8").splitlines()
    assert name == str(shown)
    found = dict(line.split("=", 1) for line in lines)
    assert {each: found[each] for each in {*BUNDLE} & {*found}} == {"QT_PLUGIN_PATH": "/usr/plugins"}


@pytest.mark.parametrize("platform, frozen", [("win32", True), ("win32", False), ("darwin", True)])
def test_where_the_system_starts_the_viewer_it_hands_on_its_own(
    monkeypatch: pytest.MonkeyPatch, platform: str, frozen: bool
) -> None:
    folders: list[str | None] = []
    seen: list[dict[str, str]] = []
    theirs = {"PATH": os.environ["PATH"], "QT_PLUGIN_PATH": "/usr/plugins"}
    for name, value in BUNDLE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PATH", f"/stolik:{os.environ['PATH']}")
    own = dict(os.environ)

    def open_url(url: QUrl) -> bool:
        seen.append(dict(os.environ))
        return True

    windows = SimpleNamespace(kernel32=SimpleNamespace(SetDllDirectoryW=folders.append))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(system, "FROZEN", frozen)
    monkeypatch.setattr(system, "ENVIRONMENT", {**theirs, "_PYI_ARCHIVE_FILE": "/stolik/stolik"})
    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    assert system.show(Path("card.pdf"))
    assert seen == [theirs if frozen else own]
    assert dict(os.environ) == own
    made = system.process("powershell", [])
    assert sorted(made.processEnvironment().toStringList()) == sorted(f"{a}={b}" for a, b in theirs.items())
    # Child processes inherit the search path for libraries, too.
    assert folders == [None] * 2 * (frozen and platform == "win32")


def test_nobody_else_starts_a_program_of_the_system() -> None:
    # People who train computer players have the program's sources and a compiler.
    found = {
        str(path.relative_to(SOURCES))
        for ending in ("py", "qml")
        for path in SOURCES.rglob(f"*.{ending}")
        if "train" not in path.parts and STARTERS.search(path.read_text("utf-8"))
    }
    assert found == {str(Path("services", "system.py"))}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "settings.json"


@pytest.fixture
def settings(file: Path, qtbot: QtBot) -> Settings:
    return Settings(file, Stored())


@pytest.mark.parametrize(
    "name, value",
    [
        ("language", "pl"),
        ("scheme", "contrast"),
        ("scale", 1.7),
        ("pace", "off"),
        ("cloth", "oak"),
        ("pieces", "large"),
        ("idleLife", False),
        ("paper", "a5"),
        ("reducedMotion", True),
        ("hints", False),
        ("volume", 0.2),
        ("muted", True),
        ("readAloud", True),
        ("welcomed", True),
    ],
)
def test_a_change_is_told_and_saved(
    settings: Settings, file: Path, qtbot: QtBot, name: str, value: Any
) -> None:
    with qtbot.waitSignal(settings.changed):
        settings.setProperty(name, value)
    assert settings.property(name) == value
    settings.flush()
    assert Settings(file, load_settings(file).document).property(name) == value


def test_a_change_is_saved_by_itself_a_moment_later_and_nothing_where_nothing_changed(
    settings: Settings, file: Path, qtbot: QtBot
) -> None:
    settings.setProperty("pace", settings.property("pace"))
    settings.place_window(WindowPlace())
    settings.flush()
    settings.setProperty("pace", "fast")
    assert not file.exists()
    qtbot.waitUntil(file.exists)
    assert json.loads(file.read_text("utf-8"))["pace"] == "fast"


@pytest.mark.parametrize(
    "name, value",
    [
        ("scale", 9.0),
        ("pace", "hasty"),
        ("language", "German, please"),
        ("cloth", "velvet"),
        ("pieces", "glass"),
        ("paper", "a3"),
    ],
)
def test_a_value_that_cannot_be_leaves_the_old_one(settings: Settings, name: str, value: Any) -> None:
    before = settings.property(name)
    settings.setProperty(name, value)
    assert settings.property(name) == before


def test_a_new_language_is_told_apart(settings: Settings, qtbot: QtBot) -> None:
    other = "en" if settings.stored_language == "pl" else "pl"
    with qtbot.waitSignal(settings.languageChanged):
        settings.setProperty("language", other)
    with qtbot.assertNotEmitted(settings.languageChanged):
        settings.setProperty("language", other)
        settings.setProperty("pace", "fast")


def test_a_language_that_is_gone_is_kept_and_the_system_s_is_shown_and_the_window_s_place_comes_back(
    settings: Settings, file: Path
) -> None:
    usual = settings.property("language")
    settings.setProperty("language", "qq")
    assert settings.property("language") == usual
    place = WindowPlace(x=3, y=-4, width=1500, height=900, maximized=True)
    settings.place_window(place)
    settings.flush()
    stored = load_settings(file).document
    assert (stored.language, stored.window) == ("qq", place)


def test_what_a_full_disk_refused_is_written_the_next_time(
    settings: Settings, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.setProperty("muted", True)
    with monkeypatch.context() as full:
        full.setattr(shell_settings, "store_settings", lambda *_: Fault("disk_full"))
        with qtbot.waitSignal(settings.faulted):
            settings.flush()
    assert not file.exists()
    settings.flush()
    assert load_settings(file).document.muted
    file.unlink()
    settings.flush()
    assert not file.exists(), "what was written isn't written again"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "failed"


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def kept(folder: Path, notices: Notices) -> Stories:
    return Stories(folder, notices)


def story_of(game_id: str = "pickomino") -> Story:
    story: Story = Flow("hh", game_id).begin().run.story
    return story


def error_of(cause: str = "a sentence") -> Exception:
    try:
        if cause == "a sentence":
            raise KeyError(cause)
        raise ValueError(cause)
    except (KeyError, ValueError) as error:
        return error


def test_a_failing_game_is_kept_to_be_played_again(kept: Stories, folder: Path, notices: Notices) -> None:
    story, error = story_of(), error_of()
    assert kept.keep_failed(story, error)
    (file,) = folder.iterdir()
    told = read_happened(file.read_text("utf-8"))
    assert (list(told.happenings), told.failure) == (story.happenings, failure_of(error))
    assert told.failure.startswith(f"KeyError at {__name__}:")
    assert "a sentence" not in file.read_text("utf-8"), "what an error says may name people or tiles"
    assert str(file) in notices.sentence


def test_the_same_failure_is_kept_once_at_a_table_and_one_sentence_waits_however_much_fails(
    kept: Stories, folder: Path, notices: Notices
) -> None:
    story = story_of()
    assert [kept.keep_failed(story, error_of()) for _ in range(3)] == [True, False, False]
    assert kept.keep_failed(story, error_of("another"))
    assert kept.keep_failed(story_of(), error_of()), "another table"
    assert len(list(folder.iterdir())) == 3
    notices.tellUnexpected()
    assert notices.sentence.startswith("That didn't work. Every game is saved")
    notices.dismiss()
    assert notices.sentence == ""
    notices.tellUnexpected()
    assert notices.sentence.startswith("That didn't work. If Stolik has just been updated")


def test_only_the_newest_files_are_kept(kept: Stories, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "MOST_KEPT", 2)
    for number, game in enumerate(("pickomino", "knaster", "ryzyk_fizyk")):
        kept.keep_failed(story_of(game), error_of())
        for file in folder.glob(f"{game}-*"):
            os.utime(file, (number, number))
    assert {file.name.split("-")[0] for file in folder.iterdir()} == {"knaster", "ryzyk_fizyk"}


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES])
def test_where_nothing_can_be_kept_the_error_itself_is_still_told(
    code: int, kept: Stories, folder: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refusing(code))
    assert kept.keep_failed(story_of(), error_of())
    assert list(folder.iterdir()) == []
    assert notices.sentence == ""


def test_old_files_that_can_t_be_removed_stay(
    kept: Stories, folder: Path, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink

    def held(path: Path, *, missing_ok: bool = False) -> None:
        if not path.name.startswith("."):
            raise PermissionError(errno.EACCES, "held by another program")
        unlink(path, missing_ok)

    monkeypatch.setattr(base, "MOST_KEPT", 1)
    monkeypatch.setattr(Path, "unlink", held)
    for _ in range(2):
        assert kept.keep_failed(story_of(), error_of())
    assert len(list(folder.iterdir())) == 2
    assert notices.sentence != ""
