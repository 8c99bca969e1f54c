"""What people practise, from the report on a finished game to another day."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.practice import errors_of
from stolik.engine.sitting import Agreed, in_order
from stolik.services.kept import PRACTICE
from stolik.services.kept.practice import ANSWERS, Answer, Practice
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person

from tests.analysis.report.games import MATCH, OPEN, SHARED, people, read, reported
from tests.house import DAY, House

RIGHT, WRONG = Answer(True, 4.26, True), Answer(False, 30.0, True)
MOMENT = "2026-11-27T18:05:00+01:00"
AGAIN = Answer(True, 2.0, False)


@pytest.fixture
def house(house: House) -> House:
    house.tables.people.people += [Person(name="ala", face=4, colour=2), Person(name="Ela")]
    return house


@pytest.fixture
def file(paths: Paths) -> Path:
    return paths.root / "drills.json"


def kept(house: House) -> Practice:
    return house.services.kept(PRACTICE)


def setup_of(name: str) -> TableSetup:
    """Return a finished game of Ala and Jan against computers."""
    package, session = read(name)
    players = tuple(person.player for person in people(session, 8, 40))
    return TableSetup(package.info, session, in_order(players))


def errors(seat: int) -> int:
    """Return how many errors a seat made in that game."""
    return len(errors_of(reported(SHARED).analysis, setup_of(SHARED).players)[seat])


def take(house: House, name: str = SHARED) -> None:
    kept(house).take(setup_of(name), reported(name).analysis)


def test_errors_of_the_people_of_the_house_are_kept_and_due_at_once(house: House) -> None:
    heard: list[int] = []
    kept(house).changed.connect(lambda: heard.append(kept(house).count_due()))
    take(house)
    assert (kept(house).due("ala"), kept(house).due("Ela")) == (errors(0), 0)
    assert heard == [errors(0)]
    places = kept(house).positions("Ala")
    assert {place.seat for place in places} == {0}
    house.restart()
    assert kept(house).positions("Ala") == places
    assert house.notice == ""


def test_a_second_report_brings_nothing_back(house: House) -> None:
    take(house)
    kept(house).forget("ala", kept(house).positions("ala")[0].key)
    take(house)
    assert kept(house).count_due() == errors(0) - 1


@pytest.mark.parametrize("name", [OPEN, MATCH])
def test_of_a_game_that_goes_on_or_has_secrets_nothing_is_kept(house: House, file: Path, name: str) -> None:
    analysis: Any = None
    kept(house).take(setup_of(name), analysis)
    assert not file.exists()


def test_of_a_game_on_trial_nothing_is_kept(house: House, file: Path) -> None:
    kept(house).take(replace(setup_of(SHARED), agreed=Agreed(counts=False)), reported(SHARED).analysis)
    assert not file.exists()


def answer_all(house: House) -> None:
    """Answer everything that is due to Ala rightly."""
    for place in kept(house).positions("ala"):
        kept(house).note("ala", place.key, RIGHT)
    assert kept(house).count_due() == 0


@pytest.mark.parametrize("days", [0, 1])
def test_a_right_answer_comes_back_the_day_after_also_past_midnight(house: House, days: int) -> None:
    take(house)
    house.today += days
    answer_all(house)
    house.today += 1
    assert kept(house).count_due() == errors(0)


def test_a_clock_that_was_ahead_is_known_at_the_next_start(house: House) -> None:
    """Were the new date not written at once, no day would ever pass before the date that was wrong."""
    house.today = DAY + 5000
    take(house)
    answer_all(house)
    for today, due in ((DAY, 0), (DAY + 1, errors(0))):
        house.today = today
        house.restart()
        assert kept(house).count_due() == due


def test_a_deleted_person_is_gone_from_the_file(house: House, file: Path) -> None:
    kept(house).forget_person("Nobody")
    assert not file.exists()
    house.tables.people.people.append(Person(name="Jan"))
    take(house)
    assert kept(house).count_due() == errors(0) + errors(1)
    kept(house).forget_person("JAN")
    assert "Jan" not in file.read_text("utf-8")
    assert kept(house).count_due() == errors(0)


def test_a_damaged_file_is_told_in_one_sentence_and_all_begins_anew(house: House, file: Path) -> None:
    file.write_text("{", "utf-8")
    kept(house)
    (told,) = house.read_notices()
    assert told.startswith("The moves to try again could not be read")
    take(house)
    assert kept(house).count_due() == errors(0)
    assert json.loads(file.read_text("utf-8"))["version"] == 1


def test_what_can_t_be_written_is_told(house: House, file: Path) -> None:
    kept(house)
    file.mkdir()
    take(house)
    assert house.notice
    assert kept(house).count_due() == errors(0), "it goes on in this sitting"


def test_every_answer_is_logged_and_the_first_alone_moves_the_position(house: House, file: Path) -> None:
    tell = house.services.notices.tell
    practice = Practice(file, tell, house.tables.people, lambda: DAY, moment=lambda: MOMENT)
    practice.take(setup_of(SHARED), reported(SHARED).analysis)
    key = practice.positions("ala")[0].key
    practice.note("ala", key, WRONG)
    practice.note("ala", key, AGAIN)
    practice.note("ala", "another:1", RIGHT)
    answers = practice.answers.read()
    assert [(each.at, each.name, each.position) for each in answers] == [(MOMENT, "ala", key)] * 2
    assert [(each.seconds, each.right, each.first, each.box) for each in answers] == [
        (30.0, False, True, 0),
        (2.0, True, False, 1),
    ]
    assert all(each.cost > 0 for each in answers)
    assert house.notice == ""


def test_a_deleted_person_is_gone_from_the_log(house: House, file: Path) -> None:
    house.tables.people.people.append(Person(name="Jan"))
    take(house)
    for name in ("ala", "Jan"):
        kept(house).note(name, kept(house).positions(name)[0].key, RIGHT)
    house.restart()
    kept(house).forget_person("JAN")
    assert [each.name for each in kept(house).answers.read()] == ["ala"]
    assert "Jan" not in (file.parent / ANSWERS).read_text("utf-8")
