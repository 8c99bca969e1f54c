"""The view model of Farkle: what its ``Table.qml`` draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.engine.score_card import Column, ScoreTable
from stolik.engine.view_model import EndLine, HintStep
from stolik.games.farkle.ai.valuation import next_roll
from stolik.games.farkle.rules.events import Event, GameEnded, PointsBanked, PointsLost
from stolik.games.farkle.rules.moves import Bank, Move, Roll
from stolik.games.farkle.rules.rules import GAME
from stolik.games.farkle.rules.state import DICE, State, score
from stolik.games.farkle.ui import messages
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Farkle"
QML_IMPORT_MAJOR_VERSION = 1

ACCOUNT: Final = QT_TRANSLATE_NOOP("farkle", "Account")


@QmlElement
@QmlUncreatable("The table makes it.")
class FarkleViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The dice as rows, the dice chosen so far, and what can be done with them.

    ``dice``: six rows; ``zone`` is ``kept``, ``free`` or ``hand``. The kept dice come first.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dice = RowsModel(("die", "face", "zone", "chosen"), self)
        self._state: State | None = None
        self._mine: Seat | None = None
        self._chosen: set[int] = set()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel:
        return self._dice

    @Property(int, notify=changed)
    def turn(self) -> int:
        return self._state.turn if self._state else -1

    @Property(bool, notify=changed)
    def choosing(self) -> bool:
        """Whether a person is to choose dice on the screen now."""
        return self._may_choose()

    @Property(int, notify=changed)
    def points(self) -> int:
        """The turn's points, those of the dice chosen included."""
        return (self._state.points if self._state else 0) + (score(self.choice()) or 0)

    @Property(int, notify=changed)
    def diceToRoll(self) -> int:
        return self._state.dice_to_roll if self._state else DICE

    @Property(float, notify=changed)
    def lossChance(self) -> float:
        """The chance from 0 to 1 that the next roll loses the turn's points."""
        return 1 - next_roll(self._state.dice_to_roll)[0] if self._state else 0.0

    @Property(bool, notify=changed)
    def canRoll(self) -> bool:
        return self._allows(Roll())

    @Property(bool, notify=changed)
    def canBank(self) -> bool:
        return self._allows(Bank())

    @Slot(int)
    def toggle(self, die: int) -> None:
        """Choose a free die, or take it out of the choice again."""
        if self._may_choose() and self._dice.at(die).get("zone") == "free":
            self._chosen ^= {die}
            self._refresh()

    @Slot(result="QVariantList")
    def choice(self) -> list[int]:
        """Return the faces of the dice chosen."""
        return [self._dice.at(die)["face"] for die in sorted(self._chosen)]

    def _may_choose(self) -> bool:
        return bool(self._state and self._mine is not None and self._state.phase == "keep")

    def _allows(self, move: Move) -> bool:
        state = self._state
        return bool(state and self._mine is not None and GAME.check(state, state.turn, move) is None)

    # ------------------------------------------------------------------ what the table asks

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Set the models to a view; what was chosen stays only while nothing has changed."""
        if view is not self._state or mine != self._mine:
            self._chosen = set()
        self._state, self._mine = view, mine
        self._refresh()

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the seat's account."""
        return messages.points_text(view.accounts[seat])

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """Return the sentence of an event for the log."""
        return messages.event(to_plain(event), names)

    def matters(self, event: Event) -> bool:
        """Return whether points were banked or lost, or the game ended."""
        return isinstance(event, PointsBanked | PointsLost | GameEnded)

    def advice_text(self, advice: Any) -> str:
        """Return an option and its worth in plain words."""
        return messages.advice(to_plain(advice.move), advice.value)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option and its worth."""
        return (HintStep(self.advice_text(options[0])),)

    def show_odds(self, odds: Any) -> None:
        """Leave everything as it is: the chance stands beside the dice all the time."""

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

    def _refresh(self) -> None:
        if self._state is None:
            return
        lying = [
            *((face, "kept") for face in self._state.kept),
            *((face, "free") for face in self._state.rolled),
        ]
        lying += [(0, "hand")] * (DICE - len(lying))
        self._dice.set_rows(
            [
                {"die": die, "face": face, "zone": zone, "chosen": die in self._chosen}
                for die, (face, zone) in enumerate(lying)
            ]
        )
        self.changed.emit()
