"""A small network from features to what a position is worth, its training, and how the table holds it.

Its outputs are the logarithm of the odds to win, that of the share of the four big points, the small points
in hundreds, and for two players the logarithms of the odds of more small points than each of some thresholds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from stolik.engine.learned_tables import pack
from stolik.games.rummikub.ai.position_values import NAMES

BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 1e-5
"""The rows of a step, the greatest step, and how much weights shrink."""

BASIC: Final = 3
"""The outputs before those for thresholds."""

SMALL: Final = 2
"""The output of small points; the others are logarithms of odds."""

THRESHOLD_WEIGHT: Final = 0.3
"""What an error in a threshold's chance counts."""

SMALL_WEIGHT: Final = 0.1
"""What an error of a hundred small points counts."""


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
        """Return the network's outputs for rows of features, one row for each."""
        one, add, two, more = self.weights
        return np.tanh(x @ one + add) @ two + more

    def learn(self, x: Any, y: Any, rate: float) -> None:
        """Take one step.

        ``y`` holds won (0 or 1), the share of big points, small points in hundreds, and for each threshold
        whether there were more.
        """
        wrong = told(self.outputs(x)) - y
        wrong[:, SMALL] *= SMALL_WEIGHT
        wrong[:, BASIC:] *= THRESHOLD_WEIGHT
        self.descend(x, wrong / len(x), rate)

    def descend(self, x: Any, wrong: Any, rate: float) -> None:
        """Take one step against the slope of the outputs, ``wrong``, of rows."""
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
        """Go through the rows again and again; keep the weights best for the others, return their loss."""
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
    """Return what outputs tell: chances and shares instead of logarithms of odds."""
    found = 1 / (1 + np.exp(-out))
    found[:, SMALL] = out[:, SMALL]
    return found


def loss(out: Any, y: Any) -> float:
    """Return the mean loss of all chances and of the share of big points."""
    out, y = np.delete(out, SMALL, 1), np.delete(y, SMALL, 1)
    return float(np.mean(np.logaddexp(0, out) - y * out))


def side_by_side(networks: Sequence[Network]) -> Network:
    """Return one network that has the mean of the outputs of several."""
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
    """Return a network of the features alone as the table holds it; ``weights`` are as in `Network`."""
    one, add, two, more = weights
    return {
        "mean": pack(mean.tolist(), "float32", [len(NAMES)]),
        "scale": pack(scale.tolist(), "float32", [len(NAMES)]),
        "hidden": pack(np.vstack([one, add]).T.ravel().tolist(), "float32", [len(add), len(NAMES) + 1]),
        "output": pack(np.vstack([two, more]).T.ravel().tolist(), "float32", [len(more), len(add) + 1]),
    }
