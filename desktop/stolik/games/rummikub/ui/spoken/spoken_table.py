"""What QML tells of the table to who doesn't see it, and the actions by names alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection
from stolik.games.rummikub.ui.editor.table_editor import TableEditor
from stolik.games.rummikub.ui.spoken.structure import GROUP_FIELDS, group_rows, rack_summary, table_summary
from stolik.games.rummikub.ui.spoken.tile_actions import TileAction, carry_out, question, tile_actions
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1

ACTION_FIELDS: Final = ("number", "text")


@QmlElement
@QmlUncreatable("The view model makes it.")
class SpokenTable(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The sets as groups with summaries, and what can be done with the tiles in hand.

    ``done`` is called with the refusal of an action, or ``None``, and whether it is worth saving; it returns
    whether the action was done.
    """

    changed = Signal()

    def __init__(self, editor: TableEditor, done: Callable[[Rejection | None, bool], bool], parent: QObject):
        super().__init__(parent)
        self._editor = editor
        self._done = done
        self._numbers: Mapping[int, int] = {}
        self._found: tuple[TileAction, ...] = ()
        self._groups = RowsModel(GROUP_FIELDS, self)
        self._actions = RowsModel(ACTION_FIELDS, self)

    def show(self, numbers: Mapping[int, int], show_tiles: Callable[[], object]) -> None:
        """Set the groups, with the sets' numbers by id; ``show_tiles`` sets what lies in them."""
        self._numbers = numbers
        rows = group_rows(self._editor, numbers)
        # A set that is gone goes only when its tiles have left it, so that none of them loses the keyboard.
        here = {row["set"] for row in rows}
        self._groups.set_rows([*rows, *(row for row in self._groups.rows if row["set"] not in here)])
        show_tiles()
        self._groups.set_rows(rows)
        self.changed.emit()

    @Property(RowsModel, constant=True)
    def groups(self) -> RowsModel:
        return self._groups

    @Property(RowsModel, constant=True)
    def actions(self) -> RowsModel:
        """What can be done with the tiles in hand, as ``findActions`` found it."""
        return self._actions

    @Property(str, notify=changed)
    def tableSummary(self) -> str:
        return table_summary(self._editor)

    @Property(str, notify=changed)
    def rackSummary(self) -> str:
        return rack_summary(self._editor)

    @Property(str, notify=changed)
    def question(self) -> str:
        """What is asked of the tiles in hand."""
        return question(self._editor)

    @Slot(result=bool)
    def findActions(self) -> bool:
        """Find what can be done with the tiles in hand; return whether there are any."""
        self._found = tile_actions(self._editor, self._numbers)
        self._actions.set_rows([{"number": at, "text": one.text} for at, one in enumerate(self._found)])
        return bool(self._found)

    @Slot(int, result=str)
    def kindOf(self, number: int) -> str:
        """Return what kind of action has a number in the list."""
        return self._found[number].kind if 0 <= number < len(self._found) else ""

    @Slot(int, result=bool)
    def act(self, number: int) -> bool:
        """Do what the list has at a number; return whether it was done."""
        if not 0 <= number < len(self._found):
            return False
        action = self._found[number]
        keep = action.kind not in ("more", "drop", "whole")
        return self._done(carry_out(self._editor, action), keep)
