"""Wherever the power fails or the disk refuses in a deed, everything is as before or as after."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.refusing import refusing
from tests.storage.crash import Visit
from tests.storage.deeds import DEEDS
from tests.storage.steps import watched_sqlite

QUICK = (
    *("a first save", "a name of a game", "a game deleted", "a game noted", "settings", "people", "line-ups"),
    "a tournament's entry",
    "a new book",
    "an old book opened",
)
"""The deeds whose points are all visited by every check; `dev.py soak` visits those of all deeds."""


@pytest.mark.parametrize("name", QUICK)
def test_all_is_as_before_or_as_after(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    with watched_sqlite():
        visit = Visit(DEEDS[name], tmp_path)
        visit.stop_everywhere()
        visit.fail_everywhere()
        visit.meet_everywhere()
    assert visit.failures == []
    assert visit.count > 50


@pytest.mark.parametrize("name", ["a first save", "a game deleted", "settings"])
def test_where_there_are_no_hard_links_it_is_so_too(
    name: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", refusing(errno.EPERM))
    visit = Visit(DEEDS[name], tmp_path)
    visit.stop_everywhere()
    visit.fail_everywhere()
    assert visit.failures == []
