"""What all dice games share: chance is a roll of the dice, nothing is secret, and values hold for a turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from stolik.engine.coaching.seat_values import Valued, Values, won_shares
from stolik.engine.dice import Roll, Rolled, count_fault, face_fault, roll_chances, roll_dice
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.turns import mover_fault, turn_fault

StateT = TypeVar("StateT")
SeatMoveT = TypeVar("SeatMoveT", bound=Value)
EventT = TypeVar("EventT", bound=Value)


class TurnState(Protocol):
    """What the state of a game played in turns has: who is on turn, and the phase of the turn.

    In the phase ``rolling`` the dice are in the air, in ``over`` the game has ended.
    """

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is, from 0 on."""
        ...

    @property
    def phase(self) -> str:
        """What is to be done now, by a word of the game's own."""
        ...


TurnStateT = TypeVar("TurnStateT", bound=TurnState)


class DiceGame(ABC, Generic[StateT, EventT]):
    """A game in which the table's one move is ``Rolled``, and everybody sees everything."""

    @abstractmethod
    def dice_to_roll(self, state: StateT) -> int:
        """Return the number of dice that the next roll takes.

        In ``state`` the dice are in the air, or are to be rolled next.
        """

    def chance(self, state: StateT, rng: Random) -> Any:
        """Return the dice of the next roll, rolled.

        ``rng`` is used for nothing else.
        """
        return roll_dice(self.dice_to_roll(state), rng)

    def irrevocable(self, move: Value) -> bool:
        """Return whether the move shows chance: taking the dice, or what they show."""
        return isinstance(move, Roll | Rolled)

    def view(self, state: StateT, seat: Seat | None) -> StateT:
        """Return the state as it is: nothing in this game is secret."""
        return state

    def redact(self, event: EventT, seat: Seat | None) -> EventT:
        """Return the event as it is: nothing in this game is secret."""
        return event


class RollAndKeepGame(DiceGame[TurnStateT, EventT], Generic[TurnStateT, SeatMoveT, EventT]):
    """A dice game played in turns: roll, set dice aside, and roll on or stop."""

    def to_act(self, state: TurnStateT) -> tuple[Seat, ...]:
        """Return the seat on turn, the table while dice are in the air, nobody when the game is over."""
        if state.phase == "rolling":
            return (TABLE,)
        return () if state.phase == "over" else (state.turn,)

    def roller(self, state: TurnStateT) -> Seat:
        """Return the seat whose roll is due, or is the next one."""
        return state.turn

    def check(self, state: TurnStateT, seat: Seat, move: SeatMoveT | Rolled) -> Rejection | None:
        """Return why the move is refused, or ``None``."""
        fault = mover_fault(state.phase == "over", seat, isinstance(move, Rolled))
        fault = fault or turn_fault(self.to_act(state), seat, state.turn)
        if fault is not None:
            return fault
        if isinstance(move, Rolled):
            return face_fault(move.dice) or count_fault(len(move.dice), self.dice_to_roll(state))
        return self.check_choice(state, move)

    @abstractmethod
    def check_choice(self, state: TurnStateT, move: SeatMoveT) -> Rejection | None:
        """Return why a move of the seat on turn is refused, or ``None``.

        The seat is known to be on turn, and the move isn't ``Rolled``.
        """


class TurnValues(Protocol):
    """The values of every seat during one turn."""

    def options(self, state: Any) -> list[Valued]:
        """Return every option of the seat on turn, best first."""
        ...

    def before_roll(self, state: Any) -> Values:
        """Return the mean of the values after the roll that a state is about to see."""
        ...

    def after_roll(self, state: Any, dice: tuple[int, ...]) -> Values:
        """Return the values after the dice fell, ascending, at a state that is to roll them."""
        ...


class RollAndKeepValues(ABC):
    """The `SeatValues` of a game of rolling and keeping, from those of its turns."""

    def __init__(self, game: RollAndKeepGame[Any, Any, Any]) -> None:
        self._game: Any = game

    @abstractmethod
    def turn(self, state: Any) -> TurnValues:
        """Return the values during the turn to which a state belongs."""

    @abstractmethod
    def exact(self, state: Any) -> bool:
        """Return whether the values at this state are exact, not estimated."""

    def values(self, state: Any) -> Values:
        """Return the chance of every seat to win; at the end the shares of the win."""
        if state.phase == "over":
            return won_shares(self._game.standings(state))
        turn = self.turn(state)
        return turn.before_roll(state) if state.phase == "rolling" else turn.options(state)[0].values

    def options(self, state: Any, seat: Seat) -> list[Valued]:
        """Return every legal option of the seat, which is on turn, best first."""
        return self.turn(state).options(state)

    def outcomes(self, state: Any) -> Sequence[tuple[Rolled, float]]:
        """Return every roll of the dice with its chance."""
        return roll_chances(self._game.dice_to_roll(state))

    def after(self, state: Any, move: Rolled) -> Values:
        """Return the values after the dice fell, by the estimate of the turn."""
        return self.turn(state).after_roll(state, tuple(sorted(move.dice)))
