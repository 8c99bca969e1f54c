"""The scenes of the gallery in which an error is played out many times, and luck is told over many games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.gallery import (
    ALONE,
    Act,
    Leave,
    Scene,
    dearest_chosen,
    ended,
    left,
    left_laid,
    on_the_table,
    report_begun,
    report_seen,
)
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY

SEEN: Final = (on_the_table, ended, report_begun, report_seen, dearest_chosen)


def looked_closer(games: int, stopped: bool = False) -> Act:
    """Roll the error out that is looked at, until so many games have come to their end."""

    def act(screen: Screen) -> None:
        rollout = screen.report.rollout
        rollout.begin()
        screen.wait_until(lambda: len(rollout._job.results) >= games, "so many games")
        if stopped:
            rollout.stop()

    return act


def scrolled_to_the_end(screen: Screen) -> None:
    """Scroll what holds the moment to its end."""
    screen.picture()
    for item in screen.items():
        if item.inherits("QQuickFlickable") and item.property("contentHeight") > item.height():
            item.setProperty("contentY", item.property("contentHeight") - item.height())


def rollout_scenes() -> Iterator[Scene]:
    """Yield errors that are played out."""
    games: dict[str, Leave] = {
        "ryzyk_fizyk": left("ryzyk_fizyk", 90, ALONE),
        "knaster-alone": left("knaster", 100, FAMILY[:1]),
    }
    for name, leave in games.items():
        yield Scene(f"rollout-{name}", (*SEEN, looked_closer(400), scrolled_to_the_end), (leave,))
    worms = (left("pickomino", 80),)
    yield Scene("rollout-working", (*SEEN, looked_closer(40), scrolled_to_the_end), worms)
    yield Scene("rollout-stopped", (*SEEN, looked_closer(60, stopped=True), scrolled_to_the_end), worms)
    tiles = (left_laid(8, seed=4),)
    yield Scene("rollout-rummikub", (*SEEN, looked_closer(1, stopped=True), scrolled_to_the_end), tiles)


def luck_scenes() -> Iterator[Scene]:
    """Yield all of them."""
    yield from rollout_scenes()
