"""Learns the weights of ``race_chances`` for three and more: compiles ``many_players.c``, runs it, packs all.

Run ``python -m stolik.games.ryzyk_fizyk.ai.train.many_players FILE`` in the project's folder; it needs a C
compiler called ``cc``. It took two and a half minutes of one core. Everybody plays for the most mean points
until the last turns, so the weights tell what accounts are worth against such players. On another processor
the weights differ a little, as sums of floats do. ``--share 0.01`` plays a hundredth of the games, to see
that it works.

``--contest N`` plays N games instead for every number of seats and some sets of options: a seat that plays by
the tables against seats that play for points and, like it, for the win in a last turn. It prints shares of
wins with their standard errors, and how well what was thought came true where all play by the tables.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from stolik.engine.learned_tables import load, pack, to_text, unpack
from stolik.games.ryzyk_fizyk.ai.race_chances import MOST_SEATS, SIZE, WEIGHT_SCALE, options_name, two_players
from stolik.games.ryzyk_fizyk.ai.train.option_tables import arguments_of, compiled
from stolik.games.ryzyk_fizyk.rules.options import Options

MADE_BY: Final = "stolik.games.ryzyk_fizyk.ai.train.many_players"
AI: Final = "stolik.games.ryzyk_fizyk.ai"
ABOUT: Final = (
    "What accounts are worth to three and more players of Ryzyk-Fizyk beyond the chances of two: the weights "
    "of the logits by the number of seats, in the layout of train/many_players.c, of which scale is one."
)
SEED: Final = 1
GAMES: Final[Mapping[int, int]] = {3: 30_000, 4: 16_000, 5: 14_000, 6: 10_000, 7: 8_000, 8: 8_000}

MEASURED: Final = (
    Options(),
    Options(six_different="lose_game"),
    Options(six_different="zero_account"),
    Options(must_roll_on=True),
    Options(0, True, "lose_game", True, True),
    Options(0, True, "zero_account", True, True),
)
"""The options whose contests are played; six equal dice and five of a kind are too rare to matter alone."""


def to_file(weights: Mapping[int, Sequence[int]]) -> str:
    """Return the text of the weights' file, by the number of seats."""
    packed = {str(seats): pack(numbers, "int16", [SIZE]) for seats, numbers in weights.items()}
    arguments = {"games": {str(seats): games for seats, games in GAMES.items()}, "seed": SEED}
    return to_text(MADE_BY, arguments, ABOUT, {"scale": WEIGHT_SCALE, "weights": packed})


def learn(folder: Path, share: float) -> dict[int, list[int]]:
    """Return the weights by the number of seats; each number of seats begins with those of one seat less."""
    program = compiled("many_players", folder)
    tables = [_doubles(folder / "2", [chance for row in two_players() for chance in row])]
    weights = {}
    for seats, games in GAMES.items():
        file = folder / str(seats)
        learning: list[str | Path] = [
            "learn",
            str(seats),
            str(max(2, round(games * share))),
            str(SEED),
            "1",
            file,
        ]
        subprocess.run([program, *arguments_of(Options()), *learning, *tables], check=True)
        learned: array[float] = array("d")
        learned.frombytes(file.read_bytes())
        weights[seats] = [round(weight * WEIGHT_SCALE) for weight in learned]
        tables.append(file)
    return weights


def contests(folder: Path, games: int) -> None:
    """Play and print the contests and checks of all numbers of seats."""
    program = compiled("many_players", folder)
    learned = load(AI, "many_players")["weights"]
    more = [
        _doubles(folder / seats, [number / WEIGHT_SCALE for number in unpack(packed)])
        for seats, packed in learned.items()
    ]
    for options in MEASURED:
        two = _doubles(folder / "2", [chance for row in two_players(options) for chance in row])
        print(options_name(options) or "no options", flush=True)
        for seats in range(2, MOST_SEATS + 1):
            playing: list[str | Path] = [str(seats), str(games), str(SEED), two, *more]
            for what in ("contest", "check"):
                subprocess.run([program, *arguments_of(options), what, *playing], check=True)


def _doubles(file: Path, numbers: Sequence[float]) -> Path:
    """Write numbers for the program, and return the file."""
    file.write_bytes(array("d", numbers).tobytes())
    return file


def main() -> None:
    """Learn and write the weights, or play the contests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--contest", type=int, metavar="GAMES", help="measure with so many games each")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if asked.contest:
            contests(Path(name), asked.contest)
        elif asked.file:
            asked.file.write_text(to_file(learn(Path(name), asked.share)), encoding="utf-8", newline="\n")
        else:
            parser.error("a file to write, or --contest")


if __name__ == "__main__":
    main()
