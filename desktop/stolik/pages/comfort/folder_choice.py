"""The data folder, and where it will move at the next start."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_, sentence
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
    """Notes where to move the data and which day to restore; nothing happens before the next start."""

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
        """Whether the folder can be moved; not while it is missing, so that no data is given up."""
        return self._place.usual is not None and not self._place.gone

    @Property(bool, notify=changed)
    def canReturn(self) -> bool:
        return self._place.away

    @Property(bool, notify=changed)
    def canCancel(self) -> bool:
        return not self._place.gone and self._place.note.wanted != ""

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def days(self) -> list[str]:
        return [self._day(name) for name in self._names]

    @Property(int, notify=changed)
    def wantedDay(self) -> int:
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
        self._tell(self._copies.want(self._names[day] if day >= 0 else ""))

    @Slot(str)
    def move(self, folder: str) -> None:
        landing = self._place.landing(Path(folder))
        self._is_kept_there = landing is None
        self._uses = landing is not None and holds_data(landing)
        self._tell(self._place.want(landing))

    @Slot()
    def goBack(self) -> None:
        """Move back at the next start, or stop waiting for a missing folder."""
        if self._place.gone:
            self._tell(self._place.forget_gone())
        else:
            self.move(str(self._place.usual))

    @Slot()
    def cancel(self) -> None:
        self._tell(self._place.want(None))

    @Slot()
    def retranslate(self) -> None:
        self.changed.emit()

    def _tell(self, fault: Fault | None) -> None:
        self._notices.tell(fault)
        self.changed.emit()

    def _day(self, copy: str) -> str:
        """Return the title of a backup; today's is marked, as it ends before the end of the day."""
        day = day_text(copy)
        is_today = copy == str(date.fromordinal(self._copies.today()))
        return sentence(CONTEXT, TODAY, {"day": day}) if is_today else day


CONTEXT: Final = "comfort"

HERE: Final = N_(
    "comfort",
    "All games, people and settings. The folder can be on a USB stick, even one shared with a second"
    " computer.",
)
NAMED: Final = N_("comfort", "This folder was given when Stolik was started.")
MOVES: Final = N_("comfort", "Stolik will move to {folder} when it next starts.")
USES: Final = N_(
    "comfort",
    "When it next starts, Stolik will use the data already in {folder}. The data here stays here.",
)
KEPT_THERE: Final = N_("comfort", "Your data is there already.")

DAYS: Final = N_(
    "comfort",
    "Restores players, settings, the family book, practice and tournaments to the end of a day. Games"
    " in progress are kept. Deleting a player deletes these backups too.",
)
PUTS_BACK: Final = N_(
    "comfort",
    "When it next starts, Stolik will restore: {day}. The current data is kept, so you can undo this."
    " To cancel, press the day again.",
)
TODAY: Final = N_("comfort", "{day}, when Stolik was last closed")
