"""Every claim of a hint has a check of its own, and holds at the positions of some games."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from tests.coach.told import CLAIMING, Tally, checks_of, tally, wording_of


@pytest.mark.parametrize("game", CLAIMING)
def test_every_kind_of_claim_is_checked_and_has_its_words(game: str) -> None:
    wording = wording_of(game)
    assert checks_of(game).keys() == wording.sources.keys()
    assert wording.counted.keys() | wording.plain <= wording.sources.keys()
    for kind, source in wording.sources.items():
        assert ("%n" in source or "|" in source) == (kind in wording.counted), kind


@pytest.mark.parametrize("game", CLAIMING)
def test_the_checks_know_nothing_of_what_they_check(game: str) -> None:
    text = inspect.getsource(import_module(f"tests.games.{game}.claims_check"))
    assert f"stolik.games.{game}.ai" not in text
    assert f"stolik.games.{game}.ui" not in text


@pytest.mark.parametrize("game", CLAIMING)
def test_what_is_told_holds_and_is_the_same_everywhere(game: str, qapp: object) -> None:
    found, number = Tally(), 0
    while found.positions < 60:
        found.add(tally(game, number, seed=2))
        number += 1
    assert not found.faults
    assert found.told > 30
