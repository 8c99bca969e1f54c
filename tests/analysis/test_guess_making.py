"""Positions to guess at: the same for the same seed, and what is asked is true of them."""

from __future__ import annotations

import pytest
from stolik.analysis.guessing import games_to_guess, make
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import open_session, parse_record

SEEDS = ("1", "2", "3")


@pytest.mark.parametrize("info", games_to_guess(), ids=lambda info: info.id)
def test_what_is_asked_is_true_of_the_position(info: GameInfo) -> None:
    package = load_package(info.id)
    for seed in SEEDS:
        made = make(info.id, seed)
        session = open_session(parse_record(made.text))
        assert session.length == made.entry - 1
        assert made.seat in session.to_act
        assert made.question in package.guesses(session.view(made.seat), made.seat)
        assert made.question.kind in package.messages.questions
        assert 0 < made.question.truth < 1


@pytest.mark.rest
@pytest.mark.parametrize("info", games_to_guess(), ids=lambda info: info.id)
def test_the_bots_process_makes_positions_and_answers_for_a_seat(info: GameInfo) -> None:
    made = answer(BotJob("guess", info.id, "1", 0)).result
    assert made == make(info.id, "1")
    session = open_session(parse_record(made.text))
    job = BotJob("guesses", info.id, session.view(made.seat), made.seat)
    assert made.question in answer(job).result


def test_a_games_chances_are_asked_about_all_over() -> None:
    truths = [make("ryzyk_fizyk", str(seed)).question.truth for seed in range(30)]
    assert min(truths) < 0.1
    assert max(truths) > 0.6
