"""The trainer of the learned values writes what is read; its C program runs where there is a compiler."""

from __future__ import annotations

import json
import shutil
from array import array
from pathlib import Path

import pytest
from stolik.engine.coaching.learned_tables import load, unpack
from stolik.games.knaster.ai.sheet_values import SIZE_OF_TABLE, STAGES, Table
from stolik.games.knaster.ai.train import spreads
from stolik.games.knaster.ai.train.sheet_values import GAMES, learn, rounded, to_file

pytestmark = pytest.mark.rest


@pytest.mark.parametrize("table", GAMES)
def test_the_trainer_writes_the_file_that_is_read(table: Table) -> None:
    there = load("stolik.games.knaster.ai", table)
    weights = unpack(there["weights"]).tolist()
    assert len(weights) == SIZE_OF_TABLE
    assert json.loads(to_file(table, GAMES[table], weights, there.get("lead_errors", []))) == there


def test_floats_are_rounded_and_kept_within_16_bits() -> None:
    errors = [0.126] * len(STAGES)
    floats = array("f", [0.0004, 1.2346, -99.0, 99.0, *errors])
    assert rounded(floats.tobytes()) == ([0, 1235, -32768, 32767], [0.13] * len(STAGES))


@pytest.mark.skipif(shutil.which("cc") is None, reason="the trainer's program is written in C")
def test_the_trainer_learns_from_the_first_game_on(tmp_path: Path) -> None:
    learn(tmp_path, 0.0001)
    for table in GAMES:
        written = json.loads((tmp_path / f"{table}.json").read_text(encoding="utf-8"))
        there = load("stolik.games.knaster.ai", table)
        assert set(written) == set(there)
        assert len(unpack(written["weights"])) == SIZE_OF_TABLE
        assert any(unpack(written["weights"]))


def test_the_trainer_of_spreads_writes_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = load("stolik.games.knaster.ai", "spreads")
    monkeypatch.setattr(spreads, "OUTPUT", tmp_path / "spreads.json")
    found = list(spreads.leads(2, 2))
    assert len({lead.empties for lead in found}) > 15
    spreads.write(2, 2, found)
    spreads.write(4, 3, found)
    written = json.loads((tmp_path / "spreads.json").read_text(encoding="utf-8"))
    assert set(written) == set(there)
    assert written["arguments"]["games"] == {"2": 2, "4": 3}
    for table in (written, there):
        for seats in ("2", "4"):
            assert len(table[seats]["base"]) == len(table[seats]["by_variance"]) == 26
            assert min(table[seats]["base"][1:]) > 0
            assert min(table[seats]["by_variance"]) >= 0
