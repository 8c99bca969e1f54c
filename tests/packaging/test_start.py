"""What the frozen program leaves until it is needed, tried in interpreters of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

PACKAGING = Path(__file__).parents[2] / "packaging"
HOOK = PACKAGING / "start_hook.py"

WRONG_CALL = """
import sys
from PySide6.QtCore import QObject, QPoint
assert ("shibokensupport.signature.parser" in sys.modules) is {loaded}
assert ("__feature__" in sys.modules) is {loaded}
def tell(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
tell(lambda: QPoint("a"))
tell(lambda: QObject().setObjectName(1, 2))
from PySide6.QtGui import QFont
tell(lambda: QFont().setFamily(b"a", 1))
tell(lambda: QFont(1.5))
tell(lambda: QObject(no_such_property=1))
tell(lambda: QPoint.__doc__)
assert "shibokensupport.signature.parser" in sys.modules
"""


def run(program: str, *paths: Path) -> str:
    """Return what a program prints, with these folders first on its path."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.fixture
def usual(tmp_path: Path) -> Path:
    """Return a folder with a shiboken6 as its maker gives it."""
    parts = shutil.ignore_patterns("include", "lib", "files.dir")
    shutil.copytree(Path(shiboken6.__file__).parent, tmp_path / "usual" / "shiboken6", ignore=parts)
    return tmp_path / "usual"


@pytest.fixture
def late(usual: Path, tmp_path: Path) -> Path:
    """Return a folder with a shiboken6 as it lies in the frozen program."""
    package = shutil.copytree(usual / "shiboken6", tmp_path / "late" / "shiboken6")
    shutil.copytree(PACKAGING / "shibokensupport", package / "files.dir" / "shibokensupport")
    return tmp_path / "late"


@pytest.mark.skipif(sys.platform == "darwin", reason="left out on macOS, where no folder may bear a dot")
def test_shiboken_loads_its_python_part_at_the_first_wrong_call_and_words_it_as_always(
    late: Path, usual: Path
) -> None:
    words = run(WRONG_CALL.format(loaded=False), late)
    assert words.count("TypeError") == 4
    assert words == run(WRONG_CALL.format(loaded=True), usual)
    assert words == run(WRONG_CALL.format(loaded=False)), "set-up has put the parts there too"


def test_a_late_module_is_loaded_when_something_in_it_is_used() -> None:
    program = f"""
import runpy, sys
for name in ("inspect", "tempfile", "textwrap", "traceback", "zipfile"):
    sys.modules.pop(name, None)
runpy.run_path({str(HOOK)!r})
import dataclasses, inspect, textwrap, zipfile
print(all(type(module).__name__ == "_LateModule" for module in (inspect, textwrap, zipfile)))
print(inspect.signature(lambda a, b=1: None), type(inspect).__name__)
from textwrap import dedent
print(dedent("  a"), hasattr(zipfile, "no_such_name"), zipfile.ZipFile.__name__)
import tempfile, traceback
with tempfile.TemporaryDirectory() as folder:
    print(type(folder).__name__)
print(traceback.format_exception_only(ValueError("b")))
"""
    found = run(program).splitlines()
    assert found == ["True", "(a, b=1) module", "a False ZipFile", "str", "['ValueError: b\\n']"]


def test_the_hook_for_multiprocessing_runs_once_and_when_it_is_imported(tmp_path: Path) -> None:
    (tmp_path / "pyi_rth_multiprocessing.py").write_text(
        "import multiprocessing.spawn\n"
        "multiprocessing.freeze_support = multiprocessing.spawn.is_forking\n"
        "print('hook')\n"
    )
    program = f"""
import runpy, sys
runpy.run_path({str(HOOK)!r})
print("start")
from multiprocessing import freeze_support
import multiprocessing.spawn
print(freeze_support is multiprocessing.spawn.is_forking)
"""
    assert run(program, tmp_path).splitlines() == ["start", "hook", "True"]


@pytest.mark.skipif(sys.platform == "darwin", reason="as above")
def test_a_start_without_arguments_imports_nothing_that_only_arguments_or_a_table_need(late: Path) -> None:
    program = f"""
import runpy, sys
before = set(sys.modules)
runpy.run_path({str(HOOK)!r})
import stolik.__main__, stolik.app
from stolik.engine.game_library import find_games
assert stolik.app.Options().file is None and find_games()
late = {{"argparse", "ast", "datetime", "multiprocessing", "platform", "pydantic", "subprocess"}}
if sys.version_info >= (3, 14):
    late.remove("ast")  # by annotationlib, which dataclasses needs there
print(sorted((late & set(sys.modules)) - before))
"""
    assert run(program, late, PACKAGING.parent / "desktop") == "[]\n"


def test_what_the_program_was_started_with_is_known_before_it_sets_anything() -> None:
    run(
        f"import os, runpy; before = dict(os.environ); runpy.run_path({str(HOOK)!r});"
        "from stolik.started_with import ENVIRONMENT;"
        "assert ENVIRONMENT == before != dict(os.environ)"
    )
