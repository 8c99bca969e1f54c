"""The one function by which a game round one screen goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.record import room_of
from stolik.engine.session import History
from stolik.flow import coaching, effects, guessing, helping, looking, moves, playing, quiet
from stolik.flow import happenings as h
from stolik.flow.clock import Clock, Tick
from stolik.flow.course import Course
from stolik.flow.flow import Flow, Setting, Shown, Viewer, position_of, thrower
from stolik.flow.timeline import Cursor, Timeline

MOST_PAUSES: Final = 1_000_000
"""Nobody pauses more often, whatever a save holds."""

PRESSES: Final = (
    h.MoveSubmitted,
    h.RollTyped,
    h.UndoAsked,
    h.ReplayAsked,
    h.MomentChosen,
    h.PausePressed,
    h.HintAsked,
    h.OddsWanted,
    h.HandChanged,
    h.Touched,
)
"""What a person does next at the table, with which the verdict on the move before goes."""


def flow_of(
    setting: Setting, session: History, names: tuple[str, ...], side_state: Mapping[str, Any]
) -> Flow:
    """Return the flow of a game at its newest position, before anything is shown.

    ``names`` are the players' by seat. ``side_state`` is what a save holds beside the game, plain values as
    `Flow.note` notes them; what makes no sense in it is left out.
    """
    lone = setting.people[0] if setting.has_secrets and setting.people and not setting.is_shared else None
    pauses = side_state.get("pauses")
    flow = Flow(
        setting,
        session,
        names,
        position_of(session, setting.people),
        Timeline.of(session, setting.texts, names, setting.scenes),
        Shown(session.length),
        Clock.recalled(side_state.get("clock")),
        room_of(session),
        Viewer(lone),
        pauses=pauses if type(pauses) is int and 0 <= pauses <= MOST_PAUSES else 0,
    )
    course = Course(flow, 0.0)
    course.look_round()
    return course.flow


def step(flow: Flow, happening: h.Happening) -> tuple[Flow, tuple[effects.Effect, ...]]:
    """Return the flow after something has happened, and what is to be done about it, in its order.

    The same happenings lead from the same flow to the same flow again.
    """
    course = Course(flow, happening.at)
    if flow.coaching.judged is not None and isinstance(happening, PRESSES) and not flow.scenes.busy:
        coaching.drop_verdict(course)
    HANDLERS[type(happening)](course, happening)
    has_rested = course.has_rested
    while course.has_rested:
        course.has_rested = False
        moves.advance(course)
    # The pace is chosen before anybody sits at the table.
    if not flow.begun and not isinstance(happening, h.PaceChosen):
        course.set(begun=True)
    if course.flow.begun:
        _settle(course)
    if has_rested and not course.flow.scenes.busy:
        course.do(effects.EndScenes())
    return course.flow, tuple(course.effects)


def _settle(course: Course) -> None:
    """Let viewer, voice, coach and clock follow what has changed."""
    flow = course.flow
    if flow.closed:
        course.set(clock=flow.clock.stopped(flow.now))
        quiet.follow(course)
        return
    if flow.rolling is not None:
        # Half of a move is made: its chance is still to be drawn.
        return
    acting, looks = flow.acting, flow.looks
    awaited = acting if acting is not None and flow.hides(acting) else None
    viewer = Viewer(flow.viewer.seat, awaited, looks is not None)
    telling, seat, prompted = flow.telling, flow.seat, flow.prompted
    if acting is not None and telling:
        course.do(effects.EndTelling())
        telling = False
    if seat is not None and prompted != (now := (flow.session.length, seat)):
        # What can be chosen from is told of what is shown.
        course.show_at_once()
        course.do(effects.Prompt(seat, anew=prompted is None))
        prompted = now
    else:
        course.draw()
    course.set(viewer=viewer, telling=telling, prompted=prompted)
    coaching.leave_to_next(course)
    coaching.watch(course, seat)
    quiet.follow(course)
    if flow.setting.timed is not None:
        timed = course.flow.timed_seat
        clock = flow.clock.follow(flow.session, flow.setting.helps, timed, flow.now)
        course.set(clock=clock)


# ---------------------------------------------------------------------- what is done about each happening


def _begin(course: Course, _: h.Began) -> None:
    course.reveal_log()
    course.show()
    moves.advance(course)


def _submit(course: Course, submitted: h.MoveSubmitted) -> None:
    """Make the move; while a scene is played the click only ends it."""
    flow, move = course.flow, submitted.move
    if flow.scenes.busy:
        playing.hurry(course)
        return
    seat = flow.seat
    if seat is None:
        course.refuse("game_over" if flow.is_over else "not_your_turn")
    elif isinstance(move, Rejection):
        course.do(effects.Refuse(move))
    elif not coaching.holds_back(course, seat, move):
        _decide(course, seat, move)


def _decide(course: Course, seat: Seat, move: Value) -> None:
    before = course.flow.session
    coaching.judge(course, seat, move)
    moves.decide(course, seat, move)
    if course.flow.session is before:
        # The move was refused.
        coaching.drop_verdict(course)


def _type_roll(course: Course, typed: h.RollTyped) -> None:
    if (seat := thrower(course.flow)) is not None:
        moves.throw(course, seat, typed.move)


def _undo(course: Course, _: h.UndoAsked) -> None:
    if course.flow.undo_seat is None and course.flow.last_throw is None:
        course.refuse("nothing_to_take_back")
        return
    moves.take_back(course)
    course.save()
    moves.show_present(course)


def _ask_hint(course: Course, asked: h.HintAsked) -> None:
    seat = course.flow.seat
    if seat is None:
        course.refuse("not_your_turn")
    elif course.flow.setting.helps[seat].hints:
        helping.ask_hint(course, seat, is_last=asked.is_last)


def _follow_hint(course: Course, followed: h.HintFollowed) -> None:
    if (held := coaching.take_held_back(course)) is not None:
        _decide(course, *held)
    elif quiet.cue_of(course.flow) is not None:
        course.do(effects.AcceptHint())
    else:
        helping.follow_hint(course, is_last=followed.is_last)


def _drop_hint(course: Course, _: h.HintDropped) -> None:
    if guessing.shown(course.flow) is not None:
        helping.close_guess(course)
    elif (held := coaching.take_held_back(course)) is not None:
        _decide(course, *held)
    else:
        coaching.drop_verdict(course)
        helping.drop_hint(course)
        quiet.touched(course, followed=False)


def _retell(course: Course, retold: h.Retold) -> None:
    timeline = course.flow.timeline.retold(course.flow.setting.texts, retold.names)
    course.set(names=retold.names, timeline=timeline)
    course.show_again()


def _change_helps(course: Course, changed: h.HelpsChanged) -> None:
    course.set(setting=course.flow.setting.with_helps(changed.helps))


def _leave(course: Course, _: h.Left) -> None:
    if not course.flow.is_over:
        course.do(effects.Save(if_new=True))
    course.set(closed=True)
    coaching.drop_verdict(course)
    coaching.stop_watching(course)
    moves.forget(course)


def _take_answer(course: Course, answered: h.Answered) -> None:
    """Take what was asked for; an answer that nobody waits for any more is dropped."""
    flow, job = course.flow, answered.job
    if job == flow.bot.question:
        moves.take_bot_move(course, answered.result)
    elif job == flow.hint.asked:
        helping.take_hint(course, answered.result)
    elif job == flow.hint.odds_asked:
        helping.take_odds(course, answered.result)
    elif job == flow.guessing.job:
        helping.take_question(course, answered.result)
    elif job == flow.quiet.asked:
        quiet.take(course, answered.result)
    elif job == flow.coaching.job:
        made = coaching.take_worth(course, answered.result, answered.has_reason)
        if made is not None:
            _decide(course, *made)
    elif flow.coaching.judged is not None and job == flow.coaching.judged.job:
        coaching.take_verdict(course, answered.result)


def _close_undo(course: Course, _: h.UndoClosed) -> None:
    course.set(undo_open=False)
    moves.play_bot(course)


def _let_time_pass(course: Course, passed: h.TimePassed) -> None:
    clock, found = course.flow.clock.ticked(passed.at)
    course.set(clock=clock)
    quiet.let_time_pass(course)
    flow = course.flow
    if Tick.SECOND in found and not flow.is_silent:
        course.do(effects.Sound("tick"))
    if Tick.PASSED in found and not flow.closed:
        course.do(effects.Save(if_new=True))
    if Tick.EXPIRED in found and flow.timed_seat is not None:
        # A viewer who looks back, or sees again what happened, comes back to the present with it.
        course.set(cursor=Cursor())
        playing.catch_up(course)
        course.reveal_log()
        # The half-finished turn lies on the table again.
        course.show()
        course.show_at_once()
        course.do(effects.EndTurn())


def _end_turn(course: Course, ended: h.TurnEnded) -> None:
    session = course.flow.session
    moves.go_on(course, session.moved(TABLE, ended.move), session.length)


HANDLERS: Final[Mapping[type[h.Happening], Callable[[Course, Any], None]]] = {
    h.Began: _begin,
    h.MoveSubmitted: _submit,
    h.LookPassedOn: lambda course, passed: looking.pass_on(course, passed.answer),
    h.RollTyped: _type_roll,
    h.UndoAsked: _undo,
    h.ReplayAsked: lambda course, _: looking.replay(course),
    h.ReplayStopped: lambda course, _: looking.stop_replay(course),
    h.MomentChosen: lambda course, chosen: looking.look_at(course, chosen.moment, chosen.before),
    h.SeenAs: lambda course, seen: looking.see_as(course, seen.seat),
    h.OptionShown: lambda course, shown: looking.show_option(course, shown.move),
    h.CameBack: lambda course, _: looking.come_back(course),
    h.PausePressed: lambda course, pressed: looking.pause(course, pressed.paused),
    h.Revealed: lambda course, _: looking.reveal(course),
    h.Covered: lambda course, _: looking.cover(course),
    h.HintAsked: _ask_hint,
    h.HintFollowed: _follow_hint,
    h.HintDropped: _drop_hint,
    h.OddsWanted: lambda course, wanted: helping.want_odds(course, wanted.shown),
    h.Guessed: lambda course, guessed: helping.take_guess(course, guessed.said),
    h.GuessClosed: lambda course, _: helping.close_guess(course),
    h.HandChanged: lambda course, _: course.save(),
    h.Touched: lambda course, touched: quiet.touched(course, followed=touched.followed),
    h.HelpsChanged: _change_helps,
    h.Retold: _retell,
    h.Left: _leave,
    h.ScenePlayed: lambda course, played: playing.played(course, played.token),
    h.SceneEnded: lambda course, _: playing.end_scene(course),
    h.SceneHurried: lambda course, _: playing.hurry(course),
    h.ScenesFinished: lambda course, _: playing.finish_all(course),
    h.PaceChosen: lambda course, chosen: playing.be_instant(course, chosen.instant),
    h.Answered: _take_answer,
    h.ChanceFell: lambda course, fell: moves.fall(course, fell.move),
    h.TimePassed: _let_time_pass,
    h.TurnEnded: _end_turn,
    h.UndoClosed: _close_undo,
}
"""What is done about each kind of happening."""
