"""The moves that the solver finds, taken apart into the steps of a person's hands."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.ui.turn_draft import keeping_ids, played_move

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.games.rummikub.played_tables import assert_steps_lead_from_before_to_after, tiles_of

pytestmark = pytest.mark.rest


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(60), *stressed(40))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first is asked for."""


@settings(deadline=None, max_examples=100)
@given(position=ANY_POSITION)
def test_each_set_that_gets_tiles_is_one_step_and_they_make_the_table_after(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None or not found.laid:
        return
    move = played_move(position.table, found.table)
    assert_steps_lead_from_before_to_after(move, position.table, found.table)
    assert sorted(tile for step in move.steps for tile in step.laid) == sorted(found.laid)
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
    assert set(move.stages) == tiles_of(found.table)
    filled = {step.set_id for step in move.steps}
    for number, step in enumerate(move.steps):
        assert {move.stages[tile] for tile in step.arriving} == {number}
        for one in step.taken:
            rest = [tile for other in move.after if other.id == one.set_id for tile in other.tiles]
            if one.set_id not in filled:
                assert all(move.stages[tile] >= number for tile in rest), "it closes up before tiles left"
