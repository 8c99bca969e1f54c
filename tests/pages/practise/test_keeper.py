"""What people practise, from the report on a finished game to another day."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis.practice.positions import errors_of
from stolik.pages.practise.answers import FILE
from stolik.pages.practise.keeper import Practice
from stolik.services.practice.model import Answer
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.faults import Fault
from stolik.storage.profiles import People, Person

from tests.analysis.report.games import MATCH, OPEN, SHARED, people, read, reported

DAY = 739_577
RIGHT, WRONG = Answer(True, 4.26, True), Answer(False, 30.0, True)
MOMENT = "2026-11-27T18:05:00+01:00"
AGAIN = Answer(True, 2.0, False)


class House:
    """The people of a house and what they practise, at a date that is set by hand."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.today = DAY
        self.told: list[Fault | None] = []
        self.people = People(people=[Person(name="ala", face=4, colour=2), Person(name="Ela")])
        self.open()

    def open(self) -> None:
        self.practice = Practice(
            self.file, self.people, lambda: self.today, self.told.append, moment=lambda: MOMENT
        )

    @property
    def due(self) -> int:
        return self.practice.count_due()


@pytest.fixture
def house(qapp: QGuiApplication, tmp_path: Path) -> House:
    return House(tmp_path / "stolik" / "drills.json")


def setup_of(name: str) -> TableSetup:
    """Return a finished game of Ala and Jan against computers."""
    package, session = read(name)
    players = tuple(person.player for person in people(session, 8, 40))
    seats = tuple(range(session.seats))
    return TableSetup(package.info, session, players, seats, None)


def errors(seat: int) -> int:
    """Return how many errors a seat made in that game."""
    return len(errors_of(reported(SHARED).analysis, setup_of(SHARED).players)[seat])


def take(house: House, name: str = SHARED) -> None:
    house.practice.take(setup_of(name), reported(name).analysis)


def test_errors_of_the_people_of_the_house_are_kept_and_due_at_once(house: House) -> None:
    heard: list[int] = []
    house.practice.changed.connect(lambda: heard.append(house.due))
    take(house)
    assert (house.practice.due("ala"), house.practice.due("Ela")) == (errors(0), 0)
    assert heard == [errors(0)]
    places = house.practice.positions("Ala")
    assert {place.seat for place in places} == {0}
    house.open()
    assert house.practice.positions("Ala") == places
    assert [fault for fault in house.told if fault] == []


def test_a_second_report_brings_nothing_back(house: House) -> None:
    take(house)
    house.practice.forget("ala", house.practice.positions("ala")[0].key)
    take(house)
    assert house.due == errors(0) - 1


@pytest.mark.parametrize("name", [OPEN, MATCH])
def test_of_a_game_that_goes_on_and_of_one_with_secrets_nothing_is_kept(house: House, name: str) -> None:
    analysis: Any = None
    house.practice.take(setup_of(name), analysis)
    assert not house.file.exists()


def test_of_a_game_on_trial_nothing_is_kept(house: House) -> None:
    house.practice.take(replace(setup_of(SHARED), counts=False), reported(SHARED).analysis)
    assert not house.file.exists()


def test_a_right_answer_comes_back_another_day(house: House) -> None:
    take(house)
    for place in house.practice.positions("ala"):
        house.practice.note("ala", place.key, RIGHT)
    assert house.due == 0
    house.today += 1
    assert house.due == errors(0)


def test_what_was_played_after_midnight_comes_back_the_day_after_that(house: House) -> None:
    take(house)
    places = house.practice.positions("ala")
    house.today += 1
    for place in places:
        house.practice.note("ala", place.key, RIGHT)
    assert house.due == 0
    house.today += 1
    assert house.due == errors(0)


def test_a_clock_that_was_ahead_is_known_at_the_next_start(house: House) -> None:
    """Were the new date not written at once, no day would ever pass before the date that was wrong."""
    house.today = DAY + 5000
    take(house)
    for place in house.practice.positions("ala"):
        house.practice.note("ala", place.key, RIGHT)
    house.today = DAY
    house.open()
    assert house.due == 0
    house.today = DAY + 1
    house.open()
    assert house.due == errors(0)


def test_a_clock_set_back_for_a_while_neither_loses_nor_repeats(house: House) -> None:
    take(house)
    for place in house.practice.positions("ala"):
        for _ in range(3):
            house.practice.note("ala", place.key, RIGHT)
    for today, due in ((3, 0), (DAY + 1, 0), (DAY + 3, 0), (DAY + 4, errors(0))):
        house.today = today
        house.open()
        assert house.due == due


def test_a_deleted_person_is_gone_from_the_file(house: House) -> None:
    house.practice.forget_person("Nobody")
    assert not house.file.exists()
    house.people.people.append(Person(name="Jan"))
    take(house)
    assert house.due == errors(0) + errors(1)
    house.practice.forget_person("JAN")
    assert "Jan" not in house.file.read_text("utf-8")
    assert house.due == errors(0)


def test_a_damaged_file_is_told_in_one_sentence_and_all_begins_anew(house: House) -> None:
    house.file.parent.mkdir(parents=True)
    house.file.write_text("{", "utf-8")
    house.open()
    assert [fault.code for fault in house.told if fault] == ["practice_damaged"]
    take(house)
    assert house.due == errors(0)
    assert json.loads(house.file.read_text("utf-8"))["version"] == 1


def test_what_can_t_be_written_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.file.parent.write_text("a file where the folder should be")
    take(house)
    assert house.told[-1] is not None
    assert house.due == errors(0), "it goes on in this sitting"


def test_every_answer_is_logged_and_the_first_alone_moves_the_position(house: House) -> None:
    take(house)
    key = house.practice.positions("ala")[0].key
    house.practice.note("ala", key, WRONG)
    house.practice.note("ala", key, AGAIN)
    house.practice.note("ala", "another:1", RIGHT)
    answers = house.practice.answers.read()
    assert [(each.at, each.name, each.position) for each in answers] == [(MOMENT, "ala", key)] * 2
    assert [(each.seconds, each.right, each.first, each.box) for each in answers] == [
        (30.0, False, True, 0),
        (2.0, True, False, 1),
    ]
    assert all(each.cost > 0 for each in answers)
    assert [fault for fault in house.told if fault] == []


def test_a_deleted_person_is_gone_from_the_log(house: House) -> None:
    house.people.people.append(Person(name="Jan"))
    take(house)
    for name in ("ala", "Jan"):
        house.practice.note(name, house.practice.positions(name)[0].key, RIGHT)
    house.open()
    house.practice.forget_person("JAN")
    assert [each.name for each in house.practice.answers.read()] == ["ala"]
    assert "Jan" not in (house.file.parent / FILE).read_text("utf-8")
