"""The table at which a puzzle is solved: the odds would be the answer, so it tells none."""

from __future__ import annotations

from PySide6.QtCore import Slot

from stolik.engine.messages import translated
from stolik.pages.puzzles.sentences import CONTEXT, NO_ODDS
from stolik.services.practice.table import PracticeAdvice, PracticeTable
from stolik.table.advice import TableAdvice


class PuzzleAdvice(PracticeAdvice):
    """Refuses the odds: they would tell the answer of the puzzle."""

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        if shown:
            self.refuse_odds(translated(CONTEXT, NO_ODDS))


class PuzzleTable(PracticeTable):
    """A table at which one decision is played without help."""

    def _make_advice(self) -> TableAdvice:
        return PuzzleAdvice(self._run, self._view_model, self)
