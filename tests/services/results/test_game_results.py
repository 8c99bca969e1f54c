"""Every finished game of the household counts, is analysed while the bots are idle, and affects ratings."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.analysis.analysis import sum_up
from stolik.analysis.rating import unknown
from stolik.analysis.report import GameReport, ReportPart
from stolik.bots.worker import answer
from stolik.engine.coaching.seat_values import result_of
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_package
from stolik.engine.record import record_text
from stolik.engine.sitting import Agreed, in_order
from stolik.services.family_book.database import VERSION
from stolik.services.family_book.game_row import PersonRow
from stolik.services.family_book.store import FamilyBook, GameEntry, SeatEntry, open_book, rolled_dice
from stolik.services.results import finished_games, game_results
from stolik.services.results.finished_games import Reports
from stolik.services.results.game_results import GameResultKeeper, KeptRecords, Ratings, key_of, name_of_game
from stolik.services.tables.table_setup import TableSetup, sit_down
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan
from stolik.storage.saves import SavedGame, try_to_read

from tests.analysis.report.games import (
    ALONE,
    MATCH,
    SHARED,
    SHORT,
    TIE,
    Kept,
    people,
    read,
    reported,
    worked_out,
)
from tests.house import House, OpenHouse
from tests.services.test_forgotten_people import remove_person


def finish(
    paths: Paths,
    name: str,
    file: str,
    at: int,
    *,
    entries: int | None = None,
    began: str | None = None,
    counts: bool = True,
) -> None:
    package, session = read(name, entries)
    players = tuple(person.player for person in people(session, 8, 40))
    record = TableSetup(
        package.info, session, in_order(players), Agreed(counts=counts), started_at=began
    ).record()
    path = paths.finished / f"{file}.stolik"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(record), "utf-8")
    os.utime(path, ns=(at, at))


class ResultsHouse(House):
    """The results of a house that tests start by hand, at a set time of day."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(paths)
        self.people = People(people=[Person(name="ala", face=4, colour=2), Person(name="Ela")])
        self.kept = Kept()
        self.busy = False
        self.told: list[Fault | None] = []
        self.moment = datetime(2026, 11, 22, 20, 0)
        self.results = self._opened()

    def open(self) -> None:
        self.results.book.close()
        self.results = self._opened()

    def _opened(self) -> GameResultKeeper:
        return GameResultKeeper(
            self.paths.family_book,
            self.paths.finished,
            self.people,
            lambda: self.runner,
            self.kept,
            lambda: self.busy,
            self.told.append,
            now=lambda: 0.0,
            time_of_day=lambda: self.moment,
        )

    def go_through(self, work: Callable[[Any], Any] = worked_out) -> None:
        self.results.look()
        self.go_on(work)

    def go_on(self, work: Callable[[Any], Any] = worked_out) -> None:
        while True:
            if self.runner.jobs:
                self.runner.do(work)
            elif self.results._steps.isActive():
                self.results._steps.stop()
                self.results._step()
            else:
                return

    @property
    def faults(self) -> list[str]:
        return [fault.code for fault in self.told if fault]


@pytest.fixture
def house(open_house: OpenHouse, paths: Paths) -> Iterator[ResultsHouse]:
    made = open_house(paths, ResultsHouse)
    yield made
    made.results.book.close()


@pytest.fixture
def over(house: ResultsHouse) -> ResultsHouse:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    return house


def players(house: ResultsHouse) -> list[PersonRow]:
    return [row for row in house.results.house() if row.games]


def test_every_finished_game_of_a_person_of_the_house_is_counted_and_worked_out(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-2", 20)
    finish(house.paths, ALONE, "knaster-1", 10)
    house.go_through()
    assert players(house) == [PersonRow("ala", 4, 2, 2)]
    assert house.results.coverage() == (2, 2, 0)
    alone, tie = house.results.games_of("Ala")
    assert (alone.game, alone.alone, tie.game, tie.alone) == ("knaster", True, "ryzyk_fizyk", False)
    summary = reported(TIE).analysis.seats[0]
    assert tie.played is not None
    assert (tie.result, tie.played.result) == (summary.result, summary.result)
    assert tie.played[1:] == (summary.start, summary.luck, summary.error, summary.decisions)
    assert house.faults == []


def test_nothing_is_read_or_worked_out_twice_and_the_report_is_there_at_once(over: ResultsHouse) -> None:
    over.go_through()
    assert len(over.kept.texts) == 1
    asked = len(over.runner.asked)
    over.go_through()
    over.open()
    over.go_through()
    assert (len(over.runner.asked), over.results.coverage()) == (asked, (1, 1, 0))
    over.paths.family_book.unlink()
    over.open()
    over.go_through()
    assert (len(over.runner.asked), over.results.coverage()) == (asked, (1, 1, 0))


def test_rummikub_counts_like_every_game(house: ResultsHouse) -> None:
    _, session = read(MATCH)
    start = (1 / session.seats,) * session.seats
    analysis = sum_up(session, False, start, result_of(session.standings), [])
    finish(house.paths, MATCH, "rummikub-1", 1)
    house.go_through(lambda job: ReportPart(session.length, GameReport(analysis)))
    (game,) = house.results.games_of("Ala")
    assert (game.game, game.played is not None) == ("rummikub", True)


def test_a_game_that_was_put_away_and_one_of_strangers_count_for_nobody(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1, entries=10)
    house.go_through()
    house.people.people = [Person(name="Ela")]
    finish(house.paths, SHORT, "ryzyk_fizyk-2", 2)
    house.go_through()
    assert house.results.coverage() == (0, 0, 0)
    assert house.runner.asked == []
    house.people.people = [Person(name="Ala")]
    house.go_through()
    assert players(house) == [], "who comes to the house later begins anew"


@pytest.mark.parametrize("what", ["on trial", "damaged", "no folder"])
def test_what_counts_for_nobody_is_passed_over_without_a_word(house: ResultsHouse, what: str) -> None:
    if what == "on trial":
        finish(house.paths, TIE, "trial", 1, counts=False)
    elif what == "damaged":
        house.paths.finished.mkdir()
        (house.paths.finished / "pickomino-1.stolik").write_text("{")
    else:
        house.paths.root.mkdir(parents=True, exist_ok=True)
        house.paths.finished.write_text("no folder")
    house.go_through()
    assert (players(house), house.runner.asked, house.faults) == ([], [], [])
    assert house.results.coverage() == (0, 0, 0)


@pytest.mark.rest
def test_a_game_that_was_played_on_after_its_end_or_is_opened_twice_counts_once(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1, began="2026-11-22T20:00:00+01:00")
    house.go_through()
    for number in (2, 4):
        finish(house.paths, SHORT, f"ryzyk_fizyk-{number}", number, began="2026-11-22T20:00:00+01:00")
        house.go_through()
        (game,) = house.results.games_of("Ala")
        assert game.result == reported(SHORT).analysis.seats[0].result
    finish(house.paths, SHARED, "ryzyk_fizyk-3", 3, began="2026-11-22T21:00:00+01:00")
    house.go_through()
    assert len(house.results.games_of("Ala")) == 2


def test_a_deleted_person_is_gone(over: ResultsHouse) -> None:
    over.go_through()
    over.results.forget_person("ALA")
    assert over.results.games_of("Ala") == []
    assert b"ala" not in over.paths.family_book.read_bytes().lower()
    over.go_through()
    assert over.results.games_of("Ala") == []


def test_a_game_is_worked_out_under_its_key_after_somebody_in_it_was_deleted(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1, began="2026-11-22T20:00:00+01:00")
    house.busy = True
    house.go_through()
    house.results._note("ryzyk_fizyk-1.stolik", try_to_read(house.paths.finished / "ryzyk_fizyk-1.stolik"))
    assert remove_person(house.paths, "Jan") is None
    house.busy = False
    house.go_through()
    assert house.results.coverage() == (1, 1, 0)
    assert len(house.results.games_of("Ala")) == 1


def test_games_come_again_from_their_files_where_another_book_took_the_place_of_this_one(
    over: ResultsHouse, tmp_path: Path
) -> None:
    over.go_through()
    before = over.results.games_of("Ala")
    other = Paths(tmp_path / "other")
    finish(other, SHORT, "ryzyk_fizyk-1", 2)
    elsewhere = open_book(other.family_book)[0]
    found = try_to_read(other.finished / "ryzyk_fizyk-1.stolik")
    assert isinstance(found, SavedGame)
    seats = (SeatEntry("Ala", None, 1, 1, 1.0), SeatEntry("", None, 0, 2, 0.0))
    elsewhere.note(
        "ryzyk_fizyk-1.stolik", 2, key_of(found), GameEntry("ryzyk_fizyk", "{}", 2, 1, seats, True, {})
    )
    elsewhere.save()
    elsewhere.close()
    other.family_book.replace(over.paths.family_book)
    over.open()
    assert len(over.results.games_of("Ala")) == 1, "the other's"
    over.go_through()
    assert before[0] in over.results.games_of("Ala")
    assert len(over.results.games_of("Ala")) == 2


def test_games_without_a_record_come_from_a_copy_of_the_book_that_is_told_and_kept_aside(
    over: ResultsHouse,
) -> None:
    book = over.paths.family_book
    over.go_through()
    before = over.results.games_of("Ala")
    assert before[0].played is not None
    over.results.book.save()
    copy = book.with_name("family_book (Jan's conflicted copy 2026-11-28).sqlite")
    content = book.read_bytes()
    copy.write_bytes(content)
    book.unlink()
    (over.paths.finished / "ryzyk_fizyk-1.stolik").unlink()
    over.people.note_aside((("Zofia", 1),))
    over.open()
    assert over.results.games_of("Ala") == []
    assert copy.exists(), "those whom the list of people lacks would be strangers for good"
    over.people = People(people=over.people.people)
    over.open()
    assert over.results.games_of("Ala") == before
    aside = book.with_name("family_book.merged-1.sqlite")
    assert over.told[-1] == Fault("book_merged", {"file": str(aside)})
    assert aside.read_bytes() == content
    assert not copy.exists()
    told = len(over.told)
    over.open()
    assert over.results.games_of("Ala") == before
    assert not any(over.told[told:])
    assert Path(aside.name) in over.paths.own_files(()), "it moves along"
    assert remove_person(over.paths, "ala") is None
    assert b"ala" not in aside.read_bytes().lower()


def test_while_somebody_needs_the_bots_nothing_is_worked_out_and_a_pause_leaves_them_at_once(
    over: ResultsHouse,
) -> None:
    over.busy = True
    over.go_through()
    assert (over.runner.asked, over.results.coverage()) == ([], (0, 0, 0))
    over.busy = False
    over.results.look()
    for _ in range(2):  # after the picture of the game's moments
        over.results._steps.stop()
        over.results._step()
    assert len(over.runner.jobs) == 1
    for _ in range(2):
        over.results.pause()
        assert over.runner.jobs == {}
    assert over.results.coverage() == (0, 1, 0), "the game is known, its luck isn't yet"
    over.go_through()
    assert over.results.coverage() == (1, 1, 0)


def test_what_the_bots_can_t_work_out_is_told_and_tried_again_another_day(over: ResultsHouse) -> None:
    finish(over.paths, SHORT, "ryzyk_fizyk-2", 2)
    over.go_through(lambda job: None)
    assert over.results.coverage() == (0, 2, 2)
    asked = len(over.runner.asked)
    over.go_through()
    assert len(over.runner.asked) == asked, "not again in this sitting"
    over.open()
    over.go_through()
    assert over.results.coverage() == (2, 2, 0)


def test_a_game_whose_values_nobody_knows_is_counted_as_such(
    house: ResultsHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load_package("ryzyk_fizyk"), "seat_values", None)
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.go_through(lambda job: answer(job).result)
    assert house.results.coverage() == (0, 1, 1)
    assert [game.played for game in house.results.games_of("Ala")] == [None]


def test_a_file_that_is_gone_before_it_was_worked_out_is_counted_as_lost(over: ResultsHouse) -> None:
    over.results.look()
    (over.paths.finished / "ryzyk_fizyk-1.stolik").unlink()
    for copy in (over.paths.finished / "records").iterdir():
        copy.unlink()
    over.go_on()
    assert over.results.coverage() == (0, 1, 1)
    over.go_through()
    assert over.results.coverage() == (0, 1, 1)


def test_it_looks_a_while_after_the_end_of_a_game(
    house: ResultsHouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game_results.WAIT_MS > 0
    monkeypatch.setattr(game_results, "WAIT_MS", 0)
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.results.look_soon()
    qtbot.waitUntil(lambda: bool(house.runner.jobs))


def test_a_file_that_goes_while_it_is_looked_for_is_passed_over(
    over: ResultsHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = [over.paths.finished / f"{name}.stolik" for name in ("pickomino-1", "ryzyk_fizyk-1")]
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: there)
    over.go_through()
    assert over.results.coverage() == (1, 1, 0)


def test_a_folder_that_can_t_even_be_looked_for_holds_no_games(tmp_path: Path, open_house: OpenHouse) -> None:
    house = open_house(Paths(tmp_path / ("a" * 300)), ResultsHouse)
    house.go_through()
    assert house.results.coverage() == (0, 0, 0)
    assert house.results.record_of("0a1b") is None
    house.results.close()


@pytest.mark.skipif(sys.platform != "linux", reason="names are text there")
def test_a_file_whose_name_is_no_text_keeps_no_other_game_out(over: ResultsHouse) -> None:
    finish(over.paths, TIE, "za\udcbf", 0)
    finish(over.paths, ALONE, "knaster-1", 10)
    over.go_through()
    assert over.results.coverage() == (2, 2, 0)


def is_reading(house: ResultsHouse) -> bool:
    return house.results._reader.is_reading


def test_a_long_record_is_read_beside_the_window(
    house: ResultsHouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.services.tables.record_reader.AT_ONCE", 0)
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.results.look()
    assert is_reading(house)
    house.results._step()
    house.results.pause()
    assert not is_reading(house)
    assert house.results.coverage() == (0, 0, 0)
    house.results.look()
    house.results.look()
    qtbot.waitUntil(lambda: bool(house.runner.jobs))
    assert house.results.coverage() == (0, 1, 0)


@pytest.mark.parametrize("at", [2**63, -(2**63) - 1, 2**64, -(2**64)])
def test_a_time_that_no_book_can_hold_keeps_no_game_out_of_it(
    over: ResultsHouse, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    stat = Path.stat

    def told(path: Path, **more: Any) -> os.stat_result:
        found = stat(path, **more)
        if path.name != "ryzyk_fizyk-2.stolik":
            return found
        return os.stat_result(tuple(found), {"st_mtime": at / 1e9, "st_mtime_ns": at})

    finish(over.paths, SHARED, "ryzyk_fizyk-2", 2)
    # Not every disk stores such times.
    monkeypatch.setattr(Path, "stat", told)
    for _ in range(2):
        over.go_through(lambda job: None)
        assert len(over.results.book.games_of("Ala")) == 2
        over.results.close()
        over.open()


def test_a_book_that_is_damaged_or_can_t_be_written_is_told_and_it_goes_on(over: ResultsHouse) -> None:
    over.paths.family_book.write_text("{", "utf-8")
    over.open()
    assert over.faults == ["book_damaged"]
    over.results.book._db.execute("PRAGMA query_only = ON")
    over.go_through()
    assert over.faults[1:]
    assert set(over.faults[1:]) == {"not_writable"}
    assert over.results.coverage() == (1, 1, 0)
    over.told.clear()
    over.results.forget_person("Ala")
    assert over.told == [Fault("name_left", {"files": str(over.paths.family_book)})]


def names_in(house: ResultsHouse) -> list[str]:
    return sorted(path.name for path in (house.paths.finished / "records").glob("*.stolik"))


def test_the_record_of_a_best_game_outlives_the_finished_games(over: ResultsHouse) -> None:
    over.go_through(lambda job: None)
    (game,) = over.results.book.games_of("Ala")
    (over.paths.finished / "ryzyk_fizyk-1.stolik").unlink()
    path = over.results.record_of(game.key)
    assert path is not None
    assert path.stat().st_mtime_ns == 1
    over.results.book.close()
    over.paths.family_book.unlink()
    over.open()
    over.go_through(lambda job: None)
    assert [each.key for each in over.results.book.games_of("Ala")] == [game.key], "made again from it"
    path.unlink()
    assert over.results.record_of(game.key) is None


def test_of_best_games_alone_copies_are_kept_and_without_who_is_deleted(over: ResultsHouse) -> None:
    finish(over.paths, SHARED, "ryzyk_fizyk-2", 2)
    over.people.people.append(Person(name="Jan"))
    over.go_through(lambda job: None)
    best = over.results.book.best()
    assert names_in(over) == sorted(f"{key}.stolik" for key in best)
    (over.paths.finished / "records" / "ryzyk_fizyk-9.stolik").write_text("{")
    over.results.forget_person("Ala")
    assert remove_person(over.paths, "Ala") is None
    texts = [path.read_text("utf-8") for path in (over.paths.finished / "records").iterdir()]
    assert texts
    assert not any("Ala" in text for text in texts)


@pytest.mark.parametrize("fails", [False, True], ids=["after the new one is whole", "never, where none is"])
def test_the_copy_of_an_old_record_goes(
    over: ResultsHouse, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    over.go_through(lambda job: None)
    (old,) = names_in(over)
    old_path, seen = over.paths.finished / "records" / old, list[bool]()
    finish(over.paths, SHARED, "ryzyk_fizyk-2", 2)
    over.results.book._db.execute("UPDATE seats SET score = -100")
    over.results.book._db.execute("DELETE FROM moments")
    keep = KeptRecords.keep

    def kept(records: KeptRecords, key: str, file: str) -> int | None:
        seen.append(old_path.exists())
        return None if fails else keep(records, key, file)

    monkeypatch.setattr(KeptRecords, "keep", kept)
    over.go_through(lambda job: None)
    assert seen == [True]
    assert (old in names_in(over)) is fails


@pytest.mark.parametrize("aside", ["book", "people", "nothing"])
def test_no_copy_goes_that_a_file_kept_aside_may_name(over: ResultsHouse, aside: str) -> None:
    over.go_through(lambda job: None)
    before = names_in(over)
    over.results.close()
    for path in over.paths.finished.glob("*.stolik"):
        path.unlink()
    # After a power failure, the book and the people start anew, and nobody in the records is known.
    over.paths.family_book.unlink()
    if aside == "book":
        over.paths.family_book.write_text("no book")
    over.people = People()
    if aside == "people":
        over.people.note_aside(())
    over.open()
    over.go_through(lambda job: None)
    assert bool(before)
    assert names_in(over) == ([] if aside == "nothing" else before)


def renamed(house: ResultsHouse, file: str, name: str) -> None:
    path = house.paths.finished / f"{file}.stolik"
    data = json.loads(path.read_text("utf-8"))
    data["seats"][0]["name"] = name
    times = path.stat()
    path.write_text(json.dumps(data), "utf-8")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize("written", ["\u2068דוד\u2069", "\u200fדוד", "דוד\u200b"])
def test_games_count_for_a_person_however_the_name_is_written(house: ResultsHouse, written: str) -> None:
    house.people.people.append(Person(name="דוד"))
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    renamed(house, "ryzyk_fizyk-1", written)
    house.go_through(lambda job: None)
    (game,) = house.results.games_of("דוד")
    assert game.game == "ryzyk_fizyk"
    (row,) = players(house)
    assert (row.name, row.games) == ("\u2068דוד\u2069", 1), "it is shown so that it turns nothing"
    assert next(seat[6] for seat in house.results.book.everything()) == "דוד", "it is kept as it is"
    house.results.forget_person(row.name)
    assert house.results.games_of("דוד") == []


def earlier(house: ResultsHouse) -> None:
    """Turn the book into that of an earlier version, which took names with accents for strangers."""
    house.results.close()
    database = sqlite3.connect(house.paths.family_book)
    database.execute("UPDATE seats SET folded = lower(name)")
    database.execute("DROP TABLE moments")
    database.execute("ALTER TABLE games DROP COLUMN rated")
    database.execute("PRAGMA user_version = 1")
    database.commit()
    database.close()


@pytest.mark.parametrize("others", ["Ela", "Jan"])
def test_a_book_of_an_earlier_version_learns_who_was_a_stranger(house: ResultsHouse, others: str) -> None:
    # If nobody else of the household played, the file didn't count; otherwise the game is known already.
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    renamed(house, "ryzyk_fizyk-1", "\u2068דוד\u2069")
    house.people.people = [Person(name=others)]
    house.go_through(lambda job: None)
    assert len(house.results.book.games_of("Jan")) == (others == "Jan")
    house.people.people.append(Person(name="דוד"))
    earlier(house)
    house.open()
    house.go_through(lambda job: None)
    assert (house.faults, len(house.results.games_of("דוד"))) == ([], 1)
    assert len(house.results.book.games_of("Jan")) == (others == "Jan")
    assert len(house.results.book.latest(9)) == 1, "no game is counted twice"
    (version,) = house.results.book._db.execute("PRAGMA user_version").fetchone()
    house.results.close()
    house.open()
    assert version == VERSION
    assert house.results.book.unread(house.results._files()) == [], "once is enough"


def test_dice_that_people_threw_themselves_are_no_dice_of_the_program(over: ResultsHouse) -> None:
    finish(over.paths, SHORT, "ryzyk_fizyk-2", 2)
    file = over.paths.finished / "ryzyk_fizyk-2.stolik"
    data = json.loads(file.read_text("utf-8"))
    data["program"]["real_dice"] = True
    file.write_text(json.dumps(data), "utf-8")
    over.go_through(lambda job: None)
    assert over.results.book.dice() == rolled_dice(read(TIE)[1])


def test_a_game_that_was_given_up_is_counted_apart(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1, entries=10)
    house.go_through()
    (game,) = house.results.book.games_of("Ala")
    assert (game.is_over, players(house)) == (False, [])


def test_games_that_end_count_for_the_evening_until_its_day_is_over_before_whoever_looks_at_it(
    house: ResultsHouse,
) -> None:
    house.people.people.append(Person(name="Jan"))
    finish(house.paths, TIE, "ryzyk_fizyk-1", 5)
    house.results.begin_evening(0, ["ala", "Jan"])
    # Another game ends while the clock is set back.
    finish(house.paths, SHORT, "ryzyk_fizyk-2", 2)
    finish(house.paths, ALONE, "knaster-1", 7)
    house.go_through(lambda job: None)
    evening = house.results.evening()
    assert evening is not None
    assert not evening.is_over
    (game,) = house.results.book.evening_games(evening.number)
    assert [name for name, _, _ in game.people] == ["Ala", "Jan"], "neither the one before nor the one alone"
    told: list[Any] = []
    house.results.changed.connect(lambda: told.append(house.results.evening()))
    for moment in (datetime(2026, 11, 23, 0, 1), datetime(2026, 11, 23, 4, 59)):
        house.moment = moment
        house.results.end_day()
        assert (told, house.results.evening()) == ([], evening)
    house.moment = datetime(2026, 11, 23, 5, 0)
    house.results.end_day()
    house.results.end_day()
    assert told == [evening._replace(is_over=True)]


def test_the_best_of_so_many_games_is_over_after_them(house: ResultsHouse) -> None:
    house.people.people.append(Person(name="Jan"))
    house.results.begin_evening(1, ["ala", "Jan"])
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.go_through(lambda job: None)
    finish(house.paths, SHORT, "ryzyk_fizyk-2", 2)
    house.go_through(lambda job: None)
    evening = house.results.evening()
    assert evening is not None
    assert evening.is_over
    assert len(house.results.book.evening_games(evening.number)) == 1
    house.results.begin_evening(0, ["ala", "Jan"])
    house.results.end_evening()
    latest = house.results.evening()
    assert latest is not None
    assert (latest.number, latest.is_over) == (2, True)


def test_the_first_page_knows_whether_there_are_finished_games(house: ResultsHouse) -> None:
    house.paths.family_book.unlink()
    page: Any = house.services.finished_games
    heard: list[bool] = []
    page.changed.connect(lambda: heard.append(page.known))
    page.find()
    assert (page.known, heard) == (False, [])
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    page.find()
    page.find()
    assert (page.known, heard) == (True, [True])


def test_the_end_of_a_game_makes_it_known(house: ResultsHouse) -> None:
    page: Any = house.services.finished_games
    page.note_end()
    assert page.known
    assert page.results._soon.isActive()
    page.pause()
    assert not page.results._soon.isActive()
    page.go_on()
    assert page.results._soon.isActive()
    page.end()
    page.note_end()
    assert page._results is None, "what is told of after the end of the program opens no book"


def test_until_somebody_asks_nothing_is_read(house: ResultsHouse) -> None:
    house.paths.family_book.unlink()
    page: Any = house.services.finished_games
    page.pause()
    page.go_on()
    page.forget_person("Ala")
    assert page._results is None
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.go_through()
    page.forget_person("Ala")
    assert b"ala" not in house.paths.family_book.read_bytes().lower()


GAME = "ryzyk_fizyk"
SCALE = load_package(GAME).scale
assert SCALE is not None
GUESS = unknown(SCALE).strength


@pytest.fixture
def book(tmp_path: Path) -> Iterator[FamilyBook]:
    made, fault = open_book(tmp_path / "family_book.sqlite")
    assert fault is None
    yield made
    made.close()


def rated(seed: int, *kinds: str, wins: bool = True) -> TableSetup:
    info = load_package(GAME).info
    seats = [
        SeatPlan(name=f"{kind} {place}" * (kind != "human") or "Ala", kind=kind)
        for place, kind in enumerate(kinds)
    ]
    setup = sit_down(info, LineUp(seats=seats), Random(seed), strength=50)
    rng = Random(seed)
    play(setup.session, random_chooser(setup.session.game, rng), rng)
    won = setup.session.standings
    return (
        replace(setup, started_at=f"2026-11-{seed + 1:02}")
        if (won[0].seat == 0) == wins
        else rated(seed + 1, *kinds, wins=wins)
    )


def noted(book: FamilyBook, name: str, results: list[float], level: str = "50") -> None:
    for number, result in enumerate(results):
        seats = (SeatEntry(name, None, 1, 1, result), SeatEntry("", level, 1, 1, 1 - result))
        key = f"{name} {number}"
        book.note(f"{key}.stolik", number, key, GameEntry(GAME, "{}", number, number + 1, seats))


def test_without_games_it_is_a_guess_and_with_them_it_fits_the_weakest_of_several_people(
    book: FamilyBook,
) -> None:
    ratings = Ratings(lambda: book)
    assert [ratings.fitting(GAME, names) for names in ([], [""], ["Ala"])] == [GUESS] * 3
    assert Ratings(lambda: None).fitting(GAME, ["Ala"]) == GUESS
    noted(book, "Ala", [1.0] * 9)
    noted(book, "Jan", [0.0] * 9)
    strong, weak = ratings.fitting(GAME, ["Ala"]), ratings.fitting(GAME, ["jan"])
    assert weak < GUESS < strong
    assert (ratings.fitting(GAME, ["Ala", "Jan"]), ratings.fitting(GAME, ["Ala", ""])) == (weak, GUESS)
    assert ratings.fitting("knaster", ["Ala"]) == Ratings(lambda: None).fitting("knaster", [])


def test_a_game_counts_from_its_end_on_and_once_when_the_book_holds_it(book: FamilyBook) -> None:
    ratings, setup = Ratings(lambda: book), rated(1, "human", "fits")
    ratings.note(setup)
    ratings.note(setup)
    once = ratings.fitting(GAME, ["ala"])
    assert once > GUESS
    key = name_of_game(setup.info, setup.session, setup.started_at)
    seats = (SeatEntry("Ala", None, 1, 1, 1.0), SeatEntry("", "50", 0, 2, 0.0))
    book.note("a.stolik", 1, key, GameEntry(GAME, "{}", 1, 1, seats))
    assert (ratings.fitting(GAME, ["Ala"]), ratings.fitting(GAME, ["Jan"])) == (once, GUESS)


def test_a_win_is_the_first_against_a_computer_of_its_level_until_there_is_another(book: FamilyBook) -> None:
    ratings, setup = Ratings(lambda: book), rated(1, "human", "gentle")
    noted(book, "Ala", [0.0], "gentle")
    noted(book, "Jan", [1.0], "gentle")
    assert ratings.is_first_win(setup)
    ratings.note(setup)
    assert ratings.is_first_win(setup), "it is the same game"
    assert not ratings.is_first_win(rated(20, "human", "gentle"))
    for other in (
        rated(1, "human", "fits"),
        rated(1, "human", "fair", wins=False),
        rated(1, "human", "human"),
    ):
        assert not ratings.is_first_win(other)
    assert ratings.is_first_win(rated(1, "human", "fair"))


def test_the_album_has_moments_of_people_with_pictures_drawn_from_their_records(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.results.look()
    house.results._steps.stop()
    drawn = {each.kind: each.still for each in house.results.book.album()}
    assert set(drawn.values()) == {None}, "they are drawn later, one game after the other"
    house.go_through(lambda job: None)
    album = house.results.book.album()
    assert {each.kind for each in album} == set(drawn)
    assert {each.name.lower() for each in album} <= {"ala", "ela"}
    for each in album:
        still = json.loads(each.still or "")
        assert (still["seat"], len(still["colours"])) == (each.seat, len(still["position"]["accounts"]))
        assert house.results.record_of(each.key) is not None
    strangers = "SELECT count(*) FROM moments JOIN seats USING (game, seat) WHERE folded = ''"
    assert house.results.book._rows(strangers) == [(0,)]
    house.results.forget_person("ala")
    assert [each for each in house.results.book.album() if each.name.lower() == "ala"] == []
    assert house.results.book._rows(strangers) == [(0,)]


def test_a_book_of_before_finds_the_moments_of_games_that_it_holds(house: ResultsHouse) -> None:
    finish(house.paths, TIE, "ryzyk_fizyk-1", 1)
    house.go_through(lambda job: None)
    before = house.results.book.album()
    earlier(house)
    house.open()
    assert house.results.book.album() == []
    house.go_through(lambda job: None)
    assert house.results.book.album() == before


def test_a_person_who_was_deleted_is_forgotten_at_once() -> None:
    ratings = Ratings(lambda: None)
    ratings.note(rated(1, "human", "gentle", wins=False))
    assert ratings.fitting(GAME, ["Ala"]) < GUESS
    ratings.forget_person("ALA")
    assert ratings.fitting(GAME, ["Ala"]) == GUESS


@pytest.mark.parametrize("kinds", [("human", "fits", "fits"), ("human", "human"), ("fits", "gentle")])
def test_only_a_person_alone_with_one_computer_teaches(kinds: tuple[str, ...]) -> None:
    ratings = Ratings(lambda: None)
    ratings.note(rated(1, *kinds))
    ratings.note(replace(rated(1, "human", "fits"), agreed=Agreed(counts=False)))
    assert ratings.fitting(GAME, ["Ala"]) == GUESS


def test_what_is_kept_is_found_again_until_it_is_dropped_or_many_are_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Reports(Paths(tmp_path))
    assert kept.load("abc1") is None
    kept.keep("abc1", "{}")
    assert Reports(Paths(tmp_path)).load("abc1") == b"{}"
    assert [path.name for path in (tmp_path / "reports").iterdir()] == ["abc1.json"]
    kept.drop("abc1")
    kept.drop("abc1")
    assert kept.load("abc1") is None
    monkeypatch.setattr(finished_games, "MOST_KEPT", 3)
    for number in range(5):
        kept.keep(f"game{number}", "{}")
        os.utime(tmp_path / "reports" / f"game{number}.json", (number, number))
    kept.keep("last", "{}")
    assert {path.stem for path in (tmp_path / "reports").iterdir()} == {"game3", "game4", "last"}


def test_what_is_too_large_isn_t_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "LARGEST", 3)
    kept = Reports(Paths(tmp_path))
    kept.keep("small", "123")
    kept.keep("large", "1234")
    assert (kept.load("small"), kept.load("large")) == (b"123", None)


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    kept = Reports(Paths(tmp_path))
    kept.keep("abc", "{}")
    kept.drop("abc")
    assert kept.load("abc") is None
    assert (tmp_path / "reports").read_text() == "in the way"
