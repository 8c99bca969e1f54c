"""Another game for the same people, by the very same chance."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage
from stolik.engine.drawing import Box, Drawing
from stolik.pages.earlier.model import image_of
from stolik.services.tables.table_setup import TableSetup

from tests.house import House, play


def dice_of(setup: TableSetup) -> list[Any]:
    return [entry.move for entry in setup.session.log if entry.seat < 0]


def test_the_same_people_meet_the_same_dice_where_they_decide_alike(house: House) -> None:
    house.sit("pickomino", 100_000)
    house.shell.sameAgain()
    first, second = house.setups
    assert second.seats == first.seats
    assert second.session.length == 0
    play(second, 100_000)
    assert dice_of(second) == dice_of(first)
    house.shell.sameAgain()
    play(house.setups[2], 20)
    assert dice_of(house.setups[2]) == dice_of(first)[: len(dice_of(house.setups[2]))]


def test_again_throws_other_dice(house: House) -> None:
    house.sit()
    house.shell.again()
    for setup in house.setups:
        play(setup, 20)
    assert dice_of(house.setups[0]) != dice_of(house.setups[1])


def test_who_leaves_the_table_and_comes_back_still_meets_the_same_dice(house: House) -> None:
    house.sit("pickomino", 7)
    house.shell.leave()
    house.shell.resume("pickomino")
    play(house.setups[1], 20)
    house.shell.sameAgain()
    play(house.setups[2], 20)
    after = dice_of(house.setups[2])
    assert after[:3] == dice_of(house.setups[1])[:3]


def test_a_game_from_an_earlier_evening_has_no_chance_to_repeat(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    assert house.setups[0].session.seed is None
    house.shell.sameAgain()
    assert len(house.setups) == 1


def test_what_is_drawn_for_paper_is_clear_where_nothing_is_drawn(qapp: object) -> None:
    drawing = Drawing(20.0, 10.0, (Box(10.0, 0.0, 10.0, 10.0, fill="#000000"),))
    picture = QImage.fromData(b64decode(image_of(drawing).partition(",")[2]))
    across, middle = picture.width() // 4, picture.height() // 2
    assert picture.pixelColor(across, middle).alpha() == 0
    assert picture.pixelColor(3 * across, middle).alpha() == 255
