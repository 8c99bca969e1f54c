"""The sentences of all lessons."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "lessons"

NOT_THIS: Final = QT_TRANSLATE_NOOP("lessons", "In a game you may do that. But try this first:")
WATCH: Final = QT_TRANSLATE_NOOP("lessons", "Watch what happens.")
NO_ODDS: Final = QT_TRANSLATE_NOOP("lessons", "A real game can tell you that. Now try this:")
ENDED: Final = QT_TRANSLATE_NOOP("lessons", "You know how to play now.")
