"""The time of a table's scenes, which only passes when a test advances it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject


class SceneTime:
    """The timer of a table's scenes; a director made with it waits for the test.

    ``left`` are the milliseconds until the running scene continues, ``None`` if it waits for no time.
    """

    def __init__(self) -> None:
        self.left: int | None = None
        self._over: Callable[[], None] = lambda: None

    def __call__(self, parent: QObject, over: Callable[[], None]) -> SceneTime:
        self._over = over
        return self

    def start(self, ms: int) -> None:
        self.left = ms

    def stop(self) -> None:
        self.left = None

    def go_on(self) -> int:
        """Let the time pass until the running scene continues; return the milliseconds passed."""
        assert self.left is not None, "no scene runs, or it waits for a click"
        passed, self.left = self.left, None
        self._over()
        return passed
