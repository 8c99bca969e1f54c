"""The table in words: the numbers of sets, what can be done with tiles in hand, and moves of others."""

from __future__ import annotations

from typing import Final

import pytest
from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.tiles import Table
from stolik.games.rummikub.ui.names import SetNumbers, described, rack_place
from stolik.games.rummikub.ui.spoken import carry_out, tile_actions
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.games.rummikub.ui.table_parts import numbered

from tests.games.rummikub.deals import GROUP, RUN, dealt, opened
from tests.games.rummikub.played_tables import table

FIRST = table("k7a r7a b7a o7a", "r4a r5a r6a", "o9a o10a o11a")


def played(before: Table, after: Table) -> TilesPlayed:
    old = {tile for row in before for tile in row}
    return TilesPlayed(1, before, after, tuple(t for row in after for t in row if t not in old), False, 0)


def test_a_set_keeps_its_lowest_number_and_of_its_parts_the_larger_one_does() -> None:
    numbers = SetNumbers()
    assert numbers.of(1, FIRST) == (1, 2, 3)
    # In another order, one set longer; one used up by others, and a new one.
    assert numbers.of(1, (*FIRST[:0:-1], ("k7a", "r7a", "b7a"))) == (3, 2, 1)
    after = table("r4a r5a r6a r7a", "o9a o10a o11a", "o1a o2a o3a")
    assert numbers.of(1, after) == (2, 3, 1)
    assert numbers.of(1, FIRST) == (1, 2, 3), "looked back at, it has the numbers it had"
    assert numbers.of(1, after) == (2, 3, 1)
    assert numbers.of(2, after) == (1, 2, 3), "another game begins anew"
    numbers.of(1, table("b1a b2a b3a b4a b5a", "r1a r2a r3a"))
    assert numbers.of(1, table("b1a b2a", "b3a b4a b5a", "r1a r2a r3a")) == (3, 1, 2)


MOVES: Final = (
    (*FIRST[:2], ("o9a", "o10a", "o11a", "o12a")),
    (*FIRST, *table("b1a b2a b3a")),
    table("k7a b7a o7a", "r3a r4a r5a r6a r7a", "o9a o10a o11a"),
    table("k7a r7a b7a", "r4a r5a r6a", "o7a o8a o9a o10a o11a"),
)
"""Tables that a move makes of the first one."""


def test_rows_that_are_no_set_are_read_out_tile_by_tile() -> None:
    assert described(["r5a", "ja"]) == "not finished: red 5, joker"
    assert described(["r5a", "b5a", "k6a"]) == "in disorder: red 5, blue 5, black 6"
    assert rack_place("r5b", ["r5a", "k1a", "r5b"]) == "second of two"
    assert rack_place("k1a", ["r5a", "k1a", "r5b"]) == ""


def editor_of(session: Session) -> TableEditor:
    editor = TableEditor()
    editor.show(session.game.view(session.state, 0), None, 0)
    return editor


def offered(editor: TableEditor, numbers: SetNumbers) -> list[str]:
    return [action.text for action in tile_actions(editor, numbered(editor, numbers))]


def test_only_places_where_tiles_fit_are_offered() -> None:
    editor, numbers = editor_of(opened()), SetNumbers()
    assert offered(editor, numbers) == []
    editor.pick(["b5b"])
    assert offered(editor, numbers)[:2] == [
        "Lay the blue 5 into set 1, which becomes two",
        "New set: lay the blue 5",
    ]
    editor.pick(["o9a"])
    assert offered(editor, numbers)[:2] == [
        "Swap the joker of set 2 for the orange 9",
        "Lay the orange 9 after set 2",
    ]
    editor.pick(["b3a"])
    assert offered(editor, numbers) == [
        "New set: lay the blue 3",
        "Pick up all of set 1",
        "Pick up more tiles",
        "Let go of the blue 3",
    ]


def test_before_the_opening_nothing_of_others_is_offered_and_laid_tiles_go_back() -> None:
    editor, numbers = editor_of(dealt()), SetNumbers()
    editor.pick(GROUP)
    action = tile_actions(editor, numbered(editor, numbers))[0]
    assert action.text == "New set: lay the black 9, the red 9 and the joker"
    assert carry_out(editor, action) is None
    editor.pick([GROUP[0]])
    assert "Take the black 9 back to the rack" in offered(editor, numbers)
    editor.pick(RUN[:2])
    assert not any("set 1" in text for text in offered(editor, numbers))


@pytest.mark.parametrize("tile", ["b5a", "k9a", "ja", "o9a", "b5b"])
def test_everything_that_is_offered_is_done(tile: str) -> None:
    session = opened()
    probe = editor_of(session)
    probe.pick([tile])
    count = len(tile_actions(probe, numbered(probe, SetNumbers())))
    assert count >= 3
    for at in range(count):
        editor = editor_of(session)
        editor.pick([tile])
        action = tile_actions(editor, numbered(editor, SetNumbers()))[at]
        before = editor.sets
        assert carry_out(editor, action) is None, action
        assert (editor.sets != before) == (action.kind in ("put", "new", "joker", "split")), action
