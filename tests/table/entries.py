"""Moves that a test puts into a table's session, and information for the table's coach."""

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
    """Entries have come from elsewhere; they are played or only shown."""

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
    """Everything is as before, except that jobs and scenes since then have used their numbers."""

    flow: Flow


def _put_back(transition: Transition, back: PutBack) -> None:
    now = transition.flow
    scenes = back.flow.scenes._replace(token=now.scenes.token)
    transition.flow = back.flow._replace(now=now.now, jobs=now.jobs, scenes=scenes, pictured=())


cast("dict[Any, Callable[..., None]]", HANDLERS).update({Entered: _enter, PutBack: _put_back})


def play_entries(table: Any) -> None:
    """Play the entries that a test has put into the table's session on the screen."""
    _put(table, are_played=True)


def show_entries(table: Any) -> None:
    """Show the entries that a test has put into the table's session, without playing them."""
    _put(table, are_played=False)


def noted(table: Any) -> Flow:
    """Return the state of an idle table, for restoring it."""
    flow: Flow = table._run.flow
    return flow


def put_back(table: Any, flow: Flow) -> None:
    """Restore the saved state of a table; its view model has to be reset separately."""
    _happen(table, PutBack, flow)


def _put(table: Any, *, are_played: bool) -> None:
    _happen(table, Entered, table.session.history, are_played)


def _happen(table: Any, kind: type[Happening], *facts: Any) -> None:
    run = table._run
    run.happen(kind, *facts)
    # Facts that no table knows aren't in a bug report either.
    run.story.first = run.flow
    run.story.happenings.clear()


def give_odds(table: Any, odds: Any) -> None:
    """Answer the request for odds."""
    run = table._run
    run.happen(Answered, run.flow.hint.odds_asked, odds)


def run_out(table: Any) -> None:
    """Let the turn's time run out."""
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
    """Return whether the coach knows the worths of the moves."""
    return table._run.flow.coaching.worth is not None


def tell_worth(table: Any, worth: MovesWorth) -> None:
    """Give the coach these worths of the moves."""
    run = table._run
    run.flow = run.flow._replace(coaching=run.flow.coaching._replace(worth=worth))
