"""The log of answers: a line each, damage set aside, and nothing left of a person who was deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from stolik.services.kept.practice import ANSWERS, LoggedAnswer
from stolik.storage import entry_log
from stolik.storage.entry_log import EntryLog
from stolik.storage.faults import Fault


def answer(name: str = "Ala", **more: object) -> LoggedAnswer:
    plain = {
        "at": "2026-11-27T18:05:00+01:00",
        "name": name,
        "position": "0a1b:17",
        "box": 2,
        "cost": 0.12,
        "seconds": 8.4,
        "right": True,
        "first": True,
    }
    return LoggedAnswer.model_validate({**plain, **more})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / ANSWERS


@pytest.fixture
def log(file: Path) -> Any:
    return EntryLog(file, LoggedAnswer)


def test_what_is_added_is_read_again_with_what_a_newer_program_adds(log: Any) -> None:
    assert not log.has_any
    assert log.read() == []
    given = [answer(), answer("Zoë", seconds=0.0, right=False, first=False), answer(mood="calm")]
    assert [log.add(each) for each in given] == [None] * 3
    assert log.has_any
    assert log.read() == given


def test_damaged_lines_and_one_that_was_cut_off_are_left_out(log: Any, file: Path) -> None:
    log.add(answer())
    with file.open("ab") as damaged:
        damaged.write(b'{"name": "Ala"}\nno JSON\n\xff\xfe\n[1]\n')
    log.add(answer(seconds=2.0))
    with file.open("ab") as cut_off:
        cut_off.write(b'{"at": "2026')
    assert [each.seconds for each in log.read()] == [8.4, 2.0]


def test_a_deleted_person_goes_and_others_stay_as_they_were_written(log: Any, file: Path) -> None:
    for name in ("Ala", "Ola", "ALA"):
        log.add(answer(name))
    (line,) = [line for line in file.read_text("utf-8").splitlines() if "Ola" in line]
    assert log.forget("Ela") is None
    assert len(log.read()) == 3
    assert log.forget("ala") is None
    assert file.read_text("utf-8") == line + "\n"


def test_what_is_damaged_is_kept_aside_where_a_person_is_forgotten(log: Any, file: Path) -> None:
    log.add(answer("Ola"))
    with file.open("ab") as damaged:
        damaged.write(b"no JSON\n")
    before = file.read_bytes()
    fault = log.forget("Ala")
    aside = file.with_name("practice_answers.damaged-1.jsonl")
    assert fault == Fault("answers_damaged", {"file": str(aside)})
    assert fault is not None
    assert "could not be read" in fault.source
    assert aside.read_bytes() == before
    assert [each.name for each in log.read()] == ["Ola"]


def test_a_log_not_to_be_read_or_written_is_told(
    log: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert log.forget("Ala") is None
    log.add(answer())
    monkeypatch.setattr(entry_log, "LARGEST", 10)
    assert log.read() == []
    fault = log.forget("Ala")
    assert fault is not None
    assert fault.code == "name_left"
    file.unlink()
    file.mkdir()
    added = log.add(answer())
    assert added is not None
    assert added.code in ("not_writable", "not_saved")
    assert log.read() == []


def test_half_of_a_character_is_not_written(log: Any) -> None:
    assert log.add(answer().model_copy(update={"position": "\ud800"})) == Fault("not_saved")
