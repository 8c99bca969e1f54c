"""Evenings in one window: after the first games nothing grows, neither memory nor anything that Qt counts.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from stolik.shell.qt_messages import SELF_HELPED

from tests.soak.marks import SHORT

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="the system tells it only there"),
]

KINDS: Final = ("ryzyk_fizyk", "knaster") if SHORT else ("pickomino", "ryzyk_fizyk", "knaster", "rummikub")
GAMES: Final = int(os.environ.get("STOLIK_GAMES") or (2 * len(KINDS) if SHORT else 200))
WARM: Final = len(KINDS) if SHORT else 20 * len(KINDS)
"""The number of games after which caches and heap stop growing; in the short form, memory still grows."""

ROUNDS: Final = 120
"""The number of rounds of all four games; half of them fill the bots' caches."""

FLAT: Final = 1.05
OBJECTS: Final = 1.03
"""The greatest growth; an opened page keeps a few more objects now and then."""


def test_nothing_grows_in_an_evening(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soak.evening_program", str(tmp_path / "stolik"), str(GAMES), *KINDS],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if not line.startswith(SELF_HELPED)]
    assert (done.returncode, said) == (0, [])
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["game"] for each in told] == [*range(1, GAMES + 1)]
    warm, later = told[:WARM], told[WARM:]
    # The family book may just be being written.
    limits = {"threads": 1.0, "handles": 1.2, "objects": OBJECTS, **({} if SHORT else {"resident": FLAT})}
    for thing, limit in limits.items():
        assert max(each[thing] for each in later) <= limit * max(each[thing] for each in warm), (thing, told)


@pytest.mark.skipif(SHORT, reason="caches aren't full before some hundred games")
def test_nothing_grows_in_the_process_of_the_bots() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soak.bots_program", str(ROUNDS)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    held = [json.loads(line)["resident"] for line in done.stdout.splitlines()]
    assert max(held) <= FLAT * max(held[: ROUNDS // 2]), held
