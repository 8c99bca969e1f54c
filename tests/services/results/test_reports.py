"""Reports are kept where there is room, and nothing breaks where there is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from stolik.services.results import finished_games
from stolik.services.results.finished_games import Reports
from stolik.storage.paths import Paths


def test_what_is_kept_is_found_again_until_it_is_dropped(tmp_path: Path) -> None:
    kept = Reports(Paths(tmp_path))
    assert kept.load("abc1") is None
    kept.keep("abc1", "{}")
    assert Reports(Paths(tmp_path)).load("abc1") == b"{}"
    assert [path.name for path in (tmp_path / "reports").iterdir()] == ["abc1.json"]
    kept.drop("abc1")
    kept.drop("abc1")
    assert kept.load("abc1") is None


def test_only_the_latest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "MOST_KEPT", 3)
    kept = Reports(Paths(tmp_path))
    for number in range(5):
        kept.keep(f"game{number}", "{}")
        os.utime(tmp_path / "reports" / f"game{number}.json", (number, number))
    kept.keep("last", "{}")
    assert {path.stem for path in (tmp_path / "reports").iterdir()} == {"game3", "game4", "last"}


def test_what_is_too_large_isn_t_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "LARGEST", 3)
    kept = Reports(Paths(tmp_path))
    kept.keep("small", "123")
    kept.keep("large", "1234")
    assert (kept.load("small"), kept.load("large")) == (b"123", None)


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    kept = Reports(Paths(tmp_path))
    kept.keep("abc", "{}")
    kept.drop("abc")
    assert kept.load("abc") is None
    assert (tmp_path / "reports").read_text() == "in the way"
