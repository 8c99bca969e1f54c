"""The moment that is looked back at, as QML shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.look_back import LookBack

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class ShownMoment(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML what happened at the moment looked back at; in the present nothing."""

    changed = Signal()
    milestonesChanged = Signal()

    def __init__(self, look_back: LookBack, counts_rounds: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._counts_rounds = counts_rounds

    @Property(str, notify=changed)
    def text(self) -> str:
        """The sentence; empty at the start of the game."""
        moment = self._look_back.moment
        return "" if moment is None else moment.text

    @Property(int, notify=changed)
    def seat(self) -> int:
        """Who did it, else whose turn it was; -1 where there is nobody, or nobody may know."""
        moment = self._look_back.moment
        return -1 if moment is None or moment.seat is None else moment.seat

    @Property(int, notify=changed)
    def turn(self) -> int:
        """The number of the turn in its game, 0 before the first one."""
        moment = self._look_back.moment
        return 0 if moment is None else moment.place.turn

    @Property(bool, constant=True)
    def countsRounds(self) -> bool:
        """Whether ``turn`` numbers rounds, in which everybody plays."""
        return self._counts_rounds

    @Property(int, notify=changed)
    def game(self) -> int:
        """The number of the game in its match."""
        moment = self._look_back.moment
        return 0 if moment is None else moment.place.game

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def marks(self) -> list[str]:
        """The names of the things that have changed, as a hint lights them up."""
        return list(self._look_back.marks)

    @Property("QVariantList", notify=milestonesChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def milestones(self) -> list[Any]:
        """The numbers of the moments that mattered, ascending."""
        return list(self._look_back.milestones)

    @Property(int, notify=changed)
    def seenAs(self) -> int:
        """The seat as which everything is seen, where all secrets can be; else -1."""
        seat = self._look_back.seen_as
        return -1 if seat is None else seat

    def point_at(self, things: Sequence[str]) -> None:
        """Light things up, by their names, until another moment is shown."""
        self._look_back.point_at(things)
        self.changed.emit()

    @Slot(int)
    def seeAs(self, seat: int) -> None:
        self._look_back.see_as(seat)
        self.changed.emit()
