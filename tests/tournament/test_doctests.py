"""The examples in the docstrings hold."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest
from stolik import tournament

MODULES = [found.name for found in pkgutil.walk_packages(tournament.__path__, "stolik.tournament.")]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_of_a_module_holds(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = {name for name in MODULES if any(test.examples for test in finder.find(import_module(name)))}
    assert "stolik.tournament.draw.opponents" in found
