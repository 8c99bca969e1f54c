"""A file for the player goes where none is yet, whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from stolik.storage import atomic


def test_a_new_file_keeps_every_old_one(tmp_path: Path) -> None:
    path = tmp_path / "cards" / "card 20.15.pdf"
    written = [atomic.write_new(path, text) for text in (b"one", b"two", b"three")]
    assert [file.name for file in written] == ["card 20.15.pdf", "card 20.15 (2).pdf", "card 20.15 (3).pdf"]
    assert [file.read_bytes() for file in written] == [b"one", b"two", b"three"]
    assert len(list(path.parent.iterdir())) == 3


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such bits")
def test_a_new_file_can_be_read_by_whoever_may_read_its_neighbours(tmp_path: Path) -> None:
    neighbour = tmp_path / "neighbour"
    neighbour.touch()
    written = atomic.write_new(tmp_path / "card.pdf", b"")
    assert written.stat().st_mode == neighbour.stat().st_mode


def test_a_disk_that_is_full_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        atomic.write_new(tmp_path / "card.pdf", b"card")
    assert list(tmp_path.iterdir()) == []


def test_a_rename_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "held", str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(Path, "hardlink_to", refuse)
    with pytest.raises(PermissionError):
        atomic.write_new(tmp_path / "card.pdf", b"card")
    assert list(tmp_path.iterdir()) == []
