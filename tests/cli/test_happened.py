"""``stolik happened``: out of a bug report to where the game stands, or to the error."""

from __future__ import annotations

from pathlib import Path

import pytest
from stolik.cli import happened
from stolik.flow.story import happened_text
from stolik.games.rummikub.rules.options import Options
from stolik.games.ryzyk_fizyk import PACKAGE

from tests.cli.running import refusal, stolik
from tests.flow.flow import Flow


def written(folder: Path, flow: Flow, failure: str = "") -> Path:
    path = folder / "bug.stolik-happened"
    path.write_text(happened_text(flow.run.story, failure), encoding="utf-8")
    return path


@pytest.mark.parametrize("game_id", ["pickomino", "knaster", "ryzyk_fizyk"])
def test_a_file_is_played_again_to_where_the_game_stood(tmp_path: Path, game_id: str) -> None:
    flow = Flow("hh", game_id).begin()
    flow.submit(next(iter(flow.game.legal_moves(flow.session.view(0), flow.status.seat))))
    outcome = stolik("happened", written(tmp_path, flow))
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[:2] == [
        f"{game_id}: human, human",
        f"{len(flow.run.story.happenings)} happenings, {flow.session.length} entries in the log",
    ]
    assert f"may move: {flow.status.seat}" in lines[3]


def test_the_happening_at_which_it_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, Flow("hh", "ryzyk_fizyk").begin(), "ZeroDivisionError")
    monkeypatch.setattr(happened, "step", lambda flow, happening: 1 / 0)
    outcome = stolik("happened", path)
    assert outcome.code == 0
    failed, line = outcome.out.splitlines()[1:3]
    assert failed == "failed with ZeroDivisionError"
    assert line.startswith(f"    1. began: ZeroDivisionError at {__name__}:")
    assert line.endswith(" in <lambda>: division by zero")
    assert PACKAGE.info.id in outcome.out


def test_a_game_without_its_secrets_is_told_by_kinds(tmp_path: Path) -> None:
    flow = Flow("hh", "rummikub", Options(reshuffle_right=False)).begin()
    flow.finish()
    flow.reveal()
    outcome = stolik("happened", written(tmp_path, flow))
    assert (outcome.code, outcome.err) == (0, "")
    assert "wasn't over" in outcome.out
    assert "revealed by seat 0" in outcome.out


def test_a_file_that_is_at_fault_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "bug.stolik-happened"
    for content, sentence in [
        (b"{}", "it is no list of what happened at a table"),
        (b"\xff", "it is no list of what happened at a table"),
        (b'{"format": "stolik-happened", "version": 1}', "entry 0, not_a_record: "),
    ]:
        path.write_bytes(content)
        assert refusal("happened", path).startswith(f"{path}: {sentence}")
    assert refusal("happened", tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory"
    assert refusal("happened", "a\0b").endswith("No such file or directory")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(happened, "LARGEST", 3)
    path = tmp_path / "bug.stolik-happened"
    path.write_text("{}  ")
    assert refusal("happened", path) == f"{path}: it is larger than 3 bytes"
