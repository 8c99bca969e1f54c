"""Turns codes and their facts into sentences of the language that is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from desktop.engine import words as engine_words
from desktop.engine.game import Rejection
from desktop.engine.words import QT_TRANSLATE_NOOP
from desktop.storage import faults
from desktop.storage.faults import Fault

CONTEXT: Final = "shell"
BREAKS_THE_RULES: Final = QT_TRANSLATE_NOOP("shell", "A move in the file breaks the rules of the game.")


def say(context: str, source: str, facts: Mapping[str, Any] | None = None) -> str:
    """Return a marked sentence in the language that is set, with its facts filled in."""
    text = QCoreApplication.translate(context, source)
    for name, value in (facts or {}).items():
        text = text.replace(f"{{{name}}}", str(value))
    return text


def say_fault(fault: Fault) -> str:
    """Return the sentence for something that went wrong with a file."""
    return say(faults.CONTEXT, faults.FAULTS[fault.code], fault.facts)


def say_rejection(rejection: Rejection) -> str:
    """Return the sentence for a record at fault; a move that its game refuses is told in general words."""
    shared = {**engine_words.REASONS, **engine_words.FAULTS}
    source = shared.get(rejection.code, BREAKS_THE_RULES)
    context = engine_words.CONTEXT if rejection.code in shared else CONTEXT
    return say(context, source, rejection.facts)
