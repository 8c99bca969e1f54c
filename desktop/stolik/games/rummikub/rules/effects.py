"""The effects of legal moves of Rummikub: each function returns the steps of one move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from stolik.engine.game import Seat, Step
from stolik.games.rummikub.rules import events
from stolik.games.rummikub.rules.legality import opening_sets, play_fault
from stolik.games.rummikub.rules.moves import DrawnForStart, Shuffled
from stolik.games.rummikub.rules.scoring import GameResult, bank_run_out, gone_out
from stolik.games.rummikub.rules.sets.melds import is_set, worth
from stolik.games.rummikub.rules.state import (
    State,
    StepT,
    changed,
    has_doublets,
    laid_in,
    opening_position,
    rack_with,
    rack_without,
    tiles_on,
    touched,
)
from stolik.games.rummikub.rules.tiles import Table, Tile, is_joker, number_of

DEALT_TILES: Final = 14
"""The number of tiles dealt to each player, which is two blocks of seven (§1.5)."""

Steps = tuple[StepT, ...]


def drawn_for_start(state: State, move: DrawnForStart) -> Steps:
    """Return the steps of drawing tiles for the start (§1.2, §1.3).

    Whoever draws a joker draws again; the highest tile is only determined once nobody holds a joker.
    """
    drawn = tuple(
        old if new is None or is_joker(new) else new for old, new in zip(state.drawn, move.tiles, strict=True)
    )
    tiles = [drawn[seat] for seat in state.contest]
    standing = [number_of(tile) for tile in tiles if tile is not None]
    contest = state.contest
    if len(standing) == len(contest):
        best = max(standing)
        contest = tuple([seat for seat, number in zip(contest, standing, strict=True) if number == best])
        if len(contest) > 1:
            drawn = (None,) * state.seats
    after = replace(state, contest=contest, drawn=drawn)
    shown: StepT = Step(events.StartTilesDrawn(move.tiles, after.to_draw), after)
    if after.to_draw:
        return (shown,)
    (starter,) = contest
    tile = drawn[starter]
    assert tile is not None, "the starter has drawn"
    found = replace(
        after, phase="shuffling", starter=starter, turn=starter, contest=(), drawn=(None,) * state.seats
    )
    return (shown, Step(events.StarterFound(starter, tile), found))


def shuffled(state: State, move: Shuffled) -> Steps:
    """Return the steps of a deal: the racks one by one, then the first turn unless somebody is asked."""
    fresh = opening_position(state.seats, state.options, (state.starter + state.ended) % state.seats)
    after = replace(
        fresh, game=state.game + state.ended, bank=move.tiles, results=state.results, phase="done"
    )
    steps: list[StepT] = [Step(events.TilesShuffled(after.game, after.starter), after)]
    for seat in after.order:
        tiles = after.bank[:DEALT_TILES]
        after = replace(
            after,
            racks=changed(after.racks, seat, tiles),
            came=changed(after.came, seat, (0,) * DEALT_TILES),
            bank=after.bank[DEALT_TILES:],
        )
        steps.append(Step(events.RackDealt(seat, tiles), after))
    if after.options.reshuffle_right:
        asked = tuple([seat for seat in after.order if has_doublets(after.racks[seat])])
        if asked:
            last = steps.pop()
            return (*steps, Step(last.event, replace(after, phase="asking", asked=asked)))
    return (*steps, turn_begun(after, after.starter))


def redeal(state: State, seat: Seat) -> Steps:
    """Return the steps of asking for a new deal: all tiles go back, but the starter stays (§1.8)."""
    fresh = opening_position(state.seats, state.options, state.starter)
    return (Step(events.RedealAsked(seat), replace(fresh, game=state.game, results=state.results)),)


def keep_rack(state: State, seat: Seat) -> Steps:
    """Return the steps of keeping a rack, after which the next seat is asked or the first turn begins."""
    after = replace(state, asked=state.asked[1:])
    if after.asked:
        return (Step(events.RackKept(seat), after),)
    after = replace(after, phase="done")
    return (Step(events.RackKept(seat), after), turn_begun(after, after.starter))


def played(state: State, seat: Seat, table: Table) -> Steps:
    """Return the steps of laying tiles legally; an empty rack ends the game (§8.1)."""
    laid = laid_in(state, seat, table)
    opening = not state.opened[seat]
    value = worth(opening_sets(state.table, table)) if opening else 0
    after = replace(
        rack_without(state, seat, laid),
        phase="done",
        table=table,
        opened=changed(state.opened, seat, True),
        passes=0,
        layers=_laid_last(state, seat),
    )
    step: StepT = Step(events.TilesPlayed(seat, state.table, table, laid, opening, value), after)
    if not after.racks[seat]:
        return (step, *_scored(after, gone_out(seat, after.holdings)))
    return (step, *turn_ended(after))


def drew(state: State, count: int = 1, *, penalty: bool = False) -> Steps:
    """Return the steps of drawing ``count`` tiles (at least 1), or as many as there are.

    The turn ends by itself if nothing can be announced (§5.2). A ``penalty`` is drawn when the time ran
    out (§6).
    """
    seat, steps = state.turn, []
    after = replace(state, phase="drawn")
    for _ in range(min(count, len(state.bank))):
        tile = after.bank[0]
        after = replace(rack_with(after, seat, (tile,)), bank=after.bank[1:])
        step: StepT = Step(events.TileDrawn(seat, tile, penalty, len(after.bank)), after)
        steps.append(step)
    return tuple(steps) if after.may_announce else (*steps, *turn_ended(after))


def announced(state: State, seat: Seat) -> Steps:
    """Return the step in which a seat announces its opening (§7.1)."""
    return (Step(events.Announced(seat), replace(state, announced=changed(state.announced, seat, True))),)


def passed(state: State, seat: Seat) -> Steps:
    """Return the steps of a pass; the game ends when all have passed in a row (§9.1)."""
    after = replace(state, phase="done", passes=state.passes + 1)
    step: StepT = Step(events.Passed(seat, after.passes), after)
    if after.passes == state.seats:
        return (step, *_scored(after, bank_run_out(after.holdings, after.layers, after.starter)))
    return (step, *turn_ended(after))


def time_ran_out(state: State, table: Table) -> Steps:
    """Return the steps of a time-out; ``table`` is as the draft left it (§6)."""
    seat = state.turn
    if state.phase == "drawn":
        return (Step(events.TimeRanOut(seat, "closed"), state), *turn_ended(state))
    laid = laid_in(state, seat, table)
    if not laid and touched(state.table, table) is None:
        return (Step(events.TimeRanOut(seat, "unmoved"), state), *_drew_or_passed(state, 1))
    if play_fault(state, seat, table) is None:
        return (Step(events.TimeRanOut(seat, "stands"), state), *played(state, seat, table))
    penalty = state.options.timeout_penalty
    if state.options.timeout_restores or not state.opened[seat]:
        out: StepT = Step(events.TimeRanOut(seat, "restored"), state)
        back: Steps = (Step(events.TilesReturned(seat, laid), state),) if laid else ()
        return (out, *back, *_drew_or_passed(state, penalty, penalty=True))
    swept = _swept(state, seat, table, laid)
    after = swept.state
    out = Step(events.TimeRanOut(seat, "swept"), state)
    if swept.event.laid:
        # With an empty bank nothing is drawn, but tiles were laid, so it isn't a pass either.
        return (out, swept, *drew(after, penalty, penalty=True))
    return (out, swept, *_drew_or_passed(after, penalty, penalty=True))


def _swept(state: State, seat: Seat, table: Table, laid: Sequence[Tile]) -> Step[events.TableSwept, State]:
    """Return the step in which the sets in order stay and all other tiles go to the rack (§6.6)."""
    kept = tuple([tiles for tiles in table if is_set(tiles)])
    stay = tiles_on(kept)
    own = tuple([tile for tile in laid if tile in stay])
    taken = tuple([tile for tiles in state.table for tile in tiles if tile not in stay])
    after = replace(rack_with(rack_without(state, seat, own), seat, taken), table=kept)
    if own:
        after = replace(after, passes=0, layers=_laid_last(state, seat))
    returned = tuple([tile for tile in laid if tile not in stay])
    return Step(events.TableSwept(seat, state.table, kept, own, taken, returned), after)


def _drew_or_passed(state: State, count: int, *, penalty: bool = False) -> Steps:
    """Return the steps of a time-out that lays nothing; with an empty bank it is a pass (§6.8)."""
    return drew(state, count, penalty=penalty) if state.bank else passed(state, state.turn)


def turn_ended(state: State) -> Steps:
    """Return the step that ends the turn of the seat on turn and begins that of the next seat."""
    seat = state.turn
    after = replace(state, turns=changed(state.turns, seat, state.turns[seat] + 1))
    return (turn_begun(after, (seat + 1) % state.seats),)


def turn_begun(state: State, seat: Seat) -> StepT:
    """Return the step in which a seat's turn begins and its announcement expires (§7.4)."""
    after = replace(
        state,
        phase="turn",
        turn=seat,
        announced=changed(state.announced, seat, False),
        promised=state.announced[seat],
    )
    return Step(events.TurnBegan(seat), after)


def _laid_last(state: State, seat: Seat) -> tuple[Seat, ...]:
    return (*(other for other in state.layers if other != seat), seat)


def _scored(state: State, result: GameResult) -> Iterable[StepT]:
    """Return the steps of the end of a game, after which a shuffle follows or the match is over (§10.5)."""
    after = replace(state, results=(*state.results, result))
    if state.game < state.options.games_per_match:
        yield Step(events.GameScored(state.game, result), replace(after, phase="shuffling"))
        return
    yield Step(events.GameScored(state.game, result), after)
    yield Step(events.GameEnded(), replace(after, phase="over"))
