"""The time until the window appears, also with a thousand waiting games, and the memory it uses."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.apart import ROOT, said_apart, usual_environment
from tests.benchmarks.table import Row, at_most

SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"

FIRST_FRAME_MS = 800
TABLE_MIB = 140

MANY = 1000
LIST_MS = 300
SLOWER = 1.05
HELD_MIB = 20


def figures(*arguments: str) -> dict[str, dict[str, float]]:
    """Start the program, let it paint, and return its figures for each frame."""
    with TemporaryDirectory() as folder:
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


def leave_games(folder: Path, count: int) -> None:
    """Save so many unfinished games, of all kinds in turn."""
    saves = folder / "saves"
    saves.mkdir(parents=True)
    records = sorted((ROOT / "tests" / "saves" / "0.1.0").glob("*.stolik"))
    for number in range(count):
        record = records[number % len(records)]
        (saves / f"{record.stem}-{number + 2}.stolik").write_bytes(record.read_bytes())


def resident() -> float:
    """Return the resident memory of this process, in MiB."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def see_list(count: int) -> tuple[float, float]:
    """Return the milliseconds until the list of so many games is seen, and the memory used then, in MiB."""
    from stolik.storage.paths import Paths

    from tests.benchmarks.bench_pages import frame_after
    from tests.pictures.painting import begin
    from tests.ui.driver import Screen

    qt = begin()
    with TemporaryDirectory() as folder:
        leave_games(Path(folder), count)
        screen = Screen(Paths(Path(folder)), size=(1366, 768), pace="normal")
        place = screen.wait_for("Our games").item
        seen = partial(screen.sees, "Open a game or a tournament from a file")
        took = frame_after(screen, partial(screen.click_item, place), seen)
        screen.wait_until(
            lambda: all(row.length >= 0 for row in screen.app.shell.saved_rows.rows[:4]), "they are read"
        )
        screen.picture()
        held = resident()
        screen.close()
    qt.quit()
    return took, held


def first_frame(count: int, tries: int) -> float:
    """Return the milliseconds until the first page is seen with so many games."""
    with TemporaryDirectory() as folder:
        leave_games(Path(folder), count)
        place = f"--data-dir={folder}"
        return median(figures(place)["first-frame"]["ms"] for _ in range(tries))


def rows(short: bool) -> list[Row]:
    """Return the measured rows; the first start of each kind only warms the caches."""
    tries = 3 if short else 7
    figures()
    figures(str(SAVE))
    starts = [figures()["first-frame"]["ms"] for _ in range(tries)]
    memory = [figures(str(SAVE))["table-frame"]["rss_mib"] for _ in range(2 if short else 3)]
    first, most = median(starts), max(memory)
    code = "from tests.benchmarks.bench_window import see_list; print(*see_list({}))"
    (one, one_held), (many, held) = [
        map(float, said_apart(code.format(count)).split()) for count in (1, MANY)
    ]
    before, after = first_frame(1, tries), first_frame(MANY, tries)
    return [
        at_most("first frame of the window, warm (median)", first, FIRST_FRAME_MS, 0),
        at_most("resident memory at the table, software renderer", most, TABLE_MIB, 0, " MiB"),
        at_most(f"first page with {MANY} games waiting, beside one", after / before, SLOWER, 2, " x"),
        at_most(f"the list of {MANY} games (of one: {one:.0f} ms)", many, LIST_MS, 0),
        at_most(f"memory that {MANY} games hold more than one", held - one_held, HELD_MIB, 1, " MiB"),
    ]
