"""Facts about the computers and options of every game."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest
from stolik.bots.worker import advise
from stolik.engine.bot import Advice, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import find_games, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.view_model import OptionWorth, show_position
from stolik.flow.helping import first_options
from stolik.games.knaster.rules.moves import Ring, Write
from stolik.games.pickomino.rules.moves import Keep
from stolik.games.rummikub.ui.hints import worth_of
from stolik.games.ryzyk_fizyk.rules.moves import Bank

from tests.coach.told import positions
from tests.tiers import mostly_rest


@pytest.mark.parametrize("game", [info.id for info in find_games()])
@pytest.mark.parametrize("level", Level)
def test_every_level_tells_its_habits_in_one_sentence(game: str, level: Level) -> None:
    sentence = (type(load_package(game).bots[level]).__doc__ or "").splitlines()[0]
    assert sentence.endswith(".")
    assert len(sentence) <= 110


GAMES = [info.id for info in find_games()]
LOOKED_AT = 12


def told_together(game: str, *options: Advice) -> list[OptionWorth]:
    advice: Any = import_module(f"stolik.games.{game}.ui.messages").advice
    return [advice(to_plain(each.move), each.value, each.facts, options) for each in options]


def worths(game: str, *options: Advice) -> list[str]:
    return [each.worth for each in told_together(game, *options)]


def options_of(game: str, *options: Advice) -> list[str]:
    return [each.option for each in told_together(game, *options)]


@pytest.mark.parametrize(
    "figures, told",
    [
        (((0.993, 76.3), (0.992, 76.7), (0.991, 76.5)), ["99.3% to win", "99.2% to win", "99.1% to win"]),
        (((0.9933, 76.3), (0.993, 76.7), (0.99, 7.0)), ["99.33% to win", "99.30% to win", "99.00% to win"]),
        (((0.99999, 76.3), (0.99998, 76.7)), ["", ""]),
        (((0.99999, 76.7), (0.99998, 76.3)), ["76.7 points at the end", "76.3 points at the end"]),
        (
            ((0.52, 76.7), (0.5, 76.3)),
            ["52% to win, 76.7 points at the end", "50% to win, 76.3 points at the end"],
        ),
        (((0.001, 76.72), (0.001, 76.69)), ["76.72 points at the end", "76.69 points at the end"]),
    ],
)
def test_at_circles_points_that_contradict_the_order_are_left_out(
    figures: tuple[tuple[float, float], ...], told: list[str]
) -> None:
    options = [
        Advice(Write(0, at), win, {"win": win, "points": own}) for at, (win, own) in enumerate(figures)
    ]
    assert worths("knaster", *options) == told


@pytest.mark.parametrize(
    "moves, told",
    [
        (
            (Ring("d0", ((1, 1), (2, 2))), Ring("d0", ((1, 1), (4, 4)))),
            ["row 2, column 2; row 3, column 3", "row 2, column 2; row 5, column 5"],
        ),
        (
            (Ring("r0", ((0, 1),)), Ring("c1", ((0, 1),))),
            [
                "Draw circles in the row worth 9: row 1, column 2",
                "Draw circles in the column worth 8: row 1, column 2",
            ],
        ),
        ((Ring("r0", ((0, 1),)),), ["Draw circles in the row worth 9: row 1, column 2"]),
    ],
)
def test_circles_in_one_line_are_told_apart_by_their_cells_alone(
    moves: tuple[Ring, ...], told: list[str]
) -> None:
    assert options_of("knaster", *[Advice(move, 0.5) for move in moves]) == told


@pytest.mark.parametrize(
    "figures, told",
    [
        (
            ((1.24, 0.5), (1.21, 0.5), (1.18, 0.5)),
            ["worth 1.24 worms", "worth 1.21 worms", "worth 1.18 worms"],
        ),
        (((2.04, 0.5), (1.21, 0.5), (1.18, 0.5)), ["worth 2.0 worms", "worth 1.2 worms", "worth 1.2 worms"]),
        (((1.2, 0.5), (1.2, 0.5)), ["worth 1.2 worms", "worth 1.2 worms"]),
        (((1.0, 0.52), (3.0, 0.49)), ["52% to win", "49% to win"]),
        (((1.0, 0.523), (3.0, 0.519), (2.0, 0.52)), ["", "", ""]),
    ],
)
def test_at_worms_the_chance_to_win_is_told_where_it_decides(
    figures: tuple[tuple[float, float], ...], told: list[str]
) -> None:
    options = [Advice(Keep(at), worms, {"win": win}) for at, (worms, win) in enumerate(figures, 1)]
    assert worths("pickomino", *options) == told


def test_at_ryzyk_fizyk_the_analysis_counts_where_it_has_ordered_the_options() -> None:
    options = [Advice(Bank(), value, facts) for value, facts in ((0.5, {"win": 0.54}), (0.52, {"win": 0.52}))]
    assert worths("ryzyk_fizyk", *options) == ["54.0% to win", "52.0% to win"]
    options = [Advice(Bank(), value, {}) for value in (0.5504, 0.5501)]
    assert worths("ryzyk_fizyk", *options) == ["55.04% to win", "55.01% to win"]


@pytest.mark.parametrize(
    "seats, big, told",
    [
        (2, (0.5, 0.5), ["52.4% to win", "52.3% to win"]),
        (3, (1.44, 1.41), ["1.44 big points on average", "1.41 big points on average"]),
        (3, (1.4, 1.6), ["", ""]),
    ],
)
def test_at_rummikub_it_is_the_same(seats: int, big: tuple[float, float], told: list[str]) -> None:
    among = [{"chance": chance, "big": points} for chance, points in zip((0.524, 0.523), big, strict=True)]
    assert [worth_of("", facts, seats, 1, among).worth for facts in among] == told


@pytest.mark.parametrize("game", mostly_rest(GAMES, usual=["pickomino"]))
def test_in_games_no_figure_contradicts_the_order_of_the_options(game: str, qapp: object) -> None:
    package = load_package(game)
    view_model, looked, silent = package.view_model(None), 0, 0
    for session, seat in positions(game, 1, seed=7):
        view = package.game.view(session.state, seat)
        options = first_options(advise(BotJob("advise", game, view, seat)))
        if len(options) < 2:
            continue
        show_position(view_model, session, session.length, seat)
        told = [view_model.option_worth(option, options).worth for option in options]
        figures = [re.findall(r"-?\d+(?:\.\d+)?", each.replace("−", "-")) for each in told]
        # The risk behind the deciding figure is ordered differently.
        count = len(figures[0]) if game == "knaster" else min(1, len(figures[0]))
        for place in range(count):
            numbers = [float(each[place]) for each in figures]
            assert all(after <= before for before, after in pairwise(numbers)), told
        silent += not any(told)
        looked += 1
        if looked == LOOKED_AT:
            break
    assert silent < looked / 2
