"""Guess before you look: who wants to guesses a chance before odds or a hint are told, once at a position."""

from __future__ import annotations

from typing import Any, Final, Literal

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.flow import effects
from stolik.flow.course import Course
from stolik.flow.flow import Flow, Guessing

UNSEEN: Final = Question("", 0.0)
"""Stands for a question that a file of what has happened doesn't hold."""


def is_due(flow: Flow, seat: Seat) -> bool:
    """Return whether a seat guesses at this position before it is told anything."""
    guessing = flow.guessing
    if not flow.setting.helps[seat].guess:
        return False
    return guessing.is_open or guessing.seat != seat or guessing.state != flow.session.state


def ask(course: Course, seat: Seat, wanted: Literal["hint", "odds"]) -> None:
    """Look for a question, unless one is open: then something else may be wanted after it."""
    guessing = course.flow.guessing
    if guessing.is_open:
        _set(course, wanted=wanted)
        return
    job = course.ask("guesses", seat)
    course.set(guessing=Guessing(course.flow.session.state, seat, wanted, job))


def take(course: Course, found: Any) -> bool:
    """Ask the first question that was found; return whether there is none, so that nothing is guessed."""
    question = found[0] if isinstance(found, tuple) and found else UNSEEN if found else None
    _set(course, job=None, question=question, since=course.flow.now)
    return question is None


def answer(course: Course, said: int) -> bool:
    """Take the guess in percent; return whether one was waited for."""
    guessing, seat = course.flow.guessing, course.flow.seat
    if seat != guessing.seat or guessing.question is None or not guessing.is_open:
        return False
    _set(course, said=said)
    seconds = course.flow.now - guessing.since
    course.do(effects.NoteGuess(guessing.seat, guessing.question, said, seconds))
    return True


def close(course: Course) -> bool:
    """Put the question away; return whether it was open: then it is asked again another time."""
    guessing = course.flow.guessing
    if guessing.is_open:
        course.forget(guessing.job)
        course.set(guessing=Guessing())
        return True
    if guessing.question is not None:
        _set(course, question=None)
    return False


def shown(flow: Flow) -> Guessing | None:
    """Return what is asked or answered on the screen now; nobody else sees it than whose question it is."""
    guessing = flow.guessing
    return guessing if guessing.question is not None and guessing.seat == flow.seat else None


def _set(course: Course, **changes: Any) -> None:
    course.set(guessing=course.flow.guessing._replace(**changes))
