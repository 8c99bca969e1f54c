"""The solver, the search within a limit and the steps of a rearrangement, against all moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.ai.limited_search import (
    Limit,
    best_within,
    easiest,
    neat_within,
    opening_within,
    sets_changed,
    smallest_opening,
)
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, steps_between
from stolik.games.rummikub.ai.solver import search as solver_ways
from stolik.games.rummikub.ai.solver.set_building import OldPlaces
from stolik.games.rummikub.ai.solver.solver import (
    MOST_POINTS,
    MOST_TILES,
    Goal,
    Solution,
    can_go_out,
    can_move,
    solve,
)
from stolik.games.rummikub.rules.scoring import points_of
from stolik.games.rummikub.rules.sets.melds import is_set, worth
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    TILES,
    Kind,
    Table,
    Tile,
    is_joker,
)

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.tiers import mostly_rest


def row(text: str) -> tuple[Tile, ...]:
    return tuple(text.split())


def table(*rows: str) -> Table:
    return tuple(map(row, rows))


def plain_sets() -> set[frozenset[Kind]]:
    runs = {
        frozenset(NUMBERS * colour + place for place in range(first, first + length))
        for colour in range(4)
        for length in range(3, NUMBERS + 1)
        for first in range(NUMBERS - length + 1)
    }
    groups = {
        frozenset(NUMBERS * colour + place for colour in colours)
        for place in range(NUMBERS)
        for size in (3, 4)
        for colours in combinations(range(4), size)
    }
    return runs | groups


PLAIN_SETS = sorted(plain_sets(), key=len)


@cache
def sets_with(kind: Kind, jokers: int) -> tuple[tuple[tuple[Kind, ...], int], ...]:
    """Return all sets with this lowest kind: their real tiles and numbers of jokers."""
    found = set()
    for whole in PLAIN_SETS:
        if kind in whole:
            for used in range(min(jokers, len(whole) - 1) + 1):
                for away in combinations(sorted(whole - {kind}), used):
                    real = tuple(sorted(whole - set(away)))
                    found |= {(real, used)} if real[0] == kind else set()
    return tuple(found)


@cache
def falls_apart_into_sets(tiles: tuple[Kind, ...], jokers: int) -> bool:
    """Return whether exactly these tiles and jokers can be laid; the first tile is tried in every set."""
    if not tiles:
        return jokers == 0
    have = Counter(tiles)
    for real, used in sets_with(tiles[0], jokers):
        if all(have[kind] for kind in real):
            rest = have - Counter(real)
            if falls_apart_into_sets(tuple(sorted(rest.elements())), jokers - used):
                return True
    return False


def lies_in_sets(tiles: Iterable[Tile]) -> bool:
    kinds = sorted(map(KIND_OF.__getitem__, tiles))
    real = tuple(kind for kind in kinds if kind != JOKER)
    return falls_apart_into_sets(real, len(kinds) - len(real))


def subsets(rack: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    for size in range(len(rack) + 1):
        yield from combinations(rack, size)


def most(old: Table, rack: Sequence[Tile], goal: Goal) -> int:
    lying = [tile for tiles in old for tile in tiles]
    possible = (laid for laid in subsets(rack) if lies_in_sets([*lying, *laid]))
    return max([0, *(sum(goal.worth[KIND_OF[tile]] for tile in laid) for laid in possible)])


def is_lawful(tiles: Sequence[Tile]) -> bool:
    real = [(at, KIND_OF[tile]) for at, tile in enumerate(tiles) if KIND_OF[tile] != JOKER]
    if len(tiles) < 3 or not real:
        return False
    colours = [kind // NUMBERS for _, kind in real]
    starts = {kind % NUMBERS - at for at, kind in real}
    numbers = {kind % NUMBERS for _, kind in real}
    group = len(numbers) == 1 and len(set(colours)) == len(real) and len(tiles) <= 4
    run = len(set(colours)) == 1 and len(starts) == 1 and 0 <= min(starts) <= NUMBERS - len(tiles)
    return group or run


def worth_of(old: Table, rack: Sequence[Tile], found: Solution | None, goal: Goal) -> int:
    if found is None:
        return 0
    assert all(map(is_lawful, found.table))
    assert sorted(tile for tiles in found.table for tile in tiles) == sorted(
        [tile for tiles in old for tile in tiles] + list(found.laid)
    )
    assert found.laid
    assert set(found.laid) <= set(rack)
    assert (found.tiles, found.points) == (len(found.laid), sum(map(points_of, found.laid)))
    assert found.goes_out == (len(found.laid) == len(rack))
    return sum(goal.worth[KIND_OF[tile]] for tile in found.laid)


@st.composite
def close_positions(draw: st.DrawFn, colours: int, span: int) -> tuple[Table, tuple[Tile, ...]]:
    """Return up to four sets and seven tiles, close together: few colours, few numbers, many jokers."""
    first = draw(st.integers(0, NUMBERS - span))
    palette = draw(st.permutations(range(4)))[:colours]
    near = [
        tile
        for tile, kind in KIND_OF.items()
        if kind == JOKER or (kind // NUMBERS in palette and first <= kind % NUMBERS < first + span)
    ]
    loose = draw(st.permutations(near))
    at_hand = {KIND_OF[tile] for tile in near}
    chosen = draw(st.lists(st.sampled_from([whole for whole in PLAIN_SETS if whole <= at_hand]), max_size=6))
    sets: list[tuple[Tile, ...]] = []
    free = list(loose)
    for whole in chosen:
        tiles = []
        for kind in sorted(whole):
            fits = [tile for tile in free if KIND_OF[tile] == kind and tile not in tiles]
            jokers = [tile for tile in free if KIND_OF[tile] == JOKER and tile not in tiles]
            tiles += fits[:1] or jokers[:1]
        if len(tiles) == len(whole) and is_lawful(tiles) and len(sets) < 4:
            sets.append(tuple(tiles))
            free = [tile for tile in free if tile not in tiles]
    return tuple(sets), tuple(free[: draw(st.integers(1, 7))])


def by_worth(worth: Sequence[int]) -> Goal:
    """Return the goal of the most worth, kind by kind; on a tie, the most tiles."""
    return Goal(tuple(1024 * each + (each >= 0) for each in worth))


goals = st.one_of(
    st.sampled_from([MOST_TILES, MOST_POINTS]),
    st.builds(
        lambda worth, joker: by_worth([*worth, joker]),
        st.lists(st.integers(0, 5), min_size=JOKER, max_size=JOKER),
        st.integers(-8, 8),
    ),
)


@pytest.mark.parametrize(
    "colours, span", [(4, 4), *(pytest.param(*field, marks=LONG_SOAK) for field in ((4, 2), (2, 6), (1, 9)))]
)
@settings(deadline=None, max_examples=120)
@given(data=st.data())
def test_no_move_is_better_than_the_answer(colours: int, span: int, data: st.DataObject) -> None:
    old, rack = data.draw(close_positions(colours, span))
    goal = data.draw(goals)
    best = most(old, rack, goal)
    for neat in (True, False):
        assert worth_of(old, rack, solve(old, rack, goal, neat=neat), goal) == best


@settings(deadline=None, max_examples=100)
@given(position=close_positions(4, 4))
def test_moves_and_going_out_are_told_without_the_move(position: tuple[Table, tuple[Tile, ...]]) -> None:
    old, rack = position
    found = solve(old, rack)
    assert can_move(old, rack) == (found is not None)
    assert can_go_out(old, rack) == (found is not None and found.goes_out)


def test_two_runs_of_a_colour_suffice_also_with_two_jokers() -> None:
    """Tries every subset of the tiles 1-6 in one colour and both jokers."""
    tiles = [tile for tile in TILES if tile[0] == "r" and int(tile[1:-1]) <= 6]
    for jokers in (0, 1, 2):
        for counts in range(3**6):
            part = [
                tile
                for tile in tiles
                if tile[-1] in ("", "a", "ab")[counts // 3 ** (int(tile[1:-1]) - 1) % 3]
            ]
            if not part:
                continue
            everything = (*part, *("ja", "jb")[:jokers])
            assert can_go_out((), everything) == lies_in_sets(everything), everything


@pytest.mark.parametrize(
    "old, rack, laid",
    [
        ([], "k1a k2a k3a", 3),
        ([], "k12a k13a k1a", 0),
        ([], "k12a k13a ja", 3),
        ([], "k13a ja jb", 3),
        ([], "ja jb", 0),
        ([], "k5a k5b r5a", 0),
        (["k3a k4a k5a"], "k6a k2a", 2),
        (["k3a k4a k5a k6a"], "k4b k5b", 2),
        (["k3a k4a k5a k6a"], "k4b k5b k6b", 3),
        (["k3a k4a k5a k6a k7a"], "k5b", 1),
        (["k9a r9a b9a o9a", "k10a k11a k12a"], "k8a", 1),
        (["k5a ja r5a"], "b5a", 1),
        (["k5a r5a b5a o5a"], "ja", 0),
        (["k5a r5a b5a o5a"], "ja jb", 2),
        (["k5a r5a b5a o5a", "k8a r8a b8a o8a"], "ja", 0),
        (["k5a r5a b5a o5a", "k8a r8a b8a o8a"], "ja jb", 2),
        (["k5a r5a b5a o5a", "k7a r7a b7a o7a"], "ja", 1),
        (["k5a r5a b5a o5a", "k6a r6a b6a o6a"], "ja", 1),
        (["k12a r12a b12a o12a", "k13a r13a b13a o13a"], "ja", 1),
        (["k5a r5a b5a o5a", "k5b r5b b5b o5b"], "ja", 1),
        (["k5a r5a b5a"], "ja jb", 1),
        (["k5a r5a ja"], "b5a o5a", 1),
        (["k5a r5a ja"], "b5a o5a jb", 3),
        (["r1a r2a r3a r4a r5a r6a r7a r8a r9a r10a r11a r12a r13a"], "ja", 1),
        (["r1a r2a r3a r4a r5a r6a r7a r8a r9a r10a r11a r12a r13a"], "ja jb", 2),
    ],
)
def test_as_many_tiles_as_can_be_are_laid(old: list[str], rack: str, laid: int) -> None:
    found = solve(table(*old), row(rack))
    assert (found.tiles if found else 0) == laid
    assert worth_of(table(*old), row(rack), found, MOST_TILES) == most(table(*old), row(rack), MOST_TILES)


def test_of_equally_many_tiles_the_worth_decides_and_jokers_count_fifty() -> None:
    found = solve((), row("r1a b1a k1a k2a k3a"))
    assert found is not None
    assert (sorted(found.laid), found.points) == (["k1a", "k2a", "k3a"], 6)
    found = solve((), row("k5a r5a b5a ja jb"), MOST_POINTS)
    assert found is not None
    assert (found.tiles, found.points) == (4, 110)
    with pytest.raises(ValueError, match="53"):
        Goal((1,) * JOKER)
    with pytest.raises(ValueError, match="below 0"):
        Goal((-1,) + (1,) * (KINDS - 1))


def test_a_joker_worth_less_than_nothing_stays_unless_others_pay_for_it() -> None:
    keep = by_worth([1] * JOKER + [-3])
    found = solve(table("k3a k4a k5a"), row("ja k6a"), keep)
    assert found is not None
    assert found.laid == ("k6a",)
    assert solve((), row("ja k6a k7a"), keep) is None
    found = solve((), row("ja k6a k7a r6a r7a b7a"), by_worth([2] * JOKER + [-3]))
    assert found is not None
    assert "ja" in found.laid


def test_an_empty_rack_goes_nowhere_and_a_table_in_disorder_is_put_in_order() -> None:
    assert solve(table("k3a k4a k5a"), ()) is None
    assert not can_move(table("k3a k4a k5a"), ())
    assert not can_go_out(table("k3a k4a k5a"), ())
    disorder = table("k3a r5a", "k4a k5a", "b5a")
    assert worth_of(disorder, row("o5a"), solve(disorder, row("o5a")), MOST_TILES) > 0
    assert solve(disorder, row("o6a")) is None
    assert solve(table("k3a r5a ja"), row("o9a")) is None


@pytest.mark.parametrize(
    "old, rack, new",
    [
        (["k3a k4a k5a"], "k6a", ["k3a k4a k5a k6a"]),
        (["k3b k4a k5b", "k3a r3a b3a"], "k6a", ["k3b k4a k5b k6a", "k3a r3a b3a"]),
        (["k3a k4a k5a", "k6a k7a k8a"], "r1a r2a r3a", ["k3a k4a k5a", "k6a k7a k8a", "r1a r2a r3a"]),
        (["o7a r7a k7a"], "b7a", ["o7a r7a k7a b7a"]),
        (
            ["k5a r5a b5a", "k6a r6a b6a", "k7a r7a b7a"],
            "o6b",
            ["k5a r5a b5a", "k6a r6a b6a o6b", "k7a r7a b7a"],
        ),
        (["k3a k4a ja", "k5b r5b b5b o5b"], "k2a", ["k2a k3a k4a ja", "k5b r5b b5b o5b"]),
        (["b5a ja k5a", "o3a o4a o5a"], "o6a", ["b5a ja k5a", "o3a o4a o5a o6a"]),
        (
            ["ja k4a k5a k6a", "r1a r2a r3a r4a jb", "b9a b10a b11a"],
            "b8b",
            ["ja k4a k5a k6a", "r1a r2a r3a r4a jb", "b8b b9a b10a b11a"],
        ),
        (["k1a k2a k3a k4a k5a", "k4b k5b k6b"], "k7a", ["k1a k2a k3a k4a k5a", "k4b k5b k6b k7a"]),
        (["r8a b8a k8a", "r8b b8b k8b"], "o8a", ["r8a b8a k8a o8a", "r8b b8b k8b"]),
    ],
)
def test_what_need_not_move_stays_as_it_is(old: list[str], rack: str, new: list[str]) -> None:
    found = solve(table(*old), row(rack))
    assert found is not None
    assert found.table == table(*new) or sorted(map(sorted, found.table)) == sorted(map(sorted, table(*new)))
    kept = set(table(*old)) & set(table(*new))
    assert kept <= set(found.table)


def row_changes(old: Table, new: Table) -> int:
    """Return how many tiles of the table changed between runs and groups; copies of a kind are equal."""
    before, after = OldPlaces(old).in_runs(), OldPlaces(new).in_runs()
    counts = Counter(KIND_OF[tile] for tiles in old for tile in tiles)
    there = Counter(KIND_OF[tile] for tiles in new for tile in tiles)
    return sum(
        max(0, before[kind] - after[kind]) + max(0, counts[kind] - before[kind] - (there[kind] - after[kind]))
        for kind in range(JOKER)
    )


def all_tables(kinds: tuple[Kind, ...]) -> Iterator[tuple[tuple[Kind, ...], ...]]:
    if not kinds:
        yield ()
        return
    have = Counter(kinds)
    for real, _ in sets_with(kinds[0], 0):
        if all(have[kind] for kind in real):
            rest = have - Counter(real)
            for more in all_tables(tuple(sorted(rest.elements()))):
                yield (real, *more)


def named(kinds: tuple[tuple[Kind, ...], ...]) -> Table:
    copies = {kind: [tile for tile in TILES if KIND_OF[tile] == kind] for kind in range(JOKER)}
    return tuple(tuple(copies[kind].pop() for kind in tiles) for tiles in kinds)


@settings(deadline=None, max_examples=150)
@given(position=close_positions(4, 4))
def test_no_other_best_move_changes_fewer_tiles_between_runs_and_groups(
    position: tuple[Table, tuple[Tile, ...]],
) -> None:
    old, rack = position
    old = tuple(tiles for tiles in old if all(KIND_OF[tile] != JOKER for tile in tiles))
    rack = tuple(tile for tile in rack if KIND_OF[tile] != JOKER)
    found = solve(old, rack)
    if found is None:
        return
    lying = [KIND_OF[tile] for tiles in old for tile in tiles]
    fewest = min(
        row_changes(old, named(new))
        for laid in subsets(rack)
        if sum(MOST_TILES.worth[KIND_OF[tile]] for tile in laid)
        == sum(MOST_TILES.worth[KIND_OF[tile]] for tile in found.laid)
        for new in all_tables(tuple(sorted(lying + [KIND_OF[tile] for tile in laid])))
    )
    assert row_changes(old, found.table) == fewest


QUESTIONS = stressed(30)
ANSWERS = [solve(*question) for question in QUESTIONS]


def test_answers_do_not_hang_on_what_was_asked_before(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = [
        (table("k9a r9a b9a o9a", "k10a k11a k12a"), row("k8a ja")),
        (table("k5a r5a b5a o5a"), row("k6a k7a")),
        (table("r3a r4a r5a r6a", "k5a k6a k7a"), row("b5a b6a b7b r7a o5a")),
    ]
    answers = [solve(*question) for question in questions]
    monkeypatch.setattr(solver_ways, "CACHE_SIZE", 3)
    assert [solve(*question) for question in reversed(questions)] == answers[::-1]
    solver_ways.clear_caches()
    assert [solve(*question) for question in questions] == answers


@pytest.mark.parametrize("size", mostly_soak(range(20, 120, 6), usual=range(20, 120, 18)))
def test_forgetting_in_the_middle_of_many_questions_changes_no_answer(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(solver_ways, "CACHE_SIZE", size)
    solver_ways.clear_caches()
    assert [solve(*question) for question in QUESTIONS] == ANSWERS


def test_colours_are_as_the_solver_counts_them() -> None:
    assert len(COLOURS) * NUMBERS == JOKER


LIMITS = [Limit(3, 1), Limit(6, 2), Limit(8, 3), Limit(14, 6)]

Layout = tuple[Table, tuple[Tile, ...]]


def layouts(count: int, *, sets: int, rack: int, jokers: bool, seed: int) -> list[Layout]:
    """Return random tables of some sets, with few numbers so that many tiles fit together, and a rack."""
    rng = Random(seed)
    found: list[Layout] = []
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
    number, copy = rng.randint(1, 6), rng.choice("ab")
    if rng.random() < 0.5:
        colour = rng.choice(COLOURS)
        names = [f"{colour}{number + step}{copy}" for step in range(rng.choice((3, 4, 5)))]
    else:
        names = [f"{colour}{number}{copy}" for colour in rng.sample(COLOURS, rng.choice((3, 4)))]
    return [name for name in names if name in rest] or [rest[0]]


def most_by_trying(table: Table, rack: tuple[Tile, ...], limit: Limit) -> int:
    """Return how many tiles can be laid, by trying all choices of sets and tiles, most tiles first."""
    for count in range(min(limit.tiles, len(rack)), 0, -1):
        for changed in range(min(limit.sets, len(table)) + 1):
            for sets in combinations(table, changed):
                there = [KIND_OF[tile] for tiles in sets for tile in tiles]
                for laid in {
                    tuple(sorted(map(KIND_OF.__getitem__, some))) for some in combinations(rack, count)
                }:
                    if falls_apart_into_sets(tuple(sorted((*there, *laid))), 0):
                        return count
    return 0


@pytest.mark.parametrize("limit", mostly_rest(LIMITS, usual=LIMITS[1:3]), ids=str)
def test_a_move_is_legal_and_keeps_to_the_limit(limit: Limit) -> None:
    for table, rack in layouts(40, sets=7, rack=14, jokers=True, seed=1):
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
        # A set from the rack alone comes before any that takes tiles from the table.
        ("k4a r4a b4a", ("k5a k6a k7a", "r5a r6a r7a", "b5a b6a b7a"), 0, 3),
        # Of three sets that could spare a tile, the one that can spare only this tile is used.
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
    for table, rack in layouts(5, sets=9, rack=6, jokers=True, seed=seed):
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
    tables = layouts(50, sets=5, rack=7, jokers=False, seed=2)
    for table, rack in tables:
        found = best_within(table, rack, limit)
        count = found.tiles if found else 0
        most = most_by_trying(table, rack, limit)
        assert count <= most
        missed += count < most
    assert missed <= len(tables) // 25


def test_a_short_search_is_legal_and_lays_no_more_than_a_long_one() -> None:
    limit, less = Limit(8, 4), 0
    for table, rack in layouts(40, sets=8, rack=16, jokers=True, seed=5):
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


def told(steps: tuple[RearrangementStep, ...]) -> list[str]:
    return [
        f"{step.source} {' '.join(step.tiles)} -> {' '.join(step.onto) or 'new'}"
        + (f", freeing {step.freed}" if step.freed else "")
        for step in steps
    ]


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(60), *stressed(40))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first one is needed."""


def assert_hands_do_it(before: Table, steps: tuple[RearrangementStep, ...], rack: tuple[Tile, ...]) -> None:
    """Follow the steps: each moves exactly its tiles from its source to its target."""
    tables = [before, *(step.table for step in steps)]
    for step, (old, new) in zip(steps, pairwise(tables), strict=True):
        arrived = Counter(tile for row in new for tile in row) - Counter(tile for row in old for tile in row)
        if step.taken_from == RACK:
            assert step.source == "rack"
            assert set(step.tiles) <= set(rack)
            assert arrived == Counter(step.tiles)
        else:
            assert step.source != "rack"
            assert set(step.tiles) <= set(old[step.taken_from])
            assert not arrived
        assert set(step.tiles) <= set(new[step.put_on])
        assert step.onto == (old[step.put_on] if step.put_on < len(old) else ())
        for place, row in enumerate(old):
            if place not in (step.taken_from, step.put_on):
                assert new[place] == row
        if step.freed:
            assert step.freed in old[step.put_on]
            assert new[-1] == (step.freed,)


@cache
def solved(position: Position, neat: bool) -> Solution | None:
    return solve(*position, neat=neat)


@cache
def is_set_in_some_order(tiles: frozenset[Tile]) -> bool:
    plain = sorted((tile for tile in tiles if not is_joker(tile)), key=lambda tile: (int(tile[1:-1]), tile))
    jokers = [tile for tile in tiles if is_joker(tile)]
    rows = [plain]
    for joker in jokers:
        rows = [[*row[:at], joker, *row[at:]] for row in rows for at in range(len(row) + 1)]
    return any(map(is_set, rows))


def fewest_out_of_order(before: Table, steps: tuple[RearrangementStep, ...]) -> int:
    """Return how many sets are incomplete at the worst moment of the best order of the steps."""
    best = len(before) + len(steps)
    for order in permutations(steps):
        homes = {tile: str(place) for place, row in enumerate(before) for tile in row}
        worst, possible = 0, True
        for step in order:
            carried = step.tiles
            # A joker is moved on only when it is beside the sets.
            possible &= step.source != "loose" or homes[carried[0]] == carried[0]
            homes.update(dict.fromkeys(carried, str(step.put_on)))
            if step.freed:
                homes[step.freed] = step.freed
            places: dict[str, set[Tile]] = {}
            for tile, place in homes.items():
                places.setdefault(place, set()).add(tile)
            worst = max(worst, sum(not is_set_in_some_order(frozenset(row)) for row in places.values()))
        best = min(best, worst) if possible else best
    return best


def most_out_of_order(steps: tuple[RearrangementStep, ...]) -> int:
    return max(sum(bool(row) and not is_set(row) for row in step.table) for step in steps)


@pytest.mark.rest
@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION, neat=st.booleans())
def test_few_steps_come_in_an_order_with_the_fewest_sets_out_of_order(position: Position, neat: bool) -> None:
    found = solved(position, neat)
    steps = steps_between(position.table, found.table, position.rack) if found else ()
    if 1 < len(steps) <= 6:
        assert most_out_of_order(steps) == fewest_out_of_order(position.table, steps)


@pytest.mark.parametrize(
    "neat, most", [pytest.param(True, 2, marks=LONG_SOAK), pytest.param(False, 3, marks=pytest.mark.soak)]
)
def test_large_rearrangements_leave_the_table_nearly_in_order_at_every_step(neat: bool, most: int) -> None:
    answers = [(position, solved(position, neat)) for position in positions()]
    every = [steps_between(one.table, found.table, one.rack) for one, found in answers if found]
    assert max(map(len, every)) > 12
    assert max(map(most_out_of_order, every)) <= most


@pytest.mark.rest
@settings(deadline=None, max_examples=80)
@given(position=ANY_POSITION, neat=st.booleans())
def test_the_steps_one_after_another_make_the_answer(position: Position, neat: bool) -> None:
    found = solved(position, neat)
    if found is None:
        return
    steps = steps_between(position.table, found.table, position.rack)
    assert_hands_do_it(position.table, steps, position.rack)
    assert list(map(sorted, [row for row in steps[-1].table if row])) == list(map(sorted, found.table))


@pytest.mark.parametrize(
    "before, after, rack, steps",
    [
        (table("k3a k4a k5a"), table("k3a k4a k5a k6a"), "k6a", ["rack k6a -> k3a k4a k5a"]),
        (table(), table("k3a k4a k5a"), "k5a k3a k4a", ["rack k3a k4a k5a -> new"]),
        (
            table("k9a r9a b9a o9a", "b10a b11a b12a"),
            table("k9a r9a o9a", "b8a b9a b10a b11a b12a"),
            "b8a",
            ["group b9a -> b10a b11a b12a", "rack b8a -> b9a b10a b11a b12a"],
        ),
        (
            table("k3a ja k5a"),
            table("k3a k4a k5a", "r7a r8a ja"),
            "k4a r7a r8a",
            ["rack k4a -> k3a ja k5a, freeing ja", "loose ja -> new", "rack r7a r8a -> ja"],
        ),
        (
            table("k3a ja k5a"),
            table("k3a k4a k5a ja"),
            "k4a",
            ["rack k4a -> k3a ja k5a, freeing ja", "loose ja -> k3a k4a k5a"],
        ),
        (
            table("k1a k2a k3a k4a k5a"),
            table("k1a k2a k3a", "k3b k4a k5a"),
            "k3b",
            ["run k4a k5a -> new", "rack k3b -> k4a k5a"],
        ),
        (
            table("k5a r5a b5a o5a"),
            table("k5a r5a b5a", "o5a o6a o7a"),
            "o6a o7a",
            ["group o5a -> new", "rack o6a o7a -> o5a"],
        ),
        (
            table("k5a ja b5a"),
            table("k5a b5a r5a", "ja o6a o7a"),
            "r5a o6a o7a",
            ["rack r5a -> k5a ja b5a, freeing ja", "loose ja -> new", "rack o6a o7a -> ja"],
        ),
    ],
)
def test_a_hand_moves_few_tiles(before: Table, after: Table, rack: str, steps: list[str]) -> None:
    found = steps_between(before, after, tuple(rack.split()))
    assert_hands_do_it(before, found, tuple(rack.split()))
    assert told(found) == steps
    assert sorted(map(sorted, filter(None, found[-1].table))) == sorted(map(sorted, after))


def test_where_nothing_changes_there_is_nothing_to_do() -> None:
    assert steps_between(table("k3a k4a k5a"), table("k3a k4a k5a")) == ()
    assert steps_between(table("k5a r5a b5a"), table("b5a k5a r5a")) == ()


@pytest.mark.parametrize(
    "after", [table("k3a k4a k5a k6a"), table("k3a k4a"), table("k3a k4a k5a", "k3a k4a k5a")]
)
def test_tiles_from_nowhere_are_refused(after: Table) -> None:
    with pytest.raises(ValueError, match="other tiles"):
        steps_between(table("k3a k4a k5a"), after)
