"""The family book as the window has it: cups, puzzles, seasons between dates, and games to look back on."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.spreadsheet import csv_file
from stolik.pages.book.model import CupRow, FamilyBookModel
from stolik.services.family_book.rows import cells
from stolik.services.family_book.store import GameEntry, SeatEntry, SeatLuck
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.tournament.championship import Cup

from tests.house import House, OpenHouse
from tests.spoken import spoken

TODAY = date(2026, 11, 22)


class BookHouse(House):
    """A house with three games in its book, and what was asked of it."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(paths)
        self.tables.people.people += [Person(name="Ala", face=3), Person(name="Jan"), Person(name="=Ewa")]
        self.games = self.services.finished_games.results
        for number, day in enumerate((date(2025, 12, 31), date(2026, 2, 1), TODAY)):
            seats = (SeatEntry("Ala", None, 7 - number, 1, 1.0), SeatEntry("Jan", None, 4, 2, 0.0))
            entry = GameEntry("pickomino", "{}", number, day.toordinal(), seats)
            self.games.book.note(f"{number}.stolik", number, f"{number}", entry)
        self.looked: list[Path] = []
        self.today = TODAY.toordinal()
        self.model: Any = FamilyBookModel(
            self.games,
            lambda: {"ala": (5, 2)},
            lambda: [Cup("Ala", 2, 16, "silver"), Cup("Jan", 9, 16, None)],
            self.looked.append,
            lambda: self.today,
        )


@pytest.fixture
def house(open_house: OpenHouse, paths: Paths) -> Iterator[BookHouse]:
    with spoken("en"):
        yield open_house(paths, BookHouse)


def test_a_person_has_cups_and_puzzles(house: BookHouse) -> None:
    model = house.model
    assert (model.chosen, model.counts) == ("Ala", "3 games, 3 wins")
    assert model.cups.rows == (CupRow(0, "silver", "Silver for Ala: second of 16."),)
    assert model.puzzles == "5 puzzles solved, the puzzle of the day 2 days in a row"
    model.choose("Jan")
    assert ([cup.medal for cup in model.cups.rows], model.puzzles) == ([""], "")


def test_luck_is_told_once_it_is_looked_at_of_whoever_is_chosen(house: BookHouse) -> None:
    model = house.model
    assert (model.part, model.luck.count) == (0, 0)
    model.showPart(1)
    assert [(row.title, row.counts) for row in model.luck.rows] == [("Worms", "3 games, won: 3")]
    assert model.coverage.startswith("3 finished games are known, and 0 of them are counted")
    model.choose("Jan")
    assert [row.counts for row in model.luck.rows] == ["3 games, won: 0"]
    model.choose("=Ewa")
    assert (model.luck.count, model.coverage) == (0, "Too few games yet to tell luck from skill.")
    model.choose("Ala")
    model.showPart(0)
    assert model.luck.count == 0


def test_luck_follows_what_is_worked_out_and_the_language(house: BookHouse) -> None:
    house.model.showPart(1)
    for number in range(3):
        house.games.book.set_luck(f"{number}", {seat: SeatLuck(0.5, 0.4, 0.1, 20) for seat in range(2)})
    house.games.changed.emit()
    assert house.model.coverage == "3 finished games are known, and all of them are counted."
    with spoken("pl"):
        house.model.retranslate()
        assert house.model.luck.rows[0].title == "Robale"


def test_a_season_is_this_month_this_year_or_between_two_dates(house: BookHouse) -> None:
    model = house.model

    def games() -> list[str]:
        return [row.text.split(" · ")[1] for row in model.seasonRanking.rows[:1]]

    assert (model.season, games()) == (1, ["2 games"])
    model.chooseSeason(0)
    assert (games(), model.firstDate, model.lastDate) == (["1 game"], "1.11.2026", "22.11.2026")
    model.chooseSeason(2)
    assert games() == ["1 game"]
    model.setDates("2025-12-31", "1/2/2026")
    assert games() == ["2 games"]
    model.setDates("2.2.2026", "1.2.2026")
    assert model.seasonText.startswith("Write both dates")
    model.setDates("3.2.2026", "4.2.2026")
    assert (games(), model.seasonText.startswith("No two people")) == ([], True)


def test_a_season_follows_the_date_and_one_between_dates_stays(house: BookHouse) -> None:
    model = house.model
    model.chooseSeason(0)
    house.today = date(2026, 12, 1).toordinal()
    model.retranslate()
    assert (model.firstDate, model.lastDate, model.seasonRanking.rows) == ("1.12.2026", "1.12.2026", ())
    model.chooseSeason(2)
    model.setDates("2025-12-31", "1/2/2026")
    house.today = date(2027, 1, 1).toordinal()
    model.retranslate()
    assert (model.firstDate, model.lastDate) == ("2025-12-31", "1/2/2026")
    model.chooseSeason(1)
    assert (model.firstDate, model.lastDate) == ("1.01.2027", "1.01.2027")


def test_an_evening_is_begun_by_two_people_of_the_house_at_least(house: BookHouse) -> None:
    house.model.beginEvening(3, ["Ala", "a stranger"])
    assert not house.model.eveningGoesOn
    house.model.beginEvening(3, ["Ala", "Jan", "=Ewa"])
    assert (house.model.eveningGoesOn, house.model.eveningRanking.count) == (True, 3)
    house.model.endEvening()
    assert not house.model.eveningGoesOn
    house.games.forget_person("Jan")
    assert [row.name for row in house.model.eveningRanking.rows] == ["Ala", "=Ewa"]


def test_a_best_game_can_be_looked_at_while_its_record_is_there(house: BookHouse) -> None:
    key = house.model.cards.rows[0].record
    assert key == "0"
    assert not house.model.hasRecord(key)
    house.model.lookBack(key)
    assert house.looked == []
    path = house.paths.records / "0.stolik"
    path.parent.mkdir(parents=True)
    path.write_text("{}")
    assert house.model.hasRecord(key)
    house.model.lookBack(key)
    assert house.looked == [path]


def test_the_table_has_every_seat_and_no_formula(house: BookHouse) -> None:
    ewa = (SeatEntry("=Ewa", None, 0, 0, 0.0), SeatEntry("", "sharp", 0, 0, 0.0))
    book = house.games.book
    book.note("9.stolik", 9, "9", GameEntry("pickomino", '{"a": 1}', 9, 739000, ewa, is_over=False))
    rows = csv_file(map(cells, book.everything()), separator=";").decode("utf-8-sig").splitlines()
    assert len(rows) == 8
    assert rows[0] == "1;2025-12-31;Worms;;played to the end;1;Ala;;7;1"
    assert rows[6:] == [
        '4;2024-04-24;Worms;"{""a"": 1}";given up;1;\'=Ewa;;;',
        '4;2024-04-24;Worms;"{""a"": 1}";given up;2;;sharp;;',
    ]
