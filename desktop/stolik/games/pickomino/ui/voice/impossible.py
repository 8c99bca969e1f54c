"""Why a position of Pickomino can't be: a sentence and a paragraph of ``rulings.md`` for every code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

IMPOSSIBLE: Final[Mapping[str, str]] = {
    "other_options": QT_TRANSLATE_NOOP("pickomino", "It belongs to a game with other options."),
    "wrong_number_of_stacks": QT_TRANSLATE_NOOP(
        "pickomino", "Every player has one stack: {stacks} stacks, not {given}."
    ),
    "no_such_player": QT_TRANSLATE_NOOP(
        "pickomino", "It is the turn of player {place}, and nobody sits there."
    ),
    "bust_not_finished": QT_TRANSLATE_NOOP(
        "pickomino", "The turn is bust: the tile goes back at once, and the next player begins."
    ),
    "no_such_tile": QT_TRANSLATE_NOOP("pickomino", "There is no tile {tile}: they are numbered 21 to 36."),
    "tile_twice": QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} lies in two places: each number is there once."
    ),
    "tile_missing": QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} is missing: each lies in the centre or on a stack."
    ),
    "tiles_not_ascending": QT_TRANSLATE_NOOP(
        "pickomino", "The tiles of the centre have to lie in ascending order."
    ),
    "dice_not_ascending": QT_TRANSLATE_NOOP("pickomino", "The dice have to be noted in ascending order."),
    "dice_in_the_air": QT_TRANSLATE_NOOP(
        "pickomino", "The dice are being rolled, so only those set aside can lie there."
    ),
    "not_eight_dice": QT_TRANSLATE_NOOP("pickomino", "There are {dice} dice, and here {given} lie."),
    "dice_not_cleared": QT_TRANSLATE_NOOP(
        "pickomino", "Before a turn's first roll, and when the game is over, no dice lie there."
    ),
    "bust_by_roll": QT_TRANSLATE_NOOP(
        "pickomino", "The roll shows only faces that are already set aside, so the turn is bust."
    ),
    "face_left_lying": QT_TRANSLATE_NOOP(
        "pickomino", "Of the face chosen last, every die is set aside: none of them can be left."
    ),
    "bust_without_worm": QT_TRANSLATE_NOOP(
        "pickomino", "All eight dice are set aside without a worm, so the turn is bust."
    ),
    "bust_without_tile": QT_TRANSLATE_NOOP(
        "pickomino", "All eight dice are set aside, and {sum} gets no tile, so the turn is bust."
    ),
    "centre_empty": QT_TRANSLATE_NOOP(
        "pickomino", "No tile lies face up in the centre, so the game would be over."
    ),
    "centre_not_empty": QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} lies face up in the centre, so the game isn't over."
    ),
    "last_tile_not_taken": QT_TRANSLATE_NOOP(
        "pickomino", "The game ends when the last tile is taken, so player {place} has one."
    ),
    "lowest_turned_down": QT_TRANSLATE_NOOP(
        "pickomino", "The highest tile is turned face down, and tile {tile} is the lowest."
    ),
}

IMPOSSIBLE_PARAGRAPHS: Final[Mapping[str, str]] = {
    "other_options": "8.1",
    "wrong_number_of_stacks": "1.5",
    "no_such_player": "1.5",
    "bust_not_finished": "5.9",
    "no_such_tile": "1.1",
    "tile_twice": "1.1",
    "tile_missing": "1.1",
    "tiles_not_ascending": "2.1",
    "dice_not_ascending": "1.3",
    "dice_in_the_air": "3.1",
    "not_eight_dice": "1.3",
    "dice_not_cleared": "3.8",
    "bust_by_roll": "5.1",
    "face_left_lying": "3.2",
    "bust_without_worm": "5.2",
    "bust_without_tile": "5.3",
    "centre_empty": "6.1",
    "centre_not_empty": "6.1",
    "last_tile_not_taken": "6.2",
    "lowest_turned_down": "5.5",
}
