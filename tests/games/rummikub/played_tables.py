"""Tables written as text, and a check of the steps from one table to another."""

from __future__ import annotations

from stolik.games.rummikub.rules.tiles import Table, Tile
from stolik.games.rummikub.ui.turn_draft import PlayedMove


def table(*rows: str) -> Table:
    return tuple(tuple(row.split()) for row in rows)


def tiles_of(one: Table) -> set[Tile]:
    return {tile for row in one for tile in row}


def assert_steps_lead_from_before_to_after(move: PlayedMove, before: Table, after: Table) -> None:
    """Carry out the steps by hand: only the tiles that a step names move to another set."""
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
