"""The examples in the engine's docstrings hold."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest
from stolik import engine

MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "stolik.engine.")]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_of_a_module_holds(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    with_examples = {
        name for name in MODULES if any(test.examples for test in finder.find(import_module(name)))
    }
    assert {
        f"stolik.engine.{name}" for name in ("driver", "game_library", "json_values", "messages", "record")
    } <= with_examples
