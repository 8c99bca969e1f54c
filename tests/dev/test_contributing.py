"""First contributors succeed: the steps of CONTRIBUTING are carried out in a fresh clone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from system import for_window

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = re.compile(r"(?:git|python3|\.venv/bin/\S+) .+")
PLACE: Final = "desktop/stolik/pages/home/HomePage.qml"
POLISH: Final = "translations/stolik_pl.ts"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and commands are other ones there")


def test_tests_tell_in_one_sentence_where_translations_are_not_compiled(tmp_path: Path) -> None:
    for name in ("tests/conftest.py", "tests/tiers.py", "pyproject.toml", "desktop", "packaging"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "tests" / "test_one.py").write_text("def test_one(): pass", "utf-8")
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    environment = {**outside(), "PYTHONPATH": str(tmp_path / "desktop")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    (sentence,) = (done.stdout + done.stderr).strip().splitlines()
    assert "stolik_pl.ts" in sentence
    assert sentence.endswith("python3 dev.py setup")


@pytest.mark.soak
@pytest.mark.skipif(not (ROOT / ".git").exists() or bool(for_window()), reason="takes git and Qt's libraries")
def test_a_first_change_is_made_in_a_fresh_clone(tmp_path: Path) -> None:
    # The clone has the name of the folder that the steps enter.
    origin, clone = tmp_path / "origin" / "stolik", tmp_path / "stolik"
    origin.parent.mkdir()
    origin.symlink_to(ROOT)
    environment = {**outside(), "QT_QPA_PLATFORM": "offscreen", "STOLIK_DATA_DIR": str(tmp_path / "data")}

    def walk(command: str) -> str:
        if command.endswith("dev.py run"):
            command += " --smoke"  # the window closes as soon as it is painted
        where = clone if clone.exists() else tmp_path
        done = subprocess.run(
            command, shell=True, cwd=where, env=environment, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    told = (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")
    for command in commands(section(told, "Set up")):
        walk(command.replace("<the repository>", str(origin)))
    change = section(told, "A first change in ten minutes")
    changes = re.findall(r"“(.+?)”\s+to\s+“(.+?)”", re.sub(r"\s+", " ", change))
    assert len(changes) == 2
    for command in commands(change):
        said = walk(command)
        if command.startswith("git grep"):
            assert [line.partition(":")[0] for line in said.splitlines()] == [PLACE, POLISH]
            for path in (clone / PLACE, clone / POLISH):
                text = path.read_text("utf-8")
                for before, after in changes:
                    text = text.replace(before, after)
                path.write_text(text, "utf-8", newline="\n")
    assert walk("git diff --name-only").split() == [PLACE, POLISH]
    assert walk(".venv/bin/python packaging/checks.py translations") == ""
    compiled = (clone / "build" / "translations" / "stolik_pl.qm").read_bytes()
    assert changes[1][1].encode("utf-16-be") in compiled


def section(text: str, title: str) -> str:
    """Return the text below a heading."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def commands(text: str) -> Iterator[str]:
    """Yield the commands in code blocks and sentences, except the checks of everything."""
    for found in re.findall(r"^ {4}(.+?)(?: +# .*)?$|`([^`]+)`", text, re.MULTILINE):
        command = "".join(found)
        if COMMAND.fullmatch(command) and not command.startswith("python3 dev.py test"):
            yield command


def outside() -> dict[str, str]:
    """Return an environment without traces of these tests."""
    own = ("PYTEST", "PYTHON", "QML", "STOLIK_", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(own)}
