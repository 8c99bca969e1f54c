"""Six-sided dice: how they are rolled, and the moves and events of rolling that games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from stolik.engine.coaching.seat_values import Valued, Values, won_shares
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.turns import mover_fault, turn_fault

FACES: Final = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """A move: pick up the dice to be rolled and throw them."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Rolled(Value):
    """The table's move: the dice that fell, in any order."""

    dice: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """A seat picked up dice; ``dice`` is their number."""

    seat: Seat
    dice: int
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell; ``dice`` is in ascending order."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["dice_rolled"] = "dice_rolled"


def roll_dice(count: int, rng: Random) -> Rolled:
    """Return a roll of ``count`` dice, each face equally likely, drawn with ``rng``."""
    return Rolled(tuple(rng.choices(FACES, k=count)))


def roll_ways(count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every roll of ``count`` dice, each ascending, with the number of ways in which it can fall.

    >>> list(roll_ways(2))[:2]
    [((1, 1), 1), ((1, 2), 2)]
    """
    for dice in combinations_with_replacement(FACES, count):
        ways = factorial(count)
        for equal in Counter(dice).values():
            ways //= factorial(equal)
        yield dice, ways


@cache
def roll_chances(count: int) -> tuple[tuple[Rolled, float], ...]:
    """Return every roll of ``count`` dice, each ascending, with its chance; eight dice have 1,287 rolls.

    >>> len(roll_chances(2)), roll_chances(2)[1]
    (21, (Rolled(dice=(1, 2), kind='rolled'), 0.05555555555555555))
    """
    return tuple([(Rolled(dice), ways / len(FACES) ** count) for dice, ways in roll_ways(count)])


def face_fault(dice: Iterable[int]) -> Rejection | None:
    """Return why dice can't have fallen like this, or ``None`` if each shows one of the six faces.

    >>> face_fault([1, 6]) is None
    True
    >>> face_fault([0]).code
    'no_such_face'
    """
    return Rejection("no_such_face") if any(face not in FACES for face in dice) else None


def count_fault(given: int, wanted: int) -> Rejection | None:
    """Return why ``given`` dice can't have been rolled, or ``None`` if their number is the one ``wanted``.

    >>> count_fault(7, 8).facts
    {'dice': 8, 'given': 7}
    """
    return None if given == wanted else Rejection("wrong_number_of_dice", {"dice": wanted, "given": given})


StateT = TypeVar("StateT")
SeatMoveT = TypeVar("SeatMoveT", bound=Value)
EventT = TypeVar("EventT", bound=Value)


class TurnState(Protocol):
    """The state of a game played in turns: the seat on turn, and the phase of the turn.

    In the phase ``rolling`` the dice are in the air; in ``over`` the game has ended.
    """

    @property
    def turn(self) -> Seat: ...

    @property
    def phase(self) -> str: ...


TurnStateT = TypeVar("TurnStateT", bound=TurnState)


class DiceGame(ABC, Generic[StateT, EventT]):
    """A game without secrets in which the table's only move is ``Rolled``."""

    @abstractmethod
    def dice_to_roll(self, state: StateT) -> int:
        """Return the number of dice in the air, or else in the next roll."""

    def chance(self, state: StateT, rng: Random) -> Any:
        return roll_dice(self.dice_to_roll(state), rng)

    def irrevocable(self, move: Value) -> bool:
        return isinstance(move, Roll | Rolled)

    def view(self, state: StateT, seat: Seat | None) -> StateT:
        return state

    def redact(self, event: EventT, seat: Seat | None) -> EventT:
        return event


class RollAndKeepGame(DiceGame[TurnStateT, EventT], Generic[TurnStateT, SeatMoveT, EventT]):
    """A dice game played in turns: a player rolls, sets dice aside, and rolls on or stops."""

    def to_act(self, state: TurnStateT) -> tuple[Seat, ...]:
        if state.phase == "rolling":
            return (TABLE,)
        return () if state.phase == "over" else (state.turn,)

    def roller(self, state: TurnStateT) -> Seat:
        """Return the seat whose roll is due or comes next."""
        return state.turn

    def check(self, state: TurnStateT, seat: Seat, move: SeatMoveT | Rolled) -> Rejection | None:
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
    """The values of all seats during one turn."""

    def options(self, state: Any) -> list[Valued]:
        """Return all options of the seat on turn, best first."""

    def before_roll(self, state: Any) -> Values:
        """Return the mean of the values after the roll that is due in a state."""

    def after_roll(self, state: Any, dice: tuple[int, ...]) -> Values:
        """Return the values after ``dice``, ascending, have fallen at a state in which they were due."""


class RollAndKeepValues(ABC):
    """The `SeatValues` of a roll-and-keep game, based on the values of its turns."""

    def __init__(self, game: RollAndKeepGame[Any, Any, Any]) -> None:
        self._game: Any = game

    @abstractmethod
    def turn(self, state: Any) -> TurnValues:
        """Return the values during the turn to which a state belongs."""

    @abstractmethod
    def exact(self, state: Any) -> bool:
        """Return whether the values at a state are exact rather than estimated."""

    def values(self, state: Any) -> Values:
        if state.phase == "over":
            return won_shares(self._game.standings(state))
        turn = self.turn(state)
        return turn.before_roll(state) if state.phase == "rolling" else turn.options(state)[0].values

    def options(self, state: Any, seat: Seat) -> list[Valued]:
        return self.turn(state).options(state)

    def outcomes(self, state: Any) -> Sequence[tuple[Rolled, float]]:
        return roll_chances(self._game.dice_to_roll(state))

    def after(self, state: Any, move: Rolled) -> Values:
        return self.turn(state).after_roll(state, tuple(sorted(move.dice)))
