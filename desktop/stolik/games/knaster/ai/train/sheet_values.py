"""Makes the tables of the worth of a sheet of Knaster: compiles ``learn.c``, runs it and packs the result.

Run ``python -m stolik.games.knaster.ai.train.sheet_values`` in the project's folder. It needs a C compiler
called ``cc``, and takes 35 minutes on one core (18 for the solo game, 17 for the races) and 14 MB. On another
processor the tables differ slightly, as sums of floats do, but they are just as good. ``--share 0.01`` plays
a hundredth of the games to try it out, and ``--folder`` names another folder for the tables.

Both tables are used for sheets of players of any strength, so half of the games are played with noise.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from array import array
from pathlib import Path
from typing import Any, Final

from stolik.engine.coaching.learned_tables import pack, to_text
from stolik.games.knaster.ai.sheet_values import SCALE, STAGES, Table

HERE: Final = Path(__file__).parent
MADE_BY: Final = "stolik.games.knaster.ai.train.sheet_values"
SEED: Final = 1
GAMES: Final[dict[Table, int]] = {"solo": 6_000_000, "race": 1_500_000}
SEATS: Final[dict[Table, str]] = {"solo": "1", "race": "0"}
"""The argument of the program: one seat, or races of two to five."""

ABOUT: Final[dict[Table, str]] = {
    "solo": "What a sheet of Knaster is still worth to somebody who plays alone, in points: the weights of "
    "every stage in the layout of train/learn.c, of which scale is a point.",
    "race": "What a sheet of Knaster is still worth in races of two to five players, in points: the weights "
    "of every stage in the layout of train/learn.c, of which scale is a point; lead_errors are the standard "
    "deviations of leads, in points, by the empty cells of the fullest sheet.",
}


def to_file(table: Table, games: int, weights: list[int], lead_errors: list[float]) -> str:
    """Return the text of a table's file; ``lead_errors`` are only written for races."""
    stages = STAGES[-1] + 1
    content: dict[str, Any] = {
        "scale": SCALE,
        "weights": pack(weights, "int16", [stages, len(weights) // stages]),
    }
    if table == "race":
        content["lead_errors"] = lead_errors
    return to_text(MADE_BY, {"games": games, "seed": SEED}, ABOUT[table], content)


def rounded(learned: bytes) -> tuple[list[int], list[float]]:
    """Return the weights, and the errors of leads in points, from the floats that the program wrote."""
    floats: array[float] = array("f")
    floats.frombytes(learned)
    weights, errors = floats[: -len(STAGES)], floats[-len(STAGES) :]
    return (
        [max(-32768, min(32767, round(value * SCALE))) for value in weights],
        [round(value * 100) / 100 for value in errors],
    )


def learn(folder: Path, share: float) -> None:
    """Compile the program, learn the solo game and, from there, the races, and write both tables."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        program = work / "learn"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, HERE / "learn.c", "-lm"], check=True)
        start: list[Path] = []
        for table in GAMES:
            games, learned = round(GAMES[table] * share), work / table
            subprocess.run([program, SEATS[table], str(games), str(SEED), learned, *start], check=True)
            text = to_file(table, games, *rounded(learned.read_bytes()))
            (folder / f"{table}.json").write_text(text, encoding="utf-8", newline="\n")
            start = [learned]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--folder", type=Path, default=HERE.parent / "data")
    asked = parser.parse_args()
    learn(asked.folder, asked.share)


if __name__ == "__main__":
    main()
