"""What an advised move changes on the table as the player left it: which tiles go where, in what order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, steps_between
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.turn_draft import Row, TurnDraft


@dataclass(frozen=True, slots=True)
class HintPlan:
    """The way from a draft to an advised table.

    ``before`` are the sets that the way begins with and ``set_ids`` their numbers in the draft; ``returned``
    are tiles laid in the draft that go back to the rack first. ``letters`` says of each tile that is carried
    the letter of the set that it goes to, from A in the order in which the sets are first given something;
    ``goals`` the letters of those sets that lie on the table already, by their numbers in the draft, and
    ``stays`` of the first tile that stays in each of them.
    """

    before: tuple[Row, ...]
    set_ids: tuple[int, ...]
    returned: Row
    steps: tuple[RearrangementStep, ...]
    table: tuple[Row, ...]
    letters: Mapping[Tile, str]
    goals: Mapping[int, str]
    stays: Mapping[Tile, str]

    @property
    def laid(self) -> Row:
        """The tiles that come from the rack, in the order in which they are laid."""
        return tuple(tile for step in self.steps if step.taken_from == RACK for tile in step.tiles)

    @property
    def touched(self) -> frozenset[int]:
        """The sets of the draft, by their numbers, that tiles are taken from or put to."""
        places = {place for step in self.steps for place in (step.taken_from, step.put_on)}
        return frozenset(self.set_ids[place] for place in places if 0 <= place < len(self.set_ids))

    @property
    def concerned(self) -> Row:
        """The tiles of the sets touched, and those that leave or come back to the rack."""
        on_table = [row for one, row in zip(self.set_ids, self.before, strict=True) if one in self.touched]
        return (*(tile for row in on_table for tile in row), *self.laid, *self.returned)


def plan_of(draft: TurnDraft, move: Play) -> HintPlan:
    """Return how to come from a draft to the table of a move."""
    wanted = {tile for row in move.table for tile in row}
    kept = [(one.id, tuple(tile for tile in one.tiles if tile in wanted)) for one in draft.current]
    kept = [(one, row) for one, row in kept if row]
    before, set_ids = tuple(row for _, row in kept), tuple(one for one, _ in kept)
    steps = steps_between(before, move.table, [tile for tile in draft.rack_before if tile in wanted])
    ends = {tile: step.put_on for step in steps for tile in step.tiles}
    order = {place: chr(ord("A") + at) for at, place in enumerate(dict.fromkeys(ends.values()))}
    table = tuple(filter(None, steps[-1].table)) if steps else before
    goals = {place: letter for place, letter in order.items() if place < len(set_ids)}
    stay = {place: [tile for tile in before[place] if tile not in ends] for place in goals}
    return HintPlan(
        before,
        set_ids,
        tuple(tile for one in draft.current for tile in one.tiles if tile not in wanted),
        steps,
        table,
        {tile: order[place] for tile, place in ends.items()},
        {set_ids[place]: letter for place, letter in goals.items()},
        {stay[place][0]: letter for place, letter in goals.items() if stay[place]},
    )
