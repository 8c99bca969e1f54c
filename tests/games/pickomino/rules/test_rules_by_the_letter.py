"""The rules of Pickomino against a slow second reading of the same paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Seat
from stolik.games.pickomino.rules.dice import WORM
from stolik.games.pickomino.rules.events import (
    Busted,
    DiceKept,
    GameEnded,
    TileReturned,
    TileTurnedDown,
    TurnBegan,
)
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES

EVERY_MOVE: tuple[Move, ...] = (
    Roll(),
    *(Keep(face) for face in range(8)),
    *(Take(tile) for tile in range(20, 42)),
    *(Steal(tile) for tile in range(20, 42)),
)


def total(dice: Sequence[int]) -> int:
    return sum(5 if die == WORM else die for die in dice)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position between two throws: dice set aside by up to six choices, and every tile somewhere."""
    seats = draw(st.integers(2, 4))
    homes = draw(
        st.lists(st.sampled_from(["centre", "centre", "down", *range(seats)]), min_size=16, max_size=16)
    )
    order = draw(st.permutations(TILES))
    home = dict(zip(order, homes, strict=True))
    centre = tuple(tile for tile in TILES if home[tile] == "centre") or (order[0],)
    if home[order[0]] != "centre" and centre == (order[0],):
        home[order[0]] = "centre"
    kept: list[int] = []
    for face in draw(st.permutations(FACES))[: draw(st.integers(0, 6))]:
        kept += [face] * draw(st.integers(0, min(4, 8 - len(kept))))
    return State(
        options=Options(bust_without_tile_flips=draw(st.booleans())),
        turn=draw(st.integers(0, seats - 1)),
        phase="decide",
        rolled=(),
        kept=tuple(sorted(kept)),
        stacks=tuple(tuple(tile for tile in order if home[tile] == seat) for seat in range(seats)),
        centre=centre,
        face_down=tuple(tile for tile in TILES if home[tile] == "down"),
    )


def allowed(state: State) -> set[Move]:
    """What §3 and §4 allow between two throws, read slowly."""
    moves: set[Move] = set()
    if len(state.kept) < 8:
        moves.add(Roll())
    if WORM not in state.kept:
        return moves
    exact = total(state.kept)
    if exact in state.centre:
        moves.add(Take(exact))
    else:
        below = [tile for tile in state.centre if tile < exact]
        if below:
            moves.add(Take(max(below)))
    for seat, stack in enumerate(state.stacks):
        if seat != state.turn and stack and stack[-1] == exact:
            moves.add(Steal(exact))
    return moves


def lost(state: State) -> tuple[list[object], State]:
    """What §5 and §6 do to a bust player, read slowly: the events, and the new position."""
    events: list[object] = []
    stacks = [list(stack) for stack in state.stacks]
    centre, face_down = set(state.centre), set(state.face_down)
    own = stacks[state.turn]
    returned = own.pop() if own else None
    if returned is not None:
        events.append(TileReturned(state.turn, returned))
        centre.add(returned)
    flips = state.options.bust_without_tile_flips if returned is None else max(centre) != returned
    if flips:
        highest = max(centre)
        centre.remove(highest)
        face_down.add(highest)
        events.append(TileTurnedDown(highest))
    turn: Seat = (state.turn + 1) % len(stacks) if centre else state.turn
    events.append(TurnBegan(turn) if centre else GameEnded())
    after = State(
        state.options,
        turn,
        "decide" if centre else "over",
        (),
        (),
        tuple(map(tuple, stacks)),
        tuple(sorted(centre)),
        tuple(sorted(face_down)),
    )
    return events, after


@given(positions())
def test_what_is_allowed_is_what_the_paragraphs_allow(state: State) -> None:
    expected = allowed(state)
    listed = list(GAME.legal_moves(state, state.turn))
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert {move for move in EVERY_MOVE if GAME.check(state, state.turn, move) is None} == expected


@given(positions(), st.data())
def test_a_throw_is_bust_or_offers_its_new_faces(state: State, data: st.DataObject) -> None:
    left = 8 - len(state.kept)
    if not left:
        return
    dice = tuple(data.draw(st.lists(st.sampled_from(FACES), min_size=left, max_size=left)))
    rolling = GAME.apply(state, state.turn, Roll())[-1].state
    steps = GAME.apply(rolling, TABLE, Rolled(dice))
    after = steps[-1].state
    new = set(dice) - set(state.kept)
    if new:
        assert len(steps) == 1
        assert set(GAME.legal_moves(after, state.turn)) == {Keep(face) for face in new}
        assert {m for m in EVERY_MOVE if GAME.check(after, state.turn, m) is None} == {
            Keep(face) for face in new
        }
    else:
        events, expected = lost(state)
        assert [step.event for step in steps[1:]] == [Busted(state.turn, "nothing_new"), *events]
        assert after == expected


@given(positions(), st.data())
def test_the_last_dice_set_aside_are_bust_or_offer_a_tile(state: State, data: st.DataObject) -> None:
    left = 8 - len(state.kept)
    free = sorted(set(FACES) - set(state.kept))
    if not left or not free:
        return
    face = data.draw(st.sampled_from(free))
    rolling = GAME.apply(state, state.turn, Roll())[-1].state
    thrown = GAME.apply(rolling, TABLE, Rolled((face,) * left))[-1].state
    steps = GAME.apply(thrown, state.turn, Keep(face))
    kept = (*state.kept, *(face,) * left)
    assert steps[0].event == DiceKept(state.turn, face, left, total(kept))
    full = steps[0].state
    assert full.kept == tuple(sorted(kept))
    if allowed(full):
        assert steps[1:] == ()
    else:
        events, expected = lost(state)
        reason = "nothing_to_take" if WORM in kept else "no_worm"
        assert [step.event for step in steps[1:]] == [Busted(state.turn, reason), *events]  # type: ignore[arg-type]
        assert steps[-1].state == expected


@given(positions())
def test_the_places_are_by_worms_then_by_the_highest_tile(state: State) -> None:
    def worth(seat: Seat) -> tuple[int, int]:
        stack = state.stacks[seat]
        return sum(1 + (tile - 21) // 4 for tile in stack), max(stack, default=0)

    standings = GAME.standings(state)
    assert sorted(place.seat for place in standings) == list(range(len(state.stacks)))
    assert standings[0].rank == 1
    for number, (ahead, behind) in enumerate(pairwise(standings), start=2):
        assert worth(ahead.seat) >= worth(behind.seat)
        equal = worth(ahead.seat) == worth(behind.seat)
        assert behind.rank == (ahead.rank if equal else number)
