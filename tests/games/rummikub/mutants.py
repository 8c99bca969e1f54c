"""Positions of Rummikub that somebody changed by one thing: some can still be, most can't."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, get_args

from stolik.games.rummikub.rules.moves import TimeUp
from stolik.games.rummikub.rules.state import Phase, State, changed
from stolik.games.rummikub.rules.tiles import TILES

Piles = list[tuple[str, ...]]


def interruption(state: State, rng: Random) -> TimeUp | None:
    """Return a time-out that finds the table in some disorder, or ``None`` where no clock runs."""
    if state.options.turn_seconds is None or state.phase not in ("turn", "drawn"):
        return None
    loose = [tile for tiles in state.table for tile in tiles]
    if state.phase == "turn":
        loose += rng.sample(state.racks[state.turn], rng.randrange(2))
    if not loose or rng.random() < 0.5:
        return TimeUp(state.table)
    return TimeUp((*state.table[1:], *((tile,) for tile in loose if tile not in sum(state.table[1:], ()))))


def other(state: State, rng: Random) -> State:
    """Change one of the small things: who, when, which game."""
    seats = len(state.racks)
    seat = rng.randrange(seats)
    changes: list[dict[str, Any]] = [
        {"phase": rng.choice(get_args(Phase))},
        {"phase": "turn", "asked": ()},
        {"turn": rng.randrange(seats + 1)},
        {"starter": rng.randrange(seats)},
        {"starter": seat, "turn": seat},
        {"game": rng.randrange(4)},
        {"options": replace(state.options, reshuffle_right=not state.options.reshuffle_right)},
        {"options": replace(state.options, timeout_restores=not state.options.timeout_restores)},
        {"options": replace(state.options, turn_seconds=rng.choice([None, 30]))},
        {"options": replace(state.options, timeout_penalty=rng.choice((1, 3)))},
    ]
    return replace(state, **rng.choice(changes))


def _piles(state: State) -> Piles:
    return [state.bank, *state.racks, *state.table]


def _laid(state: State, new: Piles) -> State:
    """Return the state with other piles; who has fewer or more tiles has them from the deal."""
    seats = len(state.racks)
    racks = tuple(new[1 : seats + 1])
    came = tuple(
        [
            (*old, *old[-1:] * (len(rack) - len(old)))[: len(rack)]
            for old, rack in zip(state.came, racks, strict=True)
        ]
    )
    return replace(state, bank=new[0], racks=racks, came=came, table=tuple(new[seats + 1 :]))


def move_tile(state: State, rng: Random) -> State:
    """Move a tile to another pile."""
    new = _piles(state)
    here, there = rng.choices(range(len(new)), k=2)
    if not new[here]:
        return state
    place = rng.randrange(len(new[here]))
    tile = new[here][place]
    new[here] = (*new[here][:place], *new[here][place + 1 :])
    new[there] = (*new[there], tile)
    return _laid(state, new)


def swap_tiles(state: State, rng: Random) -> State:
    """Swap two tiles wherever they lie: in the bank and on racks that makes no difference to the rules."""
    one, two = rng.sample(TILES, 2)
    if rng.random() < 0.3 and one[0] != "j":
        two = one[:-1] + ("b" if one[-1] == "a" else "a")
    swapped = {one: two, two: one}
    return _laid(state, [tuple([swapped.get(tile, tile) for tile in pile]) for pile in _piles(state)])


def shuffle_pile(state: State, rng: Random) -> State:
    """Shuffle a rack, the bank, or the sets of the table."""
    new = _piles(state)
    seats = len(state.racks)
    at = rng.randrange(seats + 2)
    if at <= seats:
        new[at] = tuple(rng.sample(new[at], len(new[at])))
        return _laid(state, new)
    return replace(state, table=tuple(rng.sample(state.table, len(state.table))))


def spoil_tiles(state: State, rng: Random) -> State:
    """Lay a tile twice, hide one, take one away, or write one that is none."""
    new = _piles(state)
    at = rng.randrange(len(new))
    if not new[at]:
        return replace(state, bank=("k1a",))
    place = rng.randrange(len(new[at]))
    tile = rng.choice([(), ("x7a",), ("?",), (new[at][place],) * 2])
    new[at] = (*new[at][:place], *tile, *new[at][place + 1 :])
    return _laid(state, new)


def count(state: State, rng: Random) -> State:
    """Change the turns, passes, draws and who has laid."""
    seats = len(state.racks)
    seat = rng.randrange(seats)
    layers = tuple(rng.sample(state.layers, len(state.layers)))
    came = list(state.came[seat])
    if came:
        came[rng.randrange(len(came))] = rng.randrange(state.turns[seat] + 2)
    ahead = tuple([turns + 1 for turns in state.turns])
    changes: list[dict[str, Any]] = [
        {"turns": changed(state.turns, seat, state.turns[seat] + rng.choice([-1, 1]))},
        {"turns": ahead},
        {"passes": rng.randrange(seats + 1)},
        {"layers": layers},
        {"layers": layers[1:]},
        {"opened": changed(state.opened, seat, not state.opened[seat])},
        {"came": changed(state.came, seat, tuple(sorted(came) if rng.random() < 0.7 else came))},
        {"bank": (), "table": (*state.table, *([state.bank] if state.bank else []))},
    ]
    return replace(state, **rng.choice(changes))


def announce(state: State, rng: Random) -> State:
    """Change what was announced, drawn for the start or asked."""
    seats = len(state.racks)
    seat = rng.randrange(seats)
    tile = rng.choice([None, *TILES, "x"])
    changes: list[dict[str, Any]] = [
        {"announced": changed(state.announced, seat, not state.announced[seat])},
        {"promised": not state.promised},
        {"drawn": changed(state.drawn, seat, tile)},
        {"contest": tuple(sorted(rng.sample(range(seats), rng.randrange(seats + 1))))},
        {"asked": tuple(rng.sample(range(seats), rng.randrange(seats + 1)))},
    ]
    if state.phase == "drawing":
        changes = changes[2:4] * 3
    return replace(state, **rng.choice(changes))


def score(state: State, rng: Random) -> State:
    """Change, drop or repeat a result."""
    if not state.results:
        return replace(state, racks=changed(state.racks, 0, ()), came=changed(state.came, 0, ()))
    result = state.results[-1]
    if rng.random() < 0.4:
        return replace(state, results=rng.choice([(), state.results * 2, state.results[:1]]))
    changes: list[dict[str, Any]] = [
        {"winner": rng.randrange(len(state.racks))},
        {"ending": "bank" if result.ending == "out" else "out"},
        {"small_points": result.small_points[::-1]},
        {"verdicts": result.verdicts[1:]},
        {"verdicts": (replace(result.verdicts[0], turn=result.verdicts[0].turn + 1), *result.verdicts[1:])},
        {"verdicts": (replace(result.verdicts[0], rack=("k1a",)), *result.verdicts[1:])},
        {},
    ]
    return replace(state, results=(*state.results[:-1], replace(result, **rng.choice(changes))))


MUTATIONS = (other, move_tile, swap_tiles, shuffle_pile, spoil_tiles, count, announce, score)
