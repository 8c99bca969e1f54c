"""The rules of Farkle; the paragraphs named in the docstrings are those of ``rulings.md``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeAlias, assert_never

from stolik.engine.game import TABLE, Rejection, Seat, Standing, Step
from stolik.games.farkle.rules.events import (
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    LastTurnsBegan,
    PointsBanked,
    PointsLost,
    RollBegan,
    TurnBegan,
)
from stolik.games.farkle.rules.moves import Bank, Keep, Move, Roll, Rolled
from stolik.games.farkle.rules.options import Options
from stolik.games.farkle.rules.state import DICE, FACES, GOAL, State, keeps, score

StepT: TypeAlias = Step[Event, State]


class Farkle:
    """The law of Farkle for 2 to 4 seats."""

    options_type = Options
    move_types = (Roll, Keep, Bank, Rolled)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        """Return the opening position, with empty accounts (§2.1)."""
        return State(options, starter or 0, "decide", (), (), 0, (0,) * seats, ())

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn, the table while dice are rolling, or nobody when the game is over."""
        if state.phase == "rolling":
            return (TABLE,)
        return () if state.phase == "over" else (state.turn,)

    def check(self, state: State, seat: Seat, move: Move) -> Rejection | None:
        """Return why the move is refused, or ``None``."""
        if state.phase == "over":
            return Rejection("game_over")
        if isinstance(move, Rolled) != (seat == TABLE):
            return Rejection("move_of_another")
        if (seat,) != self.to_act(state):
            return Rejection("not_your_turn", {"seat": state.turn})
        match move:
            case Rolled():
                fits = len(move.dice) == state.dice_to_roll and set(move.dice) <= set(FACES)
                return None if fits else Rejection("no_such_roll", {"dice": state.dice_to_roll})
            case Keep():
                return self._check_keep(state, move)
            case Roll():
                return Rejection("keep_first") if state.phase == "keep" else None
            case Bank():
                if state.phase == "keep":
                    return Rejection("keep_first")
                return None if state.points else Rejection("nothing_to_bank")
            case _:
                assert_never(move)

    def _check_keep(self, state: State, move: Keep) -> Rejection | None:
        if state.phase != "keep":
            return Rejection("roll_first")
        if Counter(move.dice) - Counter(state.rolled):
            return Rejection("dice_not_rolled")
        return None if score(move.dice) else Rejection("no_score")

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[StepT, ...]:
        """Return the steps of a legal move and of everything that follows by itself."""
        match move:
            case Roll():
                kept = () if len(state.kept) == DICE else state.kept
                after = replace(state, phase="rolling", rolled=(), kept=kept)
                return (Step(RollBegan(seat, after.dice_to_roll), after),)
            case Rolled():
                return self._rolled(state, tuple(sorted(move.dice)))
            case Keep():
                points = score(move.dice) or 0
                left = Counter(state.rolled) - Counter(move.dice)
                after = replace(
                    state,
                    phase="decide",
                    rolled=tuple(sorted(left.elements())),
                    kept=tuple(sorted(state.kept + move.dice)),
                    points=state.points + points,
                )
                return (Step(DiceKept(seat, move.dice, points, after.points), after),)
            case Bank():
                return self._bank(state)
            case _:
                assert_never(move)

    def _rolled(self, state: State, dice: tuple[int, ...]) -> tuple[StepT, ...]:
        after = replace(state, phase="keep", rolled=dice)
        fell: StepT = Step(DiceRolled(state.turn, dice), after)
        if keeps(dice):
            return (fell,)
        lost: StepT = Step(PointsLost(state.turn, state.points), replace(after, phase="decide", points=0))
        return (fell, lost, self._pass_on(lost.state, state.waiting[1:]))

    def _bank(self, state: State) -> tuple[StepT, ...]:
        seat, account = state.turn, state.accounts[state.turn] + state.points
        accounts = (*state.accounts[:seat], account, *state.accounts[seat + 1 :])
        after = replace(state, accounts=accounts, points=0)
        banked: StepT = Step(PointsBanked(seat, state.points, account), after)
        if state.waiting or account < GOAL or not state.options.last_turns:
            return (banked, self._pass_on(after, state.waiting[1:]))
        seats = len(accounts)
        others = tuple((seat + step) % seats for step in range(1, seats))
        began: StepT = Step(LastTurnsBegan(seat), replace(after, waiting=others))
        return (banked, began, self._pass_on(after, others))

    def _pass_on(self, state: State, waiting: tuple[Seat, ...]) -> StepT:
        """Return the step that ends a turn: the next seat's turn, or the end of the game (§5)."""
        fresh = replace(state, phase="decide", rolled=(), kept=(), waiting=waiting)
        if max(state.accounts) >= GOAL and not waiting:
            return Step(GameEnded(), replace(fresh, phase="over"))
        following = (state.turn + 1) % len(state.accounts)
        return Step(TurnBegan(following), replace(fresh, turn=following))

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return every legal move of the seat."""
        if seat != state.turn or state.phase not in ("keep", "decide"):
            return []
        if state.phase == "keep":
            return [Keep(dice) for dice in keeps(state.rolled)]
        return [Roll(), Bank()] if state.points else [Roll()]

    def chance(self, state: State, rng: Random) -> Move:
        """Return the dice of the next roll, rolled."""
        return Rolled(tuple(rng.choices(FACES, k=state.dice_to_roll)))

    def irrevocable(self, move: Move) -> bool:
        """Return whether the move is a throw of the dice."""
        return isinstance(move, Roll | Rolled)

    def view(self, state: State, seat: Seat | None) -> State:
        """Return the state: nothing in this game is secret."""
        return state

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event unchanged."""
        return event

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places by account; equal accounts share a place (§5.3)."""
        accounts = state.accounts
        places = [
            Standing(seat, 1 + sum(other > account for other in accounts), account)
            for seat, account in enumerate(accounts)
        ]
        return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))

    def describe(self, state: State) -> dict[str, Any]:
        """Return the state with the names of the record format."""
        return {
            "turn": state.turn,
            "phase": state.phase,
            "rolled": list(state.rolled),
            "kept": list(state.kept),
            "points": state.points,
            "accounts": list(state.accounts),
            "waiting": list(state.waiting),
        }


GAME: Final = Farkle()
