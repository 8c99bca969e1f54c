"""The results of finished games survive damage, hand edits, newer programs, and games taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from stolik.luck_over_time.figures import FinishedGame, PlayedGame
from stolik.storage import game_results
from stolik.storage.game_results import (
    GameResults,
    StoredGame,
    StoredLuck,
    StoredResult,
    load_results,
    store_results,
)

LUCK = StoredLuck(start=0.5, luck=0.3, error=0.1, decisions=30)
NO_LUCK = StoredLuck(start=0.5, luck=-0.3, error=0.2, decisions=31)


def game(ended: int = 5, result: float = 1.0, kind: str = "pickomino") -> StoredGame:
    """Return a game of Ala and Jan, which isn't worked out yet."""
    people = {0: StoredResult(name="Ala", result=result), 2: StoredResult(name="Jan", result=1 - result)}
    return StoredGame(game=kind, seats=3, ended=ended, people=people)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "results.json"


@pytest.fixture
def results() -> GameResults:
    """One game of Ala and Jan that was worked out, and one that wasn't."""
    made = GameResults()
    made.note("pickomino-1.stolik", 5, "first", game(5))
    made.note("pickomino-2.stolik", 9, "second", game(9, 0.0))
    made.note("knaster-1.stolik", 7, "", None)
    made.set_luck("first", {0: LUCK, 1: NO_LUCK, 2: NO_LUCK})
    return made


def test_results_come_back_from_the_file_as_they_were(results: GameResults, file: Path) -> None:
    assert store_results(file, results) is None
    loaded = load_results(file)
    assert (loaded.document, loaded.fault) == (results, None)


def test_the_games_of_a_person_come_in_the_order_in_which_they_ended(results: GameResults) -> None:
    results.note("ryzyk_fizyk-1.stolik", 7, "between", game(7, 0.5, "ryzyk_fizyk"))
    assert results.games_of("ALA") == [
        FinishedGame("pickomino", False, 1.0, PlayedGame(1.0, 0.5, 0.3, 0.1, 30)),
        FinishedGame("ryzyk_fizyk", False, 0.5, None),
        FinishedGame("pickomino", False, 0.0, None),
    ]
    assert results.games_of("Ela") == []


def test_who_sat_alone_is_told_apart(results: GameResults) -> None:
    alone = StoredGame(game="knaster", seats=1, ended=1, people={0: StoredResult(name="Ela", result=63)})
    results.note("knaster-2.stolik", 1, "alone", alone)
    assert results.games_of("Ela") == [FinishedGame("knaster", True, 63, None)]


def test_how_many_are_known_and_worked_out(results: GameResults) -> None:
    assert results.count() == (2, 1)
    assert results.waiting() == ["pickomino-2.stolik"]
    results.set_luck("second", {0: LUCK, 2: LUCK})
    assert (results.count(), results.waiting()) == ((2, 2), [])
    results.set_luck("gone", {0: LUCK})
    assert results.count() == (2, 2)


def test_a_file_is_read_once_and_again_when_another_game_took_its_name(results: GameResults) -> None:
    files = {"pickomino-1.stolik": 5, "pickomino-2.stolik": 9, "knaster-1.stolik": 7}
    assert results.unread(files) == []
    assert results.unread({**files, "b.stolik": 4, "a.stolik": 6}) == ["b.stolik", "a.stolik"]
    assert results.unread({"pickomino-1.stolik": 8}) == ["pickomino-1.stolik"]
    assert list(results.files) == ["pickomino-1.stolik"], "files that are gone are forgotten"
    assert results.count() == (2, 1), "but not their games"


def test_a_game_that_was_taken_up_again_after_its_end_counts_once(results: GameResults) -> None:
    results.note("pickomino-3.stolik", 20, "first", game(20, 0.0))
    assert [each.result for each in results.games_of("Ala")] == [0.0, 0.0]
    assert results.count() == (2, 0)


def test_no_more_than_the_latest_are_kept(results: GameResults, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_results, "MOST_GAMES", 3)
    for number in range(3):
        results.note(f"{number}.stolik", 30 + number, f"{number}", game(30 + number))
    assert list(results.games) == ["0", "1", "2"]


def test_a_deleted_person_is_gone_from_the_file(results: GameResults, file: Path) -> None:
    results.forget_person("JAN")
    store_results(file, results)
    assert "jan" not in file.read_text("utf-8").casefold()
    assert len(results.games_of("Ala")) == 2
    results.forget_person("Ala")
    assert results.games == {}
    assert results.unread({"pickomino-1.stolik": 5, "pickomino-2.stolik": 9}) == [], "and doesn't come back"


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
        '{"version": 2, "games": {}}',
        '{"version": 99, "files": {"a": 1}}',
    ],
)
def test_a_damaged_file_and_one_of_a_newer_program_are_kept_aside(file: Path, content: str) -> None:
    write(file, content)
    loaded = load_results(file)
    assert loaded.document == GameResults()
    assert loaded.fault is not None
    assert loaded.fault.code == "results_damaged"
    assert Path(loaded.fault.facts["file"]).read_text("utf-8") == content
    assert not file.exists()


@pytest.mark.parametrize(
    "place, value",
    [
        (("people", "0", "name"), ""),
        (("people", "0", "result"), "won"),
        (("people", "0", "luck", "error"), -1),
        (("people", "0", "luck", "start"), float("nan")),
        (("people", "0", "luck", "decisions"), 1.5),
        (("people", "x"), {"name": "Ala", "result": 1}),
        (("seats",), 0),
        (("ended",), "today"),
    ],
)
def test_a_game_that_was_changed_by_hand_is_left_out_told_and_read_anew(
    results: GameResults, file: Path, place: tuple[str, ...], value: Any
) -> None:
    plain = json.loads(json.dumps(results.plain()))
    here = plain["games"]["first"]
    for key in place[:-1]:
        here = here[key]
    here[place[-1]] = value
    write(file, plain)
    loaded = load_results(file)
    assert loaded.fault is not None
    assert list(loaded.document.games) == ["second"]
    files = {"pickomino-1.stolik": 5, "pickomino-2.stolik": 9}
    assert loaded.document.unread(files) == ["pickomino-1.stolik"]


def test_what_a_newer_program_added_is_kept(results: GameResults, file: Path) -> None:
    plain = {**results.plain(), "season": "winter"}
    write(file, plain)
    loaded = load_results(file).document
    store_results(file, loaded)
    assert json.loads(file.read_text("utf-8"))["season"] == "winter"


def test_a_first_start_has_none(file: Path) -> None:
    loaded = load_results(file)
    assert (loaded.document, loaded.fault, loaded.is_new) == (GameResults(), None, True)
