"""A second reading of the rules of Pickomino: whether a position can lie on a table, by plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.state import State

WORM = 6


def valid(seats: int, options: Options, state: State, viewer: int | None = None) -> bool:
    """Tell whether the rules leave a table like this between two moves."""
    everywhere = Counter([*state.centre, *state.face_down])
    for stack in state.stacks:
        everywhere.update(stack)
    return (
        state.options == options
        and len(state.stacks) == seats
        and state.turn in range(seats)
        and everywhere == Counter(range(21, 37))
        and ascending(state.centre)
        and ascending(state.face_down)
        and dice_lie_so(state)
        and end_is_right(state)
    )


def ascending(values: tuple[int, ...]) -> bool:
    return all(low <= high for low, high in pairwise(values))


def dice_lie_so(state: State) -> bool:
    free, aside = Counter(state.rolled), Counter(state.kept)
    if not (ascending(state.rolled) and ascending(state.kept)):
        return False
    if any(face < 1 or face > 6 for face in [*free, *aside]):
        return False
    all_eight = free.total() + aside.total() == 8
    match state.phase:
        case "over":
            return not free and not aside
        case "rolling":
            return not free and aside.total() < 8
        case "keep":
            return all_eight and any(not aside[face] for face in free)
        case "decide" if not aside:
            return not free
        case "decide":
            # The face chosen last has gone from the free dice altogether.
            chosen_last = [face for face in aside if not free[face]]
            return all_eight and bool(chosen_last) and (bool(free) or gets_a_tile(state))
        case _:
            return False


def gets_a_tile(state: State) -> bool:
    if WORM not in state.kept:
        return False
    points = sum(min(face, 5) for face in state.kept)
    tops = [stack[-1] for seat, stack in enumerate(state.stacks) if stack and seat != state.turn]
    return points in tops or min(state.centre, default=99) <= points


def end_is_right(state: State) -> bool:
    own = state.stacks[state.turn]
    if state.phase != "over":
        return bool(state.centre) and 21 not in state.face_down
    if state.centre:
        return False
    if own:
        return 21 not in state.face_down
    # Nobody took the last tile: it was turned over, which only the stricter bust does.
    return state.options.bust_without_tile_flips and bool(state.face_down)
