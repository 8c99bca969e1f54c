"""Measures the program against Pentobi, a board game in C++ and QML.

`python packaging/figures.py [--rounds N] [--write] PROGRAM [arguments]` starts both in turns on a separate
screen (Xvfb, openbox) and watches them from outside in the same way: a window counts as painted as soon as
its pixels have several colours. Each start is compared with the start of Pentobi just before it. Linux only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from subprocess import DEVNULL
from typing import NamedTuple

from screen import Screen
from virtual_screen import own_screen

sys.path.append(str(Path(__file__).resolve().parents[1]))
from tests.marked import MEASURED, write_marked

PENTOBI = "/usr/games/pentobi"
WINDOW_RATIO = 1.0
MEMORY_RATIO = 1.0
SHARE_MIB = 125.0
"""The greatest memory of the program on its first page, in MiB (PSS: shared pages count in part)."""

PATIENCE = 60.0
LOOK_AGAIN = 0.004
NOT_OF_A_FAMILY = ("QT_", "QML_", "WAYLAND", "PYTHON")
"""Prefixes of environment variables that aren't set for a program started by a double click."""

REST = 4.0
"""The seconds from the first picture until the memory is measured, when everything has settled."""


class Start(NamedTuple):
    """One start: the time to the first painted window, the processor time in it, and the memory used."""

    ms: float
    cpu_ms: float
    rss_mib: float
    pss_mib: float


class Program(NamedTuple):
    """A program to start, and its name in the table."""

    name: str
    command: list[str]


@contextmanager
def managed_screen() -> Iterator[Screen]:
    """Runs an X server and a window manager; yields a connection that watches the screen."""
    with own_screen() as server:
        screen = Screen(server.display)
        environment = {**os.environ, "DISPLAY": server.display}
        manager = subprocess.Popen(["openbox"], env=environment, stdout=DEVNULL, stderr=DEVNULL)
        try:
            screen.wait_for_manager(PATIENCE)
            yield screen
        finally:
            manager.terminate()
            manager.wait(10)


def tree(pid: int) -> list[int]:
    """Returns the IDs of a process and all its descendants."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(each for child in children for each in tree(int(child)))]


def memory(pid: int) -> tuple[float, float]:
    """Returns the memory of a process and all its descendants in MiB: resident (RSS) and share (PSS)."""
    sums = {"Rss": 0.0, "Pss": 0.0}
    for each in tree(pid):
        for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()[1:]:
            name, _, value = line.partition(":")
            if name in sums:
                sums[name] += int(value.split()[0]) / 1024
    return sums["Rss"], sums["Pss"]


def worked(pid: int) -> float:
    """Returns the processor time of a process and all its descendants, in ms."""
    ticks = 0
    for each in tree(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK") * 1000


def start(program: Program, screen: Screen, rest: float) -> Start:
    """Starts a program, waits for its first picture and ``rest`` seconds more, and ends it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(NOT_OF_A_FAMILY)},
            "DISPLAY": screen.display,
            "STOLIK_DATA_DIR": folder,
        }
        began = time.perf_counter()
        process = subprocess.Popen(program.command, env=environment, stderr=DEVNULL)
        try:
            while not screen.has_picture():
                if process.poll() is not None:
                    raise SystemExit(f"{program.name} ended by itself, with {process.returncode}")
                if time.perf_counter() - began > PATIENCE:
                    raise SystemExit(f"{program.name} painted nothing in {PATIENCE:.0f} s")
                time.sleep(LOOK_AGAIN)
            ms = (time.perf_counter() - began) * 1000
            cpu_ms = worked(process.pid)
            time.sleep(rest)
            return Start(ms, cpu_ms, *memory(process.pid))
        finally:
            process.terminate()
            process.wait(10)
            screen.wait_until_empty(PATIENCE)


def hurry() -> None:
    """Raises the priority of this process and of those started from it, if that is allowed."""
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))


def measure(programs: list[Program], screen: Screen, rounds: int) -> list[list[Start]]:
    """Starts the programs in turns, so that a busy moment of the machine affects all of them."""
    starts: list[list[Start]] = [[] for _ in programs]
    for number in range(rounds + 1):
        for program, of_program in zip(programs, starts, strict=True):
            found = start(program, screen, REST)
            # The first round only fills the caches.
            if number:
                of_program.append(found)
    return starts


def report(programs: list[Program], starts: list[list[Start]]) -> tuple[list[str], bool]:
    """Returns the lines of a table, and whether the second program is within its limits against the first."""
    lines = [f"{'':12} {'first window':>22} {'processor':>12} {'memory (RSS)':>14} {'share (PSS)':>14}"]
    medians = [Start(*(median(values) for values in zip(*of_program, strict=True))) for of_program in starts]
    for program, middle, of_program in zip(programs, medians, starts, strict=True):
        spread = f"{min(each.ms for each in of_program):.0f}–{max(each.ms for each in of_program):.0f}"
        lines.append(
            f"{program.name:12} {middle.ms:7.0f} ms ({spread:>9}) {middle.cpu_ms:9.0f} ms"
            f" {middle.rss_mib:10.0f} MiB {middle.pss_mib:10.0f} MiB"
        )
    verdicts = []
    for what, values, most in (
        ("first window", [[each.ms for each in of_program] for of_program in starts[:2]], WINDOW_RATIO),
        ("memory", [[each.rss_mib for each in of_program] for of_program in starts[:2]], MEMORY_RATIO),
    ):
        ratios = [ours / measure for measure, ours in zip(*values, strict=True)]
        verdicts.append(median(ratios) <= most)
        verdict = "ok" if verdicts[-1] else "MISSED"
        lines.append(
            f"{what}: {median(ratios):.2f} times {programs[0].name}'s ({min(ratios):.2f}–{max(ratios):.2f},"
            f" {len(ratios)} pairs), at most {most}: {verdict}"
        )
    share = medians[1].pss_mib
    verdicts.append(share <= SHARE_MIB)
    lines.append(f"share: {share:.0f} MiB, at most {SHARE_MIB:.0f}: {'ok' if verdicts[-1] else 'MISSED'}")
    lines.append(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return lines, all(verdicts)


def main() -> int:
    """Measures both programs and returns the exit code."""
    parser = argparse.ArgumentParser(description="First window and memory against Pentobi.")
    parser.add_argument("program", nargs=argparse.REMAINDER, help="the program and its arguments")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--write", action="store_true", help="also write the figures to desktop/measured.md")
    options = parser.parse_args()
    missing = [name for name in ("Xvfb", "openbox", PENTOBI) if not shutil.which(name)]
    if missing:
        print(f"Not measured: {', '.join(missing)} is not installed.")
        return 2
    hurry()
    programs = [Program("Pentobi", [PENTOBI]), Program("Stolik", options.program)]
    with managed_screen() as screen:
        starts = measure(programs, screen, options.rounds)
    lines, good = report(programs, starts)
    print("\n".join(lines))
    if options.write:
        write_marked(MEASURED, "pentobi", "\n".join(["```", *lines, "```"]))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
