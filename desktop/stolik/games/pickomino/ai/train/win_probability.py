"""Learns the weights of ``win_probability`` by fitted value iteration, and writes its table.

Run ``python -m stolik.games.pickomino.ai.train.win_probability FILE`` in the project's folder. It needs NumPy
and takes 4 minutes and 20 seconds of one core.

In every sweep a batch of games is played by the master's rule under the weights so far. At every position
between two turns the turn is solved, which gives the mean win chances of all seats over the next position:
the value of one turn ahead. Together with what really followed it makes the target of that position,
``target = one turn ahead + TRACE * (target of the next position - value of the next position)``, as
in TD(lambda) with the dice of the one turn averaged out. The weights of the next sweep are those of least
cross-entropy to the targets, found by Newton steps with a small ridge. Some turns end at random, so that
positions are met that good play avoids.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stolik.engine.game import Seat
from stolik.engine.learned_tables import to_text
from stolik.games.pickomino.ai.train.turn_batch import SUMS, Floats, place_of, play_turn, solve_turns
from stolik.games.pickomino.ai.turn_solver import FRESH, LEAST, MOST, Payoffs, Solution
from stolik.games.pickomino.ai.win_probability import (
    FEATURES,
    KNOTS,
    MOST_SEATS,
    SumChances,
    features,
    knot_shares,
    ranks_of,
    shared_win,
)
from stolik.games.pickomino.rules.tiles import TILES

Stacks: TypeAlias = tuple[tuple[int, ...], ...]

GAMES: Final = 100
"""The games played in one sweep."""

SWEEPS: Final = (0.95, 0.95, 0.95, 0.9, 0.9, 0.9, 0.8, 0.8, 0.8, 0.8)
"""The trace of every sweep: early ones look at how games end, late ones at the turns next to come."""

LAST_SWEEPS: Final = 4
"""The weights written are the fit to the positions of so many last sweeps together."""

EXPLORED: Final = 0.1
"""The share of turns that end at random."""

MADE_BY: Final = "stolik.games.pickomino.ai.train.win_probability"
NEWTON_STEPS: Final = 4
RIDGE: Final = 1.0
FIRST_WEIGHTS: Final = {"worms": 0.3}
DIGITS: Final = 3


# ------------------------------------------------------------------------------------------------ the games


class Position(NamedTuple):
    """A position between two turns; the centre is ascending."""

    stacks: Stacks
    centre: tuple[int, ...]
    to_move: Seat


def ends_of(position: Position) -> tuple[dict[int, Position], dict[int, Position], Position]:
    """Return what follows each tile taken, each tile stolen, and a bust (rules without the extra flip)."""
    stacks, centre, seat = position
    following = (seat + 1) % len(stacks)

    def moved(onto: Seat | None, tile: int, source: Seat | None) -> Stacks:
        changed = [stack[:-1] if other == source else stack for other, stack in enumerate(stacks)]
        return tuple([(*stack, tile) if other == onto else stack for other, stack in enumerate(changed)])

    takes = {
        tile: Position(
            moved(seat, tile, None), tuple([other for other in centre if other != tile]), following
        )
        for tile in centre
    }
    steals = {
        stack[-1]: Position(moved(seat, stack[-1], owner), centre, following)
        for owner, stack in enumerate(stacks)
        if stack and owner != seat
    }
    if not stacks[seat]:
        return takes, steals, Position(stacks, centre, following)
    own = stacks[seat][-1]
    highest = max(*centre, own)
    left = tuple(sorted({*centre, own} - ({highest} if highest != own else set())))
    return takes, steals, Position(moved(None, 0, seat), left, following)


class Model:
    """The win chances under weights: a row a feature, a column a knot."""

    def __init__(self, weights: Floats, sums: SumChances) -> None:
        self.weights = weights
        self.sums = sums

    def rows(self, position: Position) -> Floats:
        """Return the features of all seats, a row a seat."""
        stacks, centre, to_move = position
        ranks = ranks_of(stacks)
        return np.array(
            [features(stacks, ranks, centre, to_move, seat, self.sums) for seat in range(len(stacks))]
        )

    def values(self, position: Position) -> Floats:
        """Return the chance to win of every seat, exact where the centre is empty."""
        if not position.centre:
            ranks = ranks_of(position.stacks)
            return np.array([shared_win(ranks, seat) for seat in range(len(ranks))])
        knot, share = knot_shares(len(position.centre))
        weights = self.weights[:, knot] * (1 - share) + self.weights[:, knot + 1] * share
        strengths = self.rows(position) @ weights
        chances = np.exp(strengths - strengths.max())
        return np.asarray(chances / chances.sum())


class Game:
    """A game in play: its positions so far, with their values, the values one turn ahead, and the breaks.

    Where ``breaks`` is set, the turn ended at random, so that what came after says nothing of good play.
    """

    def __init__(self, seats: int, first: Seat) -> None:
        self.position = Position(((),) * seats, TILES, first)
        self.past: list[Position] = []
        self.ahead: list[Floats] = []
        self.values: list[Floats] = []
        self.breaks: list[bool] = []

    def prepare(self, model: Model) -> tuple[Floats, Floats]:
        """Return the values of stopping, by seat and sum, and of a bust, by seat, the one on turn first."""
        self._takes, self._steals, self._bust = ends_of(self.position)
        self._ends: dict[int | None, tuple[Position, Floats]] = {None: self._valued(model, self._bust)}
        takes = {tile: self._valued(model, end) for tile, end in self._takes.items()}
        seats, seat = len(self.position.stacks), self.position.to_move
        stops = np.full((seats, len(SUMS) + 1), np.nan)
        best = None
        for total in SUMS:
            best = takes.get(total, best)
            ends = [best] if best else []
            if total in self._steals:
                ends.append(self._valued(model, self._steals[total]))
            if ends:
                self._ends[total] = max(ends, key=lambda end: float(end[1][seat]))
                stops[:, total - LEAST] = np.roll(self._ends[total][1], -seat)
        return stops, np.roll(self._ends[None][1], -seat)

    def _valued(self, model: Model, end: Position) -> tuple[Position, Floats]:
        return end, model.values(end)

    def go_on(self, ahead: Floats, values: Floats, stopping: NDArray[np.bool_], rng: Random) -> None:
        """Play the turn; ``ahead`` are the mean values after it, the seat on turn first."""
        self.past.append(self.position)
        self.ahead.append(np.roll(ahead, self.position.to_move))
        at_random = rng.random() < EXPLORED
        total = rng.choice(list(self._ends)) if at_random else play_turn(values, stopping, rng)
        self.position, after = self._ends[total]
        self.values.append(after)
        self.breaks.append(at_random)

    def targets(self, trace: float) -> Iterator[tuple[Position, Floats]]:
        """Yield every position with the target of its values."""
        surprise = np.zeros(len(self.position.stacks))
        for turn in range(len(self.past) - 1, -1, -1):
            target = self.ahead[turn] + (0.0 if self.breaks[turn] else trace) * surprise
            yield self.past[turn], target
            surprise = target - self.values[turn - 1]


def play_games(model: Model, seats: int, games: int, rng: Random) -> list[Game]:
    """Return so many games, played to their end side by side."""
    everything = [Game(seats, number % seats) for number in range(games)]
    playing = everything
    while playing:
        ends = [game.prepare(model) for game in playing]
        stops = np.stack([stop for stop, _ in ends], axis=-1)
        busts = np.stack([bust for _, bust in ends], axis=-1)
        values, stopping = solve_turns(stops, busts)
        fresh = place_of(FRESH)
        for number, game in enumerate(playing):
            game.go_on(values[:, fresh, number], values[0, :, number], stopping[:, number], rng)
        playing = [game for game in playing if game.position.centre]
    return everything


# ------------------------------------------------------------------------------------------------- learning


class Sample(NamedTuple):
    """A position as the fit sees it: the features of all seats, a row a seat, the tiles, the target."""

    rows: Floats
    tiles: int
    target: Floats


def first_weights() -> Floats:
    """Return the weights of the first sweep."""
    return np.array([[FIRST_WEIGHTS.get(name, 0.0)] * len(KNOTS) for name in FEATURES])


def samples_of(model: Model, games: Sequence[Game], trace: float) -> list[Sample]:
    """Return the positions of played games with their targets."""
    return [
        Sample(model.rows(position), len(position.centre), target)
        for game in games
        for position, target in game.targets(trace)
    ]


def fit(samples: Sequence[Sample], weights: Floats) -> Floats:
    """Return the weights of least cross-entropy to the targets, found from ``weights`` by Newton steps."""
    seats = len(samples[0].target)
    spread = np.zeros((len(samples), seats, len(FEATURES), len(KNOTS)))
    for number, sample in enumerate(samples):
        knot, share = knot_shares(sample.tiles)
        spread[number, :, :, knot] = sample.rows * (1 - share)
        spread[number, :, :, knot + 1] = sample.rows * share
    rows = spread.reshape(len(samples), seats, -1)
    targets = np.array([sample.target for sample in samples])
    flat = weights.reshape(-1)
    for _ in range(NEWTON_STEPS):
        strengths = rows @ flat
        chances = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsf->nf", chances, rows)
        slope = np.einsum("ns,nsf->f", chances - targets, rows) + RIDGE * flat
        all_rows = rows.reshape(-1, len(flat))
        bend = (all_rows * chances.reshape(-1, 1)).T @ all_rows - mean.T @ mean + RIDGE * np.eye(len(flat))
        flat = flat - np.linalg.solve(bend, slope)
    return np.asarray(flat.reshape(weights.shape))


def learn(seats: int, sums: SumChances, games: int, seed: int) -> Floats:
    """Return the weights for so many seats: a row a feature, a column a knot."""
    rng = Random(seed * 10 + seats)
    weights = first_weights()
    sweeps: list[list[Sample]] = []
    for trace in SWEEPS:
        model = Model(weights, sums)
        played = play_games(model, seats, games, rng)
        sweeps.append(samples_of(model, played, trace))
        recent = [sample for sweep in sweeps[-LAST_SWEEPS:] for sample in sweep]
        weights = fit(recent, weights)
        print(f"{seats} seats, sweep {len(sweeps)}: {len(sweeps[-1])} positions", file=sys.stderr)
    return weights


def exact_sum_chances() -> SumChances:
    """Return the best chances of a turn to make each sum, rounded as in the table."""

    def best(sums: Sequence[int]) -> float:
        payoffs = Payoffs(tuple([1.0 if total in sums else None for total in SUMS]), 0.0)
        return round(Solution(payoffs).value(FRESH), 4)

    return SumChances(
        {tile: best([tile]) for tile in TILES}, {tile: best(range(tile, MOST + 1)) for tile in TILES}
    )


def table(games: int, seed: int) -> dict[str, Any]:
    """Return what is learned, as JSON values."""
    sums = exact_sum_chances()
    weights = {seats: learn(seats, sums, games, seed).round(DIGITS) for seats in range(2, MOST_SEATS + 1)}
    return {
        "exactly": list(sums.exactly.values()),
        "at_least": list(sums.at_least.values()),
        "knots": list(KNOTS),
        "weights": {
            str(seats): {
                name: [float(weight) for weight in row] for name, row in zip(FEATURES, rows, strict=True)
            }
            for seats, rows in weights.items()
        },
    }


ABOUT: Final = (
    "The weights of the chance to win in Pickomino, by number of seats, feature and knot (face-up tiles in "
    "the centre), and the best chances of a turn to make exactly and at least the sums 21 to 36 with a worm."
)


def main() -> None:
    """Learn, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help="games a sweep")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    arguments = {"games": asked.games, "seed": asked.seed}
    text = to_text(MADE_BY, arguments, ABOUT, table(asked.games, asked.seed))
    asked.file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
