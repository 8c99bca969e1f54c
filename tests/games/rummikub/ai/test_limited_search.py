"""The search within a limit: it keeps to it, its moves are legal, and it seldom misses the most tiles."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

import pytest
from stolik.games.rummikub.ai.limited_search import (
    Limit,
    best_within,
    easiest,
    neat_within,
    opening_within,
    sets_changed,
    smallest_opening,
)
from stolik.games.rummikub.ai.rearrangement_steps import steps_between
from stolik.games.rummikub.ai.solver.solver import can_go_out
from stolik.games.rummikub.rules.sets.melds import is_set, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import COLOURS, KIND_OF, NUMBERS, TILES, Kind, Table, Tile

from tests.soak.marks import LONG_SOAK
from tests.tiers import mostly_rest

LIMITS = [Limit(3, 1), Limit(6, 2), Limit(8, 3), Limit(14, 6)]

Position = tuple[Table, tuple[Tile, ...]]


def positions(count: int, *, sets: int, rack: int, jokers: bool, seed: int) -> list[Position]:
    """Return random tables of some sets, few numbers so that much fits together, with a rack."""
    rng = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        rest = [tile for tile in TILES if jokers or KIND_OF[tile] < len(COLOURS) * NUMBERS]
        rng.shuffle(rest)
        table: list[tuple[Tile, ...]] = []
        for _ in range(200):
            if len(table) == sets:
                break
            tiles = tuple(sorted(rng.sample(rest, 3) if rng.random() < 0.1 else _likely(rng, rest)))
            ordered = tuple(sorted(tiles, key=lambda tile: KIND_OF[tile]))
            if len(set(ordered)) == len(ordered) and is_set(ordered):
                table.append(ordered)
                rest = [tile for tile in rest if tile not in ordered]
        near = [tile for tile in rest if tile[0] == "j" or int(tile[1:-1]) < 8]
        if len(table) == sets:
            found.append((tuple(table), tuple(near[:rack])))
    return found


def _likely(rng: Random, rest: list[Tile]) -> list[Tile]:
    """Return the names of a small run or group, of copies that may be gone."""
    number, copy = rng.randint(1, 6), rng.choice("ab")
    if rng.random() < 0.5:
        colour = rng.choice(COLOURS)
        names = [f"{colour}{number + step}{copy}" for step in range(rng.choice((3, 4, 5)))]
    else:
        names = [f"{colour}{number}{copy}" for colour in rng.sample(COLOURS, rng.choice((3, 4)))]
    return [name for name in names if name in rest] or [rest[0]]


@lru_cache(None)
def can_lie(kinds: tuple[Kind, ...]) -> bool:
    """Tell whether tiles, no jokers, can be parted into sets: by trying all sets with the lowest tile."""
    if not kinds:
        return True
    first = kinds[0]
    colour, place = divmod(first, NUMBERS)
    others = [NUMBERS * other + place for other in range(len(COLOURS)) if other != colour]
    sets = [(first, *some) for count in (2, 3) for some in combinations(others, count)]
    sets += [tuple(range(first, first + length)) for length in range(3, NUMBERS + 1 - place)] + (
        [tuple(range(first, first + NUMBERS - place))] if NUMBERS - place >= 3 else []
    )
    for each in sets:
        left = list(kinds)
        try:
            for kind in each:
                left.remove(kind)
        except ValueError:
            continue
        if can_lie(tuple(left)):
            return True
    return False


def most_by_trying(table: Table, rack: tuple[Tile, ...], limit: Limit) -> int:
    """Return how many tiles can be laid, by trying all choices of sets and of tiles, most tiles first."""
    for count in range(min(limit.tiles, len(rack)), 0, -1):
        for changed in range(min(limit.sets, len(table)) + 1):
            for sets in combinations(table, changed):
                there = [KIND_OF[tile] for tiles in sets for tile in tiles]
                for laid in {
                    tuple(sorted(map(KIND_OF.__getitem__, some))) for some in combinations(rack, count)
                }:
                    if can_lie(tuple(sorted((*there, *laid)))):
                        return count
    return 0


@pytest.mark.parametrize("limit", mostly_rest(LIMITS, usual=LIMITS[1:3]), ids=str)
def test_a_move_is_legal_and_keeps_to_the_limit(limit: Limit) -> None:
    for table, rack in positions(40, sets=7, rack=14, jokers=True, seed=1):
        found = best_within(table, rack, limit)
        if found is None:
            continue
        for after in (found.table, neat_within(table, found)):
            there = [tile for tiles in after for tile in tiles]
            assert sorted(there) == sorted([*found.laid, *[tile for tiles in table for tile in tiles]])
            assert all(map(is_set, after))
            assert sets_changed(table, after) <= limit.sets
        assert 0 < found.tiles <= limit.tiles
        assert set(found.laid) <= set(rack)


TWO_DRAGS = (
    "k11b k12a k13a", "r2b b2b o2a k2b", "r13b b13b o13b", "k9b r9a b9a", "k10a r10a b10b", "b8a b9b b10a",
    "r4a b4a o4a", "r11b r12b r13a", "k10b r10b o10b", "k3a r3b o3b", "b8b o8a k8a", "r6b r7b r8a r9b",
    "k5b r5b b5b o5b", "k7a r7a o7b", "k6a r6a o6b", "k1b b1b o1a", "k4a r4b o4b b4b", "r1b r2a r3a",
    "o9b o10a o11a",
)  # fmt: skip


@pytest.mark.parametrize(
    "rack, table, changed, carried",
    [
        # Two runs take the tiles at their ends; five sets were rebuilt for the same three tiles.
        ("b11a b12a o12a", TWO_DRAGS, 2, 3),
        # A set of the rack alone comes before any that takes tiles of the table.
        ("k4a r4a b4a", ("k5a k6a k7a", "r5a r6a r7a", "b5a b6a b7a"), 0, 3),
        # Of three sets that could spare a tile the one that spares it alone is taken.
        ("r8a b8a", ("k8a k9a k10a k11a", "o6a o7a o8a o9a o10a"), 1, 3),
    ],
)
def test_of_equal_results_the_one_changes_fewest_sets_and_of_these_carries_fewest_tiles(
    rack: str, table: tuple[str, ...], changed: int, carried: int
) -> None:
    before, laid = tuple([tuple(row.split()) for row in table]), tuple(rack.split())
    found = best_within(before, laid, Limit(14, 6))
    assert found is not None
    after = easiest(before, found)
    steps = steps_between(before, after, laid)
    assert (sets_changed(before, after), sum(len(step.tiles) for step in steps)) == (changed, carried)


@pytest.mark.parametrize("seed", mostly_rest(range(8), usual=[0]))
def test_no_other_few_sets_would_do(seed: int) -> None:
    for table, rack in positions(5, sets=9, rack=6, jokers=True, seed=seed):
        found = best_within(table, rack, Limit(14, 6))
        if found is None:
            continue
        after = easiest(table, found)
        tiles = [tile for row in (*table, found.laid) for tile in row]
        assert sorted(tile for row in after for tile in row) == sorted(tiles)
        assert all(map(is_set, after))
        changed = sets_changed(table, after)
        assert changed <= sets_changed(table, neat_within(table, found))
        for count in range(min(changed, 3)):
            for sets in combinations(table, count):
                assert not can_go_out(sets, found.laid)


@pytest.mark.rest
@pytest.mark.parametrize(
    "limit", [*(pytest.param(limit, marks=LONG_SOAK) for limit in (Limit(3, 1), Limit(6, 2))), Limit(4, 3)]
)
def test_the_search_seldom_misses_the_most_tiles(limit: Limit) -> None:
    missed = 0
    tables = positions(50, sets=5, rack=7, jokers=False, seed=2)
    for table, rack in tables:
        found = best_within(table, rack, limit)
        count = found.tiles if found else 0
        most = most_by_trying(table, rack, limit)
        assert count <= most
        missed += count < most
    assert missed <= len(tables) // 25


def test_a_short_search_is_legal_and_lays_no_more_than_a_long_one() -> None:
    limit, less = Limit(8, 4), 0
    for table, rack in positions(40, sets=8, rack=16, jokers=True, seed=5):
        short, best = best_within(table, rack, limit, tried=0), best_within(table, rack, limit)
        assert (short is None) <= (best is None)
        if short is None or best is None:
            continue
        assert all(map(is_set, short.table))
        assert sets_changed(table, short.table) <= limit.sets
        assert 0 < short.tiles <= best.tiles
        less += short.tiles < best.tiles
    assert less <= 1


def test_an_opening_keeps_to_the_limit_or_is_the_smallest_that_there_is() -> None:
    rng = Random(3)
    for _ in range(150):
        rack = tuple(rng.sample(TILES, 16))
        best, smallest = best_opening(rack), smallest_opening(rack)
        assert (smallest is not None) == (best is not None and best.value >= NEEDED)
        for tiles in (3, 6, 8, 14):
            sets = opening_within(rack, tiles)
            assert (sets is None) == (smallest is None)
            if sets is None or smallest is None:
                continue
            laid = [tile for each in sets for tile in each]
            assert worth(sets) >= NEEDED
            assert len(set(laid)) == len(laid)
            assert set(laid) <= set(rack)
            assert len(laid) <= max(tiles, sum(map(len, smallest)))
    rng = Random(4)
    for _ in range(40):
        rack = tuple(rng.sample(TILES, 14))
        smallest = smallest_opening(rack)
        if smallest is None:
            continue
        for some in combinations(rack, min(5, sum(map(len, smallest)) - 1)):
            found = best_opening(some) if len(some) >= 3 else None
            assert found is None or found.value < NEEDED


def test_a_rack_of_which_nearly_all_can_be_laid_is_not_taken_for_one_that_cannot() -> None:
    """No table with 19 tiles laid can be peeled to 14, but 14 can be laid."""
    table = tuple(
        tuple(row.split())
        for row in (
            "k12a r12a o12b",
            "b13a o13a r13a",
            "r10a o10b k10b",
            "b1b b2a b3b",
            "k9a r9a o9a",
            "b8a b9b b10a b11b",
            "r2a b2b o2b",
            "b6b b7b b8b b9a",
            "o6b o7b o8b o9b o10a",
            "k6a k7a jb k9b",
            "k4b b4a o4a",
            "b11a b12b b13b",
        )
    )
    rack = "k3a r6b b7a r9b b5b o3b o1a k13a b4b k1a r8b k4a k6b r2b o5b k8b o5a b12a r11a b10b o7a ja"
    found = best_within(table, tuple(rack.split()), Limit(14, 6))
    assert found is not None
    assert found.tiles == 14
