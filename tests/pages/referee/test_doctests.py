"""The examples in the docstrings of the clock and of the search hold."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

TAUGHT = (
    "pages.referee.table_clock",
    "services.rules_search.passages",
    "services.rules_search.ranking",
    "services.rules_search.words",
)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_examples_hold(name: str) -> None:
    outcome = doctest.testmod(import_module(f"stolik.{name}"))
    assert outcome.attempted > 0
    assert outcome.failed == 0
