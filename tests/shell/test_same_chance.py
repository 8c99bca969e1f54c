"""Another game for the same people, by the very same chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolik.shell.table_setup import TableSetup

from tests.shell.house import House, play


def dice_of(seating: TableSetup) -> list[Any]:
    return [entry.move for entry in seating.session.log if entry.seat < 0]


def test_the_same_people_meet_the_same_dice_where_they_decide_alike(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    play(house.seatings[0], 100_000)
    house.save()
    house.shell.sameAgain()
    first, second = house.seatings
    assert (second.players, second.faces) == (first.players, first.faces)
    assert second.session.length == 0
    play(second, 100_000)
    assert dice_of(second) == dice_of(first)
    house.shell.sameAgain()
    play(house.seatings[2], 20)
    assert dice_of(house.seatings[2]) == dice_of(first)[: len(dice_of(house.seatings[2]))]


def test_again_throws_other_dice(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    house.shell.again()
    for seating in house.seatings:
        play(seating, 20)
    assert dice_of(house.seatings[0]) != dice_of(house.seatings[1])


def test_who_leaves_the_table_and_comes_back_still_meets_the_same_dice(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    play(house.seatings[0], 7)
    house.save()
    house.shell.leave()
    house.shell.resume("pickomino")
    play(house.seatings[1], 20)
    house.shell.sameAgain()
    play(house.seatings[2], 20)
    after = dice_of(house.seatings[2])
    assert after[:3] == dice_of(house.seatings[1])[:3]


def test_a_game_from_an_earlier_evening_has_no_chance_to_repeat(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    assert house.seatings[0].session.seed is None
    house.shell.sameAgain()
    assert len(house.seatings) == 1
