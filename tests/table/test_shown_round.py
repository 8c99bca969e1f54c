"""What is counted at a moment that is looked back at: turns, or rounds in which everybody plays."""

from __future__ import annotations

import pytest
from stolik.engine.game_library import load_package
from stolik.hotseat.look_back import LookBack
from stolik.table.shown_moment import ShownMoment


@pytest.mark.parametrize(
    "game, rounds", [("knaster", True), ("pickomino", False), ("rummikub", False), ("ryzyk_fizyk", False)]
)
def test_only_the_game_in_which_everybody_uses_each_roll_counts_rounds(game: str, rounds: bool) -> None:
    scenes = load_package(game).scenes
    assert scenes.counts_rounds is rounds
    look_back = LookBack.__new__(LookBack)
    assert ShownMoment(look_back, scenes.counts_rounds).property("countsRounds") is rounds
