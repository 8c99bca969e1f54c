"""Six-sided dice: how they are rolled, and the moves and events around a roll that games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import Final, Literal

from stolik.engine.game import Rejection, Seat, Value

FACES: Final = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Take the dice that are to be rolled into the hand and throw them."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Rolled(Value):
    """The table's move: the dice as they fell, in any order."""

    dice: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class RollBegan(Value):
    """A seat took dice into the hand; ``dice`` is their number."""

    seat: Seat
    dice: int
    kind: Literal["roll_began"] = "roll_began"


@dataclass(frozen=True, slots=True)
class DiceRolled(Value):
    """The dice fell; they are ascending."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["dice_rolled"] = "dice_rolled"


def roll_dice(count: int, rng: Random) -> Rolled:
    """Return ``count`` dice, rolled.

    ``count`` is at least 0; ``rng`` gives each of the six faces the same chance.
    """
    return Rolled(tuple(rng.choices(FACES, k=count)))


def roll_ways(count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every roll of ``count`` dice, ascending, with the number of ways in which it falls.

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
    """Return every roll of ``count`` dice, ascending, with its chance; 1,287 rolls of eight dice.

    >>> len(roll_chances(2)), roll_chances(2)[1]
    (21, (Rolled(dice=(1, 2), kind='rolled'), 0.05555555555555555))
    """
    return tuple([(Rolled(dice), ways / len(FACES) ** count) for dice, ways in roll_ways(count)])


def face_fault(dice: Iterable[int]) -> Rejection | None:
    """Return why dice can't have fallen so, or ``None`` where each shows one of the six faces.

    >>> face_fault([1, 6]) is None
    True
    >>> face_fault([0]).code
    'no_such_face'
    """
    return Rejection("no_such_face") if any(face not in FACES for face in dice) else None


def count_fault(given: int, wanted: int) -> Rejection | None:
    """Return why ``given`` dice can't have been rolled, or ``None`` where it is the number wanted.

    ``given`` and ``wanted`` are numbers of dice; the facts of the refusal name both.

    >>> count_fault(7, 8).facts
    {'dice': 8, 'given': 7}
    """
    return None if given == wanted else Rejection("wrong_number_of_dice", {"dice": wanted, "given": given})
