"""The view model of Ryzyk-Fizyk: what its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.dice import FACES
from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep
from stolik.games.ryzyk_fizyk.ai.valuation import roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.dice import DICE, GROUP
from stolik.games.ryzyk_fizyk.rules.events import (
    AccountZeroed,
    Event,
    GameEnded,
    LastTurnsBegan,
    PlayerOut,
    PointsBanked,
    PointsLost,
    SixOfAKind,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import TRIES, State
from stolik.games.ryzyk_fizyk.ui import messages, spoken_text
from stolik.games.ryzyk_fizyk.ui.hint_reasons import hint_step
from stolik.games.ryzyk_fizyk.ui.score_card import score_table_of
from stolik.hotseat.dice_rows import DiceRows, DieAvailability, DieRow, changed_dice
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel
from stolik.models.translation import paragraph_of, reason_text

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.RyzykFizyk"
QML_IMPORT_MAJOR_VERSION = 1


_STRIDE: Final = 10
"""The points of a step in which the end counts an account."""


_TRACK: Final = 110
"""The race track goes at least so far."""

_MOVES: Final[Mapping[str, Move]] = {"roll": Roll(), "bank": Bank()}


@QmlElement
@QmlUncreatable("The table makes it.")
class RyzykFizykViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the dice and the accounts as rows, the dice chosen so far, and what can be done with them.

    ``dice``: six rows, see ``DiceRows``. ``accounts``: a row a seat; ``reach`` is the account with the
    turn's points. Choosing is free: nothing is set aside before the turn goes on, so most of what is told
    here is of the *prospect*, the position that setting the chosen dice aside would make.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dice = DiceRows(DICE)
        self._dice_rows = RowsModel(DieRow, self)
        self._accounts = RowsModel(("seat", "account", "reach", "active", "waiting", "out"), self)
        self._state: State | None = None
        self._prospect: State | None = None
        self._mine: Seat | None = None
        self._chosen: set[int] = set()
        self._expects_more = False

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel[DieRow]:
        return self._dice_rows

    @Property(RowsModel, constant=True)
    def accounts(self) -> RowsModel:
        return self._accounts

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._state.phase if self._state else ""

    @Property(int, notify=changed)
    def turn(self) -> int:
        return self._state.turn if self._state else -1

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        """Whether a person may act on the screen now."""
        return self._mine is not None

    @Property(int, notify=changed)
    def points(self) -> int:
        """The turn's points without the dice chosen."""
        return self._state.points if self._state else 0

    @Property(int, notify=changed)
    def adds(self) -> int:
        """What the dice chosen add to the turn's points."""
        return sum(self._faces())

    @Property(int, notify=changed)
    def bankPoints(self) -> int:
        """The turn's points with the dice chosen."""
        return self._prospect.points if self._prospect else 0

    @Property(int, notify=changed)
    def chosenCount(self) -> int:
        return len(self._chosen)

    @Property(bool, notify=changed)
    def allChosen(self) -> bool:
        """Whether all dice that can be set aside are chosen."""
        return bool(self._chosen) and self._chosen == self._every()

    @Property(str, notify=changed)
    def endReason(self) -> str:
        """Why the game has ended, in one sentence; empty before."""
        return messages.end_reason(self._state) if self._state else ""

    @Property(int, notify=changed)
    def account(self) -> int:
        """The account of the seat on turn."""
        return self._state.accounts[self._state.turn] if self._state else 0

    @Property(int, notify=changed)
    def bestOther(self) -> int:
        """The best account of the others that are still in the game."""
        state = self._state
        if state is None:
            return 0
        return max(
            (a for seat, a in enumerate(state.accounts) if seat != state.turn and seat not in state.out),
            default=0,
        )

    @Property(int, notify=changed)
    def keptCount(self) -> int:
        """How many dice are set aside, those chosen among them."""
        return len(self._prospect.kept) if self._prospect else 0

    @Property(int, notify=changed)
    def diceToRoll(self) -> int:
        return self._prospect.dice_to_roll if self._prospect else DICE

    @Property(bool, notify=changed)
    def canRoll(self) -> bool:
        return self._allows(Roll())

    @Property(bool, notify=changed)
    def canBank(self) -> bool:
        return self._allows(Bank())

    @Property(float, notify=changed)
    def lossChance(self) -> float:
        """The exact chance that the next roll or the tries lose the points; -1 where no roll follows."""
        return roll_bust_chance(self._prospect) if self._prospect and self._allows(Roll()) else -1.0

    @Property(int, notify=changed)
    def tryNumber(self) -> int:
        """The number of the try of the sixth die that comes next, 0 where there is none."""
        state = self._prospect
        return state.tried + 1 if state and state.trying and state.tried < TRIES else 0

    @Property(bool, notify=changed)
    def mustRollOn(self) -> bool:
        """Whether all six are set aside and the table has the rule to roll them again."""
        state = self._prospect
        return bool(state and state.options.must_roll_on and len(state.kept) == DICE)

    @Property(bool, notify=changed)
    def lastTurn(self) -> bool:
        """Whether this turn is the player's last one."""
        return bool(self._state and self._state.last_turns)

    @Property(int, notify=changed)
    def trackEnd(self) -> int:
        """How far the race track goes: past 100, and past the leader."""
        furthest: int = max([row["reach"] for row in self._accounts.rows], default=0)
        return max(_TRACK, -(-(furthest + 4) // _STRIDE) * _STRIDE)

    # ------------------------------------------------------------------ choosing

    @Slot(bool)
    def expectMore(self, more: bool) -> None:
        """Note whether the press that sets dice aside rolls or banks next: nothing is chosen between."""
        self._expects_more = more

    @Slot(int, result=bool)
    def toggle(self, die: int) -> bool:
        """Choose a die with its group, take one out again or add it; false where it can't be set aside.

        The first click takes all of the face, later ones go die by die: so whatever is chosen can be set
        aside, and a die that would be left alone goes with the other.
        """
        face = self._dice.face_of(die)
        free, least = self._dice.free(face), self._least(face)
        if die not in free or len(free) < least:
            return False
        chosen = self._chosen.intersection(free)
        if not chosen:
            chosen = set(free)
        elif die not in chosen:
            chosen.add(die)
        else:
            chosen.remove(die)
        return self._choose(face, chosen)

    @Slot(int, result=bool)
    def toggleFace(self, face: int) -> bool:
        """Choose all dice of a face, then one less each time, then none; false where none fits."""
        free, least = self._dice.free(face), self._least(face)
        if not free or len(free) < least:
            return False
        count = len(self._chosen.intersection(free))
        return self._choose(face, set(free[: count - 1] if count else free))

    @Slot(result=bool)
    def chooseAll(self) -> bool:
        """Choose every die that can be set aside; where all are chosen, none."""
        state = self._state
        if state is None or self._mine is None or state.phase != "keep":
            return False
        every = self._every()
        self._chosen = set() if self._chosen == every else every
        self._refresh(state)
        self._tell_choice()
        return True

    @Slot(str, result="QVariantMap")
    def whyNot(self, kind: str) -> dict[str, str]:
        """Return why the turn can't go on so after the choice: the sentence, and the help's paragraph."""
        state = self._prospect
        rejection = GAME.check(state, state.turn, _MOVES[kind]) if state else None
        if not isinstance(rejection, Rejection):
            return {}
        game = "ryzyk_fizyk"
        return {"sentence": reason_text(game, rejection), "paragraph": paragraph_of(game, rejection)}

    @Slot(result="QVariantList")
    def choice(self) -> list[int]:
        """Return the faces of the dice chosen, ascending."""
        return self._faces()

    @Slot()
    def settleChoice(self) -> None:
        """Let the dice chosen be those that go, which are the first of their faces; it isn't seen."""
        self._chosen = self._dice.settle(self._chosen)
        if self._state is not None:
            self._refresh(self._state)

    @Slot(result="QVariantList")
    def offers(self) -> list[dict[str, Any]]:
        """Return what each face that can be set aside would add: its dice in a row, and their sum."""
        state = self._state
        if state is None or self._mine is None or state.phase != "keep":
            return []
        free = {face: len(self._dice.free(face)) for face in FACES if self._can_choose(face)}
        return [
            {"dice": " ".join([str(face)] * count), "points": face * count}
            for face, count in free.items()
            if count
        ]

    def _choose(self, face: int, dice: set[int]) -> bool:
        if self._state is None or self._mine is None or self._state.phase != "keep":
            return False
        if len(dice) < self._least(face):
            dice = set()
        self._chosen = self._chosen.difference(self._dice.free(face)) | dice
        self._refresh(self._state)
        self._tell_choice()
        return True

    def _tell_choice(self) -> None:
        """Tell a listener which dice are chosen, and what the turn is worth with them."""
        self.told.emit(self._choice_text())

    def _choice_text(self) -> str:
        points = self._prospect.points if self._prospect else 0
        return spoken_text.chosen_text(self._faces(), points)

    def _least(self, face: int) -> int:
        """Return the fewest dice of a face that can be set aside."""
        return 1 if self._state and face in self._state.kept else GROUP

    def _can_choose(self, face: int) -> bool:
        return len(self._dice.free(face)) >= self._least(face)

    def _faces(self) -> list[int]:
        return sorted(map(self._dice.face_of, self._chosen))

    def _allows(self, move: Move) -> bool:
        state = self._prospect
        return bool(state and state.phase == "decide" and GAME.check(state, state.turn, move) is None)

    # ------------------------------------------------------------------ the table's face

    def trace(self, before: Iterable[State]) -> None:
        """Take note of the states that led to the one that is shown next, newest first."""
        self._dice.trace(before)

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Set the models to a view; what was chosen stays only while nothing has changed."""
        same = view is self._state and mine == self._mine
        self._state, self._mine = view, mine
        self._dice.show(view)
        if not same:
            self._chosen = self._chosen_at_first(view)
        self._refresh(view)

    def choose_anew(self) -> None:
        """Choose every die that can be set aside."""
        if self._state is not None:
            self._chosen = self._chosen_at_first(self._state)
            self._refresh(self._state)

    def _chosen_at_first(self, view: State) -> set[int]:
        # However many groups there are, they are chosen alike; what shall be rolled again is taken out.
        return self._every() if self._mine is not None and view.phase == "keep" else set()

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        """Set the models to an earlier moment, and return which dice and accounts have changed with it."""
        if before is None:
            self.show(view, None, None)
            return ()
        self.show(before, None, None)
        dice, accounts = self._dice_rows.rows, self._accounts.rows
        self.show(view, event, None)
        changed = [
            f"account:{now['seat']}"
            for was, now in zip(accounts, self._accounts.rows, strict=True)
            if (was["account"], was["out"]) != (now["account"], now["out"])
        ]
        lost = ("lost",) if isinstance(event, PointsLost | AccountZeroed | PlayerOut) else ()
        return (*changed_dice(dice, self._dice_rows.rows), *changed, *lost)

    def _every(self) -> set[int]:
        """Return all dice that can be set aside."""
        return {die for face in FACES if self._can_choose(face) for die in self._dice.free(face)}

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the seat's account."""
        return messages.points_text(view.accounts[seat])

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        state = self._state
        return spoken_text.answers(state, self._prospect or state, names) if state else ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return what the player on turn can choose from, and which dice are chosen beforehand."""
        if self._state is None or self._expects_more:
            return ""
        told = spoken_text.options_text(self._state, names)
        return f"{told} {self._choice_text()}" if self._chosen else told

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return a turn in one sentence."""
        return spoken_text.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        """Return whether points went to an account or were lost, or the game took a turn."""
        turns = (
            PointsBanked | PointsLost | AccountZeroed | PlayerOut | SixOfAKind | LastTurnsBegan | GameEnded
        )
        return isinstance(event, turns)

    def advice_text(self, advice: Any) -> str:
        return messages.advice(to_plain(advice.move), advice.value, advice.facts)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option's reason, and what lights up for it."""
        if self._state is None or not options:
            return ()
        return (hint_step(self._state, self._dice.free, options),)

    def show_odds(self, odds: Any) -> None:
        """Leave everything as it is: the chance that matters stands beside the dice all the time."""

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's account in steps, as its marker ran."""
        account = view.accounts[seat]
        return [
            EndLine(str(min(account, at + _STRIDE)), min(_STRIDE, account - at), "points")
            for at in range(0, account, _STRIDE)
        ]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's account, and who won or lost in another way than by points."""
        return score_table_of(view, names)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the best turn of the game, or the boldest roll."""
        return messages.friendly_fact([to_plain(event) for event in events], names)

    # ------------------------------------------------------------------ rows

    def _refresh(self, state: State) -> None:
        """Say everything that the state and the choice say."""
        choosing = state.phase == "keep" and self._mine is not None
        self._prospect = state
        if choosing and self._chosen:
            self._prospect = GAME.apply(state, state.turn, Keep(tuple(self._faces())))[0].state

        def availability(die: int, face: int) -> DieAvailability:
            if not choosing:
                return DieAvailability()
            fits = self._can_choose(face)
            return DieAvailability(fits, die in self._chosen, "" if fits else "alone")

        self._dice_rows.set_rows(self._dice.rows(availability))
        self._accounts.set_rows(
            [
                {
                    "seat": seat,
                    "account": account,
                    "reach": account + (self._prospect.points if seat == state.turn else 0),
                    "active": seat == state.turn and state.phase != "over",
                    "waiting": seat in state.last_turns,
                    "out": seat in state.out,
                }
                for seat, account in enumerate(state.accounts)
            ]
        )
        self.changed.emit()
