"""Every fault of a laid position of Rummikub, and that all of them are told at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from stolik.engine.game import TABLE
from stolik.games.rummikub.rules.moves import Move, Pass, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.status import status
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES

from tests.tiers import mostly_rest

ONE = Options(games_per_match=1)
SWEPT = Options(timeout_restores=False)
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


def told(state: State, viewer: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    found = status(state.seats, state.options, state, viewer)
    return [(fault.code, dict(fault.facts)) for fault in found]


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
    ],
)
def test_what_can_be_has_no_fault(state: State) -> None:
    assert told(state) == []
    for seat in range(state.seats):
        assert told(GAME.view(state, seat), seat) == []


@pytest.mark.parametrize("lays", mostly_rest([True, False], usual=[True]))
def test_no_position_of_a_match_has_a_fault(lays: bool) -> None:
    for state in MATCH if lays else played(Options(), lays=False):
        assert told(state) == []
        assert told(GAME.view(state, 1), 1) == []


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
        (replace(TURN, phase="done"), "turn_not_passed_on", {}),
        (replace(TURN, game=3), "no_such_game", {"game": 3, "games": 2}),
        (replace(TURN, opened=(False,)), "wrong_number_of_racks", {"racks": 2, "given": 1}),
        (replace(TURN, turn=2), "no_such_player", {"seat": 2}),
        (replace(TURN, came=((), TURN.came[1])), "came_in_no_turn", {"seat": 0}),
        (replace(TURN, bank=(*TURN.bank, "x1a")), "no_such_tile", {"tile": "x1a"}),
        (replace(TURN, bank=(*TURN.bank, "k1a")), "tile_twice", {"tile": "k1a"}),
        (replace(TURN, bank=TURN.bank[:-1]), "tile_nowhere", {"tile": TURN.bank[-1]}),
        (replace(TURN, bank=(HIDDEN, *TURN.bank)), "wrong_number_of_tiles", {"tiles": 106, "given": 107}),
        (replace(OPENED, table=(("k11a", "k13a", "k12a"),)), "not_consecutive", None),
        (replace(TURN, contest=(0, 1)), "start_found", {}),
        (replace(TURN, drawn=("k1a", None)), "start_found", {}),
        (replace(DRAWING, drawn=("ja", None, None)), "start_not_drawn_so", {}),
        (replace(DRAWING, drawn=("x", None, None)), "start_not_drawn_so", {}),
        (replace(DRAWING, drawn=("k1a", "k1a", None)), "start_not_drawn_so", {}),
        (replace(DRAWING, contest=(1, 0)), "start_not_drawn_so", {}),
        (replace(DRAWING, contest=(0,)), "start_not_drawn_so", {}),
        (replace(DRAWING, contest=(0, 1), drawn=(None, None, "k1a")), "start_not_drawn_so", {}),
        (replace(DRAWING, drawn=("k1a", "k2a", "k3a")), "start_not_drawn_so", {}),
        (replace(TURN, asked=(0,)), "nobody_to_ask", {}),
        (replace(ASKING, options=Options(reshuffle_right=False)), "no_right_to_a_deal", {}),
        (replace(ASKING, asked=(1, 0)), "asked_out_of_turn", {}),
        (replace(ASKING, asked=()), "asked_out_of_turn", {}),
        (replace(FRESH, turns=(1, 0)), "not_dealt_yet", {}),
        (replace(FRESH, turn=1), "starter_not_on_turn", {"seat": 0}),
        (replace(DRAWING, starter=1, turn=1), "starter_not_on_turn", {"seat": 0}),
        (replace(ASKING, turn=1), "starter_not_on_turn", {"seat": 0}),
        (replace(DRAWING, game=2), "dealt_at_once", {"game": 2}),
        (replace(FRESH, game=2, options=Options(reshuffle_right=False)), "dealt_at_once", {"game": 2}),
        (GAME.view(TURN, 0), "not_as_seen", {}),
        (replace(TURN, bank=(HIDDEN,) * 78), "not_as_seen", {}),
        (replace(OPENED, table=((HIDDEN,) * 3,)), "not_as_seen", {}),
        (replace(FRESH, phase="turn"), "nothing_dealt", {}),
        (replace(TURN, racks=((), TURN.racks[1]), came=((), TURN.came[1])), "rack_empty", {"seat": 0}),
        (replace(TURN, bank=TILES), "bank_too_large", {"most": 78, "given": 106}),
        (replace(TURN, passes=1), "passed_with_a_bank", {"bank": 78}),
        (replace(OUT, passes=1), "not_laid_last", {"seat": OUT.turn}),
        (replace(OUT, layers=OUT.layers[::-1]), "not_laid_last", {"seat": OUT.turn}),
        (replace(BANK, passes=1), "end_without_cause", {}),
        (replace(OUT, results=(replace(OUT.results[0], big_points=(0, 0)),)), "result_wrong", {"game": 1}),
        (replace(BANK, results=OUT.results), "result_wrong", {"game": 1}),
        (with_result(big_points=(0, 0)), "result_wrong", {"game": 1}),
        (with_result(verdicts=()), "result_wrong", {"game": 1}),
        (with_result(winner=5), "result_wrong", {"game": 1}),
        (with_result(ending="bank"), "result_wrong", {"game": 1}),
        (with_verdict(rack=("x",)), "result_wrong", {"game": 1}),
        (with_verdict(rack=()), "result_wrong", {"game": 1}),
        (with_verdict(reason="cannot_open", rack=("k1a",)), "result_wrong", {"game": 1}),
        (replace(OUT, options=Options()), "match_not_over", {}),
        (replace(TURN, results=OUT.results), "wrong_number_of_results", {"given": 1}),
        (replace(SECOND, results=()), "wrong_number_of_results", {"given": 0}),
        (replace(OUT, results=()), "wrong_number_of_results", {"given": 0}),
        (replace(TURN, turns=(0, 1)), "turns_out_of_turn", {}),
        (replace(TURN, turns=(-1, -1)), "turns_out_of_turn", {}),
        (replace(ASKING, turns=(1, 1)), "turns_out_of_turn", {}),
        (replace(TURN, passes=-1), "passes_not_in_turn", {"given": -1}),
        (replace(TURN, passes=1), "passes_not_in_turn", {"given": 1}),
        (replace(PASSED, passes=2), "passes_not_in_turn", {"given": 2}),
        (replace(DRAWN, phase="turn"), "draws_not_in_turn", {"drawn": 1, "turns": 0}),
        (replace(PROMISED, turns=(2, 2)), "draws_not_in_turn", {"drawn": 2, "turns": 4}),
        (replace(DRAWN, phase="turn"), "rack_not_drawn_so", {"seat": 0}),
        (replace(TURN, turn=1, turns=(1, 0)), "rack_not_drawn_so", {"seat": 0}),
        (
            replace(PROMISED, came=((1, *PROMISED.came[0][1:]), PROMISED.came[1])),
            "rack_not_drawn_so",
            {"seat": 0},
        ),
        (
            replace(PROMISED, came=(PROMISED.came[0][::-1], PROMISED.came[1])),
            "rack_not_drawn_so",
            {"seat": 0},
        ),
        (replace(OPENED, came=((0,) * 9 + (1,) * 2, OPENED.came[1])), "rack_not_drawn_so", {"seat": 0}),
        (
            replace(PASSED, came=tuple([(0, *came[:-1]) for came in PASSED.came])),
            "rack_not_drawn_so",
            {"seat": 0},
        ),
        (replace(OPENED, opened=(False, False)), "laid_unopened", {}),
        (replace(OPENED, turn=0, turns=(0, 0)), "laid_out_of_turn", {}),
        (replace(OPENED, opened=(False, False), layers=()), "table_unopened", {}),
        (replace(OPENED, table=()), "openings_not_there", {"needed": 30}),
        (at(f"{FIRST} o1a", phase="drawn"), "nothing_to_announce", {"seat": 0}),
        (replace(DRAWN, promised=True), "nothing_to_announce", {"seat": 0}),
        (replace(TURN, announced=(True, False)), "announced_wrongly", {"seat": 0}),
        (replace(TURN, announced=(False, True)), "announced_wrongly", {"seat": 1}),
        (replace(TURN, promised=True), "promised_wrongly", {"seat": 0}),
        (replace(OPENED, promised=True), "promised_wrongly", {"seat": 1}),
    ],
)
def test_what_cannot_be_is_told_by_its_code(state: State, code: str, facts: dict[str, Any] | None) -> None:
    found = told(state)
    assert (code, facts) in found or (facts is None and code in dict(found))


def test_what_a_seat_knows_is_judged_as_far_as_it_sees() -> None:
    view = GAME.view(ASKING, 1)
    assert view.asked == ()
    assert told(replace(view, asked=(1,)), 1) == []
    assert told(replace(view, asked=(0,)), 1) == [("asked_out_of_turn", {})]
    assert ("not_as_seen", {}) in told(TURN, 0)
    assert ("not_as_seen", {}) in told(replace(GAME.view(TURN, 0), bank=TURN.bank), 0)
    # Nobody sees whether others can announce, but how many tiles they hold.
    assert told(GAME.view(at(f"{FIRST} o1a", phase="drawn"), 1), 1) == []
    assert told(GAME.view(replace(TURN, turn=1, turns=(1, 0)), 1), 1) == [
        ("draws_not_in_turn", {"drawn": 0, "turns": 1}),
        ("rack_not_drawn_so", {"seat": 0}),
    ]


def test_a_time_out_that_sweeps_the_table_may_bring_any_tiles() -> None:
    swept = replace(
        OPENED,
        options=SWEPT,
        table=(),
        racks=(
            (*OPENED.racks[0], "k11a", "k12a", "k13a", OPENED.bank[0]),
            (*OPENED.racks[1], OPENED.bank[1]),
        ),
        came=((*(0,) * 11, *(2,) * 4), (*OPENED.came[1], 1)),
        bank=OPENED.bank[2:],
        turns=(2, 1),
    )
    assert told(swept) == []
    assert told(GAME.view(swept, 1), 1) == []
    told_without = [code for code, _ in told(replace(swept, options=Options()))]
    assert told_without == ["draws_not_in_turn", "rack_not_drawn_so", "openings_not_there"]
    assert told(replace(swept, options=replace(SWEPT, turn_seconds=None))) != []


def test_a_penalty_of_three_comes_in_one_turn() -> None:
    three = Options(timeout_penalty=3)
    first = at(f"{FIRST} o1a o3a o5a", turn=1, turns=(1, 0), options=three)
    first = replace(first, came=((*(0,) * 14, 1, 1, 1), first.came[1]))
    assert told(first) == []
    assert ("rack_not_drawn_so", {"seat": 0}) in told(
        replace(first, racks=(first.racks[0][:-1], first.racks[1]), came=(first.came[0][:-1], first.came[1]))
    )


def test_all_that_is_wrong_is_told_in_a_fixed_order() -> None:
    assert [fault.code for fault in status(2, ONE, FRESH)] == ["other_options"]
    state = replace(
        OPENED,
        game=3,
        contest=(0,),
        asked=(1,),
        table=(("k11a", "k12a"),),
        turns=(4, 0),
        announced=(True, True),
        promised=True,
    )
    assert [code for code, _ in told(state)] == [
        "no_such_game",
        "tile_nowhere",
        "too_few_tiles",
        "start_found",
        "nobody_to_ask",
        "wrong_number_of_results",
        "turns_out_of_turn",
        "openings_not_there",
        *["announced_wrongly"] * 2,
        "promised_wrongly",
    ]
