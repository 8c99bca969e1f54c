"""A move on the table, taken apart into the steps of a person's hands, and told by one clause for each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.draft.played_steps import PlayedMove, played_move
from stolik.games.rummikub.ui.draft.turn_draft import keeping_ids
from stolik.games.rummikub.ui.messages.play_text import play_text, played_briefly, played_in_numbers
from stolik.games.rummikub.ui.messages.set_names import set_name, tiles_taken

from tests.benchmarks.rummikub_positions import Position, self_play, stressed

Table = tuple[tuple[Tile, ...], ...]

POSITIONS = (*self_play(60), *stressed(40))
SEVENS = "k7a r7a b7a o7a"
LONG_BLUE = "b3a b4a b5a b6a b7b"
JOKER_RUN = "k5a ja k7b"


def table(*rows: str) -> Table:
    return tuple(tuple(row.split()) for row in rows)


def tiles_of(one: Table) -> set[Tile]:
    return {tile for row in one for tile in row}


def assert_steps_lead_from_before_to_after(move: PlayedMove, before: Table, after: Table) -> None:
    """Carry out the steps with the hands: only the tiles that each step names change their set."""
    lies = {tile: one.id for one in move.before for tile in one.tiles}
    for step in move.steps:
        there = {tile: one.id for one in step.table for tile in one.tiles}
        assert {tile for tile in there if lies.get(tile) != there[tile]} == set(step.arriving)
        assert step.arriving, "a step without tiles"
        assert all(there[tile] == step.set_id for tile in step.arriving)
        for one in step.taken:
            assert one.tiles
            assert {lies[tile] for tile in one.tiles} == {one.set_id} != {step.set_id}
        assert set(step.laid).isdisjoint(tiles_of(before))
        assert step.result == next(one.tiles for one in step.table if one.id == step.set_id)
        assert sorted(step.onto) == sorted(tile for tile in lies if lies[tile] == step.set_id)
        lies = there
    assert tuple(one.tiles for one in move.steps[-1].table) == after


@settings(deadline=None, max_examples=100)
@given(position=st.sampled_from(POSITIONS))
def test_the_steps_make_the_table_after_of_the_one_before(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None or not found.laid:
        return
    move = played_move(position.table, found.table)
    assert_steps_lead_from_before_to_after(move, position.table, found.table)
    assert sorted(tile for step in move.steps for tile in step.laid) == sorted(found.laid)


@settings(deadline=None, max_examples=100)
@given(position=st.sampled_from(POSITIONS))
def test_every_set_that_gets_tiles_is_one_step_and_no_other_set_is(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None or not found.laid:
        return
    move = played_move(position.table, found.table)
    old = keeping_ids((), position.table)
    home = {tile: one.id for one in old for tile in one.tiles}
    changed = {
        one.id for one in keeping_ids(old, found.table) if any(home.get(t) != one.id for t in one.tiles)
    }
    assert sorted(step.set_id for step in move.steps) == sorted(changed), "as few steps as can be"
    untouched = {frozenset(row) for row in position.table} & {frozenset(row) for row in found.table}
    for row in untouched:
        assert not any(set(row) & set(step.arriving) for step in move.steps)
    assert move.moved == {
        tile for one in move.after for tile in one.tiles if tile in home and home[tile] != one.id
    }


@settings(deadline=None, max_examples=100)
@given(position=st.sampled_from(POSITIONS))
def test_a_tile_that_comes_to_a_set_is_placed_in_the_step_of_the_set(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None or not found.laid:
        return
    move = played_move(position.table, found.table)
    assert set(move.stages) == tiles_of(found.table)
    filled = {step.set_id for step in move.steps}
    for number, step in enumerate(move.steps):
        assert {move.stages[tile] for tile in step.arriving} == {number}
        for one in step.taken:
            rest = [tile for other in move.after if other.id == one.set_id for tile in other.tiles]
            if one.set_id not in filled:
                assert all(move.stages[tile] >= number for tile in rest), "it closes up before tiles left"


def test_what_is_taken_away_goes_before_what_takes_its_place() -> None:
    before = table(JOKER_RUN, "k10a r10b o10a")
    after = table("k5a k6a k7b", "k10a r10b o10a", "o1a o2a ja")
    move = played_move(before, after)
    assert [(step.taken[0].tiles if step.taken else (), step.laid) for step in move.steps] == [
        (("ja",), ("o1a", "o2a")),
        ((), ("k6a",)),
    ]


def test_a_group_that_only_changes_its_order_is_no_step() -> None:
    move = played_move(table("k7a r7a b7a", "r1a r2a r3a"), table("b7a k7a r7a", "r1a r2a r3a r4a"))
    assert [step.laid for step in move.steps] == [("r4a",)]
    assert move.steps[0].table[0].tiles == ("b7a", "k7a", "r7a")


TOLD = [
    ((), ("r5a r6a r7a",), "lays red 5-6-7"),
    ((), ("r5a r6a r7a", "k7a b7a o7a"), "lays red 5-6-7, 7-7-7"),
    (("r5a r6a r7a",), ("r5a r6a r7a r8b",), "adds the red 8 to red 5-6-7"),
    (("r5a r6a r7a",), ("r3a r4a r5a r6a r7a",), "adds red 3-4 to red 5-6-7"),
    (("r5a r6a r7a",), ("r4a r5a r6a r7a r8a",), "adds red 4, 8 to red 5-6-7"),
    ((SEVENS,), ("k7a b7a o7a", "r5a r6a r7a"), "takes the red 7 from 7-7-7-7 and lays red 5-6-7"),
    (
        (SEVENS, "r8a r9a r10a"),
        ("k7a b7a o7a", "r7a r8a r9a r10a r11a"),
        "moves the red 7 from 7-7-7-7 to red 8-9-10 and adds the red 11",
    ),
    (
        (SEVENS, "r8a r9a r10a"),
        ("k7a b7a o7a", "r7a r8a r9a r10a", "o1a o2a o3a"),
        "moves the red 7 from 7-7-7-7 to red 8-9-10; lays orange 1-2-3",
    ),
    ((LONG_BLUE,), ("b3a b4a b5a", "b5b b6a b7b"), "takes blue 6-7 from blue 3–7 and lays blue 5-6-7"),
    (
        ("k1a k2a k3a k4a k5a k6a",),
        ("k1a k2a k3a", "k4a k5a k6a k7a", "r1a r2a r3a"),
        "takes black 4-5-6 from black 1–6 and lays black 4-5-6-7; lays red 1-2-3",
    ),
    (
        (JOKER_RUN,),
        ("k5a k6a k7b", "o1a o2a ja"),
        "takes the joker from black 5-joker-7 and lays orange 1-2-joker; adds the black 6 to black 5-joker-7",
    ),
    # A set that is used up is taken as one.
    (
        ("r3a r4a r5a", "r7a r8a r9a"),
        ("r3a r4a r5a r6a r7a r8a r9a",),
        "moves red 7-8-9 to red 3-4-5 and adds the red 6",
    ),
    # A group of which two tiles begin a run is another set.
    (
        ("k3a r3a ja", "k4a k5a k6a"),
        ("k3a k4a k5a k6a", "r2a r3a ja r5a"),
        (
            "moves the black 3 from 3-3-joker to black 4-5-6; "
            "takes the red 3, the joker from 3-3-joker and lays red 2-3-joker-5"
        ),
    ),
    # Of the old set only one tile stays: for people that is another set.
    (
        ("k9a k10a k11a k12a", "r11a b11a o11a"),
        ("k9a k10a k11a", "k12a r12a b12a", "r11a b11a o11a"),
        "takes the black 12 from black 9-10-11-12 and lays 12-12-12",
    ),
]


@pytest.mark.parametrize("before, after, told", TOLD)
def test_a_move_is_told_by_one_clause_for_each_set(
    before: tuple[str, ...], after: tuple[str, ...], told: str
) -> None:
    assert play_text(table(*before), table(*after)) == told


def test_a_set_that_becomes_another_kind_is_told_as_a_new_one() -> None:
    told = play_text(table("r3a b3a o3a"), table("r1a r2a r3a", "b2a b3a b4a", "o3a o4a o5a"))
    assert told == (
        "takes the blue 3 from 3-3-3 and lays blue 2-3-4; "
        "takes the orange 3 from 3-3-3 and lays orange 3-4-5; "
        "takes the red 3 from 3-3-3 and lays red 1-2-3"
    )


def test_a_move_is_told_briefly_by_two_numbers() -> None:
    before, after = table(SEVENS, "r8a r9a r10a"), table("k7a b7a o7a", "r7a r8a r9a r10a r11a")
    assert played_briefly("Ola", before, after) == "Ola lays 1 tile and changes 2 sets."
    assert played_briefly("Ola", (), table("r5a r6a r7a")) == "Ola lays 3 tiles."
    assert played_in_numbers("Ola", before, after) == "Ola: 1 tile, 2 sets."
    assert played_in_numbers("Ola", (), table("r5a r6a r7a")) == "Ola: 3 tiles."


def test_sets_have_short_names() -> None:
    assert set_name("r5a r6a ja r8a".split(), "laid") == "red 5-6-joker-8"
    assert set_name("ja r6a r7a r8a r9a".split(), "from") == "from red 5–9"
    assert set_name("k7a ja b7a".split(), "to") == "to 7-joker-7"
    assert tiles_taken(("r7a", "b7a")) == "the red 7, the blue 7"
