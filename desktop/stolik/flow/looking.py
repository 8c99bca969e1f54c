"""The viewer of the screen and the moment on it: handing over, looking back, replay, and pause."""

from __future__ import annotations

from stolik.engine.game import Seat, Value
from stolik.flow import effects, helping, playing
from stolik.flow.flow import Shown
from stolik.flow.moves import advance, open_end, pass_to, show_present, take_back
from stolik.flow.transition import Transition

# ---------------------------------------------------------------------- handing the screen over


def reveal(transition: Transition) -> None:
    """Show the secrets of the awaited person, except during a pause, when no time runs."""
    viewer = transition.flow.viewer
    if not transition.flow.paused and viewer.awaited is not None:
        transition.set(viewer=viewer._replace(seat=viewer.awaited, awaited=None))
        _look_again(transition)


def cover(transition: Transition) -> None:
    """Cover everything until a person looks again, and return to the present."""
    viewer = transition.flow.viewer
    if not transition.flow.setting.is_shared or viewer.seat is None:
        return
    transition.set(viewer=viewer._replace(seat=None))
    looked_back = transition.flow.cursor.looking_at is not None
    leave_the_past(transition)
    _look_again(transition)
    if looked_back:
        show_present(transition)


def pass_on(transition: Transition, answer: Value | None) -> None:
    """Hand over to the next person who looks before the game goes on, and keep the ``answer``, if any."""
    flow = transition.flow
    seat = flow.viewer.seat
    if seat is None or seat != flow.acting:
        return
    if flow.looks is not None:
        answers = flow.round.answers
        if answer is not None:
            answers = (*[given for given in answers if given[0] != flow.looks], (flow.looks, answer))
        looked = flow.round.looked | {flow.looks}
        transition.set(round=flow.round._replace(looked=looked, answers=answers))
        transition.look_round()
    # The last person stops looking too, even if their answer counts first.
    pass_to(transition, transition.flow.looks)
    transition.do(effects.ForgetScene())
    advance(transition)


def _look_again(transition: Transition) -> None:
    """Show the moment to the current viewer, without what others saw."""
    helping.clear(transition)
    playing.finish_all(transition)
    if not transition.flow.scenes.busy:
        transition.do(effects.ForgetScene())
    transition.show_again()
    helping.refresh_odds(transition)


# ---------------------------------------------------------------------- looking back


def look_at(transition: Transition, moment: int, before: int = 0) -> None:
    """Show the table as it was at a moment, from 0, the start; one beyond the last means the last.

    With ``before``, the number of an entry, it is shown as that entry's player found it, unless that would
    reveal a secret.
    """
    _aim(transition, moment)
    # Hints and odds belong to the present.
    helping.clear(transition)
    playing.catch_up(transition)
    transition.reveal_log()
    # There may be more moments now that the whole log is shown.
    _aim(transition, moment)
    at = transition.flow.cursor.looking_at
    flow = transition.flow
    known = 0 < before <= flow.session.length and (flow.is_over or not flow.setting.has_secrets)
    transition.set(shown=Shown(flow.session.length, moment=at, before=before if known else 0))


def see_as(transition: Transition, seat: Seat) -> None:
    """Show the moment as a seat saw it, if that choice exists now; ``seat`` may be any number."""
    if transition.flow.seen_as is not None and 0 <= seat < transition.flow.session.seats:
        transition.set(cursor=transition.flow.cursor._replace(seen_as=seat))


def leave_the_past(transition: Transition) -> None:
    transition.set(cursor=transition.flow.cursor._replace(looking_at=None, seen_as=None))


def come_back(transition: Transition) -> None:
    """Return from an earlier moment to the present."""
    if transition.flow.cursor.looking_at is None:
        return
    if transition.flow.cursor.trying:
        show_option(transition, None)
        return
    leave_the_past(transition)
    show_present(transition)
    if transition.flow.end_shown:
        open_end(transition)


def show_option(transition: Transition, move: Value | None) -> None:
    """Show the result of a move of the person on turn as the newest moment; ``None`` hides it.

    It has no consequences: nothing is rolled, and no other seat moves. An illegal move shows nothing.
    """
    if transition.flow.cursor.trying:
        take_back(transition)
    seat = transition.flow.seat
    refused = None if seat is None or move is None else transition.flow.session.check(seat, move)
    if seat is None or move is None or refused is not None:
        show_present(transition)
        return
    transition.arrive(transition.flow.session.moved(seat, move))
    transition.set(cursor=transition.flow.cursor._replace(trying=True))
    transition.reveal_log()
    look_at(transition, transition.flow.timeline.moments)


def _aim(transition: Transition, moment: int) -> None:
    at = max(0, min(moment, transition.flow.timeline.moments))
    transition.set(cursor=transition.flow.cursor._replace(looking_at=at, replaying=False))


# ---------------------------------------------------------------------- seeing again, and the pause


def replay(transition: Transition) -> None:
    """Replay what was played since the last move of the person on turn."""
    if not transition.flow.can_replay:
        transition.refuse("nothing_to_see_again")
        return
    helping.clear(transition)
    # The present choices are announced again, just as the events before them.
    transition.set(cursor=transition.flow.cursor._replace(replaying=True), prompted=None)
    first = transition.flow.position.seen
    transition.show(first)
    transition.show_at_once()
    playing.play(transition, playing.scenes_from(transition.flow, first, again=True))


def stop_replay(transition: Transition) -> None:
    """Stop the replay, and continue the game."""
    if transition.flow.cursor.replaying:
        transition.set(cursor=transition.flow.cursor._replace(replaying=False))
        playing.drop(transition)
        show_present(transition)


def pause(transition: Transition, paused: bool) -> None:
    """Pause the table, or resume it."""
    flow = transition.flow
    if paused == flow.paused:
        return
    transition.set(paused=paused)
    if paused and flow.turn_has_begun and flow.position.person is not None:
        transition.set(pauses=flow.pauses + 1)
        transition.save()
    # Otherwise scenes of other players would run unseen.
    was_busy = flow.scenes.busy
    playing.hold(transition, paused)
    if paused:
        cover(transition)
    elif not was_busy:
        advance(transition)
