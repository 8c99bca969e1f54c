"""A lesson as QML sees it: its table, what is to be done now, praise, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.package import GameInfo
from stolik.lessons.sentences import CONTEXT, WATCH
from stolik.lessons.table import LessonTable
from stolik.models.translation import translate

QML_IMPORT_NAME = "Stolik.Lessons"
QML_IMPORT_MAJOR_VERSION = 1

MakeTable = Callable[[GameInfo, Lesson, int], LessonTable]
"""Sets the table of a lesson that has come so many entries far."""


class LessonProgress(Protocol):
    """How far lessons have come, from one sitting to the next."""

    def entry(self, game: str) -> int:
        """Return after how many entries of its log a lesson goes on."""
        ...

    def note(self, game: str, entry: int, *, done: bool) -> None:
        """Note how far a lesson has come."""
        ...


@QmlElement
@QmlUncreatable("The program makes it.")
class LessonModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads through the lesson of one game; what was begun goes on where it was left."""

    changed = Signal()
    tableChanged = Signal()

    def __init__(
        self,
        info: GameInfo,
        lesson: Lesson,
        make_table: MakeTable,
        progress: LessonProgress,
        parent: QObject | None = None,
    ) -> None:
        """Set the table where the lesson was left."""
        super().__init__(parent)
        self._info = info
        self._lesson = lesson
        self._make_table = make_table
        self._progress = progress
        self._table: LessonTable | None = None
        self._praise = ""
        self._open(self._first_entry(progress.entry(info.id)))

    # ------------------------------------------------------------------ what QML sees

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table; ``None`` once it is closed."""
        return self._table

    @Property(str, notify=changed)
    def title(self) -> str:
        """The name of the game."""
        return translate(self._info.id, self._info.title)

    @Property(str, notify=changed)
    def goal(self) -> str:
        """What is to be done now, while others move to look on; at the end what was learned."""
        if self._is_over:
            return self._say(self._lesson.ending)
        due = self._due
        return translate(CONTEXT, WATCH) if due is None else self._say(due.goal)

    @Property(str, notify=changed)
    def praise(self) -> str:
        """What is told of the move before; empty where nothing is."""
        return self._say(self._praise) if self._praise else ""

    @Property(bool, notify=changed)
    def asking(self) -> bool:
        """Whether the learner is to do something now."""
        return self._due is not None

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the lesson has come to its end."""
        return self._is_over

    @Property(int, notify=changed)
    def done(self) -> int:
        """So many of the learner's moves have been made."""
        made = self._lesson.script[: self._table.session.length if self._table is not None else 0]
        return sum(entry.seat == LEARNER for entry in made)

    @Property(int, constant=True)
    def total(self) -> int:
        """So many moves the learner makes in all."""
        return sum(entry.seat == LEARNER for entry in self._lesson.script)

    @Property(bool, constant=True)
    def alone(self) -> bool:
        """Whether the learner sits alone at the table."""
        return self._lesson.seats == 1

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def show(self) -> None:
        """Light up what the move is made with."""
        if self._due is not None and self._table is not None:
            self._table.show_way(True)

    @Slot()
    def again(self) -> None:
        """Begin anew."""
        self._praise = ""
        self._progress.note(self._info.id, 0, done=False)
        self._open(0)

    @Slot()
    def retranslate(self) -> None:
        """Give every text again in the language of the moment."""
        if self._table is not None:
            self._table.retranslate()
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Leave the lesson; it goes on where it is."""
        table, self._table = self._table, None
        if table is not None:
            self.tableChanged.emit()
            table.close()
            table.deleteLater()

    # ------------------------------------------------------------------ inside

    @property
    def _is_over(self) -> bool:
        return self._table is not None and self._table.session.length >= len(self._lesson.script)

    @property
    def _due(self) -> LessonMove | None:
        """The learner's move that is asked for, once the table is at rest."""
        table = self._table
        if table is None or self._is_over or table.is_busy:
            return None
        due = self._lesson.script[table.session.length]
        return due if due.seat == LEARNER else None

    def _first_entry(self, entry: int) -> int:
        """Return the last entry up to one at which the learner is asked, 0 where there is none."""
        script = self._lesson.script
        asked = [at for at, each in enumerate(script[: entry + 1]) if each.seat == LEARNER]
        return asked[-1] if asked and entry < len(script) else 0

    def _open(self, entry: int) -> None:
        self.close()
        table = self._make_table(self._info, self._lesson, entry)
        self._table = table
        table.setParent(self)
        table.learned.connect(self._go_on)
        table.turnChanged.connect(self.changed)
        table.rested.connect(self.changed)
        self.tableChanged.emit()
        table.begin()
        self.changed.emit()

    def _go_on(self) -> None:
        """Praise the move that was made, and note how far the lesson has come."""
        table = self._table
        if table is None:
            return
        script, length = self._lesson.script, table.session.length
        made = [entry for entry in script[:length] if entry.seat == LEARNER]
        self._praise = made[-1].praise if made else ""
        self._progress.note(self._info.id, length, done=length >= len(script))
        self.changed.emit()

    def _say(self, source: str) -> str:
        return translate(self._info.id, source)
