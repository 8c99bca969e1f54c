"""The scenes of the gallery in which people solve puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.engine.json_values import to_plain
from stolik.engine.record import parse_record

from tests.pictures.scene import Act, Scene
from tests.pictures.scenes.explorer import weighed
from tests.ui.driver import Screen

PUZZLES_OF: Final = ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")


def puzzles_of(screen: Screen) -> Any:
    return screen.page_model("puzzles")


def puzzle_asked(game: str, grade: int = 2) -> Act:
    def act(screen: Screen) -> None:
        screen.app.services.pages.open("puzzles", {"gameId": game, "grade": grade, "seed": "gallery"})
        model = puzzles_of(screen)
        screen.wait_until(lambda: model.solving is not None and model.solving.phase == "asked", "the puzzle")
        screen.wait_until(lambda: not model.solving.table.director.busy, "rest")
        screen.breathe()

    return act


def puzzle_answered(right: bool) -> Act:
    """Give the best answer, or the first move that isn't it."""

    def act(screen: Screen) -> None:
        model = puzzles_of(screen)
        table = model.solving.table
        made = model._made
        best = parse_record(made.text).log[made.entry - 1]["move"]
        moves = [to_plain(move) for move in table.session.game.legal_moves(table.session.state, made.seat)]
        table.submit(best if right else next(move for move in moves if move != best))
        screen.wait_until(lambda: model.solving.phase == "answered", "the answer")
        screen.breathe()

    return act


def answer_shown(screen: Screen) -> None:
    screen.app.services.pages.open("explorer", puzzles_of(screen).exploring())
    weighed(screen)


def puzzle_scenes() -> Iterator[Scene]:
    """Yield the pages of the puzzles."""
    for game in PUZZLES_OF:
        yield Scene(f"puzzles-{game}", (puzzle_asked(game),))
        yield Scene(f"puzzles-{game}-right", (puzzle_asked(game), puzzle_answered(True)))
        yield Scene(f"puzzles-{game}-wrong", (puzzle_asked(game), puzzle_answered(False)))
    yield Scene("puzzles-rummikub-hard", (puzzle_asked("rummikub", 5),))
    yield Scene("puzzles-rummikub-answer", (puzzle_asked("rummikub", 5), puzzle_answered(False), answer_shown))
