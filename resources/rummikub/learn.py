"""Learns the weights of ``desktop/stolik/games/rummikub/strategy_weights.py`` from games that bots play.

``python -m resources.rummikub.learn SEATS GAMES`` (with numpy) plays games of the present ``master``, of one
that keeps only its jokers, and of ``sharp``; one move in seven is any of the options. It prints a row of
weights for the chance and one for the points, as they stand in that file, and what they make of racks just
dealt. SEATS is 2, or 3 for three and four players in turn. The weights in use come from several such rounds:
the first was learned from games of ``sharp`` and of bots that keep jokers and sets back, each later one from
games of those before it.

Who plays well and who doesn't goes into the regression beside the figures, and is left out of the weights as
the usual mixture: else few tiles on the rack of an opponent would pass for a good sign, since bad players
lay all they can.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import numpy as np
from stolik.engine.driver import playout, playout_moves
from stolik.engine.game import Seat, Value
from stolik.engine.levels import Level
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.features import NAMES, figures
from stolik.games.rummikub.ai.options import options, waiting
from stolik.games.rummikub.ai.valuation import POINT
from stolik.games.rummikub.rules.rules import GAME, EndTurn, KeepRack, Options, Play, State

from tests.games.rummikub.rivals import KeepsJokers

ANY = 0.15
WEAK = 0.3
USUAL = 0.4
RIDGE = 3.0
DEALS = 500

Sample = tuple[int, tuple[float, ...], float, float]


def game(seats: int, rng: Random) -> Iterator[Sample]:
    """Play a game and yield, move by move, the seat, the figures with who is weak, and the seat's result."""
    state: State = GAME.start(seats, Options(turn_seconds=None, games_per_match=1))
    weak = [rng.random() < WEAK for _ in range(seats)]
    bots: list[Any] = [
        rng.choice([BOTS[Level.SHARP], KeepsJokers()]) if each else BOTS[Level.MASTER] for each in weak
    ]
    seen: list[tuple[int, tuple[float, ...]]] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", bots[seat].choose(view, seat, rng, 1.0))
        open_to = options(view, seat)
        any_of_them = rng.random() < ANY or len(open_to) == 1
        move: Value = rng.choice(open_to).move if any_of_them else bots[seat].choose(view, seat, rng, 1.0)
        there = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
        left = set(view.racks[seat]) - there
        chosen = next((option for option in open_to if set(option.rack) == left), None)
        if chosen is not None and chosen.rack:
            others = (sum(weak) - weak[seat]) / (seats - 1)
            seen.append((seat, (*figures(view, seat, chosen), float(weak[seat]), others)))
        return move

    end, _ = playout(GAME, state, choose, rng)
    result = end.results[0]
    for seat, found in seen:
        yield seat, found, float(result.winner == seat), float(result.small_points[seat])


def fitted(figured: Any, won: Any, points: Any) -> tuple[list[float], list[float]]:
    """Return the weights of the logarithm of the odds, and of the points, by ridge regression."""
    spread = figured.std(axis=0)
    spread[spread == 0] = 1
    even = figured / spread
    ridge = RIDGE * np.eye(even.shape[1])
    odds = np.zeros(even.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-even @ odds))
        slope = (even * (chance * (1 - chance))[:, None]).T @ even + ridge
        odds += np.linalg.solve(slope, even.T @ (won - chance) - RIDGE * odds)
    mean = np.linalg.solve(even.T @ even + ridge, even.T @ points)
    return _usual(odds / spread), _usual(mean / spread)


def _usual(weights: Any) -> list[float]:
    usual = [weights[0] + USUAL * weights[-1], *weights[1:-2]]
    return [float(f"{weight:.4g}") for weight in usual]


def fresh(seats: int, chance: Sequence[float], points: Sequence[float]) -> float:
    """Return the mean worth of a rack just dealt."""
    worths = []
    for number in range(DEALS):
        rng = Random(f"fresh {seats} {number}")
        state: State = GAME.start(seats, Options(turn_seconds=None, games_per_match=1))
        until_the_first_turn = playout_moves(
            GAME, state, lambda _, seat: KeepRack(), rng, until=lambda state: state.phase == "turn"
        )
        for made in until_the_first_turn:
            state = made.after
        for seat in range(seats):
            view = GAME.view(state, seat)
            found = np.array(figures(view, seat, waiting(view.table, view.racks[seat], EndTurn())))
            worths.append(1 / (1 + np.exp(-found @ chance)) + POINT * (found @ points))
    return float(np.mean(worths))


def main() -> None:
    """Play, learn and print."""
    seats, games = int(sys.argv[1]), int(sys.argv[2])
    samples: list[Sample] = []
    for number in range(games):
        samples += game(seats if seats == 2 else 3 + number % 2, Random(f"learn {seats} {number}"))
    chance, points = fitted(*[np.array([sample[column] for sample in samples]) for column in (1, 2, 3)])
    print(f"# {games} games, {len(samples)} positions")
    for title, weights in (("CHANCE", chance), ("POINTS", points)):
        print(f"# {title}")
        print("    (")
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"        {weight},  # {name}")
        print("    ),")
    for count in (2,) if seats == 2 else (3, 4):
        print(f"# FRESH with {count} players: {fresh(count, chance, points):.3f}")


if __name__ == "__main__":
    main()
