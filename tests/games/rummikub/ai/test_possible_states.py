"""Hidden tiles are dealt in possible ways; layable tiles, guesses and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.bot import Level
from stolik.engine.coaching.puzzles import GRADES, Puzzle
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.rummikub.ai.puzzles import PUZZLES, fewest_touched
from stolik.games.rummikub.ai.seat_values import guesses, possible_state
from stolik.games.rummikub.ai.solver.solver import can_go_out, layable_tiles
from stolik.games.rummikub.rules.moves import Draw, Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.sets.opening import NEEDED, can_open
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.status import fault
from stolik.games.rummikub.rules.tiles import TILES, Tile, is_joker, number_of

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.games.rummikub.ai.test_solver import lies_in_sets
from tests.games.rummikub.ai.test_valuation import at
from tests.games.rummikub.rules.test_rules import position
from tests.tiers import mostly_rest

PACKAGE = load_package("rummikub")


@cache
def positions(options: Options, seats: int, number: int) -> list[tuple[State, int]]:
    session, rng = Session(PACKAGE.game, seats, options, None), Random(f"{seats} {number}")
    levels = [Level.GENTLE, Level.FAIR, Level.SHARP]
    found: list[tuple[State, int]] = []
    for _ in range(120):
        session.resolve_chance(rng)
        if session.to_act:
            seat = session.to_act[0]
            found.append((session.state, seat))
            session.submit(seat, PACKAGE.bots[levels[seat % 3]].choose(session.view(seat), seat, rng, 5.0))
    return found


CALM = Options(turn_seconds=None, games_per_match=1)


@pytest.mark.parametrize(
    "options, seats",
    [
        (Options(), 3),
        pytest.param(CALM, 2, marks=pytest.mark.rest),
        pytest.param(Options(), 4, marks=pytest.mark.rest),
        pytest.param(Options(), 2, marks=pytest.mark.rest),
        *(pytest.param(CALM, seats, marks=pytest.mark.rest) for seats in (3, 4)),
    ],
    ids=str,
)
def test_what_is_dealt_can_be_and_is_seen_as_it_was(options: Options, seats: int) -> None:
    rng, announced = Random(seats), 0
    for state, seat in positions(options, seats, 1):
        view = PACKAGE.game.view(state, seat)
        found = possible_state(view, seat, rng)
        assert fault(seats, options, found) is None
        announced += sum(found.announced)
        # An announcement may be missing, everything else is as it was seen.
        assert PACKAGE.game.view(replace(found, announced=state.announced), seat) == view
    assert announced or options.turn_seconds is None or seats < 4


@pytest.mark.parametrize("number", mostly_rest(range(8), usual=[1]))
def test_who_has_announced_can_open(number: int) -> None:
    found = 0
    for state, seat in positions(Options(), 3, number):
        others = [other for other in range(3) if other != seat and state.announced[other]]
        dealt = possible_state(PACKAGE.game.view(state, seat), seat, Random(number)) if others else state
        for other in others:
            assert not dealt.announced[other] or can_open(dealt.racks[other])
            found += dealt.announced[other]
    assert found


def test_an_announcement_that_no_rack_allows_is_left_out() -> None:
    state, seat = positions(Options(), 2, 3)[4]
    other = 1 - seat
    # A seat that hasn't drawn yet can't have announced.
    early = replace(state, announced=tuple([each == other for each in range(2)]), turns=(0, 0))
    view = PACKAGE.game.view(replace(early, came=tuple([(0,) * len(rack) for rack in early.racks])), seat)
    short = replace(view, racks=tuple([rack[:14] for rack in view.racks]), came=((0,) * 14,) * 2)
    assert not possible_state(short, seat, Random(1)).announced[other]


@cache
def played_positions() -> tuple[Position, ...]:
    return (*self_play(30, seed=7), *stressed(8))


ANY_POSITION = st.deferred(lambda: st.sampled_from(played_positions()))
"""One of the positions, which are played when the first one is needed."""


def words(row: Sequence[Tile]) -> str:
    return " ".join(row)


@settings(deadline=None, max_examples=40)
@given(position=ANY_POSITION, part=st.randoms(use_true_random=False))
def test_after_the_opening_a_mark_means_some_part_of_the_rack_can_be_laid_with_the_tile(
    position: Position, part: Random
) -> None:
    rack = part.sample(position.rack, min(6, len(position.rack)))
    view = at(words(rack), *map(words, position.table))
    parts = [chosen for count in range(1, len(rack) + 1) for chosen in combinations(rack, count)]
    laid = {tile for chosen in parts if can_go_out(position.table, chosen) for tile in chosen}
    assert set(layable_tiles(view, 0)) == laid


@cache
def value(tiles: frozenset[Tile]) -> int:
    plain = sorted((tile for tile in tiles if not is_joker(tile)), key=number_of)
    jokers = [tile for tile in tiles if is_joker(tile)]
    rows: list[list[Tile]] = [plain]
    for joker in jokers:
        rows = [[*row[:at], joker, *row[at:]] for row in rows for at in range(len(row) + 1)]
    return max(map(value_of, rows))


def openings(rack: Sequence[Tile]) -> set[Tile]:
    sets = [
        frozenset(tiles)
        for count in range(3, min(6, len(rack) + 1))
        for tiles in combinations(rack, count)
        if value(frozenset(tiles))
    ]
    found: set[Tile] = set()

    def choose(first: int, used: frozenset[Tile], points: int) -> None:
        if points >= NEEDED:
            found.update(used)
        for index in range(first, len(sets)):
            if used.isdisjoint(sets[index]):
                choose(index + 1, used | sets[index], points + value(sets[index]))

    choose(0, frozenset(), 0)
    return found


RACKS = st.lists(
    st.sampled_from([tile for tile in TILES if is_joker(tile) or (number_of(tile) > 6 and tile[0] in "krb")]),
    min_size=6,
    max_size=9,
    unique=True,
)


@settings(deadline=None, max_examples=120)
@given(rack=RACKS)
def test_before_the_opening_a_mark_means_that_an_opening_holds_the_tile(rack: list[Tile]) -> None:
    assert set(layable_tiles(at(words(rack), "o1a o2a o3a o4a", opened=(False, True)), 0)) == openings(rack)


@pytest.mark.parametrize(
    "rack, table, opened, marked",
    [
        ("k7a r9a", ("k4a k5a k6a",), True, "k7a"),
        ("k7a r9a", ("k4a k5a k6a",), False, ""),
        ("k10a k11a k12a o2a", (), False, "k10a k11a k12a"),
        ("k9a k10a ja r2a r3a r4a b1a", (), False, "k9a k10a ja r2a r3a r4a"),
        # Either copy of a kind can be laid, but not both at once.
        ("k7a k7b", ("k4a k5a k6a",), True, "k7a k7b"),
        # Only after a rearrangement: the 4 leaves its run.
        ("r4a b4a", ("k4a k5a k6a k7a",), True, "r4a b4a"),
    ],
)
def test_marks_of_known_positions(rack: str, table: tuple[str, ...], opened: bool, marked: str) -> None:
    assert layable_tiles(at(rack, *table, opened=(opened, True)), 0) == tuple(marked.split())


def test_a_marked_tile_is_in_a_legal_move_and_nothing_is_marked_where_there_is_none() -> None:
    view = at("k7a r9a", "k4a k5a k6a")
    assert GAME.check(view, 0, Play((("k4a", "k5a", "k6a", "k7a"),))) is None
    view = at("k7a", "k4a k5a k6a")
    assert layable_tiles(replace(view, phase="drawn"), 0) == ()
    assert layable_tiles(view, 1) == ()
    assert layable_tiles(GAME.view(view, 1), 0) == ()


TABLE = ("k3a k4a k5a", "r7a b7a o7a")


def can_lay(table: Sequence[Tile], rack: Sequence[Tile], tile: Tile) -> bool:
    parts = [part for size in range(len(rack) + 1) for part in combinations(rack, size)]
    return any(lies_in_sets([*table, tile, *part]) for part in parts)


def unseen(*seen: str) -> list[Tile]:
    known = {tile for tiles in seen for tile in tiles.split()}
    return [tile for tile in TILES if tile not in known]


def test_after_the_opening_it_is_whether_the_tile_can_be_laid() -> None:
    rack = "k6a"
    (question,) = guesses(GAME.view(position(rack, "o9a", on=TABLE, opened=(0,)), 0), 0)
    table = [tile for tiles in TABLE for tile in tiles.split()]
    left = unseen(rack, *TABLE)
    helping = [tile for tile in left if can_lay(table, rack.split(), tile)]
    assert (question.kind, question.facts) == ("lay", {})
    assert question.truth == pytest.approx(len(helping) / len(left))


@pytest.mark.parametrize("rack", ["k10a r10a o1a b3a", "k10a k11a b4a r4a", "k13a r13a k1a k2a"])
def test_before_the_opening_it_is_whether_the_tile_opens(rack: str) -> None:
    (question,) = guesses(GAME.view(position(rack, "o9a"), 0), 0)
    left = unseen(rack)
    helping = [tile for tile in left if can_open((*rack.split(), tile))]
    assert (question.kind, question.facts) == ("open", {"points": 30})
    assert question.truth == pytest.approx(len(helping) / len(left))


def test_nothing_is_asked_where_no_tile_can_help_or_come() -> None:
    assert guesses(GAME.view(position("k11a k12a k13a", "o9a"), 0), 0) == ()
    drawing = position("k9a r9a o1a", "o9a")
    assert guesses(GAME.view(replace(drawing, bank=()), 0), 0) == ()
    # Nothing is known of another seat's rack.
    assert guesses(GAME.view(drawing, 1), 0) == ()
    assert guesses(GAME.view(drawing, 1), 1) == ()


def touched_at_least(puzzle: Puzzle) -> int:
    state = puzzle.session.state
    rack = state.racks[puzzle.seat]
    for number in range(len(state.table) + 1):
        for chosen in combinations(state.table, number):
            if lies_in_sets([*rack, *(tile for tiles in chosen for tile in tiles)]):
                return number
    raise AssertionError("the rack can't be laid")


@pytest.mark.parametrize("grade", GRADES)
def test_a_puzzle_of_a_grade_is_the_position_of_a_game_with_an_answer(grade: int) -> None:
    puzzle = PUZZLES.make(grade, Random(f"proof {grade}"))
    assert touched_at_least(puzzle) == grade
    for number in range(3):
        puzzle = PUZZLES.make(grade, Random(f"{grade} {number}"))
        assert puzzle.session.to_act == (puzzle.seat,)
        assert puzzle.session.check(puzzle.seat, puzzle.best) is None
        assert PUZZLES.solves(puzzle, puzzle.best)
        puzzle.session.submit(puzzle.seat, puzzle.best)
        assert puzzle.session.over


def test_what_has_no_answer_is_no_puzzle_and_a_joker_may_lie_in_a_hard_one() -> None:
    tables = [PUZZLES.make(3, Random(f"joker {number}")).session.state.table for number in range(12)]
    assert any(is_joker(tile) for table in tables for tiles in table for tile in tiles)
    puzzle = PUZZLES.make(2, Random("half"))
    assert not PUZZLES.solves(puzzle, Draw())
    assert isinstance(puzzle.best, Play)
    left = puzzle.session.state.racks[puzzle.seat][0]
    kept = tuple(tuple(tile for tile in tiles if tile != left) for tiles in puzzle.best.table)
    assert not PUZZLES.solves(puzzle, Play(kept))
    assert fewest_touched([("k1a", "k2a", "k3a")], ["r9a"]) is None
