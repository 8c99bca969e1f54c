"""A list model that changes by rows and never resets, so that what is on the screen can move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1

# Qt's own names for these would make a class of each list of names in the namespace Qt: 20 ms of the start.
_DISPLAY_ROLE: Final = 0
_USER_ROLE: Final = 0x100

Row: TypeAlias = Mapping[str, Any]
Index: TypeAlias = QModelIndex | QPersistentModelIndex


@QmlElement
@QmlUncreatable("The program fills it.")
class RowsModel(QAbstractListModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Rows with named fields; the first field is the key by which a row is known again.

    ``set_rows`` works out what was removed, inserted, moved and changed, and says just that to the views.
    """

    countChanged = Signal()

    def __init__(self, fields: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = tuple(fields)
        self._roles = {_USER_ROLE + 1 + i: name for i, name in enumerate(self._fields)}
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they are now."""
        return tuple(self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, Any]:
        return {role: name.encode() for role, name in self._roles.items()}

    def data(self, index: Index, role: int = _DISPLAY_ROLE) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        name = self._roles.get(role)
        return None if name is None else self._rows[index.row()].get(name)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    @Slot(int, result="QVariantMap")
    def at(self, row: int) -> dict[str, Any]:
        """Return one row as a map; empty where there is no such row."""
        return dict(self._rows[row]) if 0 <= row < len(self._rows) else {}

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Make these the rows; keys must be unique."""
        if self._set_in_place(rows):
            return
        key = self._fields[0]
        before = len(self._rows)
        wanted = {row[key] for row in rows}
        for i in range(len(self._rows) - 1, -1, -1):
            if self._rows[i][key] not in wanted:
                self.beginRemoveRows(QModelIndex(), i, i)
                del self._rows[i]
                self.endRemoveRows()
        for i, row in enumerate(rows):
            at = next((j for j in range(i, len(self._rows)) if self._rows[j][key] == row[key]), None)
            if at is None:
                self.beginInsertRows(QModelIndex(), i, i)
                self._rows.insert(i, row)
                self.endInsertRows()
                continue
            if at != i:
                self.beginMoveRows(QModelIndex(), at, at, QModelIndex(), i)
                self._rows.insert(i, self._rows.pop(at))
                self.endMoveRows()
            self._change(i, row)
        if len(self._rows) != before:
            self.countChanged.emit()

    def append(self, rows: Sequence[Row]) -> None:
        """Put rows behind the last one; their keys must be new."""
        if rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()
            self.countChanged.emit()

    def _set_in_place(self, rows: Sequence[Row]) -> bool:
        """Change the rows where they are, if they are the same ones in the same order."""
        if len(rows) != len(self._rows):
            return False
        key = self._fields[0]
        changed = []
        for i, row in enumerate(rows):
            old = self._rows[i]
            if old[key] != row[key]:
                return False
            if old != row:
                changed.append(i)
        for i in changed:
            self._change(i, rows[i])
        return True

    def _change(self, i: int, row: Row) -> None:
        old = self._rows[i]
        self._rows[i] = row
        roles = [role for role, name in self._roles.items() if old.get(name) != row.get(name)]
        if roles:
            place = self.createIndex(i, 0)
            self.dataChanged.emit(place, place, roles)
