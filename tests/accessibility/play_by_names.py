"""Play the first turns of Worms over the bus, by the names that a listener hears.

`python -m tests.accessibility.play_by_names LANGUAGE FOLDER` prints what was pressed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, store_settings

from tests.accessibility.bus import Bus

TURNS: Final = 2
WORDS: Final = {
    "en": {
        "play": "Play Worms",
        "go": "To the table",
        "take": r"Take tile \d+|Steal tile .+",
        "die": "Die, .+, can be set aside(, .+)?",
        "roll": r"Roll \d dice|Roll 1 die",
    },
    "pl": {
        "play": "Graj: Robale",
        "go": "Do stolika",
        "take": r"Weź płytkę\s\d+|Podbierz płytkę\s.+",
        "die": "Kostka, .+, można odłożyć(, .+)?",
        "roll": r"Rzuć \d\skostk(ą|ami)",
    },
}


def play(words: dict[str, str]) -> None:
    """Go from the first page to the table, and play until so many turns have begun."""
    bus = Bus()
    for name in ("play", "go"):
        bus.press(bus.wait_for(words[name]))
    turns = 0
    before = ""
    while turns < TURNS:
        node = bus.wait_for(words["take"], words["die"], words["roll"])
        if re.fullmatch(words["roll"], node.name) and "8" in node.name and "8" not in before:
            turns += 1
            bus.wait(lambda: next((each for each in bus.nodes() if each.focused), None), "a focus")
        print(node.name, flush=True)
        bus.press(node)
        before = node.name


def main(language: str, folder: Path) -> None:
    """Start the program and play with it."""
    paths = Paths(folder)
    store_settings(paths.settings, Settings(language=language, pace="off", welcomed=True, muted=True))
    program = subprocess.Popen([sys.executable, "-m", "stolik", "--data-dir", str(folder), "--seed", "1"])
    try:
        play(WORDS[language])
    finally:
        program.terminate()
        program.wait(30)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
