"""The moments of a lesson with a sentence, for the games' checks of these sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from stolik.engine.coaching.lesson import Lesson
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.session import Session


class Moment(NamedTuple):
    """A move that a lesson asks for, with the state before it, and the one after it and the next roll."""

    before: Any
    move: Any
    after: Any


Checks: TypeAlias = Mapping[str, Callable[[Moment], bool]]
"""Checks of sentences, by their English sources; goals and praises are checked at their move."""


def lesson_of(game: str) -> Lesson:
    lesson = load_package(game).lesson
    assert lesson is not None
    return lesson


def checks_of(game: str) -> Checks:
    checks: Checks = import_module(f"tests.games.{game}.lesson_check").CHECKS
    return checks


def told(game: str) -> Iterator[tuple[str, Moment]]:
    """Yield each sentence of a lesson with its moment; the ending comes with the last moment."""
    lesson, rules = lesson_of(game), load_package(game).game
    session = Session(rules, lesson.seats, lesson.options, 0)
    moment = Moment(session.state, None, session.state)
    for number, entry in enumerate(lesson.script):
        before, move = session.state, entry.move_in(session.state)
        session.submit(entry.seat, move)
        after = session.state
        following = lesson.script[number + 1 : number + 2]
        if following and following[0].seat == TABLE:
            after = rules.apply(after, TABLE, following[0].move_in(after))[-1].state
        moment = Moment(before, move, after)
        yield from [(text, moment) for text in (entry.goal, entry.praise) if text]
    yield lesson.ending, moment
