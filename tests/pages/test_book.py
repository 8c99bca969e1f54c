"""Long-term luck of a person: a card for all games, and one for each kind; solo games separately."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.guessing import Guess, figures
from stolik.analysis.luck import Estimate, FinishedGame, LuckFigures, PlayedGame, luck_figures
from stolik.engine.moments import Moment
from stolik.engine.spreadsheet import csv_file
from stolik.pages.book.guess_rows import bin_rows
from stolik.pages.book.luck import (
    counts_text,
    coverage_text,
    estimate_text,
    luck_facts,
    luck_rows,
    luck_sentence,
    start_text,
)
from stolik.pages.book.model import CupRow, FamilyBookModel
from stolik.pages.book.strength import strength_rows
from stolik.services.family_book.rows import cells
from stolik.services.family_book.store import Duel, GameEntry, SeatEntry, SeatLuck
from stolik.services.kept import PUZZLES
from stolik.services.tables.stills import box_of
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.tournament.championship import Cup

from tests.house import House, OpenHouse
from tests.spoken import spoken


def games(
    count: int,
    wins: int,
    game: str = "pickomino",
    *,
    start: float = 0.5,
    luck: float = 0.0,
    done: bool = True,
) -> list[FinishedGame]:
    """Return games, the won ones first, with this much luck in each of them."""
    return [
        FinishedGame(
            game,
            False,
            float(number < wins),
            PlayedGame(float(number < wins), start, luck, 0.05, 20) if done else None,
        )
        for number in range(count)
    ]


def alone(count: int, points: float = 60.0) -> list[FinishedGame]:
    """Return solo games of Circles, with points that go up and down by one."""
    return [
        FinishedGame(
            "knaster",
            True,
            points + number % 2,
            PlayedGame(points + number % 2, 66.0, number % 2 - 0.5, 6.0, 25),
        )
        for number in range(count)
    ]


def titles(found: list[FinishedGame]) -> list[tuple[str, str]]:
    return [(card.title, card.counts) for card in luck_rows(found)]


def test_each_kind_has_a_card_and_all_together_one_the_most_played_first() -> None:
    assert titles([*games(3, 1, "ryzyk_fizyk"), *games(5, 4)]) == [
        ("All games together", "8 games, won: 5"),
        ("Worms", "5 games, won: 4"),
        ("Ryzyk-Fizyk", "3 games, won: 1"),
    ]


def test_of_one_kind_there_is_no_sum() -> None:
    assert titles(games(1, 1)) == [("Worms", "1 game, won: 1")]
    assert luck_rows([]) == []


def test_points_alone_are_in_no_sum_with_chances() -> None:
    found = titles([*alone(9), *games(2, 1, "knaster"), *games(1, 0)])
    assert found == [
        ("All games together", "3 games, won: 1"),
        ("Circles", "2 games, won: 1"),
        ("Worms", "1 game, won: 0"),
        ("Circles, alone", "9 games"),
    ]


def test_a_game_that_this_program_doesn_t_have_keeps_its_id() -> None:
    assert titles(games(1, 0, "farkle")) == [("farkle", "1 game, won: 0")]


def test_of_few_games_nothing_but_their_number_is_told() -> None:
    (card,) = luck_rows(games(27, 20))
    assert card.sentence == "Too few games yet to tell luck from skill."
    assert card.bars == ()
    (card,) = luck_rows(games(28, 20))
    assert card.sentence == "Luck was about average."
    assert card.bars
    assert [fact.label for fact in card.facts] == ["Luck aside", "Better choices, for every 100"]
    (few,) = luck_rows(alone(19))
    (enough,) = luck_rows(alone(20))
    assert (few.bars, bool(enough.bars)) == ((), True)


def test_games_that_aren_t_worked_out_are_counted_and_said_to_be_missing() -> None:
    (card,) = luck_rows([*games(28, 20), *games(4, 4, done=False)])
    assert card.counts == "32 games, won: 24"
    assert card.included == "Worked out so far: 28 of 32."
    assert card.bars[0].text == "71 ± 18 of 100"
    (none,) = luck_rows(games(4, 4, done=False))
    assert (none.sentence, none.included) == (
        "Too few games yet to tell luck from skill.",
        "Worked out so far: 0 of 4.",
    )


def test_the_picture_has_bars_with_errors_a_line_and_the_course_of_luck() -> None:
    (card,) = luck_rows(games(40, 30, luck=0.1, start=0.5))
    won, adjusted = card.bars
    assert (won.label, adjusted.label) == ("Won", "With average luck")
    assert (won.mean, round(adjusted.mean, 3)) == (0.75, 0.65)
    assert won.low < won.mean < won.high
    assert (card.highest, card.start) == (1.0, 0.5)
    assert card.startText == "Line: 50 of 100, if all played equally well."
    assert card.course[-1] == pytest.approx(4.0)
    assert len(card.band) == 41
    assert card.courseText.endswith("in games won")


def test_alone_the_scale_ends_above_all_points() -> None:
    (card,) = luck_rows(alone(30))
    assert card.highest == 70.0
    assert [bar.label for bar in card.bars] == ["Points", "With average luck"]
    assert card.startText == "Line: 66 points, with the best play."
    assert card.courseText.endswith("in points")


def figures_of(wins: int, luck: float, count: int = 40, start: float = 0.5) -> LuckFigures:
    played = [each.played for each in games(count, wins, luck=luck, start=start)]
    return luck_figures([each for each in played if each is not None], False)


def test_luck_is_told_in_one_sentence() -> None:
    assert luck_sentence(figures_of(22, 0.001), "win") == "Luck was about average."
    assert luck_sentence(figures_of(22, 0.1), "win") == ("Luck was worth 10 more wins in 100 games.")
    mixed = [PlayedGame(0.0, 0.5, 0.4 if number < 16 else -0.4, 0.1, 9) for number in range(40)]
    assert luck_sentence(luck_figures(mixed, False), "win") == ("Luck cost 8 wins in 100 games.")
    # Somebody with such luck who plays well wins more than bad luck can have cost.
    assert luck_sentence(figures_of(20, -0.57, start=0.5), "win") == ("Luck cost 57 wins in 100 games.")
    assert luck_sentence(figures_of(20, -1.2), "win") == "Luck cost more than a whole game."


def test_skill_is_claimed_only_beyond_the_error_and_beyond_what_valuations_are_off() -> None:
    def skill(found: LuckFigures) -> str:
        return dict(luck_facts(found, "win"))["Luck aside"]

    assert skill(figures_of(20, 0.0)) == "level with the others"
    assert skill(figures_of(33, 0.0)) == "better than the others"
    assert skill(figures_of(7, 0.0)) == "worse than the others"
    sure = [PlayedGame(0.52, 0.5, 0.0, 0.1, 9)] * 40
    assert skill(luck_figures(sure, False)) == "level with the others"


def test_choices_are_told_by_the_hundred() -> None:
    better = "Better choices, for every 100"
    assert luck_facts(figures_of(20, 0.0), "win")[-1] == (better, "0.25 ± 0.01 more games won")
    forced = [PlayedGame(1.0, 0.5, 0.1, 0.0, 0)] * 40
    assert better not in dict(luck_facts(luck_figures(forced, False), "win"))


def test_alone_luck_and_choices_are_points_and_nobody_is_compared() -> None:
    played = [each.played for each in alone(30)]
    found = luck_figures([each for each in played if each is not None], True)
    assert luck_sentence(found, "points") == "Luck was about average."
    assert luck_facts(found, "points") == [("Better choices, for every 100", "24 ± 1 more points")]
    unlucky = [PlayedGame(60.0, 66.0, luck, 6.0, 25) for luck in (-9.0, 5.0) * 10]
    assert luck_sentence(luck_figures(unlucky, True), "points") == (
        "Luck brought 2 fewer points per game than average."
    )
    lucky = [game._replace(luck=-game.luck) for game in unlucky]
    assert luck_sentence(luck_figures(lucky, True), "points") == (
        "Luck brought 2 more points per game than average."
    )


def test_shared_first_places_are_named() -> None:
    assert counts_text([1.0, 0.5, 0.0, 1 / 3], "win") == "4 games, won: 1, shared first place: 2"
    assert counts_text([61.0], "points") == "1 game"


def test_errors_are_rounded_up_and_never_nothing() -> None:
    assert estimate_text(Estimate(0.5, 0.0), "win") == "50 ± 1 of 100"
    assert estimate_text(Estimate(0.5, 0.0301), "win") == "50 ± 4 of 100"
    assert estimate_text(Estimate(-0.02, 0.01), "win") == "−2 ± 1 of 100"
    assert start_text(0.333, "win") == "Line: 33 of 100, if all played equally well."


def test_how_many_of_the_finished_games_are_counted_is_always_said() -> None:
    assert coverage_text(9, 9, 0).startswith("9 finished games, all of them counted.")
    assert coverage_text(5, 9, 1).startswith("9 finished games, 5 counted so far; the rest will follow.")
    assert coverage_text(8, 9, 1).startswith("1 game couldn't be worked out.")


TODAY = date(2026, 11, 22)


class BookHouse(House):
    """A house with three games in its book, and the requests to it."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(paths)
        self.tables.people.people += [Person(name="Ala", face=3), Person(name="Jan"), Person(name="=Ewa")]
        self.games = self.services.finished_games.results
        for number, day in enumerate((date(2025, 12, 31), date(2026, 2, 1), TODAY)):
            seats = (SeatEntry("Ala", None, 7 - number, 1, 1.0), SeatEntry("Jan", None, 4, 2, 0.0))
            entry = GameEntry("pickomino", "{}", number, day.toordinal(), seats)
            self.games.book.note(f"{number}.stolik", number, f"{number}", entry)
        self.looked: list[tuple[Path, int]] = []
        self.today = TODAY.toordinal()
        puzzles = self.services.kept(PUZZLES)
        for solved in (None, None, None, self.today - 1, self.today):
            puzzles.document.note("Ala", "knaster", 1, solved)
        made: Any = self.services  # the following simulates files
        made.tournaments.cups = lambda: [Cup("Ala", 2, 16, "silver"), Cup("Jan", 9, 16, None)]
        made.tables.look_back = lambda *place: self.looked.append(place)
        self.model: Any = FamilyBookModel(self.services)


@pytest.fixture
def house(open_house: OpenHouse, paths: Paths) -> Iterator[BookHouse]:
    with spoken("en"):
        yield open_house(paths, BookHouse)


def test_a_person_has_cups_and_puzzles(house: BookHouse) -> None:
    model = house.model
    assert (model.chosen, model.counts) == ("Ala", "3 games, 3 wins")
    assert model.cups.rows == (CupRow(0, "silver", "Silver for Ala: second of 16."),)
    assert model.puzzles == "5 puzzles solved, puzzle of the day: 2 days in a row"
    model.choose("Jan")
    assert ([cup.medal for cup in model.cups.rows], model.puzzles) == ([""], "")


def test_luck_is_told_once_it_is_looked_at_of_whoever_is_chosen(house: BookHouse) -> None:
    model = house.model
    assert (model.part, model.luck.count) == (0, 0)
    model.showPart(1)
    assert [(row.title, row.counts) for row in model.luck.rows] == [("Worms", "3 games, won: 3")]
    assert model.coverage.startswith("3 finished games, 0 counted so far")
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
    assert house.model.coverage == "3 finished games, all of them counted."
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
    assert model.seasonText.startswith("Enter both dates")
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
    house.model.lookBack(key, 7)
    assert house.looked == []
    path = house.paths.records / "0.stolik"
    path.parent.mkdir(parents=True)
    path.write_text("{}")
    assert house.model.hasRecord(key)
    house.model.lookBack(key, 7)
    assert house.looked == [(path, 7)]


def test_the_album_shows_the_best_first_with_face_and_picture(house: BookHouse) -> None:
    model, book = house.model, house.games.book
    bests = ["The boldest steal", "The biggest move", "The best sheet", "The best turn"]
    assert [(row.title, row.entries) for row in model.album.rows] == [(best, -1) for best in bests]
    assert model.album.rows[0].fact == "Play Worms under your own name, and it will appear here."
    found = [Moment("past", 1, 7, 109), Moment("turn", 0, 5, 31), Moment("comeback", 1, 9)]
    seats = (SeatEntry("Ala", None, 90, 2, 0.0), SeatEntry("Jan", None, 109, 1, 1.0))
    day = TODAY.toordinal()
    book.note("5.stolik", 5, "5", GameEntry("ryzyk_fizyk", "{}", 5, day, seats, moments=found))
    steal = GameEntry("pickomino", "{}", 6, day, seats, moments=[Moment("steal", 0, 3), Moment("gone", 0, 3)])
    book.note("6.stolik", 6, "6", steal)
    book.note("7.stolik", 7, "7", GameEntry("farkle", "{}", 7, day, seats, moments=[Moment("hot", 0, 3)]))
    duel = (seats[0]._replace(result=1.0), SeatEntry("", "gentle", 1, 2, 0.0))
    book.note("8.stolik", 8, "8", GameEntry("knaster", "{}", 8, day, duel))
    book.keep_still(
        next(each for each in book.album() if each.kind == "turn"),
        '{"position": 1, "colours": [], "played": null}',
    )
    book.keep_still(next(each for each in book.album() if each.kind == "past"), "[" * 100_000)
    model.retranslate()
    assert [(row.title, row.fact, row.name) for row in model.album.rows] == [
        ("The boldest steal", "", "Ala"),
        ("The best turn", "31 points at once", "Ala"),
        ("Past 100!", "109 in the account", "Jan"),
        ("The first win against this computer!", "", "Ala"),
        ("What a comeback!", "", "Jan"),
    ]
    turn, past = model.album.rows[1:3]
    assert [row.sign for row in model.album.rows[2:]] == ["", "trophy", "up"]
    assert (turn.avatar, turn.still.position, turn.entries) == (3, 1, 6)
    assert turn.still.drawing.fileName() == "Moment.qml"
    assert (past.still, past.entries) == (box_of("ryzyk_fizyk"), 0), "what can't be read is not drawn"
    with spoken("pl"):
        model.retranslate()
        assert model.album.rows[1].fact == "31 punktów naraz"


def test_the_table_has_every_seat_and_no_formula(house: BookHouse) -> None:
    ewa = (SeatEntry("=Ewa", None, 0, 0, 0.0), SeatEntry("", "sharp", 0, 0, 0.0))
    book = house.games.book
    book.note("9.stolik", 9, "9", GameEntry("pickomino", '{"a": 1}', 9, 739000, ewa, is_over=False))
    rows = csv_file(map(cells, book.everything()), separator=";").decode("utf-8-sig").splitlines()
    assert len(rows) == 8
    assert rows[0] == "1;2025-12-31;Worms;;played to the end;1;Ala;;7;1"
    assert rows[6:] == [
        '4;2024-04-24;Worms;"{""a"": 1}";abandoned;1;\'=Ewa;;;',
        '4;2024-04-24;Worms;"{""a"": 1}";abandoned;2;;sharp;;',
    ]


def test_bins_with_guesses_become_rows_with_their_errors() -> None:
    guesses = [Guess("game", "bust", said, truth) for said, truth in ((30, 0.2), (34, 0.4), (95, 0.97))]
    several, one = bin_rows(figures(guesses))
    assert (several.many, several.said, several.isSure) == (2, 0.32, True)
    assert [several.truth, several.low, several.high] == pytest.approx([0.3, 0.1, 0.5])
    assert several.words == "2 guesses: 32 percent guessed on average, 30 percent in fact, give or take 20"
    assert (one.low, one.high, one.isSure) == (0.97, 0.97, False)
    assert one.words == "1 guess: 95 percent guessed on average, 97 percent in fact"


def test_an_error_stays_on_the_scale() -> None:
    (row,) = bin_rows(figures([Guess("game", "bust", 5, truth) for truth in (0.01, 0.3)]))
    assert row.low == 0
    assert row.high < 1


def test_most_games_come_first_and_of_as_many_the_game_that_is_first_by_its_id() -> None:
    played = ("ryzyk_fizyk", "knaster", "rummikub", "unknown", "rummikub", "pickomino", "unknown")
    duels = [Duel(f"{number}", game, 1, "", False, "gentle", 1.0) for number, game in enumerate(played)]
    assert [row.key for row in strength_rows("Ala", duels)] == [
        "rummikub",
        "knaster",
        "pickomino",
        "ryzyk_fizyk",
    ]
