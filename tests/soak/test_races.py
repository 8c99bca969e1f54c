"""Two programs are started at the same moment: one gets the window, the other one leaves it to the first.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from tests.soak.chance import chance
from tests.soak.marks import SHORT

pytestmark = pytest.mark.soak

STARTS: Final = 1 if SHORT else 30
APART: Final = 0.01
"""The most seconds between the two starts."""


def test_of_two_starts_one_opens_the_window(tmp_path: Path) -> None:
    rng = chance("starts")
    command = [sys.executable, "-m", "stolik", "--data-dir"]
    for number in range(STARTS):
        folder = str(tmp_path / str(number))
        both = []
        for _ in range(2):
            both.append(subprocess.Popen([*command, folder], stderr=subprocess.PIPE, text=True))
            sleep(rng.random() * APART)
        try:
            while all(each.poll() is None for each in both):
                sleep(0.01)
            (over,) = [each for each in both if each.poll() is not None]
            assert over.stderr is not None
            assert (over.returncode, over.stderr.read()) == (0, ""), number
        finally:
            for each in both:
                each.kill()
                each.communicate()
