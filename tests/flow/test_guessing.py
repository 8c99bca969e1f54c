"""Who guesses first is told odds or a hint only after a guess, and nobody else sees the question."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.bot import Advice
from stolik.engine.coaching.guesses import Question
from stolik.engine.sitting import SeatHelps
from stolik.games.pickomino.rules.moves import Roll

from tests.flow.flow import Flow
from tests.table.peeking.rules import Say

BUST = Question("bust", 0.25)
TILE = Question("tile", 0.5, {"tile": 27})
GUESSER = (SeatHelps(guess=True), SeatHelps())


def guessing(seats: str = "hb", game: str = "peeking") -> Flow:
    flow = Flow(seats, game, helps=GUESSER) if game != "peeking" else Flow(seats, helps=GUESSER)
    return flow.begin()


def found(flow: Flow, *questions: Any) -> None:
    """Answer the job that looks for questions."""
    flow.bot_answers("guesses", questions)


def shown(flow: Flow) -> tuple[str, int | None]:
    """Return the kind of the question that is seen, and the guess; nothing where there is none."""
    guess = flow.screen.advice.guess
    assert guess is None or guess.question is not None
    return ("", None) if guess is None or guess.question is None else (guess.question.kind, guess.said)


def waits_for(flow: Flow, task: Any) -> bool:
    return flow.bots.oldest(task) is not None


def test_without_the_switch_nothing_is_asked() -> None:
    flow = Flow("hb").begin()
    assert not flow.screen.advice.hides_chances
    flow.show_odds(True).ask_hint()
    assert not waits_for(flow, "guesses")
    assert waits_for(flow, "odds")
    assert waits_for(flow, "advise")


def test_the_odds_come_after_the_guess() -> None:
    flow = guessing()
    assert flow.screen.advice.hides_chances
    flow.show_odds(True)
    assert flow.screen.advice.wanted, "the button stays down"
    assert not waits_for(flow, "odds")
    found(flow, BUST, TILE)
    assert shown(flow) == ("bust", None)
    assert flow.screen.advice.hides_chances
    flow.tick(4).guess(30)
    ((seat, kind, said, seconds),) = flow.guesses
    assert (seat, kind, said) == (0, "bust", 30)
    assert seconds == pytest.approx(4.0)
    assert shown(flow) == ("bust", 30)
    assert not flow.screen.advice.hides_chances
    assert waits_for(flow, "odds")
    flow.guess(60)
    assert len(flow.guesses) == 1
    flow.close_guess()
    assert shown(flow) == ("", None)
    assert flow.screen.advice.wanted
    flow.show_odds(False).show_odds(True)
    assert waits_for(flow, "odds")
    flow.ask_hint()
    assert waits_for(flow, "advise"), "at this position a guess was made"


def test_the_hint_comes_after_the_guess_and_may_be_wanted_while_the_question_is_open() -> None:
    flow = guessing().ask_hint()
    assert not flow.screen.advice.is_thinking
    found(flow, BUST)
    flow.guess(0).bot_answers("advise", (Advice(Say(1), 2.0),))
    assert flow.screen.advice.options
    assert shown(flow) == ("bust", 0)
    flow = guessing().show_odds(True).ask_hint()
    found(flow, BUST)
    flow.ask_hint()
    assert shown(flow) == ("bust", None)
    flow.guess(10)
    assert waits_for(flow, "advise")


@pytest.mark.parametrize("result", [(), None])
def test_where_there_is_nothing_to_guess_it_is_told_at_once(result: Any) -> None:
    flow = guessing().show_odds(True).bot_answers("guesses", result)
    assert (shown(flow), waits_for(flow, "odds")) == (("", None), True)
    assert not flow.screen.advice.hides_chances


def test_a_question_that_a_file_does_not_hold_is_asked_all_the_same() -> None:
    flow = guessing().ask_hint().bot_answers("guesses", True)
    assert shown(flow) == ("", None)
    assert flow.screen.advice.guess is not None
    flow.guess(50)
    assert waits_for(flow, "advise")


def test_who_does_not_guess_is_not_told_and_asked_another_time() -> None:
    flow = guessing().show_odds(True).close_guess()
    assert not waits_for(flow, "guesses")
    assert not flow.screen.advice.wanted
    flow.guess(10)
    assert flow.guesses == []
    flow.show_odds(True)
    found(flow, BUST)
    flow.drop_hint()
    assert (shown(flow), flow.screen.advice.wanted, waits_for(flow, "odds")) == (("", None), False, False)
    flow.close_guess().ask_hint()
    assert waits_for(flow, "guesses")


def test_at_another_position_it_is_guessed_anew() -> None:
    flow = guessing("hb", "pickomino")
    assert flow.status.seat == 0
    flow.show_odds(True)
    found(flow, TILE)
    flow.guess(40)
    assert flow.screen.advice.wanted
    flow.submit(Roll()).finish()
    assert flow.status.seat == 0
    assert not flow.screen.advice.wanted
    assert flow.screen.advice.hides_chances
    assert shown(flow) == ("", None)
    flow.show_odds(True)
    assert waits_for(flow, "guesses")


def test_looking_back_puts_the_question_away_but_not_the_guess() -> None:
    flow = guessing("hh", "pickomino").submit(Roll()).finish().show_odds(True)
    found(flow, TILE)
    flow.look_at(0)
    assert shown(flow) == ("", None)
    flow.back_to_now().show_odds(True)
    found(flow, TILE)
    flow.guess(40).look_at(0)
    assert shown(flow) == ("", None)
    flow.back_to_now().ask_hint()
    assert waits_for(flow, "advise")


def test_nobody_sees_anothers_question() -> None:
    flow = guessing("hh").reveal().show_odds(True)
    found(flow, BUST)
    assert shown(flow) == ("bust", None)
    flow.cover()
    assert shown(flow) == ("", None)
    flow.guess(20)
    assert flow.guesses == []
