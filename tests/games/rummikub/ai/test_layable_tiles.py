"""Tiles that can be laid now are those of some legal move: compared with trying every part of the rack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.ai.solver.solver import can_go_out, layable_tiles
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.tiles import TILES, Tile, is_joker, number_of

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.games.rummikub.ai.test_valuation import at


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(30, seed=7), *stressed(8))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first is asked for."""


def words(row: Sequence[Tile]) -> str:
    return " ".join(row)


@settings(deadline=None, max_examples=40)
@given(position=ANY_POSITION, part=st.randoms(use_true_random=False))
def test_after_the_opening_a_mark_means_some_part_of_the_rack_can_be_laid_with_the_tile(
    position: Position, part: Random
) -> None:
    rack = part.sample(position.rack, min(6, len(position.rack)))
    view = at(words(rack), *map(words, position.table))
    parts = [chosen for count in range(1, len(rack) + 1) for chosen in combinations(rack, count)]
    laid = {tile for chosen in parts if can_go_out(position.table, chosen) for tile in chosen}
    assert set(layable_tiles(view, 0)) == laid


@cache
def value(tiles: frozenset[Tile]) -> int:
    """Return what tiles are worth as a set, in their best order."""
    plain = sorted((tile for tile in tiles if not is_joker(tile)), key=number_of)
    jokers = [tile for tile in tiles if is_joker(tile)]
    rows: list[list[Tile]] = [plain]
    for joker in jokers:
        rows = [[*row[:at], joker, *row[at:]] for row in rows for at in range(len(row) + 1)]
    return max(map(value_of, rows))


def openings(rack: Sequence[Tile]) -> set[Tile]:
    """Return the tiles of every choice of sets of a rack that is an opening."""
    sets = [
        frozenset(tiles)
        for count in range(3, min(6, len(rack) + 1))
        for tiles in combinations(rack, count)
        if value(frozenset(tiles))
    ]
    found: set[Tile] = set()

    def choose(first: int, used: frozenset[Tile], points: int) -> None:
        if points >= NEEDED:
            found.update(used)
        for index in range(first, len(sets)):
            if used.isdisjoint(sets[index]):
                choose(index + 1, used | sets[index], points + value(sets[index]))

    choose(0, frozenset(), 0)
    return found


RACKS = st.lists(
    st.sampled_from([tile for tile in TILES if is_joker(tile) or (number_of(tile) > 6 and tile[0] in "krb")]),
    min_size=6,
    max_size=9,
    unique=True,
)


@settings(deadline=None, max_examples=120)
@given(rack=RACKS)
def test_before_the_opening_a_mark_means_that_an_opening_holds_the_tile(rack: list[Tile]) -> None:
    view = at(words(rack), "o1a o2a o3a o4a", opened=(False, True))
    assert set(layable_tiles(view, 0)) == openings(rack)


@pytest.mark.parametrize(
    "rack, table, opened, marked",
    [
        ("k7a r9a", ("k4a k5a k6a",), True, "k7a"),
        ("k7a r9a", ("k4a k5a k6a",), False, ""),
        ("k10a k11a k12a o2a", (), False, "k10a k11a k12a"),
        ("k9a k10a ja r2a r3a r4a b1a", (), False, "k9a k10a ja r2a r3a r4a"),
        # Both copies of a kind can be laid, not both at once.
        ("k7a k7b", ("k4a k5a k6a",), True, "k7a k7b"),
        # Only after a rearrangement: the 4 leaves its run.
        ("r4a b4a", ("k4a k5a k6a k7a",), True, "r4a b4a"),
    ],
)
def test_marks_of_known_positions(rack: str, table: tuple[str, ...], opened: bool, marked: str) -> None:
    assert layable_tiles(at(rack, *table, opened=(opened, True)), 0) == tuple(marked.split())


def test_a_marked_tile_is_in_a_legal_move_and_nothing_is_marked_where_there_is_none() -> None:
    view = at("k7a r9a", "k4a k5a k6a")
    assert GAME.check(view, 0, Play((("k4a", "k5a", "k6a", "k7a"),))) is None
    view = at("k7a", "k4a k5a k6a")
    assert layable_tiles(replace(view, phase="drawn"), 0) == ()
    assert layable_tiles(view, 1) == ()
    assert layable_tiles(GAME.view(view, 1), 0) == ()
