"""What has to be done next in a tournament, and the draws that follow from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from stolik.engine.names import name_key
from stolik.tournament.draw import Tables, plan_rounds, serpentine
from stolik.tournament.entries import LEAST_TABLE, Drawn, Entrant, Stage, StageFinished
from stolik.tournament.standings import rounds_in, stage_order
from stolik.tournament.state import Round, State

Task: TypeAlias = Literal["draw", "play", "draw_play_off", "finish_stage", "nothing"]


@dataclass(frozen=True, slots=True)
class Due:
    """The next task of a tournament.

    ``games`` are those still to be entered, as the 1-based numbers of round, table and game. With
    ``draw_play_off``, ``tied`` are the entrants who play it; other play-offs may still have ``games``.
    """

    task: Task
    stage: Stage | None
    games: tuple[tuple[int, int, int], ...] = ()
    tied: tuple[Entrant, ...] = ()


def due(state: State) -> Due:
    stage = state.stage
    if stage is None:
        return Due("nothing", None)
    missing = tuple(
        game
        for number, each in enumerate(state.rounds, 1)
        if each.stage == stage and not each.play_off
        for game in _missing(number, each)
    )
    if missing:
        return Due("play", stage, missing)
    if len(state.rounds_of(stage)) < rounds_in(state, stage):
        return Due("draw", stage)
    ties = stage_order(state, stage).open_ties
    drawn = {tied: _drawn_play_off(state, stage, tied) for tied in ties}
    awaited = tuple([game for games in drawn.values() for game in games])
    for tied in ties:
        if not drawn[tied]:
            return Due("draw_play_off", stage, awaited, tied)
    return Due("play", stage, awaited) if awaited else Due("finish_stage", stage)


def next_draw(state: State, at: str = "") -> Drawn:
    """Return the draw that is due, with all chance taken from the seed; ``at`` is its time.

    Raises:
        ValueError: No draw is due.
    """
    next_due = due(state)
    stage = next_due.stage
    if stage is None or next_due.task not in ("draw", "draw_play_off"):
        raise ValueError(f"no draw is due: {next_due.task}")
    if next_due.task == "draw_play_off":
        tied = Random(_seed(state, len(state.rounds) + 1)).sample(next_due.tied, len(next_due.tied))
        return Drawn(stage, serpentine(tied, state.sizes_for(len(tied))), play_off=True, at=at)
    if stage == "qualifying":
        return Drawn(stage, _qualifying_tables(state), at=at)
    seeded = state.active(stage)
    return Drawn(stage, serpentine(seeded, state.sizes_for(len(seeded))), at=at)


def next_finish(state: State, at: str = "") -> StageFinished:
    """Return the end of a stage that is due, with the entrants who advance; ``at`` is its time.

    Raises:
        ValueError: No stage is at its end.
    """
    next_due = due(state)
    if next_due.stage is None or next_due.task != "finish_stage":
        raise ValueError(f"no stage is to be finished: {next_due.task}")
    return StageFinished(next_due.stage, who_goes_on(state, next_due.stage), at=at)


def who_goes_on(state: State, stage: Stage) -> tuple[Entrant, ...]:
    """Return the entrants who advance by the points so far, the best first; none after the final."""
    if stage == "final":
        return ()
    return stage_order(state, stage).entrants[: state.decisive_places(stage)[0]]


def _missing(number: int, each: Round) -> list[tuple[int, int, int]]:
    return [
        (number, table_number, game_number)
        for table_number, table in enumerate(each.tables, 1)
        for game_number, game in enumerate(table.games, 1)
        if game is None
    ]


def _drawn_play_off(
    state: State, stage: Stage, tied: tuple[Entrant, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return the games still missing from the play-off drawn for a tie, if there is one.

    A play-off with too few players left at a table can't be played and is ignored.
    """
    gone = frozenset(state.entrants) - frozenset(state.active(stage))
    for number, each in enumerate(state.rounds, 1):
        missing = _missing(number, each)
        tables = [each.tables[table_number - 1] for _, table_number, _ in missing]
        can_be_played = all(len(table.seated) >= LEAST_TABLE for table in tables)
        of_them = each.stage == stage and each.play_off and each.drawn - gone == frozenset(tied)
        if of_them and missing and can_be_played:
            return tuple(missing)
    return ()


def _qualifying_tables(state: State) -> Tables:
    """Return the next tables of the plan for all rounds; of a new plan if an entrant has left since."""
    active = state.active("qualifying")
    # Entrants who left during a match had met the others, and didn't make their table a smaller one.
    drawn = [tuple([table.seated_at(1) for table in each.tables]) for each in state.rounds_of("qualifying")]
    clubs = (
        {number: name_key(state.created.entrants[number].club) for number in active}
        if state.settings.avoid_clubs
        else {}
    )
    everybody = tuple(state.entrants)
    if active == everybody:
        plan = plan_rounds(
            everybody,
            state.sizes_for(len(everybody)),
            state.settings.rounds,
            Random(_seed(state)),
            clubs=clubs,
        )
        if list(plan[: len(drawn)]) == drawn:
            return plan[len(drawn)]
    rounds = state.settings.rounds - len(drawn)
    rng = Random(_seed(state, len(state.rounds) + 1))
    return plan_rounds(active, state.sizes_for(len(active)), rounds, rng, drawn, clubs)[0]


def _seed(state: State, number: int = 0) -> str:
    """Return the seed for the plan of all rounds, or for one round; it changes after an undone draw."""
    seed = f"{state.created.seed} round {number}" if number else f"{state.created.seed}"
    return f"{seed} draw {state.undrawn + 1}" if state.undrawn else seed
