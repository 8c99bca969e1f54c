"""The program as a process, from the source tree or the frozen one that ``STOLIK_PROGRAM`` names."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
_NAMED: Final = os.environ.get("STOLIK_PROGRAM", "")
FROZEN: Final = bool(_NAMED)
_FROM_COPY: Final = (
    "import runpy, sys; sys.path.insert(0, 'desktop'); "
    "runpy.run_module('stolik', run_name='__main__', alter_sys=True)"
)
PROGRAM: Final = [*shlex.split(_NAMED)] if FROZEN else [sys.executable, "-m", "stolik"]


def smoke_test_of(game: str) -> str:
    """Return code that runs the smoke test with only one game played; it checks all other parts."""
    return f"""
import sys
from stolik.cli.smoke_test import tour
played = [info for info in tour.find_games() if info.id == {game!r}]
tour.find_games = lambda: played
sys.argv[1:] = sys.argv[1:] or ["--smoke-test"]
from stolik.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


def start(
    *arguments: str,
    command: Sequence[str] = PROGRAM,
    before: Sequence[str] = (),
    at: Path = ROOT,
    seconds: float = 300,
    environment: Mapping[str, str | None] | None = None,
    **variables: str,
) -> subprocess.CompletedProcess[str]:
    """Run the program until it ends by itself; variables set to ``None`` are removed from its environment."""
    changed = {"QT_QPA_PLATFORM": "offscreen", **variables, **(environment or {})}
    return subprocess.run(
        [*before, *command, *arguments],
        cwd=at,
        env={key: value for key, value in {**os.environ, **changed}.items() if value is not None},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
    )


def copy_of(folder: Path) -> tuple[Path, list[str]]:
    """Copy the program so that it can be damaged; return its folder and the command that starts it."""
    if FROZEN:
        program = Path(PROGRAM[0]).resolve()
        shutil.copytree(program.parent, folder, symlinks=True, copy_function=_link)
        return folder, [str(folder / program.name)]
    for name in ("desktop", "resources", "translations", "build/translations"):
        skipped = shutil.ignore_patterns("__pycache__", "screenshots")
        shutil.copytree(ROOT / name, folder / name, ignore=skipped, copy_function=_link)
    share_compiled(folder, "desktop")
    return folder, [sys.executable, "-c", _FROM_COPY]


def share_compiled(folder: Path, *names: str) -> None:
    """Give a copy of the project the compiled modules of these folders, if they are stored separately.

    They are valid for files of the same size and time. ``forget_compiled`` removes them again.
    """
    for name in names:
        source, target = _compiled(ROOT / name), _compiled(folder / name)
        if source and target and source.exists():
            shutil.copytree(source, target, copy_function=_link)


def forget_compiled(folder: Path) -> None:
    """Remove the compiled modules of a folder, if they are stored separately."""
    compiled = _compiled(folder)
    if compiled:
        shutil.rmtree(compiled, ignore_errors=True)


def _compiled(folder: Path) -> Path | None:
    prefix = sys.pycache_prefix
    return Path(prefix) / folder.relative_to(folder.anchor) if prefix else None


def _link(source: str, target: str) -> str:
    """Link a file rather than copy it; tests that damage it replace the link."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
    return target


def with_locale(name: str, folder: Path) -> dict[str, str]:
    """Return an environment for a locale; skip the test if the locale can't be made.

    ``name`` is a locale such as ``tr_TR.UTF-8``. It is compiled into the folder; the system isn't changed.
    """
    language, _, letters = name.partition(".")
    if not shutil.which("localedef"):
        pytest.skip("localedef, which makes locales, is no part of this system")
    done = subprocess.run(
        ["localedef", "-i", language, "-f", letters, folder / name], capture_output=True, text=True
    )
    if not (folder / name / "LC_CTYPE").exists():
        pytest.skip(f"the system doesn't bring what {name} is made of: {done.stderr}")
    return {"LOCPATH": str(folder), "LC_ALL": name, "LANG": name}
