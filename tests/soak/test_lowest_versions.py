"""The program runs with the lowest versions of its packages that `pyproject.toml` allows.

Run by `dev.py soak`, and alone by `dev.py soak tests/soak/test_lowest_versions.py`; it needs the network. uv
chooses the lowest versions within `pyproject.toml` that have files for this Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Final

from facts import ROOT
from stolik.engine.game_library import find_games
from verbs import UV, uv_environment

from tests.soak.marks import LONG_SOAK

pytestmark = [*LONG_SOAK]

TOOLS: Final = ("hypothesis", "pytest", "pytest-qt", "pytest-timeout", "pytest-xdist")
SUITES: Final = ("engine", "records", "storage", "tournament", "shell/test_sounds.py")
WITH_OTHER_TOOLS: Final = "tests/tournament/test_table_draw_optimum.py"


def test_every_package_has_a_lowest_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [each for each in project["dependencies"] if ">=" not in each] == []


def test_with_the_lowest_versions_computers_play_pages_open_and_files_are_read(tmp_path: Path) -> None:
    python = tmp_path / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    environment = {**uv_environment(), "PYTHONPATH": str(ROOT / "desktop"), "QT_QPA_PLATFORM": "offscreen"}

    def run(*command: str | Path) -> str:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    run(UV, "venv", "--no-project", "--clear", "--python", sys.executable, tmp_path)
    lowest = ["--resolution=lowest-direct", "--only-binary=:all:", "-r", "pyproject.toml"]
    tools = [f"{name}=={version(name)}" for name in TOOLS]
    run(UV, "pip", "install", "--no-progress", "--python", python, *lowest, *tools)
    for game in find_games():
        played = run(python, "-m", "stolik", "simulate", game.id, "--seats", "sharp,gentle", "--games", "1")
        assert f"{game.id}: 1 games" in played
    assert "all is well" in run(python, "-m", "stolik", "--smoke-test")
    suites = [f"tests/{name}" for name in SUITES]
    run(
        python, "-m", "pytest", "-q", "-n2", "-p", "no:cacheprovider", *suites, f"--ignore={WITH_OTHER_TOOLS}"
    )
