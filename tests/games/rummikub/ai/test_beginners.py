"""Gentle computers among beginners: each has a fair chance, and they don't hurry one another."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

from tests.games.rummikub.rivals import BEGINNERS, BEGINNERS_WIN, LEAST_OUT, MOST_LAST
from tests.strength.contest import Side
from tests.tiers import mostly_rest

ONE_GAME = Options(turn_seconds=None, games_per_match=1)
SHORT = bool(os.environ.get("STOLIK_SHORT"))
GENTLE = BOTS[Level.GENTLE]

each_beginner = pytest.mark.parametrize("beginner", BEGINNERS, ids=lambda side: side.name)
each_table = pytest.mark.parametrize("seats", mostly_rest(BEGINNERS_WIN, usual=[3]))


class Share(NamedTuple):
    """In how many of some games a player won, was last, and somebody went out."""

    won: float
    last: float
    out: float


def among_gentle(first: AnyBot, seats: int, deals: Sequence[int]) -> Share:
    """Return how somebody does at a table of gentle computers, where every seat opens in turn."""
    won = last = out = 0
    bots = [first, *[GENTLE] * (seats - 1)]
    for number in deals:
        end: State = GAME.start(seats, ONE_GAME, number % seats)
        chances = [Random(f"{number} {seat}") for seat in range(seats)]
        for made in playout_moves(GAME, end, bot_chooser(bots, chances, 1.0), Random(number)):
            end = made.after
        result = end.results[0]
        won += result.winner == 0
        last += result.small_points[0] == min(result.small_points)
        out += result.ending == "out"
    return Share(won / len(deals), last / len(deals), out / len(deals))


@pytest.mark.rest
@each_table
@each_beginner
def test_a_beginner_has_a_fair_chance_among_gentle_computers(beginner: Side, seats: int) -> None:
    share = among_gentle(beginner.bot, seats, range(8))
    assert share.won >= BEGINNERS_WIN[seats]
    assert seats == 2 or share.last <= MOST_LAST


@pytest.mark.soak
@each_table
@each_beginner
def test_a_beginner_keeps_that_chance_in_many_games(beginner: Side, seats: int) -> None:
    share = among_gentle(beginner.bot, seats, range(40 if SHORT else 400))
    assert share.won >= BEGINNERS_WIN[seats]
    assert seats == 2 or share.last <= MOST_LAST


@pytest.mark.soak
@each_table
def test_gentle_computers_among_themselves_mostly_go_out(seats: int) -> None:
    assert among_gentle(GENTLE, seats, range(20 if SHORT else 100)).out >= LEAST_OUT
