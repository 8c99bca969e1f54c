"""Putting a line-up together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from stolik.engine.coaching.strength import FITS
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo
from stolik.engine.sitting import Coach
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.line_up.lineup_rows import level_rows, seats_for
from stolik.services.line_up.option_rows import OptionRow, fitting
from stolik.services.tables.table_setup import sit_down
from stolik.storage.profiles import LineUp, People, Person, SeatPlan

from tests.house import House


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
    """Return the line-up of the next game, once the one there is was remembered."""
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
    rummikub = load_package("rummikub").info
    model.open(rummikub)
    assert model.property("hasCoach")
    model.addPerson()
    assert not model.property("hasCoach")


def test_only_a_game_that_can_mark_what_is_of_use_offers_to(model: LineUpModel) -> None:
    assert not model.property("marksForBeginners")
    rummikub = load_package("rummikub").info
    model.open(rummikub)
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
    assert model.obstacle() == "name_twice"
    assert [row.twice for row in model.seat_rows.rows] == [True, True]
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
    drawn = {sit_down(info, model.line_up(), Random(seed)).session.starter for seed in range(20)}
    assert drawn == {0, 1}


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
    again = next_time(house, model, people, info)
    assert again.line_up().options["six_different"] == "zero_account"


def test_a_preset_gives_all_options_its_values(model: LineUpModel) -> None:
    assert not model.preset_rows.rows
    info = load_package("rummikub").info
    model.open(info)

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
    found = load_package("pickomino").info
    model.open(found)
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
