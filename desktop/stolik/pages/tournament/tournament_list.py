"""The rows of the tournaments that were begun: when, how many entered, and what is due next."""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.messages import sentence
from stolik.pages.tournament.next_step import next_step
from stolik.pages.tournament.times import shown_time
from stolik.tournament.championship import cup_of
from stolik.tournament.sentences import BEGUN, CONTEXT, ENTRANTS, tournament_title, with_game
from stolik.tournament.state import State


class TournamentRow(NamedTuple):
    """A tournament: ``next`` is what is due, or why it doesn't open; ``over`` tells that it has been won.

    ``cup`` tells that a championship is over, whose cup stands in the family book. ``deleted`` is a state of
    `DeletedRows`, empty where nobody has deleted it.
    """

    key: str
    title: str
    line: str
    next: str
    over: bool = False
    opens: bool = False
    cup: bool = False
    deleted: str = ""


def tournament_row(name: str, state: State, deleted: str = "") -> TournamentRow:
    """Return the row of a tournament that can be opened, unless it is ``deleted``."""
    told = [sentence(CONTEXT, ENTRANTS, {}, count=len(state.players))]
    if state.created.at:
        told.append(sentence(CONTEXT, BEGUN, {"at": shown_time(state.created.at)}))
    return TournamentRow(
        name,
        tournament_title(state),
        with_game(", ".join(told), state),
        next_step(state).text,
        state.stage is None,
        not deleted,
        cup_of(state) is not None,
        deleted,
    )


def faulty_row(name: str, file: str, why: str) -> TournamentRow:
    """Return the row of a file that doesn't open: its name, and the sentence that tells why."""
    return TournamentRow(name, file, "", why)
