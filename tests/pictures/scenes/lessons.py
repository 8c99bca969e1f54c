"""The scenes of the gallery in which a learner plays a first game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.game_library import find_packages
from stolik.engine.json_values import to_plain

from tests.pictures.scene import Act, Scene
from tests.ui.driver import Screen


def lesson_of(screen: Screen) -> Any:
    return screen.page_model("lesson")


def lesson_opened(game: str, goals: int, *, shown: bool = False) -> Act:
    """Open a lesson and reach ``goals`` goals, or its end; with what would be ``shown``."""

    def act(screen: Screen) -> None:
        screen.app.services.pages.open("lesson", {"gameId": game})
        model = lesson_of(screen)
        screen.wait_until(lambda: model.asking, "what is to be done")
        while model.done < min(goals, model.total):
            model.table.submit(to_plain(model.table.due.move_in(model.table.session.state)))
            screen.wait_until(lambda: model.over or model.asking, "what is to be done")
        if shown:
            model.show()
        screen.breathe()

    return act


def lesson_scenes() -> Iterator[Scene]:
    """Yield the pages of the lessons."""
    for package in find_packages():
        if package.info.has_lesson:
            game = package.info.id
            yield Scene(f"lesson-{game}", (lesson_opened(game, 0),))
            yield Scene(f"lesson-{game}-shown", (lesson_opened(game, 3, shown=True),))
            steps = package.lesson.steps() if package.lesson else 0
            yield Scene(f"lesson-{game}-later", (lesson_opened(game, min(8, steps - 2)),))
            yield Scene(f"lesson-{game}-end", (lesson_opened(game, 99),))
