"""Another game that was begun by mistake is taken back for ten seconds, and nothing is lost by it."""

from __future__ import annotations

import pytest

from tests.house import House, play


def saved(house: House) -> list[str]:
    house.tables._autosave.flush()
    return sorted(path.name for path in house.paths.saves.glob("*"))


def finished(house: House) -> list[str]:
    return sorted(path.name for path in house.paths.finished.glob("*"))


@pytest.fixture
def over(house: House) -> House:
    """A house in which a game has just ended."""
    house.sit("pickomino", 100_000)
    house.wait_for_disk()
    assert house.setups[0].session.over
    return house


def can_undo(house: House) -> bool:
    return bool(house.shell.property("canUndoAgain"))


@pytest.mark.parametrize("again", ["again", "sameAgain"])
def test_the_result_comes_back_and_nothing_is_lost_on_disk(over: House, again: str) -> None:
    assert not can_undo(over), "at the result there is nothing to take back"
    getattr(over.shell, again)()
    assert can_undo(over)
    records = finished(over)
    assert len(records) == 1
    assert saved(over) == ["pickomino.stolik"]
    over.shell.undoAgain()
    assert over.tables.setup is over.setups[0]
    assert over.setups[-1] is over.setups[0]
    assert not can_undo(over)
    assert finished(over) == records
    assert saved(over) == [], "the game in which nobody has moved leaves nothing behind"
    assert over.tables.waiting.rows == []


def test_after_ten_seconds_the_new_game_stays(over: House) -> None:
    over.shell.again()
    over.time += 9.99
    assert can_undo(over)
    over.time += 0.02
    assert not can_undo(over)
    over.shell.undoAgain()
    assert over.tables.setup is over.setups[1]


def test_a_game_in_which_somebody_has_moved_waits_to_be_continued(over: House) -> None:
    over.shell.again()
    play(over.setups[1], 3)
    over.save()
    over.shell.undoAgain()
    assert saved(over) == ["pickomino.stolik"]
    (row,) = over.tables.waiting.rows
    assert row.length == over.setups[1].session.length
    over.shell.resume(row.save)
    assert over.tables.setup is not None
    assert over.tables.setup.session.log == over.setups[1].session.log


def test_the_result_that_came_back_is_not_saved_a_second_time(over: House) -> None:
    over.shell.again()
    over.shell.undoAgain()
    over.save()
    over.leave()
    assert len(finished(over)) == 1
    assert saved(over) == []


def test_from_the_result_that_came_back_one_can_play_again(over: House) -> None:
    over.shell.again()
    over.shell.undoAgain()
    over.shell.again()
    assert over.tables.setup is over.setups[-1]
    assert over.setups[-1].session.length == 0
    assert can_undo(over)


def test_whoever_goes_to_another_table_has_nothing_to_take_back(over: House) -> None:
    over.shell.again()
    over.shell.leave()
    assert not can_undo(over)
    over.shell.undoAgain()
    assert over.tables.setup is None


def test_a_game_left_in_the_middle_is_no_result_to_come_back_to(house: House) -> None:
    house.sit()
    play(house.setups[0], 3)
    house.shell.again()
    assert not can_undo(house)
