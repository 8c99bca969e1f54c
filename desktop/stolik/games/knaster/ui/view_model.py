"""The part of the view model without Qt: what is told of the position that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import sentence, translate
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth, SoloScale, ViewModel
from stolik.games.knaster.ai.differences import difference
from stolik.games.knaster.rules.events import Event, GameEnded, LineCompleted, Passed, SheetFilled
from stolik.games.knaster.rules.sheet import BONUSES
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages
from stolik.games.knaster.ui.printed import score_table_of
from stolik.games.knaster.ui.voice import status
from stolik.games.knaster.ui.voice.differences import WORDING as DIFFERENCES
from stolik.games.knaster.ui.voice.hints import hint_step
from stolik.games.knaster.ui.voice.praise import PRAISE

POINTS: Final = translate("knaster", "%n (point|points)", "", 0)
CIRCLES_DRAWN: Final = translate("knaster", "%n (circle|circles)", "", 0)


class GameViewModel(ViewModel):
    """Tells of a state, and of the seat whose sheet is large."""

    praises = PRAISE

    def __init__(self) -> None:
        self._state: State | None = None
        self._owner: Seat = 0

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the seat's points so far."""
        return sentence(messages.CONTEXT, POINTS, {}, count=view.sheets[seat].score)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        """Return the answers to all questions of the game, of the sheet that is large."""
        return status.answers(self._state, self._owner, thing, names) if self._state else ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return what the owner of the large sheet can choose from."""
        return status.options_text(self._state, self._owner, names) if self._state else ""

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return what a seat has done with a roll in one sentence."""
        return status.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        """Return whether a line scored, a sheet was filled or the game ended."""
        return isinstance(event, LineCompleted | SheetFilled | Passed | GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        """Return an option and its worth in plain messages."""
        return messages.advice(to_plain(advice.move), advice.value, advice.facts, among)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option's reason, and what lights up for it."""
        if self._state is None or not options:
            return ()
        return (hint_step(self._state, self._owner, options),)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        """Return what is given up in circles, or what the cell has less of than the best one."""
        claim = None if self._state is None else difference(self._state, self._owner, options, played)
        return "" if claim is None else DIFFERENCES.text(claim)

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's bonuses line by line, then its circles."""
        sheet = view.sheets[seat]
        lines = [EndLine(messages.line_name(line), BONUSES[line], "bonus") for line in sheet.completed]
        circles = sum(sheet.circles)
        text = sentence(messages.CONTEXT, CIRCLES_DRAWN, {}, count=circles)
        return [*lines, EndLine(text, circles, "circles")]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's bonuses, circles and points."""
        return score_table_of(view)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the most circles at once or the first bonus; alone the grade of the score."""
        return messages.friendly_fact([to_plain(event) for event in events], names)

    def solo_scale(self) -> SoloScale:
        """Return the scores above which playing alone went well."""
        return messages.solo_scale()
