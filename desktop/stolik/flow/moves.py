"""The moves of people, bots and chance, what each of them sets going, and how the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from stolik.engine.chance import bot_seed
from stolik.engine.dice import Roll
from stolik.engine.game import TABLE, IllegalMove, Seat, Value
from stolik.engine.session import History
from stolik.flow import effects, helping, playing
from stolik.flow.course import Course
from stolik.flow.flow import BotTurn
from stolik.flow.timeline import Cursor

# ---------------------------------------------------------------------- people


def decide(course: Course, seat: Seat, move: Value) -> None:
    """Make a move that a person decided, or that is all that is left after their decision.

    A refusal is told, and changes nothing. The move may be any of the game's.
    """
    _decide(course, (seat, move))


def throw(course: Course, seat: Seat, move: Value) -> None:
    """Make the table's move that was typed in for a seat, after its own one where that was still due."""
    due = () if course.flow.session.to_act == (TABLE,) else ((seat, Roll()),)
    _decide(course, *due, (TABLE, move))


def _decide(course: Course, *made: tuple[Seat, Value]) -> None:
    if course.flow.is_full:
        course.refuse("record_full")
        return
    before = after = course.flow.session
    try:
        for seat, move in made:
            after = after.moved(seat, move)
    except IllegalMove as refused:
        course.do(effects.Refuse(refused.rejection))
        return
    seat, move = made[-1]
    if getattr(move, "kind", "") in course.flow.setting.followed_up:
        course.set(follow_up=seat)
    go_on(course, after, before.length)


def follow_up(course: Course) -> bool:
    """Make the only move that a person's decision has left to them; return whether there is one."""
    seat, session = course.flow.follow_up, course.flow.session
    if seat is None:
        return False
    course.set(follow_up=None)
    if seat not in course.flow.position.to_act:
        return False
    moves = tuple(islice(session.game.legal_moves(session.view(seat), seat), 2))
    if len(moves) != 1:
        return False
    decide(course, seat, moves[0])
    return True


def take_back(course: Course) -> None:
    """Take back the newest decision, or the last throw with what computers made of it."""
    forget(course)
    flow = course.flow
    throw = flow.last_throw if flow.undo_seat is None else None
    session = flow.session.taken_back() if throw is None else flow.session.before(throw)
    course.set(follow_up=None, cursor=Cursor(), timeline=course.flow.timeline.taken_back(session.length))
    course.arrive(session)


def forget(course: Course) -> None:
    """Drop what is being played and asked: the position is gone, or the table is left."""
    if course.flow.undo_open:
        course.set(undo_open=False)
        course.do(effects.OpenUndo(False))
    playing.drop(course)
    course.forget(course.flow.bot.question)
    course.set(bot=BotTurn(), rolling=None)
    helping.clear(course)


# ---------------------------------------------------------------------- what comes by itself


def make(course: Course, seat: Seat, move: Value) -> None:
    """Make a legal move that comes by itself, and show it; where the game can't go on, tell that."""
    if course.flow.is_full:
        course.refuse("record_full")
        return
    first, beside = course.flow.session.length, course.flow.seat
    course.arrive(course.flow.session.moved(seat, move))
    to_act = course.flow.position.to_act
    # While a person owes a move of their own too, nothing may keep them from it.
    if beside is not None and beside in to_act:
        course.save()
        _show_at_once(course, first)
        ask_bot(course, to_act)
    elif course.flow.is_secret(first) and to_act != (TABLE,):
        course.save()
        _show_at_once(course, first, silently=course.flow.setting.is_shared)
        advance(course)
    else:
        go_on(course, course.flow.session, first)


def go_on(course: Course, session: History, first: int) -> None:
    """Let chance follow the entries of a session since ``first``, save, show them, and ask the next bot.

    ``first`` is a 0-based index.
    """
    helping.clear(course)
    real = course.flow.setting.agreed.real_dice
    while session.to_act == (TABLE,) and not real:
        move = session.fixed_chance()
        if move is None:
            course.set(session=session, rolling=first)
            course.do(effects.DrawChance())
            return
        session = session.moved(TABLE, move)
    course.arrive(session)
    # Each decision has its own time, also one that follows another soon.
    if course.flow.undo_seat is not None or course.flow.last_throw == session.length:
        course.set(undo_open=True)
        course.do(effects.OpenUndo(True))
    course.save()
    ask_bot(course, course.flow.position.to_act)
    playing.play(course, playing.scenes_from(course.flow, first))


def fall(course: Course, move: Value) -> None:
    """Make the table's move that was drawn, and go on with what led to it."""
    first = course.flow.rolling
    if first is not None:
        course.set(rolling=None)
        go_on(course, course.flow.session.moved(TABLE, move), first)


def _show_at_once(course: Course, first: int, *, silently: bool = False) -> None:
    """Show the steps since an entry without playing them, and without a word or a sound if need be."""
    for scene in playing.scenes_from(course.flow, first):
        playing.apply(course, scene, silently=silently)


# ---------------------------------------------------------------------- bots


def ask_bot(course: Course, to_act: Sequence[Seat]) -> None:
    """Ask the first bot of those that are to act, once for every position."""
    flow = course.flow
    levels, at = flow.setting.levels, flow.session.length
    seat = next((seat for seat in to_act if seat != TABLE and levels[seat] is not None), None)
    if seat is None or flow.bot.asked_at == at:
        return
    # Bots draw from streams of the session's seed that no die depends on.
    seed = None if flow.session.seed is None else bot_seed(flow.session.seed, seat, at)
    number = course.ask("choose", seat, levels[seat] or "", seed)
    course.set(bot=BotTurn(at, number, seat))


def take_bot_move(course: Course, move: Value | None) -> None:
    """Take the move that the bot has chosen that was asked; it is made when the table wants it.

    A bot that fails must not end the evening: it plays the first thing that the rules allow.
    """
    flow = course.flow
    at, _, seat, _ = flow.bot
    session = flow.session
    if move is None or session.check(seat, move) is not None:
        course.do(effects.BotFailed(seat))
        move = next(iter(session.game.legal_moves(session.view(seat), seat)))
    course.set(bot=BotTurn(at, None, seat, move))
    play_bot(course)


def play_bot(course: Course) -> None:
    """Make a bot's move where one has come, the screen has caught up and nobody may still take back."""
    flow = course.flow
    if flow.stands_still or flow.cursor.replaying or flow.scenes.busy or flow.undo_open or course.has_rested:
        return
    at, _, seat, move = flow.bot
    if flow.looks is None and move is not None:
        course.set(bot=BotTurn(at, None, seat))
        make(course, seat, move)


# ---------------------------------------------------------------------- how the game goes on


def advance(course: Course) -> None:
    """Let the game go on when the screen has caught up."""
    if course.flow.cursor.replaying:
        course.set(cursor=course.flow.cursor._replace(replaying=False))
    if course.flow.stands_still:
        return
    pass_to(course, course.flow.awaited)
    to_act = course.flow.position.to_act
    if to_act == (TABLE,) and not course.flow.setting.agreed.real_dice:
        go_on(course, course.flow.session, course.flow.session.length)
        return
    if follow_up(course):
        return
    course.reveal_log()
    course.show()
    if to_act == (TABLE,):
        return
    if not to_act:
        _show_end(course)
        return
    if course.flow.looks is not None:
        return
    if (answer := _private_answer(course)) is not None:
        make(course, *answer)
        return
    ask_bot(course, to_act)
    play_bot(course)
    helping.refresh_odds(course)


def pass_to(course: Course, seat: Seat | None) -> None:
    """Cover what the viewer saw and was told where another is on turn; nothing of the last scene is left.

    The only person sees what is theirs while computers play too.
    """
    viewer, people = course.flow.viewer, course.flow.setting.people
    if course.flow.setting.is_shared and viewer.seat is not None and seat != viewer.seat and len(people) > 1:
        course.set(viewer=viewer._replace(seat=None))
        helping.clear(course)
        course.do(effects.ForgetScene())


def show_present(course: Course) -> None:
    """Show the newest position, and let the game go on where it doesn't stand still."""
    if course.flow.stands_still:
        course.reveal_log()
        course.show()
    else:
        advance(course)


def _private_answer(course: Course) -> tuple[Seat, Value] | None:
    """Return the answer, once, that the seat gave which is asked now; one that isn't legal is dropped."""
    going, session = course.flow.round, course.flow.session
    for seat in session.to_act:
        answer = dict(going.answers).get(seat)
        if answer is not None:
            left = tuple([given for given in going.answers if given[0] != seat])
            course.set(round=going._replace(answers=left))
            if session.check(seat, answer) is None:
                return seat, answer
    return None


def open_end(course: Course) -> None:
    """Show how the game has ended, over the position that it ended in."""
    course.show_at_once()
    course.do(effects.OpenEnd())


def _show_end(course: Course) -> None:
    if not course.flow.end_shown:
        course.set(end_shown=True)
        course.do(effects.EndTelling())
        open_end(course)
