"""Dice that people throw on a real table: the program asks what fell."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.dice import FACES, Rolled
from stolik.engine.game import TABLE, Seat
from stolik.flow import happenings as h
from stolik.flow.runner import FlowRunner

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class RealDice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Gathers the faces that people type or click, until there are as many as dice were to be thrown."""

    changed = Signal()

    def __init__(self, run: FlowRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._faces: list[int] = []
        self._asked = 0
        self._seat = TABLE
        self._moments = -1

    @Property(bool, constant=True)
    def inUse(self) -> bool:
        """Whether people throw dice of their own at this table."""
        return self._run.flow.setting.agreed.real_dice

    @Property(int, notify=changed)
    def asked(self) -> int:
        """How many dice are to be thrown and typed in now; 0 where none are."""
        return self._asked

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The seat for which they are thrown; -1 where none are asked for."""
        return self._seat if self._asked else -1

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def faces(self) -> list[int]:
        """The faces that were typed so far."""
        return list(self._faces)

    @Property(bool, notify=changed)
    def complete(self) -> bool:
        """Whether all dice were typed, and what fell can be confirmed."""
        return 0 < self._asked == len(self._faces)

    def follow(self, asked: int, seat: Seat, moments: int) -> None:
        """Ask for this number of dice from now on, thrown for a seat.

        Faces that were typed stay until something is played, so until ``moments``, which are counted, change.
        """
        self._asked = asked
        self._seat = seat
        if moments != self._moments:
            self._moments = moments
            self._faces = []
        self.changed.emit()

    @Slot(int)
    def add(self, face: int) -> None:
        """Take one more face, where it is one and a die is still missing."""
        if face in FACES and len(self._faces) < self._asked:
            self._faces.append(face)
            self.changed.emit()

    @Slot(int)
    def remove(self, place: int) -> None:
        """Take the face at a 0-based place away again; -1 is the last one."""
        if -1 <= place < len(self._faces) and self._faces:
            del self._faces[place]
            self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        """Let the dice have fallen so."""
        if 0 < self._asked == len(self._faces):
            self._run.happen(h.RollTyped, Rolled(tuple(self._faces)))
