"""The log of guesses: kept by person, damage left out with a word, and nothing left of who was deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.guessing import Guess
from stolik.services.kept.guesses import Guesses
from stolik.storage import entry_log
from stolik.storage.faults import Fault, name_left

GUESS = Guess("pickomino", "bust", 30, 0.25, seconds=4.26)
NOON = "2026-11-27T12:00:00+01:00"


@pytest.fixture
def told() -> list[Fault | None]:
    return []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "guesses.jsonl"


@pytest.fixture
def keeper(file: Path, told: list[Fault | None]) -> Any:
    return Guesses(file, told.append, moment=lambda: NOON)


def test_guesses_are_kept_by_person_with_their_time(keeper: Any, told: list[Fault | None]) -> None:
    keeper.note("Ala", GUESS)
    keeper.note("Ola", GUESS._replace(said=0))
    keeper.note("ala", GUESS._replace(said=100))
    assert [each.said for each in keeper.guesses("ALA")] == [30, 100]
    assert keeper.guesses("Ala")[0] == GUESS._replace(at=NOON, seconds=4.3)
    assert told == [None] * 3


def test_nobodys_guesses_are_not_kept(keeper: Any, file: Path) -> None:
    keeper.note("", GUESS)
    assert not file.exists()


def test_damaged_lines_are_left_out_and_told_once(keeper: Any, file: Path, told: list[Fault | None]) -> None:
    keeper.note("Ala", GUESS)
    with file.open("ab") as damaged:
        damaged.write(b'{"name": "Ala", "said": 300}\nno JSON\n\xff\n')
    keeper.note("Ala", GUESS._replace(said=50))
    assert [each.said for each in keeper.guesses("Ala")] == [30, 50]
    assert [each.said for each in keeper.guesses("Ala")] == [30, 50]
    (fault,) = [each for each in told if each is not None]
    assert "left out" in fault.source


def test_a_deleted_person_goes_and_others_stay(keeper: Any, file: Path, told: list[Fault | None]) -> None:
    keeper.note("Ala", GUESS)
    keeper.note("Ola", GUESS)
    keeper.forget_person("ALA")
    assert keeper.guesses("Ala") == []
    assert len(keeper.guesses("Ola")) == 1
    with file.open("ab") as damaged:
        damaged.write(b"no JSON\n")
    keeper.forget_person("Ola")
    fault = told[-1]
    assert fault is not None
    assert "old file" in fault.source
    assert b"Ola" not in file.read_bytes()


def test_with_a_damaged_log_the_others_stay_whatever_is_cut_off(
    keeper: Any, file: Path, told: list[Fault | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.note("Ala", GUESS)
    keeper.note("Ola", GUESS)
    with file.open("ab") as damaged:
        damaged.write(b'no JSON\n{"name": "Al')
    before = file.read_bytes()

    def refuse(path: Path, content: bytes, known: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(entry_log, "exchange", refuse)
        keeper.forget_person("Ala")
    assert told[-1] == name_left([file])
    assert [each.read_bytes() for each in file.parent.iterdir()] == [before]
    keeper.forget_person("Ala")
    assert len(keeper.guesses("Ola")) == 1
    assert b"Al" not in file.read_bytes()
    assert (file.parent / "guesses.damaged-1.jsonl").read_bytes() == before
