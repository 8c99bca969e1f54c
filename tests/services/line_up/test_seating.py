"""The seats: a picked person takes the placeholder's one, and everybody keeps face and colour."""

from __future__ import annotations

from random import Random

import pytest
from stolik.engine.game_library import load_package
from stolik.engine.sitting import COLOURS, HUES
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.line_up.seat_colours import free_colour
from stolik.services.tables.saved_game_rows import waiting_row
from stolik.services.tables.table_setup import line_up_of, resume, sit_down
from stolik.storage.profiles import People, Person
from stolik.storage.saves import SavedGame

from tests.house import House

FAMILY = ("Ala", "Jan", "Ola", "Zosia")


@pytest.fixture
def people(house: House) -> People:
    house.tables.people.people = [Person(name=name, face=face) for face, name in enumerate(FAMILY)]
    return house.tables.people


def opened(house: House, name: str) -> LineUpModel:
    model = LineUpModel(house.services, house.services.finished_games, house.tables.people)
    model.open(load_package(name).info)
    return model


def looks(model: LineUpModel) -> dict[str, tuple[int, int]]:
    return {row.name: (row.face, row.colour) for row in model.seat_rows.rows}


def names(model: LineUpModel) -> list[str]:
    return [row.name for row in model.seat_rows.rows]


def test_a_picked_person_takes_the_seat_of_somebody_without_a_name(house: House, people: People) -> None:
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


def test_at_a_full_table_a_picked_person_finds_the_seat_without_a_name(house: House, people: People) -> None:
    model = opened(house, "rummikub")
    for _ in range(2):
        model.addComputer("fair")
    assert model.property("hasRoom")
    model.addKnown("Ala")
    assert (len(names(model)), names(model)[0]) == (4, "Ala")
    assert not model.property("hasRoom")
    model.addKnown("Jan")
    assert "Jan" not in names(model)


def test_a_person_keeps_face_and_colour_at_every_seat_of_every_game(house: House, people: People) -> None:
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


def test_a_save_without_colours_has_them_in_order(house: House, people: People) -> None:
    setup = sit_down(load_package("pickomino").info, opened(house, "pickomino").line_up(), Random(1))
    record = setup.record()
    assert isinstance(record.program, dict)
    for given in (None, [1], ["red", -1], [10_000, True]):
        record.program["colours"] = given
        assert resume(SavedGame(record, setup.session)).seats[0].colour in (0, 1)
    del record.program["colours"]
    assert [seat.colour for seat in resume(SavedGame(record, setup.session)).seats] == [0, 1]


def test_who_only_happens_to_have_a_colour_gives_it_to_whom_it_belongs(house: House, people: People) -> None:
    model = opened(house, "pickomino")
    jan = next(person for person in people.people if person.name == "Jan")
    jan.colour = model.seat_rows.rows[1].colour
    model.addKnown("Jan")
    assert looks(model)["Jan"] == (1, jan.colour)
    assert looks(model)["Bolek"][1] != jan.colour


def test_of_two_people_with_one_colour_the_second_has_another_for_today(house: House, people: People) -> None:
    people.people[0].colour = people.people[1].colour = 5
    model = opened(house, "pickomino")
    model.addKnown("Ala")
    model.addKnown("Jan")
    assert looks(model)["Ala"][1] == 5
    assert looks(model)["Jan"][1] != 5
    model.remember()
    assert {person.name: person.colour for person in people.people if person.colour == 5} == {
        "Ala": 5,
        "Jan": 5,
    }


def test_free_colours_are_apart_in_hue_as_long_as_there_are_hues() -> None:
    table: list[int] = []
    for _ in range(12):
        table.append(free_colour(table, (), keeps=False))
    assert len(set(table)) == 12
    assert len({colour % HUES for colour in table[:HUES]}) == HUES
    assert free_colour((), range(HUES), keeps=True) == HUES
    assert free_colour((), range(HUES), keeps=False) == HUES
    assert free_colour(range(COLOURS), (), keeps=True) == 0


# ------------------------------------------------------------------------------------------ the last family


def test_the_last_family_is_there_in_every_game(house: House, people: People) -> None:
    model = opened(house, "ryzyk_fizyk")
    for name in FAMILY:
        model.addKnown(name)
    model.addComputer("sharp")
    model.remember()
    for name in ("pickomino", "knaster"):
        assert names(opened(house, name)) == names(model)
    # If there are fewer seats, computers give way to people.
    assert names(opened(house, "rummikub")) == list(FAMILY)


def test_the_same_family_finds_the_order_and_computers_of_its_last_game(house: House, people: People) -> None:
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


def test_who_plays_alone_is_not_asked_who_starts(house: House, people: People) -> None:
    model = opened(house, "knaster")
    while len(names(model)) > 1:
        model.remove(1)
    assert model.property("hasStarter")
    assert not model.property("asksForStarter")
    assert [row.starts for row in model.seat_rows.rows] == [False]
    model.addComputer("fair")
    assert model.property("asksForStarter")


def test_where_nobody_plays_alone_the_starter_is_asked_for_from_one_seat(
    house: House, people: People
) -> None:
    model = opened(house, "pickomino")
    while len(names(model)) > 1:
        model.remove(1)
    assert model.property("asksForStarter")


def test_a_new_person_takes_the_seat_of_a_computer(house: House, people: People) -> None:
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
    house: House, people: People
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
