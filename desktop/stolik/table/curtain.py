"""Whose eyes the screen has in a game with secrets: nobody's, until somebody says that they are there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Curtain(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Knows the viewer: the seat whose secrets the screen may show.

    In a game without secrets nobody needs to be anybody: the viewer is always ``None``, an onlooker. A person
    who sits there alone, with bots, is the viewer all the time. Several people take turns, and between two
    of them the viewer is nobody. ``moved`` is said when the viewer is another one at somebody's wish.
    """

    changed = Signal()
    moved = Signal()

    def __init__(self, secrets: bool, persons: Sequence[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shared = secrets and len(persons) > 1
        self._seat: Seat | None = persons[0] if secrets and len(persons) == 1 else None
        self._awaited: Seat | None = None
        self._round = False

    def _get_shared(self) -> bool:
        return self._shared

    def _get_viewer(self) -> int:
        return -1 if self._seat is None else self._seat

    def _get_awaited(self) -> int:
        return -1 if self._awaited is None else self._awaited

    def _get_round(self) -> bool:
        return self._round

    # The type compiler wants getters with names.
    shared = Property(bool, _get_shared, constant=True)
    """Whether several people with secrets share the screen, so that it must be covered at times."""

    viewer = Property(int, _get_viewer, notify=changed)
    """The seat whose secrets the screen shows, -1 for nobody's."""

    awaited = Property(int, _get_awaited, notify=changed)
    """The person who must say that they are there before the screen shows what is theirs, or -1."""

    goesRound = Property(bool, _get_round, notify=changed)
    """Whether the screen goes round, and everybody only looks before the game goes on."""

    @property
    def is_shared(self) -> bool:
        """Whether several people with secrets share the screen."""
        return self._shared

    @property
    def seat(self) -> Seat | None:
        """The seat whose secrets may be shown, ``None`` for nobody's."""
        return self._seat

    def hides(self, seat: Seat) -> bool:
        """Tell whether the secrets of a person who is to act are still covered."""
        return self._shared and seat != self._seat

    def wait_for(self, seat: Seat | None, goes_round: bool = False) -> None:
        """Take note of the person who is to act now, or only to look; ``None`` while nobody is."""
        awaited = seat if seat is not None and self.hides(seat) else None
        if (awaited, goes_round) != (self._awaited, self._round):
            self._awaited, self._round = awaited, goes_round
            self.changed.emit()

    def pass_to(self, seat: Seat | None) -> bool:
        """Cover what the viewer saw where somebody else is on turn, or nobody; return whether it was open."""
        if not self._shared or self._seat is None or seat == self._seat:
            return False
        self._seat = None
        self.changed.emit()
        return True

    @Slot()
    def reveal(self) -> None:
        """Show the secrets of the person who was waited for."""
        if self._awaited is not None:
            self._seat, self._awaited = self._awaited, None
            self.changed.emit()
            self.moved.emit()

    @Slot()
    def cover(self) -> None:
        """Cover everything until somebody looks again."""
        if self._shared and self._seat is not None:
            self._seat = None
            self.changed.emit()
            self.moved.emit()
