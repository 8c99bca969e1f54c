"""Sentences of the engine, marked for translation; the engine itself only emits codes.

A source holds its facts as ``{name}`` and, where a number rules the plural, ``%n``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a source for translation and return it as it is."""
    return source


CONTEXT: Final = "engine"

REASONS: Final[Mapping[str, str]] = {
    "game_over": QT_TRANSLATE_NOOP("engine", "The game is over."),
    "not_your_turn": QT_TRANSLATE_NOOP("engine", "It is another player's turn."),
    "move_of_another": QT_TRANSLATE_NOOP("engine", "This move isn't made by a player at the table."),
    "no_such_seat": QT_TRANSLATE_NOOP("engine", "There is no such seat at this table."),
}

FAULTS: Final[Mapping[str, str]] = {
    "not_a_record": QT_TRANSLATE_NOOP("engine", "This file isn't a Stolik record."),
    "cut_short": QT_TRANSLATE_NOOP("engine", "The file is cut short or damaged."),
    "from_the_future": QT_TRANSLATE_NOOP(
        "engine", "The file was made by a newer Stolik; this one can't read it yet."
    ),
    "unknown_game": QT_TRANSLATE_NOOP("engine", "Stolik has no game called “{name}”."),
    "unknown_key": QT_TRANSLATE_NOOP("engine", "The file holds “{name}”, which doesn't belong there."),
    "missing_key": QT_TRANSLATE_NOOP("engine", "“{name}” is missing."),
    "bad_value": QT_TRANSLATE_NOOP("engine", "“{name}” holds something that can't be there."),
    "unknown_option": QT_TRANSLATE_NOOP("engine", "The game has no option “{name}”."),
    "bad_option": QT_TRANSLATE_NOOP("engine", "The option “{name}” can't have that value."),
    "wrong_number_of_seats": QT_TRANSLATE_NOOP(
        "engine", "This game seats {min} to {max} players, the file has {given}."
    ),
    "unknown_move": QT_TRANSLATE_NOOP("engine", "The game has no move “{name}”."),
    "snapshot_differs": QT_TRANSLATE_NOOP("engine", "The moves don't lead to the position that was saved."),
}
