"""The guided first game of each kind, played step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page
from stolik.services.kept import LESSONS

if TYPE_CHECKING:
    from stolik.pages.lesson.model import LessonModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> LessonModel | None:
    from stolik.engine.game_library import load_package
    from stolik.pages.lesson.model import LessonModel

    game_id = arguments["gameId"]
    if not services.kept(LESSONS).has(game_id):
        return None
    lesson = LessonModel(services, load_package(game_id))
    lesson.sounded.connect(services.sound_player().play)
    lesson.spoken.connect(services.read_aloud)
    lesson.left.connect(services.fall_silent)
    services.language.switched.connect(lesson.retranslate)
    return lesson


PAGE = Page("lesson", "LessonPage.qml", _model)
