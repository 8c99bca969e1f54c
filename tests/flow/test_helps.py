"""Helps for the person at one seat only: a calm table, a guess before the odds, more time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Self

import pytest
from stolik.engine.bot import Advice
from stolik.engine.coaching.guesses import Question
from stolik.engine.game_library import load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import MOST_EXTRA_SECONDS, SeatHelps, helps_of, in_order, plain_helps
from stolik.flow import happenings as h
from stolik.flow.quiet import Cue
from stolik.games.pickomino.rules.moves import Keep, Roll
from stolik.storage.profiles import LineUp, People, Person, SeatPlan, load_people, store_people
from stolik.table.screen_parts import SeatedGame, SeatRows

from tests.flow.flow import Flow, PlainViewModel, pure_peeking
from tests.flow.test_game_clock import Timed
from tests.table.peeking import rules
from tests.table.peeking.rules import Say

CALM = SeatHelps(calm=True)
BEST = Advice(rules.Say(7), 1.0)


class Shown(PlainViewModel):
    """Records what the next press is shown for."""

    cue: Any = None

    def show_cue(self, option: Any) -> None:
        self.cue = option


class CalmFlow(Flow):
    """A table at which some are calm; the test releases the answers about the best move."""

    def answer(self, *options: Advice, failed: bool = False) -> Self:
        return self.bot_answers("advise", None if failed else options or (BEST,))

    def wait(self, seconds: float) -> Self:
        for _ in range(round(seconds / 0.5)):
            self.tick(0.5)
        return self

    def cue(self) -> Any:
        return self.screen.advice.cue


def calm(players: str = "hb", helps: tuple[SeatHelps, ...] = (CALM,), **more: Any) -> CalmFlow:
    flow = CalmFlow(players, helps=helps, view_model=Shown(pure_peeking()), **more)
    flow.begin()
    return flow


def test_after_eight_quiet_seconds_the_next_press_is_shown() -> None:
    flow = calm().answer().wait(7.5)
    assert flow.cue() is None
    assert flow.screen.counts_time
    flow.wait(0.5)
    assert flow.cue() == Cue((BEST,))
    assert flow.model.cue is BEST
    assert not flow.screen.counts_time


def test_a_touch_makes_it_wait_anew_but_one_of_what_is_shown_shows_at_once_what_is_next() -> None:
    flow = calm().answer().wait(7).touch().wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() is not None
    flow.touch()
    assert flow.cue() is None
    assert flow.model.cue is None
    flow.wait(8)
    assert flow.cue() is not None
    flow = calm().answer().touch(followed=True).wait(8).touch(followed=True)
    assert flow.cue() is not None


def test_what_comes_late_or_nobody_knew_is_shown_as_soon_as_it_is_known() -> None:
    flow = calm().wait(9)
    assert flow.cue() is None
    flow.answer().wait(0.5)
    assert flow.cue() is not None
    flow = calm().answer(failed=True).wait(8)
    assert flow.cue() is None
    flow.answer().wait(0.5)
    assert flow.cue() == Cue((BEST,))


def test_only_the_turns_of_who_is_calm_are_and_not_behind_a_curtain() -> None:
    flow = calm("hhb", (SeatHelps(), CALM)).reveal()
    assert flow.bots.oldest("advise") is None
    assert not flow.now.quiet.awaited
    flow.submit(rules.Say(7)).reveal().answer().wait(8)
    assert flow.cue() is not None
    flow.submit(rules.Say(7))
    assert flow.cue() is None
    flow.close_window().wait(20)
    assert flow.cue() is None
    flow = calm("hh", (CALM, CALM)).wait(20)
    assert flow.cue() is None
    flow.reveal().answer().wait(8)
    assert flow.cue() is not None
    flow.cover()
    assert flow.cue() is None


def test_what_was_asked_for_a_decision_goes_with_it_and_a_table_that_was_left_counts_nothing() -> None:
    flow = calm().submit(rules.Say(7))
    assert flow.bots.oldest("advise") is None
    flow = calm().answer().close().wait(20)
    assert flow.cue() is None
    assert not flow.screen.counts_time


@pytest.mark.parametrize("away", ["pause", "past"])
def test_a_pause_and_the_past_do_not_count(away: str) -> None:
    flow = calm().submit(rules.Hum()).finish().answer().wait(7)
    if away == "pause":
        flow.pause(True)
    else:
        flow.look_at(0)
    flow.wait(20)
    assert flow.cue() is None
    if away == "pause":
        flow.pause(False)
    else:
        flow.back_to_now()
    flow.answer().wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() is not None


def test_a_hint_that_is_asked_for_comes_first() -> None:
    flow = calm().answer().wait(8).ask_hint().answer()
    assert flow.cue() is None
    assert flow.now.hint.options
    flow.drop_hint()
    assert not flow.now.hint.options
    assert flow.cue() is None
    flow.wait(8)
    assert flow.cue() is not None


def test_what_the_next_press_shows_is_done_where_somebody_goes_its_way() -> None:
    accepted: list[str] = []
    flow = calm()
    flow.model.accept_hint = lambda: accepted.append("done")
    flow.answer().follow_hint()
    assert accepted == []
    flow.wait(8).follow_hint()
    assert accepted == ["done"]
    assert flow.cue() is not None
    flow.drop_hint()
    assert flow.cue() is None


def test_what_waits_until_it_was_seen_is_shown_to_be_pressed_away() -> None:
    flow = calm("hh", (CALM, SeatHelps()), instant=False).reveal().submit(rules.Draw())
    for _ in range(5):
        if not flow.waits:
            flow.scene_played(flow.token)
    assert flow.waits
    assert flow.bots.oldest("advise") is None
    flow.wait(7.5)
    assert flow.cue() is None
    flow.wait(0.5)
    assert flow.cue() == Cue()
    assert flow.model.cue is None
    flow.end_scene()
    assert flow.cue() is None


def test_no_time_runs_out_in_a_calm_turn_nor_at_a_table_that_becomes_calm() -> None:
    flow = calm("hh", (CALM, SeatHelps()), options=rules.Options(60)).reveal()
    assert not flow.clock.running
    assert flow.clock.left(flow.time) == -1
    flow.answer().wait(100)
    assert flow.session.length == 0
    flow.submit(rules.Say(7)).reveal()
    assert flow.clock.running
    assert flow.clock.left(flow.time) == 60
    flow = calm("hh", (), options=rules.Options(60)).reveal()
    assert flow.clock.running
    flow.happen(h.HelpsChanged, (CALM,))
    assert not flow.clock.running
    flow.answer().wait(8)
    assert flow.cue() is not None
    flow.happen(h.HelpsChanged, ())
    assert flow.cue() is None
    assert flow.clock.left(flow.time) == 60


@pytest.mark.parametrize(
    "helps, heard", [((), True), ((CALM,), False), ((SeatHelps(), CALM), True), ((CALM, CALM), False)]
)
def test_a_bust_of_who_is_calm_is_not_heard(helps: tuple[SeatHelps, ...], heard: bool) -> None:
    flow = Flow("hh", "pickomino", helps=helps).begin()
    assert ("bust" in go_bust(flow)) is heard


@pytest.mark.parametrize("helps, heard", [((CALM,), False), ((), True), ((CALM, SeatHelps()), True)])
def test_where_everybody_is_calm_no_bust_of_a_computer_is_heard(
    helps: tuple[SeatHelps, ...], heard: bool
) -> None:
    players = "hhb" if len(helps) > 1 else "hb"
    flow = Flow(players, "pickomino", helps=helps)
    assert flow.setting.spares(len(players) - 1) is not heard


def go_bust(flow: Flow) -> list[str]:
    """Roll the same dice twice and return the announcements."""
    rolls = [(1, 1, 1, 1, 1, 1, 1, 2), (2, 2, 2, 2, 2, 2, 2)]
    flow.rng.choices = lambda *_, **__: list(rolls.pop(0))  # type: ignore[method-assign]  # it rolls what it is told
    flow.submit(Roll()).finish().submit(Keep(2)).finish().submit(Roll()).finish()
    return flow.sounds


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
    """Return the kind of the visible question, and the guess; empty if there is none."""
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
    flow.guess(0)
    assert (shown(flow), waits_for(flow, "advise")) == (("bust", 0), False), "its marks would be seen already"
    flow.close_guess().bot_answers("advise", (Advice(Say(1), 2.0),))
    assert flow.screen.advice.options
    assert shown(flow) == ("", None)
    flow = guessing().show_odds(True).ask_hint()
    found(flow, BUST)
    flow.ask_hint()
    assert shown(flow) == ("bust", None)
    flow.guess(10).drop_hint()
    assert (shown(flow), waits_for(flow, "advise")) == (("", None), False), "Escape asks for no hint"
    flow.ask_hint()
    assert waits_for(flow, "advise"), "the guess was made"
    flow = guessing().ask_hint()
    found(flow, BUST)
    flow.guess(10).ask_hint()
    assert (shown(flow), waits_for(flow, "advise")) == (("", None), True)


@pytest.mark.parametrize("result", [(), None])
def test_where_there_is_nothing_to_guess_it_is_told_at_once(result: Any) -> None:
    flow = guessing().show_odds(True).bot_answers("guesses", result)
    assert (shown(flow), waits_for(flow, "odds")) == (("", None), True)
    assert not flow.screen.advice.hides_chances


def test_a_question_that_a_file_does_not_hold_is_asked_all_the_same() -> None:
    flow = guessing().ask_hint().bot_answers("guesses", True)
    assert shown(flow) == ("", None)
    assert flow.screen.advice.guess is not None
    flow.guess(50).close_guess()
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


def test_a_seat_with_more_time_has_it_in_its_own_turns_alone_and_where_there_is_a_clock() -> None:
    timed = Timed(60, None, (SeatHelps(), SeatHelps(extra_seconds=30)))
    timed.follow(0)
    assert (timed.clock.total, timed.left) == (60, 60)
    timed.session.submit(0, rules.Say(7))
    timed.follow(1)
    assert (timed.clock.total, timed.left) == (90, 90)
    timed.let(89.5)
    assert "expired" not in timed.said
    timed.let(1)
    assert timed.said[-1] == "expired"
    timed = Timed(None, None, (SeatHelps(extra_seconds=30),))
    timed.follow(0)
    assert timed.left == -1


def test_who_may_not_take_back_or_asks_for_no_hints_can_not_and_others_can() -> None:
    for helps, can in (((SeatHelps(undo=False),), False), ((SeatHelps(), SeatHelps(undo=False)), True)):
        flow = Flow("hh", "pickomino", helps=helps).begin().submit(Roll()).finish()
        face = flow.session.state.rolled[0]
        flow.submit(Keep(face)).finish()
        assert flow.status.can_undo is can
    for of_hints, asked in (((SeatHelps(hints=False),), False), ((), True)):
        flow = Flow("hh", "pickomino", helps=of_hints).begin().ask_hint()
        assert flow.screen.advice.is_thinking is asked
        assert flow.refused == []


@pytest.mark.parametrize("plain", [None, 3, [], {"extra_seconds": True, "hints": "no", "undo": None, "x": 1}])
def test_what_makes_no_sense_is_as_usual(plain: object) -> None:
    assert helps_of(plain) == SeatHelps()
    assert helps_of({"extra_seconds": MOST_EXTRA_SECONDS + 1}).extra_seconds == 0


def test_they_are_kept_with_the_person(tmp_path: Path) -> None:
    helps = SeatHelps(extra_seconds=45, large_print=True, handicap=True)
    people = People()
    people.remember("rummikub", LineUp(seats=[SeatPlan(name="Ala", helps=helps), SeatPlan(name="Ola")]))
    file = tmp_path / "people.json"
    assert store_people(file, people) is None
    written = json.loads(file.read_text("utf-8"))
    assert [person["helps"] for person in written["people"]] == [plain_helps(helps), {}]
    loaded = load_people(file)
    assert loaded.fault is None
    assert [person.helps for person in loaded.document.people] == [helps, SeatHelps()]
    assert Person.model_validate({"name": "Jan", "helps": "no"}).helps == SeatHelps()


def test_a_handicap_is_told_with_the_names_of_those_who_have_it() -> None:
    package: Any = load_package("rummikub")
    game = package.game
    players = tuple(Player(name=name, player="human") for name in ("Ala", "Bolek"))
    unused: Any = None
    for seats, told in (((1,), ("Opening with 20 points instead of 30", ["Bolek"])), ((), ("", []))):
        session = Session(game, 2, game.options_type(easier_opening=seats), 0)
        seated = SeatedGame(package.info, session, in_order(players))
        rows = SeatRows(seated, unused, package.messages, unused, unused)
        assert rows.handicap == told
