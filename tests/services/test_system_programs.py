"""Programs of the system get the system's environment, and one place alone starts them."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot
from stolik.services import system

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
    # Programs take over where a process looks for libraries, too.
    assert folders == [None] * 2 * (frozen and platform == "win32")


def test_nobody_else_starts_a_program_of_the_system() -> None:
    # Who trains computer players has the program's sources and a compiler.
    found = {
        str(path.relative_to(SOURCES))
        for ending in ("py", "qml")
        for path in SOURCES.rglob(f"*.{ending}")
        if "train" not in path.parts and STARTERS.search(path.read_text("utf-8"))
    }
    assert found == {str(Path("services", "system.py"))}
