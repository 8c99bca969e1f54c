"""States of Rummikub that a seat may be in for all it knows: what it doesn't see is dealt at random.

Whoever has announced an opening holds a rack that allows it, by the last tiles alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from stolik.engine.game import Seat
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import TILES, Tile

_TRIES: Final = 300
"""The racks that are dealt in search of one that allows an announced opening."""


def possible_state(view: State, seat: Seat, rng: Random) -> State:
    """Return a state drawn at random from those in which the seat sees what it sees.

    An announcement for which no rack is found in many tries is left out.
    """
    seen = {*view.racks[seat], *tiles_on(view.table)}
    hidden = [tile for tile in TILES if tile not in seen]
    racks, came, announced = list(view.racks), list(view.came), list(view.announced)
    others = [other for other in range(view.seats) if other != seat]
    # Those that are told more of are dealt first.
    for other in sorted(others, key=lambda other: not announced[other]):
        size = len(view.racks[other])
        came[other] = possible_came(view, other)
        found = _announcing(view, other, came[other], hidden, rng) if announced[other] else None
        announced[other] = found is not None
        racks[other] = tuple(rng.sample(hidden, size)) if found is None else found
        dealt = set(racks[other])
        hidden = [tile for tile in hidden if tile not in dealt]
    return replace(
        view,
        racks=tuple(racks),
        came=tuple(came),
        announced=tuple(announced),
        bank=tuple(rng.sample(hidden, len(view.bank))),
    )


def possible_came(view: State, seat: Seat) -> tuple[int, ...]:
    """Return in which turns the tiles of a rack may have come: the late ones at last, few in each."""
    size, drawn = len(view.racks[seat]), len(view.racks[seat]) - DEALT_TILES
    most = 1 if view.options.turn_seconds is None else view.options.timeout_penalty
    if drawn <= 0:
        return (0,) * size
    turns = _turns(view, seat)
    if view.opened[seat]:
        late = [max(0, turns - (drawn - 1 - number) // most) for number in range(drawn)]
        return (*(0,) * DEALT_TILES, *late)
    # Every turn has drawn one tile or the penalty; the last one less, where the bank held no more.
    penalties = -(-max(0, drawn - turns) // max(1, most - 1))
    counts = [1] * (turns - penalties) + [most] * penalties
    late = [min(turn, turns) for turn, count in enumerate(counts, 1) for _ in range(count)]
    # Where there were too few turns, as in a position that was laid, the rest came in the last one.
    return (*(0,) * DEALT_TILES, *[*late, *[turns] * drawn][:drawn])


def _turns(view: State, seat: Seat) -> int:
    """Return the turns of a seat in which it may have drawn; a pass is none."""
    passed = {(view.turn - step) % view.seats for step in range(1, view.passes + 1)}
    return max(0, view.turns[seat] + (seat == view.turn and view.phase == "drawn") - (seat in passed))


def _announcing(
    view: State, seat: Seat, came: Sequence[int], hidden: Sequence[Tile], rng: Random
) -> tuple[Tile, ...] | None:
    """Return a rack that allows an opening, and didn't before the tiles of the last turn."""
    needed, late = view.options.needed_by(seat), came.count(came[-1]) if came[-1] else 0
    for _ in range(_TRIES if late else 0):
        rack = rng.sample(hidden, len(came))
        if can_open(rack, needed):
            for turn in range(len(rack)):
                turned = (*rack[turn:], *rack[:turn])
                if not can_open(turned[:-late], needed):
                    return turned
    return None
