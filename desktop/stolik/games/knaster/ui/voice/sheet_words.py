"""The sheet of Knaster in words: its cells, lines and bonuses, what an entry would do, and the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, remembered, sentence, translate, translated
from stolik.games.knaster.ai.valuation import EntryPreview, preview
from stolik.games.knaster.rules.moves import Write
from stolik.games.knaster.rules.sheet import BONUSES, EMPTY, LINES, LINES_OF, Sheet, cell
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.messages import CONTEXT, cell_name, combination_name, line_by_bonus, line_name

SCORE: Final = translate("knaster", "{player} – %n (point|points)", "", 0)
SMALL_SHEETS: Final[Mapping[str, str]] = {
    "": translate("knaster", "Sheet of {player}, %n (point|points)", "", 0),
    "owes": translate("knaster", "Sheet of {player}, %n (point|points), still to enter", "", 0),
    "entered": translate("knaster", "Sheet of {player}, %n (point|points), done", "", 0),
}
CIRCLED: Final = QT_TRANSLATE_NOOP("knaster", "{number} circled")
CHOSEN: Final = QT_TRANSLATE_NOOP("knaster", "{number}, chosen for a circle")
NOTHING: Final = QT_TRANSLATE_NOOP("knaster", "empty")
ACTS: Final[Mapping[str, str]] = {
    "write": QT_TRANSLATE_NOOP("knaster", "Write {total} here"),
    "circle": QT_TRANSLATE_NOOP("knaster", "Circle this {total}"),
    "ring": QT_TRANSLATE_NOOP("knaster", "Can be circled"),
}
"""What a click on a cell does."""

FILLS_LINE: Final = translate("knaster", "{line}: {combination}, %n (circle|circles)", "", 0)
FILLS_IN_VAIN: Final = QT_TRANSLATE_NOOP("knaster", "{line}: {combination}")
COMPLETES_LINE: Final = QT_TRANSLATE_NOOP("knaster", "{line}: five circles, +{bonus}")
ACT_AND_EFFECTS: Final = QT_TRANSLATE_NOOP("knaster", "{act} – {effects}")
WORTH: Final = QT_TRANSLATE_NOOP("knaster", "{stands}, {worth} points at the end")
BEST_WORTH: Final = QT_TRANSLATE_NOOP("knaster", "{stands}, best: {worth} points at the end")
STANDS: Final = QT_TRANSLATE_NOOP("knaster", "{cell}: {stands}")
STANDS_AND_ACT: Final = QT_TRANSLATE_NOOP("knaster", "{cell}: {stands}. {act}")
OF_ANOTHER: Final = QT_TRANSLATE_NOOP("knaster", "{player}, {cell}")
BONUS: Final = QT_TRANSLATE_NOOP("knaster", "Bonus {bonus} for {line}")
BONUS_SCORED: Final = QT_TRANSLATE_NOOP("knaster", "Bonus {bonus} for {line}, scored")
BONUS_DUE: Final = translate(
    "knaster", "Bonus {bonus} for {line}, just filled: %n (circle|circles) due", "", 0
)
GIVES: Final = translate("knaster", "{name}: %n (circle|circles)", "", 0)
DRAW_ALL: Final = translate("knaster", "Draw %n (circle|circles)", "", 0)
DIE: Final = QT_TRANSLATE_NOOP("knaster", "Die {number}: {face}")
SUM_IS: Final = QT_TRANSLATE_NOOP("knaster", "The sum is {total}")
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


@remembered
def small_sheet_name(player: str, score: int, mark: str) -> str:
    """Return what a small sheet is called; ``mark`` is a key of `SMALL_SHEETS`."""
    return sentence(CONTEXT, SMALL_SHEETS[mark], {"player": player}, count=score)


@remembered
def score_text(player: str, score: int) -> str:
    """Return whose sheet it is and its points."""
    return sentence(CONTEXT, SCORE, {"player": player}, count=score)


@remembered
def deed_text(found: EntryPreview, total: int) -> str:
    """Return what a click on a cell enters and what follows; empty where it enters nothing."""
    if found.move is None:
        return ""
    act = sentence(CONTEXT, ACTS["write" if isinstance(found.move, Write) else "circle"], {"total": total})
    effects = list[str]()
    for line, combination, circles in found.filled:
        facts = {"line": line_by_bonus(line), "combination": combination_name(combination)}
        source = FILLS_LINE if circles else FILLS_IN_VAIN
        effects.append(sentence(CONTEXT, source, facts, count=circles or None))
    for line in found.completed:
        known = {"line": line_by_bonus(line), "bonus": BONUSES[line]}
        effects.append(sentence(CONTEXT, COMPLETES_LINE, known))
    if not effects:
        return act
    return sentence(CONTEXT, ACT_AND_EFFECTS, {"act": act, "effects": "; ".join(effects)})


def ring_text() -> str:
    """Return that a cell can get one of the circles that are due."""
    return translated(CONTEXT, ACTS["ring"])


@remembered
def cell_text(
    index: int, number: int, circled: bool, act: str, *, chosen: bool, worth: str, best: bool
) -> str:
    """Return a cell with what stands in it, what an entry there is worth, and what a click does.

    ``act`` is what `deed_text` or `ring_text` returns, or empty; ``chosen`` tells that the cell gets a
    circle, ``worth`` are points or empty, ``best`` tells that no cell is worth more.
    """
    stands = held_text(number, circled)
    if chosen:
        stands = sentence(CONTEXT, CHOSEN, {"number": number})
    if worth:
        stands = sentence(CONTEXT, BEST_WORTH if best else WORTH, {"stands": stands, "worth": worth})
    facts = {"cell": cell_name(*cell(index)), "stands": stands, "act": act}
    return sentence(CONTEXT, STANDS_AND_ACT if act else STANDS, facts)


def held_text(number: int, circled: bool) -> str:
    """Return what stands in a cell."""
    if number == EMPTY:
        return translated(CONTEXT, NOTHING)
    return sentence(CONTEXT, CIRCLED, {"number": number}) if circled else str(number)


@remembered
def bonus_text(line: str, complete: bool, due: int) -> str:
    """Return the bonus of a line, for the field at its end; ``due`` are the circles that it gives now."""
    facts = {"bonus": BONUSES[line], "line": line_name(line)}
    if complete:
        return sentence(CONTEXT, BONUS_SCORED, facts)
    return sentence(CONTEXT, BONUS_DUE, facts, count=due) if due else sentence(CONTEXT, BONUS, facts)


@remembered
def gives_text(name: str, circles: int) -> str:
    """Return how many circles a combination or a filled line gives."""
    return sentence(CONTEXT, GIVES, {"name": name}, count=circles)


def die_texts(view: State) -> list[str]:
    """Return the names of both dice, of none before they fall."""
    return [sentence(CONTEXT, DIE, {"number": at, "face": face}) for at, face in enumerate(view.dice, 1)]


def sum_is_text(total: int) -> str:
    """Return the sum called out."""
    return sentence(CONTEXT, SUM_IS, {"total": total})


def draw_all_text(circles: int) -> str:
    """Return what the button says that draws all circles of a line that leaves nothing to choose."""
    return sentence(CONTEXT, DRAW_ALL, {}, count=circles)


def of_another(player: str, text: str) -> str:
    """Return a cell's text with the owner of its sheet."""
    return sentence(CONTEXT, OF_ANOTHER, {"player": player, "cell": text})


def line_text(sheet: Sheet, line: str) -> str:
    """Return what stands in a line, cell by cell, and what is circled of it."""
    circles = len(LINES[line]) - len(sheet.free_cells(line))
    facts = {
        "line": _capital(line_name(line)),
        "cells": ", ".join([held_text(sheet.numbers[index], sheet.circles[index]) for index in LINES[line]]),
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
    owed = state.phase == "enter" and not state.due[seat]
    move = preview(state, seat, *cell(index)).move if owed else None
    if move is None:
        return sentence(CONTEXT, NOT_NOW, facts)
    writes = isinstance(move, Write)
    after = sheet.written(index, total) if writes else sheet.circled((index,))
    told = []
    for line in LINES_OF[index]:
        known: dict[str, Any] = {"line": line_name(line), "bonus": BONUSES[line]}
        if writes and after.is_filled(line):
            known["combination"] = combination_name(after.combination(line))
            told.append(sentence(CONTEXT, FILLS, known, count=after.due(line)))
        elif writes:
            known["count"] = sum(after.numbers[each] != EMPTY for each in LINES[line])
            told.append(sentence(CONTEXT, GOES_ON, known))
        else:
            known["count"] = len(LINES[line]) - len(after.free_cells(line))
            source = COMPLETES if after.is_complete(line) else RINGS
            told.append(sentence(CONTEXT, source, known))
    known = {"what": sentence(CONTEXT, WRITES if writes else CIRCLES, facts), "lines": "; ".join(told)}
    return sentence(CONTEXT, COMPLETION, known)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
