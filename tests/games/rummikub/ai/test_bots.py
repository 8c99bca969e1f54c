"""The four levels: legal, blind to hidden tiles, increasing, fair to beginners; and their training."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple, cast, get_args

import numpy as np
import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.learned_tables import load
from stolik.engine.driver import bot_chooser, play, playout_moves
from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.limited_search import (
    LIMITS,
    best_within,
    opening_within,
    sets_changed,
    smallest_opening,
)
from stolik.games.rummikub.ai.position_values import NAMES, Phase, shifted, value_of
from stolik.games.rummikub.ai.seat_values import mean_of_deals, waiting_chance
from stolik.games.rummikub.ai.solver.solver import layable_tiles
from stolik.games.rummikub.ai.train import next_turn_values, next_turns
from stolik.games.rummikub.ai.train.calibration import Kind, Told, corrected, line, shift
from stolik.games.rummikub.ai.train.calibration import told as told_in_games
from stolik.games.rummikub.ai.train.position_values import told
from stolik.games.rummikub.ai.valuation import advise
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES, Table, Tile

from tests.analysis.laws import analysis_of
from tests.games.rummikub.ai.test_valuation import at
from tests.games.rummikub.rivals import BEGINNERS, BEGINNERS_WIN, LEAST, LEAST_OUT, MOST_LAST
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.strength.contest import Side
from tests.tiers import mostly_rest

LEVELS = list(pairwise(Level))

LONG_WORDS = [pytest.param(seats, seed, marks=LONG_SOAK) for seats in (2, 3, 4) for seed in (29,)]

ONE_GAME = Options(turn_seconds=None, games_per_match=1)


def moments(
    bots: Sequence[AnyBot], seed: str, options: Options = ONE_GAME, starter: Seat | None = 0
) -> Iterator[tuple[State, Seat, Move]]:
    """Play to the end, check every move, and yield each position with its move."""
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
    won = 0
    for number in deals:
        for bots in ((better, worse), (worse, better)):
            winner = end_of(bots, f"{seed} {number}").results[0].winner
            won += bots[winner] is better
    return won / (2 * len(deals))


def row(text: str) -> tuple[Tile, ...]:
    return tuple(text.split())


def turn_of(
    rack: str, *table: str, opened: Sequence[bool] = (True, True), held: int = 10, bank: int | None = None
) -> State:
    """Return a position with seat 0 on turn; the others' tiles and the bank are the remaining ones."""
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
    move: Move = BOTS[level].choose(GAME.view(state, 0), 0, Random(0), 1.0)
    assert GAME.check(state, 0, move) is None
    return move


def laid(level: Level, state: State) -> set[Tile]:
    move = choice(level, state)
    table: Table = move.table if isinstance(move, Play) else ()
    return {tile for tiles in table for tile in tiles} & set(state.racks[0])


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
    state = replace(turn_of("k13a r13a b13a", opened=(False, True)), phase="drawn")
    assert choice(level, state) == Announce()
    assert choice(level, replace(state, announced=(True, False))) == EndTurn()
    said = replace(turn_of("k10a r10a b10a ja k1a k3a r5a r7a b9a", opened=(False, False)), promised=True)
    assert isinstance(choice(level, said), Play)
    assert isinstance(choice(level, replace(said, options=replace(said.options, turn_seconds=30))), Play)


@pytest.mark.parametrize(
    "seats, seed",
    [(4, 1), *(pytest.param(*each, marks=pytest.mark.rest) for each in ((2, 5), (3, 2))), *LONG_WORDS],
)
def test_masters_keep_their_word_in_whole_games(seats: int, seed: int) -> None:
    """With these deals a master once announced going out and drew instead."""
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
    assert laid(level, turn_of("k5a r5a b5a", "o1a o2a o3a")) == {"k5a", "r5a", "b5a"}
    assert choice(level, turn_of("k5a r7a", "o1a o2a o3a")) == Draw()
    assert choice(level, turn_of("k5a r7a", "o1a o2a o3a", bank=0)) == Pass()


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
    state = turn_of("k5a r5a b5a k6a r6a b6a o13a", opened=(False, True))
    assert laid(Level.GENTLE, state) == {"k5a", "r5a", "b5a", "k6a", "r6a", "b6a"}


SINGLES = "r13a k11a b9a r7a k5a b12a k1a r2a"
"""Eight tiles, no two of which fit into one set."""


def test_gentle_lays_one_own_set_a_turn_and_adds_to_the_table_only_when_far_behind() -> None:
    table = "o1a o2a o3a"
    assert laid(Level.GENTLE, turn_of("k5a r5a b5a o4a o7a k9a r9a b9a k13a", table, held=1)) == {
        "k9a",
        "r9a",
        "b9a",
    }
    rack = f"o4a {SINGLES}"
    assert laid(Level.GENTLE, turn_of(rack, table, held=5)) == set()
    assert laid(Level.GENTLE, turn_of(rack, table, held=4)) == {"o4a"}


def test_gentle_rearranges_with_an_empty_bank_unless_somebody_passed() -> None:
    rack, table = f"o3b {SINGLES}", "o1a o2a o3a o4a o5a"
    assert laid(Level.GENTLE, turn_of(rack, table, held=4)) == set()
    assert laid(Level.GENTLE, turn_of(rack, table, held=10, bank=0)) == {"o3b"}
    for held, expected in ((10, set()), (5, set()), (4, {"o3b"})):
        passed = replace(turn_of(rack, table, held=held, bank=0), passes=1)
        assert laid(Level.GENTLE, passed) == expected
    few = " ".join(f"o3b {SINGLES}".split()[:8])
    passed = replace(turn_of(few, "o1a o2a o3a o4a o5a", held=10, bank=0), passes=1)
    assert laid(Level.GENTLE, passed) == {"o3b"}


def test_gentle_goes_on_with_an_empty_bank_where_it_has_won_a_single_game() -> None:
    rack, blacks = "o6a b1a b4a b7a b10a b13a o2a o9a o12a", "k3a k4a k5a k6a"
    # Three sets have to be changed, which is more than it sees in other cases.
    state = turn_of(rack, blacks, "r6a r7a r8a", "r9a r10a r11a r12a", held=len(TILES))
    passed = replace(state, passes=1)
    assert laid(Level.GENTLE, passed) == {"o6a"}
    # Then the points that decide the match are counted.
    assert laid(Level.GENTLE, replace(passed, options=replace(ONE_GAME, games_per_match=2))) == set()


def test_gentle_keeps_its_jokers_for_the_move_that_goes_out() -> None:
    table = "o1a o2a o3a"
    assert laid(Level.GENTLE, turn_of("k5a k6a ja r13a", table, held=2)) == set()
    assert laid(Level.GENTLE, turn_of("k5a k6a ja r13a", table, held=2, bank=0)) == set()
    assert laid(Level.GENTLE, turn_of("k5a k6a ja", table, held=2)) == {"k5a", "k6a", "ja"}


@pytest.mark.parametrize("seats", mostly_rest([2, 3, 4], usual=[2]))
def test_gentle_games_end_by_going_out(seats: int) -> None:
    end = end_of([BOTS[Level.GENTLE]] * seats, "out")
    assert any(not rack for rack in end.racks)


def test_gentle_cuts_a_long_set_at_its_better_end() -> None:
    assert laid(Level.GENTLE, turn_of("k5a k6a k7a k8a r1a o3a b12a r9a o7a")) == {"k6a", "k7a", "k8a"}


def test_fair_lays_the_most_tiles_within_its_limit() -> None:
    for state, seat, move in moments([BOTS[Level.FAIR], BOTS[Level.SHARP]], "most"):
        if seat == 0 and state.phase == "turn" and state.opened[0]:
            best = best_within(state.table, state.racks[0], LIMITS[Level.FAIR])
            count = sum(map(len, move.table)) - sum(map(len, state.table)) if isinstance(move, Play) else 0
            assert count == (best.tiles if best else 0)


def test_sharp_holds_its_jokers_until_somebody_has_one_tile() -> None:
    rack, table = "k5a k6a ja r13a", "o1a o2a o3a"
    assert laid(Level.FAIR, turn_of(rack, table)) > {"ja"}
    assert laid(Level.SHARP, turn_of(rack, table, held=2)) == set()
    assert laid(Level.SHARP, turn_of(rack, table, held=1)) > {"ja"}
    assert laid(Level.SHARP, turn_of(rack, table, bank=0)) > {"ja"}
    assert laid(Level.SHARP, turn_of("k5a k6a ja", table)) == {"k5a", "k6a", "ja"}


def test_sharp_asks_for_a_new_deal_unless_it_can_open() -> None:
    poor = replace(turn_of("k5a k5b r7a r7b b9a b9b"), phase="asking", asked=(0,), opened=(False, False))
    rich = replace(turn_of("k13a k13b r13a r7b b13a b9b"), phase="asking", asked=(0,), opened=(False, False))
    assert (choice(Level.SHARP, poor), choice(Level.FAIR, poor)) == (Redeal(), Redeal())
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


DECIDED: Mapping[Level, Sequence[int]] = {
    Level.FAIR: (0, 5),
    Level.SHARP: (1, 6, 13),
    Level.MASTER: (1, 3, 4, 9, 11),
}
"""Short games decided by strength: the level wins these deals in both seats.

A bot that is no better than the level below wins every deal in only one seat, which is half of the games.
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


SHORT = bool(os.environ.get("STOLIK_SHORT"))
GENTLE = BOTS[Level.GENTLE]

each_beginner = pytest.mark.parametrize("beginner", BEGINNERS, ids=lambda side: side.name)
each_table = pytest.mark.parametrize("seats", mostly_rest(BEGINNERS_WIN, usual=[3]))


class Share(NamedTuple):
    """The shares of games in which a player won, was last, and somebody went out."""

    won: float
    last: float
    out: float


def among_gentle(first: AnyBot, seats: int, deals: Sequence[int]) -> Share:
    """Return the results of a player at a table of gentle computers, where each seat starts in turn."""
    won = last = out = 0
    bots = [first, *[GENTLE] * (seats - 1)]
    for number in deals:
        end: State = GAME.start(seats, ONE_GAME, number % seats)
        chances = [Random(f"{number} {seat}") for seat in range(seats)]
        for made in playout_moves(GAME, end, bot_chooser(bots, chances, 1.0), Random(number)):
            end = made.after
        result = end.results[0]
        won += result.winner == 0
        last += result.small_points[0] == min(result.small_points)
        out += result.ending == "out"
    return Share(won / len(deals), last / len(deals), out / len(deals))


@pytest.mark.rest
@each_table
@each_beginner
def test_a_beginner_has_a_fair_chance_among_gentle_computers(beginner: Side, seats: int) -> None:
    share = among_gentle(beginner.bot, seats, range(8))
    assert share.won >= BEGINNERS_WIN[seats]
    assert seats == 2 or share.last <= MOST_LAST


@pytest.mark.soak
@each_table
@each_beginner
def test_a_beginner_keeps_that_chance_in_many_games(beginner: Side, seats: int) -> None:
    share = among_gentle(beginner.bot, seats, range(40 if SHORT else 400))
    assert share.won >= BEGINNERS_WIN[seats]
    assert seats == 2 or share.last <= MOST_LAST


@pytest.mark.soak
@each_table
def test_gentle_computers_among_themselves_mostly_go_out(seats: int) -> None:
    assert among_gentle(GENTLE, seats, range(20 if SHORT else 100)).out >= LEAST_OUT


LOW_RACK = "k6a k7a k8a r1a r3a b12a o13a"
"""It holds one set, worth 21."""

EASIER = Options(games_per_match=1, turn_seconds=None, reshuffle_right=False, easier_opening=(0,))


def has_it(view: State, *seats: int) -> State:
    return replace(view, options=replace(view.options, easier_opening=seats))


USUAL = at(LOW_RACK, opened=(False, False))
"""Seat 0 is on turn."""


@pytest.mark.parametrize("level", Level)
def test_every_level_opens_as_soon_as_its_seat_may_and_keeps_a_rack_that_opens(level: Level) -> None:
    def choice(view: State) -> object:
        return BOTS[level].choose(view, 0, Random(0), 1.0)

    assert choice(has_it(USUAL, 0)) == Play((("k6a", "k7a", "k8a"),))
    assert choice(USUAL) == choice(has_it(USUAL, 1)) == Draw()
    asked = replace(at("k7a k7b r7a b7a b9a b9b", opened=(False, False)), phase="asking", asked=(0,))
    if level is not Level.MASTER:
        assert BOTS[level].choose(has_it(asked, 0), 0, Random(0), 1.0) == KeepRack()
        assert BOTS[level].choose(asked, 0, Random(0), 1.0) == Redeal()


def test_advice_and_marks_keep_to_the_number_of_the_seat() -> None:
    view = has_it(USUAL, 0)
    assert [type(option.move) for option in advise(USUAL, 0)] == [Draw]
    assert {type(option.move) for option in advise(view, 0)} == {Play, Draw}
    assert all(GAME.check(view, 0, option.move) is None for option in advise(view, 0))
    assert layable_tiles(view, 0) == ("k6a", "k7a", "k8a")
    assert layable_tiles(USUAL, 0) == layable_tiles(has_it(USUAL, 1), 0) == ()


def test_the_smallest_opening_is_as_small_as_the_number_allows() -> None:
    rack = tuple("k10a r10a b10a o1a o2a o3a k6a k7a k8a".split())
    assert smallest_opening(rack) == (("k10a", "r10a", "b10a"),)
    low = tuple("k6a k7a k8a o1a o2a o3a".split())
    assert smallest_opening(low) is smallest_opening(low, 28) is None
    assert set(smallest_opening(low, 22) or ()) == {("k6a", "k7a", "k8a"), ("o1a", "o2a", "o3a")}
    assert smallest_opening(low, 20) == (("k6a", "k7a", "k8a"),)
    assert opening_within(low, 3) is None
    assert opening_within(low, 3, 20) == (("k6a", "k7a", "k8a"),)


@pytest.mark.soak
def test_a_match_with_handicaps_is_played_and_analysed_to_its_end() -> None:
    session = Session(GAME, 3, EASIER, 0)
    play(session, bot_chooser([BOTS[Level.FAIR]] * 3, [Random(0)] * 3), Random(4))
    assert session.over
    (result,) = session.state.results
    assert isinstance(result, GameResult)
    analysis = analysis_of(session, "rummikub")
    assert all(item.error >= 0 for item in analysis.decisions)


def test_a_deal_is_weighed_against_those_that_meet_the_same_number() -> None:
    usual = Options(games_per_match=1, turn_seconds=None)
    easier = replace(usual, easier_opening=(0,))
    assert mean_of_deals(2, easier) > mean_of_deals(2, usual), "who opens sooner is better off"
    rack = tuple(LOW_RACK.split())
    waiting = replace(USUAL, turn=1, phase="turn")
    assert waiting_chance(has_it(waiting, 0), 0, rack) > waiting_chance(waiting, 0, rack)


@pytest.mark.rest
def test_the_correction_makes_what_is_told_what_is_won_and_what_was_sure_corrects_nothing() -> None:
    decisions = [Told(game, chance, game % 4 > 0) for game in range(200) for chance in (0.3, 0.6)]
    after = [shifted(each.chance, shift(decisions)) for each in decisions]
    assert sum(after) / len(after) == pytest.approx(0.75, abs=0.001)
    assert (
        line(2, "more", decisions[:2]) == "2 seats, more: 2 decisions, told 45.0, won 0.0, bias +45.0 ± 90.0"
    )
    """With an empty bank a move may certainly lose; the chances of other moves are still correct."""
    true = [Told(game, 0.5, game % 2 > 0) for game in range(20)]
    lost = [Told(game, 0.0, won=False) for game in range(20)]
    won = [Told(game, 1.0, won=True) for game in range(5)]
    assert shift(true) == pytest.approx(0, abs=0.001)
    assert shift([*true, *lost]) == shift([*true, *won]) == shift(true)
    assert shift(lost) == shift(won) == 0.0


@pytest.mark.rest
def test_a_phase_of_few_games_is_shifted_by_what_all_need_and_an_empty_bank_by_its_own_need() -> None:
    up_to_5 = [Told(game, 0.5, game % 4 > 0) for game in range(200)]
    more = [Told(game, 0.5, won=True) for game in range(4)] * 50
    bank_empty = [Told(game, 0.5, won=game > 1) for game in range(4)]
    found = corrected({"up_to_5": 1.0}, {"more": more, "up_to_5": up_to_5, "bank_empty": bank_empty})
    assert found == {
        "not_opened": 1.946,
        "up_to_5": 2.099,
        "up_to_14": 1.946,
        "more": 1.946,
        "bank_empty": pytest.approx(0, abs=0.001),
    }
    assert set(corrected({}, {}).values()) == {0.0}


@pytest.mark.rest
def test_two_players_are_corrected_in_every_phase_of_a_match_of_one_game_and_of_two() -> None:
    measured = load("stolik.games.rummikub.ai", "position_values")["told"]
    assert set(measured) == set(get_args(Kind))
    assert all(set(phases) == set(get_args(Phase)) for phases in measured.values())


@pytest.mark.rest
@pytest.mark.parametrize("seats, kind", [(2, "game"), (4, "game"), (2, "match")])
def test_what_is_told_stands_beside_what_the_game_brought(seats: int, kind: Kind) -> None:
    """From the second half of the games, only chances told with an empty bank count."""
    found = told_in_games(seats, 2, "test", kind)
    assert set(found) > {"not_opened", "up_to_5", "up_to_14"}
    for phase, decisions in found.items():
        assert {each.game for each in decisions} <= {0, 1} | ({2, 3} if phase == "bank_empty" else set())
        assert all(0 <= each.chance <= 1 for each in decisions)
    shares = {each.won for decisions in found.values() for each in decisions}
    assert shares == {0, 1} if kind == "game" else any(0 < each < 1 for each in shares)


@pytest.fixture(scope="module")
def turns(tmp_path_factory: pytest.TempPathFactory) -> next_turn_values.Turns:
    folder: Path = tmp_path_factory.mktemp("turns")
    for seats in (3, 4):
        found, rng = next_turns.Found(), Random(seats)
        players = next_turns.single_master(seats, rng)
        for game in range(2):
            next_turns.play_game(game, players, rng, found, short=seats == 4 or game == 1)
        found.write(folder / f"{seats}-t-00000.npz", 1.8)
    return next_turn_values.read([folder])


@pytest.mark.rest
def test_files_are_read_as_one(turns: next_turn_values.Turns) -> None:
    assert (sorted(set(turns.options[:, 0])), set(turns.options[:, 1])) == ([0, 1, 2, 3], {3, 4})
    assert turns.seeds == ["3-t", "4-t"]
    places, first, last = turns.trials[:, :3].astype(int).T
    assert set(places) == set(range(len(turns.options)))
    over = first == last
    assert over.any()
    assert list(first[~over][1:]) == list(last[~over][:-1])
    assert last.max() == len(turns.followers)
    assert set(turns.trials[over][:, 3]) <= {0.0, 1.0}
    assert set(turns.trials[over][:, 4]) <= {0.0, 0.25, 0.5, 1.0}


@pytest.mark.rest
def test_turns_begin_where_the_game_or_the_turn_is_another(turns: next_turn_values.Turns) -> None:
    begins = turns.begins
    assert (begins[0], begins[-1]) == (0, len(turns.options))
    of_turns = [turns.options[first:last, [0, 2]] for first, last in pairwise(begins)]
    assert all(len({tuple(row) for row in rows}) == 1 for rows in of_turns)
    assert len({tuple(rows[0]) for rows in of_turns}) == len(of_turns)


@pytest.mark.rest
def test_what_is_kept_of_the_turns_keeps_their_begins_and_the_best_of_each_is_found() -> None:
    kept = np.array([True, True, False, False, False, True])
    assert list(next_turn_values.begins_of(np.array([0, 2, 5, 6]), kept)) == [0, 2, 3]
    assert list(next_turn_values.best_places(np.array([1.0, 3.0, 2.0, 5.0, 4.0]), np.array([0, 3, 5]))) == [
        1,
        3,
    ]


@pytest.mark.rest
def test_what_differs_within_turns_counts_more_than_what_differs_between_them() -> None:
    pairs, alone = 400, 200
    second = np.concatenate([np.tile([0.0, 1.0], pairs), np.ones(alone)])
    shares = np.concatenate([np.tile([0.5, 0.54], pairs), np.full(alone, 0.3)])
    goal = np.column_stack([shares, shares, np.zeros(len(shares))])
    begins = np.concatenate([np.arange(0, 2 * pairs, 2), 2 * pairs + np.arange(alone + 1)])
    network = next_turn_values.ChoosingNetwork(1, 4, 3, 1)
    network.train_turns(second[:, None], goal, begins, 40)
    one, other = told(network.outputs(np.array([[0.0], [1.0]]))) @ next_turn_values.WORTH
    assert shares[second == 1].mean() < 0.5
    assert one < other


@pytest.mark.rest
def test_a_candidate_is_worth_the_best_choice_of_the_next_turn_or_the_end(
    turns: next_turn_values.Turns,
) -> None:
    estimates = np.zeros((len(turns.followers), 3))
    estimates[:, 1] = np.linspace(0.2, 0.8, len(estimates))
    found = next_turn_values.worths(turns, estimates)
    for place in range(len(turns.options)):
        of_trials = [
            row[4] if row[1] == row[2] else max(estimates[int(row[1]) : int(row[2]), 1])
            for row in turns.trials[turns.trials[:, 0] == place]
        ]
        assert found[place, 1] == pytest.approx(np.mean(of_trials))


@pytest.mark.rest
def test_the_present_network_is_read_as_it_is_used(turns: next_turn_values.Turns) -> None:
    network, mean, scale = next_turn_values.present()
    figures = turns.figures[:5]
    chances = told(network.outputs((figures - mean) * scale))
    for row, (won, big, small) in zip(figures, chances, strict=True):
        used = value_of(tuple(row), 4)
        assert (used.chance, used.big / 4, used.small / 100) == pytest.approx((won, big, small), abs=1e-5)


@pytest.mark.rest
def test_the_improved_network_has_the_mean_of_the_outputs_of_its_seeds(turns: next_turn_values.Turns) -> None:
    _, mean, scale = next_turn_values.present()
    whole, same_mean, same_scale, figures = next_turn_values.improved(turns, 4, 1, (1, 2))
    parts = [next_turn_values.improved(turns, 4, 1, (seed,))[0] for seed in (1, 2)]
    even = (turns.figures[:5] - same_mean) * same_scale
    assert whole.outputs(even) == pytest.approx(sum(part.outputs(even) for part in parts) / 2)
    assert whole.weights[0].shape == (len(NAMES), 2 * 4)
    assert list(same_mean) == list(mean)
    assert list(same_scale[scale > 0]) == list(scale[scale > 0])
    assert figures["rows"] > 0
