"""Everything that QML can see of an object and its children, for comparing and searching."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QTimer

from tests.qml_classes import shape_of


def exposed(root: QObject) -> dict[str, str]:
    """Return every property of an object and its children, and every role of their rows, by path."""
    return dict(_exposed(root, type(root).__name__, set()))


def _exposed(thing: QObject, path: str, seen: set[QObject]) -> Iterator[tuple[str, str]]:
    # A timer only shows the time that has passed.
    if thing in seen or isinstance(thing, QTimer):
        return
    seen.add(thing)
    with shape_of(thing) as shape:
        names = [cast("str", shape.property(number).name()) for number in range(shape.propertyCount())]
    for name in names:
        # The binding can't pass on a property declared with a class of its own; but that is an attribute.
        value = getattr(thing, name, None)
        value = thing.property(name) if value is None or callable(value) else value
        yield from _told(value, f"{path}.{name}", seen)
    if isinstance(thing, QAbstractItemModel):
        roles = {role: bytes(cast("bytes", name)).decode() for role, name in thing.roleNames().items()}
        # Rows keep the order in which they were first shown, which depends on timing; the place of an item is
        # in the row itself.
        rows = sorted(
            tuple(
                line
                for role, name in roles.items()
                for line in _told(thing.index(row, 0, QModelIndex()).data(role), name, seen)
            )
            for row in range(thing.rowCount(QModelIndex()))
        )
        yield from ((f"{path}[{row}].{name}", value) for row, told in enumerate(rows) for name, value in told)
    for number, child in enumerate(thing.children()):
        yield from _exposed(child, f"{path}/{number}:{type(child).__name__}", seen)


def _told(value: object, path: str, seen: set[QObject]) -> Iterator[tuple[str, str]]:
    if isinstance(value, QObject):
        yield from _exposed(value, path, seen)
    else:
        yield path, repr(value)
