"""The ways to a tile: counted as one would with dice on the table, and in step with its chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from stolik.engine.driver import play, random_chooser
from stolik.engine.session import Session
from stolik.games.pickomino.ai.valuation import Ways, tile_chances, ways_to
from stolik.games.pickomino.rules.dice import DICE, WORM, points
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES


def at(*kept: int, rolled: tuple[int, ...] = (), gone: tuple[int, ...] = (), stacks: Any = ((), ())) -> State:
    phase: Any = "keep" if rolled else "decide"
    centre = tuple([tile for tile in TILES if tile not in gone])
    return State(Options(), 0, phase, rolled, tuple(sorted(kept)), stacks, centre, ())


def every_way(kept: tuple[int, ...], dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Play every turn out with every roll: yield what lies aside after each choice, and the dice left."""
    yield tuple(sorted(kept)), dice
    for roll in product(range(1, 7), repeat=dice) if dice else ():
        for face in {*roll} - {*kept}:
            count = roll.count(face)
            yield from every_way((*kept, *[face] * count), dice - count)


@pytest.mark.parametrize("kept", [(5, 5, 5, 5, 1), (WORM, WORM, WORM, 5, 5), (2, 2, WORM, WORM, WORM)])
@pytest.mark.parametrize("gone", [(), (22, 23), (25, 26, 27)])
def test_every_roll_that_can_fall_leads_to_the_ways_that_are_counted(
    kept: tuple[int, ...], gone: tuple[int, ...]
) -> None:
    state = at(*kept, gone=gone, stacks=((), (23,)))
    ends = {each for each, _ in every_way(kept, DICE - len(kept)) if WORM in each}
    for tile in TILES:
        sums = {
            total
            for total in range(21, 41)
            if max([each for each in state.centre if each <= total], default=0) == tile
            or (total == tile == 23)
        }
        found = {each for each in ends if sum(map(points, each)) in sums}
        assert ways_to(state, tile) == (Ways(min(sums), max(sums), len(found)) if found else None)


def test_after_a_roll_one_of_its_faces_is_among_the_dice() -> None:
    # Worms alone bring 25 or more, the three others lead nowhere near.
    assert ways_to(at(rolled=(WORM,) * 8), 36) == Ways(36, 40, 1)
    assert ways_to(at(rolled=(WORM,) * 8), 35) is None
    assert ways_to(at(5, 5, 5, 5, rolled=(1, 1, 1, WORM)), 25) == Ways(25, 25, 1)


def test_22_has_fewer_ways_than_23_at_the_beginning_and_is_the_harder_one() -> None:
    fresh = at()
    assert [ways_to(fresh, tile) for tile in (22, 23)] == [Ways(22, 22, 91), Ways(23, 23, 96)]
    chances = tile_chances(fresh)
    assert chances[22] < chances[23]


@pytest.mark.rest
def test_a_tile_has_a_way_exactly_where_it_has_a_chance() -> None:
    seen = 0
    for seed in range(4):
        session = Session(GAME, 3, Options(), 0)
        play(session, random_chooser(GAME, Random(seed)), Random(seed))
        for entries in range(0, session.length, 5):
            state = session.state_at(entries)
            if state.phase in ("keep", "decide"):
                seen += 1
                chances = tile_chances(state)
                assert all((ways_to(state, tile) is not None) == (chances[tile] > 0) for tile in TILES)
    assert seen > 40
