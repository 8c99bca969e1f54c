"""The exact solution of one turn for many games at once, for the trainer: ``turn_solver`` over arrays.

The positions of a turn are the same in all games; only what its ends are worth differs. So one pass over the
positions, from those with the fewest dice left, solves the turn of every game.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stolik.engine.dice import FACES
from stolik.games.pickomino.ai.turn_solver import (
    FRESH,
    LEAST,
    MOST,
    Key,
    after_keep,
    dice_left,
    new_faces,
    positions,
    roll_outcomes,
    sum_with_worm,
)

Floats: TypeAlias = NDArray[np.float64]

SUMS: Final = range(LEAST, MOST + 1)
"""The sums of dice that can take a tile."""


class _Node(NamedTuple):
    """Positions within the turn with the same faces and dice left, and the rolls from there.

    ``places`` are their places among all, ``stops`` those of their sums in ``SUMS``, or the one after the
    last where no tile is to be had. ``none`` is the chance of no new face; ``children`` are the places
    after each option, a row a position; ``groups`` hold for each number of options the chances of the
    outcomes and their options, a row an option.
    """

    places: NDArray[np.intp]
    stops: NDArray[np.intp]
    none: float
    children: NDArray[np.intp]
    groups: tuple[tuple[Floats, NDArray[np.intp]], ...]


@cache
def _groups(new: int, dice: int) -> tuple[float, tuple[tuple[Floats, NDArray[np.intp]], ...]]:
    none = 0.0
    by_number: dict[int, dict[tuple[int, ...], float]] = {}
    for chance, options in roll_outcomes(new, dice):
        if not options:
            none = chance
        else:
            same = by_number.setdefault(len(options), {})
            same[options] = same.get(options, 0.0) + chance
    return none, tuple(
        [
            (np.array(list(same.values())), np.array(list(same), dtype=np.intp).T)
            for _, same in sorted(by_number.items())
        ]
    )


@cache
def _nodes() -> tuple[dict[Key, int], tuple[_Node, ...]]:
    """Return the place of every position, and the positions in an order in which a turn is solved."""
    keys = sorted(positions(), key=dice_left)
    places = {key: place for place, key in enumerate(keys)}
    alike: dict[tuple[int, tuple[int, ...]], list[Key]] = {}
    for key in keys:
        alike.setdefault((dice_left(key), tuple(new_faces(key))), []).append(key)
    nodes = []
    for (dice, faces), members in alike.items():
        none, groups = _groups(len(faces), dice) if dice else (1.0, ())
        children = [
            [places[after_keep(key, face, count)] for face in faces for count in range(1, dice + 1)]
            for key in members
        ]
        sums = [sum_with_worm(key) for key in members]
        stops = [total - LEAST if total >= LEAST else len(SUMS) for total in sums]
        nodes.append(
            _Node(
                np.array([places[key] for key in members]),
                np.array(stops),
                none,
                np.array(children, dtype=np.intp),
                groups,
            )
        )
    return places, tuple(nodes)


def place_of(key: Key) -> int:
    """Return the place of a position among the values of ``solve_turns``."""
    return _nodes()[0][key]


def solve_turns(stops: Floats, busts: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """Return the values of all positions within the turns of many games, and where it is best to stop.

    ``stops`` are by seat, sum and game, not a number where no tile is to be had, and one row more of these;
    ``busts`` are by seat and game. Seat 0 is on turn. The values are by seat, position and game.
    """
    seats, games = busts.shape
    places, nodes = _nodes()
    values = np.empty((seats, len(places), games))
    stopping = np.zeros((len(places), games), dtype=bool)
    column = np.arange(games)
    for node in nodes:
        row = np.arange(len(node.places))[:, None, None]
        total = np.repeat(node.none * busts[:, None, :], len(node.places), axis=1)
        child = values[:, node.children, :]
        for chances, options in node.groups:
            best = child[0][:, options].argmax(axis=1)
            chosen = options[best, np.arange(options.shape[1])[:, None]]
            total += np.einsum("m,snmb->snb", chances, child[:, row, chosen, column])
        stop = stops[:, node.stops, :]
        stops_here = stop[0] >= total[0] if node.groups else ~np.isnan(stop[0])
        stopping[node.places] = stops_here
        values[:, node.places, :] = np.where(stops_here, stop, total)
    return values, stopping


def play_turn(values: Floats, stopping: NDArray[np.bool_], rng: Random) -> int | None:
    """Return the sum that a turn played by these values ends with, ``None`` for a bust.

    ``values`` are those of the seat on turn, by position.
    """
    places, _ = _nodes()
    key = FRESH
    while not stopping[places[key]]:
        rolled = rng.choices(FACES, k=dice_left(key))
        options = [after_keep(key, face, rolled.count(face)) for face in new_faces(key) if face in rolled]
        if not options:
            return None
        key = max(options, key=lambda option: values[places[option]])
    return sum_with_worm(key)
