"""Improves the values for three and four players by what positions lead to a turn later.

``python -m stolik.games.rummikub.ai.train.next_turn_values FOLDER ...`` (with numpy) reads what
``next_turns`` has written. A candidate that was tried is worth what its game came to or, where that went on,
what the present network says of the best candidate of the next turn: so the luck of a whole game doesn't blur
what one move is worth. From these worths networks are learned, of several seeds, and put side by side into
one that has the mean of their outputs and takes the place of the present one. Of every tenth game no row is
learned from; on these the figures are measured.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from stolik.engine.learned_tables import to_text, unpack
from stolik.games.rummikub.ai.features import NAMES
from stolik.games.rummikub.ai.train.position_values import (
    ABOUT,
    BASIC,
    HELD_OUT,
    NETWORKS,
    OUTPUT,
    POINTS,
    Network,
    new_rack,
    packed,
    side_by_side,
    told,
)
from stolik.games.rummikub.ai.valuation import POINT_WORTH
from stolik.games.rummikub.rules.scoring import BIG_POINTS

PLAYERS: Final = 3
"""The network of three and four."""

HEAD: Final = 2
"""The columns of ``options`` before the features."""

WORTH: Final = np.array([0.0, BIG_POINTS[PLAYERS][0], POINT_WORTH * POINTS])
"""What the master chooses by, of the chance, the share of big points and hundreds of small ones."""


class Turns(NamedTuple):
    """What ``next_turns`` has written; the places in ``trials`` are those in all files together."""

    options: Any
    trials: Any
    followers: Any
    seeds: list[str]
    hours: float

    @property
    def figures(self) -> Any:
        """The features of the candidates that were tried."""
        return self.options[:, HEAD:]


def read(folders: Sequence[Path]) -> Turns:
    """Return what lies in some folders, with a number for each game."""
    parts: list[tuple[Any, Any, Any]] = []
    games = options = followers = 0
    seconds, seeds = 0.0, set()
    for path in sorted([path for folder in folders for path in folder.glob("*.npz")]):
        with np.load(path) as file:
            part = file["options"].astype(np.float64), file["trials"].astype(np.float64), file["followers"]
            seconds += float(file["seconds"])
        part[0][:, 0] += games - part[0][0, 0]
        part[1][:, 0] += options
        part[1][:, 1:3] += followers
        games, options, followers = int(part[0][-1, 0]) + 1, options + len(part[0]), followers + len(part[2])
        seeds.add(path.stem.rsplit("-", 1)[0])
        parts.append(part)
    whole = [np.concatenate(each) for each in zip(*parts, strict=True)]
    return Turns(whole[0], whole[1], whole[2].astype(np.float64), sorted(seeds), round(seconds / 3600, 2))


def present() -> tuple[Network, Any, Any]:
    """Return the present network, and the means and scales of its features."""
    table = json.loads(OUTPUT.read_text(encoding="utf-8"))["networks"][str(PLAYERS)]
    hidden = np.array(unpack(table["hidden"])).reshape(table["hidden"]["shape"])
    output = np.array(unpack(table["output"])).reshape(table["output"]["shape"])
    network = Network(len(NAMES), len(hidden), len(output), 0)
    network.weights = [hidden[:, :-1].T, hidden[:, -1], output[:, :-1].T, output[:, -1]]
    return network, np.array(unpack(table["mean"])), np.array(unpack(table["scale"]))


def worths(turns: Turns, estimates: Any) -> Any:
    """Return what each candidate was worth on average, by what is told of those of the next turn."""
    trials = turns.trials
    first, last = trials[:, 1].astype(int), trials[:, 2].astype(int)
    trial_of = np.repeat(np.arange(len(trials)), last - first)
    order = np.lexsort((-(estimates @ WORTH), trial_of))
    best = order[np.unique(trial_of[order], return_index=True)[1]]
    found = trials[:, HEAD + 1 :].copy()
    found[trial_of[best]] = estimates[best]
    places = trials[:, 0].astype(int)
    sums = np.zeros((len(turns.options), BASIC))
    np.add.at(sums, places, found)
    return sums / np.bincount(places, minlength=len(sums))[:, None]


def improved(
    turns: Turns, hidden: int, epochs: int, seeds: Sequence[int]
) -> tuple[Network, Any, Any, dict[str, float]]:
    """Return the improved network, its means and scales, and its figures on games held out."""
    network, mean, scale = present()
    scale = np.where(scale > 0, scale, 1.0)
    even = (turns.figures - mean) * scale
    goal = worths(turns, told(network.outputs((turns.followers - mean) * scale)))
    check = turns.options[:, 0] % HELD_OUT == 0
    learned = []
    for seed in seeds:
        one = Network(len(NAMES), hidden, BASIC, seed)
        one.train(even[~check], goal[~check], epochs, (even[check], goal[check]))
        learned.append(one)
    whole = side_by_side(learned)
    missed = [
        float(np.mean((told(each.outputs(even[check]))[:, 1] - goal[check][:, 1]) ** 2) ** 0.5)
        for each in (network, whole)
    ]
    figures = {"rows": int(check.sum()), "missed_before": round(missed[0], 4), "missed": round(missed[1], 4)}
    return whole, mean, scale, figures


def main() -> None:
    """Read, learn and write the table."""
    parser = ArgumentParser(description="Improve the values of Rummikub for three and four players.")
    parser.add_argument("folders", type=Path, nargs="+", help="what `next_turns` has written")
    parser.add_argument("--hidden", type=int, default=24, help="units for each seed")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seeds", type=int, nargs="+", default=(1, 2), help="of the weights at the start")
    asked = parser.parse_args()
    turns, began = read(asked.folders), process_time()
    network, mean, scale, figures = improved(turns, asked.hidden, asked.epochs, asked.seeds)
    print(len(turns.options), figures, flush=True)
    table = json.loads(OUTPUT.read_text(encoding="utf-8"))
    table["networks"][str(PLAYERS)] = packed(network.weights, mean, scale)
    for seats in (3, 4):
        table["new_rack"][str(seats)] = new_rack(seats, lambda found: network.outputs((found - mean) * scale))
    table["held_out"][str(PLAYERS)] = figures
    made: dict[str, Any] = table["arguments"][NETWORKS[PLAYERS]]
    made.setdefault("next_turns", []).append(
        {
            "rows": len(turns.options),
            "games": int(turns.options[-1, 0]) + 1,
            "seeds": turns.seeds,
            "hours": turns.hours,
            "hidden": asked.hidden,
            "epochs": asked.epochs,
            "starts": list(asked.seeds),
            "learning_hours": round((process_time() - began) / 3600, 3),
        }
    )
    content = {key: table[key] for key in ("networks", "others", "new_rack", "held_out", "shifts", "levels")}
    OUTPUT.write_text(to_text(table["made_by"], table["arguments"], ABOUT, content), encoding="utf-8")


if __name__ == "__main__":
    main()
