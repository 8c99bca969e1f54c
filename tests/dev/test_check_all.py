"""The test command and its rest together run every test once, and the limits of coverage can fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import check_all
import pytest


def test_each_test_is_run_once_with_or_without_coverage() -> None:
    measured, others = check_all.rule_tests().command, check_all.other_tests().command
    files = [argument for argument in measured if argument.endswith(".py")]
    assert files
    assert sorted(files) == sorted(
        argument.removeprefix("--ignore=") for argument in others if argument.startswith("--ignore=")
    )
    assert "--cov" in measured
    assert "--cov" not in others
    assert not [argument for argument in others if argument.startswith("tests")]


def test_tests_of_the_rules_are_measured_and_those_of_a_window_are_not() -> None:
    measured = set(check_all.measured_tests())
    games = {
        path.parents[1].name for path in (check_all.ROOT / "tests" / "games").glob("*/rules/test_rules.py")
    }
    assert games
    assert {f"tests/games/{game}/rules/test_rules.py" for game in games} <= measured
    assert not [path for path in measured if path.startswith(("tests/ui", "tests/shell", "tests/table"))]


def test_there_is_a_bar_for_the_engine_the_hot_seat_flow_tournaments_and_the_rules_of_every_game() -> None:
    names = {check.name.removeprefix("branches of desktop/stolik/") for check in check_all.branch_checks()}
    games = {path.parent.name for path in (check_all.ROOT / "desktop" / "stolik" / "games").glob("*/rules")}
    drafts = {name for name in names if name.endswith("/ui/turn_draft.py")}
    assert names - drafts == {"engine", "flow", "tournament", *(f"games/{game}/rules" for game in games)}
    assert drafts == {"games/rummikub/ui/turn_draft.py"}


@pytest.mark.rest
@pytest.mark.timeout(1200)  # all tests are collected three times, on a possibly busy machine
def test_nothing_falls_between_the_quick_tier_and_the_rest() -> None:
    def collected(tier: str) -> list[str]:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
        told = subprocess.check_output([*command, f"--tier={tier}"], cwd=check_all.ROOT, text=True)
        return sorted(line for line in told.splitlines() if "::" in line)

    quick, rest = collected("quick"), collected("rest")
    assert quick
    assert rest
    assert sorted(quick + rest) == collected("check")


RULE = "def sign(number):\n    if number:\n        return 1\n    return 0\n"
TESTS = """
import pytest
from half.rule import sign as half
from whole.rule import sign as whole

@pytest.mark.parametrize("number", [0, 1])
def test_sign(number):
    whole(number)
    half(1)
"""


@pytest.mark.soak
def test_a_branch_that_no_test_takes_fails_the_bar_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("half", "whole"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rule.py").write_text(RULE, "utf-8")
    (tmp_path / "test_rule.py").write_text(TESTS, "utf-8")
    settings = "[tool.coverage.run]\nbranch = true\nsource = ['half', 'whole']\n"
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    command = [sys.executable, "-m", "pytest", "--cov", "--cov-report=", "-p", "no:pytestqt"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.setattr(check_all, "ROOT", tmp_path)
    monkeypatch.setattr(check_all, "FULLY_COVERED", ("half", "whole"))
    assert check_all.beside(check_all.branch_checks()) == ["branches of half"]
