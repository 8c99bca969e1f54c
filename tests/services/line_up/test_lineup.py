"""Putting a line-up together: seats, the game, an adapting computer, a typed code."""

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
from stolik.engine.sitting import COLOURS, HUES, NEUTRAL_FACE, Coach
from stolik.pages.earlier.model import EarlierGames, earlier_games
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.line_up.option_rows import OptionRow, fitting
from stolik.services.line_up.seating import free_colour, level_rows, seats_for
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


def test_the_first_line_up_is_one_person_and_a_gentle_computer_and_grows_until_the_table_is_full(
    model: LineUpModel, info: GameInfo
) -> None:
    assert [bot for _, bot in seats(model)] == ["", "gentle"]
    assert model.obstacle() == ""
    model.addKnown("Ala")
    model.addPerson()
    for level in ("fair", "sharp", "master", "master", "gentle"):
        model.addComputer(level)
    assert len(model.seat_rows.rows) == info.seats[1]
    bots = [name for name, bot in seats(model) if bot]
    assert len(set(bots)) == len(bots)


def test_somebody_known_brings_face_age_and_colour_picked_or_typed_and_is_no_longer_to_pick(
    model: LineUpModel, people: People
) -> None:
    model.addKnown("Ala")
    assert (model.seat_rows.rows[0].face, model.seat_rows.rows[0].age) == (3, 8)
    assert [row.name for row in model.people_rows.rows] == ["Ola"]
    assert [(row.name, row.seated) for row in model.known_rows.rows] == [("Ala", True), ("Ola", False)]
    model.remove(0)
    assert [row.name for row in model.people_rows.rows] == ["Ala", "Ola"]
    model.addPerson()
    model.rename(1, " ola ")
    row = model.seat_rows.rows[1]
    assert (row.name, row.face, row.age, row.colour) == ("ola", 5, 12, people.people[1].colour)


HELPS: dict[str, tuple[Any, Any]] = {
    "marks for a beginner": (
        lambda choices, row, on: choices.setHelp(row, "beginner", on),
        lambda helps: helps.beginner,
    ),
    "a coach": (
        lambda choices, row, on: choices.setCoach(row, "after_every" if on else "off"),
        lambda helps: helps.coach is Coach.AFTER_EVERY,
    ),
}


@pytest.mark.parametrize("choose, has", HELPS.values(), ids=HELPS)
def test_a_help_is_off_is_remembered_and_comes_with_the_person(
    house: House, model: LineUpModel, people: People, info: GameInfo, choose: Any, has: Any
) -> None:
    def helped(of: LineUpModel) -> list[bool]:
        return ["beginner" in row.helps or row.coach == "after_every" for row in of.seat_rows.rows]

    model.addKnown("Ala")
    assert helped(model) == [False, False]
    choose(model.seat_choices, 0, True)
    model.seat_choices.setCoach(0, "always")
    again = next_time(house, model, people, info)
    assert [person.name for person in people.people if has(person.helps)] == ["Ala"]
    assert helped(again) == [True, False]
    again.remove(0)
    again.addPerson()
    again.rename(1, "ala")
    assert helped(again) == [False, True]
    choose(again.seat_choices, 1, False)
    choose(again.seat_choices, 9, True)
    again.remember()
    assert not any(has(person.helps) for person in people.people)


def test_a_coach_is_offered_where_people_have_no_secrets_and_marks_where_a_game_can_make_them(
    model: LineUpModel,
) -> None:
    def offered() -> tuple[Any, Any]:
        return model.property("hasCoach"), model.property("marksForBeginners")

    model.addPerson()
    assert offered() == (True, False)
    model.open(load_package("rummikub").info)
    assert offered() == (True, True)
    model.addPerson()
    assert offered() == (False, True)


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


def test_the_same_name_twice_is_refused_and_marked_and_so_are_too_few_seats(model: LineUpModel) -> None:
    model.rename(0, "Ala")
    model.rename(1, "ALA")
    assert (model.obstacle(), [row.twice for row in model.seat_rows.rows]) == ("name_twice", [True, True])
    model.rename(1, "Ala B")
    assert model.obstacle() == ""
    for _ in range(2):
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


def test_options_are_switches_in_the_words_of_the_game_or_show_their_values(
    house: House, model: LineUpModel, people: People
) -> None:
    (switch,) = model.option_rows.rows
    assert (switch.option, switch.on) == ("bust_without_tile_flips", False)
    assert switch.title
    assert switch.explanation
    model.setOption("bust_without_tile_flips", True)
    assert model.option_rows.rows[0].on
    assert model.line_up().options["bust_without_tile_flips"] is True
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


def test_every_level_has_an_honest_sentence_and_computers_alone_change_theirs(model: LineUpModel) -> None:
    levels = model.level_rows.rows
    assert [level.level for level in levels] == [FITS, "gentle", "fair", "sharp", "master"]
    assert all(level.line for level in levels[1:])
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


def test_options_that_need_a_clock_mean_nothing_without_one(house: House, people: People) -> None:
    model = opened(house, "rummikub")

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

    other = opened(house, "pickomino")
    assert words(model) == words(other) == ("", "")
    rummikub = load_package("rummikub").info
    model.open(rummikub)
    assert words(model) == (
        "Opening with 20 points instead of 30",
        "Makes it easier for a child or a beginner; the score card shows it.",
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


def test_a_picked_person_takes_the_seat_of_somebody_without_a_name_at_a_full_table_too(
    house: House, family: People
) -> None:
    model = opened(house, "pickomino")
    assert names(model) == ["", "Bolek"]
    key = model.seat_rows.rows[0].key
    model.addKnown("Jan")
    assert names(model) == ["Jan", "Bolek"]
    assert model.seat_rows.rows[0].key == key
    for _ in range(2):
        model.addKnown("Ola")
        assert names(model) == ["Jan", "Bolek", "Ola"]
    model = opened(house, "rummikub")
    assert model.seat_rows.rows[0].face == NEUTRAL_FACE, "nobody gets a face that they haven't chosen"
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
        # It is saved, and the picture of the waiting game shows it.
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
    # Other people are another group; the rules stay those of the game.
    again = opened(house, "pickomino")
    assert names(again) == names(others)
    assert again.line_up().options["bust_without_tile_flips"] is True


def test_people_without_names_change_no_other_game(house: House) -> None:
    model = opened(house, "pickomino")
    model.addComputer("sharp")
    model.remember()
    opened(house, "knaster").remember()
    assert names(opened(house, "pickomino")) == names(model)


@pytest.mark.parametrize("game, asks", [("knaster", False), ("pickomino", True)])
def test_who_can_play_alone_is_not_asked_who_starts(
    house: House, family: People, game: str, asks: bool
) -> None:
    model = opened(house, game)
    while len(names(model)) > 1:
        model.remove(1)
    assert (model.property("hasStarter"), model.property("asksForStarter")) == (True, asks)
    assert asks or [row.starts for row in model.seat_rows.rows] == [False]
    model.addComputer("fair")
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
    # The setting goes with the person, wherever that person sits.
    model.seatPerson(1)
    model.seatPerson(2)
    model.move(1, 2)
    model.unseat(2)
    model.unseat(1)
    assert [seat.key for seat in model.seat_rows.rows] == [before[0].key, before[2].key, before[1].key]


@pytest.fixture
def game(house: House) -> LineUpModel:
    """Return a game's line-up for a grandmother, a child and a computer."""
    made = LineUpModel(house.services, house.services.finished_games, People())
    return seated_at(made, "ryzyk_fizyk")


def seated_at(model: LineUpModel, game_id: str, code: GameCode | None = None, **last: Any) -> LineUpModel:
    plans = [SeatPlan(name="Zofia", age=70), SeatPlan(name="Ala", age=8), SeatPlan(kind="gentle")]
    model._known.remember(game_id, LineUp(seats=plans, options=last))
    model.open(load_package(game_id).info, code)
    return model


def starter_of(model: LineUpModel) -> tuple[Any, ...]:
    """Return how the starter is found, whose row says that they start, and the setup of the game."""
    starting = [row for row, seat in enumerate(model.seat_rows.rows) if seat.starts]
    return model.property("starter"), starting, model.line_up().options["starter"]


def typed_code(info: GameInfo, *, seats: int, starter: int | None) -> GameCode:
    return GameCode(info, seats, starter, load_game(info.id).options_type(), seed=1)


def test_before_a_game_is_chosen_nobody_can_sit_and_nothing_can_be_chosen(house: House) -> None:
    game = LineUpModel(house.services, house.services.finished_games, People())
    game.choosePreset("family")
    game.setStarter("drawn")
    game.setRealDice(True)
    for name in ("fewest", "most", "hasStarter", "realDice", "hasClock", "handicap", "handicapLine"):
        assert not game.property(name)
    assert not [*game.option_rows.rows, *game.preset_rows.rows]
    assert game.obstacle() == "no_game"


def test_who_would_have_started_is_the_first_suggestion_of_a_seat(game: LineUpModel) -> None:
    assert starter_of(game) == ("youngest", [1], "youngest")
    game.setStarter("seat")
    assert starter_of(game) == ("seat", [1], 1)


def test_where_nobody_sits_a_seat_can_be_chosen_all_the_same(game: LineUpModel) -> None:
    for _ in range(3):
        game.remove(0)
    game.setStarter("seat")
    assert starter_of(game) == ("seat", [], 0)


def test_a_chosen_starter_is_followed_elsewhere_until_they_leave(game: LineUpModel) -> None:
    game.startWith(1)
    game.move(1, 0)
    assert starter_of(game) == ("seat", [0], 0)
    game.remove(0)
    assert starter_of(game) == ("seat", [0], 0)
    game.startWith(2)
    assert starter_of(game) == ("seat", [0], 0)


def test_the_last_starter_is_the_first_where_the_place_is_gone(game: LineUpModel) -> None:
    assert starter_of(seated_at(game, "ryzyk_fizyk", starter=2)) == ("seat", [2], 2)
    assert starter_of(seated_at(game, "ryzyk_fizyk", starter=3)) == ("seat", [0], 0)


@pytest.mark.parametrize("clockless", [True, False])
def test_where_tables_have_no_clock_a_game_begins_without_one(
    house: House, game: LineUpModel, clockless: bool
) -> None:
    house.services.settings.setProperty("byEar", clockless)
    seated_at(game, "rummikub", turn_seconds=60)
    assert game.property("hasClock")
    assert game.line_up().options["turn_seconds"] == (None if clockless else 60)
    game.choosePreset("tournament")
    assert game.line_up().options["turn_seconds"] == 60


@pytest.mark.parametrize("starter", [2, None])
def test_a_code_fixes_everything_until_it_is_dropped(game: LineUpModel, starter: int | None) -> None:
    info = load_package("ryzyk_fizyk").info
    seated_at(game, "ryzyk_fizyk", typed_code(info, seats=3, starter=starter))
    game.setRealDice(True)
    assert (game.property("fewest"), game.property("most"), game.property("hasStarter")) == (3, 3, False)
    assert starter_of(game)[1] == ([] if starter is None else [2])
    assert not [*game.option_rows.rows, *game.preset_rows.rows]
    assert not game.property("realDice")
    game.dropCode()
    game.setRealDice(True)
    assert (game.property("fewest"), game.property("most"), game.property("hasStarter")) == (
        *info.seats,
        True,
    )
    assert starter_of(game)[1] == [1]
    assert game.property("realDice")
    assert game.option_rows.rows


GAME = "ryzyk_fizyk"


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start every game a minute after the previous one, since games are identified by their start."""
    clock = count(10)
    monkeypatch.setattr(table_setup, "time_of_day", lambda: f"2026-11-22T20:{next(clock)}:00+01:00")


def set_up(house: House) -> None:
    info = load_package(GAME).info
    line_up = house.tables.line_up
    line_up.open(info)
    line_up.rename(0, "Ala")
    line_up.seat_choices.setLevel(1, FITS)


def over(house: House, next_game: Callable[[], object]) -> int:
    """Play the next game to its end, and return the strength of the computer in it."""
    next_game()
    setup = house.setups[-1]
    play(setup, 100_000)
    assert setup.session.over
    house.save()
    return int(setup.players[1].level or -1)


@pytest.mark.usefixtures("minutes")
def test_again_fits_by_the_game_that_has_just_ended(house: House, qtbot: QtBot) -> None:
    set_up(house)
    strengths = [over(house, act) for act in (house.tables.sit, house.tables.again, house.tables.again)]
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
        ["A", "code", "never"],
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


def test_earlier_games_by_the_same_chance_stand_beside_this_one_if_there_is_a_seed(house: House) -> None:
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
    first.session.seed = None
    assert earlier_games(house.paths.finished, first) == []


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
