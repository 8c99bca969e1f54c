"""Whole games and typed beginnings, written down: what a record leads to must never change unseen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from stolik.engine.game_library import find_game, find_games
from stolik.engine.package import SUFFIX
from stolik.engine.record import open_session, parse_record, record_of, record_text
from stolik.engine.session import Session
from stolik.games.knaster.rules.events import LineFilled

from tests.golden.make_golden import WANTED, find
from tests.golden.rummikub.arranged import Arranged, Scored
from tests.golden.transcript import transcript
from tests.golden.wanted import Wanted, told

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob(f"*/*{SUFFIX}"))

SCORED = [wanted for _, wanted in WANTED if isinstance(wanted, Scored)]


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


@pytest.mark.parametrize("game_id,wanted", WANTED, ids=[wanted.name for _, wanted in WANTED])
def test_a_golden_game_shows_what_its_name_says(game_id: str, wanted: Wanted) -> None:
    session = played(HERE / game_id / f"{wanted.name}{SUFFIX}")
    assert session.over
    assert session.seats == wanted.seats
    assert wanted.shows(session)


def test_the_lead_of_the_tie_break_has_as_many_worms_as_the_others() -> None:
    session = played(HERE / "pickomino" / f"win_by_the_tie_break{SUFFIX}")
    assert session.state.stacks == ((22, 23, 24, 26), (21, 27, 25), (28, 30))
    assert [(place.seat, place.rank, place.score) for place in session.standings] == [
        (2, 1, 5),
        (1, 2, 5),
        (0, 3, 5),
    ]


def test_the_last_bust_turns_the_last_tile_over() -> None:
    session = played(HERE / "pickomino" / f"ends_by_a_bust{SUFFIX}")
    assert session.steps_of(session.length - 2)[-1].event.kind == "roll_began"
    assert [step.event.kind for step in session.steps_of(session.length - 1)] == [
        "dice_rolled",
        "busted",
        "tile_turned_down",
        "game_ended",
    ]
    assert session.state.centre == ()
    assert session.state.stacks[4] == ()


def test_players_without_a_tile_share_the_last_place() -> None:
    session = played(HERE / "pickomino" / f"shared_last_place{SUFFIX}")
    assert [place.rank for place in session.standings] == [1, 2, 3, 4, 5, 6, 6]
    assert [session.state.stacks[place.seat] for place in session.standings[-2:]] == [(), ()]


def test_every_combination_of_knaster_gives_its_circles() -> None:
    found = {}
    for name in ("typed_four_combinations", "typed_full_house_and_straight"):
        for events in told(played(HERE / "knaster" / f"{name}{SUFFIX}")):
            found.update(
                {event.combination: event.circles for event in events if isinstance(event, LineFilled)}
            )
    assert found == {"three": 1, "four": 2, "five": 3, "two_pairs": 1, "full_house": 2, "straight": 3, "": 0}


def test_a_full_tie_of_knaster_shares_a_place_and_the_column_comes_first_where_wanted() -> None:
    session = played(HERE / "knaster" / f"typed_two_lines_at_once{SUFFIX}")
    assert [entry.move.kind for entry in session.log[-4:]] == ["write", "write", "ring", "ring"]  # type: ignore[attr-defined]
    assert sum(session.state.sheets[0].circles) == 5
    assert session.to_act == (1,)
    session = played(HERE / "knaster" / f"full_tie{SUFFIX}")
    assert len({place.score for place in session.standings}) == 1
    assert [place.rank for place in session.standings] == [1, 1]


@pytest.mark.parametrize("wanted", SCORED, ids=lambda wanted: wanted.name)
def test_the_points_of_rummikub_are_those_worked_out_by_hand(wanted: Scored) -> None:
    session = played(HERE / "rummikub" / f"{wanted.name}{SUFFIX}")
    results = session.state.results
    assert tuple((result.small_points, result.big_points) for result in results) == wanted.points
    totals = {place.seat: tuple(place.details.values()) for place in session.standings}
    for seat in range(session.seats):
        assert totals[seat] == tuple(
            sum(points[seat] for points in kind) for kind in zip(*wanted.points, strict=True)
        )


@pytest.mark.parametrize(
    "wanted", [wanted for wanted in SCORED if isinstance(wanted, Arranged)], ids=lambda wanted: wanted.name
)
def test_an_arranged_game_is_what_its_script_says(wanted: Arranged) -> None:
    path = HERE / "rummikub" / f"{wanted.name}{SUFFIX}"
    assert played(path).log == open_session(parse_record(find("rummikub", wanted))).log


def test_a_match_of_two_games_is_ranked_by_big_points_first() -> None:
    session = played(HERE / "rummikub" / f"a_match_of_two_games{SUFFIX}")
    assert [(place.seat, place.rank, dict(place.details)) for place in session.standings] == [
        (1, 1, {"small_points": 33, "big_points": 6}),
        (0, 2, {"small_points": 85, "big_points": 4}),
        (2, 3, {"small_points": -118, "big_points": 2}),
    ]
