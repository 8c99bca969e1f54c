"""Learns the weights of the features of a position from games that bots play, and writes their table.

``python -m stolik.games.rummikub.ai.train.position_weights GAMES [--output FILE]`` (with numpy) plays so many
games for two players, and as many for three and four in turn: of the present ``master``, of one that keeps
only its jokers, and of ``sharp``; one move in seven is any of the candidates. It writes
``data/position_weights.json``. The weights in use come from several such rounds: the first was learned from
games of ``sharp`` and of bots that keep jokers and sets back, each later one from games of those before it.

Who plays well and who doesn't goes into the regression beside the features, and is left out of the weights as
the usual mixture: else few tiles on the rack of an opponent would pass for a good sign, since bad players
lay all they can.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np

from stolik.engine.bot import Level
from stolik.engine.driver import playout, playout_moves
from stolik.engine.game import Seat, Value
from stolik.engine.learned_tables import to_text
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.candidates import candidates, laying_nothing
from stolik.games.rummikub.ai.features import NAMES, features
from stolik.games.rummikub.ai.train.keeps_jokers import KeepsJokers
from stolik.games.rummikub.ai.valuation import POINT_WORTH
from stolik.games.rummikub.rules.moves import EndTurn, KeepRack, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

ANY = 0.15
"""The share of turns in which any candidate is played."""

WEAK = 0.3
"""The share of seats that a weaker bot plays."""

USUAL = 0.4
"""The part of weak opponents that the weights are made for."""

RIDGE = 3.0
DEALS = 500

OUTPUT = Path(__file__).parents[1] / "data" / "position_weights.json"
ABOUT = (
    "Weights of the features of a position after a move. chance: of the logarithm of the odds to win "
    "the game; points: of the small points to be expected; under 2 for two players, under 3 for more. "
    "new_rack: the mean worth (chance + 0.001 * points) of a rack just dealt, by the number of players."
)

Sample = tuple[int, tuple[float, ...], float, float]


def samples_of_game(seats: int, rng: Random) -> Iterator[Sample]:
    """Play a game and yield, move by move, the seat, the features with who is weak, and the seat's result."""
    state: State = GAME.start(seats, Options(turn_seconds=None, games_per_match=1))
    weak = [rng.random() < WEAK for _ in range(seats)]
    bots: list[Any] = [
        rng.choice([BOTS[Level.SHARP], KeepsJokers()]) if each else BOTS[Level.MASTER] for each in weak
    ]
    seen: list[tuple[int, tuple[float, ...]]] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", bots[seat].choose(view, seat, rng, 1.0))
        open_to = candidates(view, seat)
        any_of_them = rng.random() < ANY or len(open_to) == 1
        move: Value = rng.choice(open_to).move if any_of_them else bots[seat].choose(view, seat, rng, 1.0)
        there = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
        left = set(view.racks[seat]) - there
        chosen = next((candidate for candidate in open_to if set(candidate.rack) == left), None)
        if chosen is not None and chosen.rack:
            others = (sum(weak) - weak[seat]) / (seats - 1)
            seen.append((seat, (*features(view, seat, chosen), float(weak[seat]), others)))
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


def new_rack_worth(seats: int, chance: Sequence[float], points: Sequence[float]) -> float:
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
            found = np.array(features(view, seat, laying_nothing(view.table, view.racks[seat], EndTurn())))
            worths.append(1 / (1 + np.exp(-found @ chance)) + POINT_WORTH * (found @ points))
    return float(np.mean(worths))


def learned(seats: int, games: int) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """Return the weights of chance and points by feature, and the worth of a new rack by number of players.

    ``seats`` is 2, or 3 for three and four players in turn.
    """
    samples: list[Sample] = []
    for number in range(games):
        players = seats if seats == 2 else 3 + number % 2
        samples += samples_of_game(players, Random(f"learn {seats} {number}"))
    chance, points = fitted(*[np.array([sample[column] for sample in samples]) for column in (1, 2, 3)])
    racks = {
        str(players): round(new_rack_worth(players, chance, points), 3)
        for players in ((2,) if seats == 2 else (3, 4))
    }
    return dict(zip(NAMES, chance, strict=True)), dict(zip(NAMES, points, strict=True)), racks


def main() -> None:
    """Play, learn and write the table."""
    parser = ArgumentParser(description="Learn the weights of the features of a position.")
    parser.add_argument("games", type=int, help="games for two players, and as many for three and four")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the file to write")
    arguments = parser.parse_args()
    two, more = (learned(seats, arguments.games) for seats in (2, 3))
    content = {
        "chance": {"2": two[0], "3": more[0]},
        "points": {"2": two[1], "3": more[1]},
        "new_rack": {**two[2], **more[2]},
    }
    made_by = "stolik.games.rummikub.ai.train.position_weights"
    text = to_text(made_by, {"games": arguments.games}, ABOUT, content)
    arguments.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
