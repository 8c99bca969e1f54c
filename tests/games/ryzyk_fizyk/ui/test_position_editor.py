"""A position of Ryzyk-Fizyk is set up: dice, accounts, the points of the turn and the last round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.status import fault
from stolik.games.ryzyk_fizyk.ui.position_editor import EDITOR, KEPT, ROLLED

from tests.games.set_up import built, decisions, emptied, names_of

ALL = Options("youngest", True, "lose_game", True, True)


def start(seats: int = 3, options: Options | None = None) -> Any:
    return EDITOR.empty(seats, options or Options())


def put(state: Any, tray: str, *faces: int) -> Any:
    for face in faces:
        state = EDITOR.put(state, tray, f"{face}")
    return state


def told(state: Any) -> dict[str, int]:
    return {each.key: each.value for each in EDITOR.settings(state, names_of(len(state.accounts)))}


@pytest.mark.parametrize("seats, options", [(2, Options()), (3, ALL), (8, Options()), (4, ALL)])
def test_every_decision_of_a_game_can_be_set_up(seats: int, options: Options) -> None:
    for state in decisions("ryzyk_fizyk", seats, options, seats, 20):
        made = built(EDITOR, EDITOR.plain(state), seats)
        assert not fault(seats, options, made)
        if state.phase == "decide":
            # What is left of a roll means nothing.
            state, made = replace(state, rolled=()), replace(made, rolled=())
        assert made == state


def test_points_grow_with_the_dice_set_aside_and_six_are_rolled_anew() -> None:
    state = put(start(), KEPT, 5, 5)
    assert (state.points, state.phase) == (10, "decide")
    more = EDITOR.set(state, "points", 30)
    assert EDITOR.take(more, KEPT, 0).points == 25
    assert emptied(EDITOR, EDITOR.set(state, "points", 3), KEPT, 3).points == 0
    state = put(start(), ROLLED, 4, 2)
    assert (state.rolled, state.phase) == ((2, 4), "keep")
    assert emptied(EDITOR, state, ROLLED, 3) == start()
    state = put(start(), KEPT, 1, 1, 2, 2, 3, 3)
    assert EDITOR.palette(state, KEPT) == ()
    assert len(EDITOR.palette(state, ROLLED)) == 6
    anew = put(state, ROLLED, 6)
    assert (anew.kept, anew.points) == ((), 12)
    full = put(anew, ROLLED, 6, 6, 1, 1, 2)
    assert EDITOR.palette(full, ROLLED) == EDITOR.palette(full, KEPT) == ()


def test_who_passes_100_begins_the_last_round_and_whoever_is_on_turn_cannot() -> None:
    state = EDITOR.set(EDITOR.set(start(), "turn", 1), "account:0", 105)
    assert (state.last_turns, told(state)["last"]) == ((1, 2), 1)
    on = EDITOR.set(state, "turn", 2)
    assert on.last_turns == (2,)
    assert EDITOR.set(on, "account:0", 90).last_turns == ()
    assert EDITOR.set(on, "last", 0).last_turns == ()
    assert "last" not in told(start())
    state = EDITOR.set(start(), "account:0", 105)
    assert (state.last_turns, told(state)["last"]) == ((), 0)
    assert EDITOR.set(state, "turn", 1).last_turns == (1, 2)
    state = EDITOR.set(EDITOR.set(EDITOR.set(start(), "turn", 2), "account:0", 105), "account:1", 110)
    assert told(state)["last"] == 1
    assert EDITOR.set(state, "last", 2).last_turns == (2, 0)


def test_who_is_out_has_no_last_turn() -> None:
    state = EDITOR.set(EDITOR.set(start(3, ALL), "turn", 1), "account:0", 105)
    out = EDITOR.set(state, "out:2", 1)
    assert (out.out, out.last_turns, told(out)["out:2"]) == ((2,), (1,), 1)
    assert EDITOR.set(out, "out:2", 0).last_turns == (1, 2)
    assert "out:0" not in told(start())
    nobody = replace(out, out=(0, 1, 2))
    assert told(nobody)["last"] == 0


def test_the_tries_of_the_sixth_die_are_told_where_five_lie() -> None:
    state = put(start(3, ALL), KEPT, 4, 4, 4, 4, 4)
    assert told(state)["trying"] == 0
    trying = EDITOR.set(state, "trying", 3)
    assert (trying.trying, trying.tried, told(trying)["trying"]) == (True, 2, 3)
    assert not EDITOR.take(trying, KEPT, 0).trying
    assert "trying" not in told(put(start(), KEPT, 4, 4, 4, 4, 4))


def test_seats_come_and_go() -> None:
    state = EDITOR.set(EDITOR.set(start(3, ALL), "turn", 1), "account:0", 105)
    state = EDITOR.set(state, "out:2", 1)
    two = EDITOR.seated(state, 2)
    assert (two.accounts, two.out, two.last_turns) == ((105, 0), (), (1,))
    assert EDITOR.seated(two, 3).accounts == (105, 0, 0)
    assert EDITOR.seated(EDITOR.set(EDITOR.set(start(), "account:2", 105), "turn", 1), 2).last_turns == ()
