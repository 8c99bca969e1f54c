"""Who looks at the screen, and at which moment: hand-over, looking back, seeing again, and the pause."""

from __future__ import annotations

from stolik.engine.game import Seat, Value
from stolik.flow import effects, helping, playing
from stolik.flow.course import Course
from stolik.flow.flow import Shown
from stolik.flow.moves import advance, open_end, pass_to, show_present, take_back

# ---------------------------------------------------------------------- handing the screen over


def reveal(course: Course) -> None:
    """Show the secrets of the person who was waited for; not in a pause, when no time runs."""
    viewer = course.flow.viewer
    if not course.flow.paused and viewer.awaited is not None:
        course.set(viewer=viewer._replace(seat=viewer.awaited, awaited=None))
        _look_again(course)


def cover(course: Course) -> None:
    """Cover everything until a person looks again; a viewer of the past comes back to the present."""
    viewer = course.flow.viewer
    if not course.flow.setting.is_shared or viewer.seat is None:
        return
    course.set(viewer=viewer._replace(seat=None))
    looked_back = course.flow.cursor.looking_at is not None
    leave_the_past(course)
    _look_again(course)
    if looked_back:
        show_present(course)


def pass_on(course: Course, answer: Value | None) -> None:
    """Let the next person look before the game goes on; who was asked something has answered it."""
    flow = course.flow
    seat = flow.viewer.seat
    if seat is None or seat != flow.acting:
        return
    if flow.looks is not None:
        answers = flow.round.answers
        if answer is not None:
            answers = (*[given for given in answers if given[0] != flow.looks], (flow.looks, answer))
        looked = flow.round.looked | {flow.looks}
        course.set(round=flow.round._replace(looked=looked, answers=answers))
        course.look_round()
    # The last one leaves as well, also where it is their answer that counts first.
    pass_to(course, course.flow.looks)
    course.do(effects.ForgetScene())
    advance(course)


def _look_again(course: Course) -> None:
    """Show the moment to the viewer that the screen has now; what others saw in it is gone."""
    helping.clear(course)
    playing.finish_all(course)
    if not course.flow.scenes.busy:
        course.do(effects.ForgetScene())
    course.show_again()
    helping.refresh_odds(course)


# ---------------------------------------------------------------------- looking back


def look_at(course: Course, moment: int, before: int = 0) -> None:
    """Show the table as it was at a moment, 0 for the start; one beyond the last is the last one.

    With ``before``, the number of an entry, it is shown as whoever made that entry found it; not while that
    would tell a secret.
    """
    _aim(course, moment)
    # Hints and odds are of the present.
    helping.clear(course)
    playing.catch_up(course)
    course.reveal_log()
    # More may be known now of what has happened.
    _aim(course, moment)
    at = course.flow.cursor.looking_at
    flow = course.flow
    known = 0 < before <= flow.session.length and (flow.is_over or not flow.setting.has_secrets)
    course.set(shown=Shown(flow.session.length, moment=at, before=before if known else 0))


def see_as(course: Course, seat: Seat) -> None:
    """Show the moment as a seat saw it, where that can be chosen; ``seat`` may be any number."""
    if course.flow.seen_as is not None and 0 <= seat < course.flow.session.seats:
        course.set(cursor=course.flow.cursor._replace(seen_as=seat))


def leave_the_past(course: Course) -> None:
    """Look back no more."""
    course.set(cursor=course.flow.cursor._replace(looking_at=None, seen_as=None))


def come_back(course: Course) -> None:
    """Come back from looking at an earlier moment."""
    if course.flow.cursor.looking_at is None:
        return
    if course.flow.cursor.trying:
        show_option(course, None)
        return
    leave_the_past(course)
    show_present(course)
    if course.flow.end_shown:
        open_end(course)


def show_option(course: Course, move: Value | None) -> None:
    """Show what a move of the person on turn leads to, as the newest moment; ``None`` takes that away.

    Nothing follows from it: no chance falls, and nobody else moves. What the rules refuse shows nothing.
    """
    if course.flow.cursor.trying:
        take_back(course)
    seat = course.flow.seat
    refused = None if seat is None or move is None else course.flow.session.check(seat, move)
    if seat is None or move is None or refused is not None:
        show_present(course)
        return
    course.arrive(course.flow.session.moved(seat, move))
    course.set(cursor=course.flow.cursor._replace(trying=True))
    course.reveal_log()
    look_at(course, course.flow.timeline.moments)


def _aim(course: Course, moment: int) -> None:
    at = max(0, min(moment, course.flow.timeline.moments))
    course.set(cursor=course.flow.cursor._replace(looking_at=at, replaying=False))


# ---------------------------------------------------------------------- seeing again, and the pause


def replay(course: Course) -> None:
    """Play again what was played since the last move of whose turn it is."""
    if not course.flow.can_replay:
        course.refuse("nothing_to_see_again")
        return
    helping.clear(course)
    # What can be chosen from is told again, as what led to it is.
    course.set(cursor=course.flow.cursor._replace(replaying=True), prompted=None)
    first = course.flow.position.seen
    course.show(first)
    course.show_at_once()
    playing.play(course, playing.scenes_from(course.flow, first, again=True))


def stop_replay(course: Course) -> None:
    """Show nothing again any more, and go on with the game."""
    if course.flow.cursor.replaying:
        course.set(cursor=course.flow.cursor._replace(replaying=False))
        playing.drop(course)
        show_present(course)


def pause(course: Course, paused: bool) -> None:
    """Let the table stand still, or go on."""
    flow = course.flow
    if paused == flow.paused:
        return
    course.set(paused=paused)
    if paused and flow.turn_has_begun and flow.position.person is not None:
        course.set(pauses=flow.pauses + 1)
        course.save()
    # What others play meanwhile would run unseen.
    was_busy = flow.scenes.busy
    playing.hold(course, paused)
    if paused:
        cover(course)
    elif not was_busy:
        advance(course)
