"""Which presses of the four keys count: a hand may tremble, and a key that is held may count again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Act(StrEnum):
    """What one of the four keys does."""

    NEXT = "next"
    PREVIOUS = "previous"
    PRESS = "press"
    BACK = "back"


REPEATING = (Act.NEXT, Act.PREVIOUS)
"""What a key that is held does again: it moves, and never decides anything."""


@dataclass(frozen=True)
class Timing:
    """When presses count, in milliseconds.

    A press counts once within ``once``, from 0; a key that is held counts again after every ``repeat``,
    with 0 never.
    """

    once: float = 0
    repeat: float = 0


class KeyPresses:
    """The presses of the four keys; the time is passed in, in milliseconds that grow steadily."""

    def __init__(self, timing: Timing = Timing()) -> None:  # it is frozen
        """Begin with no key held."""
        self.timing = timing
        self._counted: dict[Act, float] = {}
        self._held: Act | None = None
        self._next = 0.0

    def press(self, act: Act, now: float) -> bool:
        """Return whether a press counts; the key is held from now on."""
        if act is self._held:
            return False
        last = self._counted.get(act)
        counts = last is None or now - last >= self.timing.once
        self._held = act
        self._next = now + self.timing.repeat
        if counts:
            self._counted[act] = now
        return counts

    def release(self, act: Act) -> None:
        """Note that a key has been let go."""
        if act is self._held:
            self._held = None

    def forget(self) -> None:
        """Note that no key is held, since whatever is let go can't be heard."""
        self._held = None

    def due(self, now: float) -> float | None:
        """Return in how many milliseconds the key that is held counts again, ``None`` for never."""
        if self._held not in REPEATING or self.timing.repeat <= 0:
            return None
        return max(0.0, self._next - now)

    def repeat(self, now: float) -> Act | None:
        """Return what the key that is held does once more now, if it does; however late, only once."""
        if self._held is None or self.due(now) != 0:
            return None
        self._next = now + self.timing.repeat
        self._counted[self._held] = now
        return self._held
