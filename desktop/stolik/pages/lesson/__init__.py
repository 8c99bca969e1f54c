"""The first game of each kind, played with the learner step by step."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from stolik.services.page import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.lesson.keeper import Lessons
    from stolik.pages.lesson.model import LessonModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> LessonModel | None:
    from stolik.engine.game_library import load_package
    from stolik.pages.lesson.model import LessonModel
    from stolik.pages.lesson.table import set_table

    lessons: Lessons = services.pages.keeper(PAGE.id)
    game_id = arguments["gameId"]
    if not lessons.has(game_id):
        return None
    package = load_package(game_id)
    assert package.lesson is not None, "its label says that there is a lesson"
    make_table = partial(
        set_table,
        rng=services.rng,
        bot_rng=services.bot_rng,
        now=services.now,
        calm=services.settings.stored.calm,
    )
    lesson = LessonModel(package.info, package.lesson, make_table, lessons)
    lesson.sounded.connect(services.sound_player().play)
    lesson.spoken.connect(services.read_aloud)
    lesson.left.connect(services.fall_silent)
    services.language.switched.connect(lesson.retranslate)
    return lesson


def _keeper(services: Services) -> Lessons:
    from stolik.pages.lesson.keeper import Lessons

    return Lessons(services.pages.file(PAGE), services.notices.tell)


PAGE = Page(
    "lesson",
    "LessonPage.qml",
    _model,
    _keeper,
    "lessons.json",
    kinds=lambda: [import_module("stolik.pages.lesson.store").Lessons],
)
