"""The entrants of a tournament that is being set up."""

from __future__ import annotations

import pytest
from stolik.pages.tournament.setup_model import EntrantList, plan_text
from stolik.tournament.entries import Settings


def names(entrants: EntrantList) -> list[str]:
    return [info.name for info in entrants.infos]


@pytest.fixture
def entrants() -> EntrantList:
    return EntrantList()


def test_lines_are_names_and_empty_ones_are_left_out(entrants: EntrantList) -> None:
    assert entrants.add_names(" Ala \n\n\tJan  Nowak\r\nOla") == 0
    assert names(entrants) == ["Ala", "Jan Nowak", "Ola"]


def test_a_second_column_of_a_list_holds_the_clubs(entrants: EntrantList) -> None:
    entrants.add_names("Zosia\tKlub  Orzeł\n\tMarek\t\nEwa Lis\tDom\tczwartek\nOla\t" + "x" * 41)
    assert [(info.name, info.club) for info in entrants.infos] == [
        ("Zosia", "Klub Orzeł"),
        ("Marek", ""),
        ("Ewa Lis", "Dom"),
        ("Ola", "x" * 40),
    ]


def test_there_is_room_for_256(entrants: EntrantList) -> None:
    assert entrants.add_names("\n".join(f"N{number}" for number in range(262))) == 6
    assert (len(entrants.infos), entrants.room) == (256, 0)
    assert entrants.add_computers("fair", 2) == 2


def test_computers_take_free_names(entrants: EntrantList) -> None:
    entrants.add_names("sharp 2")
    entrants.add_computers("sharp", 2)
    assert names(entrants)[1:] == ["Sharp 1", "Sharp 3"]
    assert {info.player for info in entrants.infos[1:]} == {"bot:sharp"}


def test_names_that_read_alike_are_told_before_there_are_enough(entrants: EntrantList) -> None:
    entrants.add_names("Ala")
    assert entrants.fault() is None
    entrants.add_names("ALA")
    fault = entrants.fault()
    assert fault is not None
    assert fault.code == "name_twice"
    assert entrants.at_fault() == {0, 1}
    entrants.change(1, name="Ola", club="Nowak")
    assert (entrants.fault(), entrants.at_fault()) == (None, frozenset())
    assert entrants.infos[1].club == "Nowak"


def test_any_name_is_right_that_nobody_else_has(entrants: EntrantList) -> None:
    entrants.add_names("0\n1")
    assert entrants.fault() is None


def test_a_name_that_was_emptied_is_told(entrants: EntrantList) -> None:
    entrants.add_names("Ala\nJan")
    entrants.change(1, name=" ", club="")
    fault = entrants.fault()
    assert fault is not None
    assert (fault.code, fault.facts["number"]) == ("empty_name", 2)


def test_keys_stay_when_others_are_taken_out(entrants: EntrantList) -> None:
    entrants.add_names("Ala\nJan\nOla")
    entrants.remove(0)
    assert entrants.key_of("jan") == 1
    assert entrants.key_of("Ala") is None
    entrants.add_names("Ala")
    assert entrants.key_of("Ala") == 3


@pytest.mark.parametrize(
    "entrants, told",
    [
        (0, "3 more entrants are needed."),
        (2, "1 more entrant is needed."),
        (3, "Qualifying: 1 table of 3. Everybody plays the final. A match has 2 games."),
        (5, "Qualifying: 1 table of 3 and 1 table of 2. The best 4 play the final. A match has 2 games."),
        (
            15,
            (
                "Qualifying: 3 tables of 4 and 1 table of 3. The best 12 play the semi-final: 3 tables of 4. "
                "The best 4 play the final. A match has 2 games."
            ),
        ),
    ],
)
def test_it_counts_tables_and_who_goes_on(entrants: int, told: str) -> None:
    settings = Settings("rummikub")
    english = plan_text(settings, entrants)
    assert english == told


def test_it_follows_the_settings() -> None:
    settings = Settings("rummikub", games=1, rounds=3, semi_final=0, final=3)
    assert plan_text(settings, 10) == (
        "Qualifying: 3 rounds, each with 1 table of 4 and 2 tables of 3. The best 3 play the final. "
        "A match has 1 game."
    )
