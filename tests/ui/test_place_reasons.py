"""The end of Worms says why the game is over, and why players with as many worms have different places."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import Standing
from stolik.storage.paths import Paths

from tests.gallery import ALONE, ended, on_the_table
from tests.soak.marks import LONG_SOAK
from tests.ui.conftest import Open
from tests.ui.positions import leave_a_game


def left_to_end(folder: Path, wanted: Callable[[list[Standing]], bool]) -> tuple[Paths, list[Standing]]:
    """Leave a game whose end, as `ended` plays it, is of the wanted kind."""
    for seed in range(200):
        paths = Paths(folder / str(seed))
        session = leave_a_game(paths, ALONE, turns=8, seed=seed)
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
        ("pl", "{} i\u00a0{} mają tyle samo robali: rozstrzyga wyższa płytka."),
    ],
)
def test_the_higher_tile_is_the_reason(open_screen: Open, tmp_path: Path, language: str, said: str) -> None:
    paths, places = left_to_end(tmp_path, lambda places: len(ties(places)) == 1)
    ((one, two),) = ties(places)
    screen = open_screen(paths, language=language)
    on_the_table(screen)
    ended(screen)
    assert said.format(ALONE[one.seat][0], ALONE[two.seat][0]) in screen.lines()


def test_without_a_tie_only_the_end_has_its_reason(open_screen: Open, tmp_path: Path) -> None:
    paths, _ = left_to_end(tmp_path, lambda places: not ties(places))
    screen = open_screen(paths)
    on_the_table(screen)
    ended(screen)
    assert not any("as many worms" in line for line in screen.lines())
    assert "The game is over: no tile lies face up in the centre any more." in screen.lines()
