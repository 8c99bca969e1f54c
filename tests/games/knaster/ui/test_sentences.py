"""Every sentence at the table of Circles, moment by moment, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, Final

import pytest
from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim
from stolik.engine.driver import playout_moves
from stolik.engine.game import Value
from stolik.engine.json_values import to_plain
from stolik.games.knaster.ai.advice import advise
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.events import (
    DiceRolled,
    GameEnded,
    LineCompleted,
    LineFilled,
    LineLapsed,
    LineRinged,
    NumberCircled,
    NumberWritten,
    Passed,
    RollBegan,
    RoundBegan,
    SheetFilled,
)
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import BONUSES, LINES, Sheet, cell, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages, voice
from stolik.games.knaster.ui.sheet import CircleChoice
from stolik.games.knaster.ui.voice import hint_step

from tests.games.sentences import HintMoment, Moments, given_up, in_words, left_out, said, table, with_praise

NAMES: Final = ("Ala", "Olek")
_NONE: Final = MappingProxyType[int, int]({})


def sheet(numbers: Mapping[int, int] = _NONE, circled: tuple[int, ...] = ()) -> Sheet:
    return Sheet(
        tuple([numbers.get(index, 0) for index in range(25)]),
        tuple([index in circled for index in range(25)]),
    )


ROW: Final = {0: 7, 1: 8, 2: 7, 3: 7}
FULL: Final = sheet(dict.fromkeys(range(25), 5))


def at(
    *sheets: Sheet,
    dice: tuple[int, ...] = (3, 4),
    due: tuple[str, ...] = (),
    owes: bool = True,
    **changes: Any,
) -> State:
    shown = sheets or (sheet(), sheet())
    entering = replace(
        GAME.start(len(shown), Options()),
        phase="enter",
        dice=dice,
        sheets=shown,
        waiting=(owes and not due, *[False] * (len(shown) - 1)),
        due=(due, *[()] * (len(shown) - 1)),
    )
    return replace(entering, **changes)


def rolling(seats: int = 2, **changes: Any) -> State:
    return at(*[sheet()] * seats, dice=(), owes=False, **{"phase": "roll", "roller": 0, **changes})


def told(
    view: State, picked: str = "", chosen: tuple[int, ...] = (), pointed: int | None = None
) -> Callable[[], str]:
    circles = CircleChoice()
    circles.line, circles.cells = picked, chosen
    return lambda: voice.status(view, 0, circles.line, len(circles.cells), pointed, NAMES)


def options(view: State) -> Callable[[], str]:
    return lambda: voice.options_text(view, 0, NAMES)


def passing(view: State) -> Callable[[], str]:
    return lambda: voice.invitation(view, 0, NAMES)


def deed(view: State, index: int) -> Callable[[], str]:
    return lambda: voice.deed_text(preview(view, 0, *cell(index)), view.sum)


def hint(view: State, *moves: Any) -> HintMoment:
    options = [Advice(move, -float(at), {}) for at, move in enumerate(moves)]
    return HintMoment(lambda: voice.hint_step(view, 0, options))


def answer(view: State, key: str, thing: str = "cell:0") -> Callable[[], str]:
    return lambda: next(
        f"{each.question} {each.text}" for each in voice.answers(view, 0, thing, NAMES) if each.key == key
    )


def turn(*events: Any) -> Callable[[], str]:
    return lambda: voice.turn_text([to_plain(event) for event in events], NAMES)


def spoken(sheet_: Sheet, index: int, act: str = "", **more: Any) -> Callable[[], str]:
    known = {"chosen": False, "worth": "", "best": False, **more}
    return lambda: voice.cell_text(index, sheet_.numbers[index], sheet_.circles[index], act, **known)


FILLED: Final = at(sheet({**ROW, 4: 7}), sheet(), due=("r0",))
SEVERAL: Final = at(sheet({**ROW, 4: 7, 9: 7, 14: 7, 19: 8, 24: 9}), sheet(), due=("r0", "c4"))
FORCED: Final = at(sheet({**ROW, 4: 7}, (0, 1, 2)), sheet(), due=("r0",))
HALF: Final = at(sheet({**ROW, 6: 7}, (0,)), sheet())
LAST_CIRCLE: Final = at(sheet({0: 7, 1: 7, 2: 7, 3: 7, 4: 7}, (0, 1, 2, 3)), sheet())
DIAGONAL: Final = at(sheet({0: 5, 6: 6, 12: 8, 18: 9}), sheet())

FACTS: Final[Mapping[str, Any]] = {
    "dice": 2,
    "given": 3,
    "line": "r0",
    "circles": 4,
    "sum": 7,
    "number": 8,
    "name": "x1",
    "seat": 1,
}
"""The facts that a refusal may name."""

EVENTS: Final = (
    RollBegan(0),
    DiceRolled(1, (5, 6), 11),
    NumberWritten(2, 0, 4, 11),
    NumberCircled(0, 2, 2, 8),
    LineFilled(0, "r0", "four", 2),
    LineFilled(0, "c4", "two_pairs", 1),
    LineFilled(1, "d0", "", 0),
    LineRinged(0, "d1", ((0, 4), (2, 2))),
    LineLapsed(0, "c4"),
    LineCompleted(2, "c0", 9),
    SheetFilled(1),
    Passed(0),
    RoundBegan(2, False),
    RoundBegan(2, True),
    GameEnded(),
    LineRinged(0, "r0", ((0, 4),)),
)
RING: Final = Ring("r1", ((1, 0), (1, 3)))
MOVES: Final = (Roll(), Write(0, 4), Circle(3, 0), RING, Pass(), Rolled((6, 1)))
WORTHS: Final[Any] = (
    (71.25, {"points": 71.25}),
    (0.61, {"points": 71.25, "win": 0.614}),
    (0.004, {"points": 71.25, "win": 0.004}),
    (-0.04, {}),
    (-0.5, {}),
)
THREE: Final = LineRinged(0, "r0", ((0, 0), (0, 1), (0, 2)))
AT_ONCE: Final = (
    NumberWritten(0, 0, 0, 7),
    THREE,
    NumberWritten(1, 0, 0, 7),
    LineRinged(1, "r0", ((0, 0), (0, 1), (0, 2))),
    LineRinged(1, "c0", ((1, 0), (2, 0))),
    LineCompleted(0, "c0", 9),
)
COMPLETED: Final = (NumberWritten(0, 0, 0, 7), THREE, LineCompleted(2, "d1", 10), LineCompleted(0, "c0", 9))
ALONE: Final = (
    NumberCircled(0, 0, 0, 7),
    LineRinged(0, "r0", ((0, 1), (0, 2), (0, 3))),
    LineCompleted(0, "r0", 9),
)


def option(worth: float, facts: Mapping[str, float], *others: Any) -> Callable[[], str]:
    options = [Advice(None, *each) for each in ((worth, facts), *others) if others]
    return lambda: messages.advice({"kind": "pass"}, worth, facts, options).text


def fact(*events: Any, names: tuple[str, ...] = ("Ala", "Olek", "Tomek")) -> Callable[[], str]:
    return lambda: messages.friendly_fact([to_plain(event) for event in events], names)


_AT_ONCE: Final[Moments] = {
    **in_words("knaster", FACTS, events=EVENTS, names=("Ala", "Olek", "Tomek"), moves=MOVES),
    "the name of a cell": lambda: messages.cell_name(4, 0),
    **{f"the line {code}": partial(messages.line_by_bonus, code) for code in messages.POSITIONS},
    **{f"where {code} is": partial(messages.line_name, code) for code in messages.POSITIONS},
    **{
        f"the combination {code}": partial(messages.combination_name, code)
        for code in messages.NAMES["combination"]
    },
    **{
        f"alone with {score}, {messages.grade_of(score) or 'no grade'}": partial(messages.grade, score)
        for score in (0, 50, 51, 80, 81, 100, 101)
    },
    "what playing alone is judged by": lambda: ", ".join(mark.word for mark in messages.solo_scale().marks),
    **{f"an option: {worth} {facts}": option(worth, facts) for worth, facts in WORTHS},
    "an option that wins, not by points": option(
        0.993, {"win": 0.993, "points": 76.3}, (0.99, {"win": 0.99, "points": 76.7})
    ),
    "the most circles at once": fact(*AT_ONCE),
    "the first bonus": fact(*COMPLETED),
    "neither circles nor a bonus": fact(NumberWritten(0, 0, 0, 7), GameEnded()),
    "the fact of a game alone": fact(*ALONE, names=NAMES[:1]),
    "to roll for everybody": told(rolling()),
    "to roll alone": told(rolling(1)),
    "to roll for the last time": told(rolling(last_roll=True)),
    "another rolls": told(rolling(roller=1)),
    "to write": told(at()),
    "to write or circle": told(HALF),
    "to write, circle or pass": told(replace(HALF, last_roll=True)),
    "to write or pass": told(at(last_roll=True)),
    "to circle or pass": told(at(FULL, sheet(), dice=(2, 3), last_roll=True)),
    "entered already": told(at(owes=False)),
    "several lines filled": told(SEVERAL),
    "circles to choose": told(FILLED, "r0"),
    "one circle more to choose": told(FILLED, "r0", (1,)),
    "all circles forced": told(FORCED, "r0"),
    "pointing where a line is filled": told(HALF, pointed=4),
    "pointing at an empty cell": told(at(), pointed=0),
    "pointing at another number": told(HALF, pointed=1),
    "pointing at a number to circle": told(HALF, pointed=2),
    "the mouse passes to who rolls": passing(rolling()),
    "the mouse passes to who draws circles": passing(FILLED),
    "the mouse passes to who writes": passing(HALF),
    "the mouse passes to who circles": passing(at(FULL, sheet(), dice=(2, 3), last_roll=True)),
    "a full sheet": lambda: voice.notice(at(sheet(), FULL), NAMES),
    "the last roll": lambda: voice.notice(at(sheet(), FULL, last_roll=True), NAMES),
    "a full sheet after the game": lambda: voice.notice(at(sheet(), FULL, phase="over"), NAMES),
    "no full sheet": lambda: voice.notice(at(), NAMES),
    "the banner of a full sheet": lambda: " ".join(voice.banner(SheetFilled(1), NAMES)),
    "the banner of the last roll": lambda: " ".join(voice.banner(RoundBegan(1, True), NAMES)),
    "the banner of the last roll alone": lambda: " ".join(voice.banner(RoundBegan(0, True), NAMES[:1])),
    "no banner for a usual round": lambda: "".join(voice.banner(RoundBegan(1, False), NAMES)),
    "the shades of the cells": voice.shades_text,
    "options before the roll": options(rolling(roller=1)),
    "options to enter": options(HALF),
    "options with one cell left": options(at(sheet(dict.fromkeys(range(24), 5)), sheet())),
    "options of the last roll": options(replace(HALF, last_roll=True)),
    "options with circles due": options(SEVERAL),
    "options when done": options(at(owes=False)),
    "circles left": lambda: voice.circles_left_text("d0", 2),
    "one circle left": lambda: voice.circles_left_text("c2", 1),
    "the sum asked for": answer(at(dice=(1, 3)), "F4"),
    "the sum asked for too early": answer(rolling(), "F4"),
    "the options asked for": answer(at(), "F7"),
    "the row asked for": answer(HALF, "Ctrl+1"),
    "the column asked for": answer(HALF, "Ctrl+2"),
    "the diagonals asked for": answer(
        at(sheet({0: 7, 6: 7, 12: 7, 18: 7, 24: 8}, (0, 6)), sheet()), "Ctrl+3"
    ),
    "no cell in focus": answer(HALF, "Ctrl+4", ""),
    "a cell that fills a row": answer(HALF, "Ctrl+4", "cell:4"),
    "a cell that gets a circle": answer(LAST_CIRCLE, "Ctrl+4", "cell:4"),
    "a cell of another number": answer(HALF, "Ctrl+4", "cell:1"),
    "a cell after the entry": answer(replace(HALF, waiting=(False, False)), "Ctrl+4", "cell:4"),
    "a turn": turn(
        DiceRolled(1, (1, 6), 7),
        NumberWritten(1, 0, 4, 7),
        LineFilled(1, "r0", "three", 1),
        LineRinged(1, "r0", ((0, 4),)),
        LineCompleted(1, "r0", 9),
        SheetFilled(1),
    ),
    "a turn with a circle": turn(NumberCircled(1, 2, 2, 8)),
    "a turn passed": turn(Passed(1)),
    "the heading": lambda: voice.score_text("Ala", LAST_CIRCLE.sheets[0].score),
    "the heading of one point": lambda: voice.score_text("Ala", HALF.sheets[0].score),
    "a small sheet": lambda: voice.small_sheet_name("Ala", HALF.sheets[0].score, ""),
    "a small sheet that waits": lambda: voice.small_sheet_name("Ala", HALF.sheets[0].score, "owes"),
    "a small sheet that is done": lambda: voice.small_sheet_name(
        "Ala", LAST_CIRCLE.sheets[0].score, "entered"
    ),
    "a click that writes": deed(at(), 0),
    "a click that fills a line": deed(HALF, 4),
    "a click that fills a line in vain": deed(at(sheet({0: 2, 1: 3, 2: 4, 3: 9}), sheet()), 4),
    "a click that circles": deed(HALF, 2),
    "a click that completes a line": deed(LAST_CIRCLE, 4),
    "a click that does nothing": deed(HALF, 0),
    "an empty cell": spoken(HALF.sheets[0], 4),
    "a number": spoken(HALF.sheets[0], 1),
    "a circled number": spoken(HALF.sheets[0], 0),
    "a number chosen for a circle": spoken(HALF.sheets[0], 2, chosen=True),
    "a cell's worth": spoken(HALF.sheets[0], 4, "", worth="41"),
    "the best cell": spoken(HALF.sheets[0], 4, "…", worth="41", best=True),
    "a number that can be circled": lambda: spoken(FILLED.sheets[0], 0, voice.ring_text())(),
    "a cell of another's sheet": lambda: voice.of_another("Olek", spoken(HALF.sheets[0], 1)()),
    "a bonus": lambda: voice.bonus_text("r0", False, 0),
    "a bonus scored": lambda: voice.bonus_text("d0", True, 0),
    "a line just filled": lambda: voice.bonus_text("c4", False, 3),
    "what a line gives": lambda: voice.gives_text("full house", 2),
    "the button that draws": lambda: voice.draw_all_text(2),
    "the button that draws one": lambda: voice.draw_all_text(1),
    "the dice": lambda: "; ".join(voice.die_texts(at())),
    "no dice": lambda: "; ".join(voice.die_texts(rolling())),
    "the sum": lambda: voice.sum_is_text(7),
    "a hint to roll": hint(rolling(), Roll()),
    "a hint to pass": hint(at(sheet({0: 8}), sheet(), last_roll=True), Pass()),
    "a hint to pass by points": hint(at(sheet({0: 7}), sheet(), last_roll=True), Pass()),
    "a hint to write where nothing is to come": hint(at(sheet({0: 8}), last_roll=True), Write(0, 1)),
    "a hint to fill a line": hint(HALF, Write(0, 4)),
    "a hint to earn a bonus": hint(at(sheet(dict.fromkeys(range(4), 7), (0, 1, 2, 3)), sheet()), Write(0, 4)),
    "a hint that spares a straight": hint(at(sheet({5: 2, 6: 3}), sheet()), Write(3, 4), Write(1, 2)),
    "a hint to join equal numbers": hint(HALF, Write(1, 0)),
    "a hint for a straight": hint(at(sheet({5: 5, 6: 6}), sheet()), Write(1, 2)),
    "a hint that makes a straight": hint(DIAGONAL, Write(4, 4)),
    "a hint for want of a better reason": hint(
        at(sheet(dict.fromkeys((0, 6, 12, 18, 24, 4, 8, 16, 20), 2)), sheet()), Write(1, 0)
    ),
    "a hint to complete a line": hint(LAST_CIRCLE, Circle(0, 4)),
    "a hint to circle": hint(HALF, Circle(0, 2)),
    "a hint to circle what counts in as many lines as the next": hint(
        at(sheet({1: 7, 2: 7}), sheet(), dice=(3, 4)), Circle(0, 1), Circle(0, 2)
    ),
    "a hint to draw circles": hint(FILLED, Ring("r0", ((0, 0), (0, 1)))),
    "a hint to draw a circle": hint(FILLED, Ring("r0", ((0, 0),))),
}

MOMENTS: Final[Moments] = {
    **with_praise(_AT_ONCE, voice.PRAISE),
    **given_up(voice.DIFFERENCES, number=7, other=8, line="r1", bonus=8, yours=1, best=2),
}


def test_each_moment_has_its_sentence_in_both_languages(qapp: Any) -> None:
    assert said(MOMENTS) == table("knaster").read_text("utf-8")


def test_no_sentence_is_left_out_of_the_table() -> None:
    assert left_out(MOMENTS, messages, voice) == set()


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
        assert named == [line for line, name in messages.NAMES["line"].items() if name in step.text]
    assert len(kinds) > 2


def sheet_with(numbers: dict[int, int]) -> Sheet:
    return Sheet(tuple([numbers.get(index, 0) for index in range(25)]))


def claim_of(move: Value, *sheets: Sheet, last_roll: bool = False) -> Claim:
    start = GAME.start(len(sheets), Options())
    waiting = (True, *[False] * (len(sheets) - 1))
    view = replace(start, phase="enter", dice=(3, 4), sheets=sheets, waiting=waiting, last_roll=last_roll)
    claim = hint_step(view, 0, [Advice(move, 0.0)]).claim
    assert claim is not None
    return claim


def kind_told(move: Value, *sheets: Sheet, last_roll: bool = False) -> str:
    return claim_of(move, *sheets, last_roll=last_roll).kind


def test_of_two_lines_that_a_circle_completes_the_dearer_one_is_told() -> None:
    circles = tuple(
        [index != 12 and (index // 5 == 2 or index % 5 == 2 or index % 6 == 0) for index in range(25)]
    )
    claim = claim_of(Circle(2, 2), replace(sheet_with(dict.fromkeys(range(25), 7)), circles=circles))
    completed = [
        line for line, cells in LINES.items() if 12 in cells and sum(circles[at] for at in cells) == 4
    ]
    assert len(completed) == 3
    assert claim.kind == "completes"
    assert claim.facts["bonus"] == max(BONUSES[line] for line in completed)


def test_nothing_is_said_of_what_a_line_may_become_that_has_no_time_for_it() -> None:
    pair, run, full = sheet_with({0: 7}), sheet_with({0: 8}), sheet_with(dict.fromkeys(range(25), 2))
    assert [kind_told(Write(0, 1), each, sheet_with({})) for each in (pair, run)] == ["joins", "neighbours"]
    assert [kind_told(Write(0, 1), each, full) for each in (pair, run)] == ["write", "write"]
    assert kind_told(Write(0, 1), run, sheet_with({}), last_roll=True) == "write"
    assert kind_told(Write(0, 3), sheet_with({0: 8, 1: 6, 2: 9}), full) == "neighbours"
    assert kind_told(Write(0, 4), sheet_with({0: 7, 1: 2, 2: 3, 3: 12}), sheet_with({})) == "write"
    assert kind_told(Pass(), sheet_with({0: 7}), last_roll=True) == "pass_only"
    assert kind_told(Pass(), sheet_with({0: 7, 1: 7, 2: 5, 3: 7}), last_roll=True) == "pass_only"
    assert kind_told(Pass(), sheet_with({0: 8}), last_roll=True) == "pass"
