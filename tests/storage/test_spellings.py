"""What files hold of a person in several spellings is one person's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from stolik.analysis.practice import FoundError
from stolik.services.kept.practice import MOST_POSITIONS, PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles

SPELLINGS = ("Zośka", "Zos\u0301ka", "Z\u2060OŚKA", "zo\u015bka\u200b", "\u2068Zośka\u2069")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "file.json"


def respell(file: Path) -> None:
    """Write what a file holds of one person for several, as earlier versions knew them."""
    data = json.loads(file.read_text("utf-8"))
    (person,) = data["people"].values()
    data["people"] = {name.casefold(): {**person, "name": name, "new": 1} for name in SPELLINGS}
    file.write_text(json.dumps(data), "utf-8")


def test_positions_are_found_in_every_spelling(file: Path) -> None:
    drills = PracticeBook()
    assert drills.take("g", '{"seats": [], "log": []}', [("Zośka", 0, [FoundError(1, 0.2)])])
    assert drills.store(file) is None
    respell(file)
    loaded = PracticeBook.load(file)
    assert loaded.fault is None
    assert list(loaded.document.people) == ["zośka"]
    for name in SPELLINGS:
        assert loaded.document.count(name) == len(SPELLINGS)
    assert loaded.document.plain()["people"]["zośka"]["new"] == 1, "what isn't known here is kept"
    for number in range(3):
        loaded.document.take(
            f"{number}", '{"seats": [], "log": []}', [(SPELLINGS[number], 0, [FoundError(1, 0.1)])]
        )
    assert loaded.document.count("zośka") == len(SPELLINGS) + 3
    assert loaded.document.count("zośka") < MOST_POSITIONS
    loaded.document.forget_person("Zos\u0301ka")
    assert loaded.document.people == {}


def test_puzzles_are_counted_together(file: Path) -> None:
    solved = SolvedPuzzles()
    solved.note("Zośka", "knaster", 2, 739_000)
    solved.note("Zośka", "rummikub", 1, None)
    assert solved.store(file) is None
    respell(file)
    loaded = SolvedPuzzles.load(file)
    assert loaded.fault is None
    assert list(loaded.document.people) == ["zośka"]
    for name in SPELLINGS:
        solver = loaded.document.solver(name)
        assert (solver.total, solver.days) == (2 * len(SPELLINGS), [739_000])
        assert solver.solved == {"knaster": {"2": 5}, "rummikub": {"1": 5}}
    loaded.document.forget_person("Zos\u0301ka")
    assert (loaded.document.people, loaded.document.latest) == ({}, "")
