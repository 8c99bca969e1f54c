"""What Knaster writes on the score card."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.score_card import Column, Tally
from stolik.games.knaster.rules.sheet import BONUSES, Sheet
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui import messages as words
from stolik.models.translation import translate

BONUS: Final = QT_TRANSLATE_NOOP("knaster", "Bonus points")
CIRCLES: Final = QT_TRANSLATE_NOOP("knaster", "Circles")
POINTS: Final = QT_TRANSLATE_NOOP("knaster", "Points")


def tally_of(view: State) -> Tally:
    """Return everybody's bonuses line by line, their circles, and their points."""
    sheets = view.sheets
    return Tally(
        (
            Column(translate(words.CONTEXT, BONUS), tuple(map(_bonuses, sheets)), prose=True),
            Column(translate(words.CONTEXT, CIRCLES), tuple(str(sum(sheet.circles)) for sheet in sheets)),
            Column(
                translate(words.CONTEXT, POINTS), tuple(str(sheet.score) for sheet in sheets), strong=True
            ),
        )
    )


def _bonuses(sheet: Sheet) -> str:
    lines = (f"{words.line_name(line, translate)}: {BONUSES[line]}" for line in sheet.completed)
    return ", ".join(lines) or "–"
