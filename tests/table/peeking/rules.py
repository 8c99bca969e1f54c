"""A tiny game with secrets and a clock: each seat has cards that only it sees, and says a number in turn.

A turn may have several hums before the number. ``Draw`` also ends it, with a card from the pile. Saying 0
ends the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from stolik.engine.game import TABLE, Rejection, Seat, Standing, Step, Value


@dataclass(frozen=True, slots=True)
class Options(Value):
    seconds: int | None = 60


@dataclass(frozen=True, slots=True)
class Hum(Value):
    kind: Literal["hum"] = "hum"


@dataclass(frozen=True, slots=True)
class Say(Value):
    number: int
    kind: Literal["say"] = "say"


@dataclass(frozen=True, slots=True)
class Draw(Value):
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Card(Value):
    card: int
    kind: Literal["card"] = "card"


@dataclass(frozen=True, slots=True)
class TimeUp(Value):
    hums: int = 0
    kind: Literal["time_up"] = "time_up"


@dataclass(frozen=True, slots=True)
class Said(Value):
    seat: Seat
    number: int
    kind: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Drew(Value):
    """``card`` is ``None`` for seats that may not see it."""

    seat: Seat
    card: int | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Late(Value):
    seat: Seat
    kind: Literal["late"] = "late"


@dataclass(frozen=True, slots=True)
class State:
    """A position, or a view of it, where hands that may not be seen are ``None``."""

    hands: tuple[tuple[int, ...] | None, ...]
    turn: Seat = 0
    drawing: bool = False
    over: bool = False
    seconds: int | None = 60


class Peeking:
    options_type = Options
    move_types = (Hum, Say, Draw, Card, TimeUp)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        return State(tuple((10 * seat,) for seat in range(seats)), seconds=options.seconds)

    def turn_seconds(self, state: State) -> int | None:
        return state.seconds

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.over else (TABLE,) if state.drawing else (state.turn,)

    def check(self, state: State, seat: Seat, move: Value) -> Rejection | None:
        late = seat == TABLE and isinstance(move, TimeUp)
        return None if late or seat in self.to_act(state) else Rejection("not_your_turn")

    def apply(self, state: State, seat: Seat, move: Value) -> tuple[Step[Value, State], ...]:
        turn = state.turn
        after = replace(state, turn=(turn + 1) % len(state.hands), drawing=False)
        match move:
            case Hum():
                return (Step(Said(turn, -1), state),)
            case Say(number):
                return (Step(Said(turn, number), replace(after, over=number == 0)),)
            case Draw():
                return (Step(Said(turn, -2), replace(state, drawing=True)),)
            case Card(card):
                hands = tuple(
                    (*hand, card) if at == turn and hand is not None else hand
                    for at, hand in enumerate(state.hands)
                )
                return (Step(Drew(turn, card), replace(after, hands=hands)),)
        return (Step(Late(turn), after),)

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Value]:
        return (Say(7), Draw())

    def chance(self, state: State, rng: Random) -> Value:
        return Card(rng.randint(100, 999))

    def irrevocable(self, move: Value) -> bool:
        return isinstance(move, Draw | Card)

    def view(self, state: State, seat: Seat | None) -> State:
        hands = tuple(hand if at == seat else None for at, hand in enumerate(state.hands))
        return replace(state, hands=hands)

    def redact(self, event: Value, seat: Seat | None) -> Value:
        return replace(event, card=None) if isinstance(event, Drew) and event.seat != seat else event

    def standings(self, state: State) -> tuple[Standing, ...]:
        return tuple(Standing(seat, 1, 0) for seat in range(len(state.hands)))

    def describe(self, state: State) -> dict[str, object]:
        return {"turn": state.turn}


GAME = Peeking()
