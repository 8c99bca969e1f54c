"""The rules of Knaster.

Cells and lines are named as in ``sheet``. Paragraph numbers in the docstrings refer to ``rulings.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, Final, assert_never

from stolik.engine.dice import DiceGame, count_fault, face_fault
from stolik.engine.game import TABLE, Rejection, Seat, Standing, Step, ranked
from stolik.engine.turns import mover_fault, turn_fault
from stolik.games.knaster.rules.events import (
    DiceRolled,
    Event,
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
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.sheet import (
    BONUSES,
    LINES,
    LINES_OF,
    SIZE,
    Sheet,
    cell,
    circlable,
    index_of,
)
from stolik.games.knaster.rules.state import DICE, State, StepT


def _on_sheet(row: int, column: int) -> bool:
    return 0 <= row < SIZE and 0 <= column < SIZE


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


class Knaster(DiceGame[State, Event]):
    """The rules of Knaster for 1 to 12 seats."""

    options_type = Options
    move_types = (Roll, Write, Circle, Ring, Pass, Rolled)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        """Return the opening position: all sheets are empty, and the starter is to roll (§2).

        If ``starter`` is ``None``, seat 0 starts.
        """
        return State(
            options, starter or 0, "roll", False, (), (Sheet(),) * seats, (False,) * seats, ((),) * seats
        )

    def roller(self, state: State) -> Seat:
        """Return the seat whose roll is due or being entered."""
        return state.roller

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the roller, the table while dice are in the air, or everyone who owes something."""
        match state.phase:
            case "roll":
                return (state.roller,)
            case "rolling":
                return (TABLE,)
            case _:
                return tuple([seat for seat in range(len(state.sheets)) if state.owes(seat)])

    def dice_to_roll(self, state: State) -> int:
        return DICE

    def check(self, state: State, seat: Seat, move: Move) -> Rejection | None:
        fault = mover_fault(state.phase == "over", seat, isinstance(move, Rolled))
        if fault is not None:
            return fault
        if isinstance(move, Rolled):
            fault = turn_fault(self.to_act(state), TABLE, state.roller)
            return fault or count_fault(len(move.dice), DICE) or face_fault(move.dice)
        if state.phase != "enter":
            fault = turn_fault(self.to_act(state), seat, state.roller)
            return fault or (None if isinstance(move, Roll) else Rejection("roll_first"))
        if isinstance(move, Roll):
            return Rejection("already_rolled")
        if isinstance(move, Ring):
            return self._check_ring(state, seat, move)
        return self._check_entry(state, seat, move)

    def _check_entry(self, state: State, seat: Seat, move: Write | Circle | Pass) -> Rejection | None:
        if state.due[seat]:
            line = state.due[seat][0]
            return Rejection("circles_first", {"line": line, "circles": state.sheets[seat].due(line)})
        if not state.waiting[seat]:
            return Rejection("already_entered")
        if isinstance(move, Pass):
            return None if state.last_roll else Rejection("no_passing", {"sum": state.sum})
        facts = {"row": move.row, "column": move.column}
        if not _on_sheet(move.row, move.column):
            return Rejection("no_such_cell", facts)
        index = index_of(move.row, move.column)
        number = state.sheets[seat].numbers[index]
        if isinstance(move, Write):
            return Rejection("cell_taken", {**facts, "number": number}) if number else None
        if not number:
            return Rejection("cell_empty", facts)
        if number != state.sum:
            return Rejection("foreign_number", {**facts, "number": number, "sum": state.sum})
        if state.sheets[seat].circles[index]:
            return Rejection("already_circled", {**facts, "number": number})
        return None

    def _check_ring(self, state: State, seat: Seat, move: Ring) -> Rejection | None:
        if move.line not in LINES:
            return Rejection("no_such_line", {"name": move.line})
        if not state.due[seat]:
            return Rejection("nothing_due", {"line": move.line})
        if move.line not in state.due[seat]:
            return Rejection("line_not_due", {"line": move.line})
        sheet = state.sheets[seat]
        due = sheet.due(move.line)
        if len(move.cells) != due:
            return Rejection(
                "wrong_number_of_circles", {"line": move.line, "circles": due, "given": len(move.cells)}
            )
        if len(set(move.cells)) != due:
            return Rejection("cell_named_twice", {"line": move.line})
        for row, column in move.cells:
            facts = {"row": row, "column": column}
            if not _on_sheet(row, column):
                return Rejection("no_such_cell", facts)
            index = index_of(row, column)
            if index not in LINES[move.line]:
                return Rejection("cell_not_in_line", {**facts, "line": move.line})
            if sheet.circles[index]:
                return Rejection("already_circled", {**facts, "number": sheet.numbers[index]})
        return None

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[StepT, ...]:
        match move:
            case Roll():
                return (Step(RollBegan(seat), replace(state, phase="rolling", dice=())),)
            case Rolled():
                return self._rolled(state, move)
            case Write():
                return self._write(state, seat, move)
            case Circle():
                return self._circle(state, seat, move)
            case Ring():
                return self._ring(state, seat, move)
            case Pass():
                after = replace(state, waiting=_with(state.waiting, seat, False))
                return (Step(Passed(seat), after), *self._round_over(after))
            case _:
                assert_never(move)

    def _rolled(self, state: State, move: Rolled) -> tuple[StepT, ...]:
        dice = tuple(sorted(move.dice))
        # No sheet is full when the dice fall in an ordinary round; in the last one, some may be done (§6.4).
        waiting = tuple([_can_enter(sheet, sum(dice)) for sheet in state.sheets])
        after = replace(state, phase="enter", dice=dice, waiting=waiting)
        return (Step(DiceRolled(state.roller, dice, sum(dice)), after), *self._round_over(after))

    def _write(self, state: State, seat: Seat, move: Write) -> tuple[StepT, ...]:
        index = index_of(move.row, move.column)
        sheet = state.sheets[seat].written(index, state.sum)
        filled = [line for line in LINES_OF[index] if sheet.is_filled(line)]
        after = replace(
            state,
            sheets=_with(state.sheets, seat, sheet),
            waiting=_with(state.waiting, seat, False),
            due=_with(state.due, seat, tuple([line for line in filled if sheet.due(line)])),
        )
        events: list[Event] = [NumberWritten(seat, move.row, move.column, state.sum)]
        events += [LineFilled(seat, line, sheet.combination(line), sheet.due(line)) for line in filled]
        if sheet.is_full:
            events.append(SheetFilled(seat))
        return (*[Step(event, after) for event in events], *self._round_over(after))

    def _circle(self, state: State, seat: Seat, move: Circle) -> tuple[StepT, ...]:
        index = index_of(move.row, move.column)
        after = replace(
            state,
            sheets=_with(state.sheets, seat, state.sheets[seat].circled([index])),
            waiting=_with(state.waiting, seat, False),
        )
        events: list[Event] = [NumberCircled(seat, move.row, move.column, state.sum)]
        events += _completed(state.sheets[seat], after.sheets[seat], seat)
        return (*[Step(event, after) for event in events], *self._round_over(after))

    def _ring(self, state: State, seat: Seat, move: Ring) -> tuple[StepT, ...]:
        cells = tuple(sorted(move.cells))
        sheet = state.sheets[seat].circled([index_of(*each) for each in cells])
        others = [line for line in state.due[seat] if line != move.line]
        after = replace(
            state,
            sheets=_with(state.sheets, seat, sheet),
            due=_with(state.due, seat, tuple([line for line in others if sheet.due(line)])),
        )
        events: list[Event] = [LineRinged(seat, move.line, cells)]
        events += _completed(state.sheets[seat], sheet, seat)
        events += [LineLapsed(seat, line) for line in others if not sheet.due(line)]
        return (*[Step(event, after) for event in events], *self._round_over(after))

    def _round_over(self, state: State) -> tuple[StepT, ...]:
        """Return the step to the next round or the end if no seat owes anything, otherwise nothing (§6)."""
        if any(state.waiting) or any(state.due):
            return ()
        if state.last_roll:
            return (Step(GameEnded(), replace(state, phase="over")),)
        seat = (state.roller + 1) % len(state.sheets)
        last = any(sheet.is_full for sheet in state.sheets)
        after = replace(state, phase="roll", roller=seat, last_roll=last, dice=())
        return (Step(RoundBegan(seat, last), after),)

    def legal_moves(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return every legal move: circles first, then cells to write in, row by row, then passing."""
        if state.phase == "roll":
            return [Roll()] if seat == state.roller else []
        if state.phase != "enter" or seat == TABLE:
            return []
        sheet = state.sheets[seat]
        if state.due[seat]:
            return [ring for line in state.due[seat] for ring in rings(sheet, line)]
        if not state.waiting[seat]:
            return []
        moves: list[Move] = [Circle(*cell(index)) for index in circlable(sheet, state.sum)]
        moves += [Write(*cell(index)) for index, number in enumerate(sheet.numbers) if not number]
        return [*moves, Pass()] if state.last_roll else moves

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places by score; equal scores share a place (§7)."""
        scores = [sheet.score for sheet in state.sheets]
        details = [{"bonus": sheet.bonus, "circles": sum(sheet.circles)} for sheet in state.sheets]
        return ranked(scores, scores, details)

    def describe(self, state: State) -> dict[str, Any]:
        """Return the state in the terms of the record format; an empty cell is ``None``."""
        return {
            "roller": state.roller,
            "phase": state.phase,
            "last_roll": state.last_roll,
            "dice": list(state.dice),
            "sum": state.sum,
            "sheets": [
                {
                    "numbers": _grid([number or None for number in sheet.numbers]),
                    "circles": _grid(sheet.circles),
                }
                for sheet in state.sheets
            ],
            "waiting": [seat for seat, waits in enumerate(state.waiting) if waits],
            "due": [
                {line: state.sheets[seat].due(line) for line in lines} for seat, lines in enumerate(state.due)
            ],
        }


def _grid(cells: Iterable[Any]) -> list[list[Any]]:
    listed = list(cells)
    return [listed[SIZE * row : SIZE * row + SIZE] for row in range(SIZE)]


def rings(sheet: Sheet, line: str) -> Iterator[Ring]:
    """Yield every way to draw the circles that a filled line gives.

    ``line`` must be filled, and its circles not drawn yet. If none are due, there is one way, without cells.
    """
    for chosen in combinations(sheet.free_cells(line), sheet.due(line)):
        yield Ring(line, tuple([cell(index) for index in chosen]))


def _can_enter(sheet: Sheet, number: int) -> bool:
    return not sheet.is_full or next(circlable(sheet, number), None) is not None


def _completed(before: Sheet, after: Sheet, seat: Seat) -> list[Event]:
    """Return an event for each line that has got its fifth circle."""
    return [
        LineCompleted(seat, line, BONUSES[line]) for line in after.completed if not before.is_complete(line)
    ]


GAME: Final = Knaster()
