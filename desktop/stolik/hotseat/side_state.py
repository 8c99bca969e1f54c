"""What must outlive the program beside a game's state: the clock, its pauses, and a half-finished turn."""

from __future__ import annotations

from typing import Any, Final

from stolik.engine.view_model import ViewModel
from stolik.hotseat.clock import GameClock

MOST_PAUSES: Final = 1_000_000
"""Nobody pauses more often, whatever a save holds."""


class SideState:
    """Brings the clock and the draft of the view model back from a save, and notes them for the next one.

    ``store`` is what the save holds: ``clock``, ``view_model`` (its memory) and ``pauses``, plain JSON
    values. ``pauses`` is how often a turn's time was stopped; a save without it, or with nonsense, holds
    none.
    """

    def __init__(self, store: dict[str, Any], clock: GameClock, view_model: ViewModel) -> None:
        self._store = store
        self._clock = clock
        self._view_model = view_model
        view_model.recall(store.get("view_model"))
        pauses = store.get("pauses")
        self.pauses = pauses if type(pauses) is int and 0 <= pauses <= MOST_PAUSES else 0

    def note(self, now: float) -> bool:
        """Write down what the next save is to hold; return whether that is something new.

        ``now`` is the time in seconds of the clock.
        """
        held: dict[str, Any] = {"clock": self._clock.memory(now)}
        if self.pauses:
            held["pauses"] = self.pauses
        if (memory := self._view_model.memory()) is not None:
            held["view_model"] = memory
        before = [self._store.get(key) for key in held]
        self._store.update(held)
        return before != list(held.values())
