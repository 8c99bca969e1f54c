"""Errors of a finished game as positions: whose, how many, and the table that stands there."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.analysis.analysis import Analysis, Decision, SeatSummary
from stolik.analysis.practice import (
    MOST_OF_A_GAME,
    FoundError,
    OneDecision,
    errors_of,
    game_key,
    game_text,
    has_positions,
    position_of,
    record_before,
)
from stolik.engine.game import TABLE, TimedGame
from stolik.engine.record import Player, RecordFault
from stolik.engine.session import Session
from stolik.engine.sitting import in_order

from tests.analysis.report.games import ALONE, MATCH, OPEN, SHARED, TIE, people, read, reported

ALA = Player(name="Ala", player="human")
BOT = Player(name="Jan", player="bot:fair")


def decision(entry: int, seat: int, error: float) -> Decision:
    move: Any = "move"
    return Decision(entry, seat, move, move, error, (0.0, 0.0), 2, (0.5, 0.5))


def analysis(*items: Decision) -> Analysis:
    seats = tuple([SeatSummary(seat, 0.5, 0, 0, 0, 0, 0, 1, 1.0, 1) for seat in range(2)])
    return Analysis("win", True, (0.5, 0.5), items, seats)


def test_only_errors_of_people_that_count_are_kept_the_dearest_first() -> None:
    items = (decision(3, 0, 0.03), decision(5, 1, 0.5), decision(7, 0, 0.014), decision(9, 0, 0.2))
    assert errors_of(analysis(*items), (ALA, BOT)) == {0: [FoundError(9, 0.2), FoundError(3, 0.03)]}


def test_of_a_game_at_most_ten_of_a_seat_are_kept() -> None:
    items = [decision(entry, 0, 0.02 + entry / 1000) for entry in range(1, 30)]
    found = errors_of(analysis(*items), (ALA, BOT))[0]
    assert [each.entry for each in found] == list(range(29, 29 - MOST_OF_A_GAME, -1))


def test_positions_are_of_games_that_are_over_and_have_no_secrets() -> None:
    found = [has_positions(of.package.info, of.session) for of in map(read, (TIE, OPEN, MATCH))]
    assert found == [True, False, False]


@pytest.mark.rest
@pytest.mark.parametrize("name", [TIE, SHARED, ALONE])
def test_every_error_stands_again_as_it_stood(name: str) -> None:
    package, session = read(name)
    players = tuple(person.player for person in people(session, *[30] * session.seats))
    text = game_text(session, package.info, in_order(players))
    assert "\n" not in text
    found = errors_of(reported(name).analysis, players)
    assert found
    for seat, errors in found.items():
        for error in errors:
            stood = position_of(record_before(text, error.entry), seat)
            assert stood.state == session.state_at(error.entry - 1)
            assert (stood.length, stood.to_act) == (error.entry - 1, (seat,))
            assert stood.check(seat, session.log[error.entry - 1].move) is None


def test_where_several_write_the_same_roll_one_seat_alone_decides() -> None:
    package, session = read("knaster/typed_two_lines_at_once")
    entry = next(
        number for number in range(session.length) if len(package.game.to_act(session.state_at(number))) > 1
    )
    state = session.state_at(entry)
    (first, last, *_) = package.game.to_act(state)
    game = OneDecision(package.game, state, last)
    assert game.to_act(state) == (last,)
    assert game.to_act(session.state_at(0)) == package.game.to_act(session.state_at(0))
    assert isinstance(game, TimedGame) == isinstance(package.game, TimedGame)
    assert game.options_type is package.game.options_type
    assert first != last


def test_an_entry_that_isn_t_there_and_a_seat_that_isn_t_on_turn_are_refused() -> None:
    package, session = read(TIE)
    players = tuple(person.player for person in people(session, 30, 30))
    text = game_text(session, package.info, in_order(players))
    for entry in (0, session.length + 2):
        with pytest.raises(RecordFault):
            record_before(text, entry)
    rolled = next(number for number, entry in enumerate(session.log) if entry.seat == TABLE)
    with pytest.raises(RecordFault):
        position_of(record_before(text, rolled + 1), 0)
    with pytest.raises(RecordFault):
        record_before("{", 1)


def test_the_same_moves_have_the_same_key_whoever_sits_there() -> None:
    package, session = read(TIE)
    assert game_key(session, package.info) == game_key(read(TIE).session, package.info)
    shorter = read(TIE, session.length - 1)
    assert game_key(session, package.info) != game_key(shorter.session, package.info)
    start, laid = shorter.session.origin.begin(session.game), shorter.session
    laid = Session(session.game, session.seats, session.options, session.starter, laid=laid.state)
    assert game_key(start, package.info) != game_key(laid, package.info), "played from elsewhere"
