"""The end of a game on the screen: the table rests, the winner has a moment, then the places are counted."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from stolik.flow.scenes import HASTE_SECONDS

REST_SECONDS: Final = 0.8
"""The seconds for which the last position is seen before anything lies over it."""

MOMENT_SECONDS: Final = 2.0
"""The seconds for which the winner is celebrated."""

GUARD_SECONDS: Final = 1.5
"""The seconds after the places appear in which a click, meant for what was there before, doesn't count."""


class Phase(StrEnum):
    """The phases of an end, in their order."""

    NONE = ""
    REST = "rest"
    MOMENT = "moment"
    PLACES = "places"


class Ending:
    """Goes through the phases of an end as time passes; ``now`` gives seconds that grow steadily.

    ``phase_changed`` is called with every change of the phase.
    """

    def __init__(self, now: Callable[[], float], phase_changed: Callable[[Phase], object]) -> None:
        self._now = now
        self._changed = phase_changed
        self._since = 0.0
        self._guarded = True
        self.phase = Phase.NONE

    @property
    def plays(self) -> bool:
        """Whether the table rests or the winner is celebrated: a click does nothing but end that."""
        return self.phase in (Phase.REST, Phase.MOMENT)

    @property
    def takes_clicks(self) -> bool:
        """Whether a click on what stands beside the places counts."""
        rested = not self._guarded or self._now() - self._since >= GUARD_SECONDS
        return self.phase is Phase.PLACES and rested

    @property
    def waits(self) -> bool:
        """Whether something changes when time passes."""
        return self.plays or (self.phase is Phase.PLACES and not self.takes_clicks)

    def begin(self) -> None:
        """Let the table rest; the rest follows as time passes."""
        self._go(Phase.REST)

    def show_places(self, *, guarded: bool = True) -> None:
        """Show the places at once; a person who comes back to them needs no guard against hasty clicks."""
        self._guarded = guarded
        self._go(Phase.PLACES)

    def skip(self) -> None:
        """End the winner's moment at a person's wish; a click that comes too soon was meant for the table."""
        if self.phase is Phase.MOMENT and self._now() - self._since >= HASTE_SECONDS:
            self.show_places()

    def leave(self) -> None:
        """Show nothing of the end: the game is looked back at, or was left."""
        self._go(Phase.NONE)

    def time_passed(self) -> None:
        """Go on to the next phase if its time has come."""
        passed = self._now() - self._since
        if self.phase is Phase.REST and passed >= REST_SECONDS:
            self._go(Phase.MOMENT)
        elif self.phase is Phase.MOMENT and passed >= MOMENT_SECONDS:
            self.show_places()

    def _go(self, phase: Phase) -> None:
        self._since = self._now()
        self.phase = phase
        self._changed(phase)
