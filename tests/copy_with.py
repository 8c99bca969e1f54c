"""A copy of the program to which a folder of files is added, as the author of a game or a page adds them."""

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
"""Runs a command of Python in the copy, and returns what it prints; it has to end with 0."""


@contextmanager
def copied(copy: Path) -> Iterator[Path]:
    """Copy the program without what is made of it, and the tests that make such copies."""
    made = shutil.ignore_patterns("__pycache__", ".*", "dist", "build", *_OF_TESTS_LIKE_THIS)
    shutil.copytree(ROOT, copy, ignore=made)
    share_compiled(copy, "desktop", "tests")
    yield copy
    forget_compiled(copy)


def run_in(copy: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy, with a data folder of its own."""
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
    """Make the copy, with every file of ``added`` at its place below the project's root.

    Nothing else in the copy is edited; the sentences of ``translations/*.ts`` are added to those that are
    there, as `dev.py translate` would collect them.
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
