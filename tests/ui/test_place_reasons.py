"""The end of Worms says why the game is over, and why players with as many worms have different places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtQuick import QQuickItem
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import Standing
from stolik.storage.paths import Paths

from tests.pictures.acts import ended, on_the_table
from tests.pictures.scene import ALONE
from tests.qml_classes import has_property
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.positions import FAMILY, Seats, leave_a_game

pytestmark = pytest.mark.rest


def left_to_end(
    folder: Path, wanted: Callable[[list[Standing]], bool], seats: Seats = ALONE
) -> tuple[Paths, list[Standing]]:
    """Leave a game whose end, as `ended` plays it, is of the wanted kind."""
    for seed in range(200):
        paths = Paths(folder / str(seed))
        session = leave_a_game(paths, seats, turns=8, seed=seed)
        rng = Random(5)
        play(session, random_chooser(session.game, rng), rng)
        places = list(session.game.standings(session.state))
        if wanted(places):
            return paths, places
    raise AssertionError("no such game")


def ties(places: list[Standing]) -> list[tuple[Standing, Standing]]:
    """Return the neighbours with as many worms on different places."""
    return [(one, two) for one, two in pairwise(places) if one.score == two.score and one.rank != two.rank]


@pytest.mark.parametrize(
    "language, said",
    [
        pytest.param(
            "en", "{} and {} have the same number of worms: the higher tile decides.", marks=LONG_SOAK
        ),
        ("pl", "{} i {} mają tyle samo robali: rozstrzyga wyższa płytka."),
    ],
)
def test_the_higher_tile_is_the_reason(open_screen: Open, tmp_path: Path, language: str, said: str) -> None:
    paths, places = left_to_end(tmp_path, lambda places: len(ties(places)) == 1)
    ((one, two),) = ties(places)
    screen = open_screen(paths, language=language)
    on_the_table(screen)
    ended(screen)
    assert said.format(ALONE[one.seat][0], ALONE[two.seat][0]) in screen.lines()


@pytest.mark.soak
def test_without_a_tie_only_the_end_has_its_reason(open_screen: Open, tmp_path: Path) -> None:
    paths, _ = left_to_end(tmp_path, lambda places: not ties(places))
    screen = open_screen(paths)
    on_the_table(screen)
    ended(screen)
    assert not any("same number of worms" in line for line in screen.lines())
    assert "The game is over: no tile lies face up in the centre any more." in screen.lines()


@pytest.mark.soak
def test_the_reason_is_seen_under_seven_places_in_the_smallest_window(
    open_screen: Open, tmp_path: Path
) -> None:
    paths, _ = left_to_end(tmp_path, lambda places: len(ties(places)) == 1, (*ALONE[:1], *FAMILY[1:]))
    screen = open_screen(paths, size=(1024, 600))
    on_the_table(screen)
    ended(screen)
    (reason,) = [text for text in screen.texts() if "same number of worms" in text.property("text")]
    screen.wait_until(
        lambda: reason.mapToScene(reason.boundingRect().bottomLeft()).y() <= screen.find("Again").place.top(),
        "the reason above the buttons",
    )
    (page,) = [item for item in reason_holders(reason) if has_property(item, "contentY")]
    assert page.property("contentHeight") <= page.property("height"), "nothing has to be scrolled"


def reason_holders(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the items that hold one, the nearest first."""
    holder = item.parentItem()
    while holder is not None:
        yield holder
        holder = holder.parentItem()
