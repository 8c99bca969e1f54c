"""Rows for QML, in a list model that changes row by row and never resets, and deleted rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1


# Qt's own names would create classes for all enums in the namespace Qt, which takes 20 ms at the start.
_DISPLAY_ROLE: Final = 0
_FIRST_ROLE: Final = 0x101

Index: TypeAlias = QModelIndex | QPersistentModelIndex
R = TypeVar("R", bound=tuple[Any, ...])

_KEY: Final = itemgetter(0)
_SIMPLE: Final = (bool, float, int, str)


if TYPE_CHECKING:

    class Fields(dict[str, Any], Generic[R]):
        """One row as QML reads it: the values by name."""
else:
    Fields = dict  # PySide converts only this type to a map


def fields(row: R) -> Fields[R]:
    """Return the values of a row by name, converting the rows inside it too."""
    return Fields(zip(row._fields, map(plain, row), strict=True))  # type: ignore[attr-defined]  # a NamedTuple


def plain(value: Any) -> Any:
    """Return a value in a form that QML can read: rows as maps, and other tuples as lists."""
    if isinstance(value, tuple | list):
        return fields(value) if hasattr(value, "_fields") else [plain(each) for each in value]
    return value


@cache
def _kinds(row: type[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Return, for each field, ``None`` if QML can read it, the type of the rows in it, or else `tuple`."""
    kinds: list[Any] = []
    for hint in get_type_hints(row).values():
        inner = get_args(hint)[0] if get_origin(hint) is tuple else None
        kinds.append(None if hint in _SIMPLE else inner if hasattr(inner, "_fields") else tuple)
    return tuple(kinds)


@QmlElement
@QmlUncreatable("The program fills it.")
class RowsModel(QAbstractListModel, Generic[R]):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """A list model of rows of one `NamedTuple` type, whose first field is the key that identifies a row.

    `set_rows` finds out what was removed, inserted, moved and changed, and reports just that to the views. To
    QML, a field ``tuple[LineRow, ...]`` is a model of its own, and ``list[LineRow]`` a list of maps.
    """

    countChanged = Signal()

    def __init__(self, row: type[R], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields: tuple[str, ...] = row._fields  # type: ignore[attr-defined]  # a NamedTuple
        self._kinds = _kinds(row)
        self._rows: list[R] = []
        self._inner: dict[tuple[Any, int], RowsModel[Any]] = {}
        self._spare: dict[int, list[RowsModel[Any]]] = {}

    @property
    def rows(self) -> tuple[R, ...]:
        return tuple(self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, Any]:
        return {_FIRST_ROLE + i: name.encode() for i, name in enumerate(self._fields)}

    def data(self, index: Index, role: int = _DISPLAY_ROLE) -> Any:
        field = role - _FIRST_ROLE
        if not index.isValid() or index.row() >= len(self._rows) or not 0 <= field < len(self._fields):
            return None
        kind = self._kinds[field]
        if kind is None:
            return self._rows[index.row()][field]
        return plain(self._rows[index.row()][field]) if kind is tuple else self._rows_in(index.row(), field)

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    @Slot(int, result="QVariantMap")
    def at(self, row: int) -> Fields[R]:
        return fields(self._rows[row]) if 0 <= row < len(self._rows) else Fields()

    @Slot(int, str, result="QVariant")
    def field(self, row: int, name: str) -> Any:
        """Return one field of a row, or ``None`` if there is no such row; an unknown name is an error."""
        at = self._fields.index(name)
        return plain(self._rows[row][at]) if 0 <= row < len(self._rows) else None

    def set_rows(self, rows: Sequence[R]) -> None:
        """Replace all rows; keys must be unique."""
        before = len(self._rows)
        if list(map(_KEY, self._rows)) != (keys := list(map(_KEY, rows))):
            self._arrange(rows, keys)
        for i, row in enumerate(rows):
            old = self._rows[i]
            if old == row:
                continue
            self._rows[i] = row
            roles = []
            for field, (was, now) in enumerate(zip(old, row, strict=True)):
                if was != now:
                    inner = self._inner.get((row[0], field))
                    if inner is None:
                        roles.append(_FIRST_ROLE + field)
                    else:
                        inner.set_rows(now)
            if roles:
                place = self.createIndex(i, 0)
                self.dataChanged.emit(place, place, roles)
        if len(rows) != before:
            self.countChanged.emit()

    def _arrange(self, rows: Sequence[R], keys: Sequence[Any]) -> None:
        """Bring the rows into the order of ``keys``, without changing rows that stay."""
        wanted = set(keys)
        for i in range(len(self._rows) - 1, -1, -1):
            if self._rows[i][0] not in wanted:
                self.beginRemoveRows(QModelIndex(), i, i)
                gone = self._rows.pop(i)
                self.endRemoveRows()
                self._keep_spare(gone[0])
        there = list(map(_KEY, self._rows))
        known = set(there)
        for i, (row, key) in enumerate(zip(rows, keys, strict=True)):
            if key not in known:
                self.beginInsertRows(QModelIndex(), i, i)
                self._rows.insert(i, row)
                there.insert(i, key)
                self.endInsertRows()
            elif (at := there.index(key, i)) != i:
                self.beginMoveRows(QModelIndex(), at, at, QModelIndex(), i)
                self._rows.insert(i, self._rows.pop(at))
                there.insert(i, there.pop(at))
                self.endMoveRows()

    def append(self, rows: Sequence[R]) -> None:
        """Add rows after the last one; their keys must be new."""
        if rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()
            self.countChanged.emit()

    def _rows_in(self, i: int, field: int) -> RowsModel[Any]:
        """Return the model of the rows in a field; it stays the same while the outer row exists."""
        row = self._rows[i]
        inner = self._inner.get((row[0], field))
        if inner is None:
            spare = self._spare.get(field)
            inner = spare.pop() if spare else RowsModel(self._kinds[field], self)
            inner.set_rows(row[field])
            self._inner[row[0], field] = inner
        return inner

    def _keep_spare(self, key: Any) -> None:
        """Keep a removed row's models for other rows, since a view may still draw them in the next frame."""
        for field, kind in enumerate(self._kinds):
            if kind not in (None, tuple) and (inner := self._inner.pop((key, field), None)) is not None:
                self._spare.setdefault(field, []).append(inner)


OFFER_SECONDS: Final = 10.0
"""The seconds for which a deleted row can be restored."""

OFFERED: Final = "offered"
"""The state of a row that will be deleted soon and can still be restored."""

GONE: Final = "gone"
"""The state of a deleted row, whose line stays in the list so that nothing moves under the pointer."""

_TICK_MS: Final = 100


class DeletedRows(QObject):
    """The rows being deleted; ``now`` returns the seconds of a monotonic clock.

    A file is deleted only when a row's time is over, so a program that is killed before deletes nothing.
    """

    expired = Signal(str)
    """The time of a row, given by name, is over."""

    def __init__(self, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._now = now
        self._since: dict[str, float] = {}
        self._gone: set[str] = set()
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._tick)

    def state(self, name: str) -> str:
        """Return ``OFFERED`` or ``GONE``; empty for a row that isn't being deleted."""
        return GONE if name in self._gone else OFFERED if name in self._since else ""

    def offer(self, name: str) -> None:
        """Start a row's time, in which it can be restored."""
        self._since[name] = self._now()
        self._ticks.start(_TICK_MS)

    def release(self, name: str) -> None:
        """Forget a row, which was restored or whose line is removed."""
        self._since.pop(name, None)
        self._gone.discard(name)

    def note_gone(self, name: str) -> None:
        self._gone.add(name)

    def clear_gone(self) -> tuple[str, ...]:
        """Return the names of the deleted rows whose lines can now be removed, and forget them."""
        gone, self._gone = tuple(sorted(self._gone)), set()
        return gone

    def expire_all(self) -> None:
        """End the time of all rows at once."""
        for name in tuple(self._since):
            self._expire(name)

    @Slot()
    def _tick(self) -> None:
        for name, since in tuple(self._since.items()):
            if self._now() - since >= OFFER_SECONDS:
                self._expire(name)

    def _expire(self, name: str) -> None:
        self._since.pop(name, None)
        if not self._since:
            self._ticks.stop()
        self.expired.emit(name)
