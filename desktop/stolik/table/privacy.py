"""Whose secrets the screen shows: nobody's, until a person makes known that they are there."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat
from stolik.flow import happenings as h
from stolik.flow.runner import FlowRunner
from stolik.table.seated_game import shown_seat

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Privacy(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows QML the viewer of a table, and takes the hand-over to its flow."""

    changed = Signal()

    def __init__(self, run: FlowRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run

    def _get_shared(self) -> bool:
        return self._run.flow.setting.is_shared

    def _get_viewer(self) -> int:
        return shown_seat(self._run.screen.viewer.seat)

    def _get_awaited(self) -> int:
        return shown_seat(self._run.screen.viewer.awaited)

    def _get_round(self) -> bool:
        return self._run.screen.viewer.goes_round

    # The type compiler wants getters with names.
    shared = Property(bool, _get_shared, constant=True)
    """Whether people with secrets share the screen with others, so that it must be covered at times."""

    viewer = Property(int, _get_viewer, notify=changed)
    """The seat whose secrets the screen shows, -1 for nobody's."""

    awaited = Property(int, _get_awaited, notify=changed)
    """The person who must make known that they are there before the screen shows what is theirs, or -1."""

    goesRound = Property(bool, _get_round, notify=changed)
    """Whether the screen goes round, and everybody only looks before the game goes on."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose secrets may be shown, ``None`` for nobody's."""
        return self._run.screen.viewer.seat

    @property
    def keeps(self) -> bool:
        """Whether people share the screen with others, and what is one's own is still secret."""
        return self._run.flow.setting.is_shared and not self._run.flow.is_over

    @Slot()
    def reveal(self) -> None:
        """Show the secrets of the person who was waited for."""
        self._run.happen(h.Revealed)

    @Slot()
    def cover(self) -> None:
        """Cover everything until a person looks again."""
        self._run.happen(h.Covered)
