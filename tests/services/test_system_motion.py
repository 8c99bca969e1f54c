"""The system's wish for less motion is followed."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import shiboken6
from PySide6 import QtDBus
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.services import system
from stolik.services.settings import Settings
from stolik.services.system import SystemMotion, ask_system, ask_text_size, plain_value
from stolik.storage.settings import Settings as Stored
from stolik.storage.settings import load_settings


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Settings:
    return Settings(tmp_path / "settings.json", Stored())


def test_all_changes_at_once_where_the_system_wants_less_motion(settings: Settings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(settings.changed):
        settings.follow_system(True)
    assert settings.property("pace") == "off"
    assert settings.stored.pace == "normal"
    settings.follow_system(False)
    assert settings.property("pace") == "normal"


@pytest.mark.parametrize("pace", ["relaxed", "normal", "fast"])
def test_who_has_chosen_a_pace_keeps_it_whatever_the_system_wants(settings: Settings, pace: str) -> None:
    settings.follow_system(True)
    settings.setProperty("pace", pace)
    assert settings.property("pace") == pace
    settings.flush()
    again = Settings(settings._path, load_settings(settings._path).document)
    again.follow_system(True)
    assert again.property("pace") == pace


def test_a_pace_that_there_is_not_is_not_chosen(settings: Settings) -> None:
    settings.follow_system(True)
    settings.setProperty("pace", "hasty")
    assert settings.property("pace") == "off"
    assert not settings.stored.pace_chosen


@pytest.mark.parametrize("pace, shown", [("normal", "off"), ("fast", "fast")])
def test_an_older_file_says_by_its_pace_whether_one_was_chosen(qtbot: QtBot, pace: str, shown: str) -> None:
    stored, whole = Stored.read({"version": 1, "pace": pace})
    settings = Settings(Path("none"), stored)
    settings.follow_system(True)
    assert whole
    assert settings.property("pace") == shown


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
    shiboken6.delete(watch)  # or it asks on in the next test that has a window


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
def portal(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Portal:
    """Return what is heard of a desktop whose portal has these values."""

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
    "values, heard",
    [
        ({MOTION: 1}, [True]),
        ({MOTION: 0}, [False]),
        ({ANIMATES: False}, [True]),
        ({MOTION: 0, ANIMATES: False}, [True]),
        ({ANIMATES: True}, [False]),
        ({}, []),
    ],
)
def test_a_desktop_on_linux_tells_it_through_its_portal(
    portal: Portal, values: dict[tuple[str, str], Any], heard: list[bool]
) -> None:
    assert portal(values) == heard


def test_a_desktop_without_a_bus_is_not_asked(portal: Any) -> None:
    assert portal({MOTION: 1}, connected=False) == []


TEXT = ("org.gnome.desktop.interface", "text-scaling-factor")


@pytest.mark.parametrize(
    "values, heard, scale",
    [({TEXT: 1.25}, [1.25], 1.25), ({TEXT: 40.0}, [40.0], 1.0), ({TEXT: "x"}, ["x"], 1.0), ({}, [None], 1.0)],
)
def test_the_size_of_text_comes_through_the_portal_too(
    portal: Any, settings: Settings, values: Any, heard: list[Any], scale: float
) -> None:
    assert portal(values, text=True) == heard
    settings.follow_text_size(heard[0])
    assert (settings.property("textScale"), settings.property("scale")) == (scale, 1.0)


def test_a_variant_in_a_variant_is_unpacked() -> None:
    assert plain_value(wrapped(1)) == 1
    assert plain_value(SimpleNamespace(asVariant=lambda: wrapped(0))) == 0
