"""All that is wrong with a position of Rummikub that somebody laid, or that a seat knows.

A position is judged by what lies there: every tile in one place, lawful sets, and racks, turns, draws and
passes that agree with each other as far as they can be counted (``turn_counts``). That the tiles could have
been drawn and laid in some order isn't proved. The paragraphs named in the docstrings are those of
``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult, Holding, bank_run_out, gone_out
from stolik.games.rummikub.rules.sets.melds import Fault, read
from stolik.games.rummikub.rules.state import State, has_doublets, opening_position
from stolik.games.rummikub.rules.status.turn_counts import (
    DEALT,
    announcement_faults,
    ended_out,
    laying_faults,
    rack_faults,
    turn_faults,
)
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, TILES, Tile, is_joker

JOKERS: Final = 2


def status(seats: int, options: Options, state: State, viewer: Seat | None = None) -> tuple[Rejection, ...]:
    """Return all that is wrong with a state, nothing where it can come about between two moves.

    The state may hold anything of its types. ``viewer`` is the seat that knows it, so that the bank and,
    while a game goes on, the racks of others are ``HIDDEN`` tiles. Where a value is missing for a seat, or
    one is named that doesn't exist, only the tiles are judged beyond that.
    """
    faults = [*_table_faults(options, state)]
    sizes = [*_size_faults(seats, state)]
    faults += [*sizes, *_tile_faults(state), *_set_faults(state)]
    if sizes or state.phase == "done":
        return tuple(faults)
    faults += [*_start_faults(state), *_asking_faults(state, viewer), *_result_faults(state)]
    if state.phase == "drawing" or (state.phase == "shuffling" and not state.ended):
        return (*faults, *_undealt_faults(state))
    faults += [*_seen_faults(state, viewer), *_dealt_faults(state), *turn_faults(state)]
    return (*faults, *rack_faults(state), *laying_faults(state), *announcement_faults(state))


def _table_faults(options: Options, state: State) -> Iterator[Rejection]:
    if state.options != options:
        yield Rejection("other_options")
    if state.phase == "done":
        yield Rejection("turn_not_passed_on")
    if not 1 <= state.game <= state.options.games_per_match:
        yield Rejection("no_such_game", {"game": state.game, "games": state.options.games_per_match})


def _size_faults(seats: int, state: State) -> Iterator[Rejection]:
    sized: Sequence[Sequence[object]] = (
        state.racks, state.came, state.drawn, state.opened, state.announced, state.turns,
    )  # fmt: skip
    wrong = next((len(values) for values in sized if len(values) != seats), None)
    if wrong is not None:
        yield Rejection("wrong_number_of_racks", {"racks": seats, "given": wrong})
    named = {state.starter, state.turn, *state.contest, *state.asked, *state.layers}
    for seat in sorted(named.difference(range(seats))):
        yield Rejection("no_such_player", {"seat": seat})
    for seat, (rack, came) in enumerate(zip(state.racks, state.came, strict=False)):
        if len(rack) != len(came):
            yield Rejection("came_in_no_turn", {"seat": seat})


def _tile_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the tiles: all 106, each in one place, or none at all (§1.1, §1.4)."""
    everywhere = [*state.bank, *(tile for pile in (*state.table, *state.racks) for tile in pile)]
    seen = [tile for tile in everywhere if tile != HIDDEN]
    for tile in sorted(set(seen).difference(TILES)):
        yield Rejection("no_such_tile", {"tile": tile})
    for tile in TILES:
        if seen.count(tile) > 1:
            yield Rejection("tile_twice", {"tile": tile})
    if not everywhere:
        return
    if len(seen) < len(everywhere):
        if len(everywhere) != len(TILES):
            yield Rejection("wrong_number_of_tiles", {"tiles": len(TILES), "given": len(everywhere)})
        return
    for tile in TILES:
        if tile not in seen:
            yield Rejection("tile_nowhere", {"tile": tile})


def _set_faults(state: State) -> Iterator[Rejection]:
    """Yield the first fault of every set on the table (§4.2)."""
    for place, tiles in enumerate(state.table):
        if known(tiles) and isinstance(found := read(tiles), Fault):
            yield Rejection(found.code, {**found.facts, "set": place})


def _start_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the drawing for the start (§1.2, §1.3)."""
    standing = [tile for tile in state.drawn if tile is not None]
    if state.phase != "drawing":
        if standing or state.contest:
            yield Rejection("start_found")
        return
    right = all(tile in KIND_OF and not is_joker(tile) for tile in standing)
    right = right and len(set(standing)) == len(standing)
    right = right and list(state.contest) == sorted(set(state.contest))
    outside = any(tile for seat, tile in enumerate(state.drawn) if seat not in state.contest)
    # Once a tile stands, only who drew one of the jokers draws again.
    again = not standing or 1 <= len(state.to_draw) <= JOKERS
    if not right or outside or not again or len(state.contest) < 2:
        yield Rejection("start_not_drawn_so")


def _asking_faults(state: State, viewer: Seat | None) -> Iterator[Rejection]:
    """Yield what is wrong with who is asked about a new deal: in turn, with three doublets (§1.8, §1.9)."""
    if state.phase != "asking":
        if state.asked:
            yield Rejection("nobody_to_ask")
        return
    if not state.options.reshuffle_right:
        yield Rejection("no_right_to_a_deal")
    right = [seat for seat in state.order if known(state.racks[seat]) and has_doublets(state.racks[seat])]
    if viewer is None:
        fits = bool(state.asked) and list(state.asked) == right[-len(state.asked) :]
    else:
        fits = state.asked in ((), (viewer,)) and (not state.asked or viewer in right)
    if not fits:
        yield Rejection("asked_out_of_turn")


def _undealt_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong before a deal: nothing has happened in this game yet (§1.4, §10.4)."""
    fresh = opening_position(state.seats, state.options, state.starter)
    untouched = replace(
        fresh,
        phase=state.phase,
        game=state.game,
        turn=state.turn,
        contest=state.contest,
        drawn=state.drawn,
        asked=state.asked,
        results=state.results,
    )
    if state != untouched:
        yield Rejection("not_dealt_yet")
    first = state.starter if state.phase == "shuffling" else 0
    if state.turn != first or state.starter != first:
        yield Rejection("starter_not_on_turn", {"seat": first})
    second = state.game > 1
    if second and (state.phase == "drawing" or not state.options.reshuffle_right):
        yield Rejection("dealt_at_once", {"game": state.game})


def _seen_faults(state: State, viewer: Seat | None) -> Iterator[Rejection]:
    """Yield where tiles are known that aren't seen, or the other way round (§1.6, §8.9)."""
    hidden = [viewer is not None and not state.ended and seat != viewer for seat in range(state.seats)]
    right = all(
        set(rack) <= {HIDDEN} and not any(came) if covered else HIDDEN not in rack
        for rack, came, covered in zip(state.racks, state.came, hidden, strict=True)
    )
    bank = HIDDEN not in state.bank if viewer is None else set(state.bank) <= {HIDDEN}
    if not right or not bank or HIDDEN in {tile for tiles in state.table for tile in tiles}:
        yield Rejection("not_as_seen")


def _dealt_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong after a deal: who has tiles, and how a game has ended (§1.5, §8.1, §9.1)."""
    if not any((*state.racks, *state.table, state.bank)):
        yield Rejection("nothing_dealt")
    if state.phase == "asking" and state.turn != state.starter:
        yield Rejection("starter_not_on_turn", {"seat": state.starter})
    for seat, rack in enumerate(state.racks):
        if not rack and not (ended_out(state) and seat == state.turn):
            yield Rejection("rack_empty", {"seat": seat})
    most = len(TILES) - DEALT * state.seats
    if len(state.bank) > most:
        yield Rejection("bank_too_large", {"most": most, "given": len(state.bank)})
    if state.passes and state.bank:
        yield Rejection("passed_with_a_bank", {"bank": len(state.bank)})
    if not state.ended:
        return
    if ended_out(state):
        if state.layers[-1:] != (state.turn,) or state.passes:
            yield Rejection("not_laid_last", {"seat": state.turn})
    elif state.passes != state.seats:
        yield Rejection("end_without_cause")
    if all(map(known, state.racks)) and state.results[-1:] != (_result_of(state),):
        yield Rejection("result_wrong", {"game": state.game})


def _result_of(state: State) -> GameResult:
    if ended_out(state):
        return gone_out(state.turn, state.holdings)
    return bank_run_out(state.holdings, state.layers, state.starter)


def _result_faults(state: State) -> Iterator[Rejection]:
    """Yield what is wrong with the finished games: how many they are, and what they brought (§8 to §10)."""
    last = state.phase == "over"
    if last and state.game < state.options.games_per_match:
        yield Rejection("match_not_over")
    ends = state.phase == "shuffling" and state.game < state.options.games_per_match
    if not state.game - (not last) <= len(state.results) <= state.game - (not last and not ends):
        yield Rejection("wrong_number_of_results", {"given": len(state.results)})
    for game, result in enumerate(state.results, 1):
        if game < state.game and not _can_be(result, state):
            yield Rejection("result_wrong", {"game": game})


def _can_be(result: GameResult, state: State) -> bool:
    """Tell whether the result of an earlier game follows from the racks that it shows."""
    held = [tile for verdict in result.verdicts for tile in verdict.rack]
    if len(result.verdicts) != state.seats or not known(held) or len(set(held)) < len(held):
        return False
    if not 0 <= result.winner < state.seats:
        return False
    holdings = []
    for seat, told in enumerate(result.verdicts):
        at = told.rack.index(told.tile) if told.tile in told.rack else len(told.rack)
        came = (0,) * at + (told.turn,) * (len(told.rack) - at)
        opened, turns = told.reason == "opened", int(told.reason != "no_turn")
        announced = told.reason == "announced"
        holdings.append(Holding(told.rack, came, opened, turns, announced, state.options.needed_by(seat)))
        closed = result.ending == "out" and seat != result.winner and not opened
        if len(told.rack) < (DEALT if closed else int(result.ending == "bank" or seat != result.winner)):
            return False
    if result.ending == "out":
        return not result.verdicts[result.winner].rack and result == gone_out(result.winner, holdings)
    return result == bank_run_out(holdings, (result.winner,), 0)


def known(tiles: Sequence[Tile]) -> bool:
    """Tell whether tiles are known ones that exist."""
    return all(tile in KIND_OF for tile in tiles)


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first thing that is wrong with a state, or ``None``."""
    return next(iter(status(seats, options, state, viewer)), None)
