"""The function that advances a game around one screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.record import room_of
from stolik.engine.session import History
from stolik.flow import coaching, effects, guessing, helping, looking, moves, playing, quiet
from stolik.flow import happenings as h
from stolik.flow.clock import Clock, Tick
from stolik.flow.flow import Flow, Setting, Shown, Viewer, position_of, thrower
from stolik.flow.timeline import Cursor, Timeline
from stolik.flow.transition import Transition

MOST_PAUSES: Final = 1_000_000
"""The greatest number of pauses that is accepted from a save."""

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
"""The acts at the table that remove the verdict on the previous move."""


def flow_of(
    setting: Setting, session: History, names: tuple[str, ...], side_state: Mapping[str, Any]
) -> Flow:
    """Return the flow of a game at its newest position, before anything is shown.

    ``names`` are the players' by seat. ``side_state`` holds the plain values that a save contains besides the
    game, as written by `Flow.note`; invalid ones are ignored.
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
    transition = Transition(flow, 0.0)
    transition.look_round()
    return transition.flow


def step(flow: Flow, happening: h.Happening) -> tuple[Flow, tuple[effects.Effect, ...]]:
    """Return the flow after something has happened, and the effects to carry out, in order.

    The function is deterministic: the same happenings lead from the same flow to the same result.
    """
    transition = Transition(flow, happening.at)
    if flow.coaching.judged is not None and isinstance(happening, PRESSES) and not flow.scenes.busy:
        coaching.drop_verdict(transition)
    HANDLERS[type(happening)](transition, happening)
    has_rested = transition.has_rested
    while transition.has_rested:
        transition.has_rested = False
        moves.advance(transition)
    # The pace is chosen before anybody sits down.
    if not flow.begun and not isinstance(happening, h.PaceChosen):
        transition.set(begun=True)
    if transition.flow.begun:
        _settle(transition)
    if has_rested and not transition.flow.scenes.busy:
        transition.do(effects.EndScenes())
    return transition.flow, tuple(transition.effects)


def _settle(transition: Transition) -> None:
    """Update the viewer, the voice, the coach and the clock after a change."""
    flow = transition.flow
    if flow.closed:
        transition.set(clock=flow.clock.stopped(flow.now))
        quiet.follow(transition)
        return
    if flow.rolling is not None:
        # The move is only half made: its chance is still to be drawn.
        return
    acting, looks = flow.acting, flow.looks
    awaited = acting if acting is not None and flow.hides(acting) else None
    viewer = Viewer(flow.viewer.seat, awaited, looks is not None)
    telling, seat, prompted = flow.telling, flow.seat, flow.prompted
    if acting is not None and telling:
        transition.do(effects.EndTelling())
        telling = False
    if seat is not None and prompted != (now := (flow.session.length, seat)):
        # The choices announced are those of what is shown.
        transition.show_at_once()
        transition.do(effects.Prompt(seat, anew=prompted is None))
        prompted = now
    else:
        transition.draw()
    transition.set(viewer=viewer, telling=telling, prompted=prompted)
    coaching.leave_to_next(transition)
    coaching.watch(transition, seat)
    quiet.follow(transition)
    if flow.setting.timed is not None:
        timed = transition.flow.timed_seat
        clock = flow.clock.follow(flow.session, flow.setting.helps, timed, flow.now)
        transition.set(clock=clock)


# ---------------------------------------------------------------------- what is done about each happening


def _begin(transition: Transition, _: h.Began) -> None:
    transition.reveal_log()
    transition.show()
    moves.advance(transition)


def _submit(transition: Transition, submitted: h.MoveSubmitted) -> None:
    """Make the move; while a scene is being played, the click only ends that."""
    flow, move = transition.flow, submitted.move
    if flow.scenes.busy:
        playing.hurry(transition)
        return
    seat = flow.seat
    if seat is None:
        transition.refuse("game_over" if flow.is_over else "not_your_turn")
    elif isinstance(move, Rejection):
        transition.do(effects.Refuse(move))
    elif not coaching.holds_back(transition, seat, move):
        _decide(transition, seat, move)


def _decide(transition: Transition, seat: Seat, move: Value) -> None:
    before = transition.flow.session
    coaching.judge(transition, seat, move)
    moves.decide(transition, seat, move)
    if transition.flow.session is before:
        # The move was refused.
        coaching.drop_verdict(transition)


def _type_roll(transition: Transition, typed: h.RollTyped) -> None:
    if (seat := thrower(transition.flow)) is not None:
        moves.throw(transition, seat, typed.move)


def _undo(transition: Transition, _: h.UndoAsked) -> None:
    if transition.flow.undo_seat is None and transition.flow.last_throw is None:
        transition.refuse("nothing_to_take_back")
        return
    moves.take_back(transition)
    transition.save()
    moves.show_present(transition)


def _ask_hint(transition: Transition, asked: h.HintAsked) -> None:
    seat = transition.flow.seat
    if seat is None:
        transition.refuse("not_your_turn")
    elif transition.flow.setting.helps[seat].hints:
        helping.ask_hint(transition, seat, is_last=asked.is_last)


def _follow_hint(transition: Transition, followed: h.HintFollowed) -> None:
    if (held := coaching.take_held_back(transition)) is not None:
        _decide(transition, *held)
    elif quiet.cue_of(transition.flow) is not None:
        transition.do(effects.AcceptHint())
    else:
        helping.follow_hint(transition, is_last=followed.is_last)


def _drop_hint(transition: Transition, _: h.HintDropped) -> None:
    if guessing.shown(transition.flow) is not None:
        helping.close_guess(transition, goes_on=False)
    elif (held := coaching.take_held_back(transition)) is not None:
        _decide(transition, *held)
    else:
        coaching.drop_verdict(transition)
        helping.drop_hint(transition)
        quiet.touched(transition, followed=False)


def _retell(transition: Transition, retold: h.Retold) -> None:
    timeline = transition.flow.timeline.retold(transition.flow.setting.texts, retold.names)
    transition.set(names=retold.names, timeline=timeline)
    transition.show_again()


def _change_helps(transition: Transition, changed: h.HelpsChanged) -> None:
    transition.set(setting=transition.flow.setting.with_helps(changed.helps))


def _leave(transition: Transition, _: h.Left) -> None:
    if not transition.flow.is_over:
        transition.do(effects.Save(if_new=True))
    transition.set(closed=True)
    coaching.drop_verdict(transition)
    coaching.stop_watching(transition)
    moves.forget(transition)


def _take_answer(transition: Transition, answered: h.Answered) -> None:
    """Take the answer to a job, or drop it if it is no longer awaited."""
    flow, job = transition.flow, answered.job
    if job == flow.bot.question:
        moves.take_bot_move(transition, answered.result)
    elif job == flow.hint.asked:
        helping.take_hint(transition, answered.result)
    elif job == flow.hint.odds_asked:
        helping.take_odds(transition, answered.result)
    elif job == flow.guessing.job:
        helping.take_question(transition, answered.result)
    elif job == flow.quiet.asked:
        quiet.take(transition, answered.result)
    elif job == flow.coaching.job:
        made = coaching.take_worth(transition, answered.result, answered.has_reason)
        if made is not None:
            _decide(transition, *made)
    elif flow.coaching.judged is not None and job == flow.coaching.judged.job:
        coaching.take_verdict(transition, answered.result)


def _close_undo(transition: Transition, _: h.UndoClosed) -> None:
    transition.set(undo_open=False)
    moves.play_bot(transition)


def _let_time_pass(transition: Transition, passed: h.TimePassed) -> None:
    clock, found = transition.flow.clock.ticked(passed.at)
    transition.set(clock=clock)
    quiet.let_time_pass(transition)
    flow = transition.flow
    if Tick.SECOND in found and not flow.is_silent:
        transition.do(effects.Sound("tick"))
    if Tick.PASSED in found and not flow.closed:
        transition.do(effects.Save(if_new=True))
    if Tick.EXPIRED in found and flow.timed_seat is not None:
        # A viewer who looks back or watches a replay returns to the present.
        transition.set(cursor=Cursor())
        playing.catch_up(transition)
        transition.reveal_log()
        # The half-finished turn is shown on the table again.
        transition.show()
        transition.show_at_once()
        transition.do(effects.EndTurn())


def _end_turn(transition: Transition, ended: h.TurnEnded) -> None:
    session = transition.flow.session
    moves.go_on(transition, session.moved(TABLE, ended.move), session.length)


HANDLERS: Final[Mapping[type[h.Happening], Callable[[Transition, Any], None]]] = {
    h.Began: _begin,
    h.MoveSubmitted: _submit,
    h.LookPassedOn: lambda transition, passed: looking.pass_on(transition, passed.answer),
    h.RollTyped: _type_roll,
    h.UndoAsked: _undo,
    h.ReplayAsked: lambda transition, _: looking.replay(transition),
    h.ReplayStopped: lambda transition, _: looking.stop_replay(transition),
    h.MomentChosen: lambda transition, chosen: looking.look_at(transition, chosen.moment, chosen.before),
    h.SeenAs: lambda transition, seen: looking.see_as(transition, seen.seat),
    h.OptionShown: lambda transition, shown: looking.show_option(transition, shown.move),
    h.CameBack: lambda transition, _: looking.come_back(transition),
    h.PausePressed: lambda transition, pressed: looking.pause(transition, pressed.paused),
    h.Revealed: lambda transition, _: looking.reveal(transition),
    h.Covered: lambda transition, _: looking.cover(transition),
    h.HintAsked: _ask_hint,
    h.HintFollowed: _follow_hint,
    h.HintDropped: _drop_hint,
    h.OddsWanted: lambda transition, wanted: helping.want_odds(transition, wanted.shown),
    h.Guessed: lambda transition, guessed: helping.take_guess(transition, guessed.said),
    h.GuessClosed: lambda transition, _: helping.close_guess(transition),
    h.HandChanged: lambda transition, _: transition.save(),
    h.Touched: lambda transition, touched: quiet.touched(transition, followed=touched.followed),
    h.HelpsChanged: _change_helps,
    h.Retold: _retell,
    h.Left: _leave,
    h.ScenePlayed: lambda transition, played: playing.played(transition, played.token),
    h.SceneEnded: lambda transition, _: playing.end_scene(transition),
    h.SceneHurried: lambda transition, _: playing.hurry(transition),
    h.ScenesFinished: lambda transition, _: playing.finish_all(transition),
    h.PaceChosen: lambda transition, chosen: playing.be_instant(transition, chosen.instant),
    h.Answered: _take_answer,
    h.ChanceFell: lambda transition, fell: moves.fall(transition, fell.move),
    h.TimePassed: _let_time_pass,
    h.TurnEnded: _end_turn,
    h.UndoClosed: _close_undo,
}
"""The handler for each kind of happening."""
