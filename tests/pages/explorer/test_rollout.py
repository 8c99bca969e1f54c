"""Look closer: two options are played out many times, and told as far as it is sure."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis import jobs
from stolik.analysis.analysis import Decision
from stolik.analysis.jobs import GAMES, PART_SECONDS, Phase, RolloutJob
from stolik.analysis.report import dearest
from stolik.analysis.rollouts import LEVEL, Position, RolledOut, Rollout, RolloutReckoner, mean_of, roll_out
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.session import Session
from stolik.games.rummikub.rules.scoring import BIG_POINTS
from stolik.pages.explorer.rollout import (
    FEW_GAMES,
    Asked,
    Outcome,
    RolloutModel,
    how_text,
    outcome_text,
    rollout_figures,
    rollout_text,
)

from tests.analysis.report.games import MATCH, SHARED, Runner, read, reported


def error_of(name: str) -> Decision:
    """Return the error of a recorded game that cost most."""
    return dearest(reported(name).analysis)[0]


def rollout_of(error: Decision, session: Session) -> Rollout:
    view = session.game.view(session.state_at(error.entry - 1), error.seat)
    by_big_points = error.big_error is not None
    return Rollout(view, error.seat, error.best, error.played, error.entry, by_big_points)


class Desk:
    """The rollout of a game's dearest error, and what it asked and told."""

    def __init__(self, name: str = SHARED, entries: int | None = None) -> None:
        self.package, self.session = read(name, entries)
        self.decision = error_of(name)
        self.rollout = rollout_of(self.decision, self.session)
        self.runner = Runner()
        self.told: list[tuple[Phase, int]] = []
        self.time = 0.0
        self.part_seconds = PART_SECONDS
        self.job = RolloutJob(self.package.info.id, self.rollout, self.runner, self._tell, lambda: self.time)
        self.reckoner = RolloutReckoner()

    def _tell(self) -> None:
        self.told.append((self.job.phase, len(self.job.results)))

    def do(self) -> None:
        def do(job: BotJob) -> Any:
            self.time += self.part_seconds
            return self.reckoner.roll_out(job.game, job.view)

        self.runner.do(do)

    def finish(self) -> None:
        while self.runner.jobs:
            self.do()


@pytest.fixture
def twelve_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "GAMES", 12)


@pytest.fixture
def desk() -> Desk:
    """A desk at which the rollout has begun."""
    desk = Desk()
    desk.job.begin()
    return desk


# ------------------------------------------------------------------------------------------- how it is played


def test_both_choices_are_played_out_with_the_command_line_s_dice(twelve_games: None, desk: Desk) -> None:
    desk.finish()
    assert (desk.job.phase, len(desk.job.results), desk.job.progress) == (Phase.READY, 12, 1.0)
    error, (package, session) = desk.decision, read(SHARED)
    state, bot = session.state_at(error.entry - 1), package.bots[LEVEL]
    position = Position(session.game, state, error.seat, bot, error.entry)
    for option, results in zip((error.best, error.played), zip(*desk.job.results, strict=True), strict=True):
        assert mean_of(results) == roll_out(position, option, 12)


def test_the_result_grows_while_games_are_played(twelve_games: None, desk: Desk) -> None:
    desk.finish()
    games = [count for _, count in desk.told]
    assert games == sorted(games)
    assert len(set(games)) > 3
    assert desk.told[0] == (Phase.WORKING, 0)


def test_a_part_takes_about_as_long_as_it_may() -> None:
    slow, quick = Desk(), Desk()
    for desk, seconds in ((slow, 10 * PART_SECONDS), (quick, PART_SECONDS / 100)):
        desk.part_seconds = seconds
        desk.job.begin()
        for _ in range(3):
            desk.do()
    moves = [[job.view.moves for job in desk.runner.asked] for desk in (slow, quick)]
    assert moves == [[10, 1, 1, 1], [10, 40, 160, 640]]


def test_a_stop_keeps_what_is_there_and_it_goes_on_with_the_same_games(twelve_games: None) -> None:
    through, stopped = Desk(), Desk()
    through.job.begin()
    through.finish()
    stopped.job.stop()
    assert stopped.told == []
    stopped.job.begin()
    while not stopped.job.results:
        stopped.do()
    stopped.job.stop()
    kept = list(stopped.job.results)
    assert (stopped.job.phase, stopped.runner.jobs) == (Phase.STOPPED, {})
    # Meanwhile the bots' process has rolled out something else, or is a new one.
    stopped.reckoner = RolloutReckoner()
    stopped.job.begin()
    stopped.job.begin()
    assert len(stopped.runner.jobs) == 1
    stopped.finish()
    assert stopped.job.results[: len(kept)] == kept
    assert stopped.job.results == through.job.results


def test_a_failure_keeps_what_is_there_and_can_be_tried_again(twelve_games: None, desk: Desk) -> None:
    desk.runner.do(lambda job: None)
    assert desk.told[-1] == (Phase.FAILED, 0)
    desk.job.begin()
    desk.finish()
    assert desk.told[-1] == (Phase.READY, 12)


def test_the_bots_process_goes_on_in_the_middle_of_a_game() -> None:
    desk, parts = Desk(), Desk()
    desk.job.begin()
    request = desk.runner.asked[0].view._replace(moves=2000, end=GAMES)
    whole = desk.reckoner.roll_out("ryzyk_fizyk", request)
    found: list[RolledOut] = []
    for _ in range(200):
        part = request._replace(moves=10, first=len(found))
        found += parts.reckoner.roll_out("ryzyk_fizyk", part)
    assert len(whole) > 5
    assert tuple(found) == whole


def test_no_more_games_are_played_than_were_asked_for(desk: Desk) -> None:
    request = desk.runner.asked[0].view._replace(moves=100_000, first=3, end=5)
    assert len(RolloutReckoner().roll_out("ryzyk_fizyk", request)) == 2


def test_the_worker_does_it(desk: Desk) -> None:
    job = desk.runner.asked[0]
    reply = answer(job._replace(view=job.view._replace(moves=2000)))
    assert (reply.fault, len(reply.result) > 5) == (None, True)


@pytest.mark.soak
def test_what_a_seat_of_rummikub_did_not_see_is_drawn_anew() -> None:
    desk = Desk(MATCH)
    desk.job.begin()
    request = desk.runner.asked[0].view
    state = desk.session.state_at(desk.decision.entry - 1)
    values: Any = desk.package.seat_values
    view = desk.session.game.view(state, desk.decision.seat)
    seed = desk.decision.entry
    drawn = [values.possible_state(view, desk.decision.seat, Random(f"{seed}:{n}:hidden")) for n in range(3)]
    assert all(desk.session.game.view(each, desk.decision.seat) == view for each in drawn)
    assert len({each == state for each in drawn} | {drawn[0] == drawn[1]}) == 1
    results = RolloutReckoner().roll_out("rummikub", request._replace(moves=100_000, end=1))
    assert len(results) == 1
    assert not state.results, "both games of the match are still to be scored"
    of_a_game = BIG_POINTS[desk.session.seats]
    assert {*results[0]} <= {float(first + second) for first in of_a_game for second in of_a_game}, (
        "big points"
    )


# -------------------------------------------------------------------------------------------------- secrets


@pytest.mark.parametrize("name", [SHARED, pytest.param(MATCH, marks=pytest.mark.soak)])
def test_a_position_of_a_game_that_goes_on_is_rolled_out_from_what_its_seat_knows(name: str) -> None:
    over = Desk(name)
    desk = Desk(name, over.decision.entry)
    assert not desk.session.over
    assert desk.rollout == over.rollout
    secret = desk.session.state_at(desk.decision.entry - 1)
    assert (desk.rollout.view == secret) == (name == SHARED)


# -------------------------------------------------------------------------------------------- what is told


def results(wins: int, losses: int, equal: int) -> list[RolledOut]:
    """Return games of which the best choice alone won some, the one played others, and both the rest."""
    of = [*[(1.0, 0.0)] * wins, *[(0.0, 1.0)] * losses, *[(1.0, 1.0)] * equal]
    return [RolledOut(*each) for each in of]


def test_a_clear_difference_is_told_with_its_error() -> None:
    found = results(60, 20, 320)
    figures = rollout_figures(found, "win")
    assert figures is not None
    # 40 games of 400 more, with a standard error of sqrt((80 - 4) / 399 / 400), which is 2.2 of 100.
    assert (figures.best, figures.other, figures.difference, figures.error) == (95, 85, 10, 5)
    assert rollout_text(found, "win", "Ala") == (
        "In 400 games played on from here Ala won 95 of 100 with the best choice and 85 with the other one. "
        "The difference is 10 ± 5."
    )
    assert outcome_text(found, "win") == (
        "So the best choice really is better: chance alone rarely makes such a difference."
    )


def test_a_difference_below_nothing_has_a_minus() -> None:
    assert "The difference is −10 ± 5." in rollout_text(results(20, 60, 320), "win", "Ala")


@pytest.mark.parametrize(
    "found, outcome",
    [
        (results(60, 20, 320), Outcome.BEST),
        (results(20, 60, 320), Outcome.OTHER),
        (results(22, 20, 358), Outcome.UNCLEAR),
        (results(0, 0, 400), Outcome.UNCLEAR),
        # 2.5 more of 100 by an error of 2.2: the figures that are shown, 3 and 3, must be apart as well.
        (results(15, 5, 380), Outcome.UNCLEAR),
    ],
)
def test_what_can_t_be_told_apart_is_said_to_be_so(found: list[RolledOut], outcome: Outcome) -> None:
    figures = rollout_figures(found, "win")
    assert figures is not None
    assert (figures.outcome, figures.error >= 1) == (outcome, True)


def test_the_errors_that_are_told_hold_in_nineteen_of_twenty_rollouts() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        # The best choice wins 55 of 100, the other 50, with dice in common.
        dice = [rng.random() for _ in range(FEW_GAMES)]
        found = [RolledOut(float(each < 0.55), float(each < 0.35 or each > 0.85)) for each in dice]
        figures = rollout_figures(found, "win")
        assert figures is not None
        held += abs(figures.difference - 5) <= figures.error + 1
    assert held >= 0.93 * 400


def test_of_few_games_nothing_is_told_but_their_number() -> None:
    assert rollout_text([], "win", "Ala") == ""
    few = results(FEW_GAMES - 1, 0, 0)
    assert rollout_text(few, "win", "Ala") == "29 games played on from here: too few to tell anything yet."
    assert rollout_text(few[:1], "win", "Ala") == "1 game played on from here: too few to tell anything yet."
    assert outcome_text(few, "win") == ""


def test_alone_points_are_told() -> None:
    found = [RolledOut(60.0 + number % 3, 52.0 + number % 2) for number in range(60)]
    assert rollout_text(found, "points", "Ala") == (
        "In 60 games played on from here the best choice led to 61 points on average, the other one to 53. "
        "The difference is 8 ± 1."
    )


def test_with_secrets_it_is_said_that_they_are_dealt_anew() -> None:
    assert "dealt anew" not in how_text(False, "Ala")
    assert how_text(True, "Ala").endswith("What Ala couldn't see is dealt anew for every game.")


# ----------------------------------------------------------------------------------- as the window has it


def asked_of(name: str, error: Decision) -> Asked:
    package, session = read(name)
    rollout = rollout_of(error, session)
    return Asked(package.info.id, rollout, "win", "Ala", package.info.has_secrets, ("this", "that"))


@pytest.fixture
def model(qapp: QGuiApplication, twelve_games: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("stolik.pages.explorer.rollout.FEW_GAMES", 6)
    return RolloutModel(Runner(), lambda: 0.0)


def test_nothing_is_rolled_out_until_two_options_are_looked_at(model: Any) -> None:
    assert (model.possible, model.phase, model.found, model.progress, model.how) == (False, "", "", 0.0, "")
    model.begin()
    model.stop()
    assert model._runner.asked == []
    model.turn_to(asked_of(SHARED, error_of(SHARED)))
    assert (model.possible, model.phase) == (True, "")
    assert model.how


def test_it_is_followed_and_stopped_and_both_pairs_keep_what_they_have(model: Any) -> None:
    first, second = [asked_of(SHARED, error) for error in dearest(reported(SHARED).analysis)[:2]]
    runner = model._runner
    model.turn_to(first)
    model.begin()
    assert (model.phase, model.found, model.outcome, list(model.bars.rows)) == ("working", "", "", [])
    while not model.found:
        runner.do(lambda job: answer(job).result)
    model.stop()
    found = model.found
    assert (model.phase, runner.jobs) == ("stopped", {})
    model.begin()
    model.turn_to(second)
    assert (runner.jobs, model.phase) == ({}, "")
    model.begin()
    while runner.jobs:
        runner.do(lambda job: answer(job).result)
    assert (model.phase, model.progress, bool(model.outcome)) == ("ready", 1.0, True)
    assert model.found.startswith("In 12 ")
    best, other = model.bars.rows
    assert (best.move, best.best, other.move, other.best) == ("this", True, "that", False)
    for row in (best, other):
        assert 0 <= row.low <= row.share <= row.high <= 1
        assert " ± " in row.worth
    model.turn_to(first)
    assert (model.phase, model.found) == ("stopped", found)
    model.turn_to(None)
    assert not model.possible


def test_what_fails_is_told(model: Any) -> None:
    model.turn_to(asked_of(SHARED, error_of(SHARED)))
    model.begin()
    model._runner.do(lambda job: None)
    assert (model.phase, model.found) == ("failed", "These games could not be played.")
