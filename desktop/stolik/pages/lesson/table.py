"""The table of a lesson, which follows the script and accepts only the requested move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from stolik.engine.bot import Advice, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.lesson import LEARNER, Lesson, LessonMove
from stolik.engine.game import TABLE, AnyGame, Rejection, Seat, Value
from stolik.engine.game_library import load_codec, load_game
from stolik.engine.messages import N_, translated
from stolik.engine.names import UNNAMED
from stolik.engine.package import GameInfo
from stolik.engine.session import Session
from stolik.engine.sitting import in_order, player_of
from stolik.engine.view_model import HintStep, ViewModel
from stolik.flow.runner import FlowRunner
from stolik.models.rows import Fields, fields
from stolik.models.table_view_model import whole_numbers
from stolik.services.kept import PUZZLES
from stolik.services.tables.table_setup import as_family
from stolik.table.advice import TableAdvice
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds
from stolik.table.telling import HintTold

if TYPE_CHECKING:
    from stolik.services.services import Services

CONTEXT: Final = "lessons"
NO_ODDS: Final = N_("lessons", "A real game can tell you that. Now try this:")

THINKING_MS: Final = 500
"""How long the other seats pretend to think, in milliseconds."""

MOST_SHOWN: Final = 2
"""The step that shows the result of a move, if the game can."""


class LessonSession(Session):
    """A game that follows a lesson's script, chance included, without undo."""

    def __init__(self, game: AnyGame, lesson: Lesson, length: int = 0) -> None:
        """Begin with the first ``length`` entries of the lesson's log.

        Raises:
            IllegalMove: The rules refuse an entry.
        """
        super().__init__(game, lesson.seats, lesson.options, 0)
        self._script = lesson.script
        while self.length < length and (due := self.due) is not None:
            self.submit(due.seat, due.move_in(self.state))

    @property
    def due(self) -> LessonMove | None:
        """The next entry of the script; ``None`` at its end."""
        return self._script[self.length] if self.length < len(self._script) else None

    def fixed_chance(self) -> Value:
        """Return the next move of chance in the script."""
        due = self.due
        assert due is not None, "a lesson doesn't end before a roll"
        assert due.seat == TABLE, "a lesson has a move of the table wherever one is due"
        return due.move_in(self.state)

    def can_undo(self, seat: Seat) -> bool:
        """Return ``False``, since nothing can be undone."""
        return False

    def accepts(self, move: Value) -> bool:
        """Return whether a legal move of the learner is the requested one or as good."""
        due = self.due
        if due is None or due.seat != LEARNER:
            return False
        due_move = due.move_in(self.state)
        if due.accepts is not None:
            return due.accepts(move, due_move)
        after, wanted = (self.game.apply(self.state, LEARNER, each)[-1].state for each in (move, due_move))
        return bool(after == wanted)


class LessonAdvice(TableAdvice):
    """Shows the move step by step in place of a hint, without any calculation."""

    def __init__(
        self,
        run: FlowRunner,
        session: LessonSession,
        view_model: ViewModel,
        parent: QObject | None = None,
    ) -> None:
        """Start without showing a move; ``view_model`` shows the session's moves if it can."""
        super().__init__(run, view_model, parent)
        self._session = session
        self._way = 0

    @property
    def way(self) -> int:
        """The step of the move that is shown; 0 for none."""
        return self._way

    def told_hint(self) -> Fields[HintTold]:
        """Return the things to light up while the requested move is shown."""
        if self._press is not None:
            return fields(HintTold("", self._press.lit, ""))
        due = self._session.due
        if not self._way or due is None:
            return Fields()
        return fields(HintTold("", tuple(due.lit), ""))

    def next_press(self, option: Any) -> HintStep | None:
        """Return the next thing to press; a button is the one that the lesson names."""
        press, buttons = super().next_press(option), self.asked_buttons
        if press is None or not buttons or ":" in press.lit[0]:
            return press
        return HintStep(press.text, (buttons[-1],))

    @property
    def asked_buttons(self) -> list[str]:
        due = self._session.due
        return [thing for thing in (due.lit if due is not None else ()) if ":" not in thing]

    @property
    def is_cued(self) -> bool:
        return self._press is not None

    @Slot()
    def askHint(self) -> None:
        """Light up the things of the requested move; the second time, show its result if the game can."""
        self.show_way(min(self._way + 1, MOST_SHOWN))

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        """Refuse the odds, since a lesson has one goal at a time."""
        if shown:
            self.refuse_odds(translated(CONTEXT, NO_ODDS))

    @Slot()
    def followHint(self) -> None:
        self._view_model.accept_hint()

    @Slot()
    def dropHint(self) -> None:
        self.show_way(0)

    def show_way(self, step: int) -> None:
        """Show step 1 or `MOST_SHOWN` of the requested move; 0 shows nothing."""
        due = self._session.due
        self._way = step
        advice = (Advice(due.move_in(self._session.state), 0.0),) if step and due is not None else ()
        self._view_model.show_hint(advice, step)
        self.hintsChanged.emit()


class LessonTable(TableController):
    """The table of a `LessonSession`.

    ``learned`` is emitted when the requested move has been made, ``strayed`` when another one was tried.
    """

    learned = Signal()
    strayed = Signal()
    touched = Signal()
    """Emitted when the learner's choice changes."""

    rested = Signal()
    """Emitted when the table starts or stops showing something."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._director.busyChanged.connect(self.rested)
        # The count at the end of a game isn't part of the lesson.
        self._director.sceneChanged.connect(self._leave_out_the_count, Qt.ConnectionType.QueuedConnection)
        view_model: Any = self._view_model_object
        view_model.changed.connect(self.touched)
        self._view_model.let_lead(lambda: self.lesson_advice.asked_buttons)

    @property
    def lesson_advice(self) -> LessonAdvice:
        assert isinstance(self._advice, LessonAdvice), "a lesson's table has a lesson's advice"
        return self._advice

    @property
    def is_busy(self) -> bool:
        return self._director.is_busy

    def choose_anew(self) -> None:
        """Clear the learner's choice, if a move of the game is chosen in parts."""
        self._view_model.choose_anew()

    @Slot("QVariantMap")
    def submit(self, move: dict[str, Any]) -> None:
        """Make the learner's move if it is the requested one."""
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
        """The next entry of the lesson's log; ``None`` at its end."""
        return self._lesson_session.due

    @property
    def length(self) -> int:
        return self.session.length

    @property
    def _lesson_session(self) -> LessonSession:
        assert isinstance(self.session, LessonSession), "a lesson's table has a lesson's session"
        return self.session


class ScriptedSeats:
    """Answers for the other seats from the script after a moment, and gives the learner's next move.

    Other jobs get no answer.
    """

    def __init__(self, session: LessonSession) -> None:
        self._session = session
        self._asked: dict[int, QTimer] = {}
        self._count = 0

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        """Take a job, and answer it after a moment."""
        self._count += 1
        number, due = self._count, self._session.due
        if job.task == "choose" and (due is None or due.seat != job.seat):
            # The lesson has ended.
            return number
        move = None if due is None else due.move_in(self._session.state)
        answers = {"choose": move, "advise": None if move is None else (Advice(move, 0.0),)}

        def answer() -> None:
            self._asked.pop(number).deleteLater()
            receiver(answers.get(job.task))

        timer = QTimer(singleShot=True)
        timer.timeout.connect(answer)
        self._asked[number] = timer
        timer.start(THINKING_MS)
        return number

    def forget(self, number: int) -> None:
        timer = self._asked.pop(number, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()


def set_table(services: Services, info: GameInfo, lesson: Lesson, entry: int) -> LessonTable:
    """Return the table of a lesson after ``entry`` entries of its log.

    Chance and the other seats follow the log. The learner's table is calm if that is set.
    """
    session = LessonSession(load_game(info.id), lesson, entry)
    calm = services.settings.stored.calm
    unnamed = in_order(
        player_of(UNNAMED.format(number=seat + 1), "human" if seat == LEARNER else Level.GENTLE)
        for seat in range(lesson.seats)
    )
    seats = as_family(unnamed, services.tables.people, services.kept(PUZZLES).person, LEARNER)
    helped = tuple([sitting.helped(calm=calm and sitting.is_person) for sitting in seats])
    return LessonTable(
        SeatedGame(info, session, helped),
        TableNeeds(ScriptedSeats(session), services.rng, services.bot_rng, now=services.now),
    )
