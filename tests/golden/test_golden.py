"""Transcripts of whole games and typed beginnings: the result of a record never changes unseen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from stolik.engine.game_library import find_game, find_games
from stolik.engine.package import SUFFIX
from stolik.engine.record import open_session, parse_record, record_of, record_text
from stolik.engine.session import Session

from tests.golden.transcript import transcript

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob(f"*/*{SUFFIX}"))


@cache
def played(path: Path) -> Session:
    return open_session(parse_record(path.read_bytes()))


def test_every_game_has_a_golden_record_and_every_transcript_its_record() -> None:
    assert {path.parent.name for path in RECORDS} == {info.id for info in find_games()}
    assert sorted(path.with_suffix(SUFFIX) for path in HERE.glob("*/*.txt")) == RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_leads_to_what_is_written_down_and_written_anew_to_the_same(path: Path) -> None:
    record, session = parse_record(path.read_bytes()), played(path)
    told = transcript(session)
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert record.game == path.parent.name
    info = find_game(record.game)
    assert info is not None
    again = open_session(parse_record(record_text(record_of(session, info, record.seats, snapshot=True))))
    assert again.log == session.log
    assert transcript(again) == told


POINTS: Mapping[str, tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = {
    # A joker is 50: 50+4+8+13+6+2+2+4+12+13+5 = 119. The winner gets 119+100.
    "going_out": (((219, -119, -100), (4, 0, 2)),),
    "a_rack_worth_29_costs_100": (((100, -100), (4, 0)),),
    "a_rack_worth_30_costs_200": (((200, -200), (4, 0)),),
    "a_rack_worth_30_without_a_turn_costs_100": (((100, -100), (4, 0)),),
    "announced_in_the_last_turn_costs_100": (((500, -100, -200, -200), (4, 2, 1, 1)),),
    "announced_after_a_penalty_tile": (((300, -100, -200), (4, 2, 0)),),
    # 3+13+3+11+13+1+11+4+11+1+5 = 76, 3+3+1+2+13+3+13+8+10+5+6 = 67, 1+1+2+9+1+11+11+13+7+4+10+3 = 73
    "empty_bank_and_all_pass": (((-9, 15, -6), (0, 4, 2)),),
    # 1+2+5+8+9+3+12+9+2+11+6+10 = 78, 3+8+12+13+2+13+6+5+1+7+3 = 73,
    # 7+12+3+6+5+6+6+8+2+10+7+1+11+13+2 = 99, 9+10+6+10+13+12+11+7+6+11+6+2+13+9+1+2+2+8+9+5 = 152
    "empty_bank_a_laid_tile_starts_the_count_anew": (((-5, 110, -26, -79), (2, 4, 1, 0)),),
    # 8+4+1+10+11+4+1+6 = 45 and 9+6+12+1+11+6 = 45
    "empty_bank_equal_points_and_fewer_tiles": (((0, 0), (0, 4)),),
    # 2+2+3+11+10+11+8 = 47 and 8+8+3+2+3+11+12 = 47
    "empty_bank_equal_points_and_tiles": (((0, 0), (0, 4)),),
    "empty_bank_nobody_has_laid": (((0, 0), (0, 4)),),
    "empty_bank_three_on_0": (((0, 0, 0), (2, 4, 2)),),
    "empty_bank_four_on_0": (((0, 0, 0, 0), (2, 4, 2, 2)),),
    "a_new_deal_after_three_doublets": (((-100, -100, 200), (2, 2, 4)),),
    # 5+1+2+4+4+8+1+12 = 37
    "joker_swapped_from_the_rack": (((37, -37), (4, 0)),),
    # 1+2+7+8+9+4 = 31, and the 10 drawn
    "joker_swapped_from_the_table": (((41, -41), (4, 0)),),
    # 5+1+2+4+11+7+3+10 = 43
    "run_with_two_jokers": (((43, -43), (4, 0)),),
    # 5+1+1+2+4+4+8+7+12+8+9 = 61, and the 11 drawn
    "time_up_restores_the_table": (((72, -72), (4, 0)),),
    "time_up_an_orderly_table_stands": (((100, -100), (4, 0)),),
    # 61, and the 11 of the penalty
    "time_up_without_restoring": (((72, -72), (4, 0)),),
    # 6+21+18 and 4+7+9+13+3+8+12+9+12+6+11+13 = 152,
    # 94 and 1+5+7+10+13+4+9+13+10+13+8+11 and two jokers = 298,
    # 87 and 2+5+8+11+1+5+10+6+11+2+9+12 = 169, 73 and 3+6+9+12+2+7+11+7+12+4+10+13 = 169
    "time_up_takes_the_last_tiles": (((180, -146, -17, -17), (4, 0, 2, 2)),),
    "time_up_sweeps_at_an_empty_bank": (((0, 0), (0, 4)),),
    "three_players_two_tied_for_second": (((200, -100, -100), (4, 2, 2)),),
    "four_players_two_tied_for_second": (((118, -9, -9, -100), (4, 2, 2, 0)),),
    "four_players_two_tied_for_third": (((209, -9, -100, -100), (4, 2, 1, 1)),),
    "four_players_three_tied_for_second": (((300, -100, -100, -100), (4, 2, 2, 2)),),
    # 3+2+2 = 7, 3+12+7+8+2+10+9+12+6 = 69, 8+12+2+12+12+8+3+9+11+3 = 80 at an empty bank;
    # then 9+10+2+7+11+11 = 50 and 3+2+6+8+11+13+2 = 45 when seat 1 goes out.
    "a_match_of_two_games": (((135, -62, -73), (4, 2, 0)), ((-50, 95, -45), (0, 4, 2))),
    "a_match_that_two_share": (((100, -100), (4, 0)), ((-100, 100), (0, 4))),
}
"""The points of golden games computed by hand, game by game: small and big points by seat."""


@pytest.mark.parametrize("name", POINTS)
def test_the_points_of_rummikub_are_those_worked_out_by_hand(name: str) -> None:
    session = played(HERE / "rummikub" / f"{name}{SUFFIX}")
    results = session.state.results
    assert tuple((result.small_points, result.big_points) for result in results) == POINTS[name]
    totals = {place.seat: tuple(place.details.values()) for place in session.standings}
    for seat in range(session.seats):
        assert totals[seat] == tuple(
            sum(points[seat] for points in kind) for kind in zip(*POINTS[name], strict=True)
        )
