"""What can be done now at the desk: the one thing to do first, and what else there is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stolik.engine.messages import listed, sentence, translated
from stolik.tournament.bot_tables import bot_jobs
from stolik.tournament.due import Due, due
from stolik.tournament.sentences import (
    BOTS_BUTTON,
    CONTEXT,
    DRAW,
    DRAW_BUTTON,
    ENTER_BUTTON,
    FINISH,
    FINISH_BUTTONS,
    GAMES_MISSING,
    GO_ON_BUTTON,
    PLAY_BUTTON,
    PLAY_OFF_BUTTON,
    SEAT,
    SEAT_BUTTON,
    TIED,
    WON,
    stage_and_round,
    stage_title,
)
from stolik.tournament.standings import standings
from stolik.tournament.state import State

Act: TypeAlias = Literal["draw", "finish", "bots", "enter", "play"]


@dataclass(frozen=True, slots=True)
class Action:
    """Something that can be done, with the text of its button; numbers count from 1, 0 where it has none.

    ``first`` tells whether it is what to do first.
    """

    act: Act
    text: str
    round: int = 0
    table: int = 0
    game: int = 0
    first: bool = True


@dataclass(frozen=True, slots=True)
class NextStep:
    """What stands, in a sentence, and what can be done, in the order of the buttons."""

    text: str
    actions: tuple[Action, ...] = ()


def next_step(state: State, *, bots_play: bool = False, begun: Collection[tuple[int, int]] = ()) -> NextStep:
    """Return what is to be done now.

    Args:
        state: What stands.
        bots_play: Whether the tables of the computers are being played.
        begun: The rounds and numbers of tables at which a game was begun here.
    """
    next_due = due(state)
    stage = next_due.stage
    if stage is None:
        best = standings(state)[0].entrant
        name = state.name_of(best)
        return NextStep(sentence(CONTEXT, WON, {"name": name}))
    if next_due.task == "draw":
        is_drawn = stage == "qualifying"
        number = len(state.rounds_of(stage)) + 1
        facts = {"stage": stage_and_round(state, stage, number)}
        text = sentence(CONTEXT, DRAW if is_drawn else SEAT, facts)
        return NextStep(
            text, (Action("draw", translated(CONTEXT, DRAW_BUTTON if is_drawn else SEAT_BUTTON)),)
        )
    if next_due.task == "draw_play_off":
        names = [state.name_of(entrant) for entrant in next_due.tied]
        text = sentence(CONTEXT, TIED, {"names": listed(names)})
        return NextStep(text, (Action("draw", translated(CONTEXT, PLAY_OFF_BUTTON)),))
    if next_due.task == "finish_stage":
        text = sentence(CONTEXT, FINISH, {"stage": stage_title(stage)})
        return NextStep(text, (Action("finish", translated(CONTEXT, FINISH_BUTTONS[stage])),))
    number = len(state.rounds_of(stage))
    where = (
        stage_title(stage)
        if state.rounds[next_due.games[0][0] - 1].play_off
        else stage_and_round(state, stage, number)
    )
    text = sentence(CONTEXT, GAMES_MISSING, {"stage": where}, count=len(next_due.games))
    return NextStep(text, _play_actions(state, next_due, bots_play, begun))


def _play_actions(
    state: State, next_due: Due, bots_play: bool, begun: Collection[tuple[int, int]]
) -> tuple[Action, ...]:
    jobs = {(job.round, job.table) for job in bot_jobs(state)}
    bots = jobs and not bots_play
    button = Action("bots", translated(CONTEXT, BOTS_BUTTON))
    others = [game for game in next_due.games if game[:2] not in jobs]
    if not others:
        return (button,) if bots else ()
    number, table_number, game = others[0]
    facts = {"table": table_number, "game": game}
    seated = state.rounds[number - 1].tables[table_number - 1].seated
    # At real tables sit people alone; a computer can play nowhere but here.
    here = any(state.players[entrant] != "human" for entrant in seated)
    enter = Action("enter", sentence(CONTEXT, ENTER_BUTTON, facts), *others[0], first=not bots and not here)
    play_text = GO_ON_BUTTON if (number, table_number) in begun else PLAY_BUTTON
    play = Action("play", sentence(CONTEXT, play_text, facts), *others[0], first=not bots and here)
    # Two at most: a third one leaves the sentence no room, and is on the table itself. Each way to fill a
    # table keeps its place, with any players.
    if not bots:
        return enter, play
    return (button, play) if here else (enter, button)
