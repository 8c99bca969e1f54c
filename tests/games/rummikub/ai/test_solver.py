"""Rummikub's solver against a search of all moves: most tiles, worth most, and the table disturbed least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
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
from stolik.games.rummikub.rules.tiles import COLOURS, JOKER, KIND_OF, KINDS, NUMBERS, TILES, Kind, Tile

from tests.benchmarks.rummikub_positions import stressed
from tests.soak.marks import LONG_SOAK, mostly_soak

Table = tuple[tuple[Tile, ...], ...]


def row(text: str) -> tuple[Tile, ...]:
    return tuple(text.split())


def table(*rows: str) -> Table:
    return tuple(map(row, rows))


# -------------------------------------------------------------------- a solver that is too simple to be wrong


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
    """All ways to fill a set with this kind in it: the real tiles, and how many jokers there are."""
    found = set()
    for whole in PLAIN_SETS:
        if kind in whole:
            for used in range(min(jokers, len(whole) - 1) + 1):
                for away in combinations(sorted(whole - {kind}), used):
                    found.add((tuple(sorted(whole - set(away))), used))
    return tuple(found)


@cache
def falls_apart_into_sets(tiles: tuple[Kind, ...], jokers: int) -> bool:
    """Whether exactly these real tiles and jokers can be laid; the first tile is tried in every set."""
    if not tiles:
        return jokers == 0
    have = Counter(tiles)
    for real, used in sets_with(tiles[0], jokers):
        if all(have[kind] for kind in real):
            rest = have - Counter(real)
            if falls_apart_into_sets(tuple(sorted(rest.elements())), jokers - used):
                return True
    return False


def subsets(rack: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    for size in range(len(rack) + 1):
        yield from combinations(rack, size)


def most(old: Table, rack: Sequence[Tile], goal: Goal) -> int:
    """What the best move is worth, by trying every part of the rack."""
    lying = [KIND_OF[tile] for tiles in old for tile in tiles]
    worths = [0]
    for laid in subsets(rack):
        kinds = sorted(lying + [KIND_OF[tile] for tile in laid])
        real = tuple(kind for kind in kinds if kind != JOKER)
        if falls_apart_into_sets(real, len(kinds) - len(real)):
            worths.append(sum(goal.worth[KIND_OF[tile]] for tile in laid))
    return max(worths)


def is_lawful(tiles: Sequence[Tile]) -> bool:
    """Whether tiles, as they are written, are a set; apart from the game's own judgement."""
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
    """What an answer is worth, after a look whether it is a lawful move at all."""
    if found is None:
        return 0
    assert all(map(is_lawful, found.table))
    assert sorted(tile for tiles in found.table for tile in tiles) == sorted(
        [tile for tiles in old for tile in tiles] + list(found.laid)
    )
    assert found.laid
    assert set(found.laid) <= set(rack)
    assert found.tiles == len(found.laid)
    assert found.points == sum(map(points_of, found.laid))
    assert found.goes_out == (len(found.laid) == len(rack))
    return sum(goal.worth[KIND_OF[tile]] for tile in found.laid)


@st.composite
def positions(draw: st.DrawFn, colours: int, span: int) -> tuple[Table, tuple[Tile, ...]]:
    """Up to four sets and seven tiles, close together: few colours, few numbers, many jokers."""
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
    """Return the goal of most worth, kind by kind; of equal answers the one with more tiles."""
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
    old, rack = data.draw(positions(colours, span))
    goal = data.draw(goals)
    best = most(old, rack, goal)
    for neat in (True, False):
        assert worth_of(old, rack, solve(old, rack, goal, neat=neat), goal) == best


@settings(deadline=None, max_examples=100)
@given(position=positions(4, 4))
def test_moves_and_going_out_are_told_without_the_move(position: tuple[Table, tuple[Tile, ...]]) -> None:
    old, rack = position
    found = solve(old, rack)
    assert can_move(old, rack) == (found is not None)
    assert can_go_out(old, rack) == (found is not None and found.goes_out)


def test_two_runs_of_a_colour_suffice_also_with_two_jokers() -> None:
    """All tiles of 1-6 in one colour and both jokers, every part of them."""
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
            real = tuple(sorted(KIND_OF[tile] for tile in part))
            assert can_go_out((), everything) == falls_apart_into_sets(real, jokers), everything


# -------------------------------------------------------------------------------------------- known positions


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


# ------------------------------------------------------------------------------------------ least disturbance


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
    """How many tiles of the table changed between runs and groups, copies of a kind being alike."""
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
@given(position=positions(4, 4))
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


# ----------------------------------------------------------------------------------------------------- caches


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
