"""How the events of Farkle sound and how long they stay."""

from __future__ import annotations

from typing import Final

from stolik.engine.package import READING_MS, EventScenes

SCENES: Final = EventScenes(
    sounds={
        "roll_began": "dice_gather",
        "dice_rolled": "dice_roll",
        "dice_kept": "die_set",
        "points_banked": "pencil",
        "points_lost": "bust",
    },
    minimum_ms={"points_lost": READING_MS, "last_turns_began": READING_MS},
)
