"""The moves of people, bots and chance, what each of them triggers, and how the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from stolik.engine.chance import bot_seed
from stolik.engine.dice import Roll
from stolik.engine.game import TABLE, IllegalMove, Seat, Value
from stolik.engine.session import History
from stolik.flow import effects, helping, playing
from stolik.flow.flow import BotTurn
from stolik.flow.timeline import Cursor
from stolik.flow.transition import Transition

# ---------------------------------------------------------------------- people


def decide(transition: Transition, seat: Seat, move: Value) -> None:
    """Make a move that a person chose, or the only one left after their choice.

    The move may be any of the game's; a refusal is shown, and changes nothing.
    """
    _decide(transition, (seat, move))


def throw(transition: Transition, seat: Seat, move: Value) -> None:
    """Make the table's move typed in for a seat, after the seat's own roll if that is still due."""
    due = () if transition.flow.session.to_act == (TABLE,) else ((seat, Roll()),)
    _decide(transition, *due, (TABLE, move))


def _decide(transition: Transition, *made: tuple[Seat, Value]) -> None:
    if transition.flow.is_full:
        transition.refuse("record_full")
        return
    before = after = transition.flow.session
    try:
        for seat, move in made:
            after = after.moved(seat, move)
    except IllegalMove as refused:
        transition.do(effects.Refuse(refused.rejection))
        return
    seat, move = made[-1]
    if getattr(move, "kind", "") in transition.flow.setting.followed_up:
        transition.set(follow_up=seat)
    go_on(transition, after, before.length)


def follow_up(transition: Transition) -> bool:
    """Make the only move that a person's decision left to them; return whether there was one."""
    seat, session = transition.flow.follow_up, transition.flow.session
    if seat is None:
        return False
    transition.set(follow_up=None)
    if seat not in transition.flow.position.to_act:
        return False
    moves = tuple(islice(session.game.legal_moves(session.view(seat), seat), 2))
    if len(moves) != 1:
        return False
    decide(transition, seat, moves[0])
    return True


def take_back(transition: Transition) -> None:
    """Undo the newest decision, or the last roll together with all moves after it."""
    forget(transition)
    flow = transition.flow
    throw = flow.last_throw if flow.undo_seat is None else None
    session = flow.session.taken_back() if throw is None else flow.session.before(throw)
    transition.set(
        follow_up=None, cursor=Cursor(), timeline=transition.flow.timeline.taken_back(session.length)
    )
    transition.arrive(session)


def forget(transition: Transition) -> None:
    """Drop scenes and pending jobs, since the position is gone or the table is left."""
    if transition.flow.undo_open:
        transition.set(undo_open=False)
        transition.do(effects.OpenUndo(False))
    playing.drop(transition)
    transition.forget(transition.flow.bot.question)
    transition.set(bot=BotTurn(), rolling=None)
    helping.clear(transition)


# ---------------------------------------------------------------------- what comes by itself


def make(transition: Transition, seat: Seat, move: Value) -> None:
    """Make a bot's move or an answer given earlier, and show it; refuse it if the record is full."""
    if transition.flow.is_full:
        transition.refuse("record_full")
        return
    first, beside = transition.flow.session.length, transition.flow.seat
    transition.arrive(transition.flow.session.moved(seat, move))
    to_act = transition.flow.position.to_act
    # While a person is also to move, nothing may keep them from it.
    if beside is not None and beside in to_act:
        transition.save()
        _show_at_once(transition, first)
        ask_bot(transition, to_act)
    elif transition.flow.is_secret(first) and to_act != (TABLE,):
        transition.save()
        _show_at_once(transition, first, silently=transition.flow.setting.is_shared)
        advance(transition)
    else:
        go_on(transition, transition.flow.session, first)


def go_on(transition: Transition, session: History, first: int) -> None:
    """Add due moves of chance, save, ask the next bot, and show the entries from ``first`` on.

    ``first`` is a 0-based index.
    """
    helping.clear(transition)
    real = transition.flow.setting.agreed.real_dice
    while session.to_act == (TABLE,) and not real:
        move = session.fixed_chance()
        if move is None:
            transition.set(session=session, rolling=first)
            transition.do(effects.DrawChance())
            return
        session = session.moved(TABLE, move)
    transition.arrive(session)
    # Each decision gets its own time for undo, even if it follows another soon.
    if transition.flow.undo_seat is not None or transition.flow.last_throw == session.length:
        transition.set(undo_open=True)
        transition.do(effects.OpenUndo(True))
    transition.save()
    ask_bot(transition, transition.flow.position.to_act)
    playing.play(transition, playing.scenes_from(transition.flow, first))


def fall(transition: Transition, move: Value) -> None:
    """Make the move of chance that was drawn, and continue what led to it."""
    first = transition.flow.rolling
    if first is not None:
        transition.set(rolling=None)
        go_on(transition, transition.flow.session.moved(TABLE, move), first)


def _show_at_once(transition: Transition, first: int, *, silently: bool = False) -> None:
    """Show the steps from an entry on without playing them; ``silently`` leaves out speech, log and sound."""
    for scene in playing.scenes_from(transition.flow, first):
        playing.apply(transition, scene, silently=silently)


# ---------------------------------------------------------------------- bots


def ask_bot(transition: Transition, to_act: Sequence[Seat]) -> None:
    """Ask the first bot among those to act for its move, once for every position."""
    flow = transition.flow
    levels, at = flow.setting.levels, flow.session.length
    seat = next((seat for seat in to_act if seat != TABLE and levels[seat] is not None), None)
    if seat is None or flow.bot.asked_at == at:
        return
    # Bots draw from streams of the session's seed that are independent of all dice.
    seed = None if flow.session.seed is None else bot_seed(flow.session.seed, seat, at)
    number = transition.ask("choose", seat, levels[seat] or "", seed)
    transition.set(bot=BotTurn(at, number, seat))


def take_bot_move(transition: Transition, move: Value | None) -> None:
    """Take the move chosen by the bot that was asked; it is made when the table is ready.

    A bot that fails must not end the evening: the first legal move is made for it.
    """
    flow = transition.flow
    at, _, seat, _ = flow.bot
    session = flow.session
    if move is None or session.check(seat, move) is not None:
        transition.do(effects.BotFailed(seat))
        move = next(iter(session.game.legal_moves(session.view(seat), seat)))
    transition.set(bot=BotTurn(at, None, seat, move))
    play_bot(transition)


def play_bot(transition: Transition) -> None:
    """Make a bot's move once it is known, the screen has caught up and the time for undo is over."""
    flow = transition.flow
    if (
        flow.stands_still
        or flow.cursor.replaying
        or flow.scenes.busy
        or flow.undo_open
        or transition.has_rested
    ):
        return
    at, _, seat, move = flow.bot
    if flow.looks is None and move is not None:
        transition.set(bot=BotTurn(at, None, seat))
        make(transition, seat, move)


# ---------------------------------------------------------------------- how the game goes on


def advance(transition: Transition) -> None:
    """Continue the game after the screen has caught up."""
    if transition.flow.cursor.replaying:
        transition.set(cursor=transition.flow.cursor._replace(replaying=False))
    if transition.flow.stands_still:
        return
    pass_to(transition, transition.flow.awaited)
    to_act = transition.flow.position.to_act
    if to_act == (TABLE,) and not transition.flow.setting.agreed.real_dice:
        go_on(transition, transition.flow.session, transition.flow.session.length)
        return
    if follow_up(transition):
        return
    transition.reveal_log()
    transition.show()
    if to_act == (TABLE,):
        return
    if not to_act:
        _show_end(transition)
        return
    if transition.flow.looks is not None:
        return
    if (answer := _private_answer(transition)) is not None:
        make(transition, *answer)
        return
    ask_bot(transition, to_act)
    play_bot(transition)
    helping.refresh_odds(transition)


def pass_to(transition: Transition, seat: Seat | None) -> None:
    """Cover the viewer's secrets and help, with all traces of the last scene, if another seat is on turn.

    A person alone with computers sees their own things during the computers' turns too.
    """
    viewer, people = transition.flow.viewer, transition.flow.setting.people
    if (
        transition.flow.setting.is_shared
        and viewer.seat is not None
        and seat != viewer.seat
        and len(people) > 1
    ):
        transition.set(viewer=viewer._replace(seat=None))
        helping.clear(transition)
        transition.do(effects.ForgetScene())


def show_present(transition: Transition) -> None:
    """Show the newest position, and continue the game unless it is paused."""
    if transition.flow.stands_still:
        transition.reveal_log()
        transition.show()
    else:
        advance(transition)


def _private_answer(transition: Transition) -> tuple[Seat, Value] | None:
    """Return, once, the answer that a seat to act gave during the round; an illegal one is dropped."""
    going, session = transition.flow.round, transition.flow.session
    for seat in session.to_act:
        answer = dict(going.answers).get(seat)
        if answer is not None:
            left = tuple([given for given in going.answers if given[0] != seat])
            transition.set(round=going._replace(answers=left))
            if session.check(seat, answer) is None:
                return seat, answer
    return None


def open_end(transition: Transition) -> None:
    """Show how the game ended, over its final position."""
    transition.show_at_once()
    transition.do(effects.OpenEnd())


def _show_end(transition: Transition) -> None:
    if not transition.flow.end_shown:
        transition.set(end_shown=True)
        transition.do(effects.EndTelling())
        open_end(transition)
