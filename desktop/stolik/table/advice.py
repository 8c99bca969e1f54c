"""Help for the person on turn as QML shows it: hints, and the odds on a game's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import translated
from stolik.engine.view_model import HintStep, OptionWorth, ViewModel
from stolik.flow import happenings as h
from stolik.flow.runner import FlowRunner
from stolik.models.rows import Fields, fields
from stolik.models.words import question_text, truth_text
from stolik.table.telling import CONTEXT, PRESS_TO_GO_ON, HintTold, Verdicts, hint_told

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


GO_ON: Final = "on"
"""The name of the button that ends a scene which waits until somebody has seen it."""


@QmlElement
@QmlUncreatable("The table makes it.")
class TableAdvice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows QML the advice at a table, and passes people's requests to its flow."""

    allowedChanged = Signal()
    hintsChanged = Signal()
    oddsChanged = Signal()
    guessChanged = Signal()
    refused = Signal(str, str)
    """Emitted with a sentence that says why this help isn't available, and its paragraph of the rules."""

    def __init__(
        self,
        run: FlowRunner,
        view_model: ViewModel,
        parent: QObject | None = None,
        *,
        in_tournament: bool = False,
    ) -> None:
        """Start without advice; ``view_model`` puts the hints into words."""
        super().__init__(parent)
        self._run = run
        self._view_model = view_model
        self._in_tournament = in_tournament
        self._press: HintStep | None = None
        self._verdicts = Verdicts(run.flow.setting.package, self)
        self._verdict = ""

    @Property(bool, notify=allowedChanged)
    def hintsAllowed(self) -> bool:
        seat = self._run.screen.status.seat
        return seat is None or self._run.flow.setting.helps[seat].hints

    @Property("QVariantList", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hints(self) -> list[Fields[OptionWorth]]:
        """The best options in words, best first; empty if no hint is shown."""
        return [fields(each) for each in self._view_model.options_worth(self._run.flow.hint.options)]

    @Property(bool, notify=hintsChanged)
    def worthTold(self) -> bool:
        return all(step.claim is None for step in self._steps[self._run.screen.advice.step + 1 :])

    @Property("QVariantMap", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hint(self) -> Fields[HintTold]:
        """The current hint, with the names of the things to light up; empty if there is none."""
        return self.told_hint()

    @Property(bool, notify=hintsChanged)
    def hintThinking(self) -> bool:
        return self._run.screen.advice.is_thinking

    @Property(bool, notify=oddsChanged)
    def oddsShown(self) -> bool:
        return self._run.screen.advice.wanted

    @Property(str, notify=guessChanged)
    def guessQuestion(self) -> str:
        """The question to answer before more is shown, or just answered; empty if there is none."""
        guess = self._run.screen.advice.guess
        if guess is None or guess.question is None:
            return ""
        return question_text(self._run.flow.setting.game_id, guess.question)

    @Property(int, notify=guessChanged)
    def guessSaid(self) -> int:
        guess = self._run.screen.advice.guess
        return -1 if guess is None or guess.said is None else guess.said

    @Property(float, notify=guessChanged)
    def guessTruth(self) -> float:
        guess = self._run.screen.advice.guess
        if guess is None or guess.said is None or guess.question is None:
            return -1.0
        return 100 * guess.question.truth

    @Property(str, notify=guessChanged)
    def guessVerdict(self) -> str:
        guess = self._run.screen.advice.guess
        if guess is None or guess.said is None or guess.question is None:
            return ""
        return truth_text(guess.said, guess.question.truth)

    @Property(bool, notify=guessChanged)
    def guessForHint(self) -> bool:
        guess = self._run.screen.advice.guess
        return guess is not None and guess.wanted == "hint"

    @Slot(int)
    def guess(self, said: int) -> None:
        if 0 <= said <= 100:
            self._run.happen(h.Guessed, said)

    @Slot()
    def closeGuess(self) -> None:
        self._run.happen(h.GuessClosed)

    @Slot()
    def askHint(self) -> None:
        if not self._in_tournament:
            self._run.happen(h.HintAsked, self._is_last)

    @Slot()
    def followHint(self) -> None:
        self._run.happen(h.HintFollowed, self._is_last)

    @Slot()
    def dropHint(self) -> None:
        self._run.happen(h.HintDropped)

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        self._run.happen(h.OddsWanted, shown)

    def told_hint(self) -> Fields[HintTold]:
        """Return the current hint, or the next thing to press, as QML reads it."""
        if (press := self._press) is not None:
            return fields(HintTold(press.text or self._reason, press.lit, ""))
        if self._verdict:
            return fields(HintTold(self._verdict, (), ""))
        advice, steps = self._run.screen.advice, self._steps
        step = steps[min(advice.step, len(steps) - 1)] if steps else None
        return hint_told(step, is_asking=advice.is_asking)

    def show_verdict(self) -> None:
        """Show the coach's verdict on the last move in the current language, and announce each one as new."""
        if self._verdict:
            self._verdict = ""
            self.hintsChanged.emit()
        judged = self._run.screen.advice.verdict
        if judged is not None:
            self._verdict = self._verdicts.of(self._run.flow.session, judged)
            self.hintsChanged.emit()

    # ------------------------------------------------------------------ the next press of a calm table

    def next_press(self, option: Any) -> HintStep | None:
        return self._view_model.next_press(option)

    def show_next_press(self) -> None:
        """Show what to press next, at a table that shows it."""
        cue = self._run.screen.advice.cue
        option = cue.options[0] if cue is not None and cue.options else None
        self._view_model.show_cue(option)
        if cue is None:
            self._press = None
        elif option is None:
            self._press = HintStep(translated(CONTEXT, PRESS_TO_GO_ON), (GO_ON,))
        else:
            self._press = self.next_press(option)
        self.hintsChanged.emit()

    def takes_next_press(self) -> bool:
        """Return whether the suggested press was made; if so, show the next one."""
        cue, before = self._run.screen.advice.cue, self._press
        if cue is None or not cue.options or before is None:
            return False
        self._press = self.next_press(cue.options[0])
        if self._press == before:
            return False
        self.hintsChanged.emit()
        return True

    @property
    def _reason(self) -> str:
        """The reason why the option whose next press is shown is the best."""
        cue = self._run.screen.advice.cue
        steps = self._view_model.hint_steps(cue.options) if cue is not None and cue.options else ()
        return steps[0].text if steps else ""

    @property
    def _steps(self) -> Sequence[HintStep]:
        options = self._run.screen.advice.options
        return self._view_model.hint_steps(options) if options else ()

    @property
    def _is_last(self) -> bool:
        # The coach's question only covers the hint, which continues afterwards.
        hint = self._run.flow.hint
        return not hint.options or hint.step + 1 >= len(self._view_model.hint_steps(hint.options))

    def refuse_odds(self, sentence: str) -> None:
        """Say why no odds are shown at this table, and release the button that was pressed."""
        self.refused.emit(sentence, "")
        # QML resets the button only when the value changes.
        for shown in (True, False):
            self._run.happen(h.OddsWanted, shown)
