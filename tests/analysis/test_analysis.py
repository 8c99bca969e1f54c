"""Luck, error and revaluation of played games, and the law that connects them in every game."""

from __future__ import annotations

import json
import os
from functools import cache
from math import isclose
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.analysis.analysis import Analysis
from stolik.engine.bot import Level
from stolik.engine.coaching.seat_values import SeatValues, ViewValues, result_of
from stolik.engine.driver import bot_chooser, play, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.package import SUFFIX
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Session

from tests.analysis.laws import analysis_of
from tests.soak.marks import LONG_SOAK

GAMES = ("pickomino", "knaster", "ryzyk_fizyk")


def played(game: str, seats: int, levels: tuple[Level, ...], seed: int, **options: object) -> Session:
    package = load_package(game)
    session = Session(package.game, seats, package.game.options_type(**options), 0)
    bots = [package.bots[levels[seat % len(levels)]] for seat in range(seats)]
    return play(session, bot_chooser(bots, [Random(seed + seat) for seat in range(seats)]), Random(seed))


@cache
def analysed(
    game: str, seats: int, seed: int, options: tuple[tuple[str, object], ...] = ()
) -> tuple[Session, Analysis]:
    """Return a complete game of the lower levels and its analysis."""
    session = played(game, seats, (Level.GENTLE, Level.FAIR), seed, **dict(options))
    return session, analysis_of(session, game)


def open_values(game: str) -> SeatValues:
    found = load_package(game).seat_values
    assert found is not None
    assert not isinstance(found, ViewValues)
    return found


@pytest.mark.parametrize(
    "game, seats, options, seed",
    [  # seeds of short games
        pytest.param("pickomino", 2, {}, 21, marks=LONG_SOAK),
        ("pickomino", 7, {"bust_without_tile_flips": True}, 12),
        ("knaster", 1, {}, 5),
        ("knaster", 2, {}, 10),
        pytest.param("knaster", 3, {}, 22, marks=pytest.mark.soak),
        ("ryzyk_fizyk", 2, {}, 2),
        ("ryzyk_fizyk", 3, {"six_different": "lose_game", "must_roll_on": True}, 41),
        pytest.param(
            *("ryzyk_fizyk", 5, {"six_of_a_kind_wins": True, "five_of_a_kind_bonus": True}, 18),
            marks=pytest.mark.soak,
        ),
    ],
)
def test_start_luck_errors_gifts_and_revaluations_add_up_to_the_result(
    game: str, seats: int, options: dict[str, object], seed: int
) -> None:
    session, analysis = analysed(game, seats, seed, tuple(options.items()))
    results = result_of(session.standings)
    assert [seat.result for seat in analysis.seats] == list(results)
    assert [seat.adjusted for seat in analysis.seats] == [
        result - seat.luck for result, seat in zip(results, analysis.seats, strict=True)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_mean_luck_over_all_outcomes_of_a_roll_is_nothing(game: str) -> None:
    values = open_values(game)
    session = played(game, 3, (Level.SHARP,), 2)
    rolls = [index for index, entry in enumerate(session.log) if entry.seat == TABLE]
    for index in rolls[:: max(1, len(rolls) // 6)]:
        state = session.state_at(index)
        outcomes = list(values.outcomes(state))
        assert isclose(sum(chance for _, chance in outcomes), 1, abs_tol=1e-9)
        before = values.values(state)
        for seat in range(3):
            mean = sum(chance * values.after(state, move)[seat] for move, chance in outcomes)
            assert isclose(mean, before[seat], abs_tol=1e-9)


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk"])
def test_within_a_turn_a_position_is_worth_its_best_option(game: str) -> None:
    values = open_values(game)
    session = played(game, 3, (Level.SHARP, Level.GENTLE), 4)
    for index, entry in enumerate(session.log[:60]):
        if entry.seat != TABLE:
            state = session.state_at(index)
            options = values.options(state, entry.seat)
            assert list(values.values(state)) == pytest.approx(list(options[0].values), abs=1e-12)
            of_seat = [option.values[entry.seat] for option in options]
            assert of_seat == sorted(of_seat, reverse=True)
            assert {option.move for option in options} == set(
                load_package(game).game.legal_moves(state, entry.seat)
            )


def test_two_players_of_ryzyk_fizyk_are_valued_exactly_and_the_master_makes_no_error() -> None:
    analysis = analysis_of(played("ryzyk_fizyk", 2, (Level.FAIR, Level.SHARP), 11), "ryzyk_fizyk")
    assert analysis.exact
    assert analysis.start[0] == pytest.approx(0.5596, abs=5e-5)
    assert all(abs(seat.revaluation) < 1e-6 for seat in analysis.seats)
    analysis = analysis_of(played("ryzyk_fizyk", 2, (Level.MASTER,), 8), "ryzyk_fizyk")
    assert max(item.error for item in analysis.decisions) < 1e-9


@pytest.mark.parametrize("game, seed", [("pickomino", 21), ("knaster", 10), ("ryzyk_fizyk", 2)])
def test_forced_moves_are_no_decisions(game: str, seed: int) -> None:
    package = load_package(game)
    session, analysis = analysed(game, 2, seed)
    decided = {item.entry for item in analysis.decisions}
    for number, entry in enumerate(session.log, 1):
        moves = list(package.game.legal_moves(session.state_at(number - 1), entry.seat))
        assert (number in decided) == (entry.seat != TABLE and len(moves) > 1)


def test_alone_the_unit_is_the_points_of_the_sheet() -> None:
    session = played("knaster", 1, (Level.FAIR,), 1)
    analysis = analysis_of(session, "knaster")
    assert (analysis.unit, analysis.seats[0].result) == ("points", session.standings[0].score)


TESTS = Path(__file__).parents[1]
RECORDS = sorted(
    [*(TESTS / "golden").glob(f"*/*{SUFFIX}"), *(TESTS / "records" / "accepted").glob(f"*{SUFFIX}")]
)
MOST = 8
LONG = 12 if os.environ.get("STOLIK_SHORT") else 60
"""The number of entries examined from the start of a longer record, in the short form and otherwise."""


def one_of_each_kind() -> list[Path]:
    """Return the first record of each game and its options, solo and with others; the rest begin alike."""
    found: dict[str, Path] = {}
    for path in RECORDS:
        record = json.loads(path.read_bytes())
        kind = record["game"], len(record["seats"]) == 1, record.get("options")
        found.setdefault(json.dumps(kind, sort_keys=True), path)
    return list(found.values())


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def assert_the_law_holds_of(path: Path, entries: int) -> None:
    record = parse_record(path.read_bytes())
    whole = open_session(record)
    session = Session(whole.game, whole.seats, whole.options, whole.starter)
    for entry in whole.log[:entries]:
        session.submit(entry.seat, entry.move)
    analysis = analysis_of(session, record.game)
    assert all((seat.result is None) != session.over for seat in analysis.seats)


@pytest.mark.parametrize("path", one_of_each_kind(), ids=name_of)
def test_of_the_first_entries_of_recorded_games(path: Path) -> None:
    assert_the_law_holds_of(path, MOST)


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_of_recorded_games(path: Path) -> None:
    assert_the_law_holds_of(path, LONG)


@pytest.mark.rest
@given(
    st.sampled_from(["pickomino", "knaster", "ryzyk_fizyk", "rummikub"]),
    st.integers(0, 3),
    st.integers(0, 24),
    st.integers(0, 2**16),
)
@settings(max_examples=10, deadline=None)
def test_of_random_moves_wherever_they_stop(game: str, more: int, entries: int, seed: int) -> None:
    package = load_package(game)
    fewest, most = package.info.seats
    session = Session(package.game, min(fewest + more, most), package.game.options_type(), 0)
    choose = random_chooser(package.game, Random(seed))
    play(session, choose, Random(seed), until=lambda _: session.length >= entries)
    analysis_of(session, game)
