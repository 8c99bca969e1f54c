"""Writes down a position of Pickomino for its ID."""

from __future__ import annotations

from typing import Final, get_args

from stolik.engine.coaching.position_id import dice, one_of, picked
from stolik.engine.package import Digits
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, TILES
from stolik.games.pickomino.rules.state import Phase, State

_PHASES: Final = get_args(Phase)
_UP, _DOWN = 0, 1


def coded(digits: Digits, seats: int, options: Options, state: State | None) -> State:
    """Write a state, or read one if there is none, and return it."""
    turn = digits.digit(seats, state and state.turn)
    phase: Phase = one_of(digits, _PHASES, state and state.phase)
    kept = dice(digits, digits.digit(DICE + 1, state and len(state.kept)), state and state.kept)
    left = DICE - len(kept)
    rolled = dice(digits, digits.digit(left + 1, state and len(state.rolled)), state and state.rolled)
    # The place of each tile comes first, then the order of the tiles in each stack.
    places = {tile: digits.digit(2 + seats, state and _place(state, tile)) for tile in TILES}
    stacks = []
    for seat in range(seats):
        lying = [tile for tile, place in places.items() if place == 2 + seat]
        given = state.stacks[seat] if state else (None,) * len(lying)
        stacks.append(tuple([picked(digits, lying, tile) for tile in given]))
    centre = tuple([tile for tile, place in places.items() if place == _UP])
    face_down = tuple([tile for tile, place in places.items() if place == _DOWN])
    return State(options, turn, phase, rolled, kept, tuple(stacks), centre, face_down)


def _place(state: State, tile: int) -> int:
    if tile in state.centre:
        return _UP
    if tile in state.face_down:
        return _DOWN
    return 2 + next(seat for seat, stack in enumerate(state.stacks) if tile in stack)
