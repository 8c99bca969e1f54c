"""What happened before, as QML shows it: the moment that is looked back at, and what is seen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.flow import happenings as h
from stolik.flow.runner import FlowRunner
from stolik.flow.timeline import Moment
from stolik.table.seated_game import shown_seat

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class ShownMoment(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML what happened at the moment looked back at; in the present nothing."""

    changed = Signal()
    milestonesChanged = Signal()

    def __init__(self, run: FlowRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._changed: Sequence[str] = ()
        self._pointed: Sequence[str] | None = None

    @property
    def _moment(self) -> Moment | None:
        at = self._run.screen.status.looking_at
        return None if at is None else self._run.flow.timeline.moment(at)

    @Property(str, notify=changed)
    def text(self) -> str:
        """The sentence; empty at the start of the game."""
        moment = self._moment
        return "" if moment is None else moment.text

    @Property(int, notify=changed)
    def seat(self) -> int:
        """Who did it, else whose turn it was; -1 where there is nobody, or nobody may know."""
        moment = self._moment
        return shown_seat(None if moment is None else moment.seat)

    @Property(int, notify=changed)
    def turn(self) -> int:
        """The number of the turn in its game, 0 before the first one."""
        moment = self._moment
        return 0 if moment is None else moment.place.turn

    @Property(bool, constant=True)
    def countsRounds(self) -> bool:
        """Whether ``turn`` numbers rounds, in which everybody plays."""
        return self._run.flow.setting.scenes.counts_rounds

    @Property(int, notify=changed)
    def game(self) -> int:
        """The number of the game in its match."""
        moment = self._moment
        return 0 if moment is None else moment.place.game

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def marks(self) -> list[str]:
        """The names of the things that have changed, as a hint lights them up."""
        return list(self._changed if self._pointed is None else self._pointed)

    @property
    def changed_things(self) -> Sequence[str]:
        """The names of the things that have changed at the moment that is shown."""
        return self._changed

    @Property("QVariantList", notify=milestonesChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def milestones(self) -> list[Any]:
        """The numbers of the moments that mattered, ascending."""
        return list(self._run.flow.timeline.milestones)

    @Property(int, notify=changed)
    def seenAs(self) -> int:
        """The seat as which everything is seen, where all secrets can be; else -1."""
        return shown_seat(self._run.screen.status.seen_as)

    def mark(self, things: Sequence[str]) -> None:
        """Light up what has changed at the moment that is shown, by its names."""
        self._changed = things
        self.point_at_changes()

    def point_at_changes(self) -> None:
        """Point at nothing but what has changed."""
        self._pointed = None
        self.changed.emit()

    def point_at(self, things: Sequence[str]) -> None:
        """Light things up, by their names, in place of what has changed at the moment that is shown."""
        self._pointed = things
        self.changed.emit()

    @Slot(int)
    def seeAs(self, seat: int) -> None:
        """Show the moment as a seat saw it, where that can be chosen."""
        self._run.happen(h.SeenAs, seat)


@QmlElement
@QmlUncreatable("The table makes it.")
class Replay(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML whether something can be shown again, and lets its flow show it."""

    possibleChanged = Signal()
    runningChanged = Signal()

    def __init__(self, run: FlowRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run

    @Property(bool, notify=possibleChanged)
    def possible(self) -> bool:
        """Whether something was played since a person's last move that can be shown again."""
        return self._run.screen.status.can_replay

    @Property(bool, notify=runningChanged)
    def running(self) -> bool:
        """Whether what was played is shown once more."""
        return self._run.screen.status.replaying

    @Slot()
    def start(self) -> None:
        """Play again what was played since a person's last move."""
        self._run.happen(h.ReplayAsked)

    @Slot()
    def stop(self) -> None:
        """Show nothing again any more."""
        self._run.happen(h.ReplayStopped)
