"""What the rounds of a tournament are called."""

from __future__ import annotations

from stolik.engine.messages import sentence
from stolik.tournament.desk_sentences import (
    CONTEXT,
    PLAY_OFF,
    QUALIFYING_ROUND,
    WHICH_GAME,
    WHICH_TABLE,
    stage_title,
)
from stolik.tournament.entries import Stage
from stolik.tournament.played_table import PlayedMatch
from stolik.tournament.state import State


def stage_and_round(state: State, stage: Stage, number: int) -> str:
    """Return what a round of a stage is called, which is its ``number``-th from 1 on, play-offs left out."""
    if stage == "qualifying" and state.settings.rounds > 1:
        facts = {"round": number, "rounds": state.settings.rounds}
        return sentence(CONTEXT, QUALIFYING_ROUND, facts)
    return stage_title(stage)


def round_title(state: State, number: int) -> str:
    """Return what a round is called, by its number over all stages from 1 on."""
    each = state.rounds[number - 1]
    if each.play_off:
        return sentence(CONTEXT, PLAY_OFF, {"stage": stage_title(each.stage)})
    before = [one for one in state.rounds[:number] if one.stage == each.stage and not one.play_off]
    return stage_and_round(state, each.stage, len(before))


def match_title(match: PlayedMatch) -> str:
    """Return which match of a tournament is played: round and table, and the game where it is only one."""
    facts = {
        "stage": round_title(match.state, match.round),
        "table": match.table,
        "game": match.game,
    }
    return sentence(CONTEXT, WHICH_GAME if match.game else WHICH_TABLE, facts)
