"""The view model of Knaster, with everything that its ``Table.qml`` draws and says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import sentence, translate
from stolik.engine.score_card import ScoreTable
from stolik.engine.view_model import Answer, EndLine, HintStep, OptionWorth, SoloScale
from stolik.games.knaster.ai.claims import difference
from stolik.games.knaster.ai.valuation import CellOutlook, EntryPreview, preview
from stolik.games.knaster.rules.events import DiceRolled, Event, GameEnded, LineCompleted, Passed, SheetFilled
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.sheet import BONUSES, Cell, cell, index_of
from stolik.games.knaster.rules.state import DICE, State
from stolik.games.knaster.ui import messages, voice
from stolik.games.knaster.ui.printed import score_table_of
from stolik.games.knaster.ui.sheet import (
    CellRow,
    CircleChoice,
    DueRow,
    LegendRow,
    LineRow,
    NewEntries,
    SheetRows,
    SmallSheetRow,
    changed_cells,
    due_rows,
    is_open,
    legend_rows,
    small_sheet_rows,
)
from stolik.games.knaster.ui.voice import DIFFERENCES, PRAISE, hint_step
from stolik.models.dice_voice import cup_words
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Knaster"
QML_IMPORT_MAJOR_VERSION = 1

POINTS: Final = translate("knaster", "%n (point|points)", "", 0)
CIRCLES_DRAWN: Final = translate("knaster", "%n (circle|circles)", "", 0)


@QmlElement
@QmlUncreatable("The table makes it.")
class KnasterViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the large sheet of the person at the screen, an enlarged sheet, and all the small sheets.

    The *owner* is the seat whose sheet is large: the one to act on the screen, or else the last one to do so.
    Circles of a filled line are chosen one by one, and drawn together once as many are chosen as are due.
    """

    praises = PRAISE
    changed = Signal()
    pointedChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._owner: Seat = 0
        self._own = SheetRows(self)
        self._close = SheetRows(self)
        self._sheets = RowsModel(SmallSheetRow, self)
        self._due = RowsModel(DueRow, self)
        self._key = RowsModel(LegendRow, self)
        self._mine: Seat | None = None
        self._looked_at: Seat = -1
        self._pointed = -1
        self._names: Sequence[str] = ()
        self._banner = ("", "")
        self._choice = CircleChoice()
        self._new = NewEntries()
        self._odds: Mapping[Cell, CellOutlook] = {}
        # While an earlier moment is shown, the owner and the new entries of the present.
        self._present: tuple[Seat, NewEntries] | None = None

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def cells(self) -> RowsModel[CellRow]:
        return self._own.cells

    @Property(RowsModel, constant=True)
    def lines(self) -> RowsModel[LineRow]:
        return self._own.lines

    @Property(RowsModel, constant=True)
    def closeCells(self) -> RowsModel[CellRow]:
        return self._close.cells

    @Property(RowsModel, constant=True)
    def closeLines(self) -> RowsModel[LineRow]:
        return self._close.lines

    @Property(RowsModel, constant=True)
    def sheets(self) -> RowsModel[SmallSheetRow]:
        return self._sheets

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._state.phase if self._state else ""

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        return self._mine is not None

    @Property(int, notify=changed)
    def owner(self) -> int:
        return self._owner

    @Property(int, notify=changed)
    def lookedAt(self) -> int:
        """The seat whose sheet is enlarged, -1 for none."""
        return self._looked_at

    @Property(str, notify=pointedChanged)
    def status(self) -> str:
        """What the owner can do, or what a click on the pointed cell would do; empty if there is nothing."""
        if self._state is None or self._mine is None:
            return ""
        pointed = self._pointed if self._pointed >= 0 else None
        return voice.status(
            self._state, self._owner, self._choice.line, len(self._choice.cells), pointed, self._names
        )

    @Property(str, notify=changed)
    def invitation(self) -> str:
        return voice.invitation(self._state, self._owner, self._names) if self._state else ""

    @Property(str, notify=changed)
    def notice(self) -> str:
        return voice.notice(self._state, self._names) if self._state else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        entering = self._state is not None and self._acts and not self._state.due[self._owner]
        return voice.shades_text() if entering and self._odds else ""

    @Property(str, notify=changed)
    def bannerTitle(self) -> str:
        """The title of a moment that everyone should see; empty if there is none."""
        return self._banner[0]

    @Property(str, notify=changed)
    def bannerReason(self) -> str:
        return self._banner[1]

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def dieNames(self) -> list[str]:
        return voice.die_texts(self._state) if self._state else []

    @Property(str, notify=changed)
    def cupName(self) -> str:
        """The name of the cup with the dice; empty once they are rolled."""
        return cup_words(DICE) if self._state and not self._state.dice else ""

    @Property(str, notify=changed)
    def sumName(self) -> str:
        return voice.sum_is_text(self._state.sum) if self._state else ""

    @Property(str, notify=changed)
    def drawLabel(self) -> str:
        """The text of the button that draws all circles of a line if there is nothing to choose."""
        return voice.draw_all_text(self._circles_left)

    @Property("QStringList", notify=pointedChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hot(self) -> list[str]:
        found = self._previewed
        return [*(each.line for each in found.filled), *found.completed]

    @Property("QStringList", notify=pointedChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def made(self) -> list[str]:
        """The combinations, by code, of the line whose circles are being chosen or of the lines in `hot`."""
        state = self._state
        if state is not None and self._acts and state.due[self._owner]:
            return [state.sheets[self._owner].combination(self._choice.line)] if self._choice.line else []
        return [each.combination for each in self._previewed.filled]

    @property
    def _previewed(self) -> EntryPreview:
        state = self._state
        if state is None or self._pointed < 0 or not self._acts or state.due[self._owner]:
            return EntryPreview(None)
        return preview(state, self._owner, *cell(self._pointed))

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def dice(self) -> list[int]:
        return list(self._state.dice) if self._state else []

    @Property(int, notify=changed)
    def total(self) -> int:
        """The sum of the dice, 0 before they fall."""
        return self._state.sum if self._state else 0

    @Property(bool, notify=changed)
    def lastRoll(self) -> bool:
        return bool(self._state and self._state.last_roll)

    @Property(bool, notify=changed)
    def owes(self) -> bool:
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

    @Property(RowsModel, constant=True)
    def due(self) -> RowsModel[DueRow]:
        """The owner's lines that give circles; none if no line leaves a choice."""
        return self._due

    @Property(bool, notify=changed)
    def forced(self) -> bool:
        """Whether all uncircled cells of the filled line get circles, so that there is nothing to choose."""
        return self._is_forced

    @property
    def _is_forced(self) -> bool:
        return self._state is not None and self._choice.is_forced(self._state, self._owner)

    @property
    def _circles_left(self) -> int:
        return self._choice.left(self._state, self._owner) if self._state else 0

    @Property(RowsModel, constant=True)
    def key(self) -> RowsModel[LegendRow]:
        return self._key

    # ------------------------------------------------------------------ what QML asks

    @Slot(int)
    def sit(self, seat: int) -> None:
        """Show a seat's sheet large until it is a person's turn to act."""
        if self._mine is None:
            self._owner = seat
            self._refresh()

    @Slot(int)
    def lookAt(self, seat: int) -> None:
        """Enlarge another seat's sheet; -1 puts it back."""
        self._looked_at = seat
        self._refresh()

    @Slot(str)
    def pick(self, line: str) -> None:
        if self._acts and self._state and line in self._state.due[self._owner] and line != self._choice.line:
            self._choice.begin(line)
            self._refresh()

    @Slot(int)
    def point(self, index: int) -> None:
        """Point at a cell of the large sheet; -1 for none."""
        self._pointed = index
        self.pointedChanged.emit()

    @Slot()
    def roll(self) -> None:
        self.moveWanted.emit(to_plain(Roll()))

    @Slot()
    def passRoll(self) -> None:
        self.moveWanted.emit(to_plain(Pass()))

    @Slot()
    def draw(self) -> None:
        """Draw all circles of a filled line if there is nothing to choose."""
        if self._state is not None and self._mine is not None and self._is_forced:
            self.moveWanted.emit(self._choice.drawing(self._state, self._owner))

    @Slot(int)
    def touch(self, index: int) -> None:
        """Do what a click on a cell does: write, circle, or choose a circle.

        If nothing can be done there, the move is one that the rules refuse, telling why.
        """
        state = self._state
        if state is None:
            return
        if not self._acts or not state.due[self._owner]:
            written = state.sheets[self._owner].numbers[index]
            self.moveWanted.emit(to_plain((Circle if written else Write)(*cell(index))))
            return
        line = self._choice.line
        move = self._choice.touch(state, self._owner, index)
        if move:
            self.moveWanted.emit(move)
            return
        self._refresh()
        if line:
            self.told.emit(voice.circles_left_text(line, self._circles_left))

    @property
    def _acts(self) -> bool:
        state = self._state
        return bool(state and state.phase == "enter" and self._mine is not None and state.owes(self._mine))

    # ------------------------------------------------------------------ the table's face

    def follow(self, events: Sequence[Event], names: Sequence[str], viewer: Seat | None) -> None:
        self._names = names

    def show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        if self._present is not None:
            (self._owner, self._new), self._present = self._present, None
        self._show(view, event, mine)

    def show_moment(
        self, before: State | None, view: State, event: Event | None, seat: Seat | None
    ) -> Sequence[str]:
        """Set the models to an earlier moment, and return which dice or cells changed in it.

        The large sheet is the one on which something changed or, at the end, the winner's.
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
        elif isinstance(event, GameEnded):
            self._owner = max(range(len(view.sheets)), key=lambda each: view.sheets[each].score)
        self._show(view, None, None)
        return ("dice",) if isinstance(event, DiceRolled) else tuple(f"cell:{cell}" for cell in cells)

    def next_press(self, option: Any) -> HintStep | None:
        match option.move:
            case Write(row, column) | Circle(row, column):
                return HintStep("", (f"cell:{index_of(row, column)}",))
            case Ring(line, cells) if self._state is not None:
                chosen = [index_of(*each) for each in cells]
                return HintStep("", (self._choice.next_press(self._state, self._owner, line, chosen),))
        return super().next_press(option)

    def choose_anew(self) -> None:
        if self._state is not None:
            self._choice.follow(self._state, self._owner, acts=self._acts, same=False)
            self._refresh()

    def _show(self, view: State, event: Value | None, mine: Seat | None) -> None:
        before, owner = self._state, self._owner
        self._state, self._mine = view, mine
        # A position that is shown outside of a game comes without names.
        if len(self._names) != len(view.sheets):
            self._names = ("",) * len(view.sheets)
        self._banner = voice.banner(event, self._names)
        self._owner = min(owner if mine is None else mine, len(view.sheets) - 1)
        same = before is not None and before.dice == view.dice and owner == self._owner
        same = same and before is not None and before.sheets[owner] == view.sheets[owner]
        self._choice.follow(view, self._owner, acts=self._acts, same=same)
        self._new.note(event)
        # A seat that owes an entry may have taken one back.
        self._new.forget(seat for seat, waits in enumerate(view.waiting) if waits)
        self._refresh()

    def show_odds(self, odds: Any) -> None:
        if self._odds or odds:
            self._odds = dict(odds or {})
            self._refresh()

    # ------------------------------------------------------------------ rows

    def _refresh(self) -> None:
        """Set all rows by the state and the choice, and announce the changes."""
        state = self._state
        if state is None:
            return
        odds = self._odds if self._acts else {}
        self._own.show(state, self._owner, self._new, acting=self._acts, choice=self._choice, odds=odds)
        if 0 <= self._looked_at < len(state.sheets):
            self._close.show(state, self._looked_at, self._new, player=self._names[self._looked_at])
        asked = self._acts and is_open(state, self._owner)
        self._due.set_rows(due_rows(state, self._owner) if asked else ())
        self._key.set_rows(legend_rows())
        self._sheets.set_rows(small_sheet_rows(state, self._new, self._names))
        self.changed.emit()
        self.pointedChanged.emit()

    # ------------------------------------------------------------------ the position in words

    def score_text(self, view: State, seat: Seat) -> str:
        return sentence(messages.CONTEXT, POINTS, {}, count=view.sheets[seat].score)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return messages.event(to_plain(event), names)

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        return voice.answers(self._state, self._owner, thing, names) if self._state else ()

    def prompt(self, names: Sequence[str]) -> str:
        return voice.options_text(self._state, self._owner, names) if self._state else ""

    def turn_text(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return voice.turn_text([to_plain(event) for event in events], names)

    def matters(self, event: Event) -> bool:
        return isinstance(event, LineCompleted | SheetFilled | Passed | GameEnded)

    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        return messages.advice(to_plain(advice.move), advice.value, advice.facts, among)

    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        if self._state is None or not options:
            return ()
        return (hint_step(self._state, self._owner, options),)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        claim = None if self._state is None else difference(self._state, self._owner, options, played)
        return "" if claim is None else DIFFERENCES.text(claim)

    def end_lines(self, view: State, seat: Seat) -> Sequence[EndLine]:
        sheet = view.sheets[seat]
        lines = [EndLine(messages.line_name(line), BONUSES[line], "bonus") for line in sheet.completed]
        circles = sum(sheet.circles)
        text = sentence(messages.CONTEXT, CIRCLES_DRAWN, {}, count=circles)
        return [*lines, EndLine(text, circles, "circles")]

    def score_table(self, view: State, names: Sequence[str]) -> ScoreTable:
        return score_table_of(view)

    def friendly_fact(self, events: Sequence[Event], names: Sequence[str]) -> str:
        return messages.friendly_fact([to_plain(event) for event in events], names)

    def solo_scale(self) -> SoloScale:
        return messages.solo_scale()
