"""Moves of people as the window gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def whole_numbers(move: Mapping[str, Any]) -> dict[str, Any]:
    """Return a move as JSON has it: the window's numbers may come as 4.0.

    Numbers in lists are made whole too; whatever isn't a whole number stays as it is.

    >>> whole_numbers({"kind": "keep", "dice": [4.0, 4.0]})
    {'kind': 'keep', 'dice': [4, 4]}
    """
    return {key: _whole(value) for key, value in move.items()}


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return value
