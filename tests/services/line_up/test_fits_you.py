"""A computer that fits knows the game that has just ended, and every other one, also by a damaged book."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.coaching.strength import FITS
from stolik.engine.game_library import load_package
from stolik.services.tables import table_setup
from stolik.services.tables.table_setup import TableSetup

from tests.house import House, play

GAME = "ryzyk_fizyk"


@pytest.fixture(autouse=True)
def minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game begin a minute after the one before: by its beginning a game is known."""
    clock = count(10)
    monkeypatch.setattr(table_setup, "time_of_day", lambda: f"2026-11-22T20:{next(clock)}:00+01:00")


def set_up(house: House) -> None:
    """Let Ala sit down alone with a computer that fits."""
    info = load_package(GAME).info
    line_up = house.tables.line_up
    line_up.open(info)
    line_up.rename(0, "Ala")
    line_up.seat_choices.setLevel(1, FITS)


def strength(setup: TableSetup) -> int:
    return int(setup.players[1].level or -1)


def over(house: House, next_game: Callable[[], object]) -> int:
    """Begin a game, play it to its end, and return the strength of the computer in it."""
    next_game()
    setup = house.setups[-1]
    play(setup, 100_000)
    assert setup.session.over
    house.save()
    return strength(setup)


def test_again_fits_by_the_game_that_has_just_ended(house: House, qtbot: QtBot) -> None:
    set_up(house)
    strengths = [
        over(house, house.tables.sit),
        over(house, house.tables.again),
        over(house, house.tables.again),
    ]
    assert len(set(strengths)) == 3
    assert not house.setups[-1].agreed.rated
    same = over(house, house.tables.same_again)
    assert same == strengths[-1], "against the same computer"


def test_a_rated_game_is_followed_by_a_rated_one(house: House, qtbot: QtBot) -> None:
    set_up(house)
    house.tables.line_up.setRated(True)
    over(house, house.tables.sit)
    over(house, house.tables.again)
    assert [setup.agreed.rated for setup in house.setups] == [True, True]


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
        assert house.tables.line_up.strength() == known
        assert bool(house.notice) == bool(damage)


def test_a_person_who_was_deleted_begins_anew(house: House, qtbot: QtBot) -> None:
    set_up(house)
    guess = house.tables.line_up.strength()
    over(house, house.tables.sit)
    house.leave()
    assert house.services.finished_games.fitting(GAME, ["Ala"]) != guess
    house.tables.line_up.forget("Ala")
    house.wait_for_disk()
    assert house.services.finished_games.fitting(GAME, ["Ala"]) == guess
