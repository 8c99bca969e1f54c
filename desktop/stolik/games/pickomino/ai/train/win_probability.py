"""Makes the tables for the chance to win Pickomino: compiles ``learn.c``, runs it and packs the result.

Run ``python -m stolik.games.pickomino.ai.train.win_probability`` in the project's folder. It needs a C
compiler called ``cc``; each table says how many minutes it took on one core. On another processor the tables
differ slightly, as sums of floats do, but they are just as good. ``--share 0.001`` plays a thousandth of the
games to try it out, ``--seats`` selects the numbers of seats, and ``--folder`` names another folder for the
tables.

``--check GAMES`` learns nothing. It plays GAMES games by the tables in the folder against themselves, against
players of the exact turn in worms, and against sharp; then it prints how well the chances are calibrated, and
the shares of wins.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from array import array
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any, Final

from stolik.engine.coaching.learned_tables import pack, to_text, unpack
from stolik.games.pickomino.ai.win_probability import parts_of

HERE: Final = Path(__file__).parent
MADE_BY: Final = "stolik.games.pickomino.ai.train.win_probability"
SEED: Final = 1

GAMES: Final[Mapping[int, int]] = {2: 600_000, 3: 140_000, 4: 800_000, 5: 50_000, 6: 22_000, 7: 20_000}
"""The number of games to learn from, by the number of seats."""

HIDDEN: Final[Mapping[int, int]] = {2: 96, 3: 48, 4: 96, 5: 48, 6: 48, 7: 48}
"""The number of units in the first hidden layer, a multiple of 16, by the number of seats."""

ABOUT: Final = (
    "The weights of the chance to win in Pickomino with so many seats, in the layout of train/learn.c: a "
    "number is so many parts of scale. They were learned from games against itself; hidden are the units of "
    "the first layer, minutes those of one core."
)

MOST: Final = 32767
"""The greatest packed number."""


def name_of(seats: int) -> str:
    return f"win_probability_{seats}"


def split(weights: Sequence[float], seats: int, hidden: int) -> Iterator[tuple[str, Sequence[float]]]:
    """Yield the parts of the weights that the program wrote, each with its name."""
    first = 0
    for name, shape in parts_of(seats, hidden).items():
        yield name, weights[first : first + prod(shape)]
        first += prod(shape)


def packed(weights: Sequence[float], shape: Sequence[int]) -> dict[str, Any]:
    """Return weights as integers of 16 bits, in units of the smallest possible power of two."""
    most, scale = max(map(abs, weights)), 1
    while 2 * scale * most <= MOST and scale < 1 << 20:
        scale *= 2
    return {"scale": scale, **pack([round(scale * weight) for weight in weights], "int16", shape)}


def to_file(
    seats: int, hidden: int, games: int, minutes: float, parts: Mapping[str, Mapping[str, Any]]
) -> str:
    """Return the text of a table's file with these packed parts."""
    arguments = {"seats": seats, "games": games, "seed": SEED}
    return to_text(MADE_BY, arguments, ABOUT, {"minutes": minutes, "hidden": hidden, **parts})


def compiled(folder: Path, seats: int, hidden: int) -> Path:
    """Compile the program for ``seats`` seats into a folder, and return it."""
    program = folder / f"learn{seats}"
    made_for = [f"-DSEATS={seats}", f"-DHIDDEN={hidden}"]
    flags = ["-O3", "-march=native", "-ffast-math", *made_for]
    subprocess.run(["cc", *flags, "-o", program, HERE / "learn.c", "-lm"], check=True)
    return program


def learn(folder: Path, seats: int, share: float) -> None:
    games, hidden = round(GAMES[seats] * share), HIDDEN[seats]
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        program, learned = compiled(work, seats, hidden), work / "weights"
        began = os.times().children_user
        subprocess.run([program, "train", str(games), str(SEED), learned], check=True)
        minutes = round((os.times().children_user - began) / 60, 1)
        weights = array("f", learned.read_bytes())
    shapes = parts_of(seats, hidden)
    parts = {part: packed(numbers, shapes[part]) for part, numbers in split(weights, seats, hidden)}
    text = to_file(seats, hidden, games, minutes, parts)
    (folder / f"{name_of(seats)}.json").write_text(text, encoding="utf-8", newline="\n")


def weights_of(table: Mapping[str, Any], seats: int) -> array[float]:
    """Return the weights of a table in the form that the program reads."""
    weights = array("f")
    for name in parts_of(seats, table["hidden"]):
        weights.extend([number / table[name]["scale"] for number in unpack(table[name])])
    return weights


def check(folder: Path, seats: int, games: int) -> None:
    """Play by a table and print how well it does."""
    table = json.loads((folder / f"{name_of(seats)}.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        program, learned = compiled(work, seats, table["hidden"]), work / "weights"
        learned.write_bytes(weights_of(table, seats).tobytes())
        for task in ("check", "contest"):
            subprocess.run([program, task, str(games), str(SEED), learned], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--check", type=int, metavar="GAMES", help="learn nothing, play so many games")
    parser.add_argument("--folder", type=Path, default=HERE.parent / "data")
    asked = parser.parse_args()
    for seats in asked.seats:
        if asked.check:
            check(asked.folder, seats, asked.check)
        else:
            learn(asked.folder, seats, asked.share)


if __name__ == "__main__":
    main()
