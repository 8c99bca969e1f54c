"""What turns have in common in all games: who may move, how a turn passes on, and who may start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from stolik.engine.game import TABLE, Rejection, Seat, Value

Starter: TypeAlias = Literal["youngest", "drawn"] | int
"""The option of who starts: the youngest player, one drawn by lot, or a seat."""

Reckoner: TypeAlias = Literal["valuation", "bots", "claims", "analysis", "explorer"]
"""What reckons with the options of a game."""

RECKONERS: Final[tuple[Reckoner, ...]] = get_args(Reckoner)

Unreckoned: TypeAlias = Mapping[str, Mapping[Reckoner, str]]
"""By option, what it doesn't matter to, with the reason."""

STARTER_UNRECKONED: Final[Unreckoned] = {
    "starter": dict.fromkeys(RECKONERS, "a position tells whose turn it is")
}


@dataclass(frozen=True, slots=True)
class TurnBegan(Value):
    """The next seat is on turn."""

    seat: Seat
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class GameEnded(Value):
    """The game is over."""

    kind: Literal["game_ended"] = "game_ended"


def mover_fault(is_over: bool, seat: Seat, is_table_move: bool) -> Rejection | None:
    """Return why this seat can't make a move of this sort in any turn, or ``None``.

    ``is_table_move`` tells whether the move is one of chance or time, which ``TABLE`` makes and nobody else.

    ``is_over`` tells whether the game has ended; ``seat`` wants to make the move.

    >>> mover_fault(False, 0, True).code
    'move_of_another'
    """
    if is_over:
        return Rejection("game_over")
    return Rejection("move_of_another") if is_table_move != (seat == TABLE) else None


def turn_fault(actors: tuple[Seat, ...], seat: Seat, on_turn: Seat) -> Rejection | None:
    """Return why the seat can't move now, or ``None`` where it is the one that must.

    ``actors`` is the game's ``to_act``; the refusal names ``on_turn``.

    >>> turn_fault((1,), 0, 1).facts
    {'seat': 1}
    """
    return None if actors == (seat,) else Rejection("not_your_turn", {"seat": on_turn})
