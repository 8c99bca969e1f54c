"""Every lesson: legal from the first entry to the last, a goal at every move, and what can be shown."""

from __future__ import annotations

import pytest
from stolik.engine.coaching.lesson import LEARNER, Lesson
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_packages
from stolik.engine.package import GamePackage
from stolik.pages.lesson.table import LessonSession

PACKAGES = [package for package in find_packages() if package.info.has_lesson]


def lesson_of(package: GamePackage) -> Lesson:
    assert package.lesson is not None
    return package.lesson


def entered(package: GamePackage, length: int) -> LessonSession:
    return LessonSession(package.game, lesson_of(package), length)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_script_is_legal_and_every_move_of_the_table_is_due(package: GamePackage) -> None:
    lesson = lesson_of(package)
    session = LessonSession(package.game, lesson)
    for entry in lesson.script:
        due = session.due
        assert due is not None
        assert entry.seat in session.to_act
        assert (due.seat, due.goal) == (entry.seat, entry.goal)
        if entry.seat == LEARNER:
            assert session.accepts(due.move_in(session.state))
        session.submit(due.seat, due.move_in(session.state))
        assert not session.can_undo(LEARNER)
    assert session.due is None
    assert session.to_act != (TABLE,)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_learner_is_told_what_to_do_and_can_be_shown_how(package: GamePackage) -> None:
    lesson = lesson_of(package)
    assert 5 <= lesson.steps() <= 20
    assert all(entry.lit for entry in lesson.script if entry.asks)
    assert not any(entry.goal or entry.praise for entry in lesson.script if entry.seat != LEARNER)
    assert lesson.ending
    assert lesson.script[-1].asks
    # A child reads it: at most three short sentences at a time.
    for entry in lesson.script:
        assert len(entry.goal) <= 130
        assert len(entry.praise) <= 70


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_another_move_than_the_one_that_is_asked_for_is_not_accepted(package: GamePackage) -> None:
    refused = 0
    for at, entry in enumerate(lesson_of(package).script):
        if entry.asks:
            session = entered(package, at)
            due = entry.move_in(session.state)
            for move in package.game.legal_moves(session.view(LEARNER), LEARNER):
                if move != due:
                    refused += not session.accepts(move)
    assert refused > 0


def test_when_nothing_is_asked_no_move_is_accepted() -> None:
    package = PACKAGES[0]
    lesson = lesson_of(package)
    session = LessonSession(package.game, lesson, len(lesson.script))
    assert not session.accepts(lesson.script[-1].move_in(session.state))
