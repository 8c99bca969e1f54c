"""The coach of a person, which asks before a costly move or gives its verdict after every move.

A move is costly if it gives away much of the chance to win, or of the game's own measure. While one is held
back, the better options are shown like a hint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.sitting import Coach
from stolik.flow.flow import Coaching, Flow, Judged, Place
from stolik.flow.transition import Transition

GIVEN_AWAY: Final[Mapping[Measure, float]] = {"win": 0.1, "points": 10.0, "big": 0.4}
"""The coach asks about a move that costs more than this."""

HARDLY: Final = 0.015
"""A move that costs less of the chance to win is never costly, even by the game's own measure."""


# ---------------------------------------------------------------------- what the moves are worth


def watch(transition: Transition, seat: Seat | None) -> None:
    """Find out what the options are worth to a coached seat that is to decide; ``None`` means no seat.

    Play never waits for the coach: a player who moves before the answer isn't asked.
    """
    flow = transition.flow
    here = _place_of(flow, seat) if seat is not None and seat in flow.setting.coached else None
    if here == flow.coaching.watched:
        return
    stop_watching(transition)
    if seat is not None and here is not None:
        _set(transition, watched=here, job=transition.ask("worth", seat))


def stop_watching(transition: Transition) -> None:
    """Stop watching a decision, and drop the pending job."""
    coaching = transition.flow.coaching
    transition.forget(coaching.job)
    if coaching != (blank := Coaching(asked=coaching.asked, judged=coaching.judged)):
        transition.set(coaching=blank)


def take_worth(
    transition: Transition, worth: MovesWorth | None, has_reason: bool
) -> tuple[Seat, Value] | None:
    """Note the worth of the watched options; return the move to be made that waited for it, if any."""
    watched, move = transition.flow.coaching.watched, transition.flow.coaching.weighed
    _set(transition, job=None, worth=worth, has_reason=has_reason)
    if watched is None or move is None or holds_back(transition, watched.seat, move):
        return None
    return watched.seat, move


# ---------------------------------------------------------------------- before a costly move


def holds_back(transition: Transition, seat: Seat, move: Value) -> bool:
    """Return whether a move is held back, to ask about it if it is costly, once per position.

    A move whose worth isn't known yet is held back until it is.
    """
    flow, coaching = transition.flow, transition.flow.coaching
    worth = coaching.worth
    if flow.setting.coached.get(seat) is not Coach.BEFORE_COSTLY:
        return False
    if worth is None or not coaching.has_reason or coaching.asked == coaching.watched:
        return False
    if _is_unknown(flow, worth, seat, move):
        if move != coaching.weighed:
            transition.forget(coaching.job)
            _set(transition, weighed=move, job=transition.ask("worth", seat, "", 0, move))
        return transition.flow.coaching.job is not None
    if not _is_costly(flow, worth, seat, move):
        return False
    _set(transition, asked=coaching.watched, held=(move, worth.advice), weighed=None)
    return True


def _is_unknown(flow: Flow, worth: MovesWorth | None, seat: Seat, move: Value) -> bool:
    """Return whether a legal move is still to be weighed; in a game with secrets, not all are at first."""
    session = flow.session
    if not flow.setting.has_secrets or session.check(seat, move) is not None:
        return False
    return worth is None or worth.number_of(session.game, session.state, seat, move) is None


def _is_costly(flow: Flow, worth: MovesWorth, seat: Seat, move: Value) -> bool:
    """Return whether a move gives much away; a refused or unknown one doesn't."""
    session, number = flow.session, None
    if session.check(seat, move) is None:
        number = worth.number_of(session.game, session.state, seat, move)
    if number is None:
        return False
    move, value = worth.values[number]
    error = worth.values[0][1] - value
    if error > GIVEN_AWAY[worth.measure]:
        return True
    measure = flow.setting.package.info.own_measure
    if measure is None or error < HARDLY:
        return False
    brings = {option.move: measure.of(option) for option in worth.advice}
    best, played = brings.get(worth.values[0][0]), brings.get(move)
    return best is not None and played is not None and measure.is_much(best, played)


def let_go(transition: Transition) -> None:
    _set(transition, held=None)


def take_held_back(transition: Transition) -> tuple[Seat, Value] | None:
    """Return the move that the coach asks about, if any, and end the question."""
    seat, held = transition.flow.seat, transition.flow.coaching.held
    if seat is None or held is None:
        return None
    let_go(transition)
    return seat, held[0]


# ---------------------------------------------------------------------- after every move


def judge(transition: Transition, seat: Seat, move: Value) -> None:
    """Give the verdict on a move that a seat is about to make, now or once its worth is known.

    A coach that asks before costly moves gives none. The move ends the watched decision.
    """
    flow, (_, job, worth, *_) = transition.flow, transition.flow.coaching
    if flow.setting.coached.get(seat) is not Coach.AFTER_EVERY:
        stop_watching(transition)
        return
    if _is_unknown(flow, worth, seat, move):
        transition.forget(job)
        job, worth = transition.ask("worth", seat, "", 0, move), None
    judged = Judged(seat, flow.session.length, move, job, worth)
    transition.set(coaching=Coaching(asked=flow.coaching.asked, judged=judged))


def take_verdict(transition: Transition, worth: MovesWorth | None) -> None:
    """Give the verdict on a move whose worth is now known; without it, give none."""
    judged = transition.flow.coaching.judged
    assert judged is not None, "a verdict was waited for"
    _set(transition, judged=None if worth is None else judged._replace(job=None, worth=worth))


def drop_verdict(transition: Transition) -> None:
    """Remove the verdict, or stop waiting for it."""
    if (judged := transition.flow.coaching.judged) is not None:
        transition.forget(judged.job)
        _set(transition, judged=None)


def leave_to_next(transition: Transition) -> None:
    """Remove the verdict once another person must act, its own person must again, or the end is shown.

    People still read it while computers move; in their next turn it would look like advice.
    """
    judged, flow = transition.flow.coaching.judged, transition.flow
    if judged is None:
        return
    since = range(judged.entries + 1, flow.shown.entries)
    moved = any(flow.session.entry(at).seat not in (judged.seat, TABLE) for at in since)
    over = moved and flow.acting == judged.seat
    if over or flow.acting not in (None, judged.seat) or flow.end_shown:
        drop_verdict(transition)


def verdict_of(flow: Flow) -> Judged | None:
    """Return the move with a verdict to show now, if any; a forced move gets none."""
    judged = flow.coaching.judged
    if judged is None or judged.worth is None or len(judged.worth.values) == 1:
        return None
    return judged


def _place_of(flow: Flow, seat: Seat) -> Place:
    return Place(seat, sum([entry.seat in (seat, TABLE) for entry in flow.session.log]))


def _set(transition: Transition, **changes: Any) -> None:
    transition.set(coaching=transition.flow.coaching._replace(**changes))
