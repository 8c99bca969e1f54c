"""What lights up is what a hint speaks of, and what it says of the last tile is certain."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import playout_moves
from stolik.games.pickomino.ai.valuation import advise
from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES
from stolik.games.pickomino.ui.voice import hint_step


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(3, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:60]


def test_what_lights_up_is_what_is_to_be_done() -> None:
    kinds = set()
    for state in positions(1):
        options = advise(state, state.turn)
        step, move = hint_step(state, state.turn, options), options[0].move
        kinds.add(move.kind)
        match move:
            case Keep(face=face):
                assert step.lit == (f"face:{face}",)
            case Roll():
                assert step.lit == ("roll",)
            case Take(tile=tile) | Steal(tile=tile):
                assert step.lit == (f"tile:{tile}", move.kind)
    assert len(kinds) > 2


def last_turn(stacks: tuple[tuple[int, ...], ...], centre: tuple[int, ...], kept: tuple[int, ...]) -> State:
    """Return a position of seat 0, whose turn ends the game where it takes the last tile."""
    start = GAME.start(2, Options())
    down = tuple([tile for tile in TILES if tile not in centre and all(tile not in each for each in stacks)])
    return replace(start, turn=0, phase="decide", kept=kept, stacks=stacks, centre=centre, face_down=down)


@pytest.mark.parametrize(
    "stacks, kept, move, text",
    [
        (
            ((29,), (25, 24, 21, 22, 23)),
            (1, 2, 5, 5, 5, 6, 6),
            Roll(),
            "Roll on: if you stop now, the game is lost.",
        ),
        (((29, 36), (21,)), (1, 2, 5, 5, 5, 6, 6), Take(26), "Take tile 26: you win the game with it."),
    ],
)
def test_the_last_tile_is_told_by_who_wins_with_it(
    stacks: tuple[tuple[int, ...], ...], kept: tuple[int, ...], move: object, text: str
) -> None:
    state = last_turn(stacks, (26,), kept)
    options = answer(BotJob("advise", "pickomino", state, 0)).result
    assert options[0].move == move
    assert hint_step(state, 0, options).text == text


def test_a_tile_of_which_nobody_knows_that_it_wins_is_not_called_so() -> None:
    state = last_turn(((29, 36), (21,)), (26, 27), (1, 2, 5, 5, 5, 6, 6))
    (best,) = [option for option in advise(state, 0) if option.move == Take(27)]
    sure = replace(best, facts={**best.facts, "win": 1.0})
    assert "win" not in hint_step(state, 0, (sure,)).text
