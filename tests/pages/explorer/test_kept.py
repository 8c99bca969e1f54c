"""What was explored lately, from one start of the program to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis.recorded_decision import exploring, game_text
from stolik.pages.explorer.keeper import ExploredKeeper
from stolik.pages.explorer.store import LARGEST_GAME, MOST
from stolik.storage.faults import Fault

from tests.analysis.report.games import SHARED, people, read

DAY = 739_577


class House:
    """A file in which explored positions are kept."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.told: list[Fault | None] = []
        self.open()

    def open(self) -> None:
        self.kept = ExploredKeeper(self.file, lambda: DAY, self.told.append)

    @property
    def faults(self) -> list[str]:
        return [fault.code for fault in self.told if fault]


@pytest.fixture
def house(qapp: QGuiApplication, tmp_path: Path) -> House:
    return House(tmp_path / "stolik" / "explored.json")


def place(entry: int, seat: int = 0, **more: Any) -> dict[str, Any]:
    """Return what the explorer is opened with in a recorded game of Ala and Jan."""
    package, session = read(SHARED)
    players = tuple(person.player for person in people(session, 8, 40))
    seats = range(session.seats)
    return exploring(game_text(session, package.info, players, seats, seats), entry, seat, **more)


def test_the_latest_comes_first_and_is_there_at_the_next_start(house: House) -> None:
    house.kept.note(place(3))
    house.kept.note(place(7, 1, mine=False))
    house.open()
    rows = house.kept.rows()
    assert [(row.title, row.player, row.day) for row in rows] == [
        ("Ryzyk-Fizyk", "Jan", DAY),
        ("Ryzyk-Fizyk", "Ala", DAY),
    ]
    assert [row.still.seat for row in rows] == [1, 0]
    assert house.kept.arguments(rows[0].key) == place(7, 1, mine=False)
    assert house.faults == []


def test_one_position_is_there_once_and_only_the_latest_are_kept(house: House) -> None:
    for entry in (*range(1, 23), 5):
        house.kept.note(place(entry))
    entries = [each.entry for each in house.kept.places]
    assert (len(entries), entries[:3]) == (MOST, [5, 22, 21])


def test_a_very_long_game_is_not_kept(house: House) -> None:
    house.kept.note(exploring("x" * (LARGEST_GAME + 1), 1, 0))
    assert not house.file.exists()


def test_a_deleted_person_is_gone_from_the_file(house: House) -> None:
    house.kept.forget_person("Ala")
    assert not house.file.exists()
    house.kept.note(place(3))
    house.kept.note(exploring("{", 1, 0))
    house.kept.forget_person("ALA")
    assert "Ala" not in house.file.read_text("utf-8")
    assert "Jan" in house.file.read_text("utf-8")
    assert [row.player for row in house.kept.rows()] == ["Player 1"]


def test_what_can_t_be_read_isn_t_shown(house: House) -> None:
    for entry, seat in ((1, 9), (999, 0)):
        house.kept.note(place(entry, seat))
    house.kept.note(exploring("{", 1, 0))
    assert house.kept.rows() == []


def test_a_damaged_file_is_told_in_one_sentence_and_the_list_begins_anew(house: House) -> None:
    house.file.parent.mkdir(parents=True)
    house.file.write_text("{", "utf-8")
    house.open()
    assert house.faults == ["explored_damaged"]
    house.kept.note(place(3))
    assert len(json.loads(house.file.read_text("utf-8"))["places"]) == 1
