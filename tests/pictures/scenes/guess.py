"""The scenes of the gallery in which people guess before they look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.engine.sitting import SeatHelps

from tests.pictures.acts import on_the_table
from tests.pictures.scene import Act, Scene, left, left_in_the_turn, left_laid
from tests.ui.driver import Screen

GAMES: Final = ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")


def model_of(screen: Screen) -> Any:
    return screen.page_model("guess")


def chosen(screen: Screen) -> None:
    """Open the page where the game is chosen."""
    screen.app.shell.opened_pages.open("guess")
    screen.breathe()


def asked(game: str, seed: str = "gallery") -> Act:
    def act(screen: Screen) -> None:
        chosen(screen)
        model, seeds = model_of(screen), iter(f"{seed} {number}" for number in range(100))
        services: Any = screen.app.services
        services.new_seed = lambda: next(seeds)
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


TABLES: Final = {
    "pickomino": left_in_the_turn(),
    "rummikub": left_laid(8, seed=4),
    "knaster": left("knaster", 95),
    "ryzyk_fizyk": left("ryzyk_fizyk", 40),
}
"""A game of each kind, at a moment at which something can be guessed."""


def asked_at_table(screen: Screen, *, hint: bool = False) -> None:
    """Let everybody guess first, and ask for the odds or a hint."""
    table = screen.table
    table.change_helps([SeatHelps(guess=True) for _ in table.players])
    if hint:
        table.advice.askHint()
    else:
        table.advice.showOdds(True)
    screen.wait_until(lambda: table.advice.guessQuestion, "the question")
    screen.breathe()


def guessed_at_table(screen: Screen, said: int = 40) -> None:
    screen.table.advice.guess(said)
    screen.breathe()


def guess_scenes() -> Iterator[Scene]:
    """Yield the pages on which one guesses."""
    yield Scene("guess-choice", (chosen,))
    for game in GAMES:
        yield Scene(f"guess-{game}", (asked(game),))
        yield Scene(f"guess-{game}-told", (asked(game), guessed(40)))
    yield Scene("guess-done", (asked("ryzyk_fizyk"), round_done))
    for game, leave in TABLES.items():
        yield Scene(f"guess-at-table-{game}", (on_the_table, asked_at_table), (leave,))
    yield Scene(
        "guess-at-table-told", (on_the_table, asked_at_table, guessed_at_table), (left_in_the_turn(),)
    )
