"""The check passes beside eight processes that keep the processors busy; in short, ten of its windows do.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.soak.busy import busy
from tests.soak.chance import chance
from tests.soak.marks import SHORT

pytestmark = pytest.mark.soak

ROOT: Final = Path(__file__).parents[2]
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def is_green(*command: str) -> None:
    with busy(8):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-10_000:] + done.stderr


def test_ten_windows_are_green() -> None:
    folders = ["tests/ui", *(str(each) for each in sorted((ROOT / "tests" / "games").glob("*/ui")))]
    told = subprocess.check_output([*PYTEST, "--collect-only", *folders], cwd=ROOT, text=True)
    cases = [line for line in told.splitlines() if "::" in line]
    is_green(*PYTEST, *chance("windows").sample(cases, 10))


@pytest.mark.skipif(SHORT, reason="the short soak leaves it out")
@pytest.mark.timeout(4 * 3600)
def test_the_check_is_green_three_times_and_the_rest_once() -> None:
    for arguments in ([], [], [], ["--rest"]):
        is_green(sys.executable, "packaging/check_all.py", *arguments)
