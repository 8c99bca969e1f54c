"""How the events of Ryzyk-Fizyk sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.package import READING_MS, EventScenes

SCENES: Final = EventScenes(
    sounds={
        "roll_began": "dice_gather",
        "dice_rolled": "dice_roll",
        "dice_kept": "die_set",
        "try_missed": "tick",
        "points_banked": "pencil",
        "points_lost": "bust",
        "account_zeroed": "tile_back",
        "player_out": "tile_back",
        "last_turns_began": "tile_flip",
    },
    minimum_ms=dict.fromkeys(
        (
            "points_lost",
            "account_zeroed",
            "player_out",
            "six_of_a_kind",
            "last_turns_began",
        ),
        READING_MS,
    ),
)
