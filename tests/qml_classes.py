"""What an object made by QML is, asked without a trace.

PySide keeps the wrapper of an object's `QMetaObject` for as long as that of the object. QML frees the
former with the object, or with its type; what comes to lie at the same address would then be taken for a
`QMetaObject`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QMetaObject, QObject


@contextmanager
def shape_of(shape: QMetaObject | None) -> Iterator[QMetaObject]:
    """Hand out a `QMetaObject`, and forget its wrapper afterwards where QML may free it."""
    assert shape is not None
    made_by_qml = "_QML" in str(shape.className())
    try:
        yield shape
    finally:
        if made_by_qml:
            shiboken6.invalidate(shape)


def class_name(thing: QObject) -> str:
    """Return the name of the class: that of the QML file comes first in it."""
    with shape_of(thing.metaObject()) as shape:
        return str(shape.className())


def has_property(thing: QObject, name: str) -> bool:
    with shape_of(thing.metaObject()) as shape:
        return shape.indexOfProperty(name) >= 0


def kinds(thing: QObject) -> set[str]:
    """Return the names of an item's type and of those that it is made of."""
    names = set()
    shape: QMetaObject | None = thing.metaObject()
    while shape is not None:
        with shape_of(shape) as now:
            names.add(str(now.className()).partition("_QML")[0])
            shape = now.superClass()
    return names
