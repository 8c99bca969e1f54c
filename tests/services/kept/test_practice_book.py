"""What people practise survives damage, hand edits, newer programs and a clock that is set."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.practice import FoundError
from stolik.services.kept import practice as drills_module
from stolik.services.kept.practice import LARGEST_GAME, MOST_GAMES, MOST_POSITIONS, MOST_TAKEN, PracticeBook

DAY = 739_577


def text_of(*names: str) -> str:
    return json.dumps({"seats": [{"name": name} for name in names]})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "drills.json"


@pytest.fixture
def drills() -> PracticeBook:
    """Two errors of Ala and one of Jan, in one game."""
    made = PracticeBook()
    made.count_to(DAY)
    errors = [("Ala", 0, [FoundError(9, 0.2), FoundError(3, 0.03)]), ("Jan", 1, [FoundError(5, 0.1)])]
    assert made.take("game", text_of("Ala", "Jan"), errors)
    return made


def due(drills: PracticeBook, name: str) -> list[int]:
    return [one.entry for one in drills.due(name)]


def test_errors_are_due_at_once_the_dearest_first(drills: PracticeBook) -> None:
    assert due(drills, "ALA") == [9, 3]
    assert (drills.count("ala"), drills.count("Ela"), due(drills, "Ela")) == (2, 0, [])
    place = drills.place(drills.due("Jan")[0])
    assert place == ("game:5", text_of("Ala", "Jan"), 5, 1)


def test_they_come_back_from_the_file_as_they_were(drills: PracticeBook, file: Path) -> None:
    drills.note("Ala", "game:9", right=True)
    assert drills.store(file) is None
    loaded = PracticeBook.load(file)
    assert loaded.fault is None
    assert loaded.document == drills


def test_right_answers_come_after_longer_and_longer_times_until_it_is_learned(drills: PracticeBook) -> None:
    day, waits = DAY, []
    drills.forget("Ala", "game:3")
    while drills.count("Ala"):
        drills.note("Ala", "game:9", right=True)
        start = day
        while drills.count("Ala") and not due(drills, "Ala"):
            day += 1
            drills.count_to(day)
        waits.append(day - start)
    assert waits == [1, 2, 4, 8, 16, 0]


def test_a_wrong_answer_comes_back_tomorrow(drills: PracticeBook) -> None:
    for _ in range(3):
        drills.note("Ala", "game:9", right=True)
    drills.note("Ala", "game:9", right=False)
    drills.note("Ela", "game:9", right=False)
    assert due(drills, "Ala") == [3]
    drills.count_to(DAY + 1)
    assert due(drills, "Ala") == [3, 9], "what was due first comes first"


def test_a_clock_set_back_neither_loses_nor_repeats_them(drills: PracticeBook) -> None:
    for key in ("game:9", "game:3"):
        for _ in range(3):
            drills.note("Ala", key, right=True)
    assert drills.count_to(10)
    assert due(drills, "Ala") == []
    drills.count_to(DAY + 1)
    assert due(drills, "Ala") == []
    drills.count_to(DAY + 4)
    assert due(drills, "Ala") == [9, 3]
    assert not drills.count_to(DAY + 4)


def test_a_game_gives_its_errors_once(drills: PracticeBook) -> None:
    drills.forget("Ala", "game:9")
    assert not drills.take("game", text_of("Ala", "Jan"), [("Ala", 0, [FoundError(9, 0.2)])])
    assert due(drills, "Ala") == [3]


def test_a_game_without_errors_is_not_kept(drills: PracticeBook) -> None:
    assert not drills.take("good", "{}", [("Ala", 0, [])])
    assert list(drills.games) == ["game"]


def test_all_that_is_kept_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    drills = PracticeBook()
    assert not drills.take("huge", "x" * (LARGEST_GAME + 1), [("Ala", 0, [FoundError(1, 0.1)])])
    for number in range(MOST_GAMES + 5):
        errors = [FoundError(entry, 0.1) for entry in range(1, 4)]
        drills.take(f"game {number}", "{}", [("Ala", 0, errors), ("Jan", 1, errors[:1])])
    assert (len(drills.games), drills.count("Ala"), drills.count("Jan")) == (
        MOST_GAMES,
        MOST_POSITIONS,
        MOST_GAMES,
    )
    assert "game 4" not in drills.games
    monkeypatch.setattr(drills_module, "MOST_TAKEN", 3)
    drills.take("last", "{}", [])
    assert drills.taken == [f"game {MOST_GAMES + 3}", f"game {MOST_GAMES + 4}", "last"]
    assert MOST_TAKEN > 3


def test_a_person_who_is_deleted_is_gone_from_the_file(drills: PracticeBook, file: Path) -> None:
    drills.forget_person("JAN")
    drills.store(file)
    assert "jan" not in file.read_text("utf-8").casefold()
    assert due(drills, "Ala") == [9, 3]
    drills.forget_person("Ala")
    assert (drills.people, drills.games) == ({}, {})


def test_a_game_whose_record_is_damaged_goes_when_a_name_must(drills: PracticeBook) -> None:
    drills.take("broken", "{", [("Ala", 0, [FoundError(1, 0.1)])])
    drills.forget_person("Jan")
    assert list(drills.games) == ["game"]
    assert drills.count("Ala") == 2


def test_the_last_position_takes_person_and_game_along(drills: PracticeBook) -> None:
    drills.forget("Jan", "game:5")
    drills.forget("Jan", "game:5")
    assert list(drills.people) == ["ala"]
    drills.forget("Ala", "game:9")
    drills.forget("Ala", "game:3")
    assert (drills.people, drills.games) == ({}, {})


def write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"version": "one"}',
        '{"version": 2, "people": {}}',
        '{"version": 99, "games": {"a": "b"}}',
    ],
)
def test_a_damaged_file_and_one_of_a_newer_program_are_kept_aside(file: Path, content: str) -> None:
    write(file, content)
    loaded = PracticeBook.load(file)
    assert loaded.document == PracticeBook()
    assert loaded.fault is not None
    assert loaded.fault.code == "practice_damaged"
    assert Path(loaded.fault.facts["file"]).read_text("utf-8") == content
    assert not file.exists()


def test_a_position_without_its_game_is_left_out_and_told(drills: PracticeBook, file: Path) -> None:
    plain = drills.plain()
    plain["people"]["ala"]["positions"][0]["game"] = "another"
    write(file, plain)
    loaded = PracticeBook.load(file)
    assert loaded.fault is not None
    assert due(loaded.document, "Ala") == [9]


def test_a_first_start_has_none(file: Path) -> None:
    loaded = PracticeBook.load(file)
    assert (loaded.document, loaded.fault, loaded.is_new) == (PracticeBook(), None, True)
