"""Starts and ends a screen reader in the middle of a game, and plays on by what it hears each time.

`python -m tests.accessibility.come_and_go FOLDER` prints what was spoken while it listened.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, store_settings

from tests.accessibility.bus import Bus, Event

VISITS: Final = (
    ("Play Worms", "To the table", r"Roll \d dice"),
    ("Die, .+, can be set aside",),
    (r"Roll \d dice",),
)
"""The names that are pressed while the screen reader is there, visit by visit."""


def visit(bus: Bus, names: tuple[str, ...], told: list[str]) -> None:
    """Start a screen reader, press these things, listen to the result, and end the screen reader."""
    bus.listens(True)
    for name in names:
        node = bus.wait_for(name)
        told.clear()
        bus.press(node)
    bus.wait(lambda: bus.nodes()[0] if any("can choose" in each for each in told) else None, "a choice")
    bus.listens(False)


def main(folder: Path) -> None:
    """Start the program without a screen reader, then start and end one several times."""
    paths = Paths(folder)
    store_settings(paths.settings, Settings(language="en", pace="off", welcomed=True, muted=True))
    program = subprocess.Popen([sys.executable, "-m", "stolik", "--data-dir", str(folder), "--seed", "1"])
    try:
        told: list[str] = []

        def hear(event: Event) -> None:
            told.append(event.text)
            print(f"{event.kind}: {event.text}", flush=True)

        bus = Bus(hear)
        for names in VISITS:
            visit(bus, names, told)
        assert program.poll() is None
    finally:
        program.terminate()
        program.wait(30)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
