"""Figures for the benchmark: how long the program took to appear, and how much memory it uses."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Final

VARIABLE: Final = "STOLIK_TRACE"

_IMPORTED = time.perf_counter()


def is_traced(event: str) -> bool:
    """Return whether the environment asks for this event."""
    return event in os.environ.get(VARIABLE, "").split(",")


def line(event: str) -> str:
    """Return an event as one line of JSON, with the process's age in milliseconds and memory in MiB."""
    return json.dumps({"event": event, "ms": round(age_ms(), 1), "rss_mib": round(resident_mib(), 1)})


def age_ms() -> float:
    """Return how long the process, or outside Linux its imports, has been running, in milliseconds."""
    try:
        started = int(Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()[19])
        up = float(Path("/proc/uptime").read_text("ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return (time.perf_counter() - _IMPORTED) * 1000
    return (up - started / os.sysconf("SC_CLK_TCK")) * 1000


def resident_mib() -> float:
    """Return the resident memory of the process in MiB; 0 if the system doesn't say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE")) / 1024 / 1024


def report(event: str) -> None:
    """Print an event to stderr, where whoever started the program can read it."""
    if sys.stderr is not None:
        print(line(event), file=sys.stderr, flush=True)
