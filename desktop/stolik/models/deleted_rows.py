"""What was deleted in a list, and can be brought back for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

OFFER_SECONDS: Final = 10.0
"""The seconds in which it can be brought back."""

OFFERED: Final = "offered"
"""It is deleted soon, and can be brought back."""

GONE: Final = "gone"
"""It is deleted; its line stays in the list, so that nothing moves under the pointer."""

_TICK_MS: Final = 100


class DeletedRows(QObject):
    """Counts the seconds; ``now`` gives seconds that grow steadily.

    A file is deleted only when its time is over, so that a program that ends by force deletes nothing.
    """

    expired = Signal(str)
    """The time of a row is over, by its name."""

    def __init__(self, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._since: dict[str, float] = {}
        self._gone: set[str] = set()
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    def state(self, name: str) -> str:
        """Return ``OFFERED`` or ``GONE``, empty for a row that isn't deleted."""
        return GONE if name in self._gone else OFFERED if name in self._since else ""

    def offer(self, name: str) -> None:
        """Hold a row from now on."""
        self._since[name] = self._now()
        self._ticks.start(_TICK_MS)

    def release(self, name: str) -> None:
        """Hold a row no more, nor its line."""
        self._since.pop(name, None)
        self._gone.discard(name)

    def note_gone(self, name: str) -> None:
        """Hear that the file of a row is deleted."""
        self._gone.add(name)

    def clear_gone(self) -> tuple[str, ...]:
        """Return the names of the lines that may go from the list now."""
        gone, self._gone = tuple(sorted(self._gone)), set()
        return gone

    def expire_all(self) -> None:
        """End the time of every row at once."""
        for name in tuple(self._since):
            self._expire(name)

    @Slot()
    def _tick(self) -> None:
        for name, since in tuple(self._since.items()):
            if self._now() - since >= OFFER_SECONDS:
                self._expire(name)

    def _expire(self, name: str) -> None:
        self._since.pop(name, None)
        if not self._since:
            self._ticks.stop()
        self.expired.emit(name)
