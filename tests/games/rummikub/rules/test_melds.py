"""Sets, openings, points and positions: their definition, their worth, and the first fault."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.game import TABLE, Rejection
from stolik.games.rummikub.rules.moves import Move, Pass, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets import melds
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening, can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.status import fault
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile, colour_of, is_joker, number_of

from tests.tiers import mostly_rest


def meld(written: str) -> melds.Meld:
    found = melds.read(written.split())
    assert isinstance(found, melds.Meld)
    return found


def fault_of(written: str) -> melds.Fault:
    found = melds.read(written.split())
    assert isinstance(found, melds.Fault)
    return found


@pytest.mark.parametrize(
    "written,kind,numbers,value",
    [
        ("k7a r7a b7b", "group", (7, 7, 7), 21),
        ("o7a k7a r7a b7b", "group", (7, 7, 7, 7), 28),
        ("k7a ja b7b", "group", (7, 7, 7), 21),
        ("k7a ja b7b jb", "group", (7, 7, 7, 7), 28),
        ("r1a r2a r3a", "run", (1, 2, 3), 6),
        ("r11a r12b r13a", "run", (11, 12, 13), 36),
        ("r3a ja r5a", "run", (3, 4, 5), 12),
        ("ja r5a r6a jb", "run", (4, 5, 6, 7), 22),
        ("r3a ja jb r6a", "run", (3, 4, 5, 6), 18),
        ("k9a ja jb", "run", (9, 10, 11), 30),
        ("ja k9a jb", "group", (9, 9, 9), 27),
        ("ja jb k9a", "group", (9, 9, 9), 27),
        ("k13a ja jb", "group", (13, 13, 13), 39),
        ("ja k13a jb", "group", (13, 13, 13), 39),
        ("ja jb k1a", "group", (1, 1, 1), 3),
        ("o1a o2a o3a o4a o5a o6a o7a o8a o9a o10a o11a o12a o13a", "run", tuple(range(1, 14)), 91),
    ],
)
def test_a_set_is_read(written: str, kind: str, numbers: tuple[int, ...], value: int) -> None:
    found = meld(written)
    assert (found.kind, found.numbers, found.value) == (kind, numbers, value)
    assert found.tiles == tuple(written.split())
    assert melds.is_set(found.tiles)
    assert melds.value_of(found.tiles) == melds.worth([found.tiles]) == value == sum(found.numbers)


def test_a_joker_may_be_any_missing_colour_and_the_better_reading_is_first() -> None:
    assert meld("k7a ja b7b").colours == ("k", "ro", "b")
    assert meld("k7a ja b7b jb").colours == ("k", "ro", "b", "ro")
    assert meld("r3a ja r5a").colours == ("r", "r", "r")
    assert [found.value for found in melds.readings(("k9a", "ja", "jb"))] == [30, 27]
    assert [found.kind for found in melds.readings(("ja", "k9a", "jb"))] == ["group", "run"]
    assert [found.value for found in melds.readings(("ja", "jb", "k9a"))] == [27, 24]
    assert melds.readings(("ja", "jb")) == ()


@pytest.mark.parametrize(
    "written,code,facts",
    [
        ("", "too_few_tiles", {"given": 0}),
        ("ja jb", "too_few_tiles", {"given": 2}),
        ("k7a r7a k7b", "colour_twice", {"number": 7, "colour": "k"}),
        ("r7a r7b ja", "colour_twice", {"number": 7, "colour": "r"}),
        ("k7a r7a b7a o7a ja", "group_too_long", {"number": 7, "given": 5}),
        ("k7a r7a b8a", "other_number_in_group", {"number": 7, "tile": "b8a"}),
        ("r4a r5a k6a", "other_colour_in_run", {"colour": "r", "tile": "k6a"}),
        ("r4a r5a r5b", "number_twice", {"colour": "r", "number": 5}),
        ("r5a r5b r6a", "number_twice", {"colour": "r", "number": 5}),
        ("r5a r4a r3a", "run_downwards", {"colour": "r"}),
        ("r12a r13a r1a", "one_after_thirteen", {"colour": "r"}),
        ("r12a ja r1a r2a", "one_after_thirteen", {"colour": "r"}),
        ("r12a ja r1a", "one_after_thirteen", {"colour": "r"}),
        ("r12a r13a ja r1a", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("r13a ja jb r1a", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("r12a r13a ja r2a", "one_after_thirteen", {"colour": "r"}),
        ("r13a ja r11a", "run_downwards", {"colour": "r"}),
        ("r9a ja r3a", "run_downwards", {"colour": "r"}),
        ("r5a r4a r6a", "not_consecutive", {"colour": "r", "number": 5, "next": 4}),
        ("r4a r5a r7a", "not_consecutive", {"colour": "r", "number": 5, "next": 7}),
        ("r4a r6a r5a", "not_consecutive", {"colour": "r", "number": 4, "next": 6}),
        ("r4a ja r3a r5a", "run_downwards", {"colour": "r"}),
        ("r4a ja r5a", "wrong_jokers_between", {"colour": "r", "number": 4, "next": 5, "jokers": 1}),
        ("r4a ja r8a", "wrong_jokers_between", {"colour": "r", "number": 4, "next": 8, "jokers": 1}),
        ("ja r1a r2a", "joker_past_the_end", {"colour": "r", "number": 0}),
        ("r12a r13a ja", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("k4a r5a b6a", "neither_run_nor_group", {"tile": "k4a", "other": "r5a"}),
    ],
)
def test_the_first_fault_is_named(written: str, code: str, facts: dict[str, Any]) -> None:
    found = fault_of(written)
    assert (found.code, found.facts) == (code, {"tiles": tuple(written.split()), **facts})
    assert melds.value_of(written.split()) == 0
    assert not melds.is_set(written.split())


@pytest.mark.parametrize(
    "one,other,same",
    [
        ("k7a r7a ja", "ja k7a r7a", True),
        ("k7a r7a b7a", "k7a r7a b7b", False),
        ("r4a r5a ja", "ja r4a r5a", False),
        ("r4a ja r6a jb", "r4a jb r6a ja", False),
        ("r4a r5a", "r4a r5a", True),
        ("r4a r5a", "r5a r4a", False),
        ("k9a ja jb", "ja k9a jb", False),
        ("k13a ja jb", "ja k13a jb", True),
        ("k13a ja jb", "jb ja k13a", True),
        ("ja k9a jb", "ja jb k9a", True),
        ("k7a ja r7a jb", "jb ja k7a r7a", True),
        ("k7a ja k9a jb", "jb k7a ja k9a", False),
        ("k9a ja jb", "k9a ja jb", True),
    ],
)
def test_an_untouched_set_is_told_from_a_touched_one(one: str, other: str, same: bool) -> None:
    assert melds.same_set(one.split(), other.split()) == same


@given(st.lists(st.sampled_from(TILES), unique=True, max_size=6))
def test_what_is_a_set_is_told_by_the_letter(tiles: list[str]) -> None:
    real = [tile for tile in tiles if not is_joker(tile)]
    colours = [colour_of(tile) for tile in real]
    group = (
        3 <= len(tiles) <= 4
        and len({number_of(tile) for tile in real}) == 1
        and len(set(colours)) == len(real)
    )
    rows = [range(low, low + len(tiles)) for low in range(1, 15 - len(tiles))]
    run = (
        len(tiles) >= 3
        and len(set(colours)) == 1
        and any(
            all(is_joker(tile) or number_of(tile) == number for tile, number in zip(tiles, row, strict=True))
            for row in rows
        )
    )
    assert melds.is_set(tiles) == (group or run)


NARROW = [tile for tile in TILES if number_of(tile) in (0, 8, 9, 10, 11)]
TWO_COLOURS = [tile for tile in TILES if tile[0] in "krj"]


@cache
def all_sets() -> list[tuple[Counter[str], int]]:
    plain = [
        [f"{colour}{number}" for number in range(low, low + length)]
        for colour in "krbo"
        for length in (3, 4, 5)
        for low in range(1, 15 - length)
    ]
    plain += [
        [f"{colour}{number}" for colour in colours]
        for number in range(1, 14)
        for size in (3, 4)
        for colours in combinations("krbo", size)
    ]
    best: dict[tuple[str, ...], int] = {}
    for kinds in plain:
        value = sum(int(kind[1:]) for kind in kinds)
        for jokers in range(3):
            for gone in combinations(range(len(kinds)), jokers):
                left = sorted(kind for place, kind in enumerate(kinds) if place not in gone)
                key = (*left, *("j",) * jokers)
                best[key] = max(best.get(key, 0), value)
    return [(Counter(kinds), value) for kinds, value in best.items()]


def slow(rack: list[Tile]) -> int:
    """Return the best value of disjoint sets, by trying them all; longer runs consist of those up to five."""
    there = Counter(tile[:-1] for tile in rack)
    sets = [(kinds, value) for kinds, value in all_sets() if kinds <= there]

    def best(first: int, left: Counter[str]) -> int:
        return max(
            (
                value + best(place, left - kinds)
                for place, (kinds, value) in enumerate(sets[first:], first)
                if kinds <= left
            ),
            default=0,
        )

    return best(0, there)


def racks(tiles: list[Tile], most: int) -> st.SearchStrategy[list[Tile]]:
    return st.lists(st.sampled_from(tiles), unique=True, max_size=most)


@given(st.one_of(racks(list(TILES), 12), racks(NARROW, 8), racks(TWO_COLOURS, 10)))
@settings(max_examples=60, deadline=None)
def test_the_best_opening_is_the_best(rack: list[Tile]) -> None:
    found = best_opening(rack)
    assert (found.value if found else 0) == slow(rack)
    assert can_open(rack) == (slow(rack) >= NEEDED)


@given(racks(list(TILES), 30))
@settings(max_examples=60, deadline=None)
def test_the_sets_of_an_opening_are_laid_from_the_rack_and_worth_what_it_says(rack: list[Tile]) -> None:
    found = best_opening(rack)
    if found is not None:
        tiles = [tile for tiles in found.sets for tile in tiles]
        assert len(set(tiles)) == len(tiles)
        assert set(tiles) <= set(rack)
        assert melds.worth(found.sets) == found.value > 0


@pytest.mark.parametrize(
    "rack,value",
    [
        ("", None),
        ("r1a r2a k9a", None),
        ("k9a ja jb", 30),
        ("k13a ja jb", 39),
        ("r11a r12a ja", 36),
        ("r12a r13a ja", 36),
        ("k9a r9a b9a", 27),
        ("k10a r10a b10a", 30),
        # The second run ends at 12, so that a 13 and both jokers make a group.
        ("r9a r10a ja r11a r12a r13a r9b r10b jb r11b r12b r13b", 136),
        # The tile in the group is worth more in the run.
        ("r8a r9a r10a k8a b8a o8a", 51),
    ],
)
def test_openings_that_can_be_told_by_hand(rack: str, value: int | None) -> None:
    found = best_opening(rack.split())
    assert (found and found.value) == value


ONE = Options(games_per_match=1)
FRESH = GAME.start(2, Options(), 0)
DRAWING = GAME.start(3, Options(), None)

FIRST = "k1a k3a k5a k7a k9a k11a k13a r2a r4a r6a r8a r10a r12a b1a"
OTHER = "b3a b5a b7a b9a b11a b13a o2a o4a o6a o8a o10a o12a r1a r1b"
"""Racks that can't open; with a black 12 the first one can."""


def at(first: str = FIRST, other: str = OTHER, table: tuple[str, ...] = (), **changes: Any) -> State:
    """Return a position of two; tiles after the fourteenth of a rack were drawn turn by turn."""
    racks = (tuple(first.split()), tuple(other.split()))
    laid = tuple([tuple(tiles.split()) for tiles in table])
    gone = {tile for pile in (*racks, *laid) for tile in pile}
    came = tuple([(*(0,) * min(14, len(rack)), *range(1, len(rack) - 13)) for rack in racks])
    bank = tuple([tile for tile in TILES if tile not in gone])
    return replace(replace(FRESH, phase="turn", racks=racks, came=came, table=laid, bank=bank), **changes)


TURN = at()
DRAWN = at(f"{FIRST} k12a", phase="drawn")
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
    """Return the positions of a match in which tiles are laid whenever possible, or never."""
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


GONE_OUT = played(ONE, lays=True)[-1]
TO_THE_LAST_TILE = played(ONE, lays=False)
BANK = TO_THE_LAST_TILE[-1]
MATCH = played(Options(), lays=True)
BETWEEN = next(state for state in MATCH if state.ended and state.phase == "shuffling")
SECOND = next(state for state in MATCH if state.game == 2 and state.phase == "turn")
PASSED = next(state for state in TO_THE_LAST_TILE if state.passes)


def told(state: State, viewer: int | None = None) -> Rejection | None:
    return fault(state.seats, state.options, state, viewer)


def test_games_end_here_by_going_out_and_by_passes() -> None:
    assert [state.results[-1].ending for state in (GONE_OUT, BANK, BETWEEN)] == ["out", "bank", "out"]
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
        at(f"{FIRST} k12a", turn=1, turns=(1, 0), announced=(True, False)),
        at(f"{FIRST} k12a", f"{OTHER} o13b", turns=(1, 1), promised=True),
        OPENED,
        ASKING,
        replace(ASKING, asked=(1,)),
        GONE_OUT,
        BANK,
        BETWEEN,
        SECOND,
        PASSED,
        replace(FRESH, game=2, results=BETWEEN.results),
        # Whatever led to it.
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
                replace(TURN, results=GONE_OUT.results),
                replace(SECOND, results=()),
                replace(GONE_OUT, results=()),
                replace(GONE_OUT, phase="shuffling"),
                replace(PASSED, passes=2),
                replace(TURN, came=(TURN.came[0], (*TURN.came[1][:-1], 2))),
                replace(DRAWING, contest=()),
                replace(DRAWING, drawn=("k1a", "k2a", "k3a")),
                replace(DRAWING, drawn=("k1a", "k1a", None)),
                replace(ASKING, asked=()),
                GAME.view(TURN, 0),
                replace(TURN, bank=(HIDDEN,) * 78),
                replace(GONE_OUT, results=(replace(GONE_OUT.results[0], big_points=(0, 0)),)),
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
