"""The folder in which everything is kept, and where it is to move at the next start."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.services.notices import Notices
from stolik.services.sentences import day_text, say_fault
from stolik.storage.copies import Copies
from stolik.storage.faults import Fault
from stolik.storage.place import Place, gone, holds_data

QML_IMPORT_NAME = "Stolik.Comfort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The model holds it.")
class FolderChoice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Notes where to move, and which earlier day is put back; nothing happens before the next start."""

    changed = Signal()

    def __init__(self, place: Place, copies: Copies, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._copies = copies
        self._names = copies.names
        self._place = place
        self._notices = notices
        self._is_kept_there = False
        self._uses = holds_data(Path(place.note.wanted))

    @Property(str, notify=changed)
    def folder(self) -> str:
        return str(self._place.root)

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """What is said of it."""
        place, wanted = self._place, self._place.note.wanted
        if place.usual is None:
            return sentence(CONTEXT, NAMED, {})
        if place.gone:
            return say_fault(gone(place.gone))
        if wanted:
            return sentence(CONTEXT, USES if self._uses else MOVES, {"folder": wanted})
        return sentence(CONTEXT, KEPT_THERE if self._is_kept_there else HERE, {})

    @Property(bool, notify=changed)
    def canMove(self) -> bool:
        """Whether there is a choice: nobody gives up by mistake what lies on a stick that isn't there."""
        return self._place.usual is not None and not self._place.gone

    @Property(bool, notify=changed)
    def canReturn(self) -> bool:
        """Whether another folder than this computer's usual one was chosen."""
        return self._place.away

    @Property(bool, notify=changed)
    def canCancel(self) -> bool:
        return not self._place.gone and self._place.note.wanted != ""

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def days(self) -> list[str]:
        """The earlier days that can be put back, the latest first."""
        return [self._day(name) for name in self._names]

    @Property(int, notify=changed)
    def wantedDay(self) -> int:
        """Which of them is to be put back, -1 for none."""
        return self._names.index(name) if (name := self._copies.wish[0]) in self._names else -1

    @Property(str, notify=changed)
    def daysSentence(self) -> str:
        wanted, _ = self._copies.wish
        return (
            sentence(CONTEXT, PUTS_BACK, {"day": self._day(wanted)})
            if wanted
            else sentence(CONTEXT, DAYS, {})
        )

    @Slot(int)
    def putBack(self, day: int) -> None:
        """Put an earlier day back at the next start, none for -1."""
        self._tell(self._copies.want(self._names[day] if day >= 0 else ""))

    @Slot(str)
    def move(self, folder: str) -> None:
        """Move into a folder at the next start."""
        landing = self._place.landing(Path(folder))
        self._is_kept_there = landing is None
        self._uses = landing is not None and holds_data(landing)
        self._tell(self._place.want(landing))

    @Slot()
    def goBack(self) -> None:
        """Move back at the next start; where the folder is gone, wait for it no longer."""
        if self._place.gone:
            self._tell(self._place.forget_gone())
        else:
            self.move(str(self._place.usual))

    @Slot()
    def cancel(self) -> None:
        """Stay here."""
        self._tell(self._place.want(None))

    @Slot()
    def retranslate(self) -> None:
        self.changed.emit()

    def _tell(self, fault: Fault | None) -> None:
        self._notices.tell(fault)
        self.changed.emit()

    def _day(self, copy: str) -> str:
        """Return how a copy is called: of the day of today it doesn't hold the end."""
        day = day_text(copy)
        is_today = copy == str(date.fromordinal(self._copies.today()))
        return sentence(CONTEXT, TODAY, {"day": day}) if is_today else day


CONTEXT: Final = "comfort"

HERE: Final = QT_TRANSLATE_NOOP(
    "comfort", "All games, people and settings. The folder can lie on a stick, also for a second computer."
)
NAMED: Final = QT_TRANSLATE_NOOP("comfort", "This folder was named when Stolik was started.")
MOVES: Final = QT_TRANSLATE_NOOP("comfort", "At the next start Stolik moves to {folder}.")
USES: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "At the next start Stolik uses what is already kept in {folder}. What is here stays here.",
)
KEPT_THERE: Final = QT_TRANSLATE_NOOP("comfort", "Everything is kept there already.")

DAYS: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "Players, settings, family book, practice and tournaments can be put back as they were at the end of a"
    " day. Games in progress stay. When a player is removed, these days go too.",
)
PUTS_BACK: Final = QT_TRANSLATE_NOOP(
    "comfort",
    "At the next start Stolik puts back: {day}. What is there now is kept, so you can undo it."
    " If nothing is to be put back, press the day again.",
)
TODAY: Final = QT_TRANSLATE_NOOP("comfort", "{day}, when Stolik was last closed")
