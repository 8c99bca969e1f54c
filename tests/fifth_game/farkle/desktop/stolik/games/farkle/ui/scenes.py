"""The sounds and durations of Farkle's events."""

from __future__ import annotations

from typing import Final

from stolik.engine.event_scenes import DICE_SOUNDS, DICE_STAYS, READING_MS, EventScenes, Span, stay_of

SCENES: Final = EventScenes(
    sounds={**DICE_SOUNDS, "points_banked": "pencil", "points_lost": "bust"},
    stays=DICE_STAYS,
    usual=stay_of(Span(quick=1), bot=Span(base=3)),
    minimum_ms={"points_lost": READING_MS, "last_turns_began": READING_MS},
)
