"""The reason that a hint gives is true of the sheet, and the cells that it speaks of light up."""

from __future__ import annotations

import re
from random import Random

import pytest
from stolik.engine.driver import playout_moves
from stolik.games.knaster.ai.advice import advise
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CIRCLES, LINES, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import NAMES
from stolik.games.knaster.ui.voice.hints import hint_step


def positions(seed: int) -> list[tuple[State, int]]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(2, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [(one.state, one.seat) for one in made if one.seat >= 0]


def line_in(text: str) -> str:
    return next(str(code) for code, name in NAMES["line"].items() if name in text)


@pytest.mark.parametrize("seed", range(3))
def test_the_reason_is_true(seed: int) -> None:
    told = set()
    for state, seat in positions(seed)[seed::3]:
        options = advise(state, seat)
        step, move = hint_step(state, seat, options), options[0].move
        assert "{" not in step.text
        sheet = state.sheets[seat]
        if isinstance(move, Write | Circle):
            index = index_of(move.row, move.column)
            assert step.lit[0] == f"cell:{index}"
            named = [line for line in LINES if f"line:{line}" in step.lit]
            assert len(named) == len(step.lit) - 1 <= 1
            for line in named:
                assert index in LINES[line]
                assert NAMES["line"][line] in step.text, "the line that lights up is told of"
            through = [line for line, cells in LINES.items() if index in cells]
            text = step.text.split(":", 1)[1]
            if re.search(r"\d circles?\.$", text):
                told.add("makes")
                line, after = line_in(text), sheet.written(index, state.sum)
                assert index in LINES[line]
                assert after.is_filled(line)
                assert NAMES["combination"][after.combination(line)] in text
                assert f"{after.due(line)} (circle" in text or f"{after.due(line)} circle" in text
                assert after.due(line) <= CIRCLES[after.combination(line)]
            elif "like it already" in text:
                told.add("like")
                line = line_in(text)
                count = sum(sheet.numbers[at] == state.sum for at in LINES[line])
                assert index in LINES[line]
                assert f"has {count} " in text
            elif "straight" in text:
                told.add("straight")
                line = line_in(text)
                numbers = [*(sheet.numbers[at] for at in LINES[line] if sheet.numbers[at]), state.sum]
                assert len(set(numbers)) == len(numbers)
                assert max(numbers) - min(numbers) <= 4
                assert int(re.findall(r"the (\d+) in", text)[0]) in numbers[:-1]
            elif "fifth circle" in text:
                told.add("fifth")
                assert sheet.circled([index]).is_complete(line_in(text))
            elif "keeps the diagonals free" in text:
                told.add("spares")
                assert not {"d0", "d1"} & {*through}
                assert any(not sheet.numbers[at] for at in (*LINES["d0"], *LINES["d1"]))
            elif "the best chances" in text:
                told.add("otherwise")
                assert not {"d0", "d1"} & {*through}
            else:
                told.add("counts")
                assert re.findall(r"in (\d) ", text) == [str(len(through))]
                # Every cell counts in two.
                assert isinstance(move, Circle) or len(through) > 2
        elif isinstance(move, Ring):
            assert step.lit == tuple(f"cell:{index_of(*each)}" for each in move.cells)
    assert len(told) > 2
