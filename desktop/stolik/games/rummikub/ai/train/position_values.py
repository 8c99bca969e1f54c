"""Learns the worth of positions from the rows that ``samples`` has written, and writes the table of values.

``python -m stolik.games.rummikub.ai.train.position_values FOLDER ...`` (with numpy) reads all rows of the
folders and writes ``data/position_values.json``, with one small network for two players and one for three and
four. A network has the standardised features as inputs, a layer of hidden units, and three outputs: the
chance to win, the share of the four big points, and the small points. For two players, it also has the
chances of more small points than each of ``THRESHOLDS``. Every tenth game is held out to stop the training at
its best and to measure the figures of the table. Parts that aren't learned again (``--seats``) stay as they
are.

First the results of games are learned, and then, twice, the estimates at the same seat's later turns together
with the result (TD(λ)), which depends less on luck. The networks with several seeds are joined into one that
has the mean of their outputs.

Whether seats play by a rule is an input too. In the table, the seat itself plays like the master, and so does
the opponent of two players; at three and four seats, the others play by a rule.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from stolik.engine.coaching.learned_tables import pack, to_text
from stolik.engine.driver import playout
from stolik.games.rummikub.ai.position_values import AROUND, NAMES, around, features, laying_nothing
from stolik.games.rummikub.rules.moves import EndTurn, KeepRack
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.opening import NEEDED

BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 1e-5
"""The rows per step, the greatest step, and how much weights shrink."""

BASIC: Final = 3
"""The number of outputs before those for thresholds."""

SMALL: Final = 2
"""The index of the output for small points; the other outputs are log-odds."""

THRESHOLD_WEIGHT: Final = 0.3
"""The weight of an error in the chance of a threshold."""

SMALL_WEIGHT: Final = 0.1
"""The weight of an error of a hundred small points."""


class Network:
    """A layer of hidden units between features and outputs, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._rng = rng
        self.weights = [
            rng.normal(0, 1 / inputs**0.5, (inputs, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1 / hidden**0.5, (hidden, outputs)),
            np.zeros(outputs),
        ]
        self._first = [np.zeros_like(each) for each in self.weights]
        self._second = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def outputs(self, x: Any) -> Any:
        one, add, two, more = self.weights
        return np.tanh(x @ one + add) @ two + more

    def learn(self, x: Any, y: Any, rate: float) -> None:
        """Take one step.

        ``y`` holds whether the game was won (0 or 1), the share of big points, the small points in hundreds,
        and for each threshold whether there were more.
        """
        wrong = told(self.outputs(x)) - y
        wrong[:, SMALL] *= SMALL_WEIGHT
        wrong[:, BASIC:] *= THRESHOLD_WEIGHT
        self.descend(x, wrong / len(x), rate)

    def descend(self, x: Any, wrong: Any, rate: float) -> None:
        """Take one step against the gradient; ``wrong`` is that of the outputs for each row."""
        one, add, two, _ = self.weights
        unit = np.tanh(x @ one + add)
        back = (wrong @ two.T) * (1 - unit * unit)
        slopes = [x.T @ back, back.sum(0), unit.T @ wrong, wrong.sum(0)]
        self._steps += 1
        for place, slope in enumerate(slopes):
            if place % 2 == 0:
                slope = slope + DECAY * self.weights[place]
            self._first[place] = 0.9 * self._first[place] + 0.1 * slope
            self._second[place] = 0.999 * self._second[place] + 0.001 * slope * slope
            mean = self._first[place] / (1 - 0.9**self._steps)
            spread = self._second[place] / (1 - 0.999**self._steps)
            self.weights[place] = self.weights[place] - rate * mean / (np.sqrt(spread) + 1e-8)

    def train(self, x: Any, y: Any, epochs: int, check: tuple[Any, Any]) -> float:
        """Go through the rows again and again; keep the best weights for ``check``, and return their loss."""
        best, kept = float("inf"), self.weights
        for epoch in range(epochs):
            order = self._rng.permutation(len(x))
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for first in range(0, len(x), BATCH):
                part = order[first : first + BATCH]
                self.learn(x[part], y[part], rate)
            now = loss(self.outputs(check[0]), check[1])
            if now < best:
                best, kept = now, list(self.weights)
        self.weights = kept
        return best


def told(out: Any) -> Any:
    """Return outputs with chances and shares instead of log-odds."""
    found = 1 / (1 + np.exp(-out))
    found[:, SMALL] = out[:, SMALL]
    return found


def loss(out: Any, y: Any) -> float:
    out, y = np.delete(out, SMALL, 1), np.delete(y, SMALL, 1)
    return float(np.mean(np.logaddexp(0, out) - y * out))


def side_by_side(networks: Sequence[Network]) -> Network:
    """Return one network whose outputs are the means of those of several."""
    parts = [network.weights for network in networks]
    whole = Network(len(parts[0][0]), sum([len(part[1]) for part in parts]), len(parts[0][3]), 0)
    whole.weights = [
        np.hstack([part[0] for part in parts]),
        np.hstack([part[1] for part in parts]),
        np.vstack([part[2] for part in parts]) / len(parts),
        np.mean([part[3] for part in parts], axis=0),
    ]
    return whole


def packed(weights: Sequence[Any], mean: Any, scale: Any) -> dict[str, Any]:
    """Return a network with only the features as inputs for the table; ``weights`` are as in `Network`."""
    one, add, two, more = weights
    return {
        "mean": pack(mean.tolist(), "float32", [len(NAMES)]),
        "scale": pack(scale.tolist(), "float32", [len(NAMES)]),
        "hidden": pack(np.vstack([one, add]).T.ravel().tolist(), "float32", [len(add), len(NAMES) + 1]),
        "output": pack(np.vstack([two, more]).T.ravel().tolist(), "float32", [len(more), len(add) + 1]),
    }


HEAD: Final = 5
"""The number of columns before the features: game, seats, seat, by a rule, share of others by a rule."""

HELD_OUT: Final = 10
DEALS: Final = 500
ROUNDS: Final = 2
"""How often later estimates are learned."""

RESULT: Final = 0.7
"""λ, the weight of all later estimates and the result against the estimate at the next turn."""

ASKED: Final = {2: (0.0, 0.0), 3: (0.0, 1.0)}
"""The inputs for the table: whether the seat plays by a rule, and the share of others that do."""

POINTS: Final = 100.0
"""The unit of small points inside the network."""

THRESHOLDS: Final = (-100, -70, -50, -35, -22, -11, 0, 11, 22, 35, 50, 70, 100)
"""The thresholds learned for two players; half of their games are won by less than 26 small points."""

NETWORKS: Final = {2: "two_seats", 3: "three_and_four_seats"}
"""The names under which the table has the arguments of a network."""

OUTPUT = Path(__file__).parents[1] / "data" / "position_values.json"
ABOUT = (
    "What a position after a move is worth to who made it. networks: under 2 for two players, 3 for three "
    "and four; the features (less mean, times scale) lead to hidden units (tanh of hidden, rows by unit, "
    "the last number is added), and these to the outputs: the logarithms of the odds to win and of the "
    "share of the four big points, hundreds of small points, and for two players the logarithms of the odds "
    "of more small points than each of the thresholds. others: weights by which the chance that "
    "is left is shared out among the other seats. held_out: of the games not learned from, rows, loss, "
    "chance told and games won for two players, for more of them rows, how far the share of big points was "
    "off what the next turn shows, before and now, and the big points a game (a hundred small ones are a "
    "tenth) that other choices had gained by the next turn. new_rack: chance, big and small points "
    "of a rack just dealt. shifts: what is added to the logarithm of the odds to win, by number of seats and "
    "phase. told: what is added to that of two players as it is told, in a match of two games (match) or of "
    "one (game), by phase."
)


def read(folders: Sequence[Path], seats: Sequence[int]) -> tuple[Any, dict[str, Any]]:
    """Return the rows in folders for some networks, with a number for each game, and how they were made."""
    parts, seconds, games = [], 0.0, 0
    seeds = set()
    found = [path for folder in folders for each in seats for path in folder.glob(f"{each}-*.npz")]
    for path in sorted(found):
        with np.load(path) as file:
            rows = file["rows"].astype(np.float64)
            seconds += float(file["seconds"])
        rows[:, 0] += games - rows[0, 0]
        games = int(rows[-1, 0]) + 1
        seeds.add(path.stem.rsplit("-", 1)[0])
        parts.append(rows)
    rows = np.concatenate(parts)
    return rows, {
        "rows": len(rows),
        "games": games,
        "seeds": sorted(seeds),
        "hours": round(seconds / 3600, 2),
    }


def following(rows: Any) -> Any:
    """Return, for each row, the place of the seat's next decision in the same game, -1 for the last one."""
    found = np.full(len(rows), -1)
    later: dict[tuple[float, float], int] = {}
    for place in range(len(rows) - 1, -1, -1):
        who = rows[place, 0], rows[place, 2]
        found[place] = later.get(who, -1)
        later[who] = place
    return found


def expected(out: Any, y: Any, after: Any) -> Any:
    """Return the target of each row: a mean of the estimates at the seat's later decisions and the result."""
    estimates = told(out)
    found = y.copy()
    for place in range(len(y) - 1, -1, -1):
        if after[place] >= 0:
            found[place] = (1 - RESULT) * estimates[after[place]] + RESULT * found[after[place]]
    return found


def learned(rows: Any, z: Any, y: Any, hidden: int, epochs: int, seed: int) -> Network:
    check, after = rows[:, 0] % HELD_OUT == 0, following(rows)
    network = Network(z.shape[1], hidden, y.shape[1], seed)
    network.train(z[~check], y[~check], epochs, (z[check], y[check]))
    for _ in range(ROUNDS):
        target = expected(network.outputs(z), y, after)
        seed += 100
        again = Network(z.shape[1], hidden, y.shape[1], seed)
        again.weights = list(network.weights)
        again.train(z[~check], target[~check], epochs, (z[check], y[check]))
        network = again
    return network


def fitted(
    rows: Any, seats: int, hidden: int, epochs: int, seeds: Sequence[int]
) -> tuple[dict[str, Any], ...]:
    """Return the network for a number of seats, its figures on the games held out, and ``new_rack``."""
    x = rows[:, 3 : HEAD + len(NAMES)]
    steps, small = THRESHOLDS if seats == 2 else (), rows[:, -1:]
    above = (small > np.array(steps)) + 0.5 * (small == np.array(steps))
    y = np.column_stack([rows[:, -3] == 0, rows[:, -2] / 4, small / POINTS, above]).astype(float)
    mean, scale = x.mean(0), x.std(0)
    scale = np.where(scale > 1e-9, 1 / np.maximum(scale, 1e-9), 0.0)
    z = (x - mean) * scale
    check = rows[:, 0] % HELD_OUT == 0
    network = side_by_side([learned(rows, z, y, hidden, epochs, seed) for seed in seeds])
    out = network.outputs(z[check])
    figures = {
        "rows": int(check.sum()),
        "loss": round(loss(out, y[check]), 4),
        "told": round(float(told(out)[:, 0].mean()), 4),
        "won": round(float(y[check][:, 0].mean()), 4),
    }
    one, add, two, more = network.weights
    asked = np.array(ASKED[seats])
    add = add + ((asked - mean[:2]) * scale[:2]) @ one[:2]
    table = packed((one[2:], add, two, more), mean[2:], scale[2:])
    if steps:
        table["thresholds"] = list(steps)
    fresh = {
        str(each): new_rack(
            each,
            lambda some: network.outputs((np.hstack([np.tile(asked, (len(some), 1)), some]) - mean) * scale),
        )
        for each in ((2,) if seats == 2 else (3, 4))
    }
    return table, figures, fresh


def others_in(rows: Any) -> Any:
    """Return the figures of the other seats of each row, in the order of ``AROUND`` (nan for no seat)."""
    found = np.full((len(rows), 3, len(AROUND)), np.nan)
    seats = rows[:, HEAD + len(NAMES) :]
    for step in range(3):
        for place, (held, opened) in enumerate(seats[:, 2 * step : 2 * step + 2]):
            if held >= 0:
                found[place, step] = around(held, opened, step)
    return found


def shares(rows: Any) -> list[float]:
    """Return the weights for sharing out the others' chance, by logistic regression on lost games."""
    lost = rows[rows[:, -3] > 0]
    figures, winner = others_in(lost), lost[:, -3].astype(int) - 1
    there = ~np.isnan(figures[:, :, 0])
    figures = np.nan_to_num(figures)
    weights = np.zeros(len(AROUND))
    scale = figures[there].std(0) + 1e-9
    even = figures / scale
    won = np.eye(3)[winner]
    for _ in range(60):
        logits = np.where(there, even @ weights, -1e9)
        chance = np.exp(logits - logits.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        slope = np.einsum("rs,rsf->f", won - chance, even) / len(lost) - 1e-4 * weights
        mean = np.einsum("rs,rsf->rf", chance, even)
        spread = np.einsum("rs,rsf,rsg->fg", chance, even, even) / len(lost) - mean.T @ mean / len(lost)
        weights = weights + np.linalg.solve(spread + 1e-3 * np.eye(len(weights)), slope)
    return [float(f"{weight:.5g}") for weight in weights / scale]


def new_rack(seats: int, network: Callable[[Any], Any]) -> list[float]:
    """Return the mean chance, big points and small points of a newly dealt rack."""
    found = []
    for number in range(DEALS):
        rng = Random(f"fresh {seats} {number}")
        start = GAME.start(seats, Options(turn_seconds=None, games_per_match=1))
        state, _ = playout(
            GAME, start, lambda _, seat: KeepRack(), rng, until=lambda state: state.phase == "turn"
        )
        for seat in range(seats):
            view = GAME.view(state, seat)
            found.append(
                features(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn(), NEEDED))
            )
    out = network(np.array(found))
    big = 1 / (1 + np.exp(-out[:, 0 if seats == 2 else 1]))
    means = [
        float(np.mean(1 / (1 + np.exp(-out[:, 0])))),
        4 * float(np.mean(big)),
        POINTS * float(np.mean(out[:, 2])),
    ]
    return [round(mean, 4) for mean in means]


def main() -> None:
    parser = ArgumentParser(description="Learn what positions of Rummikub are worth.")
    parser.add_argument("folders", type=Path, nargs="+", help="what `samples` has written")
    parser.add_argument("--hidden", type=int, default=32, help="units for each seed")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--seeds", type=int, nargs="+", default=(1, 2), help="of the weights at the start")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3), default=(2, 3), help="3: and four")
    asked = parser.parse_args()
    rows, made = read(asked.folders, asked.seats)
    table, began = json.loads(OUTPUT.read_text(encoding="utf-8")), process_time()
    networks, held_out, fresh = ({**table[each]} for each in ("networks", "held_out", "new_rack"))
    for seats in asked.seats:
        mine = rows[(rows[:, 1] == 2) == (seats == 2)]
        networks[str(seats)], held_out[str(seats)], racks = fitted(
            mine, seats, asked.hidden, asked.epochs, asked.seeds
        )
        fresh |= racks
        print(seats, len(mine), held_out[str(seats)], flush=True)
    arguments = {
        **made,
        "hidden": asked.hidden,
        "epochs": asked.epochs,
        "starts": list(asked.seeds),
        "learning_hours": round((process_time() - began) / 3600, 3),
    }
    arguments = {**table["arguments"], **{NETWORKS[seats]: arguments for seats in asked.seats}}
    content = {
        "networks": networks,
        "others": shares(rows[rows[:, 1] > 2]) if 3 in asked.seats else table["others"],
        "new_rack": fresh,
        "held_out": held_out,
        "shifts": table["shifts"],
        "told": table["told"],
    }
    made_by = "stolik.games.rummikub.ai.train.position_values"
    OUTPUT.write_text(to_text(made_by, arguments, ABOUT, content), encoding="utf-8")


if __name__ == "__main__":
    main()
