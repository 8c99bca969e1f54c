"""The examples in the docstrings of Rummikub's rules and bots hold."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

PACKAGE = "stolik.games.rummikub"
TAUGHT = (
    "rules.tiles",
    "rules.scoring",
    "rules.sets.melds",
    "rules.sets.opening",
    "ai.limits",
    "ai.openings",
    "ai.position_values",
    "ai.rearrangement_steps",
    "ai.solver.solver",
    "ui.draft.played_steps",
    "ui.rack_check.answer",
    "ui.rack_check.typed_tiles",
)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_examples_hold(name: str) -> None:
    outcome = doctest.testmod(import_module(f"{PACKAGE}.{name}"))
    assert outcome.attempted > 0
    assert outcome.failed == 0
