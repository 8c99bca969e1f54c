"""The four levels: legal, deterministic, blind to what is hidden, true to their habits, and rising."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from typing import Literal, cast

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import TABLE, Seat
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.limited_search import LIMITS, best_within, sets_changed, smallest_opening
from stolik.games.rummikub.ai.valuation import advise
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Table, Tile

from tests.games.rummikub.rivals import LEAST
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.tiers import mostly_rest

LEVELS = list(pairwise(Level))

LONG_WORDS = [pytest.param(seats, seed, marks=LONG_SOAK) for seats in (2, 3, 4) for seed in (29,)]

ONE_GAME = Options(turn_seconds=None, games_per_match=1)


def moments(
    bots: Sequence[AnyBot], seed: str, options: Options = ONE_GAME, starter: Seat | None = 0
) -> Iterator[tuple[State, Seat, Move]]:
    """Play to the end and yield each position with the move made in it; every move is checked."""
    chance, own = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    start = GAME.start(len(bots), options, starter)
    end: State = start
    for made in playout_moves(GAME, start, bot_chooser(bots, own, 1.0), chance, checked=True):
        yield made.state, made.seat, cast("Move", made.move)
        end = made.after
    yield end, TABLE, EndTurn()


def end_of(bots: Sequence[AnyBot], seed: str, options: Options = ONE_GAME) -> State:
    *_, (end, _, _) = moments(bots, seed, options)
    return end


def share(better: AnyBot, worse: AnyBot, deals: Sequence[int], seed: int) -> float:
    """Return the share of single games that a bot wins, in both seats of each deal."""
    won = 0
    for number in deals:
        for bots in ((better, worse), (worse, better)):
            winner = end_of(bots, f"{seed} {number}").results[0].winner
            won += bots[winner] is better
    return won / (2 * len(deals))


def row(text: str) -> tuple[Tile, ...]:
    return tuple(text.split())


def at(
    rack: str, *table: str, opened: Sequence[bool] = (True, True), held: int = 10, bank: int | None = None
) -> State:
    """A position in which seat 0 is on turn; the others' tiles and the bank are whatever is left."""
    sets, own = tuple(map(row, table)), row(rack)
    seen = {*own, *[tile for tiles in sets for tile in tiles]}
    rest = [tile for tile in TILES if tile not in seen]
    Random(0).shuffle(rest)
    theirs = tuple(rest[:held])
    return replace(
        GAME.start(2, ONE_GAME),
        phase="turn",
        table=sets,
        racks=(own, theirs),
        came=((0,) * len(own), (0,) * len(theirs)),
        bank=tuple(rest[held:] if bank is None else rest[held : held + bank]),
        opened=tuple(opened),
        turns=(5, 5),
    )


def choice(level: Level, state: State) -> Move:
    """Return the move of a level for seat 0, which must be legal."""
    move: Move = BOTS[level].choose(GAME.view(state, 0), 0, Random(0), 1.0)
    assert GAME.check(state, 0, move) is None
    return move


def laid(level: Level, state: State) -> set[Tile]:
    move = choice(level, state)
    table: Table = move.table if isinstance(move, Play) else ()
    return {tile for tiles in table for tile in tiles} & set(state.racks[0])


# ------------------------------------------------------------------ all levels


@pytest.mark.parametrize("seats", mostly_rest([2, 3, 4], usual=[3]))
def test_all_levels_play_legally_to_the_end_at_every_number_of_seats(seats: int) -> None:
    bots = [BOTS[list(Level)[(seat + seats) % 4]] for seat in range(seats)]
    assert end_of(bots, f"legal {seats}", Options()).phase == "over"


@pytest.mark.rest
@pytest.mark.parametrize("level", Level)
def test_the_same_view_gets_the_same_move_whatever_was_asked_before(level: Level) -> None:
    first = list(islice(moments([BOTS[level]] * 2, "same"), 40))
    end_of([BOTS[level]] * 3, "between")
    assert list(islice(moments([BOTS[level]] * 2, "same"), 40)) == first


@pytest.mark.parametrize("level", mostly_soak(Level, usual=(Level.MASTER,)))
def test_hidden_tiles_never_change_a_move(level: Level) -> None:
    rng = Random(7)
    for state, seat, move in moments([BOTS[level]] * 3, "hidden"):
        if seat == TABLE or state.phase not in ("turn", "drawn"):
            continue
        others = [other for other in range(state.seats) if other != seat]
        hidden = [tile for other in others for tile in state.racks[other]] + list(state.bank)
        rng.shuffle(hidden)
        racks = list(state.racks)
        for other in others:
            racks[other] = tuple(hidden.pop() for _ in state.racks[other])
        swapped = replace(state, racks=tuple(racks), bank=tuple(hidden))
        assert BOTS[level].choose(GAME.view(swapped, seat), seat, Random(rng.random()), 1.0) == move


@pytest.mark.parametrize("level", Level)
def test_every_level_announces_and_lays_out_where_it_announced_to(level: Level) -> None:
    state = replace(at("k13a r13a b13a", opened=(False, True)), phase="drawn")
    assert choice(level, state) == Announce()
    assert choice(level, replace(state, announced=(True, False))) == EndTurn()
    said = replace(at("k10a r10a b10a ja k1a k3a r5a r7a b9a", opened=(False, False)), promised=True)
    assert isinstance(choice(level, said), Play)
    hasty = replace(said, options=replace(said.options, turn_seconds=30))
    assert isinstance(choice(level, hasty), Play)


@pytest.mark.parametrize(
    "seats, seed",
    [(4, 1), *(pytest.param(*each, marks=pytest.mark.rest) for each in ((2, 5), (3, 2))), *LONG_WORDS],
)
def test_masters_keep_their_word_in_whole_games(seats: int, seed: int) -> None:
    """By these deals a master once announced to lay out, and drew instead."""
    said: set[Seat] = set()
    kept = 0
    for state, seat, move in moments([BOTS[Level.MASTER]] * seats, f"word {seed}"):
        if isinstance(move, Announce):
            said.add(seat)
        elif state.phase == "turn" and seat in said:
            assert isinstance(move, Play)
            said.discard(seat)
            kept += 1
    assert kept


@pytest.mark.parametrize("level", Level)
def test_every_level_goes_out_where_it_sees_how_and_draws_or_passes_where_it_must(level: Level) -> None:
    assert laid(level, at("k5a r5a b5a", "o1a o2a o3a")) == {"k5a", "r5a", "b5a"}
    assert choice(level, at("k5a r7a", "o1a o2a o3a")) == Draw()
    assert choice(level, at("k5a r7a", "o1a o2a o3a", bank=0)) == Pass()


# ------------------------------------------------------------------ limits


@pytest.mark.parametrize("seed", ["limit", pytest.param("and more", marks=LONG_SOAK)])
@pytest.mark.parametrize(
    "seconds", [30, pytest.param(60, marks=LONG_SOAK), pytest.param(None, marks=pytest.mark.rest)]
)
@pytest.mark.parametrize("level", mostly_soak(Level, usual=(Level.GENTLE, Level.MASTER)))
def test_no_level_lays_or_changes_more_than_its_limit(
    level: Level, seconds: Literal[30, 60] | None, seed: str
) -> None:
    limit = LIMITS[level].in_time(seconds)
    options = Options(turn_seconds=seconds, games_per_match=1)
    for state, seat, move in moments([BOTS[level]] * 3, seed, options):
        if not isinstance(move, Play):
            continue
        count = sum(map(len, move.table)) - sum(map(len, state.table))
        assert sets_changed(state.table, move.table) <= (limit.sets if state.opened[seat] else 0)
        if count > limit.tiles:
            assert not state.opened[seat]
            smallest = smallest_opening(state.racks[seat])
            assert smallest is not None
            assert count == sum(map(len, smallest))


def test_a_limit_grows_with_the_time_for_a_turn() -> None:
    for level in Level:
        base = LIMITS[level]
        assert base.in_time(None) == base.in_time(60) == base
        assert base.in_time(120) == replace(base, tiles=2 * base.tiles, sets=2 * base.sets)
        short = base.in_time(30)
        assert 3 <= short.tiles <= base.tiles
        assert 1 <= short.sets <= base.sets


def test_the_smallest_opening_may_be_laid_though_it_is_above_the_limit() -> None:
    state = at("k5a r5a b5a k6a r6a b6a o13a", opened=(False, True))
    assert laid(Level.GENTLE, state) == {"k5a", "r5a", "b5a", "k6a", "r6a", "b6a"}


# ------------------------------------------------------------------ habits


SINGLES = "r13a k11a b9a r7a k5a b12a k1a r2a"
"""Eight tiles no two of which can be laid together."""


def test_gentle_lays_one_own_set_a_turn_and_adds_to_the_table_only_when_far_behind() -> None:
    table = "o1a o2a o3a"
    assert laid(Level.GENTLE, at("k5a r5a b5a o4a o7a k9a r9a b9a k13a", table, held=1)) == {
        "k9a",
        "r9a",
        "b9a",
    }
    rack = f"o4a {SINGLES}"
    assert laid(Level.GENTLE, at(rack, table, held=5)) == set()
    assert laid(Level.GENTLE, at(rack, table, held=4)) == {"o4a"}


def test_gentle_rearranges_with_an_empty_bank_unless_somebody_passed() -> None:
    rack, table = f"o3b {SINGLES}", "o1a o2a o3a o4a o5a"
    assert laid(Level.GENTLE, at(rack, table, held=4)) == set()
    assert laid(Level.GENTLE, at(rack, table, held=10, bank=0)) == {"o3b"}
    for held, expected in ((10, set()), (5, set()), (4, {"o3b"})):
        passed = replace(at(rack, table, held=held, bank=0), passes=1)
        assert laid(Level.GENTLE, passed) == expected
    few = " ".join(f"o3b {SINGLES}".split()[:8])
    passed = replace(at(few, "o1a o2a o3a o4a o5a", held=10, bank=0), passes=1)
    assert laid(Level.GENTLE, passed) == {"o3b"}


def test_gentle_keeps_its_jokers_for_the_move_that_goes_out() -> None:
    table = "o1a o2a o3a"
    assert laid(Level.GENTLE, at("k5a k6a ja r13a", table, held=2)) == set()
    assert laid(Level.GENTLE, at("k5a k6a ja r13a", table, held=2, bank=0)) == set()
    assert laid(Level.GENTLE, at("k5a k6a ja", table, held=2)) == {"k5a", "k6a", "ja"}


@pytest.mark.parametrize("seats", mostly_rest([2, 3, 4], usual=[2]))
def test_gentle_games_end_by_going_out(seats: int) -> None:
    end = end_of([BOTS[Level.GENTLE]] * seats, "out")
    assert any(not rack for rack in end.racks)


def test_gentle_cuts_a_long_set_at_its_better_end() -> None:
    state = at("k5a k6a k7a k8a r1a o3a b12a r9a o7a")
    assert laid(Level.GENTLE, state) == {"k6a", "k7a", "k8a"}


def test_fair_lays_the_most_tiles_within_its_limit() -> None:
    for state, seat, move in moments([BOTS[Level.FAIR], BOTS[Level.SHARP]], "most"):
        if seat == 0 and state.phase == "turn" and state.opened[0]:
            best = best_within(state.table, state.racks[0], LIMITS[Level.FAIR])
            count = sum(map(len, move.table)) - sum(map(len, state.table)) if isinstance(move, Play) else 0
            assert count == (best.tiles if best else 0)


def test_sharp_holds_its_jokers_until_somebody_has_one_tile() -> None:
    rack, table = "k5a k6a ja r13a", "o1a o2a o3a"
    assert laid(Level.FAIR, at(rack, table)) > {"ja"}
    assert laid(Level.SHARP, at(rack, table, held=2)) == set()
    assert laid(Level.SHARP, at(rack, table, held=1)) > {"ja"}
    assert laid(Level.SHARP, at(rack, table, bank=0)) > {"ja"}
    assert laid(Level.SHARP, at("k5a k6a ja", table)) == {"k5a", "k6a", "ja"}


def test_sharp_asks_for_a_new_deal_unless_it_can_open() -> None:
    poor = replace(at("k5a k5b r7a r7b b9a b9b"), phase="asking", asked=(0,), opened=(False, False))
    rich = replace(at("k13a k13b r13a r7b b13a b9b"), phase="asking", asked=(0,), opened=(False, False))
    assert choice(Level.SHARP, poor) == Redeal()
    assert choice(Level.FAIR, poor) == Redeal()
    assert choice(Level.SHARP, rich) == KeepRack()


def test_master_goes_out_whenever_it_can() -> None:
    for state, seat, move in moments([BOTS[Level.MASTER]] * 2, "out"):
        if seat != TABLE and state.phase == "turn" and state.opened[seat]:
            best = best_within(state.table, state.racks[seat], LIMITS[Level.MASTER])
            goes_out = isinstance(move, Play) and len(state.racks[seat]) == sum(map(len, move.table)) - sum(
                map(len, state.table)
            )
            assert goes_out == (best is not None and best.goes_out)


def test_master_takes_the_best_of_its_own_valuation_which_may_be_to_draw_by_a_little() -> None:
    drawn = 0
    for state, seat, move in moments([BOTS[Level.MASTER], BOTS[Level.SHARP]], "best"):
        if seat == 0:
            first, *others = [option.move for option in advise(GAME.view(state, 0), 0)]
            drawn += first != move
            assert move == first or (move == Draw() == others[0])
    assert drawn


# ------------------------------------------------------------------ strength


DECIDED: Mapping[Level, Sequence[int]] = {
    Level.FAIR: (0, 5),
    Level.SHARP: (1, 6, 13),
    Level.MASTER: (1, 3, 4, 9, 11),
}
"""Short games that strength decides: the level wins these deals in both seats.

A bot that plays no better than the one below wins every deal in one seat only, and so half of the games.
"""


@pytest.mark.rest
@pytest.mark.parametrize(
    "worse, better", [LEVELS[0], *(pytest.param(*levels, marks=LONG_SOAK) for levels in LEVELS[1:])]
)
def test_each_level_beats_the_one_below(worse: Level, better: Level) -> None:
    assert share(BOTS[better], BOTS[worse], DECIDED[better], 4) > 0.6


@pytest.mark.soak
@pytest.mark.parametrize("worse, better", LEVELS)
def test_each_level_keeps_its_distance_from_the_one_below(worse: Level, better: Level) -> None:
    matches = 40 if os.environ.get("STOLIK_SHORT") else 200
    assert share(BOTS[better], BOTS[worse], range(matches), 1) >= LEAST[better]
