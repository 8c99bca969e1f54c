"""The time of a table's scenes, which passes when a test lets it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject


class SceneTime:
    """The one timer of a table's scenes: made with it, a director waits for the test.

    ``left`` are the milliseconds until the running scene goes on; ``None`` where it waits for none.
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
        """Let the time pass until the running scene goes on; return the milliseconds that takes."""
        assert self.left is not None, "no scene runs, or it waits for a click"
        passed, self.left = self.left, None
        self._over()
        return passed
