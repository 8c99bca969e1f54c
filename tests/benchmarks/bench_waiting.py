"""A thousand games that wait: the first page beside that with one, the list, and the memory that both hold.

``python -m tests.benchmarks.bench_waiting GAMES`` leaves so many games and prints the milliseconds until the
list is seen and the MiB that the program holds then.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.apart import ROOT, said_apart
from tests.benchmarks.bench_window import figures
from tests.benchmarks.table import Row

MANY = 1000
LIST_MS = 300
SLOWER = 1.05
HELD_MIB = 20


def leave_games(folder: Path, count: int) -> None:
    """Leave so many games in the middle, of all kinds in turn."""
    saves = folder / "saves"
    saves.mkdir(parents=True)
    records = sorted((ROOT / "tests" / "saves" / "0.1.0").glob("*.stolik"))
    for number in range(count):
        record = records[number % len(records)]
        (saves / f"{record.stem}-{number + 2}.stolik").write_bytes(record.read_bytes())


def resident() -> float:
    """Return the MiB of memory that this process holds."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def see_list(count: int) -> tuple[float, float]:
    """Return the milliseconds until the list of so many games is seen, and the MiB held then."""
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
    """Return the measured rows."""
    code = "from tests.benchmarks.bench_waiting import see_list; print(*see_list({}))"
    (one, one_held), (many, held) = [
        map(float, said_apart(code.format(count)).split()) for count in (1, MANY)
    ]
    tries = 3 if short else 7
    before, after = first_frame(1, tries), first_frame(MANY, tries)
    more = held - one_held
    return [
        Row(
            f"first page with {MANY} games waiting, beside one",
            f"{after / before:.2f} x",
            f"<= {SLOWER} x",
            after <= SLOWER * before,
        ),
        Row(
            f"the list of {MANY} games (of one: {one:.0f} ms)",
            f"{many:.0f} ms",
            f"<= {LIST_MS} ms",
            many <= LIST_MS,
        ),
        Row(
            f"memory that {MANY} games hold more than one",
            f"{more:.1f} MiB",
            f"<= {HELD_MIB} MiB",
            more <= HELD_MIB,
        ),
    ]


if __name__ == "__main__":
    print(*see_list(int(sys.argv[1])))
