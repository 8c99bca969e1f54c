"""Guess before you look: people who want to guess a chance before odds or a hint, once per position."""

from __future__ import annotations

from typing import Any, Final, Literal

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.flow import effects
from stolik.flow.flow import Flow, Guessing
from stolik.flow.transition import Transition

UNSEEN: Final = Question("", 0.0)
"""A stand-in for a question that a file of happenings doesn't contain."""


def is_due(flow: Flow, seat: Seat) -> bool:
    """Return whether a seat must guess in this position before it is told anything."""
    guessing = flow.guessing
    if not flow.setting.helps[seat].guess:
        return False
    return guessing.is_open or guessing.seat != seat or guessing.state != flow.session.state


def ask(transition: Transition, seat: Seat, wanted: Literal["hint", "odds"]) -> None:
    """Look for a question; if one is open already, only note what is ``wanted`` now."""
    guessing = transition.flow.guessing
    if guessing.is_open:
        _set(transition, wanted=wanted)
        return
    job = transition.ask("guesses", seat)
    transition.set(guessing=Guessing(transition.flow.session.state, seat, wanted, job))


def take(transition: Transition, found: Any) -> bool:
    """Ask the first question found; return whether there is none, so that there is nothing to guess."""
    question = found[0] if isinstance(found, tuple) and found else UNSEEN if found else None
    _set(transition, job=None, question=question, since=transition.flow.now)
    return question is None


def answer(transition: Transition, said: int) -> bool:
    """Take a guess, in percent; return whether one was awaited."""
    guessing, seat = transition.flow.guessing, transition.flow.seat
    if seat != guessing.seat or guessing.question is None or not guessing.is_open:
        return False
    _set(transition, said=said)
    seconds = transition.flow.now - guessing.since
    transition.do(effects.NoteGuess(guessing.seat, guessing.question, said, seconds))
    return True


def close(transition: Transition) -> bool:
    """Put the question away; return whether it was open, in which case it will be asked again."""
    guessing = transition.flow.guessing
    if guessing.is_open:
        transition.forget(guessing.job)
        transition.set(guessing=Guessing())
        return True
    if guessing.question is not None:
        _set(transition, question=None)
    return False


def shown(flow: Flow) -> Guessing | None:
    """Return the question, or its answer, on the screen now, which only the person asked sees."""
    guessing = flow.guessing
    return guessing if guessing.question is not None and guessing.seat == flow.seat else None


def _set(transition: Transition, **changes: Any) -> None:
    transition.set(guessing=transition.flow.guessing._replace(**changes))
