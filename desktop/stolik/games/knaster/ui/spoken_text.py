"""What is told of Knaster to those who play by ear: answers to questions, and a turn in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, enumeration, sentence, translate, translated
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer
from stolik.games.knaster.rules.sheet import BONUSES, EMPTY, LINES, LINES_OF, Sheet, cell, circlable
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import CONTEXT, MOVES, NAMES, cell_name, combination_name, line_name
from stolik.hotseat.spoken_text import choices_text, turn_sentence

QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: QT_TRANSLATE_NOOP("knaster", "What are the sum and its chance?"),
    OPTIONS_KEY: QT_TRANSLATE_NOOP("knaster", "What can I do?"),
    "Ctrl+1": QT_TRANSLATE_NOOP("knaster", "What stands in this row?"),
    "Ctrl+2": QT_TRANSLATE_NOOP("knaster", "What stands in this column?"),
    "Ctrl+3": QT_TRANSLATE_NOOP("knaster", "What stands in the diagonals?"),
    "Ctrl+4": QT_TRANSLATE_NOOP("knaster", "What would this cell complete?"),
}

SUM: Final = QT_TRANSLATE_NOOP("knaster", "The sum is {total}: it falls {ways} times in 36.")
NO_SUM: Final = QT_TRANSLATE_NOOP(
    "knaster", "The dice have not fallen yet; 7 is the likeliest sum, 6 times in 36."
)
NO_CELL: Final = QT_TRANSLATE_NOOP("knaster", "Go to a cell of the sheet with the arrows first.")
CIRCLED: Final = QT_TRANSLATE_NOOP("knaster", "{number} circled")
NOTHING: Final = QT_TRANSLATE_NOOP("knaster", "empty")
LINE: Final = translate("knaster", "{line}: {cells}; %n (circle|circles), bonus {bonus}.", "", 0)
FILLED: Final = QT_TRANSLATE_NOOP(
    "knaster", "{line}: {cells}; {combination}; circles {circles} of 5, bonus {bonus}."
)
WRITES: Final = QT_TRANSLATE_NOOP("knaster", "{cell}, the {total} written here")
CIRCLES: Final = QT_TRANSLATE_NOOP("knaster", "{cell}, the {total} circled")
FILLS: Final = translate("knaster", "fills {line}: {combination}, %n (circle|circles)", "", 0)
GOES_ON: Final = QT_TRANSLATE_NOOP("knaster", "makes {count} of 5 numbers in {line}")
COMPLETES: Final = QT_TRANSLATE_NOOP("knaster", "completes {line}: +{bonus}")
RINGS: Final = QT_TRANSLATE_NOOP("knaster", "makes {count} of 5 circles in {line}")
COMPLETION: Final = QT_TRANSLATE_NOOP("knaster", "{what}: {lines}.")
NOT_NOW: Final = QT_TRANSLATE_NOOP("knaster", "{cell}: nothing can be written or circled here now.")

WRITE_IT: Final = translate("knaster", "Write the {total} in one of %n empty (cell|cells)", "", 0)
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


def line_text(sheet: Sheet, line: str) -> str:
    """Return what stands in a line, cell by cell, and what is circled of it."""
    told = [
        translated(CONTEXT, NOTHING)
        if number == EMPTY
        else sentence(CONTEXT, CIRCLED, {"number": number})
        if circled
        else str(number)
        for number, circled in ((sheet.numbers[index], sheet.circles[index]) for index in LINES[line])
    ]
    circles = len(LINES[line]) - len(sheet.free_cells(line))
    facts = {
        "line": _capital(line_name(line)),
        "cells": ", ".join(told),
        "bonus": BONUSES[line],
        "combination": combination_name(sheet.combination(line)),
        "circles": circles,
    }
    if sheet.is_filled(line):
        return sentence(CONTEXT, FILLED, facts)
    return sentence(CONTEXT, LINE, facts, count=circles)


def completion_text(state: State, seat: Seat, index: int) -> str:
    """Return what an entry of the sum in a cell would do to the lines that meet there."""
    sheet, total = state.sheets[seat], state.sum
    facts = {"cell": _capital(cell_name(*cell(index))), "total": total}
    owed = state.phase == "enter" and state.waiting[seat] and not state.due[seat]
    if owed and sheet.numbers[index] == EMPTY:
        after, what = sheet.written(index, total), WRITES
    elif owed and index in circlable(sheet, total):
        after, what = sheet.circled((index,)), CIRCLES
    else:
        return sentence(CONTEXT, NOT_NOW, facts)
    told = []
    for line in LINES_OF[index]:
        known: dict[str, Any] = {"line": line_name(line), "bonus": BONUSES[line]}
        if what is WRITES and after.is_filled(line):
            known["combination"] = combination_name(after.combination(line))
            told.append(sentence(CONTEXT, FILLS, known, count=after.due(line)))
        elif what is WRITES:
            known["count"] = sum(after.numbers[each] != EMPTY for each in LINES[line])
            told.append(sentence(CONTEXT, GOES_ON, known))
        else:
            known["count"] = len(LINES[line]) - len(after.free_cells(line))
            source = COMPLETES if after.is_complete(line) else RINGS
            told.append(sentence(CONTEXT, source, known))
    known = {"what": sentence(CONTEXT, what, facts), "lines": "; ".join(told)}
    return sentence(CONTEXT, COMPLETION, known)


def options_text(state: State, seat: Seat, names: Sequence[str]) -> str:
    """Return what the seat can choose from."""
    sheet, things = state.sheets[seat], list[str]()
    if state.phase == "roll":
        seat, things = state.roller, [translated(CONTEXT, MOVES["roll"])]
    elif state.phase == "enter" and state.due[seat]:
        for line in state.due[seat]:
            facts = {
                "line": line_name(line),
                "combination": combination_name(sheet.combination(line)),
            }
            things.append(sentence(CONTEXT, DRAW, facts, count=sheet.due(line)))
    elif state.phase == "enter" and state.waiting[seat]:
        if empty := sheet.numbers.count(EMPTY):
            things.append(sentence(CONTEXT, WRITE_IT, {"total": state.sum}, count=empty))
        if cells := [cell_name(*cell(index)) for index in circlable(sheet, state.sum)]:
            known = {"total": state.sum, "cells": ", ".join(cells)}
            things.append(sentence(CONTEXT, CIRCLE_IT, known))
        if state.last_roll:
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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
