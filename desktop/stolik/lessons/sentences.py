"""The sentences of all lessons."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

CONTEXT: Final = "lessons"

NOT_THIS: Final = QT_TRANSLATE_NOOP("lessons", "You may do that in a game. But now: {goal}")
WATCH: Final = QT_TRANSLATE_NOOP("lessons", "Watch what happens.")
