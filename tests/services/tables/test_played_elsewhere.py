"""A folder that two computers keep in step: what was played on one meanwhile is never lost on the other."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from stolik.storage.atomic import remove_parts
from stolik.storage.faults import FAULTS, other_kept
from stolik.storage.paths import Paths
from stolik.storage.saves import read_game
from stolik.storage.settings import load_settings

from tests.house import House, OpenHouse, play

NAME = "pickomino"
TOLD = FAULTS["other_game"]
STAYS = FAULTS["changed"]


@pytest.fixture
def elsewhere(waiting: Path, house: House, open_house: OpenHouse) -> House:
    """The other computer, at which everybody knows of the game that waits."""
    return open_house(house.paths)


def play_on(house: House, moves: int) -> int:
    """Play moves in the game that waits, go away, and return how long it is then."""
    house.shell.openFile(str(house.saved))
    play(house.setups[-1], moves)
    house.save()
    house.leave()
    return house.setups[-1].session.length


def lengths(paths: Paths) -> list[int]:
    return sorted(read_game(path).session.length for path in paths.saves.glob("*.stolik"))


def test_a_game_that_is_played_on_at_both_waits_twice_and_that_is_told(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    there = play_on(elsewhere, 5)
    play(house.setups[-1], 1)
    house.save()
    house.wait_for_disk()
    assert house.waiting_saves == [f"{NAME}-2"]
    play(house.setups[-1], 1)
    house.save()
    house.leave()
    here = house.setups[-1].session.length
    assert lengths(house.paths) == sorted([here, there])
    assert sorted(house.waiting_saves) == [NAME, f"{NAME}-2"]
    assert house.read_notices() == [TOLD]
    house.shell.openFile(str(house.paths.saves / f"{NAME}-2.stolik"))
    assert house.setups[-1].session.length == there


def test_what_was_played_on_elsewhere_while_nobody_played_here_goes_on_without_a_word(
    elsewhere: House, house: House
) -> None:
    there = play_on(elsewhere, 5)
    assert play_on(house, 1) > there
    assert len(lengths(house.paths)) == 1
    assert house.read_notices() == []


def test_a_game_that_was_played_on_elsewhere_is_not_deleted_until_it_is_known(
    elsewhere: House, house: House
) -> None:
    house.shell.deleteGame(NAME)
    there = play_on(elsewhere, 5)
    house.tables.waiting.close()
    assert lengths(house.paths) == [there]
    assert house.read_notices() == [STAYS]
    assert [row.length for row in house.shell.waiting_rows.rows] == [there]
    house.shell.deleteGame(NAME)
    house.tables.waiting.close()
    assert lengths(house.paths) == []
    assert house.read_notices() == []


def test_new_games_at_both_wait_beside_each_other(house: House, open_house: OpenHouse) -> None:
    elsewhere = open_house(house.paths)
    house.shell.choose(NAME)
    elsewhere.sit(NAME, moves=3)
    elsewhere.leave()
    house.shell.sit()
    house.save()
    shutil.copy(house.saved, house.paths.saves / f"{NAME}-2.stolik")
    play(house.setups[-1], 4)
    house.save()
    house.leave()
    assert len(lengths(house.paths)) == 3


def test_a_game_that_ends_here_and_goes_on_elsewhere_is_finished_and_waits(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    there = play_on(elsewhere, 5)
    play(house.setups[-1], 10_000)
    house.save()
    house.wait_for_disk()
    assert house.setups[-1].session.over
    assert [read_game(path).session.over for path in house.paths.finished.glob("*.stolik")] == [True]
    assert lengths(house.paths) == [there]
    assert house.waiting_saves == [f"{NAME}-2"]
    assert house.read_notices() == [TOLD]


def test_the_file_of_the_game_on_the_table_that_was_played_on_elsewhere_is_opened_once(
    elsewhere: House, house: House
) -> None:
    house.shell.openFile(str(house.saved))
    here = house.setups[-1].session.length
    there = play_on(elsewhere, 5)
    house.shell.openFile(str(house.saved))
    house.wait_for_disk()
    assert house.setups[-1].session.length == there
    assert house.waiting_saves == [NAME]
    assert lengths(house.paths) == sorted([here, there])
    assert house.read_notices() == []


def test_a_game_can_be_deleted_after_a_name_was_taken_out_of_it(waiting: Path, house: House) -> None:
    house.tables.forget_person("Ala")
    assert b"Ala" not in waiting.read_bytes()
    house.shell.deleteGame(NAME)
    house.tables.waiting.close()
    assert lengths(house.paths) == []
    assert house.read_notices() == []


@pytest.mark.parametrize("is_read", [False, True])
def test_what_was_written_elsewhere_is_told_by_the_next_start_until_somebody_has_read_it(
    house: House, is_read: bool
) -> None:
    file, there = house.paths.settings, b'{"cloth": "night"}'
    house.settings.change("cloth", "oak")
    house.settings.flush()
    house.settings.change("cloth", "felt")
    file.write_bytes(there)
    if is_read:
        house.settings.flush()
        assert len(house.read_notices()) == 1
    house.shell.close()
    kept = file.with_name("settings.other-1.json")
    assert remove_parts(house.paths.own_folders) == ([] if is_read else [kept])
    assert kept.read_bytes() == there
    assert load_settings(file).document.cloth == "felt"


def test_what_waits_for_the_next_start_is_in_sight_where_its_name_is_free(house: House) -> None:
    kept = house.paths.root / "drills.other-2.json"
    kept.write_bytes(b"{}")
    cup = house.paths.tournaments / "rummikub-2.stolik-tournament"
    for path in (kept, kept.with_name("gone.other-1.json"), cup):
        house.services.notices.tell(other_kept(path))
    house.shell.close()
    assert remove_parts(house.paths.own_folders) == []
    assert [path.name for path in house.paths.root.glob("*.json")] == ["drills.json"]
