"""The scenes of the gallery in which somebody learns a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.game_library import find_packages
from stolik.engine.json_values import to_plain

from tests.gallery import Act, Scene
from tests.ui.driver import Screen


def model_of(screen: Screen) -> Any:
    """Return the model of the page."""
    return screen.app.shell.lessons_page.page


def opened(game: str, moves: int, *, shown: bool = False) -> Act:
    """Open a lesson after so many moves of the learner, or at its end; with what would be ``shown``."""

    def act(screen: Screen) -> None:
        screen.window.layLesson(game)  # type: ignore[attr-defined]  # a function of the window's QML
        model = model_of(screen)
        for _ in range(min(moves, model.total)):
            screen.wait_until(lambda: model.asking, "what is to be done")
            model.table.submit(to_plain(model.table.session.due.move))
        screen.wait_until(lambda: model.over or model.asking, "rest")
        if shown:
            model.show()
        screen.breathe()

    return act


def lesson_scenes() -> Iterator[Scene]:
    """Yield the pages of the lessons."""
    for package in find_packages():
        if package.info.has_lesson:
            game = package.info.id
            yield Scene(f"lesson-{game}", (opened(game, 0),))
            yield Scene(f"lesson-{game}-shown", (opened(game, 3, shown=True),))
            yield Scene(f"lesson-{game}-later", (opened(game, 6),))
            yield Scene(f"lesson-{game}-end", (opened(game, 99),))
