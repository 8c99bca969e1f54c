"""Every point of every deed at which the power may fail or the disk refuse: all is as before or as after.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects a few steps of each deed, ``STOLIK_SEED`` other choices if not
everything is tried. ``python -m tests.storage.crash`` prints the table of the points.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from tests.soak.chance import SEED, chance
from tests.soak.marks import SHORT
from tests.storage.crash import Visit, write_points
from tests.storage.deeds import DEEDS
from tests.storage.steps import watched_sqlite

FEW: Final = 4
"""The number of steps of a deed that the short form visits."""


SHARDS: Final = {
    "a game into the book": 4,
    "a person removed": 4,
    "an upgrade from house_of_0.1.0": 4,
}
"""The number of tests for each long deed, so that each ends within half an hour on a busy computer."""

CASES: Final = [
    pytest.param(name, shard, shards, id=f"{name}-{shard + 1}")
    for name in DEEDS
    for shards in [1 if SHORT else SHARDS.get(name, 1)]
    for shard in range(shards)
]


@pytest.mark.parametrize("name, shard, shards", CASES)
def test_every_point(name: str, shard: int, shards: int, qtbot: QtBot, tmp_path: Path) -> None:
    with watched_sqlite():
        visit = Visit(DEEDS[name], tmp_path, SEED, shard, shards)
        if SHORT:
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
    print(f"{name}, {shard + 1} of {shards}: {visit.count} points, {len(visit.failures)} lost")
    assert visit.failures == []
