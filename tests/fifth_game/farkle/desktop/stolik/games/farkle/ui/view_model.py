"""The view model of Farkle, which its ``Table.qml`` draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, translated
from stolik.engine.score_card import Column, ScoreTable
from stolik.engine.view_model import EndLine, HintStep, OptionWorth
from stolik.games.farkle.ai.valuation import next_roll
from stolik.games.farkle.rules.events import Event, GameEnded, PointsBanked, PointsLost
from stolik.games.farkle.rules.moves import Bank, Keep, Roll
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import DICE, SINGLE, State
from stolik.games.farkle.ui import messages
from stolik.models.dice_view_model import ChosenDiceViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Farkle"
QML_IMPORT_MAJOR_VERSION = 1

ACCOUNT: Final = N_("farkle", "Account")


@QmlElement
@QmlUncreatable("The table makes it.")
class FarkleViewModel(ChosenDiceViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Knows which dice score."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(DICE, GAME, Keep, {"roll": Roll(), "bank": Bank()}, parent)
        self.diceChanged.connect(self.changed)

    def counts(self, face: int) -> Sequence[int]:
        """Return the numbers of dice with a face that score."""
        rolled = self._state.rolled.count(face) if self._state else 0
        return range(1, rolled + 1) if face in SINGLE else range(3, rolled + 1, 3)

    def loss_risk(self, state: State) -> float:
        """Return the chance that no die of the next roll scores."""
        return 1 - next_roll(state.dice_to_roll)[0]

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the seat's account."""
        return messages.points_text(view.accounts[seat])

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence of an event for the log."""
        return messages.event(to_plain(event), names)

    def matters(self, event: Event) -> bool:
        """Return whether points were banked or lost, or the game ended."""
        return isinstance(event, PointsBanked | PointsLost | GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        """Return an option and its worth in plain words."""
        return messages.advice(to_plain(advice.move), advice.value)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option and its worth."""
        return (HintStep(self.option_worth(options[0]).text),)

    def show_odds(self, odds: Any) -> None:
        """Do nothing: the chance is shown beside the dice all the time."""

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's account in one line."""
        return [EndLine(self.score_text(view, seat), view.accounts[seat])]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's account for the score card."""
        accounts = tuple(map(str, view.accounts))
        return ScoreTable((Column(translated(messages.CONTEXT, ACCOUNT), accounts, strong=True),))

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the best turn of the game."""
        return messages.friendly_fact([to_plain(event) for event in events], names)
