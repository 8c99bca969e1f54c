"""Computers of every strength play by the rules, take a won game, and do nothing that is silly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.view_values import ViewValues
from stolik.engine.driver import Transition, bot_chooser, playout_moves
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package

from tests.soak.marks import mostly_soak

STRENGTHS = (0, 37, 99)

each_game = pytest.mark.parametrize("game", [info.id for info in find_games() if load_package(info.id).scale])


def kind(move: Any) -> str:
    return str(move.kind)


def moments(game: str, strength: int) -> Iterator[Transition]:
    """Yield the moves of a game of two computers of a strength; the rules check every one."""
    package = load_package(game)
    options = package.presets.get("family", package.game.options_type())
    start: Any = package.game.start(2, options, 0)
    bots = [package.bot_of(str(strength))] * 2
    choose = bot_chooser(bots, [Random(f"{strength} {seat}") for seat in range(2)])
    return playout_moves(package.game, start, choose, Random(strength), checked=True)


@pytest.mark.rest
@each_game
@pytest.mark.parametrize("strength", mostly_soak(STRENGTHS, usual=(37,)))
def test_a_game_is_played_to_its_end_and_a_won_one_is_taken(game: str, strength: int) -> None:
    package, values, end = load_package(game), load_package(game).seat_values, None
    for made in moments(game, strength):
        end = made.after
        if made.seat == TABLE or isinstance(values, ViewValues):
            continue
        options = package.valuation.advise(package.game.view(made.state, made.seat), made.seat)
        wins = {option.move: option.facts.get("win", option.value) for option in options}
        if max(wins.values()) == 1:
            assert wins.get(made.move, 1) == 1
    assert package.game.to_act(end) == ()


@each_game
def test_a_computer_of_a_strength_answers_alike_with_the_same_chance_in_the_process_of_bots_too(
    game: str,
) -> None:
    assert [made.move for made in moments(game, 37)] == [made.move for made in moments(game, 37)]
    package = load_package(game)
    made = next(made for made in moments(game, 37) if made.seat != TABLE)
    view = package.game.view(made.state, made.seat)
    job = BotJob("choose", game, view, made.seat, level="37", seed=1)
    assert answer(job).fault is None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_no_strength_rolls_the_last_die_passes_or_keeps_its_rack_where_it_needn_t(strength: int) -> None:
    for made in moments("pickomino", strength):
        moves = {kind(move) for move in load_package("pickomino").game.legal_moves(made.state, made.seat)}
        if made.seat != TABLE and made.state.dice_left == 1 and moves > {"roll"}:
            assert kind(made.move) != "roll"
    for made in moments("knaster", strength):
        if made.seat != TABLE and kind(made.move) == "pass":
            assert len(list(load_package("knaster").game.legal_moves(made.state, made.seat))) == 1
    from stolik.games.rummikub.rules.sets.opening import can_open

    for made in moments("rummikub", strength):
        state, seat = made.state, made.seat
        if seat != TABLE and state.phase == "turn" and not state.opened[seat] and strength <= 75:
            assert kind(made.move) == "play" or not can_open(state.racks[seat], 30)
