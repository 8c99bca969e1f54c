"""The copies of the best games' records lose the name of who is deleted, however it is written."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.record import record_text
from stolik.storage import kept_records
from stolik.storage.faults import Fault
from stolik.storage.kept_records import KeptRecords

from tests.storage.test_saves import played


def copied(folder: Path, name: str, *, escaped: bool = False) -> Path:
    """Put the copy of a record among others, with this name at the first seat."""
    data = json.loads(record_text(played(8)))
    data["seats"][0] = {"name": name, "player": "human"}
    path = folder / "records" / "first.stolik"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(data, ensure_ascii=escaped), "utf-8")
    os.utime(path, ns=(7, 7))
    return path


def full(*_: object) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    "name, escaped",
    [("Ala", False), ('Ala "Mała"', False), ("Zośka", True), ('Ś "Ł"', True), ("a\\b", False)],
)
def test_a_name_goes_out_of_a_copy_however_it_is_escaped(tmp_path: Path, name: str, escaped: bool) -> None:
    path = copied(tmp_path, name, escaped=escaped)
    assert KeptRecords(tmp_path).forget_person(name.upper()) is None
    assert json.loads(path.read_text("utf-8"))["seats"][0]["name"] == "Player 1"
    assert path.stat().st_mtime_ns == 7


def test_a_copy_without_the_name_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied(tmp_path, "Ala")
    monkeypatch.setattr(kept_records, "write_text", full)
    assert KeptRecords(tmp_path).forget_person("Jan") is None


def test_a_full_disk_is_told_and_costs_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = copied(tmp_path, "Ala")
    before = path.read_bytes()
    monkeypatch.setattr(kept_records, "write_text", full)
    assert KeptRecords(tmp_path).forget_person("Ala") == Fault("disk_full")
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"{", b"\xff", b"[" * 50_000, b"[" * 150 + b"]" * 150, b'{"seats": 3}'])
def test_a_copy_that_is_no_record_is_deleted(tmp_path: Path, content: bytes) -> None:
    path = copied(tmp_path, "Ala")
    path.write_bytes(content)
    assert KeptRecords(tmp_path).forget_person("Ala") is None
    assert not path.exists()


def test_a_copy_that_can_neither_be_read_nor_deleted_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(tmp_path, "Ala")

    def refuse(*_: object, **__: object) -> Any:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(kept_records, "read_content", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    fault = KeptRecords(tmp_path).forget_person("Ala")
    assert fault == Fault("not_writable", {"folder": str(tmp_path / "records")})
