"""What there is to do in Knaster, and what was done: in the line beside the dice, by keys, and aloud.

All that is said of one moment is drawn from the same `Choice`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, enumeration, sentence, translate, translated
from stolik.engine.spoken_text import choices_text, turn_sentence
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer
from stolik.games.knaster.ai.valuation import preview
from stolik.games.knaster.rules.events import RoundBegan, SheetFilled
from stolik.games.knaster.rules.sheet import EMPTY, cell, circlable
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages
from stolik.games.knaster.ui.messages import (
    CONTEXT,
    MOVES,
    NAMES,
    cell_name,
    combination_name,
    line_by_bonus,
    line_name,
)
from stolik.games.knaster.ui.sheet.circle_choice import CircleChoice
from stolik.games.knaster.ui.voice.sheet_words import completion_text, deed_text, line_text


class Choice(NamedTuple):
    """What a seat can do: roll, draw circles in filled lines, or else enter the sum.

    ``empty`` is the number of cells to write in, ``circlable`` are the cells that hold the sum.
    """

    rolls: bool = False
    due: tuple[str, ...] = ()
    empty: int = 0
    circlable: tuple[int, ...] = ()
    passes: bool = False


def choice_of(view: State, seat: Seat) -> Choice:
    """Return what a seat can do now."""
    sheet = view.sheets[seat]
    if view.phase == "roll":
        return Choice(rolls=seat == view.roller)
    if view.phase != "enter" or view.due[seat] or not view.waiting[seat]:
        return Choice(due=view.due[seat])
    return Choice(
        empty=sheet.numbers.count(EMPTY),
        circlable=tuple(circlable(sheet, view.sum)),
        passes=view.last_roll,
    )


ROLL_FOR_ALL: Final = QT_TRANSLATE_NOOP("knaster", "{player}, roll the dice for everybody.")
ROLL_ALONE: Final = QT_TRANSLATE_NOOP("knaster", "{player}, roll the dice.")
ROLL_LAST: Final = QT_TRANSLATE_NOOP("knaster", "{player}, roll the dice for the last time.")
SEVERAL_FILLED: Final = QT_TRANSLATE_NOOP(
    "knaster", "You have filled several lines. Choose the one that comes first."
)
ALL_CIRCLED: Final = QT_TRANSLATE_NOOP(
    "knaster", "Filled: {line} – {combination}. All the numbers left there get their circles."
)
CHOOSE_CIRCLES: Final = translate(
    "knaster", "Filled: {line} – {combination}. Choose the numbers to circle, %n more.", "", 0
)
ENTER: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (True, False, False): QT_TRANSLATE_NOOP("knaster", "{player}, write the {total} in an empty cell."),
    (True, True, False): QT_TRANSLATE_NOOP(
        "knaster", "{player}, write the {total} in an empty cell or circle one {total}."
    ),
    (True, False, True): QT_TRANSLATE_NOOP("knaster", "{player}, write the {total} or pass."),
    (False, True, True): QT_TRANSLATE_NOOP("knaster", "{player}, circle one {total} or pass."),
    (True, True, True): QT_TRANSLATE_NOOP(
        "knaster", "{player}, write the {total}, circle one {total} or pass."
    ),
}
"""What there is to do with a sum, by whether it can be written, circled and passed."""


def status(view: State, seat: Seat, circles: CircleChoice, pointed: int | None, names: Sequence[str]) -> str:
    """Return what the person whose sheet is large is to do, or what the cell pointed at would do.

    ``circles`` are those being chosen, ``pointed`` is the cell's index; empty where nothing is to be done.
    """
    can, facts = choice_of(view, seat), {"player": names[seat], "total": view.sum}
    if can.rolls:
        alone = ROLL_ALONE if len(view.sheets) == 1 else ROLL_FOR_ALL
        return sentence(CONTEXT, ROLL_LAST if view.last_roll else alone, facts)
    if can.due and not circles.line:
        return translated(CONTEXT, SEVERAL_FILLED)
    if can.due:
        known = {
            "line": line_by_bonus(circles.line),
            "combination": combination_name(view.sheets[seat].combination(circles.line)),
        }
        if circles.is_forced(view, seat):
            return sentence(CONTEXT, ALL_CIRCLED, known)
        return sentence(CONTEXT, CHOOSE_CIRCLES, known, count=circles.left(view, seat))
    if not (can.empty or can.circlable):
        return ""
    if pointed is not None and (told := deed_text(preview(view, seat, *cell(pointed)), view.sum)):
        return told
    return sentence(CONTEXT, ENTER[can.empty > 0, bool(can.circlable), can.passes], facts)


PASSES_ON: Final[Mapping[str, str]] = {
    "roll": QT_TRANSLATE_NOOP("knaster", "{player}, your turn to roll"),
    "due": QT_TRANSLATE_NOOP("knaster", "{player}, your turn to draw circles"),
    "write": QT_TRANSLATE_NOOP("knaster", "{player}, your turn to write {total}"),
    "circle": QT_TRANSLATE_NOOP("knaster", "{player}, your turn to circle {total}"),
}
"""What is said when the mouse passes to another person."""


def invitation(view: State, seat: Seat, names: Sequence[str]) -> str:
    """Return what is said to the person to whom the mouse passes."""
    can = choice_of(view, seat)
    what = "roll" if can.rolls else "due" if can.due else "write" if can.empty else "circle"
    return sentence(CONTEXT, PASSES_ON[what], {"player": names[seat], "total": view.sum})


LAST_ROLL: Final = QT_TRANSLATE_NOOP("knaster", "The last roll!")
FULL_SHEET: Final = QT_TRANSLATE_NOOP("knaster", "A full sheet!")
LAST_FOLLOWS: Final = QT_TRANSLATE_NOOP("knaster", "{player} has a full sheet: the last roll follows.")
ROLLS_LAST: Final = QT_TRANSLATE_NOOP(
    "knaster", "{player} rolls once more for everybody. Then the points are counted."
)
ROLL_ONCE_MORE: Final = QT_TRANSLATE_NOOP("knaster", "Roll once more. Then the points are counted.")
SHADES: Final = QT_TRANSLATE_NOOP(
    "knaster", "The darker a cell, the better. The three best show how many points to expect at the end."
)


def shades_text() -> str:
    """Return what the shades and the figures in the cells mean, while worths are shown."""
    return translated(CONTEXT, SHADES)


def notice(view: State, names: Sequence[str]) -> str:
    """Return what holds for everybody till the end: the last roll has come, or follows."""
    if view.last_roll:
        return translated(CONTEXT, LAST_ROLL)
    full = next((seat for seat, sheet in enumerate(view.sheets) if sheet.is_full), None)
    if full is None or view.phase == "over":
        return ""
    return sentence(CONTEXT, LAST_FOLLOWS, {"player": names[full]})


def banner(event: Value | None, names: Sequence[str]) -> tuple[str, str]:
    """Return the title and the sentence of a moment that all shall see; empty where there is none."""
    match event:
        case SheetFilled():
            return translated(CONTEXT, FULL_SHEET), messages.event(to_plain(event), names)
        case RoundBegan(seat, True):
            source = ROLLS_LAST if len(names) > 1 else ROLL_ONCE_MORE
            return translated(CONTEXT, LAST_ROLL), sentence(CONTEXT, source, {"player": names[seat]})
    return "", ""


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: QT_TRANSLATE_NOOP("knaster", "What are the sum and its chance?"),
    OPTIONS_KEY: QT_TRANSLATE_NOOP("knaster", "What can I do?"),
    "Ctrl+1": QT_TRANSLATE_NOOP("knaster", "What is in this row?"),
    "Ctrl+2": QT_TRANSLATE_NOOP("knaster", "What is in this column?"),
    "Ctrl+3": QT_TRANSLATE_NOOP("knaster", "What is in the diagonals?"),
    "Ctrl+4": QT_TRANSLATE_NOOP("knaster", "What would this cell complete?"),
}

SUM: Final = QT_TRANSLATE_NOOP("knaster", "The sum is {total}: it falls {ways} times in 36.")
NO_SUM: Final = QT_TRANSLATE_NOOP("knaster", "Nobody has rolled yet; 7 is the likeliest sum, 6 times in 36.")
NO_CELL: Final = QT_TRANSLATE_NOOP("knaster", "Go to a cell of the sheet with the arrows first.")
WRITE_IT: Final = translate("knaster", "Write the {total} in (the last|one of %n) empty (cell|cells)", "", 0)
CIRCLE_IT: Final = QT_TRANSLATE_NOOP("knaster", "Circle the {total} in {cells}")
DRAW: Final = translate("knaster", "Draw %n (circle|circles) in {line}: {combination}", "", 0)
CIRCLES_LEFT: Final = translate("knaster", "%n more (circle|circles) in {line}.", "", 0)

DEEDS: Final[Mapping[str, str]] = {
    "dice_rolled": QT_TRANSLATE_NOOP("knaster", "rolls {dice}, the sum is {total}"),
    "number_written": QT_TRANSLATE_NOOP("knaster", "writes {number} in {cell}"),
    "number_circled": QT_TRANSLATE_NOOP("knaster", "circles the {number} in {cell}"),
    "line_filled": QT_TRANSLATE_NOOP("knaster", "fills {line}, {combination}"),
    "line_ringed": translate("knaster", "draws %n (circle|circles) in {line}", "", 0),
    "line_completed": QT_TRANSLATE_NOOP("knaster", "five circles in {line}, +{bonus}"),
    "sheet_filled": QT_TRANSLATE_NOOP("knaster", "the sheet is full, so the last roll follows this round"),
    "passed": QT_TRANSLATE_NOOP("knaster", "passes"),
}
"""What is done in a turn, as it stands after the player's name."""

_WAYS: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""The ways of the 36 of two dice in which each sum falls."""


def answers(state: State, owner: Seat, thing: str, names: Sequence[str]) -> Sequence[Answer]:
    """Return the answers to all questions of the game.

    ``owner`` is the seat whose sheet is large, ``thing`` what has the focus, ``cell:7`` for a cell of that
    sheet by its index; ``names`` are the players' by seat.
    """
    sheet = state.sheets[owner]
    index = int(thing.removeprefix("cell:")) if thing.startswith("cell:") else None
    row, column = ("", "") if index is None else (f"r{cell(index)[0]}", f"c{cell(index)[1]}")
    lost = translated(CONTEXT, NO_CELL)
    texts = {
        SUM_KEY: sum_text(state),
        OPTIONS_KEY: options_text(state, owner, names),
        "Ctrl+1": line_text(sheet, row) if row else lost,
        "Ctrl+2": line_text(sheet, column) if column else lost,
        "Ctrl+3": " ".join(line_text(sheet, line) for line in ("d0", "d1")),
        "Ctrl+4": lost if index is None else completion_text(state, owner, index),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def sum_text(state: State) -> str:
    """Return the sum called out, and how often it falls."""
    if not state.sum:
        return translated(CONTEXT, NO_SUM)
    return sentence(CONTEXT, SUM, {"total": state.sum, "ways": _WAYS[state.sum]})


def options_text(view: State, seat: Seat, names: Sequence[str]) -> str:
    """Return what the seat can choose from, for who asks; before a roll, what the one can who rolls."""
    seat = view.roller if view.phase == "roll" else seat
    can, sheet, things = choice_of(view, seat), view.sheets[seat], list[str]()
    if can.rolls:
        things.append(translated(CONTEXT, MOVES["roll"]))
    for line in can.due:
        facts = {"line": line_name(line), "combination": combination_name(sheet.combination(line))}
        things.append(sentence(CONTEXT, DRAW, facts, count=sheet.due(line)))
    if can.empty:
        things.append(sentence(CONTEXT, WRITE_IT, {"total": view.sum}, count=can.empty))
    if can.circlable:
        cells = ", ".join([cell_name(*cell(index)) for index in can.circlable])
        things.append(sentence(CONTEXT, CIRCLE_IT, {"total": view.sum, "cells": cells}))
    if can.passes:
        things.append(translated(CONTEXT, MOVES["pass"]))
    return choices_text(names[seat], things)


def circles_left_text(line: str, left: int) -> str:
    """Return how many circles are still to be chosen in a line."""
    return sentence(CONTEXT, CIRCLES_LEFT, {"line": line_name(line)}, count=left)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return what a seat has done with a roll in one sentence; the events are given as plain values."""
    deeds, seat = list[str](), 0
    for plain in events:
        seat, kind = plain.get("seat", seat), plain["kind"]
        if kind not in DEEDS:
            continue
        facts, count = dict(plain), None
        if "row" in plain:
            facts["cell"] = cell_name(plain["row"], plain["column"])
        if kind == "dice_rolled":
            facts["dice"] = enumeration([str(face) for face in plain["dice"]])
        if kind == "line_ringed":
            count = len(plain["cells"])
        deeds.append(sentence(CONTEXT, DEEDS[kind], facts, count=count, values=NAMES))
    return turn_sentence(names[seat], deeds)
