"""Solves the game for two players with every set of options: compiles ``two_players.c``, runs it, packs all.

Run ``python -m stolik.games.ryzyk_fizyk.ai.train.option_tables FILE`` in the project's folder. It needs a C
compiler called ``cc``, and took nine minutes on a machine with other work. Nothing is random, so there is no
seed.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from array import array
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final, Literal

from stolik.engine.coaching.learned_tables import pack, to_text
from stolik.games.ryzyk_fizyk.ai.win_probability import (
    OPTIONS_SCALE,
    WIDTH,
    Chances,
    differences_of,
    options_name,
)
from stolik.games.ryzyk_fizyk.rules.options import Options

HERE: Final = Path(__file__).parent
MADE_BY: Final = "stolik.games.ryzyk_fizyk.ai.train.option_tables"
ABOUT: Final = (
    "The chance to win of the seat to move in Ryzyk-Fizyk for two players, by its own account (rows, 0 to "
    "100) and the other's (columns), for every set of options that are on; scale is certainty, ties count "
    "half. Each number is kept as its difference to the one above, and that as its difference to the one on "
    "its left, in 16 bits."
)

DIFFERENT: Final[Sequence[Literal["off", "lose_game", "zero_account"]]] = ("off", "lose_game", "zero_account")
"""The effects of six different dice, in the order of their numbers in the C programs."""

OPTION_SETS: Final = tuple(
    [
        Options(0, wins, different, tries, roll_on)
        for wins, different, tries, roll_on in product((False, True), DIFFERENT, (False, True), (False, True))
    ]
)


def arguments_of(options: Options) -> list[str]:
    numbers = (
        options.six_of_a_kind_wins,
        DIFFERENT.index(options.six_different),
        options.five_of_a_kind_bonus,
        options.must_roll_on,
    )
    return [str(int(number)) for number in numbers]


def compiled(name: str, folder: Path) -> Path:
    program = folder / name
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, HERE / f"{name}.c", "-lm"], check=True)
    return program


def solved(program: Path, options: Options, file: Path) -> Chances:
    """Solve the game with these options and return the chances; ``file`` keeps them as doubles."""
    subprocess.run([program, *arguments_of(options), file], check=True)
    flat: array[float] = array("d")
    flat.frombytes(file.read_bytes())
    return [flat[own * WIDTH : (own + 1) * WIDTH] for own in range(WIDTH)]


def to_file(tables: Mapping[str, Chances]) -> str:
    """Return the text of the file with the tables, which go by the names of the options."""
    packed = {
        name: pack(
            differences_of([[round(chance * OPTIONS_SCALE) for chance in row] for row in chances]),
            "uint16",
            [WIDTH, WIDTH],
        )
        for name, chances in tables.items()
    }
    return to_text(MADE_BY, {}, ABOUT, {"scale": OPTIONS_SCALE, "chances": packed})


def main() -> None:
    """Solve the game with every set of options, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = compiled("two_players", folder)
        tables = {
            options_name(options): solved(program, options, folder / "chances")
            for options in OPTION_SETS
            if options_name(options)
        }
    asked.file.write_text(to_file(tables), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
