"""Finds out why play can't go on from a position of Rummikub that was set up by hand or that a seat knows."""

from __future__ import annotations

from stolik.engine.game import Rejection, Seat
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult, Holding, bank_run_out, gone_out
from stolik.games.rummikub.rules.sets.melds import Fault, read
from stolik.games.rummikub.rules.state import State, seen_by
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, TILES


def fault(seats: int, options: Options, state: State, viewer: Seat | None = None) -> Rejection | None:
    """Return the first fault of a state, ``None`` if there is none (§1.1, §3.1, §4.2, §8.1).

    If the state is what ``viewer`` knows, the bank and, while a game goes on, the racks of others consist of
    ``HIDDEN`` tiles.
    """
    for place, tiles in enumerate(state.table):
        if isinstance(found := read(tiles), Fault):
            return Rejection(found.code, {**found.facts, "set": place})
    if state.table and not any(state.opened):
        return Rejection("table_unopened")
    given = sum(map(len, (*state.racks, *state.table, state.bank)))
    if given not in (0, len(TILES)):
        return Rejection("wrong_number_of_tiles", {"tiles": len(TILES), "given": given})
    if state.phase in ("asking", "turn", "drawn") and not all(state.racks):
        return Rejection("rack_empty", {"seat": state.racks.index(())})
    settled = _is_settled(state, viewer) and _is_seen(state, viewer)
    if not settled or not all(_can_be(result, state) for result in state.results):
        return Rejection("position_unsettled")
    return None


def _is_settled(state: State, viewer: Seat | None) -> bool:
    """Return whether a seat or chance can move, and game and match end when they should (§9, §10)."""
    most, phase = state.options.games_per_match, state.phase
    ends = phase == "over" or (phase == "shuffling" and state.ended and state.game < most)
    standing = [tile for tile in state.drawn if tile is not None]
    came_late = [max(came, default=0) > had + 1 for came, had in zip(state.came, state.turns, strict=True)]
    return (
        phase != "done"
        and not any(came_late)
        and state.game <= most
        and len(state.results) == state.game - (not ends)
        and (state.passes < state.seats or ends)
        and (bool(state.to_draw) or phase != "drawing")
        and len(set(standing)) == len(standing)
        and (bool(state.asked) or phase != "asking" or viewer is not None)
    )


def _is_seen(state: State, viewer: Seat | None) -> bool:
    """Return whether exactly those tiles are known that the viewer sees (§1.6, §8.9)."""
    if viewer is None:
        return HIDDEN not in {tile for tiles in (*state.racks, state.bank) for tile in tiles}
    own = state.racks if state.ended else (state.racks[viewer],)
    return seen_by(state, viewer) == state and not any(HIDDEN in rack for rack in own)


def _can_be(result: GameResult, state: State) -> bool:
    """Return whether the result of a game follows from its racks (§8 to §10)."""
    held = [tile for verdict in result.verdicts for tile in verdict.rack]
    if not all(tile in KIND_OF for tile in held) or len(set(held)) < len(held):
        return False
    holdings = []
    for seat, told in enumerate(result.verdicts):
        at = told.rack.index(told.tile) if told.tile in told.rack else len(told.rack)
        came = (0,) * at + (told.turn,) * (len(told.rack) - at)
        opened, turns = told.reason == "opened", int(told.reason != "no_turn")
        announced = told.reason == "announced"
        holdings.append(Holding(told.rack, came, opened, turns, announced, state.options.needed_by(seat)))
    if result.ending == "out":
        return not result.verdicts[result.winner].rack and result == gone_out(result.winner, holdings)
    return result == bank_run_out(holdings, (result.winner,), 0)
