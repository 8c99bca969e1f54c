"""The order of names in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QCollator, QLocale, Qt

T = TypeVar("T")


def in_alphabet(things: Iterable[T], name: Callable[[T], str]) -> list[T]:
    """Return things by their names, as the alphabet of the language has them, and numbers by their size.

    Capitals and small letters are alike. Names that are the same to it go by their letters.
    """
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return sorted(sorted(things, key=name), key=lambda thing: collator.sortKey(name(thing)))
