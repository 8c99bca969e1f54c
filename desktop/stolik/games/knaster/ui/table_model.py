"""The view model of Knaster: what its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine import messages as engine_messages
from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import sentence
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, SoloScale
from stolik.games.knaster.ai.valuation import CellOutlook
from stolik.games.knaster.rules.events import (
    DiceRolled,
    Event,
    GameEnded,
    LineCompleted,
    Passed,
    SheetFilled,
)
from stolik.games.knaster.rules.sheet import (
    BONUSES,
    CIRCLES,
    Cell,
    Combination,
    cell,
)
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages, spoken_text
from stolik.games.knaster.ui.hint_reasons import hint_step
from stolik.games.knaster.ui.score_card import score_table_of
from stolik.games.knaster.ui.sheet.circle_choice import CircleChoice
from stolik.games.knaster.ui.sheet.new_entries import NewEntries, changed_cells
from stolik.games.knaster.ui.sheet.sheet_rows import SMALL_SHEET_FIELDS, SheetRows, small_sheet_rows
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Knaster"
QML_IMPORT_MAJOR_VERSION = 1


POINTS: Final = engine_messages.translate("knaster", "%n (point|points)", "", 0)
CIRCLES_DRAWN: Final = engine_messages.translate("knaster", "%n (circle|circles)", "", 0)

EXAMPLES: Final[Mapping[Combination, tuple[int, ...]]] = {
    "three": (7, 7, 7),
    "two_pairs": (5, 5, 8, 8),
    "four": (7, 7, 7, 7),
    "full_house": (7, 7, 7, 4, 4),
    "five": (7, 7, 7, 7, 7),
    "straight": (5, 6, 7, 8, 9),
}
"""The numbers that make each combination, by the circles that it gives."""


@QmlElement
@QmlUncreatable("The table makes it.")
class KnasterViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the sheet of the person at the screen, a sheet looked at closely, and all sheets small.

    The *owner* is the seat whose sheet is large: that to act on the screen, else the one that was last.
    Circles of a filled line are chosen one by one and drawn together when there are as many as due.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = SheetRows(self)
        self._close = SheetRows(self)
        self._sheets = RowsModel(SMALL_SHEET_FIELDS, self)
        self._state: State | None = None
        self._mine: Seat | None = None
        self._owner: Seat = 0
        self._looked_at: Seat = -1
        self._choice = CircleChoice()
        self._new = NewEntries()
        self._odds: Mapping[Cell, CellOutlook] = {}
        # The owner and what is new in the present, while one looks back.
        self._present: tuple[Seat, NewEntries] | None = None

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def cells(self) -> RowsModel:
        return self._own.cells

    @Property(RowsModel, constant=True)
    def lines(self) -> RowsModel:
        return self._own.lines

    @Property(RowsModel, constant=True)
    def closeCells(self) -> RowsModel:
        return self._close.cells

    @Property(RowsModel, constant=True)
    def closeLines(self) -> RowsModel:
        return self._close.lines

    @Property(RowsModel, constant=True)
    def sheets(self) -> RowsModel:
        return self._sheets

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._state.phase if self._state else ""

    @Property(int, notify=changed)
    def roller(self) -> int:
        return self._state.roller if self._state else -1

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        """Whether a person may act on the screen now."""
        return self._mine is not None

    @Property(int, notify=changed)
    def owner(self) -> int:
        return self._owner

    @Property(int, notify=changed)
    def lookedAt(self) -> int:
        """The seat whose sheet is looked at closely, -1 for none."""
        return self._looked_at

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def dice(self) -> list[int]:
        return list(self._state.dice) if self._state else []

    @Property(int, notify=changed)
    def total(self) -> int:
        """The sum called out, 0 before the dice fall."""
        return self._state.sum if self._state else 0

    @Property(bool, notify=changed)
    def lastRoll(self) -> bool:
        return bool(self._state and self._state.last_roll)

    @Property(int, notify=changed)
    def fullSeat(self) -> int:
        """A seat whose sheet is full, so that the last roll follows; -1 while there is none."""
        sheets = self._state.sheets if self._state else ()
        return next((seat for seat, sheet in enumerate(sheets) if sheet.is_full), -1)

    @Property(int, notify=changed)
    def score(self) -> int:
        """The owner's points."""
        return self._state.sheets[self._owner].score if self._state else 0

    @Property(bool, notify=changed)
    def owes(self) -> bool:
        """Whether the owner owes an entry or circles."""
        state = self._state
        return bool(state and state.phase == "enter" and state.owes(self._owner))

    @Property(bool, notify=changed)
    def canPass(self) -> bool:
        state = self._state
        return bool(state and state.last_roll and self._acts and not state.due[self._owner])

    @Property(bool, notify=changed)
    def canRoll(self) -> bool:
        return bool(self._state and self._state.phase == "roll" and self._mine == self._state.roller)

    @Property(str, notify=changed)
    def line(self) -> str:
        """The filled line whose circles are being chosen."""
        return self._choice.line

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def due(self) -> list[dict[str, Any]]:
        """The owner's lines that give circles: code, name, combination and the number of circles."""
        state = self._state
        if state is None or not self._acts:
            return []
        sheet = state.sheets[self._owner]
        return [
            {
                "line": line,
                "name": messages.line_by_bonus(line),
                "combination": messages.combination_name(sheet.combination(line)),
                "circles": sheet.due(line),
            }
            for line in state.due[self._owner]
        ]

    @Property(int, notify=changed)
    def left(self) -> int:
        """How many circles are still to be chosen in the line."""
        return self._choice.left(self._state, self._owner) if self._state else 0

    @Property(bool, notify=changed)
    def forced(self) -> bool:
        """Whether all that is left in the filled line gets its circle, so that there is nothing to choose."""
        return self._state is not None and self._choice.is_forced(self._state, self._owner)

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def key(self) -> list[dict[str, Any]]:
        """The combinations, each with an example and its circles, for the key beside the sheet."""
        return [
            {
                "code": code,
                "name": messages.combination_name(code),
                "numbers": list(numbers),
                "circles": CIRCLES[code],
            }
            for code, numbers in EXAMPLES.items()
        ]

    # ------------------------------------------------------------------ what QML asks

    @Slot(int)
    def sit(self, seat: int) -> None:
        """Show a seat's sheet large until a seat is to act."""
        if self._mine is None:
            self._owner = seat
            self._refresh()

    @Slot(int)
    def lookAt(self, seat: int) -> None:
        """Look at another sheet closely; -1 puts it back."""
        self._looked_at = seat
        self._refresh()

    @Slot(str)
    def pick(self, line: str) -> None:
        """Resolve this of the filled lines first."""
        if self._acts and self._state and line in self._state.due[self._owner] and line != self._choice.line:
            self._choice.begin(line)
            self._refresh()

    @Slot(int, result="QVariantMap")
    def touch(self, index: int) -> dict[str, Any]:
        """Return the move that a click on a cell makes; empty where it only chooses a circle.

        If nothing can be done there, the move is one that the rules refuse with the reason.
        """
        state = self._state
        row, column = cell(index)
        if state is None:
            return {}
        if not self._acts or not state.due[self._owner]:
            written = state.sheets[self._owner].numbers[index]
            return {"kind": "circle" if written else "write", "row": row, "column": column}
        line = self._choice.line
        move = dict(self._choice.touch(state, self._owner, index))
        if not move:
            self._refresh()
            if line:
                left = self._choice.left(state, self._owner)
                self.told.emit(spoken_text.circles_left_text(line, left))
        return move

    @Slot(result="QVariantMap")
    def drawing(self) -> dict[str, Any]:
        """Return the move that draws all circles of a filled line that leaves nothing to choose."""
        state = self._state
        return dict(self._choice.drawing(state, self._owner)) if state else {}

    @property
    def _acts(self) -> bool:
        state = self._state
        return bool(state and state.phase == "enter" and self._mine is not None and state.owes(self._mine))

    # ------------------------------------------------------------------ the table's face

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        """Set the models to a view; circles chosen stay only while nothing has changed for the person."""
        if self._present is not None:
            (self._owner, self._new), self._present = self._present, None
        self._show(view, event, mine)

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        """Set the models to an earlier moment, and return which dice or cells have changed with it.

        The sheet on which something has changed is the large one.
        """
        if self._present is None:
            self._present = self._owner, self._new
        self._looked_at = -1
        cells = changed_cells(event)
        writer = getattr(event, "seat", None)
        self._new = NewEntries()
        if cells and writer is not None:
            self._owner = writer
            self._new.mark(writer, cells)
        self._show(view, None, None)
        return ("dice",) if isinstance(event, DiceRolled) else tuple(f"cell:{cell}" for cell in cells)

    def choose_anew(self) -> None:
        """Choose no circle yet."""
        if self._state is not None:
            self._choice.follow(self._state.due[self._owner], acts=self._acts, same=False)
            self._refresh()

    def _show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        before, owner = self._state, self._owner
        self._state, self._mine = view, mine
        self._owner = min(owner if mine is None else mine, len(view.sheets) - 1)
        same = before is not None and before.dice == view.dice and owner == self._owner
        same = same and before is not None and before.sheets[owner] == view.sheets[owner]
        self._choice.follow(view.due[self._owner], acts=self._acts, same=same)
        self._new.note(event)
        # An entry may have been taken back.
        self._new.forget(seat for seat, waits in enumerate(view.waiting) if waits)
        self._refresh()

    def score_text(self, view: State, seat: Seat) -> str:
        """Return the seat's points so far."""
        return sentence(messages.CONTEXT, POINTS, {}, count=view.sheets[seat].score)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        """Return the answers to all questions of the game, of the sheet that is large."""
        return spoken_text.answers(self._state, self._owner, thing, names) if self._state else ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return what the owner of the large sheet can choose from."""
        return spoken_text.options_text(self._state, self._owner, names) if self._state else ""

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return what a seat has done with a roll in one sentence."""
        return spoken_text.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        """Return whether a line scored, a sheet was filled or the game ended."""
        return isinstance(event, LineCompleted | SheetFilled | Passed | GameEnded)

    def advice_text(self, advice: Any) -> str:
        """Return an option and its worth in plain messages."""
        return messages.advice(to_plain(advice.move), advice.value, advice.facts)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the best option's reason, and what lights up for it."""
        if self._state is None or not options:
            return ()
        return (hint_step(self._state, self._owner, options),)

    def show_odds(self, odds: Any) -> None:
        """Set what an entry in each cell is worth, or take the worths away."""
        if self._odds or odds:
            self._odds = dict(odds or {})
            self._refresh()

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        """Return the seat's bonuses line by line, then its circles."""
        sheet = view.sheets[seat]
        lines = [EndLine(messages.line_name(line), BONUSES[line], "bonus") for line in sheet.completed]
        circles = sum(sheet.circles)
        text = sentence(messages.CONTEXT, CIRCLES_DRAWN, {}, count=circles)
        return [*lines, EndLine(text, circles, "circles")]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        """Return everybody's bonuses, circles and points."""
        return score_table_of(view)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return the most circles at once or the first bonus; alone the grade of the score."""
        return messages.friendly_fact([to_plain(event) for event in events], names)

    def solo_scale(self) -> SoloScale:
        """Return the scores above which playing alone went well."""
        return messages.solo_scale()

    # ------------------------------------------------------------------ rows

    def _refresh(self) -> None:
        """Say everything that the state and the choice say."""
        state = self._state
        if state is None:
            return
        self._own.show(
            state,
            self._owner,
            acting=self._acts,
            line=self._choice.line,
            chosen=self._choice.cells,
            fresh=self._new.entered(self._owner),
            drawn=self._new.drawn(self._owner),
            odds=self._odds if self._acts else {},
        )
        if 0 <= self._looked_at < len(state.sheets):
            seat = self._looked_at
            fresh, drawn = self._new.entered(seat), self._new.drawn(seat)
            self._close.show(state, seat, acting=False, line="", chosen=(), fresh=fresh, drawn=drawn)
        self._sheets.set_rows(small_sheet_rows(state, self._new))
        self.changed.emit()
