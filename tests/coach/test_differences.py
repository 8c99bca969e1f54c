"""The loss claimed for a move is true of it and not of the best one, in all puzzles and in games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from typing import Any

import pytest
from stolik.analysis.practice import compared_text, judge, record_before
from stolik.analysis.puzzles import PuzzleRequest, make
from stolik.bots.worker import answer
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.coaching.puzzles import GRADES
from stolik.engine.game import Seat
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.record import open_session, parse_record
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel, show_position

from tests.coach.told import CLAIMING, Figures, Given, positions, wording_of
from tests.tiers import mostly_rest

OPEN = ["pickomino", "knaster", "ryzyk_fizyk"]
"""The games in which every move's worth is known."""


def figures_of(game: str) -> Figures:
    figures: Figures = import_module(f"tests.games.{game}.claims_check").FIGURES
    return figures


def given(game: str, view: Any, seat: Seat, options: tuple[Any, ...], played: Any) -> Given | None:
    place = "ui.hints" if game == "rummikub" else "ai.claims"
    told = import_module(f"stolik.games.{game}.{place}").difference
    of_whom = (view,) if game == "ryzyk_fizyk" else (view, seat)
    claim = told(*of_whom, options, played.move)
    return None if claim is None else Given(claim, view, seat, options[0], played)


def check(game: str, found: Given) -> None:
    figure, facts = figures_of(game)[found.claim.kind], found.claim.facts
    assert facts["yours"] != facts["best"], found
    assert (figure(found, found.played), figure(found, found.best)) == (facts["yours"], facts["best"]), found


def tell_all(game: str, view_model: ViewModel, session: Session, seat: Seat) -> Counter[str]:
    """Return how often each difference is claimed for a seat's moves that count as errors."""
    view, told = session.game.view(session.state, seat), Counter[str]()
    worth: MovesWorth = answer(BotJob("worth", game, view, seat)).result
    show_position(view_model, session, session.length, seat)
    for option in worth.advice[1:]:
        verdict = judge(session, seat, option.move, worth)
        if verdict.right:
            continue
        found = given(game, view, seat, worth.advice, option)
        sentence = view_model.difference(worth.advice, option.move)
        if found is None:
            assert sentence == ""
            best, played = verdict.options[0].value, verdict.played.value
            assert played < best
            assert compared_text(verdict)
        else:
            assert sentence
            check(game, found)
        told[found.claim.kind if found else ""] += 1
    return told


@pytest.mark.parametrize("game", CLAIMING)
def test_every_difference_has_its_figure_and_its_words(game: str) -> None:
    assert figures_of(game).keys() == wording_of(game, "DIFFERENCES").sources.keys()


def of_puzzles(game: str) -> Iterator[tuple[Session, Seat]]:
    for grade, seed in product(GRADES, range(3)):
        made = make(game, PuzzleRequest(grade, str(seed)))
        yield open_session(record_before(made.text, made.entry)), made.seat


def of_games(game: str) -> Iterator[tuple[Session, Seat]]:
    for number in range(2):
        yield from positions(game, number, seed=7)


@pytest.mark.parametrize("game", mostly_rest(OPEN, usual=["pickomino"]))
@pytest.mark.parametrize("met", [of_puzzles, pytest.param(of_games, marks=pytest.mark.rest)])
def test_every_error_is_told_what_it_gives_up(
    game: str, met: Callable[[str], Iterator[tuple[Session, Seat]]], qapp: object
) -> None:
    view_model, told = load_package(game).view_model(None), Counter[str]()
    for session, seat in met(game):
        told += tell_all(game, view_model, session, seat)
    assert told.total() >= len(GRADES) * 3
    assert told[""] < told.total() / 4, "seldom only the chances are told"


def test_tiles_that_are_kept_are_told(qapp: object) -> None:
    game = "rummikub"
    package, told = load_package(game), 0
    for grade in GRADES:
        made = make(game, PuzzleRequest(grade, "kept"))
        session, seat = open_session(record_before(made.text, made.entry)), made.seat
        best = load_codec(game).move(parse_record(made.text).log[made.entry - 1]["move"])
        view = session.game.view(session.state, seat)
        assert package.puzzles is not None
        for move in session.game.legal_moves(session.state, seat):
            found = given(game, view, seat, (Advice(best, 0.0),), Advice(move, 0.0))
            if found is not None:
                check(game, found)
            told += found is not None
    assert told >= len(GRADES)
