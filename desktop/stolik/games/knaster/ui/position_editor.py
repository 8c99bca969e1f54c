"""Sets up a position of Knaster: the sheets, the roll, and what each seat still owes to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stolik.engine.coaching.position_editor import (
    TURN,
    Piece,
    PositionEditor,
    Setting,
    Tray,
    die,
    seats_changed,
    take_away,
    with_value,
    without,
)
from stolik.engine.dice import FACES
from stolik.engine.game import Seat
from stolik.engine.messages import N_, sentence, translated
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import EMPTY, LINES, SIZE, Sheet, cell, circlable
from stolik.games.knaster.rules.state import DICE, State
from stolik.games.knaster.ui.messages import CONTEXT, POSITIONS, cell_name
from stolik.games.knaster.ui.voice import CIRCLED, NOTHING, STANDS

ROLLED: Final = "rolled"
LAST: Final = "last"
_SHEET: Final = "sheet:"
_ENTERED: Final = "entered:"
_DUE: Final = "due:"
_CIRCLE: Final = "o"
"""The mark of a circled number."""

DIE: Final = "d"
"""The prefix that marks the drawing of a die."""

SUMS: Final = range(2, 13)

THROWN: Final = N_("knaster", "Rolled")
SHEET: Final = N_("knaster", "Sheet")
SHEET_OF: Final = N_("knaster", "{player}'s sheet")
RUB_OUT: Final = N_("knaster", "erase")
WHO_ROLLS: Final = N_("knaster", "Who rolls?")
LAST_ROLL: Final = N_("knaster", "This is the last roll")
ENTERED: Final = N_("knaster", "{player} has used the number")
ENTERED_ALONE: Final = N_("knaster", "The number has been used")
STILL_DUE: Final = N_("knaster", "{player} still has circles to draw in")
STILL_DUE_ALONE: Final = N_("knaster", "Circles still to draw in")


class KnasterEditor(PositionEditor):
    """The editor; once both dice lie, every seat that can must enter their sum until it is marked as done."""

    game = GAME

    def seated(self, state: State, seats: int) -> State:
        lie = len(state.dice) == DICE
        return _derived(
            replace(
                state,
                roller=min(state.roller, seats - 1),
                sheets=seats_changed(state.sheets, seats, Sheet()),
                waiting=seats_changed(state.waiting, seats, lie),
                due=seats_changed(state.due, seats, ()),
            )
        )

    def plain(self, state: State) -> State:
        return _derived(state) if state.phase == "rolling" else state

    def trays(self, state: State, names: Sequence[str]) -> Sequence[Tray]:
        rub_out, alone = translated(CONTEXT, RUB_OUT), len(names) == 1
        sheets = [
            Tray(
                f"{_SHEET}{seat}",
                translated(CONTEXT, SHEET) if alone else sentence(CONTEXT, SHEET_OF, {"player": names[seat]}),
                _cells(sheet),
                rub_out,
                columns=SIZE,
                rows=2,
            )
            for seat, sheet in enumerate(state.sheets)
        ]
        dice = tuple(map(_die, state.dice))
        thrown = Tray(ROLLED, translated(CONTEXT, THROWN), dice, take_away(), room=DICE, look="dice")
        return [thrown, *sheets]

    def palette(self, state: State, tray: str) -> Sequence[Piece]:
        if tray == ROLLED:
            return tuple([_die(face)._replace(spent=len(state.dice) >= DICE) for face in FACES])
        return tuple([_number(number, circled) for number in SUMS for circled in (False, True)])

    def put(self, state: State, tray: str, piece: str, at: int = -1) -> State:
        if tray == ROLLED:
            return _thrown(state, (*state.dice, int(piece.removeprefix(DIE))))
        number = int(piece.removesuffix(_CIRCLE))
        return _written(state, int(tray.removeprefix(_SHEET)), at, number, piece.endswith(_CIRCLE))

    def take(self, state: State, tray: str, at: int) -> State:
        if tray == ROLLED:
            return _thrown(state, without(state.dice, at))
        return _written(state, int(tray.removeprefix(_SHEET)), at, EMPTY, False)

    def settings(self, state: State, names: Sequence[str]) -> Sequence[Setting]:
        alone, found = len(names) == 1, []
        if not alone:
            who = translated(CONTEXT, WHO_ROLLS)
            found.append(Setting(TURN, who, "choice", state.roller, tuple(names)))
        if state.phase != "enter":
            return found
        for seat, (sheet, waits) in enumerate(zip(state.sheets, state.waiting, strict=True)):
            facts = {"player": names[seat]}
            title = sentence(CONTEXT, ENTERED_ALONE if alone else ENTERED, facts)
            found.append(Setting(f"{_ENTERED}{seat}", title, "switch", int(not waits)))
            if not waits and (lines := _owing(sheet)):
                owed = sum(1 << place for place, line in enumerate(lines) if line in state.due[seat])
                title = sentence(CONTEXT, STILL_DUE_ALONE if alone else STILL_DUE, facts)
                told = tuple([translated(CONTEXT, POSITIONS[line]) for line in lines])
                found.append(Setting(f"{_DUE}{seat}", title, "several", owed, told))
        if any(sheet.is_full for sheet in state.sheets):
            found.append(Setting(LAST, translated(CONTEXT, LAST_ROLL), "switch", int(state.last_roll)))
        return found

    def set(self, state: State, setting: str, value: int) -> State:
        if setting == TURN:
            return replace(state, roller=value)
        if setting == LAST:
            return replace(state, last_roll=bool(value))
        if setting.startswith(_ENTERED):
            seat = int(setting.removeprefix(_ENTERED))
            return _derived(replace(state, waiting=with_value(state.waiting, seat, not value)))
        seat = int(setting.removeprefix(_DUE))
        lines = [line for place, line in enumerate(_owing(state.sheets[seat])) if value >> place & 1]
        return replace(state, due=with_value(state.due, seat, tuple(lines)))


def _owing(sheet: Sheet) -> list[str]:
    return [line for line in LINES if sheet.is_filled(line) and sheet.due(line)]


def _thrown(state: State, dice: Sequence[int]) -> State:
    """Return a position with other dice; once both are there, every seat has to enter again."""
    lie = len(dice) == DICE
    full = any(sheet.is_full for sheet in state.sheets)
    waiting = (lie,) * len(state.sheets)
    due: tuple[tuple[str, ...], ...] = ((),) * len(state.sheets)
    return _derived(replace(state, dice=tuple(sorted(dice)), waiting=waiting, due=due, last_roll=full))


def _written(state: State, seat: Seat, at: int, number: int, circled: bool) -> State:
    sheet = state.sheets[seat]
    sheet = Sheet(with_value(sheet.numbers, at, number), with_value(sheet.circles, at, circled))
    return _derived(replace(state, sheets=with_value(state.sheets, seat, sheet)))


def _derived(state: State) -> State:
    """Return the position made consistent, so that no seat owes something impossible."""
    full = any(sheet.is_full for sheet in state.sheets)
    enters = len(state.dice) == DICE
    waiting = tuple(
        [
            waits and (not sheet.is_full or next(circlable(sheet, state.sum), None) is not None)
            for sheet, waits in zip(state.sheets, state.waiting, strict=True)
        ]
    )
    due = tuple(
        [
            () if waits else tuple([line for line in lines if line in _owing(sheet)])
            for sheet, waits, lines in zip(state.sheets, waiting, state.due, strict=True)
        ]
    )
    last = full and (state.last_roll or not enters)
    return replace(state, phase="enter" if enters else "roll", last_roll=last, waiting=waiting, due=due)


def _die(face: int) -> Piece:
    shown = die(face)
    return shown._replace(key=f"{DIE}{face}")


def _number(number: int, circled: bool) -> Piece:
    if circled:
        name = sentence(CONTEXT, CIRCLED, {"number": number})
        return Piece(f"{number}{_CIRCLE}", name, f"{_CIRCLE}{number}")
    return Piece(f"{number}", f"{number}", f"{number}")


def _cells(sheet: Sheet) -> tuple[Piece, ...]:
    found = []
    for at, (number, circled) in enumerate(zip(sheet.numbers, sheet.circles, strict=True)):
        # A position read from an ID may have a circle without a number.
        piece = _number(number, circled) if number else Piece("", translated(CONTEXT, NOTHING))
        facts = {"cell": cell_name(*cell(at)), "stands": piece.name}
        found.append(piece._replace(name=sentence(CONTEXT, STANDS, facts)))
    return tuple(found)


EDITOR: Final = KnasterEditor()
