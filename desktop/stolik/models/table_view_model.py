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
    """Signals what a player's hand does before it becomes a move.

    Each game has its own signal ``changed``, the notifier of its properties: QML
    crashes on a signal that is declared again in a subclass.
    """

    sounded = Signal(str)
    """Asks for a sound, by its name."""
    told = Signal(str)
    """Asks for a sentence to be said."""
    kept = Signal()
    """What `memory` returns has changed, and is worth saving."""
    moveWanted = Signal(object)
    """Asks for a move, as plain values: its ``kind`` and its parts."""
    answered = Signal(object)
    """Who was asked something while the screen goes round passes on: with a move, or with nothing."""
    refusal = Signal(object)
    """What was wanted isn't possible: the ``Rejection``."""
    hintChanged = Signal()
    """What the player has chosen may change what lights up for the hint."""
    hintOver = Signal()
    """What the player does has left the hint behind."""


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
