"""The program's self-test of its installation, and its findings if something is wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from stolik.services import self_test


def test_the_dice_are_those_of_a_game() -> None:
    found = self_test.fair_dice(Random(3))
    assert (found.holds, found.facts["dice"]) == (True, 60_000)


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_what_others_may_read_is_told(tmp_path: Path) -> None:
    root = tmp_path / "stolik"
    assert self_test.private_files(root) == self_test.Proof("no files", None)
    root.mkdir(mode=0o755)
    (root / "settings.json").touch(0o600)
    (root / "people.json").touch(0o644)
    assert self_test.private_files(root).holds is False
    assert self_test.private_files(root).facts["names"] == "stolik, people.json"
    root.chmod(0o700)
    assert self_test.private_files(root).holds


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_a_file_that_goes_while_looked_for_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").touch(0o600)
    (tmp_path / "saves").mkdir(mode=0o700)
    (tmp_path / "gone").symlink_to("gone")
    walk = os.walk

    def late(folder: Path) -> Iterator[tuple[str, list[str], list[str]]]:
        for inner, folders, files in walk(folder):
            yield inner, folders, [*files, ".settings.json-1.part"]

    monkeypatch.setattr(os, "walk", late)
    assert self_test.private_files(tmp_path) == self_test.Proof("files", True, {"files": 1, "names": ""})


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_where_no_folder_can_be_nothing_is_saved(tmp_path: Path) -> None:
    (tmp_path / "file").touch(0o644)
    (tmp_path / "circle").symlink_to("circle")
    for root in ("x" * 300, "file", "file/inside", "circle"):
        assert self_test.private_files(tmp_path / root) == self_test.Proof("no files", None)


def test_a_part_without_its_licence_is_told(tmp_path: Path) -> None:
    assert self_test.all_licences(tmp_path) == self_test.Proof("licences", None)
    parts = [{"name": "One", "texts": ["one.txt"]}, {"name": "Two", "texts": []}]
    (tmp_path / "parts.json").write_text(json.dumps({"parts": parts}))
    assert self_test.all_licences(tmp_path).facts == {"parts": 2, "names": "One, Two"}
    (tmp_path / "one.txt").write_text("Free.")
    assert self_test.all_licences(tmp_path).facts["names"] == "Two"


def test_every_proof_has_its_line(tmp_path: Path) -> None:
    (tmp_path / "settings.json").touch(0o600)
    found = list(self_test.proofs(tmp_path, Random(1)))
    assert [proof.code for proof in found] == list(self_test.HOLDS) == list(self_test.FAILS)
    for proof in found:
        assert self_test.proof_text(proof)
        assert self_test.proof_text(self_test.Proof(proof.code, False, proof.facts))
    for code in self_test.UNKNOWN:
        assert self_test.proof_text(self_test.Proof(code, None))
