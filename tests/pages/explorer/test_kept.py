"""What was explored lately, from one start of the program to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.practice import exploring, game_text
from stolik.engine.sitting import in_order
from stolik.pages.explorer.model import explorer_at
from stolik.services.kept import EXPLORED
from stolik.services.kept.explored import LARGEST_GAME, MOST
from stolik.storage.paths import Paths

from tests.analysis.report.games import SHARED, people, read
from tests.house import DAY, House


@pytest.fixture
def file(paths: Paths) -> Path:
    return paths.root / "explored.json"


def place(entry: int, seat: int = 0, **more: Any) -> dict[str, Any]:
    """Return what the explorer is opened with in a recorded game of Ala and Jan."""
    package, session = read(SHARED)
    players = tuple(person.player for person in people(session, 8, 40))
    return exploring(game_text(session, package.info, in_order(players)), entry, seat, **more)


def lately(house: House) -> Any:
    """Return an explorer that has looked for the positions that were explored before it."""
    kept = house.services.kept(EXPLORED)
    before = kept.document.places
    explorer: Any = explorer_at(house.services, place(*read(SHARED).session.history.decision_at(5) or ()))
    kept.document.places = before
    explorer.lookForLately()
    explorer.close()
    return explorer


def test_the_latest_comes_first_and_is_there_at_the_next_start(house: House) -> None:
    house.services.kept(EXPLORED).note(place(3))
    house.services.kept(EXPLORED).note(place(7, 1, mine=False))
    house.restart()
    explorer = lately(house)
    rows = explorer.lately.rows
    assert [(row.title, row.player, row.day) for row in rows] == [
        ("Ryzyk-Fizyk", "Jan", DAY),
        ("Ryzyk-Fizyk", "Ala", DAY),
    ]
    assert [row.still.seat for row in rows] == [1, 0]
    assert explorer.placeOf(rows[0].key) == place(7, 1, mine=False)
    assert house.notice == ""


def test_one_position_is_there_once_and_only_the_latest_are_kept(house: House) -> None:
    for entry in (*range(1, 23), 5):
        house.services.kept(EXPLORED).note(place(entry))
    entries = [each.entry for each in house.services.kept(EXPLORED).document.places]
    assert (len(entries), entries[:3]) == (MOST, [5, 22, 21])


def test_a_very_long_game_is_not_kept(house: House, file: Path) -> None:
    house.services.kept(EXPLORED).note(exploring("x" * (LARGEST_GAME + 1), 1, 0))
    assert not file.exists()


def test_a_deleted_person_is_gone_from_the_file(house: House, file: Path) -> None:
    house.services.kept(EXPLORED).forget_person("Ala")
    assert not file.exists()
    house.services.kept(EXPLORED).note(place(3))
    house.services.kept(EXPLORED).note(exploring("{", 1, 0))
    house.services.kept(EXPLORED).forget_person("ALA")
    assert "Ala" not in file.read_text("utf-8")
    assert "Jan" in file.read_text("utf-8")
    assert [row.player for row in lately(house).lately.rows] == ["Player 1"]


def test_what_can_t_be_read_isn_t_shown(house: House) -> None:
    for entry, seat in ((1, 9), (999, 0)):
        house.services.kept(EXPLORED).note(place(entry, seat))
    house.services.kept(EXPLORED).note(exploring("{", 1, 0))
    assert lately(house).lately.count == 0


def test_a_damaged_file_is_told_in_one_sentence_and_the_list_begins_anew(house: House, file: Path) -> None:
    file.write_text("{", "utf-8")
    house.services.kept(EXPLORED)
    (told,) = house.read_notices()
    assert told.startswith("The positions that were explored could not be read")
    house.services.kept(EXPLORED).note(place(3))
    assert len(json.loads(file.read_text("utf-8"))["places"]) == 1
