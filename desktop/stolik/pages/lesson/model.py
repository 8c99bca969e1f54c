"""A lesson as QML sees it: its table, the next thing to do, praise, and progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.coaching.lesson import LEARNER, LessonMove
from stolik.engine.game import TABLE
from stolik.engine.messages import N_, translated
from stolik.engine.package import GamePackage
from stolik.pages.lesson.table import CONTEXT, LessonTable, set_table
from stolik.services.kept import LESSONS

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Lessons"
QML_IMPORT_MAJOR_VERSION = 1

WAITING_MS: Final = 25_000
"""How long the learner may do nothing before the things of the move light up, in milliseconds."""

NOT_THIS: Final = N_("lessons", "You can do that in a game. But try this first:")
WATCH: Final = N_("lessons", "Watch what happens.")
ENDED: Final = N_("lessons", "Now you know how to play.")


@QmlElement
@QmlUncreatable("The program makes it.")
class LessonModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads through the lesson of a game; an unfinished lesson continues where it was left."""

    changed = Signal()
    tableChanged = Signal()
    sounded = Signal(str)
    spoken = Signal(str, bool)
    """Emitted with a sentence to read aloud, and whether it cuts off the one before."""

    left = Signal()
    strayed = Signal()
    """Emitted when a move other than the requested one was tried."""

    def __init__(self, services: Services, package: GamePackage) -> None:
        """Set the table where the lesson was left; nothing moves before ``begin``."""
        super().__init__()
        assert package.lesson is not None, "its label says that there is a lesson"
        self._services = services
        self._info = package.info
        self._lesson = package.lesson
        self._progress = services.kept(LESSONS)
        self._table: LessonTable | None = None
        # Said besides the goal: praise for the last move, or that another move is requested.
        self._remark = ""
        # Why the move that was tried is impossible, until something else is tried.
        self._refusal = ""
        self._strays = 0
        # Praise for a move waits until the table has shown it.
        self._praise = ""
        self._over = False
        self._seen = False
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self._help)
        self._open(self._progress.entry(self._info.id))

    # ------------------------------------------------------------------ what QML sees

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table; ``None`` once it is closed."""
        return self._table

    @Property(str, notify=changed)
    def title(self) -> str:
        return translated(self._info.id, self._info.title)

    @Property(str, notify=changed)
    def goal(self) -> str:
        """The next thing to do, which is to watch while others move.

        It stays while the learner's own move is being shown.
        """
        if self._over:
            return translated(CONTEXT, ENDED)
        if (due := self._due) is not None:
            return self._say(due.goal)
        table = self._table
        coming = None if table is None else table.due
        made = "" if table is None else self._lesson.goal_reached(table.length)
        if not made or (coming is not None and coming.seat != LEARNER):
            return translated(CONTEXT, WATCH)
        return self._say(made)

    @Property(str, notify=changed)
    def remark(self) -> str:
        """A remark besides the goal: praise, or that this isn't the requested move."""
        return self._remark

    @Property(str, notify=changed)
    def refusal(self) -> str:
        """Why the move that was tried is impossible; empty once something else is tried."""
        return self._refusal

    @Property(str, notify=changed)
    def ending(self) -> str:
        return self._say(self._lesson.ending)

    @Property(bool, notify=changed)
    def asking(self) -> bool:
        return self._due is not None

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the lesson has ended, and its last move has been shown."""
        return self._over

    @Property(int, notify=changed)
    def done(self) -> int:
        table = self._table
        if table is None or self._over:
            return self._lesson.steps()
        made = self._lesson.steps(table.length)
        due = table.due
        # A goal of several moves is reached by the last one.
        before = self._lesson.goal_before(table.length)
        return made - (due is not None and due.asks and due.goal == before)

    @Property(int, constant=True)
    def total(self) -> int:
        return self._lesson.steps()

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self._info.id

    @Property(bool, constant=True)
    def alone(self) -> bool:
        return self._lesson.seats == 1

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        self._seen = True
        if self._table is not None:
            self._table.begin()
        self.changed.emit()

    @Slot()
    def show(self) -> None:
        """Light up the things of the move; at the second request, show the result if the game can."""
        if self._due is not None and self._table is not None:
            self._table.lesson_advice.askHint()

    @Slot(result=bool)
    def hide(self) -> bool:
        """Stop showing the move; return whether it was shown."""
        table = self._table
        shown = table is not None and table.lesson_advice.way > 0
        if table is not None and shown:
            table.lesson_advice.show_way(0)
        return shown

    @Slot()
    def again(self) -> None:
        self._progress.note(self._info.id, 0, done=False)
        self._open(0)

    @Slot()
    def retranslate(self) -> None:
        if self._table is not None:
            self._table.retranslate()
        self._remark = self._refusal = ""
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Leave the lesson; it continues here next time."""
        self.left.emit()
        self._waiting.stop()
        table, self._table = self._table, None
        if table is not None:
            self.tableChanged.emit()
            table.close()
            table.deleteLater()

    # ------------------------------------------------------------------ inside

    @property
    def _ended(self) -> bool:
        return self._table is not None and self._table.length >= len(self._lesson.script)

    @property
    def _due(self) -> LessonMove | None:
        """The requested move of the learner, once the table is at rest."""
        table = self._table
        due = None if table is None or table.is_busy else table.due
        return due if due is not None and due.asks else None

    def _open(self, entry: int) -> None:
        """Set the table after ``entry`` entries and any that are played for the learner."""
        script = self._lesson.script
        entry = entry if entry < len(script) else 0
        while script[entry].seat == TABLE or (script[entry].seat == LEARNER and not script[entry].goal):
            # Before anybody's first move, the table stays as the game sets it up.
            if not any(each.seat != TABLE for each in script[:entry]):
                break
            entry += 1
        self.close()
        self._over, self._strays = False, 0
        self._remark = self._refusal = self._praise = ""
        table = set_table(self._services, self._info, self._lesson, entry)
        self._table = table
        table.setParent(self)
        table.learned.connect(self._go_on)
        table.strayed.connect(self._call_back)
        table.refused.connect(self._explain)
        table.touched.connect(self._note_touch)
        table.sounded.connect(self.sounded)
        table.turnChanged.connect(self.changed)
        table.rested.connect(self._settle)
        self.tableChanged.emit()
        if self._seen:
            table.begin()
        self._waiting.start(WAITING_MS)
        self.changed.emit()

    @Slot()
    def _go_on(self) -> None:
        table = self._table
        if table is None:
            return
        script, length = self._lesson.script, table.length
        made = [entry for entry in script[:length] if entry.asks]
        self._remark, self._refusal, self._strays = "", "", 0
        self._praise = made[-1].praise if made else ""
        self._progress.note(self._info.id, length, done=length >= len(script))
        self._settle()

    @Slot()
    def _settle(self) -> None:
        """Praise the move that has been shown; then end the lesson, or play for the learner, if due."""
        table = self._table
        if table is not None and not table.is_busy:
            if self._praise:
                self._remark, self._praise = self._say(self._praise), ""
            self._over = self._over or self._ended
            # Not now, since the old table is still emitting that it has come to rest.
            QTimer.singleShot(0, self, self._leap)
        self._waiting.start(WAITING_MS)
        self.changed.emit()

    @Slot()
    def _leap(self) -> None:
        table = self._table
        due = None if table is None else table.due
        if table is not None and due is not None and due.seat == LEARNER and not due.asks:
            remark = self._remark
            self._open(table.length)
            self._remark = remark
            self.changed.emit()

    @Slot()
    def _call_back(self) -> None:
        """Ask for the goal again after another move was tried."""
        self._stray(again=True)
        self._remark, self._refusal = translated(CONTEXT, NOT_THIS), ""
        self.changed.emit()
        self.strayed.emit()

    @Slot(str, str)
    def _explain(self, sentence: str, paragraph: str) -> None:
        if self._due is not None:
            self._stray(again=self._strays > 0)
            self._refusal = sentence
            self.changed.emit()
            self.strayed.emit()

    def _stray(self, *, again: bool) -> None:
        """Count a wrong move; after the second one the learner is shown the right move.

        With ``again`` the learner's choice starts over, as parts of a wrong one would spoil the right one.
        """
        self._strays += 1
        self._waiting.start(WAITING_MS)
        if self._table is None:
            return
        if again:
            self._table.choose_anew()
        if self._strays > 1:
            self._table.lesson_advice.show_way(max(1, self._table.lesson_advice.way))

    @Slot()
    def _help(self) -> None:
        """Show the move to a learner who does nothing."""
        advice = None if self._table is None else self._table.lesson_advice
        if self._due is not None and advice is not None and not (advice.way or advice.is_cued):
            advice.show_way(1)

    @Slot()
    def _note_touch(self) -> None:
        self._waiting.start(WAITING_MS)
        if self._refusal:
            self._refusal = ""
            self.changed.emit()

    def _say(self, source: str) -> str:
        return translated(self._info.id, source)
