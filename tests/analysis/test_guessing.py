"""Questions from games of bots, and the accuracy of guesses: bins with errors, and claims if clear."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest
from stolik.analysis.guessing import BINS, FIRST, LATEST, Bin, Guess, figures, games_to_guess, make
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import open_session, parse_record


def guess(said: int, truth: float) -> Guess:
    return Guess("game", "bust", said, truth)


def around(truth: float, by: float, many: int) -> list[Guess]:
    """Return guesses with about the same error, to both sides in turn."""
    return [guess(round(100 * (truth + (by if at % 2 else -by))) + at % 3, truth) for at in range(many)]


def test_a_bin_holds_a_tenth_of_the_scale_and_tells_its_error_once_somebody_has_guessed() -> None:
    told = figures([])
    assert (told.bins, told.many, told.miss) == ((Bin(),) * BINS, 0, 0.0)
    assert (told.lean, told.trend, told.latest) == ("few", "few", 0)
    told = figures([guess(0, 0.0), guess(9, 0.2), guess(10, 0.3), guess(100, 0.9)])
    assert told.bins[0][:3] == (2, 0.045, 0.1)
    assert told.bins[0].error == pytest.approx(sqrt(0.02 / 2))
    # A single guess has no error estimate.
    assert (told.bins[1], told.bins[9]) == (Bin(1, 0.1, 0.3, None), Bin(1, 1.0, 0.9, None))
    assert [each.many for each in told.bins] == [2, 1, *[0] * 7, 1]
    assert told.miss == pytest.approx((0 + 0.11 + 0.2 + 0.1) / 4)


@pytest.mark.parametrize("off, lean", [(0.2, "high"), (-0.2, "low"), (0.0, "even")])
def test_a_lean_is_told_where_it_is_clear(off: float, lean: str) -> None:
    guesses = around(0.5 + off, 0.1, 20)
    guesses = [each._replace(truth=0.5) for each in guesses]
    assert figures(guesses).lean == lean
    assert figures(guesses[: FIRST - 1]).lean == "few"


@pytest.mark.parametrize(
    "first, latest, trend", [(0.3, 0.05, "better"), (0.05, 0.3, "worse"), (0.2, 0.2, "unclear")]
)
def test_the_latest_guesses_are_compared_with_the_first_ten(first: float, latest: float, trend: str) -> None:
    guesses = [*around(0.5, first, FIRST), *around(0.5, latest, FIRST)]
    assert figures(guesses).trend == trend
    assert figures(guesses[:-1]).trend == "few"
    assert figures([*guesses, *around(0.5, latest, 2 * LATEST)]).latest == LATEST


def test_who_guesses_always_alike_is_hardly_ever_told_to_have_changed() -> None:
    rng, told = Random(1), []
    for _ in range(400):
        guesses = [guess(round(100 * min(1.0, max(0.0, rng.gauss(0.5, 0.2)))), 0.5) for _ in range(40)]
        told.append(figures(guesses).trend)
    assert told.count("unclear") >= 0.93 * len(told)


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
