"""Wherever the power goes or the disk refuses in a deed, all is there as before or as after."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.crash import Visit
from tests.storage.deeds import DEEDS
from tests.storage.steps import watched_sqlite

QUICK = (
    *("a first save", "a name of a game", "a game deleted", "a game noted", "settings", "people", "line-ups"),
    "a tournament's entry",
)
"""The deeds whose every point the check visits; `dev.py soak` visits those of all."""


@pytest.mark.parametrize("name", QUICK)
def test_all_is_as_before_or_as_after(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    with watched_sqlite():
        visit = Visit(DEEDS[name], tmp_path)
        visit.stop_everywhere()
        visit.fail_everywhere()
        visit.meet_everywhere()
    assert visit.failures == []
    assert visit.count > 50
