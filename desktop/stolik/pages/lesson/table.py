"""The table of a lesson: it takes only the move that the lesson asks for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot

from stolik.engine.bot import Advice, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game import Rejection
from stolik.engine.game_library import load_codec, load_game
from stolik.engine.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.sitting import in_order
from stolik.models.table_view_model import whole_numbers
from stolik.pages.lesson.advice import LessonAdvice
from stolik.pages.lesson.session import LessonSession
from stolik.table.advice import TableAdvice
from stolik.table.controller import TableController
from stolik.table.seated_game import SeatedGame, TableNeeds

THINKING_MS: Final = 500
"""The milliseconds for which the other seats seem to think."""


class LessonTable(TableController):
    """The table of a `LessonSession`.

    ``learned`` tells that the move that was asked for has been made, ``strayed`` that another one was tried.
    """

    learned = Signal()
    strayed = Signal()
    touched = Signal()
    """What the learner holds or has chosen has changed."""

    rested = Signal()
    """Whether something is still being shown has changed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._director.busyChanged.connect(self.rested)
        # The count at the end of a game is no part of the lesson.
        self._director.sceneChanged.connect(self._leave_out_the_count, Qt.ConnectionType.QueuedConnection)
        view_model: Any = self._view_model_object
        view_model.changed.connect(self.touched)
        self._view_model.let_lead(lambda: self.lesson_advice.asked_buttons)

    @property
    def lesson_advice(self) -> LessonAdvice:
        """What helps the learner."""
        assert isinstance(self._advice, LessonAdvice), "a lesson's table has a lesson's advice"
        return self._advice

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.is_busy

    def choose_anew(self) -> None:
        """Take back what the learner has chosen for a move, where the game lets them choose."""
        self._view_model.choose_anew()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the move of the learner if it is the one that is asked for."""
        session = self._lesson_session
        value = load_codec(self.info.id).move(whole_numbers(move))
        if self.is_busy or isinstance(value, Rejection) or session.check(LEARNER, value) is not None:
            super().submit(move)
        elif not session.accepts(value):
            self.strayed.emit()
        else:
            self.lesson_advice.show_way(0)
            super().submit(move)
            self.learned.emit()

    def _make_advice(self) -> TableAdvice:
        return LessonAdvice(self._run, self._lesson_session, self._view_model, self)

    @Slot()
    def _leave_out_the_count(self) -> None:
        if self.due is None and self._director.property("waits"):
            self._director.finish()

    @property
    def due(self) -> LessonMove | None:
        """The entry of the lesson's log that comes next; ``None`` at its end."""
        return self._lesson_session.due

    @property
    def length(self) -> int:
        """The number of entries so far."""
        return self.session.length

    @property
    def _lesson_session(self) -> LessonSession:
        assert isinstance(self.session, LessonSession), "a lesson's table has a lesson's session"
        return self.session


class ScriptedSeats:
    """Answers for the other seats as the lesson has it, after a moment, and what the learner is to do.

    Every other question finds nobody.
    """

    def __init__(self, session: LessonSession, thinking_ms: int) -> None:
        self._session = session
        self._thinking_ms = thinking_ms
        self._asked: dict[int, QTimer] = {}
        self._count = 0

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        """Take a question, and answer it in a moment."""
        self._count += 1
        number, due = self._count, self._session.due
        if job.task == "choose" and (due is None or due.seat != job.seat):
            # The lesson is at its end.
            return number
        move = None if due is None else due.move_in(self._session.state)
        answers = {"choose": move, "advise": None if move is None else (Advice(move, 0.0),)}

        def answer() -> None:
            self._asked.pop(number).deleteLater()
            receiver(answers.get(job.task))

        timer = QTimer(singleShot=True)
        timer.timeout.connect(answer)
        self._asked[number] = timer
        timer.start(self._thinking_ms)
        return number

    def forget(self, number: int) -> None:
        """Drop a question."""
        timer = self._asked.pop(number, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()


def set_table(
    info: GameInfo,
    lesson: Lesson,
    entry: int,
    *,
    rng: Random,
    bot_rng: Random,
    now: Callable[[], float],
    thinking_ms: int | None = None,
    calm: bool = False,
) -> LessonTable:
    """Return the table of a lesson after ``entry`` entries of its log.

    Chance and the other seats are played by the log, so that neither ``rng`` nor ``bot_rng`` is asked; the
    other seats seem to think for ``thinking_ms``, or as long as usual. With ``calm`` the learner's table is.
    """
    session = LessonSession(load_game(info.id), lesson, entry)
    seats = in_order(
        Player(name=f"Player {seat + 1}", player="human" if seat == LEARNER else f"bot:{Level.GENTLE}")
        for seat in range(lesson.seats)
    )
    helped = tuple([sitting.helped(calm=calm and sitting.is_person) for sitting in seats])
    return LessonTable(
        SeatedGame(info, session, helped),
        TableNeeds(
            ScriptedSeats(session, THINKING_MS if thinking_ms is None else thinking_ms), rng, bot_rng, now=now
        ),
    )
