"""Every point of every deed at which the power may go or the disk refuse: all is as before or as after."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.soak.chance import SEED
from tests.storage.crash import Visit, write_points
from tests.storage.deeds import DEEDS
from tests.storage.steps import watched_sqlite


@pytest.mark.parametrize("name", DEEDS)
def test_every_point(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    with watched_sqlite():
        visit = Visit(DEEDS[name], tmp_path, SEED)
        visit.stop_everywhere()
        visit.fail_everywhere()
        visit.fail_by_chance()
        visit.meet_everywhere()
    write_points(visit)
    print(f"{name}: {visit.count} points, {len(visit.failures)} lost")
    assert visit.failures == []
