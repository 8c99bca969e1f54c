"""Plays every promising candidate of a turn on to the seat's next turn, for the trainer of the values.

``python -m stolik.games.rummikub.ai.train.next_turns FOLDER --seats 4 --games 1000 --seed a`` (with numpy)
adds files to a folder, one for every few games. One seat, drawn for each game, is the master's; most of the
others lay as many tiles as they can. In each turn of the master, some candidates are tried with the bank
shuffled again, in the same way for all of them, until the game is over or the master has to choose again.

A file has

- ``options``, a row for each candidate tried: game, seats, the turn in this game, and its features;
- ``trials``, a row for each trial: the place of the candidate in ``options``, the range of its rows in
  ``followers`` (empty at the end of the game) and, if the game was over, whether it was won, the share of
  the big points, and the small points in hundreds;
- ``followers``, the features of the candidates that the master has in its next turn.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, cast

import numpy as np

from stolik.engine.bot import Level
from stolik.engine.driver import playout
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.ai.bots import MostTiles, aside
from stolik.games.rummikub.ai.limited_search import LIMITS
from stolik.games.rummikub.ai.position_values import Candidate, candidates, features
from stolik.games.rummikub.ai.train.samples import MOST_TILES, Rule, any_rule
from stolik.games.rummikub.ai.valuation import ranked
from stolik.games.rummikub.rules.moves import Move
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

TRIALS: Final = 2
"""How often every candidate is tried."""

MOST: Final = 4
"""The number of candidates of a turn that are tried: the best ones, and one drawn from the others."""

ANY: Final = 0.1
"""The share of turns in which a random candidate is played."""

PLAIN: Final = 0.8
"""The share of the others who lay most tiles; the rest hold some back by a rule."""

PART: Final = 20
"""The number of games in a file."""

SHORT: Final = 0.08
"""The share of games with a short bank."""


class Found:
    """The contents of a file."""

    def __init__(self) -> None:
        self._options: list[tuple[float, ...]] = []
        self._trials: list[tuple[float, ...]] = []
        self._followers: list[tuple[float, ...]] = []

    def add(self, game: int, seats: int, turn: int, figures: Sequence[float]) -> None:
        """Add a candidate with its features; its trials are added after it."""
        self._options.append((game, seats, turn, *figures))

    def add_trial(self, state: State, me: Seat) -> None:
        """Add what the last candidate has led to: the end of the game, or the next choice."""
        at, first = len(self._options) - 1, len(self._followers)
        if not GAME.to_act(state):
            self._trials.append((at, first, first, *_shares(state.results[0], me)))
            return
        view = GAME.view(state, me)
        found = candidates(view, me)
        if not found[0].rack:
            self.add_trial(GAME.apply(state, me, found[0].move)[-1].state, me)
            return
        self._followers += [features(view, me, candidate) for candidate in found]
        self._trials.append((at, first, len(self._followers), 0.0, 0.0, 0.0))

    def write(self, path: Path, seconds: float) -> None:
        np.savez_compressed(
            path,
            options=np.array(self._options, np.float32),
            trials=np.array(self._trials, np.float32),
            followers=np.array(self._followers, np.float32),
            seconds=seconds,
        )


def _shares(result: GameResult, me: Seat) -> tuple[float, float, float]:
    return float(result.winner == me), result.big_points[me] / 4, result.small_points[me] / 100


def tried(found: Sequence[Candidate], rng: Random) -> list[Candidate]:
    some = [each for each in found if each.rack]
    if len(some) <= MOST:
        return some
    return [*some[: MOST - 1], rng.choice(some[MOST - 1 :])]


def single_master(seats: int, rng: Random) -> list[Rule | None]:
    """Return one master at a random seat, and others who lay most tiles or, rarely, hold something back."""
    players: list[Rule | None] = [MOST_TILES if rng.random() < PLAIN else any_rule(rng) for _ in range(seats)]
    players[rng.randrange(seats)] = None
    return players


def play_game(game: int, players: Sequence[Rule | None], rng: Random, into: Found, *, short: bool) -> None:
    """Play a game and add what its turns lead to.

    In a ``short`` game, most of the bank is taken away once there are some tiles on the table.
    """
    me = players.index(None)
    least = rng.randint(15, 60) if short else len(TILES)
    planned: list[Move] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", aside(view, seat))
        if seat == me:
            return cast("Value", planned[-1])
        player = players[seat]
        if player is None or player is MOST_TILES:
            return cast("Value", _MOST_TILES.choose(view, seat, rng, 0.0))
        return cast("Value", player.choose(view, seat, candidates(view, seat)).move)

    def to_my_turn(state: State) -> State:
        had = state.turns[me] if planned else -1
        end: State = playout(
            GAME,
            state,
            choose,
            rng,
            until=lambda now: now.phase == "turn" and now.turn == me and now.turns[me] > had,
        )[0]
        return end

    state = to_my_turn(GAME.start(len(players), Options(turn_seconds=None, games_per_match=1)))
    while GAME.to_act(state):
        if sum(map(len, state.table)) >= least:
            state, least = replace(state, bank=state.bank[: rng.randint(0, 4)]), len(TILES)
        view = GAME.view(state, me)
        found = [candidate for candidate, _ in ranked(view, me, candidates(view, me))]
        some = tried(found, rng)
        worlds = [
            replace(state, bank=tuple(rng.sample(state.bank, len(state.bank))))
            for _ in range(TRIALS if len(some) > 1 else 1)
        ]
        planned.append(found[0].move)
        for candidate in some:
            into.add(game, len(players), len(planned), features(view, me, candidate))
            planned[-1] = candidate.move
            for world in worlds:
                into.add_trial(to_my_turn(world), me)
        planned[-1] = (rng.choice(found) if rng.random() < ANY else found[0]).move
        state = to_my_turn(state)


_MOST_TILES: Final = MostTiles(LIMITS[Level.MASTER])


def main() -> None:
    parser = ArgumentParser(description="Try the candidates of turns for the trainer of Rummikub's values.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=4, help="3 or 4")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    found, began = Found(), process_time()
    for game in range(asked.games):
        rng = Random(f"{asked.seed} next {asked.seats} {game}")
        play_game(game, single_master(asked.seats, rng), rng, found, short=rng.random() < SHORT)
        if game % PART == PART - 1 or game == asked.games - 1:
            path = asked.folder / f"{asked.seats}-{asked.seed}-{game // PART:05}.npz"
            found.write(path, process_time() - began)
            found, began = Found(), process_time()


if __name__ == "__main__":
    main()
