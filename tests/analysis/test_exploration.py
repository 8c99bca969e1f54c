"""Explored positions: the way from one to the next, and the worths of their options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from stolik.analysis.exploration import Exploration, Place, as_known, awaited, explored_options
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.session import History
from stolik.games.pickomino.rules.moves import Keep, Roll
from stolik.games.rummikub.rules.moves import Play

from tests.analysis.report.games import CIRCLES_IN_ANY_ORDER, MATCH, SHARED, read


def place_of(name: str, entry: int = 1) -> Place:
    """Return the place before the first decision in a recorded game, from an entry on."""
    history = read(name).session.history
    found = history.decision_at(entry)
    assert found is not None
    number, seat = found
    return Place(history.before(number), seat, history.entry(number - 1).move)


def worth_of(name: str, place: Place, *also: Any) -> MovesWorth:
    job = BotJob("worth", read(name).package.info.id, place.view, place.seat, also=also)
    reply = answer(job)
    assert reply.fault is None
    found: MovesWorth = reply.result
    return found


# --------------------------------------------------------------------------------------------- back and forth


def test_one_goes_on_back_and_forth_and_from_another_option_another_way() -> None:
    first, second, third = (place_of(SHARED, entry) for entry in (1, 9, 20))
    explored = Exploration((first,))
    assert (explored.here, explored.can_go_back, explored.can_go_on) == (first, False, False)
    explored = explored.choosing(Roll()).led_to(second)
    assert (explored.here, explored.can_go_back, explored.can_go_on) == (second, True, False)
    explored = explored.stepped(-1)
    assert (explored.here.chosen, explored.can_go_back, explored.can_go_on) == (Roll(), False, True)
    assert explored.stepped(-1) == explored
    assert explored.choosing(Roll()) == explored, "the same option leads where it led"
    assert explored.stepped(5).here == second
    other = explored.choosing(Keep(3))
    assert (other.here.chosen, other.can_go_on) == (Keep(3), False)
    assert explored.led_to(third).places[1:] == (third,)


def test_luck_lies_between_two_places_where_chance_fell_or_others_moved() -> None:
    first, second, third = (place_of(SHARED, entry) for entry in (32, 33, 35))
    explored = Exploration((first,))
    assert not explored.came_by_luck
    explored = explored.led_to(second)
    assert not explored.came_by_luck, "dice were set aside, and none was rolled"
    assert explored.led_to(third).came_by_luck


def test_a_place_stands_where_one_seat_decides_and_others_move_before() -> None:
    place = place_of(CIRCLES_IN_ANY_ORDER, 3)
    session = place.session()
    assert len(place.history.to_act) > 1, "all write at once"
    assert (session.to_act, session.state) == ((place.seat,), place.history.state)
    assert session.log == place.history.log
    assert session.moved(place.seat, place.mine or Roll()).to_act != (place.seat,)
    history = read(SHARED).session.history
    assert awaited(history, 0) is None, "it is over"
    seen = {awaited(history.before(number), 0) for number in range(1, history.length)}
    assert seen == {None, TABLE, *range(1, history.seats)}


# ---------------------------------------------------------------------------------------- what they are worth


def test_options_give_up_the_difference_of_the_figures_that_are_shown() -> None:
    place = place_of(SHARED, 30)
    worth = worth_of(SHARED, place)
    options = explored_options(place, worth)
    assert [option.value for option in options] == [value for _, value in worth.values]
    assert [option.is_best for option in options] == [True, *[False] * (len(options) - 1)]
    assert [option.move for option in options if option.is_mine] == [place.mine]
    assert options[0].lost == 0
    for option in options:
        shown = [int(100 * value + 0.5 + 1e-9) for value in (options[0].value, option.value)]
        assert option.lost == shown[0] - shown[1]
    nobody = explored_options(Place(place.history, place.seat), worth)
    assert not any(option.is_mine for option in nobody)


def test_a_move_that_names_its_cells_in_another_order_is_the_same_option() -> None:
    history = read(CIRCLES_IN_ANY_ORDER).session.history
    name = CIRCLES_IN_ANY_ORDER
    others = 0
    for entry in range(1, history.length + 1):
        each = history.entry(entry - 1)
        if each.seat == TABLE:
            continue
        place = Place(history.before(entry), each.seat, each.move)
        worth = worth_of(name, place)
        number = place.number_in(worth, each.move)
        assert number is not None
        others += worth.values[number][0] != each.move
        assert explored_options(place, worth)[number].move == each.move
    assert others


def test_of_a_move_that_was_not_weighed_the_worth_is_asked_for_beside() -> None:
    history = read(MATCH).session.history
    for entry in range(1, history.length + 1):
        each = history.entry(entry - 1)
        if not isinstance(each.move, Play):
            continue
        place = Place(history.before(entry), each.seat, each.move)
        worth = worth_of(MATCH, place)
        known = [move for move, _ in worth.values]
        if each.move in known:
            continue
        assert place.number_in(worth, each.move) is None
        asked = worth_of(MATCH, place, each.move)
        assert place.number_in(asked, each.move) is not None
        assert len(asked.values) in (len(known), len(known) + 1), "what comes to the same is told once"
        assert asked.measure == ("win" if history.seats == 2 else "big")
        return
    pytest.skip("every move of this record is weighed by itself")


def test_where_nothing_is_to_decide_nobody_can_tell() -> None:
    session = read(MATCH).session
    job = BotJob("worth", "rummikub", session.view(0), 0)
    assert answer(job).fault == "ValueError: rummikub can't tell what moves are worth"


# --------------------------------------------------------------------------------------------- what is secret


def test_what_a_seat_does_not_know_is_drawn_anew() -> None:
    place = place_of(MATCH, 40)
    values = load_package("rummikub").seat_values
    drawn = [as_known(place.history, place.seat, values, Random(seed)) for seed in range(3)]
    for each in drawn:
        assert each.view(place.seat) == place.view
        assert (each.length, each.to_act) == (0, place.history.to_act)
    assert len({str(each.state) for each in drawn}) == 3
    open_game = read(SHARED).session.history
    assert as_known(open_game, 0, load_package("ryzyk_fizyk").seat_values, Random(1)) is open_game
    assert isinstance(open_game, History)
