"""Which turns were had in a position of Rummikub that is set up, so that racks, draws and the bank agree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from stolik.engine.game import Seat
from stolik.games.rummikub.ai.analysis.possible_states import possible_came
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.sets.melds import LEAST
from stolik.games.rummikub.rules.state import State, changed
from stolik.games.rummikub.rules.status.turn_counts import (
    announcement_faults,
    drawn_at_most,
    laying_faults,
    rack_faults,
    turn_faults,
)
from stolik.games.rummikub.rules.tiles import TILES

TRIED: Final = 4
"""The numbers of turns that are tried from the least one on."""


def with_turns(state: State) -> State:
    """Return a position with the turns, and who started, by which the least is wrong; they stay if they fit.

    It isn't asked how a position came about; where several numbers of turns fit, it is the least of them.
    """
    best, least = state, _faults(state)
    for other in _others(state):
        if not least:
            break
        if (faults := _faults(other)) < least:
            best, least = other, faults
    return best


def _others(state: State) -> Iterator[State]:
    least = _least_rounds(state)
    for rounds in range(least, least + TRIED):
        for starter in range(state.seats):
            yield _after(state, starter, rounds)


def _least_rounds(state: State) -> int:
    """Return how many turns the seat on turn has had at least, by all that was drawn and laid."""
    most, seats = drawn_at_most(state), state.seats
    drawn = len(TILES) - DEALT_TILES * seats - len(state.bank)
    had = -(-drawn // most) + sum(state.opened) + state.passes
    wanted = [-(-(had - seats + 1) // seats)]
    for rack, opened in zip(state.racks, state.opened, strict=True):
        # An opening lays a set, and draws nothing.
        wanted.append(-(-(len(rack) - DEALT_TILES + LEAST * opened) // most) + opened - 1)
    return max(0, *wanted)


def _after(state: State, starter: Seat, rounds: int) -> State:
    """Return a position in which the seat on turn has had some turns, and another one has started."""
    begun = replace(state, starter=starter, announced=(False,) * state.seats, promised=False)
    order = begun.order
    at = order.index(state.turn)
    turns = [0] * state.seats
    for place, seat in enumerate(order):
        turns[seat] = rounds + (place < at)
    layers = tuple([seat for seat in order if state.opened[seat]])
    had = replace(begun, turns=tuple(turns), layers=layers)
    return replace(had, came=changed(state.came, state.turn, possible_came(had, state.turn)))


def _faults(state: State) -> int:
    """Return how much doesn't agree."""
    found = [*turn_faults(state), *rack_faults(state), *laying_faults(state), *announcement_faults(state)]
    return len(found)
