"""Everything said at a table of Knaster: what to do, what was done, the sheet in words, hints.

Everything that is said about what a seat can do at a moment comes from the same `Choice`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Wording
from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, enumeration, remembered, sentence, translate, translated
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer, HintStep, choices_text, turn_sentence
from stolik.games.knaster.ai.claims import reason
from stolik.games.knaster.ai.valuation import EntryPreview, preview
from stolik.games.knaster.rules.events import RoundBegan, SheetFilled
from stolik.games.knaster.rules.moves import Circle, Ring, Write
from stolik.games.knaster.rules.sheet import BONUSES, EMPTY, LINES, LINES_OF, Sheet, cell, circlable, index_of
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

SCORE: Final = translate("knaster", "{player} – %n (point|points)", "", 0)
SMALL_SHEETS: Final[Mapping[str, str]] = {
    "": translate("knaster", "{player}'s sheet, %n (point|points)", "", 0),
    "owes": translate("knaster", "{player}'s sheet, %n (point|points), still writing", "", 0),
    "entered": translate("knaster", "{player}'s sheet, %n (point|points), done", "", 0),
}
CIRCLED: Final = N_("knaster", "{number} circled")
CHOSEN: Final = N_("knaster", "{number}, chosen to be circled")
NOTHING: Final = N_("knaster", "empty")
ACTS: Final[Mapping[str, str]] = {
    "write": N_("knaster", "Write {total} here"),
    "circle": N_("knaster", "Circle this {total}"),
    "ring": N_("knaster", "Can be circled"),
}
"""What a click on a cell does, by kind."""

FILLS_LINE: Final = translate("knaster", "{line}: {combination}, %n (circle|circles)", "", 0)
FILLS_IN_VAIN: Final = N_("knaster", "{line}: {combination}")
COMPLETES_LINE: Final = N_("knaster", "{line}: five circles, +{bonus}")
ACT_AND_EFFECTS: Final = N_("knaster", "{act} – {effects}")
WORTH: Final = N_("knaster", "{stands}, {worth} points at the end")
BEST_WORTH: Final = N_("knaster", "{stands}, best: {worth} points at the end")
STANDS: Final = N_("knaster", "{cell}: {stands}")
STANDS_AND_ACT: Final = N_("knaster", "{cell}: {stands}. {act}")
OF_ANOTHER: Final = N_("knaster", "{player}, {cell}")
BONUS: Final = N_("knaster", "Bonus {bonus} for {line}")
BONUS_SCORED: Final = N_("knaster", "Bonus {bonus} for {line}, scored")
BONUS_DUE: Final = translate(
    "knaster", "Bonus {bonus} for {line}, just filled: %n (circle|circles) to draw", "", 0
)
GIVES: Final = translate("knaster", "{name}: %n (circle|circles)", "", 0)
DRAW_ALL: Final = translate("knaster", "Draw %n (circle|circles)", "", 0)
DIE: Final = N_("knaster", "Die {number}: {face}")
SUM_IS: Final = N_("knaster", "The sum is {total}")
LINE: Final = translate("knaster", "{line}: {cells}; %n (circle|circles), bonus {bonus}.", "", 0)
FILLED: Final = N_("knaster", "{line}: {cells}; {combination}; circles {circles} of 5, bonus {bonus}.")
WRITES: Final = N_("knaster", "{cell}, the {total} written here")
CIRCLES: Final = N_("knaster", "{cell}, the {total} circled")
FILLS: Final = translate("knaster", "fills {line}: {combination}, %n (circle|circles)", "", 0)
GOES_ON: Final = N_("knaster", "makes {count} of 5 numbers in {line}")
COMPLETES: Final = N_("knaster", "completes {line}: +{bonus}")
RINGS: Final = N_("knaster", "makes {count} of 5 circles in {line}")
COMPLETION: Final = N_("knaster", "{what}: {lines}.")
NOT_NOW: Final = N_("knaster", "{cell}: you can't write or circle anything here now.")


@remembered
def small_sheet_name(player: str, score: int, mark: str) -> str:
    """Return the name of a small sheet; ``mark`` is a key of `SMALL_SHEETS`."""
    return sentence(CONTEXT, SMALL_SHEETS[mark], {"player": player}, count=score)


@remembered
def score_text(player: str, score: int) -> str:
    return sentence(CONTEXT, SCORE, {"player": player}, count=score)


@remembered
def deed_text(found: EntryPreview, total: int) -> str:
    """Return what a click on a cell enters, and what follows from it; empty if it enters nothing."""
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
    """Return the words for a cell that can get one of the circles due."""
    return translated(CONTEXT, ACTS["ring"])


@remembered
def cell_text(
    index: int, number: int, circled: bool, act: str, *, chosen: bool, worth: str, best: bool
) -> str:
    """Return a cell with its content, the worth of an entry there, and what a click does.

    ``act`` comes from `deed_text` or `ring_text`, or is empty. ``chosen`` says that the cell will get a
    circle. ``worth`` is the points as text, or empty; ``best`` says that no cell is worth more.
    """
    stands = held_text(number, circled)
    if chosen:
        stands = sentence(CONTEXT, CHOSEN, {"number": number})
    if worth:
        stands = sentence(CONTEXT, BEST_WORTH if best else WORTH, {"stands": stands, "worth": worth})
    facts = {"cell": cell_name(*cell(index)), "stands": stands, "act": act}
    return sentence(CONTEXT, STANDS_AND_ACT if act else STANDS, facts)


def held_text(number: int, circled: bool) -> str:
    if number == EMPTY:
        return translated(CONTEXT, NOTHING)
    return sentence(CONTEXT, CIRCLED, {"number": number}) if circled else str(number)


@remembered
def bonus_text(line: str, complete: bool, due: int) -> str:
    """Return the bonus of a line, for the field at its end; ``due`` is how many circles it gives now."""
    facts = {"bonus": BONUSES[line], "line": line_name(line)}
    if complete:
        return sentence(CONTEXT, BONUS_SCORED, facts)
    return sentence(CONTEXT, BONUS_DUE, facts, count=due) if due else sentence(CONTEXT, BONUS, facts)


@remembered
def gives_text(name: str, circles: int) -> str:
    """Return how many circles a combination or a filled line gives."""
    return sentence(CONTEXT, GIVES, {"name": name}, count=circles)


def die_texts(view: State) -> list[str]:
    return [sentence(CONTEXT, DIE, {"number": at, "face": face}) for at, face in enumerate(view.dice, 1)]


def sum_is_text(total: int) -> str:
    return sentence(CONTEXT, SUM_IS, {"total": total})


def draw_all_text(circles: int) -> str:
    """Return the text of the button that draws all circles of a line if there is nothing to choose."""
    return sentence(CONTEXT, DRAW_ALL, {}, count=circles)


def of_another(player: str, text: str) -> str:
    return sentence(CONTEXT, OF_ANOTHER, {"player": player, "cell": text})


def line_text(sheet: Sheet, line: str) -> str:
    """Return the numbers in a line, cell by cell, and which of them are circled."""
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
    """Return the effect of entering the sum in a cell on the lines that meet there."""
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


class Choice(NamedTuple):
    """What a seat can do: roll, draw circles in filled lines, or else enter the sum.

    ``empty`` is the number of cells to write in, ``circlable`` are the uncircled cells that hold the sum.
    """

    rolls: bool = False
    due: tuple[str, ...] = ()
    empty: int = 0
    circlable: tuple[int, ...] = ()
    passes: bool = False


def choice_of(view: State, seat: Seat) -> Choice:
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


ROLL_FOR_ALL: Final = N_("knaster", "{player}, roll the dice for everyone.")
ROLL_ALONE: Final = N_("knaster", "{player}, roll the dice.")
ROLL_LAST: Final = N_("knaster", "{player}, roll the dice for the last time.")
SEVERAL_FILLED: Final = N_("knaster", "You've filled several lines. Choose which one comes first.")
ALL_CIRCLED: Final = N_("knaster", "Filled: {line} – {combination}. Every number left there gets a circle.")
CHOOSE_CIRCLES: Final = translate(
    "knaster", "Filled: {line} – {combination}. Choose %n more (number|numbers) to circle.", "", 0
)
ENTER: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (True, False, False): N_("knaster", "{player}, write the {total} in an empty cell."),
    (True, True, False): N_(
        "knaster", "{player}, write the {total} in an empty cell or circle one you have."
    ),
    (True, False, True): N_("knaster", "{player}, write the {total} or pass."),
    (False, True, True): N_("knaster", "{player}, circle the {total} or pass."),
    (True, True, True): N_("knaster", "{player}, write or circle the {total}, or pass."),
}
"""What to do with a sum, by whether it can be written, circled and passed."""


def status(view: State, seat: Seat, line: str, chosen: int, pointed: int | None, names: Sequence[str]) -> str:
    """Return what the person with the large sheet can do, or what a click on the pointed cell would do.

    ``line`` is the filled line whose circles are being drawn, empty if unknown; ``chosen`` is how many of
    them are chosen. ``pointed`` is the cell's index. The result is empty if there is nothing to do.
    """
    can, facts = choice_of(view, seat), {"player": names[seat], "total": view.sum}
    if can.rolls:
        alone = ROLL_ALONE if len(view.sheets) == 1 else ROLL_FOR_ALL
        return sentence(CONTEXT, ROLL_LAST if view.last_roll else alone, facts)
    if can.due and not line:
        return translated(CONTEXT, SEVERAL_FILLED)
    if can.due:
        sheet = view.sheets[seat]
        known = {"line": line_by_bonus(line), "combination": combination_name(sheet.combination(line))}
        if sheet.due(line) == len(sheet.free_cells(line)):
            return sentence(CONTEXT, ALL_CIRCLED, known)
        return sentence(CONTEXT, CHOOSE_CIRCLES, known, count=sheet.due(line) - chosen)
    if not (can.empty or can.circlable):
        return ""
    if pointed is not None and (told := deed_text(preview(view, seat, *cell(pointed)), view.sum)):
        return told
    return sentence(CONTEXT, ENTER[can.empty > 0, bool(can.circlable), can.passes], facts)


PASSES_ON: Final[Mapping[str, str]] = {
    "roll": N_("knaster", "{player}, your turn to roll"),
    "due": N_("knaster", "{player}, your turn to draw circles"),
    "write": N_("knaster", "{player}, your turn to write {total}"),
    "circle": N_("knaster", "{player}, your turn to circle {total}"),
}
"""The invitations for the next person who gets the mouse."""


def invitation(view: State, seat: Seat, names: Sequence[str]) -> str:
    """Return the words for the person who gets the mouse."""
    can = choice_of(view, seat)
    what = "roll" if can.rolls else "due" if can.due else "write" if can.empty else "circle"
    return sentence(CONTEXT, PASSES_ON[what], {"player": names[seat], "total": view.sum})


LAST_ROLL: Final = N_("knaster", "The last roll!")
FULL_SHEET: Final = N_("knaster", "A full sheet!")
LAST_FOLLOWS: Final = N_("knaster", "{player} has a full sheet: next comes the last roll.")
ROLLS_LAST: Final = N_("knaster", "{player} rolls once more for everyone. Then the points are counted.")
ROLL_ONCE_MORE: Final = N_("knaster", "Roll once more. Then the points are counted.")
SHADES: Final = N_(
    "knaster", "The darker a cell, the better. The three best show how many points to expect at the end."
)


def shades_text() -> str:
    """Return the meaning of the shades and figures in the cells while worths are shown."""
    return translated(CONTEXT, SHADES)


def notice(view: State, names: Sequence[str]) -> str:
    """Return the notice for everyone that this is the last roll, or that it comes next; otherwise empty."""
    if view.last_roll:
        return translated(CONTEXT, LAST_ROLL)
    full = next((seat for seat, sheet in enumerate(view.sheets) if sheet.is_full), None)
    if full is None or view.phase == "over":
        return ""
    return sentence(CONTEXT, LAST_FOLLOWS, {"player": names[full]})


def banner(event: Value | None, names: Sequence[str]) -> tuple[str, str]:
    """Return the title and the sentence of a moment that everyone should see; both empty if there is none."""
    match event:
        case SheetFilled():
            return translated(CONTEXT, FULL_SHEET), messages.event(to_plain(event), names)
        case RoundBegan(seat, True):
            source = ROLLS_LAST if len(names) > 1 else ROLL_ONCE_MORE
            return translated(CONTEXT, LAST_ROLL), sentence(CONTEXT, source, {"player": names[seat]})
    return "", ""


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: N_("knaster", "What's the sum, and how likely is it?"),
    OPTIONS_KEY: N_("knaster", "What can I do?"),
    "Ctrl+1": N_("knaster", "What is in this row?"),
    "Ctrl+2": N_("knaster", "What is in this column?"),
    "Ctrl+3": N_("knaster", "What is in the diagonals?"),
    "Ctrl+4": N_("knaster", "What would this cell complete?"),
}

SUM: Final = N_("knaster", "The sum is {total}, a {ways} in 36 chance.")
NO_SUM: Final = N_("knaster", "Nobody has rolled yet. The likeliest sum is 7, a 6 in 36 chance.")
NO_CELL: Final = N_("knaster", "First use the arrows to go to a cell.")
WRITE_IT: Final = translate("knaster", "Write the {total} in (the last|one of %n) empty (cell|cells)", "", 0)
CIRCLE_IT: Final = N_("knaster", "Circle the {total} in {cells}")
DRAW: Final = translate("knaster", "Draw %n (circle|circles) in {line}: {combination}", "", 0)
CIRCLES_LEFT: Final = translate("knaster", "%n more (circle|circles) in {line}.", "", 0)

DEEDS: Final[Mapping[str, str]] = {
    "dice_rolled": N_("knaster", "rolls {dice}, the sum is {total}"),
    "number_written": N_("knaster", "writes {number} in {cell}"),
    "number_circled": N_("knaster", "circles the {number} in {cell}"),
    "line_filled": N_("knaster", "fills {line}, {combination}"),
    "line_ringed": translate("knaster", "draws %n (circle|circles) in {line}", "", 0),
    "line_completed": N_("knaster", "five circles in {line}, +{bonus}"),
    "sheet_filled": N_("knaster", "the sheet is full, so after this round comes the last roll"),
    "passed": N_("knaster", "passes"),
}
"""The deeds of a turn, worded to follow the player's name."""

_WAYS: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""How many of the 36 rolls of two dice make each sum."""


def answers(state: State, owner: Seat, thing: str, names: Sequence[str]) -> Sequence[Answer]:
    """Return the answers to all questions of the game.

    ``owner`` is the seat whose sheet is large. ``thing`` names what has the focus, such as ``cell:7`` for the
    cell with that index. ``names`` are the players' by seat.
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
    """Return the sum of the dice, and how often it comes up."""
    if not state.sum:
        return translated(CONTEXT, NO_SUM)
    return sentence(CONTEXT, SUM, {"total": state.sum, "ways": _WAYS[state.sum]})


def options_text(view: State, seat: Seat, names: Sequence[str]) -> str:
    """Return the choices of the seat that asks or, before a roll, of the roller."""
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
    return sentence(CONTEXT, CIRCLES_LEFT, {"line": line_name(line)}, count=left)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one sentence about what a seat did with a roll; the events are given as plain values."""
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


WORDING: Final = Wording(
    CONTEXT,
    {
        "earns": translate(
            "knaster", "Write the {number} here: with a bonus it earns %n (point|points) at once.", "", 0
        ),
        "fills": translate(
            "knaster", "Write the {number} here: it fills {line}, %n (circle|circles).", "", 0
        ),
        "joins": translate("knaster", "Write the {number} here: {line} already has (one|%n) like it.", "", 0),
        "spares": N_("knaster", "Write the {number} here: it spoils no straight."),
        "neighbours": N_("knaster", "Write the {number} here: {line} could become a straight."),
        "write": N_("knaster", "Write the {number} here: the odds favour it."),
        "completes": N_("knaster", "Circle this {number}: it's the fifth circle in {line}, +{bonus}."),
        "circle": translate(
            "knaster", "Circle this {number}: it's a point, and it counts in %n (line|lines).", "", 0
        ),
        "circle_only": N_("knaster", "Circle this {number}: the odds favour it."),
        "ring": translate("knaster", "Draw (this circle|these circles): the odds favour it.", "", 0),
        "roll": N_("knaster", "Roll both dice."),
        "pass": N_("knaster", "Pass: this number doesn't help you."),
        "pass_only": N_("knaster", "Pass: the odds favour it."),
    },
    {"earns": "count", "fills": "circles", "joins": "count", "circle": "count", "ring": "count"},
    NAMES,
    frozenset({"write", "circle_only", "ring", "pass_only"}),
)


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the reason for the best option; ``options`` are the seat's, best first."""
    claim = reason(view, seat, options)
    line = claim.facts.get("line")
    lit = (*_lit(options[0].move), *([f"line:{line}"] if line else []))
    return HintStep(WORDING.text(claim), lit, claim=claim)


def _lit(move: Any) -> tuple[str, ...]:
    """Return the names of the things that light up for a move: its cells, or its button."""
    match move:
        case Write(row=row, column=column) | Circle(row=row, column=column):
            return (f"cell:{index_of(row, column)}",)
        case Ring(cells=cells):
            return tuple(f"cell:{index_of(*each)}" for each in cells)
    kind: str = move.kind
    return (kind,)


PRAISE: Final = Wording(
    CONTEXT,
    {
        "earns": translate("knaster", "With a bonus it earns %n (point|points) at once.", "", 0),
        "fills": translate("knaster", "It fills {line}: {combination}, %n (circle|circles).", "", 0),
        "joins": translate("knaster", "It joins (one|%n) like it in {line}.", "", 0),
        "spares": N_("knaster", "It spoils no straight."),
        "neighbours": N_("knaster", "With the {other}, {line} could become a straight."),
        "completes": N_("knaster", "It's the fifth circle in {line}: +{bonus}."),
        "circle": translate("knaster", "It's a point, and it counts in %n (line|lines).", "", 0),
        "pass": N_("knaster", "The number didn't help you."),
    },
    WORDING.counted,
    NAMES,
)


DIFFERENCES: Final = Wording(
    CONTEXT,
    {
        "completes": N_("knaster", "You miss out on the fifth circle in {line}: +{bonus}."),
        "nears": translate("knaster", "After the best move {line} is only %n (circle|circles) short.", "", 0),
        "earns_less": translate(
            "knaster", "With a bonus the best move earns %n more (point|points) at once.", "", 0
        ),
        "no_circles": translate(
            "knaster", "Your {number} earns no circles now; the best move earns %n.", "", 0
        ),
        "fewer_circles": translate("knaster", "The best move earns %n more (circle|circles) at once.", "", 0),
        "joins_none": translate("knaster", "The best cell joins %n of that number, yours none.", "", 0),
        "joins_fewer": translate("knaster", "The best cell joins %n more of that number than yours.", "", 0),
        "spoils": N_("knaster", "Your {number} spoils a possible straight in {line}."),
        "no_straight": N_("knaster", "With the {other}, {line} could have become a straight."),
    },
    {
        "nears": "best",
        "earns_less": "gap",
        "no_circles": "best",
        "fewer_circles": "gap",
        "joins_none": "best",
        "joins_fewer": "gap",
    },
    NAMES,
)
