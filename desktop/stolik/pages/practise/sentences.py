"""What the table of answers says."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "practise"

FILE: Final = QT_TRANSLATE_NOOP("practise", "Moves tried again")
HEADS: Final = (
    QT_TRANSLATE_NOOP("practise", "Time"),
    QT_TRANSLATE_NOOP("practise", "Name"),
    QT_TRANSLATE_NOOP("practise", "Position"),
    QT_TRANSLATE_NOOP("practise", "Compartment"),
    QT_TRANSLATE_NOOP("practise", "Seconds"),
    QT_TRANSLATE_NOOP("practise", "Right"),
    QT_TRANSLATE_NOOP("practise", "First answer"),
)
YES: Final = QT_TRANSLATE_NOOP("practise", "yes")
NO: Final = QT_TRANSLATE_NOOP("practise", "no")
