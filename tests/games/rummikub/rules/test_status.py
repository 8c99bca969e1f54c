"""Why a laid position of Rummikub, or one that a seat knows, can't be played on from."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from stolik.engine.game import TABLE, Rejection
from stolik.games.rummikub.rules.moves import Move, Pass, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.status import fault
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES

from tests.tiers import mostly_rest

ONE = Options(games_per_match=1)
FRESH = GAME.start(2, Options(), 0)
DRAWING = GAME.start(3, Options(), None)

FIRST = "k1a k3a k5a k7a k9a k11a k13a r2a r4a r6a r8a r10a r12a b1a"
OTHER = "b3a b5a b7a b9a b11a b13a o2a o4a o6a o8a o10a o12a r1a r1b"
"""Racks that allow no opening; with a black 12 the first one does."""


def at(first: str = FIRST, other: str = OTHER, table: tuple[str, ...] = (), **changes: Any) -> State:
    """Return a position of two; what is beyond the fourteenth tile of a rack came turn by turn."""
    racks = (tuple(first.split()), tuple(other.split()))
    laid = tuple([tuple(tiles.split()) for tiles in table])
    gone = {tile for pile in (*racks, *laid) for tile in pile}
    came = tuple([(*(0,) * min(14, len(rack)), *range(1, len(rack) - 13)) for rack in racks])
    bank = tuple([tile for tile in TILES if tile not in gone])
    dealt = replace(FRESH, phase="turn", racks=racks, came=came, table=laid, bank=bank)
    return replace(dealt, **changes)


TURN = at()
DRAWN = at(f"{FIRST} k12a", phase="drawn")
ANNOUNCED = at(f"{FIRST} k12a", turn=1, turns=(1, 0), announced=(True, False))
PROMISED = at(f"{FIRST} k12a", f"{OTHER} o13b", turns=(1, 1), promised=True)
OPENED = at(
    FIRST.replace("k11a k13a ", ""),
    table=("k11a k12a k13a",),
    turn=1,
    turns=(1, 0),
    opened=(True, False),
    layers=(0,),
)
OPENED = replace(OPENED, racks=(OPENED.racks[0][:11], OPENED.racks[1]), came=((0,) * 11, OPENED.came[1]))
OPENED = replace(
    OPENED, bank=tuple([tile for tile in TILES if tile not in {*sum((*OPENED.racks, *OPENED.table), ())}])
)
ASKING = at(
    "k1a k1b k2a k2b k3a k3b k4a r2a r4a r6a r8a r10a r12a b1a",
    "b3a b3b b5a b5b b7a b7b o2a o4a o6a o8a o10a o12a r1a o1b",
    phase="asking",
    asked=(0, 1),
)


def played(options: Options, *, lays: bool) -> list[State]:
    """Return the positions of a match in which tiles are laid whenever they can be, or never."""
    state, rng, found = GAME.start(2, options, 0), Random(35), list[State]()
    while True:
        found.append(state)
        actors = GAME.to_act(state)
        if not actors:
            return found
        move: Move = GAME.chance(state, rng) if actors[0] == TABLE else choice(state, actors[0], lays)
        state = GAME.apply(state, actors[0], move)[-1].state


def choice(state: State, seat: int, lays: bool) -> Move:
    others = (move for move in GAME.legal_moves(state, seat) if lays or not isinstance(move, Play))
    return next(others, None) or next(iter(GAME.legal_moves(state, seat)))


OUT = played(ONE, lays=True)[-1]
TO_THE_LAST_TILE = played(ONE, lays=False)
BANK = TO_THE_LAST_TILE[-1]
MATCH = played(Options(), lays=True)
BETWEEN = next(state for state in MATCH if state.ended and state.phase == "shuffling")
SECOND = next(state for state in MATCH if state.game == 2 and state.phase == "turn")
PASSED = next(state for state in TO_THE_LAST_TILE if state.passes)


def told(state: State, viewer: int | None = None) -> Rejection | None:
    return fault(state.seats, state.options, state, viewer)


def test_games_end_here_by_going_out_and_by_passes() -> None:
    assert [state.results[-1].ending for state in (OUT, BANK, BETWEEN)] == ["out", "bank", "out"]
    assert isinstance(choice(PASSED, PASSED.turn, False), Pass)


@pytest.mark.parametrize(
    "state",
    [
        FRESH,
        DRAWING,
        replace(DRAWING, drawn=("k1a", None, None)),
        replace(DRAWING, contest=(0, 2)),
        TURN,
        DRAWN,
        replace(DRAWN, announced=(True, False)),
        ANNOUNCED,
        PROMISED,
        OPENED,
        ASKING,
        replace(ASKING, asked=(1,)),
        OUT,
        BANK,
        BETWEEN,
        SECOND,
        PASSED,
        replace(FRESH, game=2, results=BETWEEN.results),
        # However it may have come about.
        replace(TURN, turns=(4, 0)),
        replace(TURN, passes=1),
        replace(TURN, announced=(True, False), promised=True),
        replace(OPENED, layers=()),
        replace(ASKING, options=Options(reshuffle_right=False)),
        replace(TURN, racks=(TURN.racks[0][:3], TURN.racks[1]), bank=(*TURN.bank, *TURN.racks[0][3:])),
    ],
)
def test_what_can_be_played_on_from_has_no_fault(state: State) -> None:
    assert told(state) is None
    for seat in range(state.seats):
        assert told(GAME.view(state, seat), seat) is None


@pytest.mark.parametrize("lays", mostly_rest([True, False], usual=[True]))
def test_no_position_of_a_match_has_a_fault(lays: bool) -> None:
    for state in MATCH if lays else played(Options(), lays=False):
        assert told(state) is None
        assert told(GAME.view(state, 1), 1) is None


def with_result(**changes: Any) -> State:
    """Return the second game of a match whose first one ended in another way."""
    return replace(SECOND, results=(replace(SECOND.results[0], **changes),))


def with_verdict(**changes: Any) -> State:
    result = SECOND.results[0]
    loser = 1 - result.winner
    verdicts = [replace(each, **changes) if each.seat == loser else each for each in result.verdicts]
    return with_result(verdicts=tuple(verdicts))


@pytest.mark.parametrize(
    "state, code, facts",
    [
        (replace(OPENED, table=(("k11a", "k13a", "k12a"),)), "not_consecutive", None),
        (replace(OPENED, opened=(False, False)), "table_unopened", {}),
        (replace(TURN, bank=TURN.bank[:-1]), "wrong_number_of_tiles", {"tiles": 106, "given": 105}),
        (
            replace(TURN, racks=((), TURN.racks[1]), bank=(*TURN.bank, *TURN.racks[0])),
            "rack_empty",
            {"seat": 0},
        ),
        (replace(FRESH, phase="turn"), "rack_empty", {"seat": 0}),
        *[
            (state, "position_unsettled", {})
            for state in (
                replace(TURN, phase="done"),
                replace(TURN, game=3),
                replace(TURN, results=OUT.results),
                replace(SECOND, results=()),
                replace(OUT, results=()),
                replace(OUT, phase="shuffling"),
                replace(PASSED, passes=2),
                replace(TURN, came=(TURN.came[0], (*TURN.came[1][:-1], 2))),
                replace(DRAWING, contest=()),
                replace(DRAWING, drawn=("k1a", "k2a", "k3a")),
                replace(DRAWING, drawn=("k1a", "k1a", None)),
                replace(ASKING, asked=()),
                GAME.view(TURN, 0),
                replace(TURN, bank=(HIDDEN,) * 78),
                replace(OUT, results=(replace(OUT.results[0], big_points=(0, 0)),)),
                with_result(big_points=(0, 0)),
                with_result(ending="bank"),
                with_verdict(rack=("?",)),
                with_verdict(rack=("k1a", "k1a")),
                with_verdict(reason="cannot_open", rack=("k1a",)),
            )
        ],
    ],
)
def test_what_cannot_be_played_on_from_is_told_by_its_code(
    state: State, code: str, facts: dict[str, Any] | None
) -> None:
    found = told(state)
    assert found is not None
    assert (found.code, facts) == (code, None if facts is None else found.facts)


def test_what_a_seat_knows_is_judged_as_far_as_it_sees() -> None:
    view = GAME.view(ASKING, 1)
    assert view.asked == ()
    assert told(replace(view, asked=(1,)), 1) is None
    for state, viewer in (
        (replace(view, asked=(0,)), 1),
        (TURN, 0),
        (replace(GAME.view(TURN, 0), bank=TURN.bank), 0),
        (GAME.view(TURN, 1), 0),
        (replace(GAME.view(TURN, 0), racks=((HIDDEN,) * 14, (HIDDEN,) * 14)), 0),
    ):
        assert told(state, viewer) == Rejection("position_unsettled")
