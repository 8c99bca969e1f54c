"""Analysis, hints and bots have the same results on every Python, to the last bit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isclose
from pathlib import Path
from typing import Any

import pytest

from tests.golden.figures import MEASURED_WITH, analysed_games, figures_of, functions_here

HERE = Path(__file__).parent


def differences(wanted: Any, found: Any, exactly: bool, *keys: Any) -> Iterator[tuple[Any, ...]]:
    if isinstance(wanted, dict) and isinstance(found, dict) and wanted.keys() == found.keys():
        for key, value in wanted.items():
            yield from differences(value, found[key], exactly, *keys, key)
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for index, (one, other) in enumerate(zip(wanted, found, strict=True)):
            yield from differences(one, other, exactly, *keys, index)
    elif not exactly and isinstance(wanted, float) and isinstance(found, float):
        if not isclose(wanted, found, rel_tol=1e-9, abs_tol=1e-9):
            yield *keys, wanted, found
    elif wanted != found:
        yield *keys, wanted, found


@pytest.mark.parametrize("game_id", analysed_games())
def test_the_same_beginning_has_the_same_moves_analysis_and_advice_to_the_last_bit(game_id: str) -> None:
    wanted = json.loads((HERE / game_id / "figures.json").read_text(encoding="utf-8"))
    exactly = functions_here() == MEASURED_WITH
    assert list(differences(wanted, figures_of(game_id), exactly)) == []


def test_the_last_bit_of_a_figure_counts() -> None:
    wanted = {"options": [1.0, 0.1 + 0.2]}
    assert list(differences(wanted, {"options": [1.0, 0.3]}, True)) == [("options", 1, 0.1 + 0.2, 0.3)]
    assert list(differences(wanted, {"options": [1.0, 0.3]}, False)) == []
    assert list(differences(wanted, {"options": [1.0, 0.31]}, False)) == [("options", 1, 0.1 + 0.2, 0.31)]
    assert list(differences(wanted, {"options": [1.0]}, False)) == [("options", [1.0, 0.1 + 0.2], [1.0])]
