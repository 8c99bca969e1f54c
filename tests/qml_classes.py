"""The class of an object, determined without side effects.

PySide keeps the wrapper of an object's `QMetaObject` as long as that of the object. QML frees a `QMetaObject`
with the object or with its type, PySide with the object if it learned of methods by a connection. Something
else at the same address would then be taken for a `QMetaObject`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QMetaObject, QObject


@contextmanager
def shape_of(thing: QObject, shape: QMetaObject | None = None) -> Iterator[QMetaObject]:
    """Yield the given `QMetaObject` or the object's own one, and forget its wrapper afterwards."""
    shape = shape or thing.metaObject()
    try:
        yield shape
    finally:
        # Python classes keep theirs for ever.
        if not any(shape is vars(each).get("staticMetaObject") for each in type(thing).__mro__):
            shiboken6.invalidate(shape)


def class_name(thing: QObject) -> str:
    """Return the name of the class, which begins with the name of the QML file."""
    with shape_of(thing) as shape:
        return str(shape.className())


def has_property(thing: QObject, name: str) -> bool:
    with shape_of(thing) as shape:
        return shape.indexOfProperty(name) >= 0


def kinds(thing: QObject) -> set[str]:
    """Return the names of an item's type and its base types."""
    names = set()
    shape: QMetaObject | None = thing.metaObject()
    while shape is not None:
        with shape_of(thing, shape) as now:
            names.add(str(now.className()).partition("_QML")[0])
            shape = now.superClass()
    return names
