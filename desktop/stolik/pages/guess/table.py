"""The table of a position at which something is guessed: nothing is played at it, and no chance is told."""

from __future__ import annotations

from typing import Any

from stolik.services.practice.table import PracticeTable


class GuessTable(PracticeTable):
    """A table that is only looked at."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._view_model.hide_chances(True)
        self.stand_still()
