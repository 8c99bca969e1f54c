"""The moments of a game: found in its log, shown without secrets, and a comeback has one winner."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.game_library import load_game, load_package
from stolik.engine.moments import COMEBACK, Moment, comebacks, moments_of
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Session
from stolik.games.knaster.rules.moves import Circle
from stolik.games.knaster.rules.sheet import CELLS, Sheet
from stolik.games.ryzyk_fizyk.rules.moves import Bank

GOLDEN = Path(__file__).parents[1] / "golden"

FOUND: dict[str, list[tuple[str, int, int, int]]] = {
    # A steal is rated by the share of failing last rolls: five dice with four faces aside, (4/6)^8 etc.
    "pickomino/typed_steal_27_and_lose_it": [("steal", 1, 16, 4)],
    "pickomino/steal_as_the_only_move": [("steal", 1, 244, 67), ("steal", 3, 158, 1), ("steal", 0, 171, 6)],
    "ryzyk_fizyk/six_of_a_kind_wins": [
        ("turn", 0, 12, 39),
        ("six", 3, 28, 1),
    ],
    "ryzyk_fizyk/ends_after_the_last_turns": [("turn", 0, 40, 46), ("past", 0, 40, 104)],
    "rummikub/going_out": [("lay", 0, 4, 10), ("lay", 1, 2, 3), ("last", 0, 4, 0)],
    # Before the last turns, the winner's rack was by far the fullest.
    "rummikub/empty_bank_three_on_0": [
        *[("lay", 1, 65, 26), ("lay", 2, 66, 34), ("lay", 0, 67, 35)],
        (COMEBACK, 1, 71, 0),
    ],
    "rummikub/a_match_that_two_share": [
        *[("lay", 0, 1, 14), ("last", 0, 1, 0)],
        *[("lay", 1, 3, 14), ("last", 1, 3, 0)],
    ],
    "knaster/solo": [("line", 0, 118, 10), ("sheet", 0, 125, 76)],
}


def opened(game: str) -> Session:
    return open_session(parse_record((GOLDEN / f"{game}.stolik").read_bytes()))


@pytest.mark.parametrize("game", FOUND)
def test_the_moments_of_a_game_are_found_in_its_log_and_have_words(game: str) -> None:
    package = load_package(game.split("/")[0])
    found = moments_of(package.moments_at, opened(game))
    assert found == FOUND[game]
    assert {moment.kind for moment in found} <= {*package.messages.moments, COMEBACK}


@pytest.mark.parametrize("account, found", [(60, 0), (90, 1)])
def test_a_bank_that_loses_in_the_last_turn_is_no_moment(account: int, found: int) -> None:
    game: Any = load_game("ryzyk_fizyk")
    start = game.start(2, game.options_type(), 0)
    laid = replace(start, accounts=(account, 104), last_turns=(0,), points=30, kept=(5, 5))
    session = Session(game, 2, game.options_type(), 0, laid=laid)
    session.submit(0, Bank())
    told = moments_of(load_package("ryzyk_fizyk").moments_at, session)
    assert [each for each in told if each.kind == "turn"] == [("turn", 0, 0, 30)][:found]


def test_a_sheet_of_circles_alone_is_perfect() -> None:
    game: Any = load_game("knaster")
    start = game.start(2, game.options_type(), 0)
    sheets = (Sheet((7,) * CELLS, (False, *[True] * (CELLS - 1))), Sheet())
    laid = replace(start, phase="enter", dice=(3, 4), sheets=sheets, waiting=(True, False))
    session = Session(game, 2, game.options_type(), 0, laid=laid)
    session.submit(0, Circle(0, 0))
    assert moments_of(load_package("knaster").moments_at, session) == [Moment("perfect", 0, 0, 10)]


def test_the_picture_of_a_move_tells_no_rack_and_that_of_a_position_shows_what_came_of_it() -> None:
    drawn = load_package("rummikub").drawn(opened("rummikub/going_out"), Moment("last", 0, 4))
    assert set(drawn) == {"position", "played", "seat"}
    assert set().union(*drawn["position"]["racks"]) == {"?"}
    assert len(drawn["played"]["laid"]) == 10
    session = opened("knaster/solo")
    drawn = load_package("knaster").drawn(session, Moment("line", 0, 118))
    assert drawn["played"] is None
    words = {**load_package("rummikub").messages.moments, **load_package("knaster").messages.moments}
    assert [words[kind].drawing for kind in ("last", "line")] == ["Moment.qml", "Position.qml"]
    assert drawn["position"]["sheets"][0]["circles"] == list(session.state_at(119).sheets[0].circles)


@pytest.mark.parametrize(
    "game, second, comes_back",
    [
        ("fewer_free_cells_than_circles", [10, 5, 9], True),
        ("fewer_free_cells_than_circles", [10, 6, 9], False),
        ("full_tie", [0], False),
        ("solo", [0], False),
    ],
)
def test_the_one_winner_who_was_far_behind_in_the_second_half_came_back(
    game: str, second: list[int], comes_back: bool
) -> None:
    session, told = opened(f"knaster/{game}"), iter([*second, *[10] * 999])
    found = comebacks(session, lambda _: [10, next(told)], 5)
    assert found == ((Moment(COMEBACK, 1, session.length - 1),) if comes_back else ())
