"""The view model of Ryzyk-Fizyk, with everything that its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth
from stolik.games.ryzyk_fizyk.ai.claims import difference
from stolik.games.ryzyk_fizyk.ai.valuation import roll_bust_chance
from stolik.games.ryzyk_fizyk.rules.dice import DICE
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
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui import messages, voice
from stolik.games.ryzyk_fizyk.ui.printed import score_table_of
from stolik.games.ryzyk_fizyk.ui.voice import DIFFERENCES, PRAISE, Moment
from stolik.models.dice_view_model import ChosenDiceViewModel, changed_dice
from stolik.models.dice_voice import ActRow, Banner, Chance
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.RyzykFizyk"
QML_IMPORT_MAJOR_VERSION = 1


_STRIDE: Final = 10
"""The points that are added per step when an account is counted at the end."""

_TRACK: Final = 110
"""The lowest account at which the race track may end."""

_MOVES: Final[Mapping[str, Move]] = {"roll": Roll(), "bank": Bank()}
_LISTED: Final = 4
"""How many options *More* has room for."""

_LOSSES: Final = (PointsLost, AccountZeroed, PlayerOut)


class AccountRow(NamedTuple):
    """A seat's account, its ``reach`` with the turn's points, and the ``mark`` on its card."""

    seat: int
    account: int
    reach: int
    active: bool
    waiting: bool
    out: bool
    mark: str
    words: str


@QmlElement
@QmlUncreatable("The table makes it.")
class RyzykFizykViewModel(ChosenDiceViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the accounts and the dice as rows."""

    praises = PRAISE

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(DICE, GAME, Keep, _MOVES, parent)
        self.diceChanged.connect(self.changed)
        self._accounts: RowsModel[AccountRow] = RowsModel(AccountRow, self)
        self._earlier = 0

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def accounts(self) -> RowsModel[AccountRow]:
        return self._accounts

    @Property(int, notify=changed)
    def adds(self) -> int:
        return sum(self.choice())

    @Property(int, notify=changed)
    def earlier(self) -> int:
        return self._earlier

    @Property(int, notify=changed)
    def account(self) -> int:
        return self._state.accounts[self._state.turn] if self._state else 0

    @Property(int, notify=changed)
    def trackEnd(self) -> int:
        furthest = max([row.reach for row in self._accounts.rows], default=0)
        return max(_TRACK, -(-(furthest + 4) // _STRIDE) * _STRIDE)

    @Property(bool, notify=changed)
    def allAside(self) -> bool:
        return self._state is not None and len(self._state.kept) == DICE

    # ------------------------------------------------------------------ the moment in words

    def _moment(self) -> Moment:
        mine, chosen, is_open = self._mine is not None, tuple(self.choice()), self._asked is None
        return Moment(self._state, self._prospect, self._names, mine, self._live, chosen, is_open)

    def line_text(self) -> str:
        return voice.line(self._moment())

    def act_rows(self) -> Sequence[ActRow]:
        return voice.acts(self._moment())

    def chance(self) -> Chance | None:
        return voice.chance(self._moment())

    def banner(self, event: Event | None) -> Banner | None:
        return voice.banner(event, self._names)

    def end_text(self) -> str:
        return messages.end_reason(self._state)

    def choice_text(self) -> str:
        return voice.chosen_text(self.choice(), self._prospect.points)

    def is_lost(self) -> bool:
        return isinstance(self._event, _LOSSES)

    # ------------------------------------------------------------------ choosing

    def counts(self, face: int) -> Sequence[int]:
        return voice.counts(self._state, face) if self._state else ()

    def loss_risk(self, state: State) -> float:
        return roll_bust_chance(state)

    # ------------------------------------------------------------------ the table's face

    def set_further_rows(self) -> None:
        state, moment = self._state, self._moment()
        # Banked points stay beside the tray until the next turn starts.
        if state.points or state.phase == "decide":
            self._earlier = max(0, state.points - sum(state.kept))
        self._accounts.set_rows(
            [
                AccountRow(
                    seat,
                    account,
                    account + (self._prospect.points if seat == state.turn else 0),
                    seat == state.turn and state.phase != "over",
                    seat in state.last_turns,
                    seat in state.out,
                    voice.seat_mark(state, seat),
                    voice.account_words(moment, seat),
                )
                for seat, account in enumerate(state.accounts)
            ]
        )

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        if before is None:
            self.show(view, None, None)
            return ()
        self.show(before, None, None)
        dice, accounts = self._dice.rows, self._accounts.rows
        self.show(view, event, None)
        changed = [
            f"account:{now.seat}"
            for was, now in zip(accounts, self._accounts.rows, strict=True)
            if (was.account, was.out) != (now.account, now.out)
        ]
        return (*changed_dice(dice, self._dice.rows), *changed)

    def score_text(self, view: State, seat: Seat) -> str:
        return messages.points_text(view.accounts[seat])

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        state = self._state
        return voice.answers(state, self._prospect or state, names) if state else ()

    def prompt(self, names: Sequence[str]) -> str:
        if self._state is None or self.expects_more:
            return ""
        told = voice.options_text(self._state, names)
        return f"{told} {self.choice_text()}" if self._chosen else told

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return voice.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        turns = (
            PointsBanked | PointsLost | AccountZeroed | PlayerOut | SixOfAKind | LastTurnsBegan | GameEnded
        )
        return isinstance(event, turns)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        return messages.advice(to_plain(advice.move), advice.value, advice.facts, among)

    def options_worth(self, options: Sequence[Any]) -> Sequence[OptionWorth]:
        """Return the options of a hint; after a roll they include banking at once, as the button does."""
        banks = [each for each in options if "bank" in each.facts]
        if not banks:
            return super().options_worth(options)
        best = max(banks, key=lambda option: option.facts["bank"])
        # Setting these dice aside without risk means banking them, so it isn't listed twice.
        others = [each for each in options if each is not best or each.facts["lost"]]
        better = [each for each in others if each.value > best.facts["bank"]]
        at = min(len(better), _LISTED - 1)
        bank = Advice(Bank(), best.facts["bank"], {"lost": 0.0})
        return super().options_worth([*others[:at], bank, *others[at:]])

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        if self._state is None or not options:
            return ()
        return (voice.hint_step(self._state, self._places.free, options, self.choice()),)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        claim = None if self._state is None else difference(self._state, options, played)
        return "" if claim is None else DIFFERENCES.text(claim)

    def show_odds(self, odds: Any) -> None:
        """Change nothing, because the chance that matters is always shown beside the dice."""

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        account = view.accounts[seat]
        return [
            EndLine(str(min(account, at + _STRIDE)), min(_STRIDE, account - at), "points")
            for at in range(0, account, _STRIDE)
        ]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        return score_table_of(view, names)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return messages.friendly_fact([to_plain(event) for event in events], names)
