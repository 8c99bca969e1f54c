"""How soon the window is there, and how much memory it holds at the table."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from statistics import median

from tests.benchmarks.apart import ROOT, usual_environment
from tests.benchmarks.table import Row

SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"

FIRST_FRAME_MS = 800
TABLE_MIB = 130


def figures(*arguments: str) -> dict[str, dict[str, float]]:
    """Start the program, let it paint, and return what it says of each frame."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "stolik", "--data-dir", folder, "--smoke", *arguments],
            cwd=ROOT,
            env=usual_environment(),
            stderr=subprocess.PIPE,
            text=True,
            check=True,
            timeout=60,
        )
    lines = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
    return {line["event"]: line for line in lines}


def rows(short: bool) -> list[Row]:
    """Return the measured rows; the first start of each kind only warms the disk."""
    tries = 3 if short else 7
    figures()
    figures(str(SAVE))
    starts = [figures()["first-frame"]["ms"] for _ in range(tries)]
    memory = [figures(str(SAVE))["table-frame"]["rss_mib"] for _ in range(2 if short else 3)]
    first, most = median(starts), max(memory)
    name, most_ms = "first frame of the window, warm (median)", f"at most {FIRST_FRAME_MS} ms"
    held = "resident memory at the table, software renderer"
    return [
        Row(name, f"{first:.0f} ms", most_ms, first <= FIRST_FRAME_MS),
        Row(held, f"{most:.0f} MiB", f"at most {TABLE_MIB} MiB", most <= TABLE_MIB),
    ]
