"""A move on the table, taken apart into the steps of a person's hands."""

from __future__ import annotations

import gc
from itertools import combinations, islice

import pytest
from stolik.games.rummikub.ui.turn_draft import PlayedMove, played_move

from tests.games.rummikub.played_tables import assert_steps_lead_from_before_to_after, table, tiles_of

SEVENS = "k7a r7a b7a o7a"
JOKER_RUN = "k5a ja k7b"


def test_what_is_taken_away_goes_before_what_takes_its_place() -> None:
    before = table(JOKER_RUN, "k10a r10b o10a")
    after = table("k5a k6a k7b", "k10a r10b o10a", "o1a o2a ja")
    move = played_move(before, after)
    assert [(step.taken[0].tiles if step.taken else (), step.laid) for step in move.steps] == [
        (("ja",), ("o1a", "o2a")),
        ((), ("k6a",)),
    ]


def test_a_group_in_another_order_is_no_step_and_what_comes_is_named_tiles_of_the_table_first() -> None:
    move = played_move(table("k7a r7a b7a", "r1a r2a r3a"), table("b7a k7a r7a", "r1a r2a r3a r4a"))
    assert [step.laid for step in move.steps] == [("r4a",)]
    assert move.steps[0].table[0].tiles == ("b7a", "k7a", "r7a")
    move = played_move(table(SEVENS, "r8a r9a r10a"), table("k7a b7a o7a", "r6a r7a r8a r9a r10a"))
    (step,) = move.steps
    assert (step.taken[0].tiles, step.taken[0].source) == (("r7a",), tuple(SEVENS.split()))
    assert (step.laid, step.arriving) == (("r6a",), ("r7a", "r6a"))
    assert move.moved == {"r7a"}
    move = played_move(table("r8a r9a r10a"), table("r8a r9a r10a r11a", "k1a k2a k3a"))
    assert move.moved == frozenset()


def test_every_tile_gets_to_its_place_with_its_set_or_when_the_last_one_has_left_it() -> None:
    before = table(SEVENS, "o10a r10b b10a k10a", "b1a b2a b3a")
    after = table("k7a b7a o7a", "o10a b10a k10a", "b1a b2a b3a", "r7a r8a r9a r10b", "o1a o2a o3a")
    move = played_move(before, after)
    assert [step.arriving for step in move.steps] == [("r7a", "r10b", "r8a", "r9a"), ("o1a", "o2a", "o3a")]
    assert [tile for tile, stage in move.stages.items() if stage == 1] == ["o1a", "o2a", "o3a"]
    assert set(move.stages) == tiles_of(after)
    second = played_move(table(JOKER_RUN), table("k5a k6a k7b", "o1a o2a ja"))
    assert second.stages == dict.fromkeys(("o1a", "o2a", "ja"), 0) | dict.fromkeys(("k5a", "k6a", "k7b"), 1)


def test_a_set_that_loses_tiles_twice_is_in_place_after_the_last() -> None:
    before = table("k7a r7a b7a o7a jb", "r8a r9a r10a", "b8a b9a b10a")
    after = table("k7a o7a jb", "r7a r8a r9a r10a", "b7a b8a b9a b10a")
    move = played_move(before, after)
    assert [step.arriving for step in move.steps] == [("r7a",), ("b7a",)]
    assert {move.stages[tile] for tile in ("k7a", "o7a", "jb")} == {1}


@pytest.mark.parametrize(
    "group, run, group_after, run_after, half_done",
    [
        ("r7a b7a o7a ja", "k4a k5a k6a k7a", "r7a b7a o7a k7a", "k4a k5a k6a ja", "k4a k5a k6a k7a ja"),
        ("r4a b4a o4a ja", "k4a k5a k6a k7a", "r4a b4a o4a k4a", "k5a k6a k7a ja", "k4a k5a k6a k7a ja"),
    ],
    ids=["behind the tile it lay behind", "in front"],
)
def test_a_tile_that_leaves_later_stays_where_it_lay(
    group: str, run: str, group_after: str, run_after: str, half_done: str
) -> None:
    before, after = table(group, run), table(group_after, run_after)
    move = played_move(before, after)
    assert [step.arriving for step in move.steps] == [
        ("ja",),
        tuple(set(run.split()) - set(run_after.split())),
    ]
    assert move.steps[0].result == tuple(half_done.split())
    assert_steps_lead_from_before_to_after(move, before, after)


def test_the_moves_of_an_evening_are_not_kept_in_memory() -> None:
    rows = [
        f"{colour}{number}a {colour}{number + 1}a {colour}{number + 2}a"
        for colour in "krbo"
        for number in (1, 4, 7, 10)
    ]
    for begun in islice(combinations(rows[1:], 3), 400):
        played_move(table(*begun), table(*begun, rows[0]))
    assert sum(isinstance(each, PlayedMove) for each in gc.get_objects()) <= 150
