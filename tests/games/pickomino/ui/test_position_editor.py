"""A position of Pickomino is set up tile by tile and die by die."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.status import fault
from stolik.games.pickomino.rules.tiles import TILES
from stolik.games.pickomino.ui.position_editor import CENTRE, DOWN, EDITOR, KEPT, ROLLED

from tests.games.set_up import built, decisions, emptied, names_of


def start(seats: int = 2) -> Any:
    return EDITOR.empty(seats, Options())


def trays(state: Any) -> dict[str, list[str]]:
    names = names_of(len(state.stacks))
    return {tray.key: [piece.key for piece in tray.pieces] for tray in EDITOR.trays(state, names)}


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_decision_of_a_game_can_be_set_up(seats: int) -> None:
    for state in decisions("pickomino", seats, Options(), seats, 20):
        made = built(EDITOR, EDITOR.plain(state), seats)
        assert not fault(seats, Options(), made)
        if state.phase == "decide":
            # What is left of a roll means nothing.
            state, made = replace(state, rolled=()), replace(made, rolled=())
        assert made == state


def test_it_begins_with_all_tiles_in_the_centre() -> None:
    state = start()
    assert trays(state) == {
        ROLLED: [], KEPT: [], CENTRE: [f"{tile}" for tile in TILES], "stack:0": [], "stack:1": [], DOWN: []
    }  # fmt: skip
    assert state.phase == "decide"


def test_eight_dice_can_be_set_aside_or_lie_to_be() -> None:
    state = EDITOR.put(start(), ROLLED, "6")
    assert (state.phase, state.rolled) == ("keep", (6,))
    assert EDITOR.take(state, ROLLED, 0).phase == "decide"
    kept = EDITOR.put(start(), KEPT, "1")
    assert (kept.phase, trays(kept)[ROLLED]) == ("decide", []), "what is left of the roll isn't shown"
    assert (kept.rolled, not fault(2, Options(), kept)) == ((2,) * 7, True)
    assert EDITOR.take(EDITOR.put(start(), KEPT, "3"), KEPT, 0) == start()
    state = start()
    for face in (1, 2, 3, 4):
        state = EDITOR.put(EDITOR.put(state, ROLLED, f"{face}"), KEPT, "5")
    assert (EDITOR.palette(state, ROLLED), EDITOR.palette(state, KEPT)) == ((), ())
    assert [piece.name for piece in EDITOR.palette(start(), ROLLED)][-2:] == ["die 5", "die with a worm"]


def test_tiles_move_between_centre_and_stacks_or_are_turned() -> None:
    state = EDITOR.put(EDITOR.put(start(), "stack:1", "30"), "stack:1", "22")
    assert state.stacks == ((), (30, 22))
    assert {30, 22}.isdisjoint(state.centre)
    assert [piece.key for piece in EDITOR.palette(state, CENTRE)] == ["22", "30"]
    moved = EDITOR.put(state, CENTRE, "30")
    assert (moved.stacks[1], 30 in moved.centre) == ((22,), True)
    assert emptied(EDITOR, state, "stack:1", 2) == start()
    state = EDITOR.take(start(), CENTRE, 15)
    assert (state.face_down, trays(state)[DOWN]) == ((36,), ["-36"])
    assert "36" in [piece.key for piece in EDITOR.palette(state, "stack:0")]
    assert "36" not in [piece.key for piece in EDITOR.palette(state, DOWN)]
    assert EDITOR.take(state, DOWN, 0) == start()
    assert EDITOR.put(state, DOWN, "21").face_down == (21, 36)


def test_the_end_the_seats_and_whose_turn_it_is_follow() -> None:
    over = emptied(EDITOR, EDITOR.put(start(), KEPT, "1"), CENTRE, 2)
    assert (over.phase, over.kept) == ("over", ())
    assert EDITOR.put(over, "stack:0", "36").phase == "over"
    assert EDITOR.put(over, CENTRE, "36").phase == "decide"
    state = EDITOR.set(EDITOR.put(start(3), "stack:2", "25"), "turn", 2)
    fewer = EDITOR.seated(state, 2)
    assert (fewer.turn, fewer.stacks, 25 in fewer.centre) == (1, ((), ()), True)
    assert EDITOR.seated(fewer, 3).stacks == ((), (), ())
    (turn,) = EDITOR.settings(EDITOR.set(start(), "turn", 1), names_of(2))
    assert (turn.title, turn.value, turn.choices) == ("Whose turn?", 1, ("Ala", "Bolek"))
    assert EDITOR.viewer(start()) is None
