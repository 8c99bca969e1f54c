"""What helps a learner: the way to make the move that the lesson asks for."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Slot

from stolik.engine.bot import Advice
from stolik.engine.messages import translated
from stolik.engine.view_model import HintStep, ViewModel
from stolik.flow.runner import FlowRunner
from stolik.models.rows import Fields, fields
from stolik.pages.lesson.sentences import CONTEXT, NO_ODDS
from stolik.pages.lesson.session import LessonSession
from stolik.table.advice import TableAdvice
from stolik.table.telling import HintTold

MOST_SHOWN: Final = 2
"""The step that shows a move done, where the game can."""


class LessonAdvice(TableAdvice):
    """Shows the way instead of a hint, step by step; nothing is worked out for it."""

    def __init__(
        self,
        run: FlowRunner,
        session: LessonSession,
        view_model: ViewModel,
        parent: QObject | None = None,
    ) -> None:
        """Show nothing yet; ``view_model`` shows the moves of the session where it can."""
        super().__init__(run, view_model, parent)
        self._session = session
        self._way = 0

    @property
    def way(self) -> int:
        """The step that is shown of how the move is made; 0 while nothing is."""
        return self._way

    def told_hint(self) -> Fields[HintTold]:
        """Return what lights up while the move that is asked for is shown."""
        if self._press is not None:
            return fields(HintTold("", self._press.lit, ""))
        due = self._session.due
        if not self._way or due is None:
            return Fields()
        return fields(HintTold("", tuple(due.lit), ""))

    def next_press(self, option: Any) -> HintStep | None:
        """Return what is to be pressed next; where it is a button it is the one that the lesson names."""
        press, buttons = super().next_press(option), self.asked_buttons
        if press is None or not buttons or ":" in press.lit[0]:
            return press
        return HintStep(press.text, (buttons[-1],))

    @property
    def asked_buttons(self) -> list[str]:
        """The buttons among what the move that is asked for is made with."""
        due = self._session.due
        return [thing for thing in (due.lit if due is not None else ()) if ":" not in thing]

    @property
    def is_cued(self) -> bool:
        """Whether the next press is shown already."""
        return self._press is not None

    @Slot()
    def askHint(self) -> None:
        """Show what the move that is asked for is made with; asked again, show it done where the game can."""
        self.show_way(min(self._way + 1, MOST_SHOWN))

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        """Put it off to a real game: a lesson has one goal at a time."""
        if shown:
            self.refuse_odds(translated(CONTEXT, NO_ODDS))

    @Slot()
    def followHint(self) -> None:
        """Do what is shown done, as if the learner had done it."""
        self._view_model.accept_hint()

    @Slot()
    def dropHint(self) -> None:
        """Show nothing any more."""
        self.show_way(0)

    def show_way(self, step: int) -> None:
        """Show a step, 1 or `MOST_SHOWN`, of how the move that is asked for is made; 0 shows nothing."""
        due = self._session.due
        self._way = step
        advice = (Advice(due.move_in(self._session.state), 0.0),) if step and due is not None else ()
        self._view_model.show_hint(advice, step)
        self.hintsChanged.emit()
