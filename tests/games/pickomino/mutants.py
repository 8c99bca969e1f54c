"""Positions of Pickomino that somebody changed by one thing: some can still be, most can't."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, get_args

from stolik.games.pickomino.rules.state import Phase, State

from tests.games.mutated_dice import spoil_dice


def piles(state: State) -> list[tuple[int, ...]]:
    return [state.centre, state.face_down, *state.stacks]


def laid(state: State, new: list[tuple[int, ...]], *, in_order: bool = True) -> State:
    """Return the state with other piles: the centre, what lies face down, and the stacks."""
    centre, down = (tuple(sorted(pile)) if in_order else pile for pile in new[:2])
    return replace(state, centre=centre, face_down=down, stacks=tuple(new[2:]))


def other(state: State, rng: Random) -> State:
    """Change one of the small things: the turn, the phase, or an option."""
    changes: list[dict[str, Any]] = [
        {"turn": rng.randrange(len(state.stacks))},
        {"turn": len(state.stacks)},
        {"phase": rng.choice(get_args(Phase))},
        {"phase": "over", "rolled": (), "kept": ()},
        {"options": replace(state.options, bust_without_tile_flips=True)},
    ]
    return replace(state, **rng.choice(changes))


def move_tile(state: State, rng: Random) -> State:
    """Move one tile to another pile, or out of the centre altogether."""
    new = piles(state)
    here = rng.choice([at for at, pile in enumerate(new) if pile])
    tile = rng.choice(new[here])
    new[here] = tuple([each for each in new[here] if each != tile])
    there = rng.randrange(len(new))
    new[there] = (*new[there], tile)
    return laid(state, new)


def turn_down(state: State, rng: Random) -> State:
    """Turn some of the centre face down, or take it all."""
    new = piles(state)
    if rng.random() < 0.5:
        count = rng.randrange(len(state.centre) + 1)
        new[0], new[1] = state.centre[:count], (*state.face_down, *state.centre[count:])
    else:
        new[0], new[2] = (), (*new[2], *state.centre)
    return laid(state, new)


def swap_tiles(state: State, rng: Random) -> State:
    """Swap two tiles wherever they lie."""
    one, two = rng.sample(range(21, 37), 2)
    swapped = {one: two, two: one}
    new = [tuple([swapped.get(tile, tile) for tile in pile]) for pile in piles(state)]
    return laid(state, new, in_order=rng.random() < 0.8)


def spoil_tiles(state: State, rng: Random) -> State:
    """Lay a tile twice, take one away, or write another number on it."""
    new = piles(state)
    at = rng.choice([at for at, pile in enumerate(new) if pile])
    place = rng.randrange(len(new[at]))
    tile = rng.choice([(), (rng.randrange(20, 38),), (new[at][place],) * 2])
    new[at] = (*new[at][:place], *tile, *new[at][place + 1 :])
    return laid(state, new)


def throw(state: State, rng: Random) -> State:
    """Lay eight dice anew, some of them aside."""
    aside = rng.randrange(9)
    faces = [rng.randrange(1, 7) for _ in range(8)]
    phase: Phase = rng.choice(["keep", "decide"])
    return replace(state, phase=phase, rolled=tuple(sorted(faces[aside:])), kept=tuple(sorted(faces[:aside])))


MUTATIONS = (other, move_tile, turn_down, swap_tiles, spoil_tiles, spoil_dice, throw)
