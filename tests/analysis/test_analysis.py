"""Luck, error and revaluation of played games, and the law that ties them together."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from random import Random

import pytest
from stolik.analysis.analysis import Analysis, Chance, Decision, analyse
from stolik.engine.bot import Level
from stolik.engine.codec import read_record
from stolik.engine.driver import bot_chooser, play, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.seat_values import result_of
from stolik.engine.session import Session

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ("pickomino", "knaster", "ryzyk_fizyk")


def played(game: str, seats: int, levels: tuple[Level, ...], seed: int, **options: object) -> Session:
    package = load_package(game)
    session = Session(package.game, seats, package.game.options_type(**options), 0)
    bots = [package.bots[levels[seat % len(levels)]] for seat in range(seats)]
    return play(session, bot_chooser(bots, [Random(seed + seat) for seat in range(seats)]), Random(seed))


def analysis_of(session: Session, game: str) -> Analysis:
    seat_values = load_package(game).seat_values
    assert seat_values is not None
    return analyse(session, seat_values)


def assert_the_law_holds(analysis: Analysis) -> None:
    for seat in analysis.seats:
        told = seat.start + seat.luck - seat.error + seat.gifts + seat.others + seat.revaluation
        assert isclose(told, seat.present, abs_tol=1e-9), seat
        assert seat.error >= 0
    if analysis.unit == "win":
        assert isclose(sum(analysis.start), 1, abs_tol=1e-9)
        for item in analysis.items:
            match item:
                case Chance():
                    assert isclose(sum(item.luck), 0, abs_tol=1e-9)
                case Decision():
                    assert isclose(sum(item.value), 1, abs_tol=1e-9)
                    assert isclose(sum(item.gifts), item.error, abs_tol=1e-9)
