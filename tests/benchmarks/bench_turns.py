"""The planned time for showing a computer's turn at the normal pace, and the effort of manipulations."""

from __future__ import annotations

import json

from tests.benchmarks.apart import said_apart
from tests.benchmarks.table import Row, at_most

LONGEST_MS = 7000
GAMES = {"pickomino": "Worms", "ryzyk_fizyk": "Ryzyk-Fizyk", "knaster": "Circles", "rummikub": "Rummikub"}

MANIPULATIONS = """
import json
from stolik.app import application
from tests.games.rummikub.manipulations import counted
window = application()
print(json.dumps(counted()))
"""

TURNS = """
import json
from PySide6.QtGui import QGuiApplication
from tests.table.bot_turns import turns_shown
window = QGuiApplication([])
turns = [turn for seed in range({games}) for turn in turns_shown({game!r}, seed)]
print(json.dumps(sorted(sum(turn.values()) for turn in turns)))
"""


def rows(short: bool) -> list[Row]:
    """Return the median and 99th percentile of each game's turns, and the effort of each manipulation."""
    found = []
    for game, title in GAMES.items():
        games = 1 if game == "rummikub" else 4 if short else 20
        turns: list[int] = json.loads(said_apart(TURNS.format(game=game, games=games)))
        most = turns[int(0.99 * len(turns))]
        found.append(
            Row(
                f"a computer's turn as shown, {title} (median, 99 %, longest of {len(turns)})",
                f"{turns[len(turns) // 2] / 1000:.1f}, {most / 1000:.1f}, {turns[-1] / 1000:.1f} s",
                f"99 % at most {LONGEST_MS / 1000:.0f} s",
                most <= LONGEST_MS,
            )
        )
    counted: dict[str, tuple[int, int]] = json.loads(said_apart(MANIPULATIONS))
    for name, (count, before) in counted.items():
        found.append(at_most(f"Rummikub, clicks and drags to {name}", count, before, 0, ""))
    return found
