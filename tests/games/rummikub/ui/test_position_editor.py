"""Setting up a position of Rummikub: the table, one's own rack, and the numbers of the others' tiles."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from stolik.engine.coaching.position_editor import named
from stolik.engine.coaching.position_id import PlacedState, id_of, read_id
from stolik.games.rummikub import INFO
from stolik.games.rummikub.ai.seat_values import SEAT_VALUES
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.status import fault
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF
from stolik.games.rummikub.ui.position_editor import BANK, EDITOR, PASSES, RACK

from tests.games.set_up import built, decisions, emptied, names_of
from tests.tiers import mostly_rest

FAMILY = Options(None, games_per_match=1)


def start(seats: int = 3) -> Any:
    return EDITOR.empty(seats, FAMILY)


def put(state: Any, tray: str, *typed: str) -> Any:
    for each in typed:
        piece = named(EDITOR.palette(state, tray), each)
        assert piece is not None
        state = EDITOR.put(state, tray, piece.key)
    return state


def told(state: Any) -> dict[str, int]:
    return {each.key: each.value for each in EDITOR.settings(state, names_of(state.seats))}


def seen(state: Any) -> Any:
    kinds = [[KIND_OF[tile] for tile in row] for row in state.table]
    own = Counter(KIND_OF[tile] for tile in state.racks[state.turn])
    racks = [len(rack) for rack in state.racks]
    return kinds, own, racks, len(state.bank), state.opened, state.turn, state.phase, state.passes


@pytest.mark.parametrize("seats", mostly_rest([2, 3, 4], usual=[3]))
def test_every_decision_of_a_game_can_be_set_up(seats: int) -> None:
    for state in decisions("rummikub", seats, FAMILY, seats, 25):
        plain = EDITOR.plain(state)
        assert not fault(seats, FAMILY, plain, plain.turn)
        if plain.phase == "turn":
            made = built(EDITOR, plain, seats)
            assert seen(made) == seen(plain)
            assert not fault(seats, FAMILY, made, made.turn)


@pytest.mark.parametrize("seat", range(3))
def test_what_another_seat_knows_leaves_the_rack_on_turn_to_be_laid(seat: int) -> None:
    for state in decisions("rummikub", 3, FAMILY, 3, 25):
        plain = EDITOR.plain(GAME.view(state, seat))
        [rack] = [tray for tray in EDITOR.trays(plain, names_of(3)) if tray.key == RACK]
        assert len(rack.pieces) == (len(plain.racks[plain.turn]) if seat == plain.turn else 0)
        assert bool(fault(3, FAMILY, plain, plain.turn)) == (seat != plain.turn), "tiles are missed"


def test_it_begins_with_the_tiles_of_the_others() -> None:
    state = start()
    assert [len(rack) for rack in state.racks] == [0, 14, 14]
    assert told(state) == {
        "turn": 0, "opened:0": 0, "tiles:1": 14, "opened:1": 0, "tiles:2": 14, "opened:2": 0, BANK: 78
    }  # fmt: skip
    assert len(EDITOR.palette(state, RACK)) == 54


def test_tiles_of_a_set_find_their_order() -> None:
    state = put(start(), "set:0", "r7", "r5", "r6")
    assert state.table == (("r5a", "r6a", "r7a"),)
    two = put(state, "set:1", "a9", "o9", "j")
    assert two.table[1] == ("k9a", "o9a", "ja")
    assert [tray.title for tray in EDITOR.trays(two, names_of(3))] == [
        "Set 1", "Set 2", "New set", "Ala's rack"
    ]  # fmt: skip
    for at in (2, 1, 0):
        two = EDITOR.take(two, "set:0", at)
    assert [tray.title for tray in EDITOR.trays(two, names_of(3))] == ["New set", "Set 2", "Ala's rack"]
    assert EDITOR.settled(two).table == (("k9a", "o9a", "ja"),), "the others stay where they are"
    assert EDITOR.where(two, {"set": 0}) == "set:1"
    assert EDITOR.settled(emptied(EDITOR, two, "set:1", 3)).table == ()


def test_a_tile_lies_in_one_place_and_the_rack_is_that_of_whoever_is_on_turn() -> None:
    state = put(start(), RACK, "u8", "u8")
    assert state.racks[0] == ("b8a", "b8b")
    assert named(EDITOR.palette(state, RACK), "u8") is None
    assert len(state.bank) == 76
    assert EDITOR.take(state, RACK, 0).racks[0] == ("b8b",)
    state = EDITOR.set(EDITOR.set(put(start(), RACK, "u8"), "tiles:2", 9), "turn", 2)
    assert state.racks[2] == ("b8a",)
    assert [len(rack) for rack in state.racks] == [9, 14, 1]
    assert (EDITOR.viewer(state), EDITOR.trays(state, names_of(3))[-1].title) == (2, "Cyryl's rack")


def rack(*numbers: int) -> list[str]:
    return [f"{colour}{number}" for number in numbers for colour in ("r", "u")]


def test_turns_follow_from_racks_and_the_bank() -> None:
    """Bolek has opened with three tiles and laid another, the others have drawn."""
    state = put(start(), RACK, *rack(1, 3, 5, 7, 9, 11, 13))
    assert (state.turns, state.came[0], len(state.bank)) == ((0, 0, 0), (0,) * 14, 64)
    assert not fault(3, FAMILY, state, 0)
    state = put(put(state, RACK, "a1", "a3"), "set:0", "o10", "o11", "o12", "o13")
    for setting, value in (("tiles:1", 10), ("opened:1", 1), ("tiles:2", 16)):
        state = EDITOR.set(state, setting, value)
    assert (state.turns, state.layers) == ((2, 2, 2), (1,))
    assert state.came[0] == (0,) * 14 + (1, 2)
    assert not fault(3, FAMILY, state, 0)
    assert EDITOR.set(state, "opened:1", 0).layers == ()


def test_turns_follow_from_racks_penalties_and_the_bank() -> None:
    options = Options(60, timeout_penalty=3)
    state = put(EDITOR.empty(2, options), RACK, *rack(1, 3, 5, 7, 9, 11, 13), "a1", "a3", "a5", "a7")
    state = EDITOR.set(state, "tiles:1", 18)
    assert (state.turns, state.came[0][14:]) == ((2, 2), (1, 2, 2, 2))
    assert not fault(2, options, state, 0)
    state = EDITOR.set(EDITOR.set(start(), "tiles:1", 60), "tiles:2", 46)
    assert (state.bank, told(state)[PASSES]) == ((), 0)
    passed = EDITOR.set(state, PASSES, 2)
    assert passed.passes == 2
    assert EDITOR.set(passed, "tiles:1", 50).passes == 0


def test_seats_come_and_go_and_what_cannot_be_played_on_begins_anew() -> None:
    two = EDITOR.seated(EDITOR.set(put(start(), RACK, "u8"), "turn", 2), 2)
    assert (two.turn, two.racks[0], len(two.racks)) == (0, ("b8a",), 2)
    assert [len(rack) for rack in EDITOR.seated(two, 4).racks] == [1, 14, 14, 14]
    assert EDITOR.plain(GAME.start(2, FAMILY, 0)) == EDITOR.empty(2, FAMILY)


def test_what_is_set_up_has_an_id() -> None:
    state = put(
        put(start(), RACK, *rack(1, 3, 5, 7, 9, 11, 13), "a1", "a3"), "set:0", "o10", "o11", "o12", "o13"
    )
    for setting, value in (("tiles:1", 10), ("opened:1", 1), ("tiles:2", 16)):
        state = EDITOR.set(state, setting, value)
    found = read_id(id_of(PlacedState(INFO, 3, FAMILY, state, EDITOR.viewer(state))))
    assert isinstance(found, PlacedState)
    assert EDITOR.plain(found.state) == state
    assert HIDDEN in found.state.racks[1]


@pytest.mark.parametrize("options", [FAMILY, Options(60, timeout_penalty=3)], ids=["family", "penalty"])
def test_what_nobody_sees_is_dealt_as_it_can_be(options: Options) -> None:
    rng = Random(3)
    for state in decisions("rummikub", 3, options, 5, 25):
        dealt = SEAT_VALUES.possible_state(EDITOR.plain(state), state.turn, rng)
        if not any(state.announced):
            assert not fault(3, options, dealt)
