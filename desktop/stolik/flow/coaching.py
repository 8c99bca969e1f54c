"""The coach of a person: it asks before a costly move, or has its verdict after every move.

A move is costly that gives away much of the chance to win, or of what the game itself is counted in. While
one is held back, what would be better is told like a hint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.sitting import Coach
from stolik.flow.course import Course
from stolik.flow.flow import Coaching, Flow, Judged, Place

GIVEN_AWAY: Final[Mapping[Measure, float]] = {"win": 0.1, "points": 10.0, "big": 0.4}
"""A move that costs more than this is asked about."""

HARDLY: Final = 0.015
"""What costs less of the chance to win is never costly, whatever the game counts."""


# ---------------------------------------------------------------------- what the moves are worth


def watch(course: Course, seat: Seat | None) -> None:
    """Find out what the options are worth of a seat that has a coach and is to decide; ``None`` is nobody.

    A seat that is quicker isn't asked: nobody waits for the coach.
    """
    flow = course.flow
    here = _place_of(flow, seat) if seat is not None and seat in flow.setting.coached else None
    if here == flow.coaching.watched:
        return
    stop_watching(course)
    if seat is not None and here is not None:
        _set(course, watched=here, job=course.ask("worth", seat))


def stop_watching(course: Course) -> None:
    """Ask about nothing, and drop what was to be worked out."""
    coaching = course.flow.coaching
    course.forget(coaching.job)
    if coaching != (blank := Coaching(asked=coaching.asked, judged=coaching.judged)):
        course.set(coaching=blank)


def take_worth(course: Course, worth: MovesWorth | None, has_reason: bool) -> tuple[Seat, Value] | None:
    """Take note of what the options are worth that are watched; return a move that waited for it."""
    watched, move = course.flow.coaching.watched, course.flow.coaching.weighed
    _set(course, job=None, worth=worth, has_reason=has_reason)
    if watched is None or move is None or holds_back(course, watched.seat, move):
        return None
    return watched.seat, move


# ---------------------------------------------------------------------- before a costly move


def holds_back(course: Course, seat: Seat, move: Value) -> bool:
    """Return whether a move gives much away and is asked about; hold it back if so, once at a position.

    One whose worth isn't among those known waits until it is.
    """
    flow, coaching = course.flow, course.flow.coaching
    worth = coaching.worth
    if flow.setting.coached.get(seat) is not Coach.BEFORE_COSTLY:
        return False
    if worth is None or not coaching.has_reason or coaching.asked == coaching.watched:
        return False
    if _is_unknown(flow, worth, seat, move):
        if move != coaching.weighed:
            course.forget(coaching.job)
            _set(course, weighed=move, job=course.ask("worth", seat, "", 0, move))
        return course.flow.coaching.job is not None
    if not _is_costly(flow, worth, seat, move):
        return False
    _set(course, asked=coaching.watched, held=(move, worth.advice), weighed=None)
    return True


def _is_unknown(flow: Flow, worth: MovesWorth | None, seat: Seat, move: Value) -> bool:
    """Return whether a legal move is still to be weighed: where there are secrets not all of them are."""
    session = flow.session
    if not flow.setting.has_secrets or session.check(seat, move) is not None:
        return False
    return worth is None or worth.number_of(session.game, session.state, seat, move) is None


def _is_costly(flow: Flow, worth: MovesWorth, seat: Seat, move: Value) -> bool:
    """Return whether a move gives much away; one that is refused, or isn't known, doesn't."""
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


def let_go(course: Course) -> None:
    """Hold no move back any more."""
    _set(course, held=None)


def take_held_back(course: Course) -> tuple[Seat, Value] | None:
    """Return the move that the coach asks about, which is asked about no more; ``None`` where none is."""
    seat, held = course.flow.seat, course.flow.coaching.held
    if seat is None or held is None:
        return None
    let_go(course)
    return seat, held[0]


# ---------------------------------------------------------------------- after every move


def judge(course: Course, seat: Seat, move: Value) -> None:
    """Give the verdict on a move that a seat is about to make, now or once its worth is known.

    A coach that asks before costly moves gives none. What was watched is gone with the move.
    """
    flow, (_, job, worth, *_) = course.flow, course.flow.coaching
    if flow.setting.coached.get(seat) is not Coach.AFTER_EVERY:
        stop_watching(course)
        return
    if _is_unknown(flow, worth, seat, move):
        course.forget(job)
        job, worth = course.ask("worth", seat, "", 0, move), None
    judged = Judged(seat, flow.session.length, move, job, worth)
    course.set(coaching=Coaching(asked=flow.coaching.asked, judged=judged))


def take_verdict(course: Course, worth: MovesWorth | None) -> None:
    """Give the verdict whose move's worth is known now, or none where nobody knows."""
    judged = course.flow.coaching.judged
    assert judged is not None, "a verdict was waited for"
    _set(course, judged=None if worth is None else judged._replace(job=None, worth=worth))


def drop_verdict(course: Course) -> None:
    """Take the verdict away, or wait for it no more."""
    if (judged := course.flow.coaching.judged) is not None:
        course.forget(judged.job)
        _set(course, judged=None)


def leave_to_next(course: Course) -> None:
    """Take the verdict away once somebody else moves or is to act, or the game's end is shown.

    In a game with secrets a turn is one move, and a coach speaks to who is alone with computers: there it
    stays until that person's next turn.
    """
    judged, flow = course.flow.coaching.judged, course.flow
    if judged is None:
        return
    since = range(judged.entries + 1, flow.shown.entries)
    moved = any(flow.session.entry(at).seat not in (judged.seat, TABLE) for at in since)
    if flow.setting.has_secrets:
        over = moved and flow.acting == judged.seat
    else:
        over = moved or flow.acting not in (None, judged.seat)
    if over or flow.end_shown:
        drop_verdict(course)


def verdict_of(flow: Flow) -> Judged | None:
    """Return the move that a verdict is told of now; one that was the only one possible gets none."""
    judged = flow.coaching.judged
    if judged is None or judged.worth is None or len(judged.worth.values) == 1:
        return None
    return judged


def _place_of(flow: Flow, seat: Seat) -> Place:
    return Place(seat, sum([entry.seat in (seat, TABLE) for entry in flow.session.log]))


def _set(course: Course, **changes: Any) -> None:
    course.set(coaching=course.flow.coaching._replace(**changes))
