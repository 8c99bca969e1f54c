"""The rules of Pickomino.

Paragraph numbers in the docstrings refer to ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, assert_never

from stolik.engine.dice import RollAndKeepGame
from stolik.engine.game import Rejection, Seat, Standing, Step, ranked
from stolik.games.pickomino.rules.events import (
    Busted,
    BustReason,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    RollBegan,
    TileReturned,
    TileStolen,
    TileTaken,
    TileTurnedDown,
    TurnBegan,
)
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled, SeatMove, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES, worms
from stolik.games.pickomino.rules.state import State, StepT, centre_tile, steal_victim


class Pickomino(RollAndKeepGame[State, SeatMove, Event]):
    """The rules of Pickomino for 2 to 7 seats."""

    options_type = Options
    move_types = (Roll, Keep, Take, Steal, Rolled)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        """Return the opening position: all sixteen tiles face up in the centre (§2)."""
        return State(options, starter or 0, "decide", (), (), ((),) * seats, TILES, ())

    def dice_to_roll(self, state: State) -> int:
        """Return the number of dice that are not set aside (§3)."""
        return state.dice_left

    def check_choice(self, state: State, move: SeatMove) -> Rejection | None:
        """Return why a move of the seat on turn is refused, or ``None`` (§3, §4)."""
        match move:
            case Keep():
                return self._check_keep(state, move)
            case Roll():
                return self._check_roll(state)
            case Take() | Steal():
                return self._check_tile(state, move)
            case _:
                assert_never(move)

    def _check_keep(self, state: State, move: Keep) -> Rejection | None:
        if state.phase != "keep":
            return Rejection("roll_first" if state.dice_left else "no_dice_left")
        if move.face in state.kept:
            return Rejection("face_already_kept", {"face": move.face})
        if move.face not in state.rolled:
            return Rejection("face_not_rolled", {"face": move.face})
        return None

    def _check_roll(self, state: State) -> Rejection | None:
        if state.phase == "keep":
            return Rejection("keep_first")
        if not state.dice_left:
            return Rejection("no_dice_left")
        return None

    def _check_tile(self, state: State, move: Take | Steal) -> Rejection | None:
        if state.phase == "keep":
            return Rejection("keep_first")
        if not state.has_worm:
            return Rejection("no_worm_kept", {"tile": move.tile})
        facts = {"tile": move.tile, "sum": state.sum}
        if isinstance(move, Steal):
            owner = next(
                (s for s, stack in enumerate(state.stacks) if stack and stack[-1] == move.tile), None
            )
            if owner is None:
                return Rejection("not_on_top", facts)
            if owner == state.turn:
                return Rejection("own_tile", facts)
            return None if move.tile == state.sum else Rejection("sum_not_exact", facts)
        if move.tile not in state.centre:
            return Rejection("not_in_centre", facts)
        if move.tile > state.sum:
            return Rejection("sum_too_low", facts)
        best = centre_tile(state)
        return None if move.tile == best else Rejection("higher_tile_lies_there", {**facts, "best": best})

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[StepT, ...]:
        match move:
            case Roll():
                after = State(
                    state.options,
                    seat,
                    "rolling",
                    (),
                    state.kept,
                    state.stacks,
                    state.centre,
                    state.face_down,
                )
                return (Step(RollBegan(seat, state.dice_left), after),)
            case Rolled():
                return self._rolled(state, move)
            case Keep():
                return self._keep(state, move)
            case Take() | Steal():
                return self._take(state, move)
            case _:
                assert_never(move)

    def _rolled(self, state: State, move: Rolled) -> tuple[StepT, ...]:
        dice = tuple(sorted(move.dice))
        kept = state.kept
        after = State(
            state.options, state.turn, "keep", dice, kept, state.stacks, state.centre, state.face_down
        )
        step: StepT = Step(DiceRolled(state.turn, dice), after)
        for face in dice:
            if face not in kept:
                return (step,)
        return (step, *self._bust(after, "nothing_new"))

    def _keep(self, state: State, move: Keep) -> tuple[StepT, ...]:
        face = move.face
        count = state.rolled.count(face)
        after = State(
            state.options,
            state.turn,
            "decide",
            tuple([die for die in state.rolled if die != face]),
            tuple(sorted(state.kept + (face,) * count)),
            state.stacks,
            state.centre,
            state.face_down,
        )
        step: StepT = Step(DiceKept(state.turn, face, count, after.sum), after)
        if after.dice_left or centre_tile(after) is not None or steal_victim(after) is not None:
            return (step,)
        return (step, *self._bust(after, "nothing_to_take" if after.has_worm else "no_worm"))

    def _take(self, state: State, move: Take | Steal) -> tuple[StepT, ...]:
        seat, tile = state.turn, move.tile
        stacks = list(state.stacks)
        centre = state.centre
        event: Event
        if isinstance(move, Steal):
            victim = next(s for s, stack in enumerate(stacks) if stack and stack[-1] == tile)
            stacks[victim] = stacks[victim][:-1]
            event = TileStolen(seat, victim, tile)
        else:
            centre = tuple([other for other in centre if other != tile])
            event = TileTaken(seat, tile)
        stacks[seat] = (*stacks[seat], tile)
        after = replace(state, phase="decide", rolled=(), kept=(), stacks=tuple(stacks), centre=centre)
        return (Step(event, after), self._pass_on(after))

    def _bust(self, state: State, reason: BustReason) -> list[StepT]:
        """Return the steps of a bust (§5): a tile goes back, and another is turned down."""
        state = replace(state, phase="busted")
        seat = state.turn
        steps: list[StepT] = [Step(Busted(seat, reason), state)]
        returned = state.stacks[seat][-1] if state.stacks[seat] else None
        if returned is not None:
            stacks = list(state.stacks)
            stacks[seat] = stacks[seat][:-1]
            state = replace(state, stacks=tuple(stacks), centre=tuple(sorted((*state.centre, returned))))
            steps.append(Step(TileReturned(seat, returned), state))
        highest = state.centre[-1]
        if (returned is not None and highest != returned) or (
            returned is None and state.options.bust_without_tile_flips
        ):
            state = replace(
                state, centre=state.centre[:-1], face_down=tuple(sorted((*state.face_down, highest)))
            )
            steps.append(Step(TileTurnedDown(highest), state))
        steps.append(self._pass_on(state))
        return steps

    def _pass_on(self, state: State) -> StepT:
        """Return the step that ends a turn: the next seat's turn, or the end of the game (§6)."""
        if not state.centre:
            return Step(GameEnded(), replace(state, phase="over", rolled=(), kept=()))
        seat = (state.turn + 1) % len(state.stacks)
        after = State(state.options, seat, "decide", (), (), state.stacks, state.centre, state.face_down)
        return Step(TurnBegan(seat), after)

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return every legal move of the seat: faces in ascending order, or else roll, take, steal."""
        if seat != state.turn or state.phase not in ("keep", "decide"):
            return []
        if state.phase == "keep":
            return [Keep(face) for face in sorted(set(state.rolled).difference(state.kept))]
        moves: list[Move] = [Roll()] if state.dice_left else []
        if (tile := centre_tile(state)) is not None:
            moves.append(Take(tile))
        if steal_victim(state) is not None:
            moves.append(Steal(state.sum))
        return moves

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places by worms, then by the highest tile owned (§7)."""
        keys = [(sum(map(worms, stack)), max(stack, default=0)) for stack in state.stacks]
        details = [{"highest_tile": highest} for _, highest in keys]
        return ranked(keys, [score for score, _ in keys], details)

    def describe(self, state: State) -> dict[str, Any]:
        return {
            "centre": list(state.centre),
            "face_down": list(state.face_down),
            "stacks": [list(stack) for stack in state.stacks],
            "rolled": list(state.rolled),
            "kept": list(state.kept),
            "sum": state.sum,
        }


GAME: Final = Pickomino()
