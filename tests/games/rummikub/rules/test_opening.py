"""The best opening against a slow search through all ways to lay sets."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.rules.sets.melds import worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening, can_open
from stolik.games.rummikub.rules.tiles import TILES, Tile, number_of

NARROW = [tile for tile in TILES if number_of(tile) in (0, 8, 9, 10, 11)]
TWO_COLOURS = [tile for tile in TILES if tile[0] in "krj"]


@cache
def all_sets() -> list[tuple[Counter[str], int]]:
    """Every set by what is printed on its tiles, at its best worth."""
    plain = [
        [f"{colour}{number}" for number in range(low, low + length)]
        for colour in "krbo"
        for length in (3, 4, 5)
        for low in range(1, 15 - length)
    ]
    plain += [
        [f"{colour}{number}" for colour in colours]
        for number in range(1, 14)
        for size in (3, 4)
        for colours in combinations("krbo", size)
    ]
    best: dict[tuple[str, ...], int] = {}
    for kinds in plain:
        value = sum(int(kind[1:]) for kind in kinds)
        for jokers in range(3):
            for gone in combinations(range(len(kinds)), jokers):
                left = sorted(kind for place, kind in enumerate(kinds) if place not in gone)
                key = (*left, *("j",) * jokers)
                best[key] = max(best.get(key, 0), value)
    return [(Counter(kinds), value) for kinds, value in best.items()]


def slow(rack: list[Tile]) -> int:
    """The best value of disjoint sets, by trying them all; longer runs are made of those up to five."""
    there = Counter(tile[:-1] for tile in rack)
    sets = [(kinds, value) for kinds, value in all_sets() if kinds <= there]

    def best(first: int, left: Counter[str]) -> int:
        return max(
            (
                value + best(place, left - kinds)
                for place, (kinds, value) in enumerate(sets[first:], first)
                if kinds <= left
            ),
            default=0,
        )

    return best(0, there)


def racks(tiles: list[Tile], most: int) -> st.SearchStrategy[list[Tile]]:
    return st.lists(st.sampled_from(tiles), unique=True, max_size=most)


@given(st.one_of(racks(list(TILES), 12), racks(NARROW, 8), racks(TWO_COLOURS, 10)))
@settings(max_examples=60, deadline=None)
def test_the_best_opening_is_the_best(rack: list[Tile]) -> None:
    found = best_opening(rack)
    assert (found.value if found else 0) == slow(rack)
    assert can_open(rack) == (slow(rack) >= NEEDED)


@given(racks(list(TILES), 30))
@settings(max_examples=60, deadline=None)
def test_the_sets_of_an_opening_are_laid_from_the_rack_and_worth_what_it_says(rack: list[Tile]) -> None:
    found = best_opening(rack)
    if found is not None:
        tiles = [tile for tiles in found.sets for tile in tiles]
        assert len(set(tiles)) == len(tiles)
        assert set(tiles) <= set(rack)
        assert worth(found.sets) == found.value > 0


@pytest.mark.parametrize(
    "rack,value",
    [
        ("", None),
        ("r1a r2a k9a", None),
        ("k9a ja jb", 30),
        ("k13a ja jb", 39),
        ("r11a r12a ja", 36),
        ("r12a r13a ja", 36),
        ("k9a r9a b9a", 27),
        ("k10a r10a b10a", 30),
        # The second run ends at 12, so that a 13 with both jokers makes a group.
        ("r9a r10a ja r11a r12a r13a r9b r10b jb r11b r12b r13b", 136),
        # The tile in the group is worth more in the run.
        ("r8a r9a r10a k8a b8a o8a", 51),
    ],
)
def test_openings_that_can_be_told_by_hand(rack: str, value: int | None) -> None:
    found = best_opening(rack.split())
    assert (found and found.value) == value
