"""Putting a line-up together: who sits where, the game chosen, a computer that fits, a typed code."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from stolik.engine.chance import seed_text
from stolik.engine.coaching.strength import FITS
from stolik.engine.game import TABLE
from stolik.engine.game_code import GameCode, code_of
from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo
from stolik.engine.record import LARGEST
from stolik.engine.sitting import COLOURS, HUES, Coach
from stolik.pages.earlier.model import EarlierGames, earlier_games
from stolik.services.line_up.chosen_game import ChosenGame
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.line_up.lineup_rows import level_rows, seats_for
from stolik.services.line_up.option_rows import OptionRow, fitting
from stolik.services.line_up.seating import Seating, free_colour
from stolik.services.tables import table_setup
from stolik.services.tables.saved_game_rows import waiting_row
from stolik.services.tables.table_setup import TableSetup, line_up_of, resume, sit_down
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan
from stolik.storage.saves import SavedGame

from tests.house import House, OpenHouse, play


@pytest.fixture
def info() -> GameInfo:
    return load_package("pickomino").info


@pytest.fixture
def people(house: House) -> People:
    house.tables.people.people = [Person(name="Ala", face=3, age=8), Person(name="Ola", face=5, age=12)]
    return house.tables.people


@pytest.fixture
def model(house: House, people: People, info: GameInfo) -> LineUpModel:
    model = LineUpModel(house.services, house.services.finished_games, people)
    for rows in (model.seat_rows, model.people_rows, model.option_rows):
        QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.open(info)
    return model


def next_time(house: House, model: LineUpModel, people: People, info: GameInfo) -> LineUpModel:
    model.remember()
    again = LineUpModel(house.services, house.services.finished_games, people)
    again.open(info)
    return again


def seats(model: LineUpModel) -> list[tuple[str, str]]:
    return [(row.name, row.bot) for row in model.seat_rows.rows]


def names(model: LineUpModel) -> list[str]:
    return [row.name for row in model.seat_rows.rows]


def test_the_first_line_up_is_one_person_and_a_gentle_computer(model: LineUpModel) -> None:
    assert [bot for _, bot in seats(model)] == ["", "gentle"]
    assert model.obstacle() == ""


def test_people_and_computers_sit_down_until_the_table_is_full(model: LineUpModel, info: GameInfo) -> None:
    model.addKnown("Ala")
    model.addPerson()
    for level in ("fair", "sharp", "master", "master", "gentle"):
        model.addComputer(level)
    assert len(model.seat_rows.rows) == info.seats[1]
    bots = [name for name, bot in seats(model) if bot]
    assert len(set(bots)) == len(bots)


def test_somebody_known_brings_face_and_age_and_is_no_longer_to_pick(model: LineUpModel) -> None:
    model.addKnown("Ala")
    assert (model.seat_rows.rows[0].face, model.seat_rows.rows[0].age) == (3, 8)
    assert [row.name for row in model.people_rows.rows] == ["Ola"]
    model.remove(0)
    assert [row.name for row in model.people_rows.rows] == ["Ala", "Ola"]


def test_a_known_name_that_is_typed_brings_face_and_colour(model: LineUpModel, people: People) -> None:
    model.rename(0, " ola ")
    row = model.seat_rows.rows[0]
    assert (row.name, row.face, row.age, row.colour) == ("ola", 5, 12, people.people[1].colour)


def test_help_for_a_beginner_is_off_is_remembered_and_comes_with_the_person(
    house: House, model: LineUpModel, people: People, info: GameInfo
) -> None:
    model.addKnown("Ala")
    assert ["beginner" in row.helps for row in model.seat_rows.rows] == [False] * 2
    model.seat_choices.setHelp(0, "beginner", True)
    again = next_time(house, model, people, info)
    assert [person.name for person in people.people if person.helps.beginner] == ["Ala"]
    assert ["beginner" in row.helps for row in again.seat_rows.rows] == [True, False]
    again.remove(0)
    again.addPerson()
    again.move(1, 0)
    again.rename(0, "ala")
    assert "beginner" in again.seat_rows.rows[0].helps
    again.seat_choices.setHelp(0, "beginner", False)
    again.remember()
    assert not any(person.helps.beginner for person in people.people)
    again.seat_choices.setHelp(9, "beginner", True)


def test_the_coach_is_off_is_remembered_and_comes_with_the_person(
    house: House, model: LineUpModel, people: People, info: GameInfo
) -> None:
    model.addKnown("Ala")
    assert [row.coach for row in model.seat_rows.rows] == ["off"] * 2
    model.seat_choices.setCoach(0, "after_every")
    model.seat_choices.setCoach(0, "always")
    again = next_time(house, model, people, info)
    assert [person.name for person in people.people if person.helps.coach is Coach.AFTER_EVERY] == ["Ala"]
    assert [row.coach for row in again.seat_rows.rows] == ["after_every", "off"]
    again.remove(0)
    again.addPerson()
    again.rename(1, "ala")
    assert again.seat_rows.rows[1].coach == "after_every"
    again.seat_choices.setCoach(1, "off")
    again.seat_choices.setCoach(9, "after_every")
    again.remember()
    assert all(person.helps.coach is Coach.OFF for person in people.people)


def test_a_coach_is_offered_where_people_have_no_secrets_from_each_other(model: LineUpModel) -> None:
    model.addPerson()
    assert model.property("hasCoach")
    model.open(load_package("rummikub").info)
    assert model.property("hasCoach")
    model.addPerson()
    assert not model.property("hasCoach")


def test_only_a_game_that_can_mark_what_is_of_use_offers_to(model: LineUpModel) -> None:
    assert not model.property("marksForBeginners")
    model.open(load_package("rummikub").info)
    assert model.property("marksForBeginners")


def test_seats_are_moved_in_the_order_of_play(model: LineUpModel) -> None:
    model.rename(0, "A")
    model.rename(1, "B")
    model.addKnown("Ala")
    model.move(2, 0)
    assert names(model) == ["Ala", "A", "B"]
    model.move(0, 2)
    assert names(model) == ["A", "B", "Ala"]
    model.move(0, 9)
    assert names(model) == ["A", "B", "Ala"]


def test_the_same_name_twice_is_refused_and_marked(model: LineUpModel) -> None:
    model.rename(0, "Ala")
    model.rename(1, "ALA")
    assert (model.obstacle(), [row.twice for row in model.seat_rows.rows]) == ("name_twice", [True, True])
    model.rename(1, "Ala B")
    assert model.obstacle() == ""


def test_too_few_seats_are_refused(model: LineUpModel) -> None:
    model.remove(1)
    assert model.obstacle() == "too_few"
    model.remove(0)
    assert model.obstacle() == "too_few"
    model.addComputer("fair")
    model.addComputer("fair")
    assert model.obstacle() == ""


def test_seats_without_a_name_get_one_at_the_table_for_once(model: LineUpModel, people: People) -> None:
    assert model.line_up().seats[0].name == "Player 1"
    model.remember()
    assert people.line_ups["pickomino"].seats[0].name == ""
    assert [person.name for person in people.people] == ["Ala", "Ola"]


def test_yesterday_s_line_up_is_already_there(
    house: House, model: LineUpModel, people: People, info: GameInfo
) -> None:
    model.addKnown("Ola")
    model.setOption("bust_without_tile_flips", True)
    model.setStarter("drawn")
    again = next_time(house, model, people, info)
    assert seats(again) == seats(model)
    assert again.line_up() == model.line_up()


def test_a_line_up_that_no_longer_fits_loses_those_who_sat_last(house: House, info: GameInfo) -> None:
    crowd = LineUp(seats=[SeatPlan(name=f"P{n}") for n in range(30)], options={"starter": "loudest", "x": 1})
    model = LineUpModel(house.services, house.services.finished_games, People(line_ups={"pickomino": crowd}))
    model.open(info)
    assert names(model) == [f"P{n}" for n in range(7)]
    assert model.line_up().options == {"starter": "youngest", "bust_without_tile_flips": False}


def starts(model: LineUpModel) -> list[int]:
    return [place for place, row in enumerate(model.seat_rows.rows) if row.starts]


def test_the_youngest_person_starts_once_all_ages_are_known(model: LineUpModel) -> None:
    model.addKnown("Ala")
    model.addKnown("Ola")
    assert starts(model) == [0]
    model.seat_choices.setAge(0, 40)
    assert starts(model) == [2]
    model.seat_choices.setAge(0, 8)
    assert starts(model) == [0]


def test_a_chosen_starter_keeps_starting_when_seats_are_moved(model: LineUpModel, info: GameInfo) -> None:
    model.addPerson()
    model.startWith(2)
    assert starts(model) == [2]
    model.move(2, 0)
    assert starts(model) == [0]
    assert sit_down(info, model.line_up(), Random(1)).session.starter == 0
    model.remove(0)
    assert starts(model) == [0]


def test_a_drawn_starter_is_nobody_yet(model: LineUpModel, info: GameInfo) -> None:
    model.setStarter("drawn")
    assert starts(model) == []
    assert {sit_down(info, model.line_up(), Random(seed)).session.starter for seed in range(20)} == {0, 1}


def test_options_are_switches_in_the_words_of_the_game(model: LineUpModel) -> None:
    (row,) = model.option_rows.rows
    assert row.option == "bust_without_tile_flips"
    assert row.title
    assert row.explanation
    assert not row.on
    model.setOption("bust_without_tile_flips", True)
    assert model.option_rows.rows[0].on
    assert model.line_up().options["bust_without_tile_flips"] is True


def test_an_option_that_is_no_switch_shows_its_values(
    house: House, model: LineUpModel, people: People
) -> None:
    info = load_package("ryzyk_fizyk").info
    model.open(info)

    def row() -> OptionRow:
        return next(row for row in model.option_rows.rows if row.option == "six_different")

    assert (len(row().choices), row().chosen) == (3, 0)
    model.chooseOption("six_different", 2)
    assert row().chosen == 2
    assert model.line_up().options["six_different"] == "zero_account"
    for option, index in (("six_different", 3), ("six_different", -1), ("must_roll_on", 0), ("divine", 0)):
        model.chooseOption(option, index)
    assert model.line_up().options["six_different"] == "zero_account"
    assert next_time(house, model, people, info).line_up().options["six_different"] == "zero_account"


def test_a_preset_gives_all_options_its_values(model: LineUpModel) -> None:
    assert not model.preset_rows.rows
    model.open(load_package("rummikub").info)

    def chosen() -> list[str]:
        return [row.preset for row in model.preset_rows.rows if row.on]

    assert chosen() == ["tournament"]
    model.choosePreset("family")
    assert chosen() == ["family"]
    options = model.line_up().options
    assert (options["turn_seconds"], options["games_per_match"]) == (None, 1)
    model.setOption("reshuffle_right", False)
    assert chosen() == []
    model.choosePreset("divine")
    assert chosen() == []
    model.choosePreset("tournament")
    assert model.line_up().options["turn_seconds"] == 60


def test_a_value_that_an_option_no_longer_has_gives_way_to_the_usual_one() -> None:
    values = {"six_different": {"off": "Off", "zero_account": "Zero"}}
    for given in ("explode", 0, None, True):
        assert fitting("ryzyk_fizyk", {"six_different": given}, values)["six_different"] == "off"
    assert "six_different" not in fitting("ryzyk_fizyk", {}, {})


def test_every_level_has_an_honest_sentence(model: LineUpModel) -> None:
    levels = model.level_rows.rows
    assert [level.level for level in levels] == [FITS, "gentle", "fair", "sharp", "master"]
    assert all(level.line for level in levels[1:])


def test_computers_change_their_level_and_people_do_not(model: LineUpModel) -> None:
    model.seat_choices.setLevel(1, "master")
    model.seat_choices.setLevel(0, "master")
    model.seat_choices.setLevel(1, "divine")
    assert [bot for _, bot in seats(model)] == ["", "master"]


def test_a_computer_that_fits_is_remembered_and_gets_its_strength_by_who_sits_there(
    house: House, monkeypatch: pytest.MonkeyPatch, model: LineUpModel, people: People, info: GameInfo
) -> None:
    asked: list[tuple[str, Sequence[str]]] = []

    def fitting(game: str, names: Sequence[str]) -> int:
        asked.append((game, names))
        return 37

    monkeypatch.setattr(house.services.finished_games, "fitting", fitting)
    assert (model.strength(), asked) == (None, []), "nobody wants to know"
    model.addKnown("Ala")
    told: list[bool] = []
    model.fits.connect(lambda: told.append(True))
    model.seat_choices.setLevel(1, FITS)
    model.addComputer("sharp")
    assert len(told) == 1
    assert model.strength() == 37
    assert asked == [("pickomino", ["Ala"])]
    setup = sit_down(info, model.line_up(), Random(1), strength=model.strength())
    assert [player.player for player in setup.players] == ["human", "bot:37", "bot:sharp"]
    model.remember()
    again = LineUpModel(house.services, house.services.finished_games, people)
    again.fits.connect(lambda: told.append(True))
    again.open(info)
    again.open(info)
    assert [bot for _, bot in seats(again)] == ["", FITS, "sharp"]
    assert len(told) == 3, "each time"


def test_where_no_computer_fits_a_gentle_one_sits_in_its_place() -> None:
    plans = [SeatPlan(name="Ala"), SeatPlan(name="Fela", kind=FITS), SeatPlan(name="Mela", kind="sharp")]
    assert [seat.kind for seat in seats_for(plans, 3, fits=False)] == ["human", "gentle", "sharp"]
    assert [seat.kind for seat in seats_for(plans, 2, fits=True)] == ["human", FITS]
    assert [row.level for row in level_rows(None, fits=False)] == ["gentle", "fair", "sharp", "master"]


def test_a_game_is_rated_only_of_one_person_with_a_name_and_a_computer_that_fits(model: LineUpModel) -> None:
    def state() -> tuple[Any, Any]:
        return model.property("canBeRated"), model.property("rated")

    model.setRated(True)
    assert state() == (False, False), "the computer is a gentle one"
    model.seat_choices.setLevel(1, FITS)
    assert state() == (False, False), "nobody has a name"
    model.addKnown("Ala")
    assert state() == (True, True)
    model.setRealDice(True)
    assert state() == (True, False), "people could type what they like"
    model.setRealDice(False)
    model.addComputer(FITS)
    assert state() == (False, False), "more than two play"
    model.remove(2)
    assert state() == (True, True)
    model.open(load_package("pickomino").info)
    model.addKnown("Ala")
    model.seat_choices.setLevel(1, FITS)
    assert state() == (True, False), "it is chosen anew"


def test_nonsense_rows_change_nothing(model: LineUpModel) -> None:
    before = seats(model)
    for row in (-1, 99):
        model.remove(row)
        model.rename(row, "X")
        model.seat_choices.setFace(row, 1)
        model.seat_choices.setAge(row, 1)
        model.seat_choices.setLevel(row, "fair")
        model.startWith(row)
    model.addKnown("Nobody")
    model.addComputer("divine")
    model.setOption("divine", True)
    model.setStarter("divine")
    assert seats(model) == before


def test_people_to_pick_keep_their_order_when_they_sit_down(model: LineUpModel) -> None:
    before = [row.name for row in model.known_rows.rows]
    model.addKnown("Ala")
    assert [row.name for row in model.known_rows.rows] == before
    assert [row.seated for row in model.known_rows.rows] == [True, False]


def test_options_that_need_a_clock_mean_nothing_without_one(house: House, people: People) -> None:
    info = load_package("rummikub").info
    model = LineUpModel(house.services, house.services.finished_games, people)
    model.open(info)

    def mattering() -> set[str]:
        return {row.option for row in model.option_rows.rows if row.matters}

    everything = {row.option for row in model.option_rows.rows}
    assert mattering() == everything
    model.choosePreset("family")
    assert everything - mattering() == {"timeout_penalty", "timeout_restores"}


def test_a_handicap_is_offered_where_the_game_names_one(
    house: House, model: LineUpModel, people: People
) -> None:
    def words(of: LineUpModel) -> tuple[str, str]:
        return str(of.handicap), str(of.handicapLine)

    other = LineUpModel(house.services, house.services.finished_games, people)
    assert words(model) == words(other) == ("", "")
    rummikub = load_package("rummikub").info
    model.open(rummikub)
    assert words(model) == (
        "Opening with 20 points instead of 30",
        "Makes it easier for a child or a beginner; the score card says so.",
    )
    assert "easier_opening" not in [row.option for row in model.option_rows.rows], "it is somebody's own"
    model.addKnown("Ala")
    row = names(model).index("Ala")
    model.seat_choices.setHelp(row, "handicap", True)
    model.seat_choices.setHelp(9, "handicap", True)
    assert ["handicap" in seat.helps for seat in model.seat_rows.rows] == [
        each == row for each in range(len(model.seat_rows.rows))
    ]
    assert all(preset.on == (preset.preset == "tournament") for preset in model.preset_rows.rows)
    setup = sit_down(rummikub, model.line_up(), Random(1))
    assert to_plain(setup.session.options)["easier_opening"] == [row]
    other = next_time(house, model, people, rummikub)
    assert "handicap" in other.seat_rows.rows[row].helps, "kept with the person"
    other.move(row, 1 - row)
    setup = sit_down(rummikub, other.line_up(), Random(1))
    assert to_plain(setup.session.options)["easier_opening"] == [1 - row], "and it moves along"


def test_real_dice_are_for_games_with_dice_and_for_one_game(house: House) -> None:
    line_up: Any = house.tables.line_up
    house.shell.choose("rummikub")
    line_up.setRealDice(True)
    assert (line_up.canHaveRealDice, line_up.realDice) == (False, False)
    house.shell.choose("ryzyk_fizyk")
    line_up.setRealDice(True)
    house.shell.sit()
    assert house.setups[0].agreed.real_dice
    house.shell.choose("ryzyk_fizyk")
    assert (line_up.canHaveRealDice, line_up.realDice) == (True, False)


FAMILY = ("Ala", "Jan", "Ola", "Zosia")


@pytest.fixture
def family(house: House) -> People:
    house.tables.people.people = [Person(name=name, face=face) for face, name in enumerate(FAMILY)]
    return house.tables.people


def opened(house: House, name: str) -> LineUpModel:
    model = LineUpModel(house.services, house.services.finished_games, house.tables.people)
    model.open(load_package(name).info)
    return model


def looks(model: LineUpModel) -> dict[str, tuple[int, int]]:
    return {row.name: (row.face, row.colour) for row in model.seat_rows.rows}


def test_a_picked_person_takes_the_seat_of_somebody_without_a_name(house: House, family: People) -> None:
    model = opened(house, "pickomino")
    assert names(model) == ["", "Bolek"]
    key = model.seat_rows.rows[0].key
    model.addKnown("Jan")
    assert names(model) == ["Jan", "Bolek"]
    assert model.seat_rows.rows[0].key == key
    model.addKnown("Ola")
    assert names(model) == ["Jan", "Bolek", "Ola"]
    model.addKnown("Ola")
    assert names(model) == ["Jan", "Bolek", "Ola"]


def test_at_a_full_table_a_picked_person_finds_the_seat_without_a_name(house: House, family: People) -> None:
    model = opened(house, "rummikub")
    for _ in range(2):
        model.addComputer("fair")
    assert model.property("hasRoom")
    model.addKnown("Ala")
    assert (len(names(model)), names(model)[0]) == (4, "Ala")
    assert not model.property("hasRoom")
    model.addKnown("Jan")
    assert "Jan" not in names(model)


def test_a_person_keeps_face_and_colour_at_every_seat_of_every_game(house: House, family: People) -> None:
    first = opened(house, "pickomino")
    for name in FAMILY:
        first.addKnown(name)
    before = {name: look for name, look in looks(first).items() if name in FAMILY}
    assert len({colour for _, colour in looks(first).values()}) == len(names(first))
    first.remember()
    for name in ("rummikub", "knaster", "ryzyk_fizyk"):
        later = opened(house, name)
        later.move(0, len(names(later)) - 1)
        assert {name: look for name, look in looks(later).items() if name in FAMILY} == before
        setup = sit_down(load_package(name).info, later.line_up(), Random(1))
        places = [player.name for player in setup.players]
        for who in set(FAMILY) & set(places):
            seat = places.index(who)
            assert (setup.seats[seat].face, setup.seats[seat].colour) == before[who]
        # It is written into the save, and the picture of the game that waits shows it.
        again = resume(SavedGame(setup.record(), setup.session))
        assert again.seats == setup.seats
        row = waiting_row("x", again)
        colours = [seat.colour for seat in setup.seats]
        assert [seat.colour for seat in row.seats] == colours
        assert [seat.colour for seat in line_up_of(again).seats] == colours


def test_a_save_without_colours_has_them_in_order(house: House, family: People) -> None:
    setup = sit_down(load_package("pickomino").info, opened(house, "pickomino").line_up(), Random(1))
    record = setup.record()
    assert isinstance(record.program, dict)
    for given in (None, [1], ["red", -1], [10_000, True]):
        record.program["colours"] = given
        assert resume(SavedGame(record, setup.session)).seats[0].colour in (0, 1)
    del record.program["colours"]
    assert [seat.colour for seat in resume(SavedGame(record, setup.session)).seats] == [0, 1]


def test_who_only_happens_to_have_a_colour_gives_it_to_whom_it_belongs(house: House, family: People) -> None:
    model = opened(house, "pickomino")
    jan = next(person for person in family.people if person.name == "Jan")
    jan.colour = model.seat_rows.rows[1].colour
    model.addKnown("Jan")
    assert looks(model)["Jan"] == (1, jan.colour)
    assert looks(model)["Bolek"][1] != jan.colour


def test_of_two_people_with_one_colour_the_second_has_another_for_today(house: House, family: People) -> None:
    family.people[0].colour = family.people[1].colour = 5
    model = opened(house, "pickomino")
    model.addKnown("Ala")
    model.addKnown("Jan")
    assert looks(model)["Ala"][1] == 5
    assert looks(model)["Jan"][1] != 5
    model.remember()
    assert {person.name: person.colour for person in family.people if person.colour == 5} == {
        "Ala": 5,
        "Jan": 5,
    }


def test_free_colours_are_apart_in_hue_as_long_as_there_are_hues() -> None:
    table: list[int] = []
    for _ in range(12):
        table.append(free_colour(table, (), keeps=False))
    assert (len(set(table)), len({colour % HUES for colour in table[:HUES]})) == (12, HUES)
    assert free_colour((), range(HUES), keeps=True) == HUES
    assert free_colour((), range(HUES), keeps=False) == HUES
    assert free_colour(range(COLOURS), (), keeps=True) == 0


def test_the_last_family_is_there_in_every_game(house: House, family: People) -> None:
    model = opened(house, "ryzyk_fizyk")
    for name in FAMILY:
        model.addKnown(name)
    model.addComputer("sharp")
    model.remember()
    for name in ("pickomino", "knaster"):
        assert names(opened(house, name)) == names(model)
    # If there are fewer seats, computers give way to people.
    assert names(opened(house, "rummikub")) == list(FAMILY)


def test_the_same_family_finds_the_order_and_computers_of_its_last_game(house: House, family: People) -> None:
    model = opened(house, "pickomino")
    model.addKnown("Ala")
    model.addKnown("Ola")
    model.move(2, 0)
    model.setOption("bust_without_tile_flips", True)
    model.remember()
    other = opened(house, "knaster")
    other.remove(names(other).index("Bolek"))
    other.remember()
    assert names(opened(house, "pickomino")) == names(model)
    others = opened(house, "ryzyk_fizyk")
    others.remove(names(others).index("Ola"))
    others.addKnown("Jan")
    others.remember()
    # Other people are another family; the rules stay those of the game.
    again = opened(house, "pickomino")
    assert names(again) == names(others)
    assert again.line_up().options["bust_without_tile_flips"] is True


def test_people_without_names_change_no_other_game(house: House) -> None:
    model = opened(house, "pickomino")
    model.addComputer("sharp")
    model.remember()
    opened(house, "knaster").remember()
    assert names(opened(house, "pickomino")) == names(model)


def test_who_plays_alone_is_not_asked_who_starts(house: House, family: People) -> None:
    model = opened(house, "knaster")
    while len(names(model)) > 1:
        model.remove(1)
    assert model.property("hasStarter")
    assert not model.property("asksForStarter")
    assert [row.starts for row in model.seat_rows.rows] == [False]
    model.addComputer("fair")
    assert model.property("asksForStarter")


def test_where_nobody_plays_alone_the_starter_is_asked_for_from_one_seat(
    house: House, family: People
) -> None:
    model = opened(house, "pickomino")
    while len(names(model)) > 1:
        model.remove(1)
    assert model.property("asksForStarter")


def test_a_new_person_takes_the_seat_of_a_computer(house: House, family: People) -> None:
    model = opened(house, "pickomino")
    model.addComputer("sharp")
    before = model.seat_rows.rows
    computers = [row for row, seat in enumerate(before) if seat.bot]
    model.seatPerson(computers[0])
    after = model.seat_rows.rows
    assert [seat.key for seat in after] != [seat.key for seat in before]
    assert (after[computers[0]].name, after[computers[0]].bot) == ("", "")
    assert [seat.key for row, seat in enumerate(after) if row != computers[0]] == [
        seat.key for row, seat in enumerate(before) if row != computers[0]
    ], "everybody else keeps their seat"
    model.seatPerson(computers[0])
    model.seatPerson(9)
    assert model.seat_rows.rows == after, "a person keeps the seat"
    model.unseat(9)
    model.unseat(computers[0])
    assert model.seat_rows.rows == before, "the computer has its seat again"


def test_a_new_person_who_is_taken_away_leaves_a_seat_only_to_the_computer_that_gave_it(
    house: House, family: People
) -> None:
    model = opened(house, "pickomino")
    model.addComputer("sharp")
    before = model.seat_rows.rows
    model.addPerson()
    model.unseat(len(before))
    assert model.seat_rows.rows == before
    # Whose seat it was goes with the person, wherever that one sits.
    model.seatPerson(1)
    model.seatPerson(2)
    model.move(1, 2)
    model.unseat(2)
    model.unseat(1)
    assert [seat.key for seat in model.seat_rows.rows] == [before[0].key, before[2].key, before[1].key]


@pytest.fixture
def seating() -> Seating:
    made = Seating(People())
    for plan in (SeatPlan(name="Zofia", age=70), SeatPlan(name="Ala", age=8), SeatPlan(kind="gentle")):
        made.sit(plan)
    return made


@pytest.fixture
def game(seating: Seating) -> ChosenGame:
    made = ChosenGame(seating)
    made.open(load_package("ryzyk_fizyk").info, None)
    made.take_options({}, clockless=False)
    return made


def typed_code(info: GameInfo, *, seats: int, starter: int | None) -> GameCode:
    return GameCode(info, seats, starter, load_game(info.id).options_type(), seed=1)


def test_before_a_game_is_chosen_nobody_can_sit_and_nothing_can_be_chosen(seating: Seating) -> None:
    game = ChosenGame(seating)
    game.choose_preset("family")
    game.choose_starter("drawn")
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts(), game.real_dice) == ((0, 0), False, -1, False)
    assert (game.options(), game.option_rows(), game.preset_rows(), game.messages) == ({}, [], [], None)
    assert (game.has_clock, game.handicap_words) == (False, ("", ""))


def test_who_would_have_started_is_the_first_suggestion_of_a_seat(game: ChosenGame) -> None:
    assert (game.starter, game.starts()) == ("youngest", 1)
    game.choose_starter("seat")
    assert (game.starter, game.starts(), game.options()["starter"]) == ("seat", 1, 1)


def test_where_nobody_sits_a_seat_can_be_chosen_all_the_same(game: ChosenGame, seating: Seating) -> None:
    seating.clear()
    game.choose_starter("seat")
    assert (game.starts(), game.options()["starter"]) == (-1, 0)


def test_a_chosen_starter_is_followed_elsewhere_until_they_leave(game: ChosenGame, seating: Seating) -> None:
    game.start_with(1)
    seating.seats.reverse()
    seating.seats.append(seating.seats.pop(0))
    assert game.starts() == game.options()["starter"] == 0
    del seating.seats[0]
    assert game.starts() == 0
    game.start_with(2)
    assert game.starts() == 0


def test_the_last_starter_is_the_first_where_the_place_is_gone(game: ChosenGame, seating: Seating) -> None:
    game.take_options({"starter": 2}, clockless=False)
    assert game.starts() == 2
    del seating.seats[2]
    game.take_options({"starter": 2}, clockless=False)
    assert game.starts() == 0


@pytest.mark.parametrize("clockless", [True, False])
def test_where_tables_have_no_clock_a_game_begins_without_one(seating: Seating, clockless: bool) -> None:
    game = ChosenGame(seating)
    game.open(load_package("rummikub").info, None)
    game.take_options({"turn_seconds": 60}, clockless=clockless)
    assert game.has_clock
    assert game.options()["turn_seconds"] == (None if clockless else 60)
    game.choose_preset("tournament")
    assert game.options()["turn_seconds"] == 60


@pytest.mark.parametrize("starter", [2, None])
def test_a_code_fixes_everything_until_it_is_dropped(seating: Seating, starter: int | None) -> None:
    info = load_package("ryzyk_fizyk").info
    game = ChosenGame(seating)
    game.open(info, typed_code(info, seats=3, starter=starter))
    game.take_options({}, clockless=False)
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts()) == ((3, 3), False, -1 if starter is None else 2)
    assert (game.option_rows(), game.preset_rows(), game.real_dice) == ([], [], False)
    game.drop_code()
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts()) == (info.seats, True, 1)
    assert game.real_dice
    assert game.option_rows()


GAME = "ryzyk_fizyk"


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin a minute after the one before: by its beginning a game is known."""
    clock = count(10)
    monkeypatch.setattr(table_setup, "time_of_day", lambda: f"2026-11-22T20:{next(clock)}:00+01:00")


def set_up(house: House) -> None:
    info = load_package(GAME).info
    line_up = house.tables.line_up
    line_up.open(info)
    line_up.rename(0, "Ala")
    line_up.seat_choices.setLevel(1, FITS)


def strength(setup: TableSetup) -> int:
    return int(setup.players[1].level or -1)


def over(house: House, next_game: Callable[[], object]) -> int:
    next_game()
    setup = house.setups[-1]
    play(setup, 100_000)
    assert setup.session.over
    house.save()
    return strength(setup)


@pytest.mark.usefixtures("minutes")
def test_again_fits_by_the_game_that_has_just_ended(house: House, qtbot: QtBot) -> None:
    set_up(house)
    strengths = [
        over(house, house.tables.sit),
        over(house, house.tables.again),
        over(house, house.tables.again),
    ]
    assert len(set(strengths)) == 3
    assert not house.setups[-1].agreed.rated
    assert over(house, house.tables.same_again) == strengths[-1], "against the same computer"


@pytest.mark.usefixtures("minutes")
def test_a_rated_game_is_followed_by_a_rated_one(house: House, qtbot: QtBot) -> None:
    set_up(house)
    house.tables.line_up.setRated(True)
    over(house, house.tables.sit)
    over(house, house.tables.again)
    assert [setup.agreed.rated for setup in house.setups] == [True, True]


@pytest.mark.usefixtures("minutes")
def test_other_evenings_count_and_so_they_do_when_the_book_is_damaged(house: House, qtbot: QtBot) -> None:
    set_up(house)
    over(house, house.tables.sit)
    over(house, house.tables.again)
    house.leave()
    known = house.services.finished_games.fitting(GAME, ["Ala"])
    for damage in (b"", b"no book"):
        house.shell.close()
        if damage:
            house.paths.family_book.write_bytes(damage)
        house.restart()
        set_up(house)
        qtbot.wait_until(lambda: len(house.services.finished_games.results.book.duels("Ala")) == 2)
        assert (house.tables.line_up.strength(), bool(house.notice)) == (known, bool(damage))


@pytest.mark.usefixtures("minutes")
def test_a_person_who_was_deleted_begins_anew(house: House, qtbot: QtBot) -> None:
    set_up(house)
    guess = house.tables.line_up.strength()
    over(house, house.tables.sit)
    house.leave()
    assert house.services.finished_games.fitting(GAME, ["Ala"]) != guess
    house.tables.line_up.forget("Ala")
    house.wait_for_disk()
    assert house.services.finished_games.fitting(GAME, ["Ala"]) == guess


def code(setup: TableSetup) -> str:
    session = setup.session
    assert session.seed is not None
    made = code_of(setup.info, session.game, session.seats, session.starter, session.options, session.seed)
    assert made is not None
    return made


def by_chance(setup: TableSetup) -> list[Any]:
    return [entry.move for entry in setup.session.log if entry.seat == TABLE]


def finished(house: House, game: str = "knaster") -> TableSetup:
    house.sit(game, 100_000)
    house.shell.leave()
    return house.setups[-1]


def test_whoever_types_the_code_meets_the_same_dice_by_the_same_rules(
    open_house: OpenHouse, house: House, paths: Paths
) -> None:
    house.shell.choose("ryzyk_fizyk")
    line_up: Any = house.tables.line_up
    line_up.addPerson()
    line_up.setStarter("seat")
    line_up.startWith(1)
    line_up.setOption("must_roll_on", True)
    house.shell.sit()
    first = house.setups[0]
    play(first, 20)
    other = open_house(Paths(paths.root.with_name("grandma")))
    assert other.shell.enterCode(code(first).lower()) == ""
    line_up = other.tables.line_up
    assert (line_up.gameId, line_up.count, line_up.fewest, line_up.most) == ("ryzyk_fizyk", 3, 3, 3)
    assert (line_up.byCode, line_up.hasStarter, line_up.asksForStarter) == (True, False, False)
    assert (line_up.options.count, [row.starts for row in line_up.seats.rows]) == (0, [False, True, False])
    other.shell.sit()
    second = other.setups[0]
    assert (second.session.starter, second.session.options) == (1, first.session.options)
    play(second, 20)
    assert by_chance(second) == by_chance(first)


def test_the_code_fixes_how_many_play_until_it_is_dropped(house: House) -> None:
    made = code(finished(house, "knaster"))
    seats = house.setups[0].session.seats
    assert house.shell.enterCode(made) == ""
    line_up: Any = house.tables.line_up
    line_up.remove(0)
    assert (line_up.problem, line_up.hasRoom) == ("" if seats == line_up.count else "too_few", True)
    house.shell.sit()
    assert len(house.setups) == 1
    line_up.dropCode()
    assert line_up.byCode is False
    assert line_up.hasStarter is True
    line_up.addPerson()
    house.shell.sit()
    assert house.setups[1].session.seed != house.setups[0].session.seed


def test_what_is_no_code_is_told_in_a_sentence_and_opens_nothing(house: House) -> None:
    made = code(finished(house))
    house.shell.choose("pickomino")
    wrong = "0" if made[0] != "0" else "1"
    said = [house.shell.enterCode(text) for text in ("abc", "ü" * 21, wrong + made[1:], "0" * 21)]
    assert [sentence.split()[:3] for sentence in said] == [
        ["A", "code", "has"],
        ["There", "is", "no"],
        ["A", "letter", "or"],
        ["The", "code", "is"],
    ]
    line_up: Any = house.tables.line_up
    assert (line_up.gameId, line_up.byCode) == ("pickomino", False)


def test_a_game_by_a_code_leaves_the_usual_options_as_they_were(house: House) -> None:
    house.shell.choose("rummikub")
    line_up: Any = house.tables.line_up
    line_up.choosePreset("family")
    house.shell.sit()
    made = code(house.setups[0])
    house.shell.choose("rummikub")
    line_up.choosePreset("tournament")
    house.shell.sit()
    house.shell.enterCode(made)
    house.shell.sit()
    assert house.setups[2].session.options == house.setups[0].session.options
    house.shell.choose("rummikub")
    assert [row.on for row in line_up.presets.rows if row.preset == "tournament"] == [True]


def test_earlier_games_by_the_same_chance_stand_beside_this_one(house: House) -> None:
    first = finished(house)
    finished(house)
    assert house.shell.enterCode(code(first)) == ""
    house.shell.sit()
    third = house.setups[-1]
    earlier: Any = EarlierGames(house.services)
    earlier.look()
    assert earlier.games.count == 0
    session = third.session
    while not session.over:
        session.resolve_chance(None)  # type: ignore[arg-type]  # the seed draws
        for seat in session.to_act[:1]:
            session.submit(seat, list(session.game.legal_moves(session.state, seat))[-1])
    house.save()
    house.tables._autosave.flush()
    earlier.look()
    rows = earlier.games.rows
    assert [row.heading == "This game" for row in rows] == [True, False]
    for row, setup in zip(rows, (third, first), strict=True):
        scores = {standing.seat: standing.score for standing in setup.session.standings}
        assert [seat.score for seat in row.seats] == [scores[seat] for seat in range(len(scores))]
        assert all(seat.picture.startswith("data:image/png;base64,") for seat in row.seats)


def test_without_a_seed_there_is_nothing_to_compare(house: House) -> None:
    setup = finished(house)
    setup.session.seed = None
    assert earlier_games(house.paths.finished, setup) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_what_is_no_record_among_the_finished_games_is_passed_over_unread(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = finished(house)
    house.wait_for_disk()
    os.mkfifo(house.paths.finished / "pipe.stolik")
    assert setup.session.seed is not None
    with (house.paths.finished / "endless.stolik").open("wb") as file:
        file.write(seed_text(setup.session.seed).encode())
        file.truncate(LARGEST + 1)
    judged: list[str] = []
    monkeypatch.setattr("stolik.pages.earlier.model.try_to_read", lambda path: judged.append(path.name))
    assert earlier_games(house.paths.finished, setup) == []
    assert judged == ["knaster-1.stolik"]
