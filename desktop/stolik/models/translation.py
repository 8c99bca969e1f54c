"""Sentences in the language of the moment, out of the codes of engine and games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from stolik.engine import messages as engine_messages
from stolik.engine.game_library import load_package

if TYPE_CHECKING:
    from stolik.engine.game import Rejection


def qt_translate(context: str, source: str, count: int | None = None) -> str:
    """Return a source in the language of the moment; ``count`` chooses the plural and fills ``%n``."""
    if count is None:
        return QCoreApplication.translate(context, source)
    told = QCoreApplication.translate(context, source, None, count)
    # Qt finds a sentence that has no plural forms only where no number is asked for.
    return QCoreApplication.translate(context, source) if told == source else told


def reason_text(game_id: str | None, rejection: Rejection) -> str:
    """Return the sentence of a refusal by a game, or by the engine where no game is known."""
    reason = engine_messages.reason if game_id is None else load_package(game_id).messages.reason
    return reason(rejection.code, rejection.facts)


def paragraph_of(game_id: str, rejection: Rejection) -> str:
    """Return the paragraph of the help that the refusal quotes; empty where there is none."""
    refusal = load_package(game_id).messages.refusals.get(rejection.code)
    return "" if refusal is None else refusal.paragraph
