"""How the events of Pickomino sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.package import READING_MS, EventScenes

SCENES: Final = EventScenes(
    sounds={
        "roll_began": "dice_gather",
        "dice_rolled": "dice_roll",
        "dice_kept": "die_set",
        "tile_taken": "tile_take",
        "tile_stolen": "tile_take",
        "busted": "bust",
        "tile_returned": "tile_back",
        "tile_turned_down": "tile_flip",
    },
    minimum_ms={"busted": READING_MS, "tile_returned": 1000, "tile_turned_down": 1200},
)
