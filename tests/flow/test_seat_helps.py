"""The helps of a seat hold for that seat alone, and but for the handicap never for the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.game_library import load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import MOST_EXTRA_SECONDS, SeatHelps, helps_of, in_order, plain_helps
from stolik.games.pickomino.rules.moves import Keep, Roll
from stolik.storage.profiles import LineUp, People, Person, SeatPlan, load_people, store_people
from stolik.table.seat_rows import SeatRows
from stolik.table.seated_game import SeatedGame

from tests.flow.flow import Flow
from tests.flow.test_game_clock import Timed
from tests.table.peeking import rules


def test_a_seat_with_more_time_has_it_in_its_own_turns_alone_and_where_there_is_a_clock() -> None:
    timed = Timed(60, None, (SeatHelps(), SeatHelps(extra_seconds=30)))
    timed.follow(0)
    assert (timed.clock.total, timed.left) == (60, 60)
    timed.session.submit(0, rules.Say(7))
    timed.follow(1)
    assert (timed.clock.total, timed.left) == (90, 90)
    timed.let(89.5)
    assert "expired" not in timed.said
    timed.let(1)
    assert timed.said[-1] == "expired"
    timed = Timed(None, None, (SeatHelps(extra_seconds=30),))
    timed.follow(0)
    assert timed.left == -1


def test_who_may_not_take_back_or_asks_for_no_hints_can_not_and_others_can() -> None:
    for helps, can in (((SeatHelps(undo=False),), False), ((SeatHelps(), SeatHelps(undo=False)), True)):
        flow = Flow("hh", "pickomino", helps=helps).begin().submit(Roll()).finish()
        face = flow.session.state.rolled[0]
        flow.submit(Keep(face)).finish()
        assert flow.status.can_undo is can
    for of_hints, asked in (((SeatHelps(hints=False),), False), ((), True)):
        flow = Flow("hh", "pickomino", helps=of_hints).begin().ask_hint()
        assert flow.screen.advice.is_thinking is asked
        assert flow.refused == []


@pytest.mark.parametrize("plain", [None, 3, [], {"extra_seconds": True, "hints": "no", "undo": None, "x": 1}])
def test_what_makes_no_sense_is_as_usual(plain: object) -> None:
    assert helps_of(plain) == SeatHelps()
    assert helps_of({"extra_seconds": MOST_EXTRA_SECONDS + 1}).extra_seconds == 0


def test_they_are_kept_with_the_person(tmp_path: Path) -> None:
    helps = SeatHelps(extra_seconds=45, large_print=True, handicap=True)
    people = People()
    people.remember("rummikub", LineUp(seats=[SeatPlan(name="Ala", helps=helps), SeatPlan(name="Ola")]))
    file = tmp_path / "people.json"
    assert store_people(file, people) is None
    written = json.loads(file.read_text("utf-8"))
    assert [person["helps"] for person in written["people"]] == [plain_helps(helps), {}]
    loaded = load_people(file)
    assert loaded.fault is None
    assert [person.helps for person in loaded.document.people] == [helps, SeatHelps()]
    assert Person.model_validate({"name": "Jan", "helps": "no"}).helps == SeatHelps()


def test_a_handicap_is_told_with_the_names_of_those_who_have_it() -> None:
    package: Any = load_package("rummikub")
    game = package.game
    players = tuple(Player(name=name, player="human") for name in ("Ala", "Bolek"))
    unused: Any = None
    for seats, told in (((1,), ("Opening with 20 points instead of 30", ["Bolek"])), ((), ("", []))):
        session = Session(game, 2, game.options_type(easier_opening=seats), 0)
        seated = SeatedGame(package.info, session, in_order(players))
        rows = SeatRows(seated, unused, package.messages, unused, unused)
        assert rows.handicap == told
