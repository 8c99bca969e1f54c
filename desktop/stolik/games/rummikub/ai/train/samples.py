"""Plays games for the trainer and writes the rows that it learns from, one for each decision in a turn.

``python -m stolik.games.rummikub.ai.train.samples FOLDER --seats 2 --games 1000 --seed a`` (with numpy) adds
files to a folder, one for every few games. Every seat is played by the master with its present table of
values (with ``--learned``), by a player who lays most tiles, or by one who holds back jokers and sets by a
rule drawn for the game, all within the master's limit. In one turn in seven, a random candidate is played.
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

from stolik.engine.driver import Chooser, playout
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.ai.bots import aside
from stolik.games.rummikub.ai.position_values import Candidate, candidates, features, plain_tiles
from stolik.games.rummikub.ai.valuation import ranked
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State

ANY: Final = 0.15
"""The share of turns in which a random candidate is played."""

PART: Final = 20
"""The number of games in a file."""

NEVER: Final = 99
"""A price, in tiles, that is never paid: it exceeds what anybody has."""


class Rule:
    """Chooses candidates by a rule: most tiles laid, with a price for jokers and for own sets.

    ``joker`` and ``own`` are the prices, in tiles, of laying a joker and a tile of an own set. They apply
    while the opened opponent with the fewest tiles has more than ``jokers_until`` or ``sets_until``.
    """

    def __init__(self, joker: float, own: float, jokers_until: int, sets_until: int) -> None:
        self._prices = joker, own
        self._until = jokers_until, sets_until

    def choose(self, view: State, seat: Seat, found: Sequence[Candidate]) -> Candidate:
        nearest = min(
            [len(rack) for other, rack in enumerate(view.racks) if other != seat and view.opened[other]],
            default=14,
        )
        joker = self._prices[0] if nearest > self._until[0] and view.bank else 0.0
        own = self._prices[1] if nearest > self._until[1] and view.bank else 0.0

        def left(candidate: Candidate) -> float:
            rack = candidate.rack
            plain = plain_tiles(rack)
            sets = best_opening(plain) if own and view.opened[seat] else None
            kept = sum(map(len, sets.sets)) if sets else 0
            return len(rack) - joker * (len(rack) - len(plain)) - own * kept

        return min(found, key=left)


MOST_TILES: Final = Rule(0, 0, 0, 0)


def any_rule(rng: Random) -> Rule:
    return Rule(
        rng.choice((0, 3, NEVER)),
        rng.choice((0, 0.7, 1.01)),
        rng.choice((1, 2, 4)),
        rng.choice((1, 2, 4, 6, 8)),
    )


def played_out(state: State, choose: Chooser, rng: Random, *, short: bool) -> State:
    """Play a game to its end, and return the final position.

    In a ``short`` game, most of the bank is taken away once there are some tiles on the table, because
    masters seldom come to an empty bank but have to know about it.
    """
    if short:
        there, left = rng.randint(15, 60), rng.randint(0, 4)
        state, _ = playout(
            GAME,
            state,
            choose,
            rng,
            until=lambda now: now.phase == "turn" and sum(map(len, now.table)) >= there,
        )
        state = replace(state, bank=state.bank[:left])
    end: State = playout(GAME, state, choose, rng)[0]
    return end


def play_game(seats: int, rng: Random, *, learned: bool, short: bool) -> list[tuple[float, ...]]:
    """Play a game and return its rows.

    A row holds the number of seats, the seat, whether it plays by a rule, the share of the others that do,
    and the features; then, for each other seat in turn, its number of tiles and whether it has opened (-1 if
    there is no such seat); then the result: how many seats after this one the winner is, the big points and
    the small points.
    """
    state: State = GAME.start(seats, Options(turn_seconds=None, games_per_match=1))
    players: list[Rule | None] = []
    for _ in range(seats):
        kind = rng.random()
        players.append(
            None
            if learned and kind < 0.6
            else MOST_TILES
            if kind < (0.75 if learned else 0.4)
            else any_rule(rng)
        )
    ruled = [player is not None for player in players]
    seen: list[tuple[Seat, tuple[float, ...]]] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", aside(view, seat))
        found = candidates(view, seat)
        player = players[seat]
        if len(found) > 1 and rng.random() < ANY:
            chosen = rng.choice(found)
        elif player is None:
            chosen = ranked(view, seat, found)[0][0]
        else:
            chosen = player.choose(view, seat, found)
        if chosen.rack:
            around: list[float] = []
            for step in (1, 2, 3):
                other = (seat + step) % seats
                there = step < seats
                around += [len(view.racks[other]), view.opened[other]] if there else [-1, -1]
            others = (sum(ruled) - ruled[seat]) / (seats - 1)
            head = (seats, seat, float(ruled[seat]), others)
            seen.append((seat, (*head, *features(view, seat, chosen), *around)))
        return cast("Value", chosen.move)

    result = played_out(state, choose, rng, short=short).results[0]
    return [
        (*row, (result.winner - seat) % seats, result.big_points[seat], result.small_points[seat])
        for seat, row in seen
    ]


def main() -> None:
    parser = ArgumentParser(description="Play games for the trainer of Rummikub's values.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=2, help="2, or 3 for three and four in turn")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--short", type=float, default=0.1, help="the share of games with a short bank")
    parser.add_argument("--learned", action="store_true", help="the present master plays too")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows: list[tuple[float, ...]] = []
    game, began = 0, process_time()
    for game in range(asked.games):
        seats = asked.seats if asked.seats == 2 else 3 + game % 2
        rng = Random(f"{asked.seed} {asked.seats} {game}")
        short = rng.random() < asked.short
        rows += [(game, *row) for row in play_game(seats, rng, learned=asked.learned, short=short)]
        if game % PART == PART - 1 or game == asked.games - 1:
            path = asked.folder / f"{asked.seats}-{asked.seed}-{game // PART:05}.npz"
            np.savez_compressed(path, rows=np.array(rows, np.float32), seconds=process_time() - began)
            rows, began = [], process_time()


if __name__ == "__main__":
    main()
