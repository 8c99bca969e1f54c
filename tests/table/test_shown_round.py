"""What is counted at a moment that is looked back at: turns, or rounds in which everybody plays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from tests.table.tables import HUMAN, Table


@pytest.mark.parametrize(
    "game, rounds", [("knaster", True), ("pickomino", False), ("rummikub", False), ("ryzyk_fizyk", False)]
)
def test_only_the_game_in_which_everybody_uses_each_roll_counts_rounds(
    qapp: QCoreApplication, game: str, rounds: bool
) -> None:
    assert Table((HUMAN, HUMAN), game=game).controller.moment.countsRounds is rounds
