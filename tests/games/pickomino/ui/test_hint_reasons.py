"""The reason that a hint gives is true of the position, and what lights up is what it speaks of."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import playout_moves
from stolik.games.pickomino.ai.valuation import advise
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES, worms
from stolik.games.pickomino.ui.voice.hints import hint_step


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(3, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:60]


@pytest.mark.parametrize("seed", range(4))
def test_the_reason_is_true(seed: int) -> None:
    told = set()
    for state in positions(seed):
        options = advise(state, state.turn)
        step = hint_step(state, state.turn, options)
        best, figures = options[0].move, [int(number) for number in re.findall(r"\d+", step.text)]
        told.add(re.sub(r"\d+", "#", step.text))
        assert "{" not in step.text
        if isinstance(best, Keep):
            gains = {
                face: state.rolled.count(face) * points(face) for face in {*state.rolled} - {*state.kept}
            }
            assert step.lit == (f"face:{best.face}",)
            if "without a worm" in step.text:
                assert best.face == WORM
                assert WORM not in state.kept
            elif "the most" in step.text:
                assert figures[-1] == gains[best.face]
                assert all(gain < gains[best.face] for face, gain in gains.items() if face != best.face)
            elif "dice to roll" in step.text or "die to roll" in step.text:
                assert figures == [state.dice_left - state.rolled.count(best.face)]
                assert ("the die that lights" in step.text) == (state.rolled.count(best.face) == 1)
            else:
                assert "nothing else" in step.text
                assert gains.keys() == {best.face}
        elif isinstance(best, Roll):
            assert step.lit == ("roll",)
            ends = [option for option in options if isinstance(option.move, Take | Steal)]
            if "no tile to take" in step.text:
                assert not ends
            elif "every turn begins" in step.text:
                assert not state.kept
            elif "is lost" in step.text:
                assert not any(option.facts["win"] for option in ends)
            elif "nearly always" in step.text:
                assert options[0].facts["roll_bust"] <= 0.05
            else:
                assert figures == [round(10 * (1 - options[0].facts["roll_bust"])), 10]
                assert figures != [10, 10]
        else:
            assert isinstance(best, Take | Steal)
            assert step.lit[0] == f"tile:{best.tile}"
            assert figures[0] == best.tile
            rolls = [option.facts["roll_bust"] for option in options if isinstance(option.move, Roll)]
            if "you win the game" in step.text:
                assert options[0].facts["win"] == 1
            elif "no dice" in step.text:
                assert not rolls
            elif "further rolls" in step.text:
                assert figures[1] == round(10 * rolls[0])
                assert figures[1] < 10
            elif "almost certainly" in step.text:
                assert rolls[0] >= 0.95
            else:
                assert figures[1] == worms(best.tile)
    assert len(told) > 3


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


def test_a_theft_that_wins_is_told_so() -> None:
    state = last_turn(((29, 36), (21, 28)), (26,), (1, 2, 5, 5, 5, 6, 6))
    (steal, *_) = [option for option in advise(state, 0) if option.move == Steal(28)]
    steal = replace(steal, facts={**steal.facts, "win": 1.0})
    step = hint_step(state, 0, (steal,))
    assert (step.text, step.lit) == ("Steal tile 28: you win the game with it.", ("tile:28", "steal"))
