"""Why a position of Knaster can't be: a sentence and a paragraph of ``rulings.md`` for every code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

IMPOSSIBLE: Final[Mapping[str, str]] = {
    "other_options": QT_TRANSLATE_NOOP("knaster", "It belongs to a game with other options."),
    "no_such_player": QT_TRANSLATE_NOOP("knaster", "Player {place} has the dice, and nobody sits there."),
    "dice_fallen_already": QT_TRANSLATE_NOOP("knaster", "The dice are still to fall, so none can lie there."),
    "dice_not_ascending": QT_TRANSLATE_NOOP("knaster", "The dice have to be noted in ascending order."),
    "wrong_number_of_sheets": QT_TRANSLATE_NOOP(
        "knaster", "Every player has one sheet: {sheets} sheets, not {given}."
    ),
    "wrong_number_of_cells": QT_TRANSLATE_NOOP(
        "knaster", "Every sheet has {cells} cells, and that of player {place} hasn't."
    ),
    "no_such_number": QT_TRANSLATE_NOOP(
        "knaster", "Player {place} has written {number}: two dice show 2 to 12 together."
    ),
    "circle_without_number": QT_TRANSLATE_NOOP(
        "knaster", "Player {place} has a circle round an empty cell: only a number can be circled."
    ),
    "circles_not_drawn": QT_TRANSLATE_NOOP(
        "knaster",
        "Player {place} has too few circles in {line}: those that a filled line gives are drawn at once.",
    ),
    "lines_not_in_order": QT_TRANSLATE_NOOP(
        "knaster",
        "The lines in which player {place} owes circles go by once each: rows, columns, then diagonals.",
    ),
    "no_circles_due": QT_TRANSLATE_NOOP("knaster", "Player {place} can't owe circles in {line}."),
    "circles_before_number": QT_TRANSLATE_NOOP(
        "knaster", "Player {place} has entered nothing yet, and so can't owe circles."
    ),
    "filled_by_no_number": QT_TRANSLATE_NOOP(
        "knaster",
        "The lines in which player {place} owes circles must meet in a cell with the {sum} just written.",
    ),
    "round_over": QT_TRANSLATE_NOOP("knaster", "Everybody has entered the roll, so the round is over."),
    "round_not_over": QT_TRANSLATE_NOOP(
        "knaster", "Player {place} still has something to enter, so the round isn't over."
    ),
    "no_sheet_full": QT_TRANSLATE_NOOP(
        "knaster", "The last roll comes only after somebody has numbers in all 25 cells."
    ),
    "nothing_to_enter": QT_TRANSLATE_NOOP(
        "knaster", "Player {place} can neither write nor circle this sum, and so isn't asked."
    ),
    "last_roll_missing": QT_TRANSLATE_NOOP("knaster", "A game ends with the last roll, never before it."),
    "last_roll_due": QT_TRANSLATE_NOOP(
        "knaster", "The sheet of player {place} is full, so this must be the last roll."
    ),
    "entries_missing": QT_TRANSLATE_NOOP(
        "knaster", "Everybody enters every roll, and player {place} has too few entries of {number}."
    ),
}

IMPOSSIBLE_PARAGRAPHS: Final[Mapping[str, str]] = {
    "other_options": "8.1",
    "no_such_player": "1.5",
    "dice_fallen_already": "3.1",
    "dice_not_ascending": "1.1",
    "wrong_number_of_sheets": "1.2",
    "wrong_number_of_cells": "1.2",
    "no_such_number": "1.1",
    "circle_without_number": "3.2",
    "circles_not_drawn": "4.6",
    "lines_not_in_order": "4.8",
    "no_circles_due": "4.4",
    "circles_before_number": "4.7",
    "filled_by_no_number": "4.8",
    "round_over": "3.6",
    "round_not_over": "3.6",
    "no_sheet_full": "6.1",
    "nothing_to_enter": "6.4",
    "last_roll_missing": "6.1",
    "last_roll_due": "6.1",
    "entries_missing": "3.3",
}
