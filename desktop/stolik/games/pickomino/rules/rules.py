"""The rules of Pickomino.

Dice faces are 1 to 6, where ``WORM`` (6) is a face of its own that counts 5 points. The paragraphs named
in the docstrings are those of ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal, TypeAlias, assert_never

from stolik.engine.game import TABLE, Rejection, Seat, Standing, Step, Value
from stolik.games.pickomino.rules.moves import (
    Busted,
    BustReason,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    Keep,
    Move,
    Roll,
    RollBegan,
    Rolled,
    Steal,
    Take,
    TileReturned,
    TileStolen,
    TileTaken,
    TileTurnedDown,
    TurnBegan,
)

WORM: Final = 6
DICE: Final = 8
TILES: Final = tuple(range(21, 37))
FACES: Final = (1, 2, 3, 4, 5, WORM)

Phase: TypeAlias = Literal["decide", "rolling", "keep", "busted", "over"]


def worms(tile: int) -> int:
    """Return the worms on a tile: 1 on 21-24 up to 4 on 33-36 (§1)."""
    return (tile - 17) // 4


def points(face: int) -> int:
    """Return what a die of this face adds to the sum: a worm counts 5 (§1)."""
    return 5 if face == WORM else face


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options of a game: who starts, and what a bust without a tile does (§8)."""

    starter: Literal["youngest", "drawn"] | int = "youngest"
    bust_without_tile_flips: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A position: who is on turn, the dice, and where the sixteen tiles lie.

    ``rolled`` are the free dice that lie on the table, ``kept`` the dice set aside, both ascending;
    ``stacks`` hold tiles bottom first; ``centre`` and ``face_down`` are ascending.
    """

    options: Options
    turn: Seat
    phase: Phase
    rolled: tuple[int, ...]
    kept: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    centre: tuple[int, ...]
    face_down: tuple[int, ...]

    @property
    def sum(self) -> int:
        """The total of the set-aside dice."""
        return sum(self.kept) - self.kept.count(WORM)

    @property
    def has_worm(self) -> bool:
        """Whether a worm is set aside."""
        return WORM in self.kept

    @property
    def dice_left(self) -> int:
        """The number of dice that are not set aside."""
        return DICE - len(self.kept)


StepT: TypeAlias = Step[Event, State]


def centre_tile(state: State) -> int | None:
    """Return the one tile that the sum takes from the centre, or ``None`` (§4).

    That is the exact tile where it lies face up, else the highest face-up tile below the sum.
    """
    if WORM not in state.kept:
        return None
    total = state.sum
    best = None
    for tile in state.centre:
        if tile > total:
            break
        best = tile
    return best


def steal_victim(state: State) -> Seat | None:
    """Return the opponent whose top tile equals the sum, or ``None`` (§4)."""
    if WORM not in state.kept:
        return None
    total = state.sum
    for seat, stack in enumerate(state.stacks):
        if stack and stack[-1] == total and seat != state.turn:
            return seat
    return None


class Pickomino:
    """The law of Pickomino for 2 to 7 seats."""

    options_type = Options
    move_types = (Roll, Keep, Take, Steal, Rolled)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        """Return the opening position: all sixteen tiles face up in the centre (§2)."""
        return State(options, starter or 0, "decide", (), (), ((),) * seats, TILES, ())

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn, the table while dice are in the air, nobody when the game is over."""
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
                return self._check_rolled(state, move)
            case Keep():
                return self._check_keep(state, move)
            case Roll():
                return self._check_roll(state)
            case Take() | Steal():
                return self._check_tile(state, move)
            case _:
                assert_never(move)

    def _check_rolled(self, state: State, move: Rolled) -> Rejection | None:
        if any(face not in FACES for face in move.dice):
            return Rejection("no_such_face")
        if len(move.dice) != state.dice_left:
            return Rejection("wrong_number_of_dice", {"dice": state.dice_left, "given": len(move.dice)})
        return None

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
        """Return the steps of a legal move, with all that follows by itself."""
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
        """Return the steps of a bust (§5): the tile that goes back, and the tile that is turned down."""
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
        """Return every legal move of the seat: faces ascending, or roll, take, steal."""
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

    def chance(self, state: State, rng: Random) -> Move:
        """Return the free dice, rolled."""
        return Rolled(tuple(rng.choices(FACES, k=state.dice_left)))

    def irrevocable(self, move: Move) -> bool:
        """Return whether the move is a throw of the dice."""
        return isinstance(move, Roll | Rolled)

    def view(self, state: State, seat: Seat | None) -> State:
        """Return the whole state: nothing in this game is secret."""
        return state

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as it is."""
        return event

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places by worms, then by the highest tile owned (§7)."""
        keys = [(sum(map(worms, stack)), max(stack, default=0)) for stack in state.stacks]
        places = [
            Standing(seat, 1 + sum(other > key for other in keys), key[0], {"highest_tile": key[1]})
            for seat, key in enumerate(keys)
        ]
        return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))

    def describe(self, state: State) -> dict[str, Any]:
        """Return the state with the record format's names."""
        return {
            "centre": list(state.centre),
            "face_down": list(state.face_down),
            "stacks": [list(stack) for stack in state.stacks],
            "rolled": list(state.rolled),
            "kept": list(state.kept),
            "sum": state.sum,
        }


GAME: Final = Pickomino()
