"""Every lesson: legal from the first entry to the last, a goal at every move, and things that can be shown."""

from __future__ import annotations

import pytest
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_packages
from stolik.engine.lesson import LEARNER, Lesson, LessonSession
from stolik.engine.package import GamePackage

PACKAGES = [package for package in find_packages() if package.info.has_lesson]


def lesson_of(package: GamePackage) -> Lesson:
    assert package.lesson is not None
    return package.lesson


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_script_is_legal_and_every_move_of_the_table_is_due(package: GamePackage) -> None:
    lesson = lesson_of(package)
    session = LessonSession(package.game, lesson)
    for entry in lesson.script:
        assert entry.seat in session.to_act
        assert session.due is entry
        if entry.seat == LEARNER:
            assert session.accepts(entry.move)
        session.submit(entry.seat, entry.move)
        assert not session.can_undo(LEARNER)
    assert session.due is None
    assert session.to_act != (TABLE,)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_learner_is_told_what_to_do_and_can_be_shown_how(package: GamePackage) -> None:
    lesson = lesson_of(package)
    asked = [entry for entry in lesson.script if entry.seat == LEARNER]
    assert 5 <= len(asked) <= 30
    assert all(entry.goal for entry in asked)
    assert all(entry.lit or package.info.id == "rummikub" for entry in asked)
    assert not any(entry.goal or entry.praise for entry in lesson.script if entry.seat != LEARNER)
    assert lesson.ending
    assert lesson.script[-1].seat == LEARNER


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_another_move_than_the_one_that_is_asked_for_is_not_accepted(package: GamePackage) -> None:
    lesson = lesson_of(package)
    refused = 0
    for at, entry in enumerate(lesson.script):
        if entry.seat == LEARNER:
            session = LessonSession(package.game, lesson, at)
            view = session.view(LEARNER)
            for move in package.game.legal_moves(view, LEARNER):
                if move != entry.move:
                    refused += not session.accepts(move)
    assert refused > 0
