"""An evening at the program: the typeface is there, and every window that was opened is closed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from stolik.app import FAMILY
from stolik.flow import flow
from stolik.services import child_process
from stolik.services.child_process import BotProcess
from stolik.services.program_paths import FONTS
from stolik.storage.paths import Paths
from stolik.table import controller, end_stage

from tests.ui.driver import KeptBots, Screen

Open = Callable[..., Screen]


@pytest.fixture(scope="session", autouse=True)
def typeface(qapp: QGuiApplication) -> Iterator[None]:
    """Whether something fits can only be said of the type that it is shown in."""
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    qapp.setFont(QFont(FAMILY))
    yield
    KeptBots.end()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        KeptBots.failed = True
    return report


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "stolik")


@pytest.fixture
def open_screen(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Open the program; without comfort settings it keeps those of the last time.

    Bots don't give the time in which a person may change their mind, and no click comes by mistake: nobody
    here clicks twice. The tests of what such clicks do set the clock themselves.
    """
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    monkeypatch.setattr(end_stage, "GUARD_SECONDS", 0.0)
    monkeypatch.setattr(flow, "HASTE_SECONDS", 0.0)
    monkeypatch.setattr(child_process, "BotProcess", KeptBots.lent)
    screens: list[Screen] = []

    def start(at: Paths = paths, *, own_bots: bool = False, **how: Any) -> Screen:
        if own_bots:
            monkeypatch.setattr(child_process, "BotProcess", BotProcess)
        screens.append(Screen(at, **how))
        return screens[-1]

    yield start
    for screen in screens:
        screen.close()
