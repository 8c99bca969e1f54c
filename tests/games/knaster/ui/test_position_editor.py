"""A position of Knaster is set up: sheets, what was rolled, and what is still owed to it."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.status import fault
from stolik.games.knaster.ui.position_editor import EDITOR, ROLLED

from tests.games.set_up import built, decisions, emptied, names_of


def start(seats: int = 2) -> Any:
    return EDITOR.empty(seats, Options())


def written(state: Any, *numbers: str, seat: int = 0) -> Any:
    for at, number in enumerate(numbers):
        state = EDITOR.put(state, f"sheet:{seat}", number, at)
    return state


def rolled(state: Any, *faces: int) -> Any:
    for face in faces:
        state = EDITOR.put(state, ROLLED, f"d{face}")
    return state


def told(state: Any) -> dict[str, int]:
    return {each.key: each.value for each in EDITOR.settings(state, names_of(len(state.sheets)))}


@pytest.mark.parametrize("seats", [1, 2, 5, 12])
def test_every_decision_of_a_game_can_be_set_up(seats: int) -> None:
    for state in decisions("knaster", seats, Options(), seats, 15):
        plain = EDITOR.plain(state)
        assert built(EDITOR, plain, seats) == plain
        assert not fault(seats, Options(), plain)


def test_numbers_are_written_circled_and_rubbed_out() -> None:
    state = written(start(), "7", "8o")
    sheet = state.sheets[0]
    assert (sheet.numbers[:3], sheet.circles[:3]) == ((7, 8, 0), (False, True, False))
    names = [piece.name for piece in EDITOR.trays(state, names_of(2))[1].pieces[:3]]
    assert names == ["row 1, column 1: 7", "row 1, column 2: 8 circled", "row 1, column 3: empty"]
    assert EDITOR.take(EDITOR.take(state, "sheet:0", 1), "sheet:0", 0) == start()


def test_once_both_dice_lie_everybody_enters() -> None:
    one = rolled(start(), 3)
    assert (one.phase, one.waiting) == ("roll", (False, False))
    both = rolled(one, 1)
    assert (both.phase, both.dice, both.waiting) == ("enter", (1, 3), (True, True))
    assert EDITOR.palette(both, ROLLED) == ()
    assert emptied(EDITOR, both, ROLLED, 2) == start()


def test_who_has_entered_may_still_owe_circles() -> None:
    state = rolled(written(start(), "7", "7", "7", "4", "2"), 3, 4)
    assert "due:0" not in told(state)
    entered = EDITOR.set(state, "entered:0", 1)
    assert (entered.waiting, told(entered)["due:0"]) == ((False, True), 0)
    owing = EDITOR.set(entered, "due:0", 1)
    assert (owing.due, told(owing)["due:0"]) == ((("r0",), ()), 1)
    assert EDITOR.take(owing, "sheet:0", 4).due == ((), ()), "the line isn't filled any more"
    assert EDITOR.set(owing, "entered:0", 0).due == ((), ())


def test_a_full_sheet_brings_the_last_roll() -> None:
    full = written(start(), *["7"] * 25)
    assert full.last_roll
    assert "last" not in told(full)
    thrown = rolled(full, 5, 6)
    assert (thrown.last_roll, thrown.waiting) == (True, (False, True)), "nothing to be circled"
    assert rolled(full, 3, 4).waiting == (True, True)
    # Its last number may have been written just now.
    assert not EDITOR.set(thrown, "last", 0).last_roll
    assert not EDITOR.take(full, "sheet:0", 0).last_roll


def test_seats_come_and_go_and_alone_nobody_is_asked_who_rolls() -> None:
    assert told(start(1)) == {}
    settings = EDITOR.settings(rolled(start(1), 3, 4), ["Ala"])
    assert [each.title for each in settings] == ["The number is entered"]
    assert EDITOR.trays(start(1), ["Ala"])[1].title == "Sheet"
    state = EDITOR.set(rolled(start(3), 3, 4), "turn", 2)
    assert EDITOR.seated(state, 2).roller == 1
    more = EDITOR.seated(EDITOR.seated(state, 2), 4)
    assert (len(more.sheets), more.waiting) == (4, (True,) * 4)
    assert EDITOR.viewer(state) is None
