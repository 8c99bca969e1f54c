"""Whether racks, draws, turns and passes of a position of Rummikub agree with each other, by counting.

The paragraphs named in the docstrings are those of ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.sets.melds import LEAST
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, NUMBERS, TILES, number_of

DEALT: Final = DEALT_TILES


def ended_out(state: State) -> bool:
    """Tell whether a game has ended by the empty rack of the seat on turn (§8.1)."""
    return state.ended and not state.racks[state.turn]


def sweeps(state: State) -> bool:
    """Tell whether a time-out may put tiles of the table on a rack (§6.6)."""
    return state.options.turn_seconds is not None and not state.options.timeout_restores


def drawn_at_most(state: State) -> int:
    """Return how many tiles one turn may draw (§5.1, §6.5)."""
    return 1 if state.options.turn_seconds is None else state.options.timeout_penalty


def turn_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the turns that were had, and with their draws (§5.1, §5.3)."""
    at = state.order.index(state.turn)
    rounds = state.turns[state.turn]
    wanted = [rounds + (place < at) for place in range(state.seats)]
    if rounds < 0 or [state.turns[seat] for seat in state.order] != wanted:
        yield Rejection("turns_out_of_turn")
        return
    had = sum(state.turns)
    if not 0 <= state.passes <= had + state.ended or (state.passes >= state.seats and not state.ended):
        yield Rejection("passes_not_in_turn", {"given": state.passes})
    if state.phase == "asking" and had:
        yield Rejection("turns_out_of_turn")
    out = len(TILES) - DEALT * state.seats - len(state.bank)
    opened, most = sum(state.opened), drawn_at_most(state)
    made = had + (state.phase == "drawn") + ended_out(state)
    passed = max(0, state.passes - state.ended)
    laid = sum(map(len, state.table))
    # An opening draws nothing and lays a set at least; every other turn draws, or lays a tile, or is a pass.
    few = -(-out // most) + opened + passed > made
    many = bool(state.bank) and not sweeps(state) and made > out + laid - (LEAST - 1) * opened
    # A bank that is too large is told of elsewhere.
    if out >= 0 and (few or many):
        yield Rejection("draws_not_in_turn", {"drawn": out, "turns": made})


def rack_faults(state: State) -> Iterator[Rejection]:
    """Yield the racks that can't have come about by dealing, drawing and laying (§1.5, §3.1, §5.1)."""
    passed = [(state.turn + state.ended - step) % state.seats for step in range(1, state.passes + 1)]
    for seat, rack in enumerate(state.racks):
        turns = state.turns[seat] + (seat == state.turn and (state.phase == "drawn" or state.ended))
        swept = state.opened[seat] and sweeps(state)
        if seat in passed and not swept:
            turns -= 1
        fits = _size_fits if HIDDEN in rack else _came_fits
        if turns < 0 or not fits(state, seat, turns, swept):
            yield Rejection("rack_not_drawn_so", {"seat": seat})


def _size_fits(state: State, seat: Seat, turns: int, swept: bool) -> bool:
    """Tell whether a rack can have so many tiles after so many turns in which they may have been drawn."""
    size, most = len(state.racks[seat]), drawn_at_most(state)
    if state.opened[seat]:
        return swept or size <= DEALT - LEAST + most * (turns - 1)
    return DEALT + (turns if state.bank else 0) <= size <= DEALT + most * turns


def _came_fits(state: State, seat: Seat, turns: int, swept: bool) -> bool:
    """Tell whether the tiles of a rack can have come in these turns: who hasn't opened still has them all."""
    came, most = state.came[seat], drawn_at_most(state)
    if list(came) != sorted(came) or any(turn not in range(turns + 1) for turn in came):
        return False
    dealt, *drawn = [came.count(turn) for turn in range(turns + 1)]
    if swept:
        return True
    if max(drawn, default=0) > most or not _size_fits(state, seat, turns, swept):
        return False
    if state.opened[seat]:
        return dealt <= DEALT
    # A turn draws one tile, or the penalty; less only where the bank holds no more, and then nothing.
    while drawn and not drawn[-1] and not state.bank:
        drawn.pop()
    whole = drawn if state.bank else drawn[:-1]
    return dealt == DEALT and all(count in (1, most) for count in whole)


def laying_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with who has opened and laid (§3.1, §4.3, §9.1)."""
    opened = [seat for seat in range(state.seats) if state.opened[seat]]
    if sorted(state.layers) != opened:
        yield Rejection("laid_unopened")
    elif not _laid_in_turn(state):
        yield Rejection("laid_out_of_turn")
    laid = [tile for tiles in state.table for tile in tiles]
    if laid and not opened:
        yield Rejection("table_unopened")
    worth = sum([number_of(tile) or NUMBERS for tile in laid if tile in KIND_OF])
    needed = sum([state.options.needed_by(seat) for seat in opened])
    if not sweeps(state) and (worth < needed or len(laid) < LEAST * len(opened)):
        yield Rejection("openings_not_there", {"needed": needed})


def _laid_in_turn(state: State) -> bool:
    """Tell whether the seats can have laid last in this order, each in a turn before the passes."""
    before, end = -1, sum(state.turns) + state.ended - state.passes
    for seat in state.layers:
        place = state.order.index(seat)
        before += 1 + (place - before - 1) % state.seats
    return before < end


def announcement_faults(state: State) -> Iterator[Rejection]:
    """Yield the announcements that nobody can have made, and who can't be asked for one (§7)."""
    for seat, announced in enumerate(state.announced):
        if state.phase == "drawn" and seat == state.turn:
            if state.promised or not _could_announce(state, seat, state.turns[seat] + 1):
                yield Rejection("nothing_to_announce", {"seat": seat})
        elif announced and (seat == state.turn or not _could_announce(state, seat, state.turns[seat])):
            yield Rejection("announced_wrongly", {"seat": seat})
    seat = state.turn
    if state.promised and state.phase != "drawn":
        won = ended_out(state) and state.turns[seat] > 0
        if not won and not _could_announce(state, seat, state.turns[seat]):
            yield Rejection("promised_wrongly", {"seat": seat})


def _could_announce(state: State, seat: Seat, turn: int) -> bool:
    """Tell whether the tiles that came in a turn, and only they, allowed an opening; yes if unknown."""
    if state.opened[seat] or turn < 1:
        return False
    rack = state.racks[seat]
    if any(tile not in KIND_OF for tile in rack):
        return True
    needed = state.options.needed_by(seat)
    before = [tile for tile, came in zip(rack, state.came[seat], strict=True) if came < turn]
    return can_open(rack, needed) and not can_open(before, needed)
