"""``stolik --check-data``: what it prints, and the code that it ends with."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path

import pytest
from stolik.cli.arguments import opens_window

from tests.cli.running import TESTS, refusal, stolik


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TESTS / "saves" / "house_of_0.1.0", tmp_path / "stolik"))


def test_where_all_is_well_a_line_says_so_below_that_of_the_folder(folder: Path) -> None:
    assert stolik("--check-data", folder) == (0, f"Folder: {folder}\nIn order: 10 files.\n", "")
    outcome = stolik("--check-data", folder, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out) == {"folder": str(folder), "files": 10, "wrong": []}


def test_each_file_at_fault_has_its_line_and_the_code_is_1(folder: Path) -> None:
    (folder / "people.json").write_text("{", "utf-8")
    (folder / "notes\n.txt").touch()
    people = "people.json is damaged. What can be read of it is used; the old file is kept aside."
    outcome = stolik("--check-data", folder)
    notes = "notes .txt isn't Stolik's. It is left as it is."
    assert outcome == (1, f"Folder: {folder}\n{notes}\n{people}\nIn order: 9 files.\n", "")
    outcome = stolik("--check-data", "--json", folder)
    assert (outcome.code, outcome.err) == (1, "")
    found = json.loads(outcome.out)
    assert (found["files"], len(found["wrong"])) == (11, 2)
    assert found["wrong"][1] == {"file": "people.json", "what": "damaged", "done": "used", "text": people}


def test_without_a_folder_the_one_in_use_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_DATA_DIR", str(folder))
    assert stolik("--check-data") == (0, f"Folder: {folder}\nIn order: 10 files.\n", "")
    monkeypatch.setenv("STOLIK_DATA_DIR", str(folder / "none"))
    assert stolik("--check-data") == (0, f"Folder: {folder / 'none'}\nIn order: 0 files.\n", "")


@pytest.mark.parametrize("content", ["{", '{"version": 1, "folder": "here"}'])
def test_a_damaged_note_of_the_folder_in_use_is_named_and_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(folder))
    (folder / "place.json").write_text(content, "utf-8")
    outcome = stolik("--check-data")
    assert (outcome.code, outcome.err) == (1, "")
    assert outcome.out.splitlines()[1] == "place.json is damaged. It will be kept aside, under another name."
    assert (folder / "place.json").read_text("utf-8") == content
    assert len(list(folder.glob("place*"))) == 1


def test_bad_use_is_refused_in_one_line(folder: Path) -> None:
    assert refusal("--check-data", folder / "none") == f"{folder / 'none'}: there is no such folder"
    assert refusal("--check-data", folder / "people.json" / "x").endswith("there is no such folder")
    assert refusal("--check-data", folder / "people.json").endswith("this is a file, not a folder")
    if os.name == "posix":
        # Others can't be looked at for want of rights.
        long = folder / ("x" * 300)
        assert refusal("--check-data", long) == f"{long}: {os.strerror(errno.ENAMETOOLONG)}"
    assert refusal("--check-data", folder, folder).startswith("stolik --check-data: ")
    assert refusal("--check-data", "--smoke").startswith("stolik --check-data: ")
    assert refusal("--json").startswith("stolik: ")


def test_it_opens_no_window() -> None:
    assert not opens_window(["--check-data"])
    assert not opens_window(["--check-data", "folder", "--json"])
