"""A game with secrets is analysed through the eyes of each seat: Rummikub."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from stolik.analysis.analysis import Analysis, Chance, Decision, OthersMoves, Revaluation
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import TABLE, IllegalMove, Seat
from stolik.engine.game_library import load_package
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Entry, Session
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.seat_values import SEAT_VALUES, mean_of_deals, waiting_chance
from stolik.games.rummikub.rules.moves import Draw, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

from tests.analysis.laws import analysis_of
from tests.soak.marks import LONG_SOAK

GOLDEN = Path(__file__).parents[1] / "golden" / "rummikub"
ONE_GAME = Options(games_per_match=1, reshuffle_right=False)


def of_file(name: str) -> tuple[Session, Analysis]:
    session = open_session(parse_record((GOLDEN / f"{name}.stolik").read_bytes()))
    return session, analysis_of(session, "rummikub")


def session_of(log: Sequence[Entry], seats: int, options: Options) -> Session:
    session = Session(GAME, seats, options, 0)
    for entry in log:
        session.submit(entry.seat, entry.move)
    return session


def after_turns(seats: int, entries: int, seed: int) -> Session:
    session = Session(GAME, seats, ONE_GAME, 0)
    bots = [BOTS[Level.SHARP], BOTS[Level.FAIR], BOTS[Level.MASTER], BOTS[Level.GENTLE]][:seats]
    choose = bot_chooser(bots, [Random(0)] * seats)
    return play(session, choose, Random(seed), until=lambda _: session.length >= entries)


@pytest.mark.rest
@pytest.mark.parametrize(
    "seats, games, seed",
    [*(pytest.param(*case, marks=LONG_SOAK) for case in ((2, 2, 6), (3, 1, 4))), (4, 1, 4)],
)  # short games among many
def test_the_law_holds_of_whole_matches(seats: int, games: Literal[1, 2], seed: int) -> None:
    session = Session(GAME, seats, Options(games_per_match=games), None)
    bots = [BOTS[level] for level in Level][:seats]
    play(session, bot_chooser(bots, [Random(0)] * seats), Random(seed))
    analysis = analysis_of(session, "rummikub")
    assert analysis.start == (1 / seats,) * seats
    assert [seat.result for seat in analysis.seats] == [
        float(place.rank == 1) for place in sorted(session.standings, key=lambda place: place.seat)
    ]


def own_items(analysis: Analysis, seat: Seat) -> list[Any]:
    found: list[Any] = []
    for item in analysis.items:
        match item:
            case Chance():
                found.append((item.entry, "luck", item.luck[seat]))
            case Decision() if item.seat == seat:
                found.append((item.entry, item.best, item.error, item.options, item.value[seat]))
            case OthersMoves() | Revaluation():
                found.append((item.entry, item.kind, item.change[seat]))
    # A chance event that only concerns others tells this seat nothing, nor does a change of 0.
    return [told for told in found if told[-1] != 0.0]


@pytest.mark.rest
@pytest.mark.parametrize(
    "seats, seed", [*(pytest.param(*case, marks=LONG_SOAK) for case in ((2, 1), (3, 5))), (4, 9)]
)
def test_tiles_that_a_seat_never_saw_change_nothing_for_it(seats: int, seed: int) -> None:
    """Hidden tiles change places between the others' racks and the bank; the moves stay the same."""
    session = after_turns(seats, 8 * seats + 1, seed)
    state: State = session.state
    shuffled = session.log[0].move
    assert isinstance(shuffled, Shuffled)
    before = own_items(analysis_of(session, "rummikub"), 0)
    hidden = {*state.bank, *[tile for rack in state.racks[1:] for tile in rack]}
    rng, changed = Random(seed), 0
    for _ in range(40):
        order = rng.sample(sorted(hidden), len(hidden))
        tiles = iter(order)
        other = Shuffled(tuple([next(tiles) if tile in hidden else tile for tile in shuffled.tiles]))
        log = [Entry(TABLE, other), *session.log[1:]]
        try:
            variant = session_of(log, seats, ONE_GAME)
        except IllegalMove:  # A seat can announce only now, or no longer.
            continue
        changed += 1
        assert own_items(analysis_of(variant, "rummikub"), 0) == before
        if changed == 2:
            break
    assert changed


def test_luck_is_the_tile_drawn_against_all_that_the_seat_does_not_see() -> None:
    session = after_turns(2, 20, 4)
    analysis = analysis_of(session, "rummikub")
    index = max(at for at, entry in enumerate(session.log) if entry.move == Draw())
    seat = session.log[index].seat
    view: State = GAME.view(session.state_at(index + 1), seat)
    *rack, drawn = view.racks[seat]
    on_table = {tile for tiles in view.table for tile in tiles}
    unseen = [tile for tile in TILES if tile not in rack and tile not in on_table]
    (chance,) = [item for item in analysis.chances if item.entry == index + 1]
    assert chance.luck[1 - seat] == 0.0
    assert drawn in unseen
    # The estimate for each tile; the shift to the previous move follows from the value when drawing.
    worth = {tile: waiting_chance(view, seat, (*rack, tile)) for tile in unseen}
    better = sum(worth[tile] < worth[drawn] for tile in unseen)
    worse = sum(worth[tile] > worth[drawn] for tile in unseen)
    mean = sum(worth.values()) / len(unseen)
    assert (chance.luck[seat] > 0) == (worth[drawn] > mean), (better, worse)
    assert chance.luck[seat] == pytest.approx(worth[drawn] - mean, abs=0.02)


def test_the_luck_of_a_deal_is_the_rack_against_the_mean_of_all_deals() -> None:
    lucks: list[float] = []
    for seed in range(60):
        session = Session(GAME, 2, ONE_GAME, 0)
        session.resolve_chance(Random(f"deal {seed}"))
        (chance,) = analysis_of(session, "rummikub").chances
        view = GAME.view(session.state, 1)
        worth = waiting_chance(view, 1, view.racks[1])
        assert chance.luck[1] == pytest.approx(worth - mean_of_deals(2, ONE_GAME))
        lucks += chance.luck
    mean = sum(lucks) / len(lucks)
    spread = (sum((luck - mean) ** 2 for luck in lucks) / len(lucks)) ** 0.5
    assert abs(mean) < 3 * spread / len(lucks) ** 0.5


def test_a_draw_for_the_start_is_luck_of_nobody_by_the_values_that_the_package_hands_over() -> None:
    session = Session(GAME, 3, Options(), None)
    session.resolve_chance(Random(2))
    drawn, *_ = analysis_of(session, "rummikub").chances
    assert drawn.luck == (0.0, 0.0, 0.0)
    assert load_package("rummikub").seat_values is SEAT_VALUES


def test_what_opponents_do_is_neither_luck_nor_a_gift() -> None:
    session = after_turns(3, 30, 6)
    analysis = analysis_of(session, "rummikub")
    for item in analysis.items:
        match item:
            case OthersMoves():
                assert item.seat == session.log[item.entry - 1].seat
                assert item.change[item.seat] == 0
            case Revaluation() if item.seat != TABLE:
                assert [change for seat, change in enumerate(item.change) if seat != item.seat] == [0.0, 0.0]


def test_a_new_deal_is_weighed_against_the_mean_of_all_deals() -> None:
    session, analysis = of_file("a_new_deal_after_three_doublets")
    asked = [item for item in analysis.decisions if item.played.__class__.__name__ in ("Redeal", "KeepRack")]
    assert asked
    for item in asked:
        view = GAME.view(session.state_at(item.entry - 1), item.seat)
        keep = waiting_chance(view, item.seat, view.racks[item.seat])
        deal = mean_of_deals(view.seats, view.options)
        assert item.options == 2
        assert (item.error > 0) == (item.played != item.best)
        assert (item.best.__class__.__name__ == "Redeal") == (deal > keep)


def test_letting_the_time_run_out_is_a_decision_of_its_seat_and_going_out_one_without_an_error() -> None:
    session, analysis = of_file("time_up_restores_the_table")
    (entry,) = [at for at, each in enumerate(session.log, 1) if each.move.__class__.__name__ == "TimeUp"]
    found = [item for item in analysis.items if item.entry == entry]
    assert {item.kind for item in found} >= {"decision", "chance"}
    (decision,) = [item for item in found if isinstance(item, Decision)]
    assert session.log[entry - 1].seat == TABLE
    assert decision.seat == session.state_at(entry - 1).turn
    assert decision.error > 0
    session, analysis = of_file("going_out")
    last = analysis.decisions[-1]
    assert last.entry == session.length
    assert (last.error, last.best) == (0.0, last.played)
    assert last.options > 1


@pytest.mark.rest
@pytest.mark.parametrize(
    "name",
    [
        "announced_after_a_penalty_tile",
        "announced_in_the_last_turn_costs_100",
        "time_up_an_orderly_table_stands",
        pytest.param("time_up_takes_the_last_tiles", marks=LONG_SOAK),
        "time_up_without_restoring",
        pytest.param("empty_bank_three_on_0", marks=pytest.mark.soak),
        "a_match_that_two_share",
    ],
)
def test_the_law_holds_of_every_way_that_a_turn_may_end(name: str) -> None:
    of_file(name)


def test_who_leads_after_the_first_game_is_likelier_to_win_the_match() -> None:
    record = json.loads((GOLDEN / "a_match_of_two_games.stolik").read_text(encoding="utf-8"))
    session = open_session(parse_record(json.dumps(record)))
    between = next(
        state
        for state in map(session.state_at, range(session.length))
        if state.phase == "shuffling" and state.results
    )
    values = [SEAT_VALUES.observe(GAME.view(between, seat), seat).value for seat in range(session.seats)]
    assert sum(values) == pytest.approx(1, abs=0.02)
    assert max(values) == values[between.results[0].winner] > 1 / session.seats


def test_a_possible_state_looks_alike_to_the_seat() -> None:
    state = after_turns(3, 25, 3).state
    view = GAME.view(state, 1)
    possible = [SEAT_VALUES.possible_state(view, 1, Random(seed)) for seed in range(2)]
    assert [GAME.view(each, 1) for each in possible] == [view, view]
    assert possible[0].racks != possible[1].racks
    for each in possible:
        tiles = [*each.bank, *[tile for part in (*each.racks, *each.table) for tile in part]]
        assert sorted(tiles) == sorted(TILES)
