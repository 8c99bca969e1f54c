"""The steps of a rearrangement: in an order in which few sets are broken, and few tiles are moved."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, steps_between
from stolik.games.rummikub.ai.solver.solver import Solution, solve
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import Tile, is_joker

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.soak.marks import LONG_SOAK

Table = tuple[tuple[Tile, ...], ...]


def table(*rows: str) -> Table:
    return tuple(tuple(row.split()) for row in rows)


def told(steps: tuple[RearrangementStep, ...]) -> list[str]:
    return [
        f"{step.source} {' '.join(step.tiles)} -> {step.target} {' '.join(step.onto)}".strip()
        for step in steps
    ]


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(60), *stressed(40))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first is asked for."""


def assert_hands_do_it(before: Table, steps: tuple[RearrangementStep, ...], rack: tuple[Tile, ...]) -> None:
    """Follow the steps: each takes its tiles from where it says to where it says, and no others."""
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
            assert step.target == "joker"
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
    """Return how many sets are out of order at the worst moment of the best order of the steps."""
    best = len(before) + len(steps)
    for order in permutations(steps):
        homes = {tile: str(place) for place, row in enumerate(before) for tile in row}
        worst, possible = 0, True
        for step in order:
            carried = step.tiles
            # A joker is carried on only when it lies beside the sets.
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
    last = [row for row in steps[-1].table if row]
    assert list(map(sorted, last)) == list(map(sorted, found.table))


@pytest.mark.parametrize(
    "before, after, rack, steps",
    [
        (table("k3a k4a k5a"), table("k3a k4a k5a k6a"), "k6a", ["rack k6a -> run k3a k4a k5a"]),
        (table(), table("k3a k4a k5a"), "k5a k3a k4a", ["rack k3a k4a k5a -> new_run"]),
        (
            table("k9a r9a b9a o9a", "b10a b11a b12a"),
            table("k9a r9a o9a", "b8a b9a b10a b11a b12a"),
            "b8a",
            ["group b9a -> run b10a b11a b12a", "rack b8a -> run b9a b10a b11a b12a"],
        ),
        (
            table("k3a ja k5a"),
            table("k3a k4a k5a", "r7a r8a ja"),
            "k4a r7a r8a",
            ["rack k4a -> joker k3a ja k5a", "loose ja -> new_run", "rack r7a r8a -> run ja"],
        ),
        (
            table("k3a ja k5a"),
            table("k3a k4a k5a ja"),
            "k4a",
            ["rack k4a -> joker k3a ja k5a", "loose ja -> run k3a k4a k5a"],
        ),
        (
            table("k1a k2a k3a k4a k5a"),
            table("k1a k2a k3a", "k3b k4a k5a"),
            "k3b",
            ["run k4a k5a -> new_run", "rack k3b -> run k4a k5a"],
        ),
        (
            table("k5a r5a b5a o5a"),
            table("k5a r5a b5a", "o5a o6a o7a"),
            "o6a o7a",
            ["group o5a -> new_run", "rack o6a o7a -> run o5a"],
        ),
        (
            table("k5a ja b5a"),
            table("k5a b5a r5a", "ja o6a o7a"),
            "r5a o6a o7a",
            ["rack r5a -> joker k5a ja b5a", "loose ja -> new_run", "rack o6a o7a -> run ja"],
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
