"""What a start leaves until it is needed, and what the hook of the frozen program sets before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOOK = Path(__file__).parents[2] / "packaging" / "start_hook.py"


def run(program: str) -> str:
    """Return what a program prints in an interpreter of its own."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_a_start_without_arguments_imports_nothing_that_only_arguments_or_a_table_need() -> None:
    program = f"""
import runpy, sys
before = set(sys.modules)
runpy.run_path({str(HOOK)!r})
import stolik.__main__, stolik.app
from stolik.engine.game_library import find_games
assert stolik.app.Options().file is None and find_games()
late = {{"datetime", "multiprocessing", "platform", "pydantic", "stolik.cli", "subprocess"}}
print(sorted((late & set(sys.modules)) - before))
"""
    assert run(program) == "[]\n"


def test_the_frozen_program_leaves_no_cache_in_a_home_and_a_setting_of_its_user_stands() -> None:
    program = f"""
import os, runpy
os.environ["QML_DISK_CACHE"] = "chosen"
os.environ.pop("QML_DISK_CACHE_PATH", None)
runpy.run_path({str(HOOK)!r})
print(os.environ["QML_DISK_CACHE"], os.path.isdir(os.environ["QML_DISK_CACHE_PATH"]))
"""
    assert run(program) == "chosen True\n"


def test_what_the_program_was_started_with_is_known_before_it_sets_anything() -> None:
    run(
        f"import os, runpy; before = dict(os.environ); runpy.run_path({str(HOOK)!r});"
        "from stolik.started_with import ENVIRONMENT;"
        "assert ENVIRONMENT == before != dict(os.environ)"
    )
