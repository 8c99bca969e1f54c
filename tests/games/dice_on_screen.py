"""Checks of dice and actions on the screen of a dice game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.table.screen import Screen


def filled(screen: Screen) -> list[str]:
    return [
        item.property("text")
        for item in screen.items()
        if item.property("primary") is True and item.isEnabled() and item.inherits("QQuickAbstractButton")
    ]


def assert_hurry_changes_nothing(screen: Screen, turn: Sequence[dict[str, Any]], moves: int) -> None:
    """Make a move of a turn, end its scenes early, and check that the dice are where they would arrive."""
    for move in turn[:moves]:
        screen.table.submit(move)
    screen.window.pace("relaxed")
    screen.table.submit(turn[moves])
    while screen.director.busy:
        screen.director.finish()
    hurried = [(die.x(), die.y(), die.property("tumbling")) for die in screen.dice()]
    screen.window.pace("off")
    screen.face.changed.emit()
    screen.wait_for_rest()
    assert [(die.x(), die.y(), False) for die in screen.dice()] == hurried
