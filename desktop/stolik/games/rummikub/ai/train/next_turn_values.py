"""Improves the values for three and four players by what positions lead to one turn later.

``python -m stolik.games.rummikub.ai.train.next_turn_values FOLDER ...`` (with numpy) reads the files of
``next_turns``. The worth of a tried candidate is the result of its game or, if that went on, what the present
network says about the best candidate of the next turn; so the luck of a whole game doesn't blur the worth of
one move. Networks with several seeds are learned from these worths, and joined into one that has the mean of
their outputs and replaces the present one. All candidates of a turn met the same banks, so the differences
between their worths are known better than the worths themselves. These differences, by which moves are
chosen, are learned as well. Every tenth game is held out, and the figures are measured on these games.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from stolik.engine.coaching.learned_tables import to_text, unpack
from stolik.games.rummikub.ai.position_values import NAMES
from stolik.games.rummikub.ai.train.position_values import (
    ABOUT,
    BASIC,
    HELD_OUT,
    NETWORKS,
    OUTPUT,
    POINTS,
    RATE,
    SMALL,
    SMALL_WEIGHT,
    Network,
    new_rack,
    packed,
    side_by_side,
    told,
)
from stolik.games.rummikub.ai.valuation import POINT_WORTH
from stolik.games.rummikub.rules.scoring import BIG_POINTS

PLAYERS: Final = 3
"""The key of the network for three and four players."""

HEAD: Final = 3
"""The number of columns in ``options`` before the features."""

ENDED: Final = 3
"""The number of columns in ``trials`` before the result of the game."""

DIFFERENCES: Final = 5.0
"""How much an error in the differences within a turn counts relative to one in the worths."""

TURNS: Final = 200
"""How many turns are learned from at once."""

SHARE: Final = 1
"""The index of the output for the share of big points."""

WORTH: Final = np.array([0.0, BIG_POINTS[PLAYERS][0], POINT_WORTH * POINTS])
"""The weights by which the master chooses: of the chance, the share of big points, and small points / 100."""


class Turns(NamedTuple):
    """The contents of the files of ``next_turns``; the places in ``trials`` go through all files together."""

    options: Any
    trials: Any
    followers: Any
    seeds: list[str]
    hours: float

    @property
    def figures(self) -> Any:
        return self.options[:, HEAD:]

    @property
    def begins(self) -> Any:
        """The places in ``options`` where a turn begins, followed by the length of ``options``."""
        new = np.any(np.diff(self.options[:, (0, HEAD - 1)], axis=0) != 0, axis=1)
        return np.concatenate([[0], np.flatnonzero(new) + 1, [len(self.options)]])


class ChoosingNetwork(Network):
    """A network that learns the worths of candidates, and their differences from others of the same turn."""

    def learn_turns(self, x: Any, y: Any, sizes: Any, rate: float) -> None:
        """Take one step; ``sizes`` are the numbers of candidates in each turn, whose rows are consecutive."""
        told_now = told(self.outputs(x))
        wrong = told_now - y
        worth = wrong @ WORTH
        firsts = np.cumsum(sizes) - sizes
        apart = worth - np.repeat(np.add.reduceat(worth, firsts) / sizes, sizes)
        share = told_now[:, SHARE]
        wrong[:, SMALL] *= SMALL_WEIGHT
        wrong[:, SHARE] += DIFFERENCES * apart * WORTH[SHARE] * share * (1 - share)
        wrong[:, SMALL] += DIFFERENCES * apart * WORTH[SMALL]
        self.descend(x, wrong / len(x), rate)

    def train_turns(self, x: Any, y: Any, begins: Any, epochs: int) -> None:
        """Go through the turns again and again, in a different order each time."""
        for epoch in range(epochs):
            order = self._rng.permutation(len(begins) - 1)
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for first in range(0, len(order), TURNS):
                part = order[first : first + TURNS]
                sizes = begins[part + 1] - begins[part]
                rows = np.repeat(begins[part] - np.cumsum(sizes) + sizes, sizes) + np.arange(sizes.sum())
                self.learn_turns(x[rows], y[rows], sizes, rate)


def read(folders: Sequence[Path]) -> Turns:
    """Return the contents of some folders, with a number for each game."""
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
    """Return the mean worth of each candidate, given the estimates of the candidates of the next turn."""
    trials = turns.trials
    first, last = trials[:, 1].astype(int), trials[:, 2].astype(int)
    trial_of = np.repeat(np.arange(len(trials)), last - first)
    order = np.lexsort((-(estimates @ WORTH), trial_of))
    best = order[np.unique(trial_of[order], return_index=True)[1]]
    found = trials[:, ENDED:].copy()
    found[trial_of[best]] = estimates[best]
    places = trials[:, 0].astype(int)
    sums = np.zeros((len(turns.options), BASIC))
    np.add.at(sums, places, found)
    return sums / np.bincount(places, minlength=len(sums))[:, None]


def improved(
    turns: Turns, hidden: int, epochs: int, seeds: Sequence[int]
) -> tuple[Network, Any, Any, dict[str, float]]:
    """Return the improved network, its means and scales, and its figures on the games held out."""
    network, mean, scale = present()
    scale = np.where(scale > 0, scale, 1.0)
    even = (turns.figures - mean) * scale
    goal = worths(turns, told(network.outputs((turns.followers - mean) * scale)))
    begins = turns.begins
    check = turns.options[:, 0] % HELD_OUT == 0
    learned = []
    for seed in seeds:
        one = ChoosingNetwork(len(NAMES), hidden, BASIC, seed)
        one.train_turns(even[~check], goal[~check], begins_of(begins, ~check), epochs)
        learned.append(one)
    whole = side_by_side(learned)
    before, after = (told(each.outputs(even[check])) for each in (network, whole))
    missed = [
        float(np.mean((found[:, SHARE] - goal[check][:, SHARE]) ** 2) ** 0.5) for found in (before, after)
    ]
    chosen = [best_places(found @ WORTH, begins_of(begins, check)) for found in (before, after)]
    more = (goal[check] @ WORTH)[np.array(chosen)]
    gained = more[1] - more[0]
    games = len(set(turns.options[check, 0]))
    figures = {
        "rows": int(check.sum()),
        "missed_before": round(missed[0], 4),
        "missed": round(missed[1], 4),
        "gained": round(float(gained.sum()) / games, 4),
        "error_of_gained": round(float(gained.std()) * len(gained) ** 0.5 / games, 4),
    }
    return whole, mean, scale, figures


def begins_of(begins: Any, kept: Any) -> Any:
    """Return where turns begin when only ``kept`` rows are left; turns are kept as a whole or not at all."""
    places = np.concatenate([[0], np.cumsum(kept)])[begins]
    return np.unique(places)


def best_places(values: Any, begins: Any) -> Any:
    """Return the place of the greatest value in each turn."""
    turn_of = np.repeat(np.arange(len(begins) - 1), np.diff(begins))
    order = np.lexsort((-values, turn_of))
    return order[begins[:-1]]


def main() -> None:
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
    content = {key: table[key] for key in ("networks", "others", "new_rack", "held_out", "shifts", "told")}
    OUTPUT.write_text(to_text(table["made_by"], table["arguments"], ABOUT, content), encoding="utf-8")


if __name__ == "__main__":
    main()
