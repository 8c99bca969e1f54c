"""What was played since a person's last move, shown once more."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.coordinator import Coordinator

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Replay(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML whether something can be shown again, and lets the coordinator show it."""

    possibleChanged = Signal()
    runningChanged = Signal()

    def __init__(self, coordinator: Coordinator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coordinator = coordinator

    @Property(bool, notify=possibleChanged)
    def possible(self) -> bool:
        """Whether something was played since a person's last move that can be shown again."""
        return self._coordinator.flow_state.can_replay

    @Property(bool, notify=runningChanged)
    def running(self) -> bool:
        """Whether what was played is shown once more."""
        return self._coordinator.flow_state.cursor.replaying

    @Slot()
    def start(self) -> None:
        """Play again what was played since a person's last move."""
        self._coordinator.replay()

    @Slot()
    def stop(self) -> None:
        """Show nothing again any more."""
        self._coordinator.stop_replay()
