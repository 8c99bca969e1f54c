"""Every sentence of a lesson is true of the moment that it is told at."""

from __future__ import annotations

import pytest
from stolik.engine.game_library import find_games

from tests.pages.lesson.lesson_moments import checks_of, told

LESSONS = [info.id for info in find_games() if info.has_lesson]


@pytest.mark.parametrize("game", LESSONS)
def test_every_sentence_of_a_lesson_holds(game: str) -> None:
    checks, seen = checks_of(game), set()
    for text, moment in told(game):
        assert checks[text](moment), text
        seen.add(text)
    assert checks.keys() == seen
