"""The practice page: for whom, what is due, the puzzles with their pictures, and the first games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from stolik.analysis.practice import RecordedDecision
from stolik.analysis.puzzles import puzzle_of_day
from stolik.engine.json_values import to_plain
from stolik.engine.sitting import in_order
from stolik.pages.practice.room import PracticeRoom
from stolik.services.kept import LESSONS, PRACTICE, PUZZLES
from stolik.services.kept.practice import Answer
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person

from tests.analysis.report.games import SHARED, people, read, reported, worked_out
from tests.house import House
from tests.spoken import spoken

TODAY = 739_942


class RoomHouse(House):
    """A house where one person has moves to try again; everything opened from the page is recorded."""

    def __init__(self, paths: Paths, *names: str) -> None:
        super().__init__(paths)
        self.today = TODAY
        self.folder: Path | None = None
        self.tables.people.people += [Person(name=name) for name in names]
        self.practice, self.puzzles = self.services.kept(PRACTICE), self.services.kept(PUZZLES)
        self.opened: list[tuple[str, dict[str, Any]]] = []
        pages: Any = self.shell.opened_pages
        pages.open = self.open

    def take_a_game(self) -> None:
        package, session = read(SHARED)
        players = tuple(person.player for person in people(session, 8, 40))
        setup = TableSetup(package.info, session, in_order(players))
        self.practice.take(setup, reported(SHARED).analysis)

    def room(self, place: RecordedDecision | None = None) -> Any:
        room: Any = PracticeRoom(self.services, place)
        room.document.folder = self.folder
        return room

    def open(self, page: str, arguments: dict[str, Any]) -> None:
        self.opened.append((page, arguments))


@pytest.fixture
def house(qapp: QGuiApplication, paths: Paths) -> RoomHouse:
    house = RoomHouse(paths, "Ala", "Ela")
    house.take_a_game()
    return house


@pytest.fixture
def room(house: RoomHouse) -> Iterator[Any]:
    room = house.room()
    yield room
    room.close()
    shiboken6.delete(room)


def drawn(rows: Any) -> list[bool]:
    return [bool(row.still.position) for row in rows]


def test_everybody_is_there_with_what_waits_for_them_and_one_is_chosen(house: RoomHouse, room: Any) -> None:
    count = house.practice.due("Ala")
    assert count
    assert [(row.name, row.due, row.chosen) for row in room.people.rows] == [
        ("Ala", count, True),
        ("Ela", 0, False),
    ]
    assert [(row.key, row.many) for row in room.today.rows] == [("again", count), ("day", 0)]
    room.choosePerson("Ela")
    assert [row.chosen for row in room.people.rows] == [False, True]
    assert [row.key for row in room.today.rows] == ["day"]
    room.choosePerson("Nobody")
    assert house.puzzles.person == "Ela"


def test_what_is_due_has_its_picture(house: RoomHouse, room: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    still = room.today.rows[0].still
    place = house.practice.positions("Ala")[0]
    assert (still.gameId, still.seat) == ("ryzyk_fizyk", place.seat)
    assert still.drawing.fileName() == "Position.qml"
    assert still.position["accounts"]
    bad = RecordedDecision("bad:1", "{", 1, 0)
    monkeypatch.setattr(house.practice, "positions", lambda name: [bad])
    room.renew()
    assert room.today.rows[0].still.gameId == "", "one that can't be read has none"


def test_pictures_of_puzzles_come_one_after_the_other_the_day_s_first(house: RoomHouse, room: Any) -> None:
    assert drawn(room.puzzles.rows) == [False] * 4
    assert {row.still.drawing.fileName() for row in room.puzzles.rows} == {"Card.qml"}, (
        "that of its game before"
    )
    assert len(house.runner.jobs) == 1
    assert house.runner.asked[0].game == puzzle_of_day(TODAY).game
    house.runner.do_all()
    assert len(house.runner.asked) == 5
    assert drawn([*room.today.rows, *room.puzzles.rows]) == [True] * 6


def test_a_room_that_is_left_asks_for_no_more_puzzles(house: RoomHouse, room: Any) -> None:
    room.close()
    assert not house.runner.jobs
    room.renew()
    assert not house.runner.jobs, "nobody would be there to see it"


def test_a_puzzle_that_can_t_be_made_has_the_picture_of_its_game(house: RoomHouse, room: Any) -> None:
    while house.runner.jobs:
        house.runner.do(lambda job: None)
    assert [row.still.drawing.fileName() for row in room.puzzles.rows] == ["Card.qml"] * 4


def test_the_puzzle_opened_is_the_pictured_one_and_another_waits(house: RoomHouse, room: Any) -> None:
    house.runner.do_all()
    asked = [job.view for job in house.runner.asked if job.game == "knaster"][-1]
    room.solve("knaster")
    assert house.opened == [("puzzles", {"gameId": "knaster", "grade": 1, "seed": asked.seed})]
    room.renew()
    house.runner.do_all()
    again = [job.view for job in house.runner.asked if job.game == "knaster"][-1]
    assert again.seed != asked.seed
    assert drawn(room.puzzles.rows) == [True] * 4


def test_every_grade_has_puzzles_of_its_own_which_stay(house: RoomHouse, room: Any) -> None:
    house.runner.do_all()
    before = [row.still for row in room.puzzles.rows]
    assert (room.grade, room.gradeNames[0]) == (1, "Easy")
    room.chooseGrade(4)
    house.runner.do_all()
    assert {job.view.grade for job in house.runner.asked[5:]} == {4}
    room.chooseGrade(9)
    assert room.grade == 4
    room.chooseGrade(1)
    assert [row.still for row in room.puzzles.rows] == before
    assert not house.runner.jobs


def test_it_counts_what_the_person_has_solved(house: RoomHouse, room: Any) -> None:
    house.puzzles.note("knaster", 1, TODAY)
    room.renew()
    assert {row.gameId: row.solved for row in room.puzzles.rows}["knaster"] == 1
    assert [(row.many, row.done) for row in room.today.rows if row.key == "day"] == [(1, True)]
    room.choosePerson("Ela")
    assert {row.solved for row in room.puzzles.rows} == {0}


def test_another_day_has_another_puzzle(house: RoomHouse, room: Any) -> None:
    house.runner.do_all()
    house.puzzles.note("knaster", 1, TODAY)
    before = room.today.rows[-1]
    house.today += 1
    room.renew()
    after = room.today.rows[-1]
    assert after.title != before.title
    assert (after.many, after.done, drawn([after])) == (1, False, [False]), "yesterday's is part of the row"
    room.begin("day")
    assert house.opened == [("puzzles", {})]


def test_own_moves_are_tried_again_until_one_goes_back(house: RoomHouse, room: Any) -> None:
    room.begin("again")
    practice = room.practice
    assert (practice.phase, practice.player, practice.single) == ("asked", "Ala", False)
    assert room.table is practice.table
    count = practice.total
    house.runner.do_all()
    worth = worked_out(house.runner.asked[1])
    practice.table.submit(to_plain(worth.values[0][0]))
    assert practice.right
    practice.next()
    practice.forget()
    room.leave()
    assert (room.practice, room.table) == (None, None)
    assert room.people.rows[0].due == count - 2
    room.leave()
    assert room.practice is None


def test_the_position_of_a_report_is_all_that_there_is(house: RoomHouse) -> None:
    place = house.practice.positions("Ala")[0]._replace(key="")
    room = house.room(place)
    assert (room.single, room.practice.single, room.practice.phase) == (True, True, "asked")
    room.renew()
    assert (room.people.count, room.today.count, len(house.runner.asked)) == (0, 0, 1), "its worth only"
    room.close()


def test_first_games_tell_how_far_they_have_come(house: RoomHouse, room: Any) -> None:
    lessons = house.services.kept(LESSONS)
    lessons.note("rummikub", 3, done=False)
    lessons.note("pickomino", 9, done=True)
    room.renew()
    assert [(row.gameId, row.begun, row.done) for row in room.firstGames.rows] == [
        ("pickomino", False, True),
        ("rummikub", True, False),
        ("knaster", False, False),
        ("ryzyk_fizyk", False, False),
    ]


def test_a_house_without_people_practises_too(qapp: QGuiApplication, paths: Paths) -> None:
    house = RoomHouse(paths)
    room = house.room()
    assert (room.begins, room.people.count) == (True, 0)
    assert [(row.key, row.many, row.done) for row in room.today.rows] == [("day", 0, False)]
    room.close()
    house.runner.do_all()
    assert drawn(room.puzzles.rows) == [False] * 4, "nothing is heard after the end"


def test_everything_follows_the_language(house: RoomHouse, room: Any) -> None:
    room.begin("again")
    with spoken("pl"):
        room.retranslate()
        assert room.puzzles.rows[0].title == "Robale"
        assert room.gradeNames[0] == "Łatwa"


def test_answers_are_saved_as_a_table_once_there_are_any(house: RoomHouse, tmp_path: Path) -> None:
    house.folder = tmp_path / "documents"
    house.take_a_game()
    room = house.room()
    assert not room.hasAnswers
    house.practice.note("Ala", house.practice.positions("Ala")[0].key, Answer(True, 3.0, True))
    assert room.hasAnswers
    room.saveAnswers()
    (table,) = house.folder.iterdir()
    assert table.name == "Stolik – Moves tried again.csv"
    assert table.name in room.document.sentence
    heads, row = table.read_text("utf-8-sig").splitlines()
    assert heads == "Time,Name,Position,Box,Seconds,Right,First answer"
    assert re.fullmatch(r"20[^,]+,Ala,[^,]+,\d,3\.0,yes,yes", row)
    log = house.paths.root / "practice_answers.jsonl"
    log.write_bytes(log.read_bytes() + b"damaged\n")
    table.unlink()
    room.saveAnswers()
    assert len(table.read_text("utf-8-sig").splitlines()) == 2
    assert house.notice == "Some of the answers couldn't be read and are left out."


def test_no_empty_table_is_saved_where_the_answers_can_t_be_read(house: RoomHouse, tmp_path: Path) -> None:
    house.folder = tmp_path / "documents"
    log = house.paths.root / "practice_answers.jsonl"
    log.mkdir()
    house.room().saveAnswers()
    assert not house.folder.exists()
    assert str(log) in house.notice
