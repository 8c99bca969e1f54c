"""The scenes of the gallery in which positions are explored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.analysis.practice import exploring, game_text
from stolik.engine.game import TABLE

from tests.pictures.acts import covered
from tests.pictures.scene import ALONE, PAIR, Act, Scene, left
from tests.ui.driver import Screen
from tests.ui.player import wait_for_a_person
from tests.ui.positions import FAMILY


def weighed(screen: Screen) -> None:
    """Wait until it is known what the options are worth."""
    screen.wait_until(lambda: screen.explorer.property("phase") == "ready", "what the options are worth")
    screen.wait_until(lambda: screen.explorer._job is None, "why the best one is the best")


def explored(back: int = 0) -> Act:
    """Explore the last decision but so many of the game on the table."""

    def act(screen: Screen) -> None:
        covered(screen)
        setup: Any = screen.app.services.tables.setup
        session = setup.session
        text = game_text(session, setup.info, setup.seats)
        made = [n for n, entry in enumerate(session.log, 1) if entry.seat != TABLE]
        entry = made[-1 - back]
        place = exploring(text, entry, session.entry(entry - 1).seat)
        assert screen.app.shell.opened_pages.open("explorer", place)
        weighed(screen)

    return act


def seen_after(screen: Screen) -> None:
    screen.explorer.show(True)


def option_chosen(number: int) -> Act:
    """Choose an option once the position lies there, so that what it moves leaves the rest in place."""

    def act(screen: Screen) -> None:
        screen.picture()
        screen.breathe()
        screen.explorer.choose(number)

    return act


def looked_closer(screen: Screen) -> None:
    """Play the two options out, and stop after some games."""
    rollout = screen.explorer.rollout
    rollout.begin()
    screen.wait_until(lambda: rollout.property("progress") > 0.1, "some games")
    rollout.stop()


def gone_on(screen: Screen) -> None:
    screen.explorer.make()
    weighed(screen)


def options_opened(screen: Screen) -> None:
    if screen.sees("All options"):
        screen.click("All options")


def computers_chosen(screen: Screen) -> None:
    options_opened(screen)
    screen.click("Play on from here")


def played_on(screen: Screen) -> None:
    screen.explorer.playOn("fair")
    screen.wait_until(lambda: screen.explorer is None and screen.table is not None, "the table")
    wait_for_a_person(screen)
    screen.wait_until(lambda: bool(screen.lines()), "the page of the table")


def explorer_scenes() -> Iterator[Scene]:
    """Yield positions of every game: before a move and after it, with many options, and played out."""
    games = {
        "pickomino": (left("pickomino", 200, PAIR), 3),
        "ryzyk_fizyk": (left("ryzyk_fizyk", 90, ALONE), 1),
        "knaster": (left("knaster", 95, ALONE), 1),
        "knaster-alone": (left("knaster", 100, FAMILY[:1]), 1),
        "rummikub": (left("rummikub", 160, PAIR), 3),
    }
    for name, (leave, back) in games.items():
        yield Scene(f"explorer-{name}", (explored(back),), (leave,))
        # Of Rummikub the second one is to draw, which shows little.
        shown = option_chosen(name != "rummikub")
        yield Scene(f"explorer-{name}-after", (explored(back), shown), (leave,))
    worms, back = games["pickomino"]
    yield Scene("explorer-options", (explored(back), options_opened), (worms,))
    yield Scene("explorer-closer", (explored(back), options_opened, looked_closer), (worms,))
    yield Scene("explorer-computers", (explored(back), computers_chosen), (worms,))
    yield Scene("explorer-played-on", (explored(back), played_on), (worms,))
    yield Scene("explorer-on", (explored(back), gone_on), (worms,))
