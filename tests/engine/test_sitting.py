"""A record's seats and agreements are read as they were written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, Record, record_of
from stolik.engine.session import Session
from stolik.engine.sitting import (
    AS_USUAL,
    Agreed,
    Coach,
    SeatHelps,
    agreed_of,
    agreed_told,
    in_order,
    of_seat,
    player_of,
    seats_of,
    seats_told,
)


def record(game: str = "knaster", **program: Any) -> Record:
    """Return the record of a game of two people with this data of the program beside the log."""
    players = tuple(Player(name=name, player="human") for name in ("Ala", "Jan"))
    session = Session(load_game(game), 2, load_game(game).options_type(), 0)
    return record_of(session, load_package(game).info, players, program=program)


def test_seats_are_read_as_they_were_told() -> None:
    seats = in_order(record().seats)
    assert seats_of(record(**seats_told(seats))) == seats
    helped = SeatHelps(coach=Coach.AFTER_EVERY, large_print=True, beginner=True)
    seats = (replace(seats[0], face=7, colour=3, helps=helped), seats[1])
    told = seats_told(seats)
    assert set(told) == {"faces", "colours", "beginners", "helps"}
    assert seats_of(record(**told)) == seats
    assert seats[0].is_person
    assert (seats[0].kind, seats[0].helps.on) == ("human", ["hints", "undo", "large_print", "beginner"])
    assert seats[0].playing(player="bot:fair").kind == "fair"
    assert (seats[0].name, seats[0].helped(calm=True).helps.calm) == ("Ala", True)
    assert of_seat((helped,), 0) is helped
    assert of_seat((helped,), 1) == SeatHelps()


def test_of_a_record_from_elsewhere_faces_and_colours_are_dealt_and_nobody_is_helped() -> None:
    programs: list[dict[str, Any]] = [{}, {"faces": [1], "colours": "", "helps": [{}], "beginners": 1}]
    for program in programs:
        assert seats_of(record(**program)) == in_order(record().seats)
    faces = [each.face for each in seats_of(record(faces=[-1, 5]))]
    assert faces == [0, 5]


def test_a_tutor_of_an_older_version_asks_before_costly_moves() -> None:
    first, second = seats_of(record(tutored=[1]))
    assert (first.helps.coach, second.helps.coach) == (Coach.OFF, Coach.BEFORE_COSTLY)


def test_what_was_agreed_is_read_as_it_was_told() -> None:
    for agreed in (AS_USUAL, Agreed(counts=False), Agreed(real_dice=True, rated=True, covered=True)):
        assert agreed_of(record(**agreed_told(agreed))) == agreed
    assert not agreed_of(record("rummikub", real_dice=True)).real_dice, (
        "a game without dice has none to throw"
    )
    assert not agreed_of(record(real_dice=1)).real_dice
    assert Agreed(match=object()).in_tournament
    assert not AS_USUAL.in_tournament


def test_who_is_helped_with_time_or_size_alone_is_unaided() -> None:
    helped = SeatHelps(coach=Coach.AFTER_EVERY, large_print=True, calm=True, extra_seconds=15)
    assert helped.unaided == SeatHelps(hints=False, undo=False, large_print=True, calm=True, extra_seconds=15)


def test_a_line_up_calls_players_by_their_kinds() -> None:
    assert player_of("Ala", "human", 9) == Player(name="Ala", player="human", age=9)
    assert player_of("Bot", "fair").player == "bot:fair"
    assert player_of("Bot", "fits").level == "50"
