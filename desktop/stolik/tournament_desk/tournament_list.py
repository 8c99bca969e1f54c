"""The rows of the tournaments that were begun: when, how many entered, and what is due next."""

from __future__ import annotations

from typing import Any, Final

from stolik.engine.messages import Translate, english, sentence
from stolik.tournament.state import State
from stolik.tournament_desk import times
from stolik.tournament_desk.next_step import next_step
from stolik.tournament_desk.sentences import BEGUN, CONTEXT, ENTRANTS, game_title

LIST_FIELDS: Final = ("key", "title", "line", "next", "over", "opens")
"""A tournament: ``next`` is what is due, or why it doesn't open; ``over`` tells that it has been won."""


def tournament_row(name: str, state: State, translate: Translate = english) -> dict[str, Any]:
    """Return the row of a tournament that can be opened."""
    told = [sentence(CONTEXT, ENTRANTS, {}, translate, count=len(state.players))]
    if state.created.at:
        told.append(
            sentence(CONTEXT, BEGUN, {"at": times.shown_time(state.created.at, translate)}, translate)
        )
    return {
        "key": name,
        "title": game_title(state.settings.game, translate),
        "line": ", ".join(told),
        "next": next_step(state, translate).text,
        "over": state.stage is None,
        "opens": True,
    }


def faulty_row(name: str, file: str, why: str) -> dict[str, Any]:
    """Return the row of a file that doesn't open: its name, and the sentence that tells why."""
    return {"key": name, "title": file, "line": "", "next": why, "over": False, "opens": False}
