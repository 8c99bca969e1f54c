"""What QML tells of the table to who doesn't see it, and the actions by names alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.games.rummikub.ui.names import CONTEXT, SETS, TILES, SetNumbers, set_summary
from stolik.games.rummikub.ui.spoken.tile_actions import TileAction, carry_out, question, tile_actions
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1


class GroupRow(NamedTuple):
    """A set as a group of tiles, with its number and what it is."""

    set: int
    number: int
    area: QRectF
    summary: str


class ActionRow(NamedTuple):
    """Something that can be done with the tiles in hand, by its number in the list."""

    number: int
    text: str


TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "Table, {sets}, {tiles}")
EMPTY_TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "Table, empty")
OWN_RACK: Final = QT_TRANSLATE_NOOP("rummikub", "Your rack, {tiles}")
COVERED_RACK: Final = QT_TRANSLATE_NOOP("rummikub", "The rack is covered")


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
        self._groups = RowsModel(GroupRow, self)
        self._actions = RowsModel(ActionRow, self)

    def show(self, numbers: Mapping[int, int], show_tiles: Callable[[], object]) -> None:
        """Set the groups, with the sets' numbers by id; ``show_tiles`` sets what lies in them."""
        self._numbers = numbers
        rows = group_rows(self._editor, numbers)
        # A set that is gone goes only when its tiles have left it, so that none of them loses the keyboard.
        here = {row.set for row in rows}
        self._groups.set_rows([*rows, *(row for row in self._groups.rows if row.set not in here)])
        show_tiles()
        self._groups.set_rows(rows)
        self.changed.emit()

    @Property(RowsModel, constant=True)
    def groups(self) -> RowsModel[GroupRow]:
        return self._groups

    @Property(RowsModel, constant=True)
    def actions(self) -> RowsModel[ActionRow]:
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
        self._actions.set_rows([ActionRow(at, one.text) for at, one in enumerate(self._found)])
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


def numbered(editor: TableEditor, numbers: SetNumbers) -> dict[int, int]:
    """Return the number that each set on the screen is spoken of by, by its id."""
    game = editor.view.game if editor.view is not None else 0
    found = numbers.of(game, (one.tiles for one in editor.sets))
    return {one.id: number for one, number in zip(editor.sets, found, strict=True)}


def group_rows(editor: TableEditor, numbers: Mapping[int, int]) -> list[GroupRow]:
    """Return a row for each set on the screen, in the order of ``numbers``, which go by the set's id."""
    rows = []
    for one in sorted(editor.sets, key=lambda one: numbers[one.id]):
        box, number = editor.table_layout.box(one.id), numbers[one.id]
        area = QRectF(box.x, box.y, box.width, box.height)
        rows.append(GroupRow(one.id, number, area, set_summary(number, one.tiles)))
    return rows


def table_summary(editor: TableEditor) -> str:
    """Return how many sets and tiles lie on the table."""
    if not editor.sets:
        return translated(CONTEXT, EMPTY_TABLE)
    facts = {
        "sets": sentence(CONTEXT, SETS, {}, count=len(editor.sets)),
        "tiles": _counted(sum(len(one.tiles) for one in editor.sets)),
    }
    return sentence(CONTEXT, TABLE, facts)


def rack_summary(editor: TableEditor) -> str:
    """Return how many tiles stand on the rack that is seen."""
    if editor.owner is None:
        return translated(CONTEXT, COVERED_RACK)
    return sentence(CONTEXT, OWN_RACK, {"tiles": _counted(len(editor.on_rack))})


def _counted(tiles: int) -> str:
    return sentence(CONTEXT, TILES, {}, count=tiles)
