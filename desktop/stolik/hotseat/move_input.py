"""Moves of people as the window gives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def whole_numbers(move: Mapping[str, Any]) -> dict[str, Any]:
    """Return a move as JSON has it: the window's numbers may come as 4.0."""
    return {key: _whole(value) for key, value in move.items()}


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return value
