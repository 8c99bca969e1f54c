"""What turns have in common in all games: who may move, how a turn passes on, and who starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias, get_args

from stolik.engine.game import TABLE, Rejection, Seat, Value

Starter: TypeAlias = Literal["youngest", "drawn"] | int
"""The option that says who starts: the youngest player, one drawn by lot, or a seat."""

Reckoner: TypeAlias = Literal["valuation", "bots", "claims", "analysis", "explorer"]
"""The parts of a game that take its options into account."""

RECKONERS: Final[tuple[Reckoner, ...]] = get_args(Reckoner)

Unreckoned: TypeAlias = Mapping[str, Mapping[Reckoner, str]]
"""For each option, the parts that it doesn't affect, with the reason."""

STARTER_UNRECKONED: Final[Unreckoned] = {
    "starter": dict.fromkeys(RECKONERS, "a position tells whose turn it is")
}


@dataclass(frozen=True, slots=True)
class TurnBegan(Value):
    """The next seat's turn began."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """The game ended."""

    kind: Literal["game_ended"] = "game_ended"


def mover_fault(is_over: bool, seat: Seat, is_table_move: bool) -> Rejection | None:
    """Return why this seat can never make a move of this sort, or ``None``.

    ``is_over`` tells whether the game has ended; ``seat`` wants to move; ``is_table_move`` tells whether the
    move is one of chance or time, which only ``TABLE`` makes.

    >>> mover_fault(False, 0, True).code
    'move_of_another'
    """
    if is_over:
        return Rejection("game_over")
    return Rejection("move_of_another") if is_table_move != (seat == TABLE) else None


def turn_fault(actors: tuple[Seat, ...], seat: Seat, on_turn: Seat) -> Rejection | None:
    """Return why the seat can't move now, or ``None`` if it is its turn.

    ``actors`` is what the game's ``to_act`` returns; the refusal names ``on_turn``.

    >>> turn_fault((1,), 0, 1).facts
    {'seat': 1}
    """
    return None if actors == (seat,) else Rejection("not_your_turn", {"seat": on_turn})


def starter_of(
    drawn_by_rules: bool, options: Value, ages: Sequence[int | None], rng: Random | None = None
) -> Seat | None:
    """Return who starts: the seat named by the options, one drawn by ``rng``, or the youngest.

    The result is ``None`` if the starter is ``drawn_by_rules``, as the game's label says. Without ``rng`` the
    youngest starts where one would be drawn.
    """
    if drawn_by_rules:
        return None
    chosen = getattr(options, "starter", None)
    if isinstance(chosen, int):
        return chosen
    return rng.randrange(len(ages)) if chosen == "drawn" and rng is not None else youngest(ages)


def youngest(ages: Sequence[int | None]) -> Seat:
    """Return the youngest player's seat, the first among equals; seat 0 if an age isn't known.

    ``ages`` holds years, by seat.

    >>> youngest([40, 8, 8])
    1
    >>> youngest([40, None, 8])
    0
    """
    known = [age for age in ages if age is not None]
    return ages.index(min(known)) if known and len(known) == len(ages) else 0
