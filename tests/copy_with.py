"""A copy of the program with a folder of added files, as from the author of a game or a page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree import ElementTree

from tests.shell.program import forget_compiled, share_compiled

ROOT: Final = Path(__file__).parents[1]
_OF_TESTS_LIKE_THIS: Final = ("fifth_game", "new_help", "new_page", "new_language")

Run: TypeAlias = Callable[..., str]
"""Runs a Python command in the copy and returns its output; its exit code has to be 0."""


@contextmanager
def copied(copy: Path) -> Iterator[Path]:
    """Copy the program without generated files and the tests that make such copies."""
    made = shutil.ignore_patterns("__pycache__", ".*", "dist", "build", *_OF_TESTS_LIKE_THIS)
    shutil.copytree(ROOT, copy, ignore=made)
    share_compiled(copy, "desktop", "tests")
    yield copy
    forget_compiled(copy)


def run_in(copy: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy, with a separate data folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(copy / "desktop"), str(copy)]),
        "QT_QPA_PLATFORM": "offscreen",
        "STOLIK_DATA_DIR": str(copy / "build" / "data"),
    }
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


@contextmanager
def copy_with(added: Path, copy: Path) -> Iterator[Run]:
    """Make the copy, with every file of ``added`` in its place below the project's root.

    Nothing else in the copy is edited; only the sentences of ``translations/*.ts`` are added to the existing
    ones, as `dev.py translate` would collect them.
    """
    with copied(copy):
        for path in sorted(added.rglob("*")):
            target = copy / path.relative_to(added)
            if path.is_file() and path.suffix == ".ts":
                _merge(path, target)
            elif path.is_file() and path.suffix != ".pyc":
                assert not target.exists(), f"{target.name} is there already"
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)

        def python(*arguments: str) -> str:
            done = run_in(copy, arguments)
            assert done.returncode == 0, done.stdout + done.stderr
            return done.stdout

        python("packaging/checks.py", "translate")
        python("packaging/shipped.py")
        yield python


def _merge(fragment: Path, target: Path) -> None:
    """Add the messages of a translation file to another one."""
    tree = ElementTree.parse(target)
    contexts = {context.findtext("name"): context for context in tree.getroot().iter("context")}
    for context in ElementTree.parse(fragment).getroot().iter("context"):
        known = contexts.get(context.findtext("name"))
        if known is None:
            tree.getroot().append(context)
        else:
            known.extend(context.iter("message"))
    tree.write(target, encoding="utf-8", xml_declaration=True)
