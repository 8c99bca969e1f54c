"""What will happen in a tournament with these settings and this number of entrants, in sentences."""

from __future__ import annotations

from itertools import groupby

from stolik.engine.messages import listed, sentence, translated
from stolik.tournament.entries import LEAST_ENTRANTS, Created, EntrantInfo, Settings
from stolik.tournament.sentences import (
    ALL_IN_FINAL,
    CONTEXT,
    FINAL,
    MATCH,
    MORE_NAMES,
    NO_SEMI_FINAL,
    QUALIFYING_ONCE,
    QUALIFYING_ROUNDS,
    SEMI_FINAL,
    TABLES,
)
from stolik.tournament.state import State, created


def plan_text(settings: Settings, entrants: int) -> str:
    """Return what will happen; with too few entrants, how many more are needed.

    ``settings`` are those of a game that suits a tournament.

    >>> plan_text(Settings("rummikub"), 15)[:60]
    'Qualifying: 3 tables of 4 and 1 table of 3. The best 12 play'
    """
    if entrants < LEAST_ENTRANTS:
        return sentence(CONTEXT, MORE_NAMES, {}, count=LEAST_ENTRANTS - entrants)
    state = _state(settings, entrants)
    facts = {"tables": tables_text(state, entrants)}
    told = [
        sentence(CONTEXT, QUALIFYING_ONCE, facts)
        if settings.rounds == 1
        else sentence(CONTEXT, QUALIFYING_ROUNDS, facts, count=settings.rounds)
    ]
    if state.semi_final:
        semi = {"size": state.semi_final, "tables": tables_text(state, state.semi_final)}
        told.append(sentence(CONTEXT, SEMI_FINAL, semi))
    everybody = state.final == entrants
    told.append(sentence(CONTEXT, ALL_IN_FINAL if everybody else FINAL, {"size": state.final}))
    told.append(sentence(CONTEXT, MATCH, {}, count=settings.games))
    return " ".join(told)


def semi_final_note(settings: Settings, entrants: int) -> str:
    """Return why there is no semi-final though the settings want one; empty where there is nothing to tell.

    >>> semi_final_note(Settings("rummikub"), 5), semi_final_note(Settings("rummikub"), 15)
    ('There is no semi-final: too few have entered for one.', '')
    """
    if entrants < LEAST_ENTRANTS or not settings.semi_final or _state(settings, entrants).semi_final:
        return ""
    return translated(CONTEXT, NO_SEMI_FINAL)


def tables_text(state: State, entrants: int) -> str:
    """Return the numbers of tables at which ``entrants`` entrants are seated, by their size."""
    counts = [(size, len(list(tables))) for size, tables in groupby(state.sizes_for(entrants))]
    return listed(
        [sentence(CONTEXT, TABLES, {"size": size}, count=count) for size, count in counts],
    )


def _state(settings: Settings, entrants: int) -> State:
    return created(Created(settings, tuple([EntrantInfo(f"{number}") for number in range(entrants)]), 0))
