"""What Knaster writes on the score card."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.score_card import Column, ScoreTable
from stolik.games.knaster.rules.sheet import BONUSES, Sheet
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages
from stolik.models.translation import translate

BONUS: Final = QT_TRANSLATE_NOOP("knaster", "Bonus points")
CIRCLES: Final = QT_TRANSLATE_NOOP("knaster", "Circles")
POINTS: Final = QT_TRANSLATE_NOOP("knaster", "Points")


def score_table_of(view: State) -> ScoreTable:
    """Return everybody's bonuses line by line, their circles, and their points."""
    sheets = view.sheets
    return ScoreTable(
        (
            Column(translate(messages.CONTEXT, BONUS), tuple(map(_bonuses, sheets)), prose=True),
            Column(translate(messages.CONTEXT, CIRCLES), tuple(str(sum(sheet.circles)) for sheet in sheets)),
            Column(
                translate(messages.CONTEXT, POINTS), tuple(str(sheet.score) for sheet in sheets), strong=True
            ),
        )
    )


def _bonuses(sheet: Sheet) -> str:
    lines = (f"{messages.line_name(line, translate)}: {BONUSES[line]}" for line in sheet.completed)
    return ", ".join(lines) or "–"
