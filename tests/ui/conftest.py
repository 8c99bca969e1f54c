"""An evening with the program; all opened windows are closed at the end."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from stolik.flow import flow
from stolik.services import child_process
from stolik.services.child_process import BotProcess
from stolik.storage.paths import Paths
from stolik.table import controller, end_stage

from tests.ui.driver import KeptBots, Screen

Open = Callable[..., Screen]


@pytest.fixture(scope="session", autouse=True)
def kept_bots(qapp: object) -> Iterator[None]:
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
    """Yield a function that opens the program; without comfort settings, it keeps the previous ones.

    Bots don't wait while a person may take a move back, and no click counts as accidental, since nobody
    double-clicks here. Tests of such clicks set the clock themselves.
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
