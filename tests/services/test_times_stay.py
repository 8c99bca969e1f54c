"""What is written anew with the time of an older file never lies there with another one."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from stolik.services.results.game_results import KeptRecords
from stolik.storage.atomic import PART
from stolik.storage.moving import move
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place

from tests.services.tables.test_person_removal import record, remove_person
from tests.storage.steps import Steps

THEN = 1_234_567_890 * 10**9


def keep_record(root: Path) -> None:
    KeptRecords(root / "finished").keep("0a1b", "pickomino-1.stolik")


def take_name_out(root: Path) -> None:
    remove_person(Paths(root), "Ala")


def bring_games(root: Path) -> None:
    move(Place(Paths(root / "stick"), root, Note(meanwhile=True)), lambda _: partial(int), ())


@pytest.mark.parametrize("act", [keep_record, take_name_out, bring_games])
def test_a_stop_leaves_no_game_with_the_time_of_now(tmp_path: Path, act: Callable[[Path], None]) -> None:
    lengths = set[int]()
    for stop in count():
        root = tmp_path / f"{stop}"
        game = record(root / "finished" / "pickomino-1.stolik", "Ala")
        os.utime(game, ns=(THEN, THEN))
        with Steps(stop=stop) as steps:
            act(root)
        # Also under the name to which it was renamed aside, which the next start gives back.
        games = [path for path in root.rglob("*.stolik*") if path.suffix != PART]
        times = {path: path.stat().st_mtime_ns for path in games}
        assert times, steps.calls
        assert set(times.values()) == {THEN}, (steps.calls[:stop], times)
        lengths.add(len(steps.calls))
        if len(steps.calls) <= stop:
            break
    assert max(lengths) > 5, "it was watched"
