"""What an object is, asked without a trace.

PySide keeps the wrapper of an object's `QMetaObject` for as long as that of the object. QML frees the
former with the object or with its type, PySide with the object where it learnt of methods by a connection;
what comes to lie at the same address would then be taken for a `QMetaObject`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QMetaObject, QObject


@contextmanager
def shape_of(thing: QObject, shape: QMetaObject | None = None) -> Iterator[QMetaObject]:
    """Hand out a `QMetaObject` of a thing, else its own one, and forget its wrapper afterwards."""
    shape = shape or thing.metaObject()
    try:
        yield shape
    finally:
        # A class of Python's keeps its own one for ever.
        if not any(shape is vars(each).get("staticMetaObject") for each in type(thing).__mro__):
            shiboken6.invalidate(shape)


def class_name(thing: QObject) -> str:
    """Return the name of the class: that of the QML file comes first in it."""
    with shape_of(thing) as shape:
        return str(shape.className())


def has_property(thing: QObject, name: str) -> bool:
    with shape_of(thing) as shape:
        return shape.indexOfProperty(name) >= 0


def kinds(thing: QObject) -> set[str]:
    """Return the names of an item's type and of those that it is made of."""
    names = set()
    shape: QMetaObject | None = thing.metaObject()
    while shape is not None:
        with shape_of(thing, shape) as now:
            names.add(str(now.className()).partition("_QML")[0])
            shape = now.superClass()
    return names
