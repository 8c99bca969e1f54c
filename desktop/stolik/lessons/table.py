"""The table of a lesson: it takes only the move that the lesson asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Property, QTimer, Signal, Slot

from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game import Rejection
from stolik.engine.game_library import load_codec
from stolik.engine.lesson import LEARNER, LessonSession
from stolik.engine.messages import sentence
from stolik.engine.view_model import ShowingViewModel
from stolik.hotseat.move_input import whole_numbers
from stolik.lessons.sentences import CONTEXT, NOT_THIS
from stolik.models.translation import translate
from stolik.table.controller import TableController

THINKING_MS = 500
"""So long the other seats seem to think."""


class LessonTable(TableController):
    """The table of a `LessonSession`; ``learned`` tells that the move that was asked for has been made."""

    learned = Signal()
    rested = Signal()
    """Whether something is still being shown has changed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Set the table as its base class does."""
        self._way_shown = False
        super().__init__(*args, **more)
        self._director.busyChanged.connect(self.rested)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.is_busy

    def _get_hint(self) -> dict[str, Any]:
        due = self._lesson_session.due
        if not self._way_shown or due is None:
            return {}
        return {"text": "", "lit": list(due.lit), "button": ""}

    hint = Property("QVariantMap", _get_hint, notify=TableController.hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names

    @Slot()
    def askHint(self) -> None:
        """Show how the move that is asked for is made."""
        self.show_way(True)

    def show_way(self, shown: bool) -> None:
        """Light up what the move that is asked for is made with, or nothing any more."""
        due = self._lesson_session.due
        self._way_shown = shown
        if isinstance(self._view_model, ShowingViewModel):
            advice = (Advice(due.move, 0.0),) if shown and due is not None else ()
            self._view_model.show_hint(advice, 1)
        self.hintsChanged.emit()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the move of the learner if it is the one that is asked for; else tell what is."""
        session = self._lesson_session
        value = load_codec(self.info.id).move(whole_numbers(move))
        if isinstance(value, Rejection) or session.check(LEARNER, value) is not None:
            super().submit(move)
        elif not session.accepts(value):
            goal = translate(self.info.id, session.due.goal) if session.due is not None else ""
            self.refused.emit(sentence(CONTEXT, NOT_THIS, {"goal": goal}, translate), "")
        else:
            self.show_way(False)
            super().submit(move)
            self.learned.emit()

    @property
    def _lesson_session(self) -> LessonSession:
        assert isinstance(self.session, LessonSession), "a lesson's table has a lesson's session"
        return self.session


class ScriptedSeats:
    """Answers for the other seats as the lesson has it, after a moment; every other question finds nobody."""

    def __init__(self, session: LessonSession, thinking_ms: int = THINKING_MS) -> None:
        """Answer for the seats of a session."""
        self._session = session
        self._thinking_ms = thinking_ms
        self._asked: dict[int, QTimer] = {}
        self._count = 0

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        """Take a question, and answer it in a moment."""
        self._count += 1
        number, due = self._count, self._session.due

        def answer() -> None:
            self._asked.pop(number).deleteLater()
            receiver(due.move if job.task == "choose" and due is not None else None)

        timer = QTimer(singleShot=True, interval=self._thinking_ms)
        timer.timeout.connect(answer)
        self._asked[number] = timer
        timer.start()
        return number

    def forget(self, number: int) -> None:
        """Drop a question."""
        timer = self._asked.pop(number, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
