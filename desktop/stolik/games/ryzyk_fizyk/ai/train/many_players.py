"""Learns the networks for three or more players: compiles ``many_players.c``, runs it and packs the result.

Run ``python -m stolik.games.ryzyk_fizyk.ai.train.many_players FILE`` in the project's folder. It needs a C
compiler called ``cc``, and took half an hour on a machine with other work. All seats play by the networks
that are being learned, each for its own chance to win. On another processor the weights differ slightly, as
sums of floats do. ``--share 0.01`` learns from a hundredth of the positions to try it out.

``--contest N`` plays N games instead, for every number of seats and some sets of options. One seat plays by
the networks, the others for points, either throughout or, as the first seat does, for the win in a last turn.
It prints the shares of wins with their standard errors, and how well estimates came true if all play by the
networks. ``--best`` instead solves, without options, how often one seat of three wins against two that play
for points: at most, by the networks, and for points itself. This takes some minutes.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from array import array
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from stolik.engine.coaching.learned_tables import load, pack, to_text, unpack
from stolik.games.ryzyk_fizyk.ai.train.option_tables import arguments_of, compiled
from stolik.games.ryzyk_fizyk.ai.win_probability import (
    HIDDEN,
    KNOTS,
    WEIGHT_SCALE,
    Kind,
    last_turn_options,
    network_options,
    options_name,
    rules_of,
    two_players,
)
from stolik.games.ryzyk_fizyk.rules.options import Options

MADE_BY: Final = "stolik.games.ryzyk_fizyk.ai.train.many_players"
AI: Final = "stolik.games.ryzyk_fizyk.ai"
ABOUT: Final = (
    "The networks that correct the chances of three and more players of Ryzyk-Fizyk: in the race by options "
    "and seats, in the last turns by options and turns to come. The weights are in the order of "
    "win_probability.py; scale is one."
)
SEED: Final = 1
MOST_SEATS: Final = 8
SEATS: Final[Mapping[Kind, range]] = {"last": range(2, MOST_SEATS), "race": range(3, MOST_SEATS + 1)}
"""The numbers of seats for which each kind has networks; the race is learned last."""

POSITIONS: Final[Mapping[Kind, int]] = {"race": 12_000, "last": 4_000}
"""The number of positions for a network; each has sixteen turns, and in last turns many rows per turn."""

FURTHER: Final = 0.5
"""The share of these positions for options that build on the networks of other options."""

STARTS: Final[Mapping[Options, Options | None]] = {
    Options(0): None,
    Options(0, six_different="lose_game"): Options(0),
    Options(0, six_different="zero_account"): Options(0),
    Options(0, must_roll_on=True): Options(0),
    Options(0, six_different="lose_game", must_roll_on=True): Options(0, must_roll_on=True),
    Options(0, six_different="zero_account", must_roll_on=True): Options(0, must_roll_on=True),
}
"""The options with networks of their own, each with the options on whose networks it builds."""

MEASURED: Final = (
    *STARTS,
    Options(0, True, "lose_game", True, True),
    Options(0, True, "zero_account", True, True),
)
"""The options for contests; six equal dice and five of a kind are too rare to matter on their own."""

PLAYS: Final = range(3)
"""The ways to play in ``best`` of the program: the best response, by the networks, and for points."""

Networks: TypeAlias = Mapping[str, Any]
"""The packed weights, by kind, options and seats."""


def name_of(kind: Kind, options: Options) -> str:
    return network_options(options) if kind == "race" else last_turn_options(rules_of(options))


def outputs_of(kind: Kind, seats: int) -> int:
    """Return the number of outputs; in last turns, the leader has one as well."""
    return seats + (kind == "last")


def to_file(networks: Networks) -> str:
    arguments = {"positions": dict(POSITIONS), "further": FURTHER, "seed": SEED}
    return to_text(MADE_BY, arguments, ABOUT, {"scale": WEIGHT_SCALE, **networks})


def learn(folder: Path, share: float) -> Networks:
    """Return the networks for all options, learned from this ``share`` of the positions."""
    program = compiled("many_players", folder)
    learned: dict[str, dict[str, dict[str, Any]]] = {"race": {}, "last": {}}
    for options, start in STARTS.items():
        file = folder / (options_name(options) or "none")
        two = _doubles(folder / "two", [chance for row in two_players(options) for chance in row])
        if start is not None:
            file.write_bytes((folder / (options_name(start) or "none")).read_bytes())
        for kind, numbers in SEATS.items():
            if name_of(kind, options) in learned[kind]:
                continue
            positions = POSITIONS[kind] * share * (1 if start is None else FURTHER)
            for seats in numbers:
                learning = [kind, str(seats), str(max(16, round(positions))), str(SEED)]
                subprocess.run([program, *arguments_of(options), file, two, *learning], check=True)
            learned[kind][name_of(kind, options)] = packed(kind, numbers, file)
    return learned


def packed(kind: Kind, numbers: range, file: Path) -> dict[str, Any]:
    """Return the packed networks from a file of the program."""
    weights: array[float] = array("f")
    weights.frombytes(file.read_bytes())
    inputs, row = MOST_SEATS * len(KNOTS[kind]) * HIDDEN, HIDDEN + 1
    size = inputs + MOST_SEATS * row
    found = {}
    for seats in numbers:
        at = size * (seats + (MOST_SEATS + 1) * (kind == "last"))
        used = weights[at : at + seats * len(KNOTS[kind]) * HIDDEN]
        used += weights[at + inputs : at + inputs + outputs_of(kind, seats) * row]
        found[str(seats)] = pack([round(each * WEIGHT_SCALE) for each in used], "int16", [len(used)])
    return found


def unpacked(networks: Networks, options: Options) -> bytes:
    """Return the networks for a game with these options in the form that the program reads."""
    weights: array[float] = array("f")
    kinds: tuple[tuple[Kind, int], ...] = (("race", MOST_SEATS + 1), ("last", MOST_SEATS))
    for kind, most in kinds:
        inputs, row = MOST_SEATS * len(KNOTS[kind]) * HIDDEN, HIDDEN + 1
        for seats in range(most):
            entry = networks[kind][name_of(kind, options)].get(str(seats))
            flat = [each / WEIGHT_SCALE for each in unpack(entry)] if entry else []
            used = min(len(flat), seats * len(KNOTS[kind]) * HIDDEN)
            weights.extend([*flat[:used], *[0.0] * (inputs - used)])
            weights.extend([*flat[used:], *[0.0] * (MOST_SEATS * row - len(flat) + used)])
    return weights.tobytes()


def contests(folder: Path, games: int) -> None:
    """Play and print the contests and checks for all numbers of seats."""
    program = compiled("many_players", folder)
    networks = load(AI, "many_players")
    for options in MEASURED:
        two = _doubles(folder / "two", [chance for row in two_players(options) for chance in row])
        file = folder / "networks"
        file.write_bytes(unpacked(networks, options))
        print(options_name(options) or "no options", flush=True)
        for seats in range(2, MOST_SEATS + 1):
            for what in ("contest", "blind", "check"):
                playing = [what, str(seats), str(games), str(SEED)]
                subprocess.run([program, *arguments_of(options), file, two, *playing], check=True)


def best_responses(folder: Path, plays: Iterable[int]) -> str:
    """Solve how often one seat of three wins against two that play for points; return what is printed."""
    program, options = compiled("many_players", folder), Options(0)
    two = _doubles(folder / "two", [chance for row in two_players(options) for chance in row])
    file = folder / "networks"
    file.write_bytes(unpacked(load(AI, "many_players"), options))
    command = [str(program), *arguments_of(options), str(file), str(two), "best", "3"]
    return "".join([subprocess.check_output([*command, str(play), "0"], text=True) for play in plays])


def _doubles(file: Path, numbers: Sequence[float]) -> Path:
    """Write numbers to a file for the program, and return the file."""
    file.write_bytes(array("d", numbers).tobytes())
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the positions to learn from")
    parser.add_argument("--contest", type=int, metavar="GAMES", help="measure with so many games each")
    parser.add_argument("--best", action="store_true", help="solve the best response to players for points")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if asked.contest:
            contests(Path(name), asked.contest)
        elif asked.best:
            print(best_responses(Path(name), PLAYS), end="")
        elif asked.file:
            asked.file.write_text(to_file(learn(Path(name), asked.share)), encoding="utf-8", newline="\n")
        else:
            parser.error("a file to write, --contest or --best")


if __name__ == "__main__":
    main()
