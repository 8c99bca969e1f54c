"""The program starts again and again, as the only client of an X server that resets each time.

Run by `dev.py soak`: 50 starts beside busy processors; ``STOLIK_SHORT`` selects the short form with 10.
"""

from __future__ import annotations

import shutil
from ctypes.util import find_library
from pathlib import Path
from typing import Final

import pytest
from virtual_screen import own_screen

from tests.shell.program import FROZEN, start
from tests.soak.busy import busy
from tests.soak.marks import SHORT

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        not shutil.which("Xvfb") or not (FROZEN or find_library("xcb-cursor")),
        reason="there is no server of X to start, or Qt can't use it",
    ),
]

STARTS: Final = 10 if SHORT else 50


def test_no_start_is_refused_by_a_server_that_has_no_other_client(tmp_path: Path) -> None:
    with own_screen(resets=True) as server, busy(6):
        screen = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": server.display, "WAYLAND_DISPLAY": None}
        ends = [start("--data-dir", str(tmp_path), "--smoke", environment=screen) for _ in range(STARTS)]
    refused = [end.stderr for end in ends if end.returncode]
    print(f"{len(refused)} of {STARTS} starts refused")
    assert refused == []
