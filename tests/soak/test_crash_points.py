"""Every point of every deed at which the power may go or the disk refuse: all is as before or as after.

Run by `dev.py soak`; ``STOLIK_SHORT`` asks for a few steps of each deed, ``STOLIK_SEED`` for other choices
where not everything is tried. ``python -m tests.storage.crash`` prints the table of the points.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from tests.soak.chance import SEED, chance
from tests.storage.crash import Visit, write_points
from tests.storage.deeds import DEEDS
from tests.storage.steps import watched_sqlite

FEW: Final = 4
"""The steps of a deed that the short form visits."""


@pytest.mark.parametrize("name", DEEDS)
def test_every_point(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    with watched_sqlite():
        visit = Visit(DEEDS[name], tmp_path, SEED)
        if os.environ.get("STOLIK_SHORT"):
            steps = range(visit.disk.steps)
            numbers = chance(name).sample(steps, min(FEW, len(steps)))
            visit.stop_everywhere(("lost",), numbers)
            visit.fail_everywhere(numbers)
        else:
            visit.stop_everywhere()
            visit.fail_everywhere()
            visit.fail_by_chance()
            visit.meet_everywhere()
            write_points(visit)
    print(f"{name}: {visit.count} points, {len(visit.failures)} lost")
    assert visit.failures == []
