"""The view model of a game as a `QObject`, for the table and for QML."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.view_model import ViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Each game has its own.")
class TableViewModel(ViewModel, QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """A game's view model as a `QObject`, whose signals tell what a player does besides the state.

    Each game declares its own signal ``changed``, the notifier of its properties, since QML crashes on a
    signal that a subclass declares again.
    """

    sounded = Signal(str)
    """A sound is wanted, given by name."""
    told = Signal(str)
    """A sentence is to be spoken."""
    kept = Signal()
    """The result of `memory` has changed and is worth saving."""
    moveWanted = Signal(object)
    """A move is wanted, given as plain values: its ``kind`` and its fields."""
    answered = Signal(object)
    """A person asked while the screen goes round passes it on, with a move or without an answer."""
    refusal = Signal(object)
    """What the player wanted isn't possible, for the reason in a `Rejection`."""
    hintChanged = Signal()
    """The player's choice has changed, and with it perhaps what lights up for the hint."""
    hintOver = Signal()
    """The hint no longer applies to what the player is doing."""


def whole_numbers(move: Mapping[str, Any]) -> dict[str, Any]:
    """Return a move with integers for whole numbers, which QML may pass as 4.0.

    Numbers in lists are converted too; all other values stay as they are.

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
