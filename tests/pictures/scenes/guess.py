"""The scenes of the gallery in which people guess before they look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.pictures.scene import Act, Scene
from tests.ui.driver import Screen

GAMES: Final = ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")


def model_of(screen: Screen) -> Any:
    return screen.app.services.pages.model("guess")


def chosen(screen: Screen) -> None:
    """Open the page where the game is chosen."""
    screen.app.services.pages.open("guess")
    screen.breathe()


def asked(game: str, seed: str = "gallery") -> Act:
    def act(screen: Screen) -> None:
        chosen(screen)
        model, seeds = model_of(screen), iter(f"{seed} {number}" for number in range(100))
        model._needs = model._needs._replace(new_seed=lambda: next(seeds))
        model.begin(game)
        waited(screen)

    return act


def waited(screen: Screen) -> None:
    """Wait for the question, and until nothing moves on its table."""
    model = model_of(screen)
    screen.wait_until(lambda: model.phase == "asked", "the question")
    screen.wait_until(lambda: not model.table.director.busy, "rest")
    screen.breathe()


def guessed(said: int) -> Act:
    def act(screen: Screen) -> None:
        model_of(screen).guess(said)
        screen.breathe()

    return act


def round_done(screen: Screen) -> None:
    """Go through a whole round, always with the same guess."""
    model = model_of(screen)
    while model.phase != "done":
        waited(screen)
        model.guess(30)
        model.next()
    screen.breathe()


def guess_scenes() -> Iterator[Scene]:
    """Yield the pages on which one guesses."""
    yield Scene("guess-choice", (chosen,))
    for game in GAMES:
        yield Scene(f"guess-{game}", (asked(game),))
        yield Scene(f"guess-{game}-told", (asked(game), guessed(40)))
    yield Scene("guess-done", (asked("ryzyk_fizyk"), round_done))
