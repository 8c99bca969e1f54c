"""The cells that a hint speaks of light up, and nothing is told that can't come any more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim
from stolik.engine.driver import playout_moves
from stolik.engine.game import Value
from stolik.games.knaster.ai.advice import advise
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import BONUSES, LINES, Sheet, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import NAMES
from stolik.games.knaster.ui.voice import hint_step


def positions(seed: int) -> list[tuple[State, int]]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(2, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [(one.state, one.seat) for one in made if one.seat >= 0]


@pytest.mark.rest
@pytest.mark.parametrize("seed", range(3))
def test_what_lights_up_is_what_is_told(seed: int) -> None:
    kinds = set()
    for state, seat in positions(seed)[seed::3]:
        options = advise(state, seat)
        step, move = hint_step(state, seat, options), options[0].move
        kinds.add(move.kind)
        match move:
            case Write() | Circle():
                assert step.lit[0] == f"cell:{index_of(move.row, move.column)}"
            case Ring():
                assert step.lit == tuple(f"cell:{index_of(*each)}" for each in move.cells)
            case _:
                assert step.lit == (move.kind,)
        named = [line for line in LINES if f"line:{line}" in step.lit]
        assert named == [line for line, name in NAMES["line"].items() if name in step.text]
    assert len(kinds) > 2


def sheet(numbers: dict[int, int]) -> Sheet:
    return Sheet(tuple([numbers.get(index, 0) for index in range(25)]))


def claim_of(move: Value, *sheets: Sheet, last_roll: bool = False) -> Claim:
    """Return the claim that is made of a move of the first seat, which enters a 7."""
    start = GAME.start(len(sheets), Options())
    waiting = (True, *[False] * (len(sheets) - 1))
    view = replace(start, phase="enter", dice=(3, 4), sheets=sheets, waiting=waiting, last_roll=last_roll)
    claim = hint_step(view, 0, [Advice(move, 0.0)]).claim
    assert claim is not None
    return claim


def kind_told(move: Value, *sheets: Sheet, last_roll: bool = False) -> str:
    """Return what kind of claim it is."""
    return claim_of(move, *sheets, last_roll=last_roll).kind


def test_of_two_lines_that_a_circle_completes_the_dearer_one_is_told() -> None:
    circles = tuple(
        [index != 12 and (index // 5 == 2 or index % 5 == 2 or index % 6 == 0) for index in range(25)]
    )
    crossed = replace(sheet(dict.fromkeys(range(25), 7)), circles=circles)
    claim = claim_of(Circle(2, 2), crossed)
    completed = [
        line for line, cells in LINES.items() if 12 in cells and sum(circles[at] for at in cells) == 4
    ]
    assert len(completed) == 3
    assert claim.kind == "completes"
    assert claim.facts["bonus"] == max(BONUSES[line] for line in completed)


def test_nothing_is_said_of_what_a_line_may_become_that_has_no_time_for_it() -> None:
    pair, run, full = sheet({0: 7}), sheet({0: 8}), sheet(dict.fromkeys(range(25), 2))
    assert [kind_told(Write(0, 1), each, sheet({})) for each in (pair, run)] == ["joins", "neighbours"]
    assert [kind_told(Write(0, 1), each, full) for each in (pair, run)] == ["spares", "spares"]
    assert kind_told(Write(0, 1), run, sheet({}), last_roll=True) == "write"
    nearly = sheet({0: 8, 1: 6, 2: 9})
    assert kind_told(Write(0, 3), nearly, full) == "neighbours"
    assert kind_told(Write(0, 4), sheet({0: 7, 1: 2, 2: 3, 3: 12}), sheet({})) == "crosses"
    assert kind_told(Pass(), sheet({0: 7}), last_roll=True) == "pass_only"
    assert kind_told(Pass(), sheet({0: 7, 1: 7, 2: 5, 3: 7}), last_roll=True) == "pass_only"
    assert kind_told(Pass(), sheet({0: 8}), last_roll=True) == "pass"
