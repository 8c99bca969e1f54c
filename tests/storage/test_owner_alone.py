"""Whatever lies in the data folder tells racks, banks, seeds and names: its owner alone can read it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from stolik.storage.drills import Drills, store_drills
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, store_people
from stolik.storage.puzzles import SolvedPuzzles, store_puzzles
from stolik.storage.reports import Reports
from stolik.storage.saves import Saves
from stolik.storage.settings import Settings, store_settings
from stolik.storage.tournament_saves import TablePlace, TournamentSaves
from stolik.storage.tournaments import Tournaments

from tests.storage.test_saves import GAME, played
from tests.tournament.fields import begun


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_every_file_of_the_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "stolik")
    before = os.umask(0)
    try:
        store_settings(paths.settings, Settings())
        store_people(paths.people, People())
        store_puzzles(paths.puzzles, SolvedPuzzles())
        store_drills(paths.drills, Drills())
        Reports(paths).keep("abc", "{}")
        Saves(paths).save(played(20))
        Saves(paths).save(played(10), f"{GAME}-2")
        Saves(paths).finish(f"{GAME}-2")
        place = TablePlace("cup", 7, 1, 1, 1)
        TournamentSaves(paths).saves.save(played(20), place.save)
        Tournaments(paths).save("cup", begun(4))
        # What can't go on is moved aside, and stays a secret.
        Saves(paths).save(played(10), f"{GAME}-3")
        Saves(paths).path(f"{GAME}-3").write_text("{", "utf-8")
        Saves(paths).load(f"{GAME}-3")
    finally:
        os.umask(before)
    files = [path for path in paths.root.rglob("*") if path.is_file()]
    assert {path.parent.name for path in files} == {
        "stolik", "saves", "finished", "reports", "tournaments", "tournament_tables",
    }  # fmt: skip
    assert len(files) == 10
    assert [path for path in files if path.stat().st_mode & 0o777 != 0o600] == []
