"""The ways a turn can end, the tiles after each, and what they are worth by the sum of the dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from stolik.engine.game import Seat
from stolik.games.pickomino.ai.turn_solver import LEAST, MOST, Payoffs
from stolik.games.pickomino.rules.state import State

T = TypeVar("T")
Stacks: TypeAlias = Sequence[Sequence[int]]

SUMS: Final = range(LEAST, MOST + 1)
"""The sums that can end a turn with a tile."""


def centre_tiles(state: State) -> dict[int, int]:
    """Return, for every sum that takes a tile from the centre, that tile."""
    tiles: dict[int, int] = {}
    best = None
    for total in SUMS:
        if total in state.centre:
            best = total
        if best is not None:
            tiles[total] = best
    return tiles


def exposed_tiles(state: State, seat: Seat) -> dict[int, Seat]:
    """Return the tiles that ``seat`` could steal, each with its owner."""
    return {stack[-1]: owner for owner, stack in enumerate(state.stacks) if stack and owner != seat}


def payoffs(
    state: State, seat: Seat, take: Callable[[int], float], steal: Callable[[int], float], bust: float
) -> Payoffs:
    """Return the payoffs of a turn of ``seat``, from the worth of each tile taken or stolen and of a bust."""
    centre, exposed = centre_tiles(state), exposed_tiles(state, seat)
    # Several sums take the same tile: it is valued once.
    worth = {tile: take(tile) for tile in set(centre.values())}
    stops: list[float | None] = []
    for total in SUMS:
        ends = [worth[centre[total]]] if total in centre else []
        if total in exposed:
            ends.append(steal(total))
        stops.append(max(ends, default=None))
    return Payoffs(tuple(stops), bust)


@dataclass(frozen=True, slots=True)
class TurnEnds(Generic[T]):
    """What the ends of a turn are worth: by tile taken, by tile stolen, and a bust."""

    takes: Mapping[int, T]
    steals: Mapping[int, T]
    bust: T


def turn_ends(state: State, seat: Seat, value: Callable[[Stacks, Sequence[int]], T]) -> TurnEnds[T]:
    """Return what the ends of the turn of ``seat`` are worth.

    ``value`` is asked with the stacks of all seats (tiles bottom first) and the face-up tiles (ascending)
    after each of them.
    """
    stacks, centre = state.stacks, state.centre
    takes = {
        tile: value(_onto(stacks, seat, tile), [other for other in centre if other != tile])
        for tile in centre
    }
    steals = {
        tile: value(_onto(_without_top(stacks, owner), seat, tile), centre)
        for tile, owner in exposed_tiles(state, seat).items()
    }
    return TurnEnds(takes, steals, value(*_after_bust(state, seat)))


def _after_bust(state: State, seat: Seat) -> tuple[Stacks, Sequence[int]]:
    """Return the tiles after a bust: the top tile back in the centre and the highest turned down (§5)."""
    stacks, centre = state.stacks, state.centre
    own = stacks[seat]
    if not own:
        return stacks, centre[:-1] if state.options.bust_without_tile_flips else centre
    highest = max(centre[-1], own[-1])
    left = {*centre, own[-1]} - ({highest} if highest != own[-1] else set())
    return _without_top(stacks, seat), sorted(left)


def _onto(stacks: Stacks, seat: Seat, tile: int) -> Stacks:
    return [(*stack, tile) if other == seat else stack for other, stack in enumerate(stacks)]


def _without_top(stacks: Stacks, seat: Seat) -> Stacks:
    return [stack[:-1] if other == seat else stack for other, stack in enumerate(stacks)]
