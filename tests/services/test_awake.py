"""The screen stays on while a clock runs, by whatever the system offers."""

from __future__ import annotations

import ctypes
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6 import QtDBus
from stolik.services import system
from stolik.services.system import Awake

from tests.house import House


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What a desktop on Linux is asked."""
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
