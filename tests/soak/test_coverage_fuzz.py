"""Every reader of files, fuzzed by the branches that its input reaches, accepts or refuses any input."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.soak.marks import LONG_SOAK
from tests.soak.readers import SEEDS

SECONDS: Final = int(os.environ.get("STOLIK_SECONDS") or 120)
"""The seconds for each of nine readers; with 400 it takes an hour in total."""

pytestmark = [
    *LONG_SOAK,
    pytest.mark.skipif(find_spec("atheris") is None, reason="the fuzzer is made for Linux on x86_64 alone"),
]


@pytest.mark.parametrize("reader", SEEDS)
def test_no_content_breaks_a_reader(reader: str, tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "tests.soak.coverage_fuzz", reader, str(SECONDS), str(tmp_path / "corpus"),
    ]  # fmt: skip
    done = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, errors="replace", check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "Done " in done.stderr
