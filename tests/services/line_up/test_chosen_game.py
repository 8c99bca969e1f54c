"""What is chosen about a game beside who sits there: options, the starter, dice and tiles."""

from __future__ import annotations

import pytest
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import load_game, load_package
from stolik.engine.package import GameInfo
from stolik.services.line_up.chosen_game import ChosenGame
from stolik.services.line_up.seating import Seating
from stolik.storage.profiles import People, SeatPlan


@pytest.fixture
def seating() -> Seating:
    """Return the seats of a grandmother, her grandchild and a computer."""
    made = Seating(People())
    for plan in (SeatPlan(name="Zofia", age=70), SeatPlan(name="Ala", age=8), SeatPlan(kind="gentle")):
        made.sit(plan)
    return made


@pytest.fixture
def game(seating: Seating) -> ChosenGame:
    made = ChosenGame(seating)
    made.open(load_package("ryzyk_fizyk").info, None)
    made.take_options({}, clockless=False)
    return made


def code_of(info: GameInfo, *, seats: int, starter: int | None) -> GameCode:
    return GameCode(info, seats, starter, load_game(info.id).options_type(), seed=1)


def test_before_a_game_is_chosen_nobody_can_sit_and_nothing_can_be_chosen(seating: Seating) -> None:
    game = ChosenGame(seating)
    game.choose_preset("family")
    game.choose_starter("drawn")
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts(), game.real_dice) == ((0, 0), False, -1, False)
    assert (game.options(), game.option_rows(), game.preset_rows(), game.messages) == ({}, [], [], None)
    assert (game.has_clock, game.handicap_words) == (False, ("", ""))


def test_who_would_have_started_is_the_first_suggestion_of_a_seat(game: ChosenGame) -> None:
    assert (game.starter, game.starts()) == ("youngest", 1)
    game.choose_starter("seat")
    assert (game.starter, game.starts(), game.options()["starter"]) == ("seat", 1, 1)


def test_where_nobody_sits_a_seat_can_be_chosen_all_the_same(game: ChosenGame, seating: Seating) -> None:
    seating.clear()
    game.choose_starter("seat")
    assert (game.starts(), game.options()["starter"]) == (-1, 0)


def test_a_chosen_starter_is_followed_elsewhere_until_they_leave(game: ChosenGame, seating: Seating) -> None:
    game.start_with(1)
    seating.seats.reverse()
    seating.seats.append(seating.seats.pop(0))
    assert game.starts() == game.options()["starter"] == 0
    del seating.seats[0]
    assert game.starts() == 0
    game.start_with(2)
    assert game.starts() == 0


def test_the_last_starter_is_the_first_where_the_place_is_gone(game: ChosenGame, seating: Seating) -> None:
    game.take_options({"starter": 2}, clockless=False)
    assert game.starts() == 2
    del seating.seats[2]
    game.take_options({"starter": 2}, clockless=False)
    assert game.starts() == 0


@pytest.mark.parametrize("clockless", [True, False])
def test_where_tables_have_no_clock_a_game_begins_without_one(seating: Seating, clockless: bool) -> None:
    game = ChosenGame(seating)
    game.open(load_package("rummikub").info, None)
    game.take_options({"turn_seconds": 60}, clockless=clockless)
    assert game.has_clock
    assert game.options()["turn_seconds"] == (None if clockless else 60)
    game.choose_preset("tournament")
    assert game.options()["turn_seconds"] == 60


@pytest.mark.parametrize("starter", [2, None])
def test_a_code_fixes_everything_until_it_is_dropped(seating: Seating, starter: int | None) -> None:
    info = load_package("ryzyk_fizyk").info
    game = ChosenGame(seating)
    game.open(info, code_of(info, seats=3, starter=starter))
    game.take_options({}, clockless=False)
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts()) == ((3, 3), False, -1 if starter is None else 2)
    assert (game.option_rows(), game.preset_rows(), game.real_dice) == ([], [], False)
    game.drop_code()
    game.choose_real_dice(True)
    assert (game.seats, game.has_starter, game.starts()) == (info.seats, True, 1)
    assert game.real_dice
    assert game.option_rows()
