"""What is often done with the table takes few clicks and drags."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rummikub.manipulations import counted


@pytest.mark.rest
def test_typical_manipulations_take_few_clicks_and_drags(qapp: Any) -> None:
    assert {name: count for name, (count, _) in counted().items()} == {
        "split a run": 1,
        "swap a joker": 2,
        "regroup three sets": 3,
        "move a set": 1,
        "undo all": 1,
    }
