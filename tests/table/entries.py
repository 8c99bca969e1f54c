"""Moves that a test puts into the session of a table, and what it tells the table's coach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.game import Seat
from stolik.engine.session import History
from stolik.engine.sitting import Coach
from stolik.flow import moves, playing
from stolik.flow.clock import TurnClock
from stolik.flow.flow import Flow
from stolik.flow.happenings import Answered, Happening, TimePassed
from stolik.flow.step import HANDLERS
from stolik.flow.transition import Transition


@dataclass(frozen=True, slots=True)
class Entered(Happening):
    """Entries have come from elsewhere, which are played, or only shown."""

    session: History
    are_played: bool


def _enter(transition: Transition, entered: Entered) -> None:
    first = transition.flow.session.length
    if entered.are_played:
        moves.go_on(transition, entered.session, first)
    else:
        transition.arrive(entered.session)
        playing.drop(transition)
        moves.advance(transition)


@dataclass(frozen=True, slots=True)
class PutBack(Happening):
    """Everything is as it was, but that the jobs and scenes since have had their numbers."""

    flow: Flow


def _put_back(transition: Transition, back: PutBack) -> None:
    now = transition.flow
    scenes = back.flow.scenes._replace(token=now.scenes.token)
    transition.flow = back.flow._replace(now=now.now, jobs=now.jobs, scenes=scenes, pictured=())


cast("dict[Any, Callable[..., None]]", HANDLERS).update({Entered: _enter, PutBack: _put_back})


def play_entries(table: Any) -> None:
    """Play on the screen what a test has put into the table's session."""
    _put(table, are_played=True)


def show_entries(table: Any) -> None:
    """Show what a test has put into the table's session, without playing it."""
    _put(table, are_played=False)


def noted(table: Any) -> Flow:
    """Return how things stand at a table at rest, to be put back."""
    flow: Flow = table._run.flow
    return flow


def put_back(table: Any, flow: Flow) -> None:
    """Let things stand at a table as they were noted; its view model has to forget for itself."""
    _happen(table, PutBack, flow)


def _put(table: Any, *, are_played: bool) -> None:
    _happen(table, Entered, table.session.history, are_played)


def _happen(table: Any, kind: type[Happening], *facts: Any) -> None:
    run = table._run
    run.happen(kind, *facts)
    # What no table can tell isn't told in a bug report either.
    run.story.first = run.flow
    run.story.happenings.clear()


def give_odds(table: Any, odds: Any) -> None:
    """Answer what the odds are that were asked for."""
    run = table._run
    run.happen(Answered, run.flow.hint.odds_asked, odds)


def run_out(table: Any) -> None:
    """Let the time of the turn be up."""
    run = table._run
    clock = replace(run.flow.clock, turn_clock=TurnClock(0.0, run.flow.now))
    run.flow = run.flow._replace(clock=clock)
    run.happen(TimePassed)


def teach(table: Any, seat: Seat, coach: Coach = Coach.BEFORE_COSTLY) -> None:
    """Give a seat a coach."""
    run = table._run
    setting = run.flow.setting
    helps = [*setting.helps]
    helps[seat] = replace(helps[seat], coach=coach)
    run.flow = run.flow._replace(setting=setting.with_helps(helps))
    run.happen(TimePassed)


def knows(table: Any) -> bool:
    """Return whether the coach knows what the moves are worth."""
    return table._run.flow.coaching.worth is not None


def tell_worth(table: Any, worth: MovesWorth) -> None:
    """Let the coach take the moves for worth this much."""
    run = table._run
    run.flow = run.flow._replace(coaching=run.flow.coaching._replace(worth=worth))
